import A11yModel

/// Reads what the code of one file does with an element that it has in hand: by an outlet, another name for it, or as
/// `self`.
struct UseReader {
    /// The code around an occurrence.
    struct Scope {
        /// The tokens in which a statement must stand without a condition, usually the body of a function.
        let body: Range<Int>
        /// Whether that code runs whenever the element is shown.
        let isReached: Bool
        /// Braces of loops and conditions that only give the element another name.
        var known: Set<Int> = []
        /// How many other names led here.
        var depth = 0
    }

    /// An expression whose value is the element or a part of it.
    struct Expression {
        /// Its first token, and the one behind its last.
        var tokens: Range<Int>
        /// What of the element it is.
        var part: Member.Part
        /// The token that reports point at.
        let place: Int
    }

    /// A value that is set in one branch of a condition.
    private struct Branching {
        let use: Int
        let branch: CodeFile.Branch
        let scope: Scope
    }

    let file: CodeFile
    /// Methods that a member call may lead to: those of the element's own class, and of the app's extensions of UIKit.
    let methods: MethodEffects
    private(set) var uses: [CodeUse] = []
    /// The parameter that a use sets its properties to, by the number of the use.
    private(set) var parameters: [Int: String] = [:]
    /// Where code puts another object in the place of the element.
    var replacements: [Int] = []
    private var branchings: [Branching] = []

    /// `left` is how many expressions are read at most.
    init(_ file: CodeFile, _ methods: MethodEffects, left: Int = UseReader.mostExpressions) {
        self.file = file
        self.methods = methods
        self.left = left
    }

    /// How many more expressions are read; negative once there were too many. Code that uses an element more often is
    /// written by a program, and names that stand for each other multiply.
    private(set) var left: Int
    static let mostExpressions = 2_000

    /// The most names that an element is followed through.
    private static let mostNames = 6

    /// How many expressions are being read, each a part of the next or bound to its name.
    private var depth = 0
    /// The most of them: a thread may have a small stack.
    private static let deepest = 24

    /// Notes what an occurrence does.
    mutating func note(_ effect: CodeUse.Effect, _ properties: PropertySet = [], at index: Int) {
        let member = file.member(around: index)
        let context = [file.type(around: index)?.name, member?.name].compactMap { $0 }.joined(separator: ".")
        uses.append(
            CodeUse(
                place: file.place(index), context: context, excerpt: file.excerpt(index), effect: effect,
                properties: properties))
    }

    /// Notes that something may change the properties of a part.
    mutating func noteOpen(_ part: Member.Part, at index: Int) {
        switch part {
        case .element, .elements: note(.opens, .ofCode, at: index)
        case .titleLabel:
            note(.opens, [.title, .font, .textColor, .lines, .adjustsFontForContentSizeCategory], at: index)
        case .imageView: note(.opens, [.image], at: index)
        case .configuration: note(.opens, UseReader.shownByConfiguration, at: index)
        case .navigationItem: note(.opens, [.title], at: index)
        case .layer: note(.opens, [.hidden, .alpha, .backgroundColor], at: index)
        case .value(let property): note(.opens, [property], at: index)
        }
    }

    private static let shownByConfiguration: PropertySet = [
        .title, .image, .systemImage, .font, .textColor, .backgroundColor,
    ]

    /// Reads what is done with an expression.
    mutating func read(_ expression: Expression, in scope: Scope) {
        left -= 1
        if left < 0 { return left == -1 ? noteOpen(.element, at: expression.place) : () }
        guard scope.depth <= UseReader.mostNames, depth < UseReader.deepest else {
            return noteOpen(expression.part, at: expression.place)
        }
        depth += 1
        defer { depth -= 1 }
        var expression = expression
        if file.language == .objectiveC { includeCast(&expression) }
        let next = file.behindMarks(expression.tokens.upperBound)
        if isMessage(to: expression) {
            readMessage(to: expression, in: scope)
        } else if file.name(next) == "." {
            readMember(next + 1, of: expression, in: scope)
        } else if file.isBracket(next, "["), !file.tokens[next].startsLine {
            readSubscript(next, of: expression, in: scope)
        } else if file.isBracket(next, "("), !file.tokens[next].startsLine, file.language == .swift {
            noteOpen(expression.part, at: expression.place)
        } else {
            readBare(expression, next, in: scope)
        }
    }

