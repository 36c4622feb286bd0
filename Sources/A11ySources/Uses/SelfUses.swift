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
        let bindings = file.memory.bindings(of: word) { findBindings(of: word) }
        return bindings.reach(index, from: member.nameToken + 1) {
            // `let x = x` speaks of another one on its right.
            file.name($0 + 1) == "=" && index < file.expressionEnd($0 + 2)
        }
    }

    /// Where a word is bound in the file, and how far.
    private func findBindings(of word: String) -> Bindings {
        var bindings = Bindings()
        for place in file.places(of: word).map(Int.init) where binds(place) {
            bindings.add(place, visibleTo: lastToken(seeing: place))
        }
        return bindings
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

    /// The last token that a name is known to: its block ends there. A condition binds for the block behind it.
    private func lastToken(seeing binding: Int) -> Int {
        let opening = file.flow.surroundings(of: binding, in: file).block
        guard let end = file.match(opening) else { return Int.max }
        let header = file.statementStart(binding)
        guard ["if", "while", "for"].contains(file.name(header)) || file.name(header - 1) == "else" else {
            return end - 1
        }
        return min(end - 1, file.match(file.flow.brace(from: binding)) ?? end)
    }
}

/// The places where a file binds a name, and the last token that sees each.
struct Bindings: Sendable {
    private struct Binding {
        let place: Int
        let last: Int
        /// The number of the nearest binding before it that is seen further; -1 if there is none.
        let wider: Int
    }

    private var bindings: [Binding] = []

    /// Adds a binding behind all others.
    mutating func add(_ place: Int, visibleTo last: Int) {
        var wider = bindings.count - 1
        while wider >= 0, bindings[wider].last <= last { wider = bindings[wider].wider }
        bindings.append(Binding(place: place, last: last, wider: wider))
    }

    /// Whether a token sees one of the bindings from another token on, leaving some of them out.
    func reach(_ index: Int, from start: Int, except isLeftOut: (Int) -> Bool) -> Bool {
        var (low, high) = (0, bindings.count)
        while low < high {
            let middle = low + (high - low) / 2
            if bindings[middle].place < index { low = middle + 1 } else { high = middle }
        }
        var number = low - 1
        while number >= 0, bindings[number].place >= start {
            let binding = bindings[number]
            if index > binding.last {
                number = binding.wider
            } else if isLeftOut(binding.place) {
                number -= 1
            } else {
                return true
            }
        }
        return false
    }
}
