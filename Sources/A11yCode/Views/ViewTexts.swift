// The texts that views show, and how messages quote those that nobody knows.
extension ViewReader {
    /// The text that an expression gives. `isKey` says whether a literal is looked up in the string tables.
    func text(_ expression: CodeNode, _ scope: ViewScope, isKey: Bool = true) -> ViewText {
        var shown: String { "‹\(lastWord(of: expression))›" }
        if textDepth == 0 { textSteps = 0 }
        textSteps += 1
        guard textDepth < ViewReader.deepestText, textSteps < ViewReader.longestText else {
            return ViewText(words: shown, certainty: .anything)
        }
        textDepth += 1
        defer { textDepth -= 1 }
        guard let (node, scope) = settled(expression, scope) else {
            return isAbsent(expression, scope) ? .empty : ViewText(words: shown, certainty: .anything)
        }
        let parts = children(node)
        switch kind(node) {
        case .string: return string(node, scope, isKey: isKey)
        case .constant where name(node) == "nil": return .empty
        case .ternary where parts.count == 3: return text(ofChoice: parts, scope, isKey: isKey)
        case .ifStatement, .switchStatement:
            let texts = branches(of: node, scope).map { text($0, scope, isKey: isKey) }
            let found = texts.dropFirst().reduce(texts.first ?? .empty, either)
            // The words of one case are no more than an example.
            let isExample = texts.count > 2 && found.certainty != .exact
            return isExample ? ViewText(words: shown, certainty: found.certainty) : found
        case .binary where name(node) == "??" && parts.count == 2:
            let (first, other) = (text(parts[0], scope, isKey: isKey), text(parts[1], scope, isKey: isKey))
            if first.certainty == .exact { return first.words.isEmpty ? other : first }
            return ViewText(
                words: first.words.isEmpty ? other.words : first.words,
                certainty: other.words.isEmpty || other.certainty == .anything ? .anything : .something)
        case .binary where name(node) == "+" && parts.count == 2 && !parts.contains { kind($0) == .number }:
            let (left, right) = (text(parts[0], scope, isKey: isKey), text(parts[1], scope, isKey: isKey))
            let isExact = left.certainty == .exact && right.certainty == .exact
            let isFilled = [left, right].contains {
                $0.certainty == .something || $0.certainty == .exact && !$0.words.isEmpty
            }
            return ViewText(
                words: left.words + right.words, certainty: isExact ? .exact : isFilled ? .something : .anything)
        case .prefix, .cast: return parts.first.map { text($0, scope, isKey: isKey) } ?? .empty
        case .call: return text(ofCall: node, scope, isKey: isKey) ?? ViewText(words: shown, certainty: .anything)
        case .member where isLocalizing(node) || ViewReader.changingCase.contains(name(node)):
            return parts.first.map { text($0, scope, isKey: isKey || isLocalizing(node)) } ?? .empty
        // `#localized("%lld times", count)`, a macro of the app's.
        case .macro:
            let passed = arguments(node)
            guard let format = passed.first, kind(format.value) == .string else {
                return ViewText(words: shown, certainty: .anything)
            }
            let words = text(format.value, scope)
            return passed.count == 1 ? words : filled(words.words, with: passed.dropFirst().map(\.value))
        case .number: return ViewText(words: app.files[Int(node.file)].text(node.id), certainty: .exact)
        case .member:
            let computed = property(ofCase: node, scope).map { text($0.body, $0.scope, isKey: isKey) }
            return computed ?? ViewText(words: shown, certainty: .anything)
        default: return ViewText(words: shown, certainty: .anything)
        }
    }

    /// The text of `isOpen ? one : other`: what is said at first.
    private func text(ofChoice parts: [CodeNode], _ scope: ViewScope, isKey: Bool) -> ViewText {
        let isTrue = leavingToDeclaration { truth(of: parts[0], scope) }
        if let isTrue { return text(parts[isTrue ? 1 : 2], scope, isKey: isKey) }
        let isLater = beginsFalse(parts[0], scope)
        let first = text(parts[isLater ? 2 : 1], scope, isKey: isKey)
        let found = either(first, text(parts[isLater ? 1 : 2], scope, isKey: isKey))
        return isLater && !first.words.isEmpty ? ViewText(words: first.words, certainty: found.certainty) : found
    }

    /// Whether a property gives the words for a key: `"save".localized`, or one that the app gives all strings so.
    private func isLocalizing(_ member: CodeNode) -> Bool {
        if name(member) == "localized" { return true }
        guard firstChild(member).map(kind) == .string else { return false }
        return app.properties(named: app.symbol(name(member)), of: app.symbol("String")).contains { property in
            app.getter(of: property).map { app.text(of: $0).contains("ocalized") } ?? false
        }
    }

