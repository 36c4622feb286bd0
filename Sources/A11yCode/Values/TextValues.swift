import A11yModel

// Texts: what their words are, and which say something whatever data the app has.
extension ValueReader {
    /// A string: its text, or whether it says something besides its interpolations.
    func string(_ node: CodeNode) -> ValueOutcome {
        let (file, tree) = (app.files[Int(node.file)], app.tree(node.file))
        let code = file.text(node.id)
        let arguments = Array(tree.children(of: node.id))
        if arguments.isEmpty, let text = ValueReader.text(code) { return ValueOutcome(.text(text)) }
        let ends = arguments.map { tree[$0].start } + [tree[node.id].end]
        let starts = [tree[node.id].start] + arguments.map { tree[$0].end }
        let isSpoken = zip(starts, ends).contains { start, end in
            guard start < end, Int(end) <= file.bytes.count else { return false }
            let piece = String(decoding: file.bytes[Int(start)..<Int(end)], as: UTF8.self)
            // Behind an interpolation the string goes on behind its bracket.
            let words = start == tree[node.id].start ? piece[...] : piece.drop { $0 != ")" }
            // Behind each `\` stands a sign that is not read.
            return ("n" + words).split(separator: "\\", omittingEmptySubsequences: false).contains { part in
                let isSign = part.first.map { !"(#uUx01234567".contains($0) } ?? false
                return isSign && part.dropFirst().contains(where: ValueReader.isSpoken)
            }
        }
        // As a format `%1$@` is no word.
        if isSpoken, !arguments.isEmpty || !code.contains("%") { return .filled }
        let parts = arguments.filter { tree[$0].name < 0 }.compactMap { expression(of: node.at($0)) }.map { value in
            isNumber(value) ? .filled : outcome(of: value, as: .text)
        }
        return parts.contains { $0.states == .isFilled } ? .filled : .unknown
    }

