import A11yModel

// What the code of a class does with its own instance: `self`, and the members that it names without a receiver.
extension UseReader {
    /// The words by which an object calls itself.
    static let selves = Member.words("self strongSelf weakSelf wself sself this super welf")

    /// Reads some code of the element’s class or of an extension of UIKit.
    mutating func readSelf(in range: Range<Int>, _ scope: Scope) {
        for index in range where file.kind(index) == .word {
            let previous = file.name(index - 1)
            switch file.name(index) {
            case "self", "super", "strongSelf", "weakSelf": readOwn(index, previous, scope)
            case let word where ![".", "func", "let", "var", "case", "class", "import", "@"].contains(previous):
                readImplicit(word, index, scope)
            default: break
            }
        }
    }

    private mutating func readOwn(_ index: Int, _ previous: String, _ scope: Scope) {
        let next = file.behindMarks(index + 1)
        let isReceiver = file.language == .objectiveC && file.isBracket(index - 1, "[") && file.kind(index + 1) == .word
        let member = isReceiver ? index + 1 : file.name(next) == "." ? next + 1 : nil
        guard let member else {
            if isHarmlessSelf(index, previous, next) { return }
            guard let effect = effect(ofPassing: index) else { return noteOpen(.element, at: index) }
            return apply(effect, at: index, in: scope)
        }
        let name = file.name(member)
        if methods.declares(name) || file.name(index) == "super" && Member(name, of: .element) == nil { return }
        if case .harmless? = Member(name, of: .element) { return }
        if !methods.applies(name) { return }
        read(Expression(tokens: index..<index + 1, part: .element, place: index), in: scope)
    }

    /// A member that is named without `self`.
    private mutating func readImplicit(_ word: String, _ index: Int, _ scope: Scope) {
        guard file.language == .swift, !file.isLabel(index), !methods.declares(word), methods.applies(word) else {
            return
        }
        let isCall = file.isBracket(index + 1, "(") && !file.tokens[index + 1].startsLine
        if let member = Member(word, of: .element) {
            switch member {
            case .harmless, .leadsAway: return
            default: break
            }
            guard !isLocal(word, at: index) else { return }
            // As if `self.` stood in front of it.
            return readImplicitMember(index, in: scope)
        }
        guard isCall, word.first?.isLowercase == true, let effect = methods.effect(of: word), !isLocal(word, at: index)
        else { return }
        apply(effect, at: index, in: scope)
    }

    /// Whether a `self` that is not followed by a member goes to where nothing is done to its properties.
    private func isHarmlessSelf(_ index: Int, _ previous: String, _ next: Int) -> Bool {
        if ["==", "===", "!=", "!==", "weak", "unowned", "let", "return"].contains(previous) { return true }
        if ["==", "===", "!=", "!==", "=", ".", "else", "?"].contains(file.name(next)) { return true }
        let before = index - 1
        if previous == "=" {
            // `delegate = self`, `self = [super init]`, `typeof(self) strongSelf = self`.
            let target = file.name(before - 1)
            return target.hasSuffix("elegate") || target.hasSuffix("ataSource")
                || ["strongSelf", "weakSelf", "self"].contains(target)
        }
        if file.isBracket(before, "("), file.isBracket(index + 1, ")") {
            return ["if", "typeof", "__typeof__", "__typeof", "type", "weakify", "strongify"].contains(
                file.name(before - 1))
        }
        if file.isBracket(before, "["), file.language == .swift { return file.isBracket(before - 1, "{") }
        let label = previous == ":" ? file.name(before - 1) : ""
        if UseReader.labelsForSelf.contains(label) { return true }
        guard let bracket = file.enclosing(index) else { return false }
        if isHarmlessArgument(before, of: bracket) { return true }
        let function = file.name(bracket - 1)
        return UseReader.functionsForSelf.contains(function) || (label.isEmpty && file.isBracket(bracket, "["))
    }

    /// Labels under which a class passes itself as a target, delegate, owner or item of a constraint.
    private static let labelsForSelf = Member.words(
        "target delegate dataSource item toItem equalTo owner object sender addObserver "
            + "removeObserver addTarget initWithTarget addSubview constraintWithItem toView fromView inView "
            + "setDelegate setDataSource withTarget relatedBy initWithDelegate")
    private static let functionsForSelf = Member.words(
        "addTarget addObserver removeObserver addSubview removeTarget post super print type")
}

// Names of a function’s own.
extension UseReader {
    /// Whether a word names a parameter or variable of the function around it.
    func isLocal(_ word: String, at index: Int) -> Bool {
        guard let member = file.member(around: index) else { return false }
        if member.kind != .property, member.parameters.contains(word) { return true }
        for place in file.places(of: word, in: file.span(member.nameToken + 1, index)).reversed().map(Int.init) {
            guard binds(place), isVisible(place, from: index) else { continue }
            // `let x = x` speaks of another one on its right.
            if file.name(place + 1) == "=", index < file.expressionEnd(place + 2) { continue }
            return true
        }
        return false
    }

    /// Whether a word is bound here: `let x`, `for x in`, `case .a(let x)`, the parameter of a closure, `UIView *x`.
    func binds(_ index: Int) -> Bool {
        let previous = file.name(index - 1)
        if file.language == .objectiveC {
            let isDeclared = previous == "*" || (file.kind(index - 1) == .word && !["return", "in"].contains(previous))
            return isDeclared
                && (["=", ";", ",", "in"].contains(file.name(index + 1)) || file.isBracket(index + 1, ")"))
        }
        if ["let", "var", "for"].contains(previous) { return true }
        if file.name(index + 1) == "in" || file.name(index + 1) == ",", let brace = file.enclosing(index),
            file.isBracket(brace, "{"), closureParameters(brace).names.contains(file.name(index))
        {
            return index < closureParameters(brace).end
        }
        guard let list = file.enclosing(index), file.isBracket(list, "(") else { return false }
        return ["let", "var", "for"].contains(file.name(list - 1))
            || (file.enclosing(list).map { file.isBracket($0, "{") && closureParameters($0).end > index } ?? false)
    }

    /// Whether the block that binds a name holds another token. A condition binds for the block behind it.
    private func isVisible(_ binding: Int, from index: Int) -> Bool {
        var bracket = file.enclosing(binding)
        while let opening = bracket, !file.isBracket(opening, "{") { bracket = file.enclosing(opening) }
        guard let opening = bracket, let end = file.match(opening) else { return true }
        guard opening < index, index < end else { return false }
        let header = file.statementStart(binding)
        guard ["if", "while", "for"].contains(file.name(header)) || file.name(header - 1) == "else" else { return true }
        var place = binding
        while place < end, !file.isBracket(place, "{") {
            place = file.kind(place) == .opening ? max(file.match(place) ?? end, place) + 1 : place + 1
        }
        return index <= file.match(place) ?? end
    }
}