    /// Extends an expression by the cast in front of it: `(UIButton *)self.closeButton`.
    private func includeCast(_ expression: inout Expression) {
        let before = expression.tokens.lowerBound - 1
        guard file.isBracket(before, ")"), let opening = file.match(before), before - opening <= 4 else { return }
        guard file.kind(opening + 1) == .word, file.name(before - 1) == "*" || file.name(opening + 1) == "id" else {
            return
        }
        // The parenthesis of `if (x)` or of a call is no cast.
        guard file.kind(opening - 1) != .word || file.name(opening - 1) == "return" else { return }
        expression.tokens = opening..<expression.tokens.upperBound
    }
}

// Members.
extension UseReader {
    /// Reads a member that is named without a receiver, as in a class that speaks of itself.
    mutating func readImplicitMember(_ index: Int, in scope: Scope) {
        readMember(index, of: Expression(tokens: index..<index, part: .element, place: index), in: scope)
    }

    private mutating func readMember(_ index: Int, of expression: Expression, in scope: Scope) {
        let name = file.name(index)
        let behind = file.behindMarks(index + 1)
        if case .elements = expression.part {
            return readMember(ofList: index, of: expression, in: scope)
        }
        guard let member = Member(name, of: expression.part) else {
            return readUnknown(name, at: index, of: expression, in: scope)
        }
        if name == "setValue", ["forKey", "forKeyPath"].contains(where: { calls(index, with: $0) }) {
            return setByKey(behind, of: expression, in: scope)
        }
        noteOverloads(of: name, at: index, of: expression)
        switch member {
        case .harmless: note(.harmless, at: expression.place)
        case .opens(let properties): note(.opens, properties, at: expression.place)
        case .sets(let properties):
            set(properties, by: index, behind: behind, of: expression, in: scope)
        case .leadsAway:
            let isLeft =
                name == "superview" && file.name(behind) == "."
                && Member(file.name(behind + 1), of: .element)
                    .map { if case .harmless = $0 { false } else { true } } ?? true
            isLeft && file.name(behind) == "."
                ? noteOpen(.element, at: expression.place) : note(.harmless, at: expression.place)
        case .part(let part):
            if file.name(behind) == "=" {
                part == .layer ? note(.harmless, at: expression.place) : noteOpen(part, at: expression.place)
            } else {
                let whole = expression.tokens.lowerBound..<index + 1
                read(Expression(tokens: whole, part: part, place: expression.place), in: scope)
            }
        }
    }

    /// A method of an extension of the app may have a name of UIKit.
    private mutating func noteOverloads(of name: String, at index: Int, of expression: Expression) {
        guard expression.part == .element, file.isBracket(index + 1, "(") || file.isBracket(index + 1, "{"),
            methods.extensions[name] != nil, let effect = methods.effect(of: name)
        else { return }
        let properties = effect.sets.reduce(into: effect.opens) { $0.formUnion([$1.property]) }
        if !properties.isEmpty { note(.opens, properties, at: expression.place) }
    }

    /// `setValue("Close", forKey: "accessibilityLabel")`.
    private mutating func setByKey(_ opening: Int, of expression: Expression, in scope: Scope) {
        let end = file.match(opening) ?? opening
        let key = (opening..<end).first { file.name($0) == "forKey" }.flatMap { file.stringText($0 + 2) }
        guard let key, case .sets(let properties)? = Member(key, of: expression.part) else {
            return note(.opens, .ofCode, at: expression.place)
        }
        let value = file.span(opening + 1, file.expressionEnd(opening + 1))
        set(properties, to: value, at: expression.place, in: scope)
    }

    /// Whether a call at this name has an argument with this label.
    private func calls(_ name: Int, with label: String) -> Bool {
        guard file.isBracket(name + 1, "("), let end = file.match(name + 1) else { return false }
        return (name + 1..<end).contains { file.name($0) == label && file.name($0 + 1) == ":" }
    }

