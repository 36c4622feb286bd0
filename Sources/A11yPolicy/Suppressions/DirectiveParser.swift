import A11yEngine
import A11yModel

// Directives: comments that suppress findings. The grammar is strict, so that a malformed directive is reported and
// suppresses nothing.

/// A comment that suppresses findings: `a11ylint:ignore[small-target] until=2027-03-31 the new design is larger`.
struct Directive {
    enum Verb: String, CaseIterable {
        /// Suppresses at the next element, at a property, or at the object of the Notes.
        case ignore
        /// Suppresses at an element and everything in it.
        case ignoreTree = "ignore-tree"
        /// Suppresses in the whole file.
        case ignoreFile = "ignore-file"
        /// Suppresses from here to the matching `on`.
        case off
        /// Ends the range of an `off`.
        case on
    }

    /// A selector between the brackets.
    struct Choice {
        let word: String
        let selector: RuleSelector
        let range: SourceRange
    }

    let verb: Verb
    let choices: [Choice]
    /// The last day on which it is in effect; nil for no limit.
    let until: Day?
    /// Why; empty if no reason is given.
    let reason: String
    let comment: Comment

    /// Parses a comment; nil if it is no directive. `names` are the words that select rules, for hints.
    init?(
        _ comment: Comment, known: Ruleset, policy: SuppressionPolicy, names: @autoclosure () -> [String]
    ) throws(DirectiveError) {
        guard comment.isDirective else { return nil }
        var parser = DirectiveParser(comment)
        verb = try parser.verb()
        choices = try parser.choices(after: verb, known: known, policy: policy, names)
        until = try parser.until(after: verb)
        reason = try parser.reason()
        self.comment = comment
    }

    /// An error about the directive as a whole.
    func error(_ reason: String) -> DirectiveError { DirectiveError(reason: reason, range: comment.headRange) }
}

/// What is wrong with a directive.
struct DirectiveError: Error {
    /// The mistake, as the beginning of a sentence.
    let reason: String
    let range: SourceRange
}

/// Parses a comment from left to right.
private struct DirectiveParser {
    private let comment: Comment
    /// What is not parsed yet.
    private var rest: Substring

    /// Starts behind the prefix.
    init(_ comment: Comment) {
        self.comment = comment
        rest = comment.text.dropFirst(Comment.directivePrefix.count)
    }

    /// The bytes of a part of the text; in Notes, whose text may contain entities, the bytes of the whole text.
    private func range(of part: Substring) -> SourceRange {
        let text = comment.text
        guard comment.textRange.end - comment.textRange.start == text.utf8.count else { return comment.textRange }
        let start = comment.textRange.start + text.utf8.distance(from: text.startIndex, to: part.startIndex)
        return SourceRange(start, start + part.utf8.count)
    }

    private func error(_ reason: String, at part: Substring) -> DirectiveError {
        DirectiveError(reason: reason, range: range(of: part))
    }

    /// The first line, where mistakes in the comment as a whole are reported.
    private var firstLine: Substring { comment.text.prefix { !$0.isNewline } }

    mutating func verb() throws(DirectiveError) -> Directive.Verb {
        let word = rest.prefix { !$0.isWhitespace && $0 != "[" }
        guard let verb = Directive.Verb(rawValue: String(word)) else {
            let verbs = Directive.Verb.allCases.map(\.rawValue)
            let hint = nearest(String(word), among: verbs).map { "; did you mean `\($0)`?" }
            let list = verbs.map { "`\($0)`" }.joined(separator: ", ")
            let found = word.isEmpty ? "" : ", not `\(word)`"
            throw error(
                hint.map { "`\(word)` is no verb\($0)" } ?? "one of \(list) expected behind `a11ylint:`\(found)",
                at: word.isEmpty ? firstLine : word)
        }
        rest = rest.dropFirst(word.count)
        return verb
    }