    /// What a property of an enumeration computes for the case that was passed: `icon.name`. Nil unless one enumeration
    /// alone has the case and the property.
    func property(ofCase member: CodeNode, _ scope: ViewScope) -> (body: CodeNode, scope: ViewScope)? {
        guard let base = firstChild(member), let passed = settled(base, scope),
            let word = caseName(passed.node, passed.scope)
        else { return nil }
        let symbol = app.symbol(name(member))
        let named = memory.propertiesOfCases(symbol) { propertiesOfCases(symbol) }.filter { $0.cases.contains(word) }
        guard named.count == 1, case let property = named[0].property, let body = app.getter(of: property),
            mayEnter(property.node, from: scope)
        else { return nil }
        let inner = ViewScope(
            owner: property.owner, site: scope.site ?? range(member, scope), use: scope.use,
            path: scope.path + [property.node])
        inner.bindings["self"] = .expression(passed.node, passed.scope)
        return (body, inner)
    }

    /// The properties of a name that types with cases have.
    private func propertiesOfCases(_ symbol: Symbol) -> [(property: CodeProperty, cases: Set<String>)] {
        (app.propertiesByOwner[symbol] ?? [:]).flatMap { owner, numbers -> [(CodeProperty, Set<String>)] in
            let declarations = app.types[owner]?.declarations ?? []
            let cases = Set(declarations.flatMap(children).filter { kind($0) == .enumCase }.map(name))
            return cases.isEmpty ? [] : numbers.map { (app.properties[$0], cases) }
        }
    }

    /// The text that a call gives; nil if nobody knows.
    private func text(ofCall call: CodeNode, _ scope: ViewScope, isKey: Bool) -> ViewText? {
        let (parts, passed) = (children(call), arguments(call))
        if let closure = parts.first, kind(closure) == .closure, let block = child(closure, .block) {
            return text(block, scope, isKey: isKey)
        }
        let callee = parts.first.map(name) ?? ""
        // The words in the language of the code, behind a key that is none.
        if let words = passed.first(where: { $0.label == "defaultValue" || $0.label == "value" }),
            let key = passed.first,
            callee == "init" || ViewReader.textMakers.contains(callee)
        {
            return lookedUp([key], scope) ?? text(words.value, scope, isKey: false)
        }
        if ViewReader.textMakers.contains(callee) {
            // `String()`
            guard let first = passed.first else { return .empty }
            let isLiteral = ["verbatim", "describing"].contains(first.label)
            let isOfKey = isKey && !isLiteral || callee == "NSLocalizedString"
            // `String(format: "%.1f V", volts)`
            if first.label == "format" {
                let format = text(first.value, scope, isKey: isOfKey)
                return format.certainty == .exact
                    ? filled(format.words, with: passed.dropFirst().map(\.value)) : format
            }
            return text(first.value, scope, isKey: isOfKey || first.label == "localized")
        }
        // `"save".localize()`, a function that the app gives all strings.
        if let member = parts.first, kind(member) == .member, let key = firstChild(member), kind(key) == .string,
            (app.functionsByOwner[app.symbol(callee)]?[app.symbol("String")] ?? []).contains(where: { number in
                app[number].body.map { app.text(of: app[number].node.at($0)).contains("ocalized") } ?? false
            })
        {
            return passed.isEmpty ? text(key, scope) : filled(text(key, scope).words, with: passed.map(\.value))
        }
        // `Text("a").bold()` keeps its words.
        if let member = parts.first, kind(member) == .member, let base = firstChild(member),
            ViewReader.changingCase.contains(callee)
                || ViewReader.keepingText.contains(callee) && (kind(base) == .call || kind(base) == .string)
        {
            return text(base, scope, isKey: isKey)
        }
        if let found = lookedUp(passed, scope) { return found }
        // What a tool for texts found in the table: `tr("Main", "save_it", fallback: "Save")`; what a function of the
        // app's says if the table has nothing: `localized("save_it", value: "Save")`.
        let isOfKey = passed.first.map { kind($0.value) == .string } ?? false
        let words = passed.first {
            $0.label == "fallback" || $0.label == "value" && isOfKey && kind($0.value) == .string
        }
        return words.map { text($0.value, scope, isKey: false) }
    }

    /// `L10n.tr("Localizable", "sign_in")`: what a string table has under a text that is passed to whatever function.
    private func lookedUp(_ passed: [ViewArgument], _ scope: ViewScope) -> ViewText? {
        let literals = passed.prefix(3).filter { kind($0.value) == .string && children($0.value).isEmpty }.map {
            CodeLiteral(app.files[Int($0.value.file)].text($0.value.id)).words()
        }
        for key in literals.reversed() {
            for table in [nil] + literals.map(Optional.some) where table != key {
                if let found = lookup(key, table)?.replacing("%%", with: "%") {
                    return ViewText(
                        words: found, certainty: found.contains(memory.specifier) ? .something : .exact)
                }
            }
        }
        return nil
    }