    /// A member that the table does not know: of the element’s own class, of an extension of the app, or unknown.
    private mutating func readUnknown(_ name: String, at index: Int, of expression: Expression, in scope: Scope) {
        if name == "rx", file.name(index + 1) == "." { return readReactive(file.name(index + 2), expression) }
        // A method that calls itself on subviews does to them what the rest of it does.
        if name == file.functionName(around: index) { return note(.harmless, at: expression.place) }
        guard expression.part == .element, let effect = effect(of: name, at: index) else {
            return noteOpen(expression.part, at: expression.place)
        }
        apply(effect, at: expression.place, calling: index, in: scope)
        // A method that returns the element is followed by more of the same.
        var end = index + 1
        if file.isBracket(end, "("), let close = file.match(end) { end = close + 1 }
        if file.name(end) == ".", file.language == .swift, methods.returnsElement(name) {
            let whole = expression.tokens.lowerBound..<end
            read(Expression(tokens: whole, part: .element, place: expression.place), in: scope)
        }
    }

    /// What a member of the app does; nil if nothing is known about it. Asking for a property of the element’s own
    /// class does nothing.
    private func effect(of name: String, at index: Int) -> MethodEffects.Effect? {
        let isProperty = methods.own[name]?.allSatisfy { $0.member.kind == .property } ?? false
        let isRead = isProperty && file.name(file.behindMarks(index + 1)) != "="
        return isRead ? MethodEffects.Effect() : methods.effect(of: name)
    }

    /// A binding of RxSwift: it sets the property of its name, or tells of events.
    private mutating func readReactive(_ name: String, _ expression: Expression) {
        if ["tap", "controlEvent", "controlProperty", "deallocated"].contains(name) {
            return note(.harmless, at: expression.place)
        }
        switch Member(name, of: expression.part) {
        case .harmless: note(.harmless, at: expression.place)
        case .sets(let properties), .opens(let properties): note(.opens, properties, at: expression.place)
        default: noteOpen(expression.part, at: expression.place)
        }
    }

    /// Notes what a method does to the element that it is called on.
    mutating func apply(_ effect: MethodEffects.Effect, at index: Int, calling function: Int? = nil, in scope: Scope) {
        let isAlways = isAlways(index, in: scope)
        if effect.sets.isEmpty, effect.opens.isEmpty { return note(.harmless, at: index) }
        for (property, value, parameter) in effect.sets {
            let argument = parameter.flatMap { parameter in
                function.flatMap { passed(for: parameter, calling: $0, property) }
            }
            let value = argument ?? value
            note(isAlways ? .sets(value) : .maySet(value), [property], at: index)
        }
        if !effect.opens.isEmpty { note(.opens, effect.opens, at: index) }
    }

    /// What a call passes for a parameter; nil if it cannot be told.
    private func passed(
        for parameter: MethodEffects.Parameter, calling function: Int, _ property: Property
    ) -> CodeValue? {
        guard file.language == .swift, file.isBracket(function + 1, "("), let end = file.match(function + 1) else {
            return nil
        }
        var start = function + 2
        for number in 0... {
            guard start < end else { return nil }
            let isLabelled = file.name(start + 1) == ":" && file.kind(start) == .word
            let label = isLabelled ? file.name(start) : "_"
            let value = isLabelled ? start + 2 : start
            let next = file.expressionEnd(value)
            if label == parameter.label, label != "_" || number == parameter.number {
                return file.value(file.span(value, next), for: property)
            }
            start = next + 1
        }
        return nil
    }

    /// A property that is read, assigned, changed in place, or set by a call.
    private mutating func set(
        _ properties: PropertySet, by index: Int, behind: Int, of expression: Expression, in scope: Scope
    ) {
        let place = expression.place
        let symbol = file.name(behind)
        if symbol == "=" {
            return set(properties, to: file.span(behind + 1, file.expressionEnd(behind + 1)), at: place, in: scope)
        }
        if symbol.count == 2, symbol.hasSuffix("="), "+-|&".contains(symbol.first ?? " ") {
            return change(properties, at: place, in: scope)
        }
        if file.isBracket(behind, "("), !file.tokens[behind].startsLine {
            guard file.name(index).hasPrefix("set"), let end = file.match(behind) else {
                return note(.harmless, at: place)
            }
            return set(properties, byCall: file.span(behind + 1, end), at: place, in: scope)
        }
        if symbol == ".", let property = properties.only {
            return readValue(property, behind + 1, at: place, in: scope)
        }
        // `&label.text` lets a function change it.
        let isPassed = file.name(expression.tokens.lowerBound - 1) == "&" && file.language == .swift
        isPassed ? note(.opens, properties, at: place) : note(.harmless, at: place)
    }

