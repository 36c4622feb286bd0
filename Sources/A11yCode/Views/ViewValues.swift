// What names mean in a view: properties by what was passed to it, and constants.
extension ViewReader {
    /// What a property of the type around a scope is bound to; nil for a name that is none. `use` is where it is named.
    func value(of word: String, in scope: ViewScope, at use: CodeNode) -> ViewScope.Binding? {
        let symbol = app.symbol(word)
        guard symbol != .none, scope.owner != .none else {
            return symbol == .none ? nil : global(symbol, scope, at: use)
        }
        let named = near(app.properties(named: symbol, of: scope.owner), \.node, scope)
        guard let property = named.first(where: { $0.node.file == scope.path.last?.file }) ?? named.first else {
            return global(symbol, scope, at: use)
        }
        if let body = app.getter(of: property) {
            return inside(property.node, owner: scope.owner, use, scope).map { .expression(body, $0) } ?? .unknown
        }
        if let passed = passed(word, in: scope) { return passed }
        let words = property.modifiers.map(app.text)
        let isFixed = property.isConstant && property.initial != nil
        if scope.use == nil, !isFixed, !words.contains(where: { $0.hasPrefix("@") }),
            let constant = constant(property, scope)
        {
            return constant
        }
        guard let initial = property.initial else {
            if scope.use == nil { return .slot }
            let isLeftOut = property.type.isOptional && !property.isConstant && !words.contains { $0.hasPrefix("@") }
            return isLeftOut ? .absent : .unknown
        }
        if !property.isConstant, !words.contains("static") {
            // A plain property has its default where the use passes nothing; one with a wrapper changes.
            guard scope.use != nil, !words.contains(where: { $0.hasPrefix("@") }) else { return .unknown }
            if scope.isUsedHere { usesArgument = true }
        }
        return .expression(property.node.at(initial), member(scope))
    }

    /// A scope for the members of the type around another.
    func member(_ scope: ViewScope) -> ViewScope {
        let inner = ViewScope(
            owner: scope.owner, site: scope.site, use: scope.use, path: scope.path)
        (inner.outer, inner.isOfPart) = (scope.outer, scope.isOfPart)
        return inner
    }

    /// Whether an expression names an optional property that the use leaves out.
    func isAbsent(_ expression: CodeNode, _ scope: ViewScope) -> Bool {
        let isOwn = kind(expression) == .member && firstChild(expression).map(name) == "self"
        guard kind(expression) == .name || isOwn,
            case .absent = scope.bindings[name(expression)] ?? value(of: name(expression), in: scope, at: expression)
        else { return false }
        // What a use leaves out is its doing.
        if scope.site != nil, scope.isUsedHere { usesArgument = true }
        return true
    }

    /// What was passed for a property where the view is used; nil if nothing was, or nobody knows the use.
    func passed(_ word: String, in scope: ViewScope) -> ViewScope.Binding? {
        guard let use = scope.use else { return nil }
        let (arguments, caller) = (use.arguments, use.caller)
        let all = (app.functionsByOwner[app.symbol("init")]?[scope.owner] ?? []).map { app[$0] }
        let inFile = all.filter { $0.node.file == scope.path.last?.file }
        let initializers = near(inFile.isEmpty ? all : inFile, \.node, scope)
        if initializers.isEmpty {
            // The initializer that Swift makes has the properties as labels, and closures behind it are the last ones.
            if let found = arguments.first(where: { $0.label == word }) { return .expression(found.value, caller) }
            let trailing = arguments.first { $0.isTrailing && $0.label.isEmpty }
            guard let trailing, closureProperties(of: scope.owner, besides: arguments).first == word else { return nil }
            return .expression(trailing.value, caller)
        }
        var (passed, around) = (arguments, caller)
        // One initializer may leave the work to another.
        for _ in 0..<ViewReader.mostInitializers {
            let labels = Set(passed.lazy.filter { !$0.isTrailing }.map(\.label))
            let fitting =
                initializers.first { fits(passed, $0) }
                ?? initializers.first { labels.isSubset(of: $0.labels.map { app.text($0) }) }
            guard let function = fitting, let block = function.body.map(function.node.at) else { return nil }
            let inner = ViewScope(
                owner: scope.owner, site: scope.site, use: use, path: scope.path + [function.node])
            bind(passed, to: function, inner, around)
            if let value = assigned(to: word, in: block) { return .expression(value, inner) }
            guard let next = children(block).first(where: isOwnInitializer) else { return nil }
            (passed, around) = (self.arguments(next), inner)
        }
        return nil
    }