    /// More than the parts of a text that people write; constants may name each other in circles.
    static let deepestText = 16
    private static let longestText = 200
    private static let textMakers: Set<String> = [
        "Text", "String", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "AttributedString",
        "Substring", "NSAttributedString",
    ]
    private static let keepingText: Set<String> = [
        "bold", "italic", "font", "foregroundColor", "foregroundStyle", "fontWeight", "accessibilityLabel", "localized",
        "underline", "strikethrough", "kerning", "tracking", "monospacedDigit",
    ]
    private static let changingCase: Set<String> = [
        "capitalized", "localizedCapitalized", "localizedLowercase", "localizedUppercase", "lowercased", "uppercased",
    ]

    private func either(_ one: ViewText, _ other: ViewText) -> ViewText {
        if one.words == other.words, one.certainty == .exact, other.certainty == .exact { return one }
        let mayBeEmpty = [one, other].contains { $0.certainty == .anything || $0.words.isEmpty }
        // What changes tells more than what is there in one case.
        let isFirst = one.certainty == .exact && other.certainty != .exact ? other.words.isEmpty : !one.words.isEmpty
        return ViewText(words: isFirst ? one.words : other.words, certainty: mayBeEmpty ? .anything : .something)
    }

    /// A literal: its words, looked up in the string tables, with the names of what is put in.
    private func string(_ node: CodeNode, _ scope: ViewScope, isKey: Bool) -> ViewText {
        let code = app.files[Int(node.file)].text(node.id)
        // `\(date, format: .dateTime)`
        let inner = children(node).filter { kind($0) != .argument || name($0).isEmpty }
        let literal = CodeLiteral(code)
        var words = literal.words()
        guard !inner.isEmpty else {
            if isKey, let found = lookup(words, nil) { words = found }
            return ViewText(words: words, certainty: .exact)
        }
        let values = inner.map { firstChild($0) ?? $0 }
        // The key of a text with numbers and names: `%@ of %lld`.
        let keys = isKey ? ["%@", "%lld"].map { sign in literal.words { _ in sign } } : []
        if let found = keys.lazy.compactMap({ self.lookup($0, nil) }).first { return filled(found, with: values) }
        // What stands outside the interpolations is there in any case.
        let isFilled = words.contains { $0.isLetter || $0.isNumber }
        return ViewText(
            words: literal.words { shown($0, of: values) }, certainty: isFilled ? .something : .anything)
    }

    /// A format with the names of its values.
    private func filled(_ format: String, with values: [CodeNode]) -> ViewText {
        var number = -1
        let words = format.replacing(memory.specifier) { match in
            number += 1
            return shown(match.1.flatMap { Int($0) }.map { $0 - 1 } ?? number, of: values)
        }
        let isFilled = format.replacing(memory.specifier, with: "").contains { $0.isLetter || $0.isNumber }
        return ViewText(
            words: words.replacing("%%", with: "%"),
            certainty: words == format ? .exact : isFilled ? .something : .anything)
    }

    /// What is said for a value that is put into a text; nothing for a picture.
    private func shown(_ number: Int, of values: [CodeNode]) -> String {
        guard values.indices.contains(number) else { return "‹value›" }
        let isPicture = kind(values[number]) == .call && firstChild(values[number]).map(name) == "Image"
        return isPicture ? "" : "‹" + lastWord(of: values[number]) + "›"
    }

    /// Whether the app gives all strings a property, which tells nothing of the one that has it: `node.title.safe`.
    private func isOfAllStrings(_ word: String) -> Bool {
        ["String", "Optional"].contains { !app.properties(named: app.symbol(word), of: app.symbol($0)).isEmpty }
    }

    /// The word that tells most of an expression: `name` of `user.name`.
    func lastWord(of node: CodeNode) -> String {
        var next = node
        for _ in 0..<32 {
            let word = name(next)
            switch kind(next) {
            // `sizes.0`, `style.rawValue`
            case .member
            where ViewReader.changingCase.contains(word) || ["rawValue", "wrappedValue"].contains(word)
                || word.first?.isNumber == true
                || isOfAllStrings(word):
                guard let base = firstChild(next) else { return word }
                next = base
            case .name, .member:
                let bare = word.drop { "_$".contains($0) }
                // `$0`
                return bare.first?.isNumber ?? true ? "value" : String(bare)
            case .call:
                guard let callee = firstChild(next) else { return "value" }
                if ViewReader.textMakers.contains(name(callee)), let value = arguments(next).first?.value {
                    next = value
                } else if kind(callee) == .member, let base = firstChild(callee),
                    ["formatted", "description"].contains(name(callee))
                        || ViewReader.changingCase.contains(name(callee))
                {
                    next = base
                } else {
                    return name(callee).isEmpty ? "value" : name(callee)
                }
            default:
                guard let first = firstChild(next) else { return "value" }
                next = first
            }
        }
        return "value"
    }
}