    /// A chain behind a value: only a few calls change it, and an assignment to a part of it.
    private mutating func readValue(_ property: Property, _ index: Int, at place: Int, in scope: Scope) {
        let behind = file.behindMarks(index + 1)
        if case .opens = Member(file.name(index), of: .value(property)) {
            return change([property], at: place, in: scope)
        }
        let isAssigned = ["=", "+=", "-="].contains(file.name(behind))
        isAssigned ? note(.opens, [property], at: place) : note(.harmless, at: place)
    }

    /// A value that is added to: whatever it was, it is not empty afterwards.
    private mutating func change(_ properties: PropertySet, at place: Int, in scope: Scope) {
        note(isAlways(place, in: scope) ? .sets(.something) : .maySet(.something), properties, at: place)
    }

    /// A setter’s call: the value, then perhaps the state for which it holds.
    private mutating func set(
        _ properties: PropertySet, byCall arguments: Range<Int>, at place: Int, in scope: Scope
    ) {
        let end = file.expressionEnd(arguments.lowerBound)
        let rest = file.span(min(end, arguments.upperBound), arguments.upperBound)
        set(properties, to: file.span(arguments.lowerBound, rest.lowerBound), for: rest, at: place, in: scope)
    }

    /// Sets a property that a button may have in several states: only the normal one is shown at first.
    private mutating func set(
        _ properties: PropertySet, to value: Range<Int>, for state: Range<Int>, at place: Int, in scope: Scope
    ) {
        if state.contains(where: { file.name($0).hasPrefix("forSegment") }) {
            return note(.opens, [.items, .title, .image, .enabled], at: place)
        }
        let label = state.first { ["for", "forState"].contains(file.name($0)) && file.name($0 + 1) == ":" }
        guard let label, label + 2 < state.upperBound else { return set(properties, to: value, at: place, in: scope) }
        let isNormal = state.contains { ["normal", "UIControlStateNormal"].contains(file.name($0)) }
        let text = file.text(label + 2..<state.upperBound)
        guard isNormal || UseReader.noStates.contains(text) else { return note(.opens, properties, at: place) }
        set(properties, to: value, at: place, in: scope)
    }

    /// The normal state as an empty set.
    private static let noStates: Set<String> = ["0", "[]", "UIControlState()", "UIControl.State()", ".init()"]

    /// Sets properties to the value of an expression.
    private mutating func set(_ properties: PropertySet, to range: Range<Int>, at place: Int, in scope: Scope) {
        guard let property = properties.only else { return note(.opens, properties, at: place) }
        if property == .image {
            guard let (name, isSymbol) = file.imageName(range) else {
                let changed: PropertySet = hasOwnLabel(range, in: scope) ? [.label] : []
                return note(.opens, changed.union([.image, .systemImage]), at: place)
            }
            note(.opens, [isSymbol ? .image : .systemImage], at: place)
            return note(.known(.text(name)), isSymbol ? [.systemImage] : [.image], at: place, in: scope)
        }
        if range.count == 1, let member = file.member(around: place),
            member.parameters.contains(file.name(range.lowerBound))
        {
            parameters[uses.count] = file.name(range.lowerBound)
        }
        note(file.value(range, for: property), [property], at: place, in: scope)
    }

    /// Whether code labels the picture in a variable, which the view then takes over.
    private func hasOwnLabel(_ picture: Range<Int>, in scope: Scope) -> Bool {
        guard picture.count == 1, let name = picture.first.map(file.name), !name.isEmpty else { return false }
        return file.places(of: name, in: scope.body).contains { index in
            let member = file.behindMarks(Int(index) + 1)
            return file.name(member) == "."
                && file.name(member + 1) == "accessibilityLabel"
        }
    }

    private mutating func note(_ value: CodeValue, _ properties: PropertySet, at place: Int, in scope: Scope) {
        if isAlways(place, in: scope) { return note(.sets(value), properties, at: place) }
        if scope.isReached, let branch = file.branch(around: place, within: scope.body),
            file.isUnconditional(place, inBranchOf: branch.brace)
        {
            branchings.append(Branching(use: uses.count, branch: branch, scope: scope))
        }
        note(.maySet(value), properties, at: place)
    }