    /// Initializers that call each other.
    private static let mostInitializers = 4

    /// Whether a statement is `self.init(…)`.
    func isOwnInitializer(_ statement: CodeNode) -> Bool {
        guard kind(statement) == .call, let callee = firstChild(statement), kind(callee) == .member else {
            return false
        }
        return name(callee) == "init" && firstChild(callee).map(name) == "self"
    }

    /// The names of the properties that hold functions and were not passed by label, in their order.
    private func closureProperties(of type: Symbol, besides arguments: [ViewArgument]) -> [String] {
        guard let info = app.types[type] else { return [] }
        let all = info.properties.values.joined().sorted().map { app.properties[$0] }.filter { property in
            let isBuilder = property.modifiers.contains { app.text($0).hasSuffix("Builder") }
            return (app.isFunction(property.type) || isBuilder) && property.accessors.isEmpty
                && !arguments.contains { $0.label == app.text(property.name) }
        }
        // One that has a default leaves the closure to one that needs it.
        let needed = all.filter { $0.initial == nil && !($0.type.isOptional && !$0.isConstant) }
        return (needed.isEmpty ? all : needed).map { app.text($0.name) }
    }

    /// What an initializer assigns to a property at its top level.
    private func assigned(to word: String, in block: CodeNode) -> CodeNode? {
        for item in children(block) where kind(item) == .assignment {
            let parts = children(item)
            guard parts.count == 2 else { continue }
            let target = name(parts[0])
            guard target == word || target == "_" + word else { continue }
            // `_value = State(initialValue: value)`
            if kind(parts[1]) == .call, target != word, let inner = arguments(parts[1]).first { return inner.value }
            return parts[1]
        }
        return nil
    }

    /// What a constant outside types is; nil for any other name.
    private func global(_ symbol: Symbol, _ scope: ViewScope, at use: CodeNode) -> ViewScope.Binding? {
        guard let property = app.propertiesByOwner[symbol]?[.none]?.first.map({ app.properties[$0] }) else {
            return nil
        }
        return constant(property, scope, at: use)
    }

    /// What a static property of a type is; nil if it has none.
    func value(ofStatic word: String, of type: Symbol, _ scope: ViewScope, at use: CodeNode) -> ViewScope.Binding? {
        let symbol = app.symbol(word)
        guard symbol != .none else { return nil }
        // Files may have constants of one name to themselves.
        let named = app.properties(named: symbol, of: type)
        return (named.first { $0.node.file == use.file } ?? named.first).map { constant($0, scope, at: use) }
    }

    private func constant(_ property: CodeProperty, _ scope: ViewScope, at use: CodeNode) -> ViewScope.Binding {
        let body = app.getter(of: property) ?? property.initial.map(property.node.at)
        guard let body, mayEnter(property.node, from: scope) else { return .unknown }
        let inner = ViewScope(
            owner: property.owner, site: property.node.file == home && scope.site == nil ? nil : range(use, scope),
            path: scope.path + [property.node])
        // What a view of the app's own takes from it is found there.
        inner.isOfPart = scope.isOfPart || scope.use != nil
        return .expression(body, inner)
    }