    /// The text of a literal, or of several in a row; nil where an escape is not a simple one.
    private static func text(_ code: String) -> String? {
        let bytes = code.utf8.drop { $0 == UInt8(ascii: "@") }
        let isPlain = { (byte: UInt8) in byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0 }
        // Most literals are words between two quotes.
        if bytes.count > 1, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\""),
            bytes.dropFirst().dropLast().allSatisfy(isPlain)
        {
            return String(Substring(bytes.dropFirst().dropLast()))
        }
        guard !code.hasPrefix("\"\"\""), !code.contains("\\\\") else { return nil }
        let parts = code.replacing("\\\"", with: "\0").split(separator: "\"", omittingEmptySubsequences: false)
        var text = ""
        for (number, part) in parts.enumerated() {
            // Around the quotes is `@`, or a comment between two literals.
            let around = part.filter { !$0.isWhitespace && $0 != "@" }
            if number % 2 == 1 { text += part }
            guard number % 2 == 1 || around.isEmpty || around.hasPrefix("/*") && around.hasSuffix("*/") else {
                return nil
            }
        }
        text = text.replacing("\\n", with: "\n").replacing("\\t", with: "\t").replacing("\0", with: "\"")
        return parts.count % 2 == 0 || text.contains("\\") ? nil : text
    }

    /// Whether a character says something: a letter, a digit, or a sign such as `%` and `€`.
    private static func isSpoken(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character.isCurrencySymbol || "%°".contains(character)
    }

    /// Whether an expression is a number by its text, or as it counts something.
    private func isNumber(_ node: CodeNode) -> Bool {
        let (kind, name) = (app.node(node).kind, app.tree(node.file).name(of: node.id))
        return kind == .number || name == "count" || name.hasSuffix("Count")
    }

    /// What functions of Apple's make of texts; nil for any other name.
    func knownText(_ reference: Reference) -> ValueOutcome? {
        let name = reference.name
        if let first = reference.arguments?.first?.value, let made = made(of: first, by: reference) { return made }
        guard let base = reference.base, type(namedBy: base) == nil else { return nil }
        let found = outcome(of: base, as: .text)
        if name == "string" { return found }
        let word = name.lowercased()
        if ["uppercase", "lowercase", "capitalized"].contains(where: word.contains) { return found.inexact }
        guard name.hasPrefix("locali") else { return nil }
        return found.states == .isFilled ? localized(base, reference["tableName"] ?? reference["table"]) : found.inexact
    }

    private func made(of first: CodeNode, by reference: Reference) -> ValueOutcome? {
        let (name, arguments) = (reference.name, reference.arguments ?? [])
        if name.hasPrefix("NSLocalizedString") {
            let isOfTable = name.hasPrefix("NSLocalizedStringFrom") || name.hasPrefix("NSLocalizedStringWith")
            return localized(first, isOfTable ? arguments.dropFirst().first?.value : reference["tableName"])
        }
        if name == "localizedString" || name == "localizedStringForKey", let key = reference["key"] {
            return localized(key, reference["table"])
        }
        if name.hasSuffix("WithFormat") { return formatted(first, with: arguments.dropFirst().first?.value) }
        if reference.isBare, isLookUp(name) { return localized(first, nil) }
        let type = name == "init" ? typeName(reference.base) : name
        let isMade = isCapital(type) || name == "init"
        if isMade, let key = reference["localized"] ?? (type.hasPrefix("LocalizedString") ? reference[""] : nil) {
            return localized(key, reference["table"])
        }
        if isMade, let format = reference["format"] { return formatted(format) }
        guard ValueReader.textMakers.contains(type) else { return nil }
        guard ["", "string", "attributedString"].contains(arguments.first?.key) else { return .unknown }
        return type == "String" && isNumber(first) ? .filled : outcome(of: first, as: .text)
    }

    private static let textMakers = FlowWords.set(
        "String NSString NSAttributedString NSMutableAttributedString AttributedString initWithString "
            + "initWithAttributedString stringWithString")

    /// A text of a string table, if its key and table are stated.
    private func localized(_ key: CodeNode, _ table: CodeNode?) -> ValueOutcome {
        let place = table.map { outcome(of: $0, as: .text) } ?? .none
        guard let key = outcome(of: key, as: .text).text, place == .none || place.text != nil else { return .filled }
        return key.isEmpty ? .empty : ValueOutcome(states: .isFilled, exact: .localized(key: key, table: place.text))
    }

    /// Whether a macro of the app looks up the text that it is passed: `#define LS(key) NSLocalizedString(key, nil)`.
    private func isLookUp(_ name: String) -> Bool {
        app.macros[app.symbol(name)]?.allSatisfy { definition in
            app.text(of: definition).contains(
                #/define\s+\w+\(\s*(\w+)\s*\)\s*\(?\s*NSLocalizedString\s*\(\s*\(?\s*\1\s*\)?\s*,/#)
        } ?? false
    }

    /// A format that is filled. It says something if it has words besides the places that it fills, or a number.
    private func formatted(_ node: CodeNode, with first: CodeNode? = nil) -> ValueOutcome {
        let isLiteral = app.node(node).kind == .string
        let format = outcome(of: node, as: .text)
        guard let text = format.text else { return isLiteral ? .unknown : format.inexact }
        if let number = first.flatMap(app.number), text.wholeMatch(of: #/%[lz]*[diu]/#) != nil {
            return ValueOutcome(.text(String(number)))
        }
        let says = text.split(separator: "%", omittingEmptySubsequences: false).enumerated().contains { number, piece in
            // Of a place that is filled the letter of a number is left.
            let rest = number == 0 ? piece : piece.drop { "0123456789$.+-#' lhqztsScC".contains($0) }
            return rest.contains(where: ValueReader.isSpoken)
        }
        return says ? .filled : .unknown
    }

    /// What a name that the app does not declare stands for: a constant of a type, such as generated names for a string
    /// table (`L10n.Login.title`, `R.string.close()`, `Texts.items(3)`), and what a type makes of a text are texts.
    /// What the object of a type has is data: `Account.current.name`.
    func undeclaredText(_ reference: Reference) -> ValueOutcome {
        let (name, base) = (reference.name, reference.base)
        let type = base.flatMap(type(namedBy:))
        let isCapitalised = reference.isBare && isCapital(name)
        let isMaker = name == "init" || name.hasSuffix("WithString") || type.map(app.text) == "String"
        if let first = reference.arguments?.first?.value, isCapitalised || isMaker && (base == nil || type != nil) {
            let isFilled = name.contains("Localized") || outcome(of: first, as: .text).states == .isFilled
            return isFilled ? .filled : .unknown
        }
        if let base, app.text(of: base).hasPrefix("R.") { return .filled }
        let isConstant = reference.isImplicit || type != nil || isCapitalised && reference.arguments == nil
        return isConstant && !ValueReader.objects.contains(name) ? .filled : .unknown
    }

    /// Members of types that are objects, or texts without words.
    private static let objects = FlowWords.set(
        "current shared standard main default sharedInstance instance me standardUserDefaults currentDevice string new "
            + "alloc init description empty")
}