    func isAlways(_ index: Int, in scope: Scope) -> Bool {
        scope.isReached && file.isUnconditional(index, within: scope.body, except: scope.known)
    }

    /// Decides about the values that are set in branches: if every branch of a condition sets the property, one of
    /// them does. Call it when everything is read.
    mutating func settleBranches() {
        var numbers: [Settled: Set<Int>] = [:]
        for branching in branchings { numbers[settled(branching), default: []].insert(branching.branch.number) }
        for branching in branchings {
            let count = numbers[settled(branching)]?.count ?? 0
            let isComplete = branching.branch.needed.map { count >= $0 } ?? false
            let use = uses[branching.use]
            guard isComplete, isAlways(branching.branch.header, in: branching.scope),
                case .maySet(let value) = use.effect
            else { continue }
            uses[branching.use] = CodeUse(
                place: use.place, context: use.context, excerpt: use.excerpt, effect: .sets(value),
                properties: use.properties)
        }
        branchings = []
    }

    /// The properties that the branches of a statement set.
    private struct Settled: Hashable {
        let header: Int
        let properties: PropertySet
    }

    private func settled(_ branching: Branching) -> Settled {
        Settled(header: branching.branch.header, properties: uses[branching.use].properties)
    }
}

extension PropertySet {
    /// The property of a set with one; nil for any other set.
    fileprivate var only: Property? {
        let all = Property.allCases.filter(contains)
        return all.count == 1 ? all[0] : nil
    }
}

// Messages of Objective-C.
extension UseReader {
    /// Whether the expression is the receiver of a message: `[self.closeButton setTitle:…]`.
    private func isMessage(to expression: Expression) -> Bool {
        guard file.language == .objectiveC else { return false }
        let (before, next) = (expression.tokens.lowerBound - 1, expression.tokens.upperBound)
        guard file.isBracket(before, "["), file.kind(next) == .word, let end = file.match(before) else { return false }
        return next < end && (file.name(next + 1) == ":" || next + 1 == end)
    }

    private mutating func readMessage(to expression: Expression, in scope: Scope) {
        let (opening, selector) = (expression.tokens.lowerBound - 1, expression.tokens.upperBound)
        guard let end = file.match(opening) else { return noteOpen(expression.part, at: expression.place) }
        let name = file.name(selector)
        let whole = Expression(tokens: opening..<end + 1, part: expression.part, place: expression.place)
        if case .elements = expression.part { return readMessage(name, toList: whole, in: scope) }
        guard let member = Member(name, of: expression.part) else {
            return readUnknown(name, at: selector, of: expression, in: scope)
        }
        switch member {
        case .harmless: note(.harmless, at: expression.place)
        case .opens(let properties): note(.opens, properties, at: expression.place)
        case .sets(let properties):
            let hasValue = file.name(selector + 1) == ":"
            guard name.hasPrefix("set"), hasValue else { return note(.harmless, at: expression.place) }
            if file.text(selector..<end).contains("forKey") { return note(.opens, .ofCode, at: expression.place) }
            set(properties, byCall: file.span(selector + 2, end), at: expression.place, in: scope)
        case .leadsAway:
            let isReceiver = file.isBracket(opening - 1, "[") || file.name(end + 1) == "."
            isReceiver && name == "superview"
                ? noteOpen(.element, at: expression.place) : note(.harmless, at: expression.place)
        case .part(let part):
            if name.hasPrefix("set") { return noteOpen(part, at: expression.place) }
            var inner = whole
            inner.part = part
            read(inner, in: scope)
        }
    }

    private mutating func readMessage(_ name: String, toList list: Expression, in scope: Scope) {
        if ["count"].contains(name) { return note(.harmless, at: list.place) }
        if ["objectAtIndex", "firstObject", "lastObject", "objectAtIndexedSubscript"].contains(name) {
            // One of several: what is done with it may be done with another.
            return read(Expression(tokens: list.tokens, part: .element, place: list.place), in: unreached(scope))
        }
        noteOpen(.elements, at: list.place)
    }