    mutating func choices(
        after verb: Directive.Verb, known: Ruleset, policy: SuppressionPolicy, _ names: () -> [String]
    ) throws(DirectiveError) -> [Directive.Choice] {
        guard rest.first == "[" else {
            throw error("the rules expected in brackets: `a11ylint:\(verb.rawValue)[RULE]`", at: firstLine)
        }
        guard let end = rest.firstIndex(of: "]") else { throw error("`]` expected behind the rules", at: firstLine) }
        let inner = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        guard inner.contains(where: { !$0.isWhitespace }) else {
            throw error("no rule is named in the brackets", at: firstLine)
        }
        if let next = rest.first, !next.isWhitespace { throw error("a blank expected behind `]`", at: firstLine) }
        var choices: [Directive.Choice] = []
        for part in inner.split(separator: ",", omittingEmptySubsequences: false) {
            let word = part.trimmed
            guard !word.isEmpty else { throw error("a rule expected between the commas", at: firstLine) }
            choices.append(try choice(word, known: known, policy: policy, names))
        }
        return choices
    }

    private func choice(
        _ word: Substring, known: Ruleset, policy: SuppressionPolicy, _ names: () -> [String]
    ) throws(DirectiveError) -> Directive.Choice {
        guard let selector = RuleSelector(word: String(word), among: known) else {
            let near = nearest(String(word), among: names())
            let hint = near.map { "; did you mean “\($0)”?" } ?? ""
            throw error("no rule is called “\(word)”\(hint)", at: word)
        }
        if selector.isFinal { throw error("“\(word)” can never be accepted", at: word) }
        if selector.isBlanket, !policy.allowsBlanket {
            throw error("“\(word)” accepts everything, which this project does not allow", at: word)
        }
        return Directive.Choice(word: String(word), selector: selector, range: range(of: word))
    }

    mutating func until(after verb: Directive.Verb) throws(DirectiveError) -> Day? {
        rest = rest.trimmed
        guard rest.hasPrefix(DirectiveParser.untilPrefix) else {
            if rest.hasPrefix("until"), let sign = rest.dropFirst(5).trimmed.first, sign == "=" || sign == ":" {
                throw error("a day such as `until=2027-03-31`, without blanks, expected", at: rest.prefix(5))
            }
            return nil
        }
        let word = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(word.count)
        guard let day = Day(word.dropFirst(DirectiveParser.untilPrefix.count)) else {
            throw error("a day such as `until=2027-03-31` expected, not `\(word)`", at: word)
        }
        if verb == .on { throw error("`until` expected at the `off`, not at its `on`", at: word) }
        return day
    }

    func reason() throws(DirectiveError) -> String {
        let parts = rest.split(whereSeparator: \.isWhitespace)
        if let late = parts.first(where: { $0.hasPrefix(DirectiveParser.untilPrefix) }) {
            throw error("`until` expected before the reason", at: late)
        }
        if let second = parts.first(where: { $0.hasPrefix(Comment.directivePrefix) }) {
            throw error("a comment of its own expected for each directive", at: second)
        }
        let reason = parts.joined(separator: " ")
        // The placeholder of the comments that reports suggest.
        return reason == "<reason>" ? "" : reason
    }

    private static let untilPrefix = "until="
}

extension RuleSelector {
    /// Whether it names a rule whose findings can never be suppressed.
    var isFinal: Bool {
        if case .rule(let id) = self { FileRule(rawValue: id)?.isFinal == true } else { false }
    }

    /// Whether it selects all rules of a preset, or all rules.
    var isBlanket: Bool {
        switch self {
        case .all, .preset: true
        default: false
        }
    }
}

extension Comment {
    /// The bytes of its first line, where findings about it are reported.
    var headRange: SourceRange {
        let head = text.utf8.prefix { $0 != 0x0A && $0 != 0x0D }.count
        return SourceRange(textRange.start, min(textRange.end, textRange.start + head))
    }

    /// How findings are suppressed by it.
    var means: Acceptance.Means { if case .notes = place { .notes } else { .comment } }
}

extension Substring {
    /// Without whitespace at both ends.
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