    /// The expression behind names, with its scope: what `title` was passed as, and so on.
    func settled(_ node: CodeNode, _ scope: ViewScope) -> (node: CodeNode, scope: ViewScope)? {
        var (node, scope) = (node, scope)
        for _ in 0..<16 {
            let word: String
            switch kind(node) {
            case .name: word = name(node)
            case .member:
                guard let base = firstChild(node), kind(base) == .name || kind(base) == .member else {
                    return (node, scope)
                }
                if name(base) != "self", name(base) != "Self" {
                    guard isCapital(name(base)),
                        kind(base) == .name || isOnly(name(node), of: app.name(base.id, in: base.file)),
                        case .expression(let next, let inner)? = value(
                            ofStatic: name(node), of: app.resolved(app.name(base.id, in: base.file)), scope, at: node)
                    else { return (node, scope) }
                    (node, scope) = (next, inner)
                    continue
                }
                word = name(node)
            case .block:
                let items = children(node).filter { kind($0) != .variable }
                guard items.count == 1, let only = items.first else { return (node, scope) }
                node = kind(only) == .exit ? firstChild(only) ?? only : only
                continue
            default: return (node, scope)
            }
            switch scope.bindings[word] ?? value(of: word, in: scope, at: node) {
            case .expression(let next, let inner):
                if scope.site != nil, inner.site == nil || inner.isOfDefault && inner.isUsedHere {
                    usesArgument = true
                }
                (node, scope) = (next, inner)
            case .views, .slot, .absent, .unknown: return nil
            case nil: return (node, scope)
            }
        }
        return nil
    }

    /// Whether a name is that of one property of types of a name, which may be nested in several others.
    private func isOnly(_ word: String, of type: Symbol) -> Bool {
        app.properties(named: app.symbol(word), of: app.resolved(type)).count == 1
    }

    // MARK: Texts

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
        case .ternary where parts.count == 3:
            let isTrue = leavingToDeclaration { truth(of: parts[0], scope) }
            if let isTrue { return text(parts[isTrue ? 1 : 2], scope, isKey: isKey) }
            let (first, other) = beginsFalse(parts[0], scope) ? (parts[2], parts[1]) : (parts[1], parts[2])
            return either(text(first, scope, isKey: isKey), text(other, scope, isKey: isKey))
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
        case .member where name(node) == "localized" || ViewReader.changingCase.contains(name(node)):
            return parts.first.map { text($0, scope, isKey: isKey || name(node) == "localized") } ?? .empty
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

    /// Whether a condition is a state of the view that is false when it is first shown.
    func beginsFalse(_ condition: CodeNode, _ scope: ViewScope) -> Bool {
        if kind(condition) == .variable { return isNilAtFirst(condition, scope) }
        let isDenied = kind(condition) == .prefix && name(condition) == "!"
        guard let state = isDenied ? firstChild(condition) : condition, kind(state) == .name,
            let property = app.properties(named: app.symbol(name(state)), of: scope.owner).first,
            property.modifiers.contains(where: { app.text($0) == "@State" }), let initial = property.initial
        else { return false }
        return name(property.node.at(initial)) == (isDenied ? "true" : "false")
    }