    func unreached(_ scope: Scope) -> Scope {
        Scope(body: scope.body, isReached: false, known: scope.known, depth: scope.depth + 1)
    }
}

// Lists of elements: outlet collections and array literals.
extension UseReader {
    private mutating func readMember(ofList index: Int, of list: Expression, in scope: Scope) {
        let name = file.name(index)
        let behind = file.behindMarks(index + 1)
        switch name {
        case "forEach":
            let opening = file.isBracket(behind, "(") ? behind + 1 : behind
            readClosure(opening, over: list, in: scope)
        case "enumerated", "reversed", "compactMap", "lazy":
            var end = behind
            while file.kind(end) == .opening, !file.tokens[end].startsLine { end = (file.match(end) ?? end) + 1 }
            // A closure that only casts.
            let words = (behind..<end).map(file.name).filter { !$0.isEmpty }
            guard
                name != "compactMap"
                    || (words.first == "$0"
                        && words.dropFirst().allSatisfy { ["as", "?"].contains($0) || $0.first?.isUppercase == true })
            else { return noteOpen(.elements, at: list.place) }
            read(Expression(tokens: list.tokens.lowerBound..<end, part: .elements, place: list.place), in: scope)
        case "first", "last":
            guard !file.isBracket(behind, "("), !file.isBracket(behind, "{") else {
                return noteOpen(.elements, at: list.place)
            }
            let one = Expression(
                tokens: list.tokens.lowerBound..<index + 1, part: .element, place: list.place)
            read(one, in: unreached(scope))
        default:
            Member(name, of: .elements) == nil
                ? noteOpen(.elements, at: list.place) : note(.harmless, at: list.place)
        }
    }

    /// A closure that is called with each element of a list.
    private mutating func readClosure(_ opening: Int, over list: Expression, in scope: Scope) {
        if file.kind(opening) == .word, file.isBracket(opening + 1, ")") {
            return readCall(of: opening, over: list, in: scope)
        }
        guard file.isBracket(opening, "{"), let end = file.match(opening) else {
            return noteOpen(.elements, at: list.place)
        }
        note(.harmless, at: list.place)
        let parameters = closureParameters(opening)
        let name = parameters.names.last ?? "$0"
        var scope = scope
        scope.known.insert(opening)
        readName(name, in: file.span(parameters.end, end), part: .element, scope)
        // `enumerated()` gives a pair.
        if parameters.names.isEmpty, list.part == .elements {
            for index in file.span(parameters.end, end) where file.name(index) == "$1" {
                read(Expression(tokens: index..<index + 1, part: .element, place: index), in: scope)
            }
        }
    }

    /// A function that is called with each element of a list: `buttons.forEach(round)`.
    private mutating func readCall(of function: Int, over list: Expression, in scope: Scope) {
        let isItself = file.name(function) == file.functionName(around: function)
        let argument = MethodEffects.Argument(file: file, function: function, label: "", number: 0)
        if isItself { return note(.harmless, at: list.place) }
        guard let effect = methods.effect(ofArgument: argument) else { return noteOpen(.elements, at: list.place) }
        apply(effect, at: list.place, in: scope)
    }

    /// The names of a closure’s parameters and the first token behind its `in`; no names if it has none.
    func closureParameters(_ opening: Int) -> (names: [String], end: Int) {
        var names: [String] = []
        var index = opening + 1
        while let kind = file.kind(index), index < opening + 24 {
            if file.name(index) == "in" { return (names, index + 1) }
            if file.isBracket(index, "[") {
                index = (file.match(index) ?? index) + 1
                continue
            }
            if kind == .word, ![":", "."].contains(file.name(index - 1)) { names.append(file.name(index)) }
            guard
                kind == .word || ["(", ")"].contains(file.text(index..<index + 1))
                    || [",", ":", "?", "!", ".", "@"].contains(file.name(index))
            else { break }
            index += 1
        }
        return ([], opening + 1)
    }

    private mutating func readSubscript(_ opening: Int, of expression: Expression, in scope: Scope) {
        guard case .elements = expression.part, let end = file.match(opening) else {
            return noteOpen(expression.part, at: expression.place)
        }
        let one = Expression(
            tokens: expression.tokens.lowerBound..<end + 1, part: .element, place: expression.place)
        read(one, in: unreached(scope))
    }
}