    /// Whether `if let message` asks for a state of the view that is nil when it is first shown.
    private func isNilAtFirst(_ variable: CodeNode, _ scope: ViewScope) -> Bool {
        let value = children(variable).first { kind($0).isExpression } ?? variable
        guard kind(value) == .name || value == variable,
            let property = app.properties(named: app.symbol(name(value)), of: scope.owner).first
        else { return false }
        let isNil = property.initial.map { name(property.node.at($0)) == "nil" } ?? true
        return isNil && property.type.isOptional && property.modifiers.contains { app.text($0) == "@State" }
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
            ViewReader.words(of: app.files[Int($0.value.file)].text($0.value.id))
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
    private static let deepestText = 16
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
        var words = ViewReader.words(of: code)
        guard !inner.isEmpty else {
            if isKey, let found = lookup(words, nil) { words = found }
            return ViewText(words: words, certainty: .exact)
        }
        let values = inner.map { firstChild($0) ?? $0 }
        // The key of a text with numbers and names: `%@ of %lld`.
        let keys = isKey ? ["%@", "%lld"].map { sign in ViewReader.words(of: code) { _ in sign } } : []
        if let found = keys.lazy.compactMap({ self.lookup($0, nil) }).first { return filled(found, with: values) }
        // What stands outside the interpolations is there in any case.
        let isFilled = words.contains { $0.isLetter || $0.isNumber }
        return ViewText(
            words: ViewReader.words(of: code) { shown($0, of: values) }, certainty: isFilled ? .something : .anything)
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

    /// The text of a literal between its delimiters, each interpolation replaced.
    static func words(of code: String, replacing name: (Int) -> String = { _ in "" }) -> String {
        if !code.utf8.contains(UInt8(ascii: "\\")), !code.hasPrefix("#"), !code.hasPrefix("\"\"\"") {
            return String(code.dropFirst().dropLast())
        }
        var text = Substring(code)
        let hashes = text.prefix { $0 == "#" }.count
        text = text.dropFirst(hashes).dropLast(hashes)
        let isLong = text.hasPrefix("\"\"\"")
        text = text.dropFirst(isLong ? 3 : 1).dropLast(isLong ? 3 : 1)
        var found = ""
        var number = 0
        var rest = text
        while let character = rest.popFirst() {
            guard character == "\\", hashes == 0 else {
                found.append(character)
                continue
            }
            guard let next = rest.popFirst() else { break }
            switch next {
            case "(":
                var depth = 1
                while depth > 0, let inner = rest.popFirst() {
                    if inner == "(" { depth += 1 }
                    if inner == ")" { depth -= 1 }
                }
                found += name(number)
                number += 1
            case "n", "r", "t", "\n": found.append(" ")
            case "u":
                let digits = rest.prefix { $0 != "}" }.dropFirst()
                rest = rest.dropFirst(digits.count + 2)
                if let code = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                    found.unicodeScalars.append(code)
                }
            default: found.append(next)
            }
        }
        return isLong ? found.split(whereSeparator: \.isNewline).map { $0.trimmed }.joined(separator: " ") : found
    }

    /// The word that tells most of an expression: `name` of `user.name`.
    func lastWord(of node: CodeNode) -> String {
        var next = node
        for _ in 0..<32 {
            let word = name(next)
            switch kind(next) {
            case .member where ViewReader.changingCase.contains(word): next = firstChild(next) ?? next
            case .name, .member: return word.isEmpty ? "value" : String(word.drop { $0 == "_" })
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

    // MARK: Other values

    /// A flag; nil if nobody knows.
    func flag(_ expression: CodeNode, _ scope: ViewScope) -> Bool? {
        deciding {
            guard let (node, _) = settled(expression, scope), kind(node) == .constant else { return nil }
            return name(node) == "true" ? true : name(node) == "false" ? false : nil
        }
    }

    /// The answer to a question about what a use passes. Where it has none, nothing comes from the use.
    func deciding<Answer>(_ answer: () -> Answer?) -> Answer? {
        let outer = usesArgument
        let found = answer()
        if found == nil { usesArgument = outer }
        return found
    }

    /// The answer to a question that makes no fault one of the use, whatever the use passes.
    func leavingToDeclaration<Answer>(_ answer: () -> Answer) -> Answer {
        let outer = usesArgument
        defer { usesArgument = outer }
        return answer()
    }

    /// A number; nil if nobody knows.
    func number(_ expression: CodeNode, _ scope: ViewScope) -> Double? {
        guard let (node, _) = settled(expression, scope) else { return nil }
        if kind(node) == .prefix, name(node) == "-", let inner = children(node).first {
            return number(inner, scope).map { -$0 }
        }
        guard kind(node) == .number else { return nil }
        return Double(app.files[Int(node.file)].text(node.id).filter { $0 != "_" })
    }

    /// The words of an enumeration that an expression names: `.isButton`, or several in a list. Nil if there may be
    /// others.
    func words(_ expression: CodeNode, _ scope: ViewScope) -> [String]? {
        guard let (node, scope) = settled(expression, scope) else { return nil }
        switch kind(node) {
        case .member, .name: return [name(node)]
        case .array:
            let all = children(node).map { words($0, scope) }
            return all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
        default: return nil
        }
    }
}
