// The grammar of directives. It is strict: one that was not understood is told, and accepts nothing.

import A11yEngine
import A11yModel

extension Directive {
    /// Reads a comment; nil for one that is not meant for this program. `names` are the words that choose rules, for
    /// hints.
    init?(
        _ comment: Comment, known: Ruleset, policy: SuppressionPolicy, names: @autoclosure () -> [String]
    ) throws(Slip) {
        guard comment.isDirective else { return nil }
        var words = Words(comment)
        words.pass(Comment.directivePrefix.count)
        verb = try words.verb()
        choices = try words.choices(behind: verb, known: known, policy: policy, names)
        until = try words.until(behind: verb)
        reason = try words.reason()
        self.comment = comment
    }

    /// What is left of a comment while it is read.
    private struct Words {
        let comment: Comment
        var rest: Substring

        init(_ comment: Comment) {
            self.comment = comment
            rest = comment.text[...]
        }

        mutating func pass(_ count: Int) { rest = rest.dropFirst(count) }

        /// The bytes of a piece of the text. In Notes, whose text may be written with entities, those of the whole.
        func range(of piece: Substring) -> SourceRange {
            let text = comment.text
            guard comment.textRange.end - comment.textRange.start == text.utf8.count else { return comment.textRange }
            let start = comment.textRange.start + text.utf8.distance(from: text.startIndex, to: piece.startIndex)
            return SourceRange(start, start + piece.utf8.count)
        }

        func slip(_ reason: String, at piece: Substring) -> Slip { Slip(reason: reason, range: range(of: piece)) }

        /// Of a comment as a whole, its first line: what is wrong with it has no other place.
        var all: Substring { comment.text.prefix { !$0.isNewline } }

        mutating func verb() throws(Slip) -> Verb {
            let word = rest.prefix { !$0.isWhitespace && $0 != "[" }
            guard let verb = Verb(rawValue: String(word)) else {
                let verbs = Verb.allCases.map(\.rawValue)
                let hint = nearest(String(word), among: verbs).map { "; did you mean `\($0)`?" }
                let list = verbs.map { "`\($0)`" }.joined(separator: ", ")
                let found = word.isEmpty ? "" : ", not `\(word)`"
                throw slip(
                    hint.map { "`\(word)` is no verb\($0)" } ?? "one of \(list) expected behind `a11ylint:`\(found)",
                    at: word.isEmpty ? all : word)
            }
            pass(word.count)
            return verb
        }

        mutating func choices(
            behind verb: Verb, known: Ruleset, policy: SuppressionPolicy, _ names: () -> [String]
        ) throws(Slip) -> [Choice] {
            guard rest.first == "[" else {
                throw slip("the rules expected in brackets: `a11ylint:\(verb.rawValue)[RULE]`", at: all)
            }
            guard let end = rest.firstIndex(of: "]") else { throw slip("`]` expected behind the rules", at: all) }
            let inner = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            guard inner.contains(where: { !$0.isWhitespace }) else {
                throw slip("no rule is named in the brackets", at: all)
            }
            if let next = rest.first, !next.isWhitespace { throw slip("a blank expected behind `]`", at: all) }
            var choices: [Choice] = []
            for piece in inner.split(separator: ",", omittingEmptySubsequences: false) {
                let word = piece.trimmed
                guard !word.isEmpty else { throw slip("a rule expected between the commas", at: all) }
                choices.append(try choice(word, known: known, policy: policy, names))
            }
            return choices
        }

        private func choice(
            _ word: Substring, known: Ruleset, policy: SuppressionPolicy, _ names: () -> [String]
        ) throws(Slip) -> Choice {
            guard let selector = RuleSelector(word: String(word), among: known) else {
                let near = nearest(String(word), among: names())
                let hint = near.map { "; did you mean “\($0)”?" } ?? ""
                throw slip("no rule is called “\(word)”\(hint)", at: word)
            }
            if selector.isFinal { throw slip("“\(word)” can never be accepted", at: word) }
            if selector.isBlanket, !policy.allowsBlanket {
                throw slip("“\(word)” accepts everything, which this project does not allow", at: word)
            }
            return Choice(word: String(word), selector: selector, range: range(of: word))
        }

        mutating func until(behind verb: Verb) throws(Slip) -> Day? {
            rest = rest.trimmed
            guard rest.hasPrefix(Words.untilPrefix) else {
                if rest.hasPrefix("until"), let sign = rest.dropFirst(5).trimmed.first, sign == "=" || sign == ":" {
                    throw slip("a day such as `until=2027-03-31`, without blanks, expected", at: rest.prefix(5))
                }
                return nil
            }
            let word = rest.prefix { !$0.isWhitespace }
            pass(word.count)
            guard let day = Day(word.dropFirst(Words.untilPrefix.count)) else {
                throw slip("a day such as `until=2027-03-31` expected, not `\(word)`", at: word)
            }
            if verb == .on { throw slip("`until` expected at the `off`, not at its `on`", at: word) }
            return day
        }

        func reason() throws(Slip) -> String {
            let parts = rest.split(whereSeparator: \.isWhitespace)
            if let late = parts.first(where: { $0.hasPrefix(Words.untilPrefix) }) {
                throw slip("`until` expected before the reason", at: late)
            }
            if let second = parts.first(where: { $0.hasPrefix(Comment.directivePrefix) }) {
                throw slip("a comment of its own expected for each directive", at: second)
            }
            let reason = parts.joined(separator: " ")
            // What reports show to be replaced.
            return reason == "<reason>" ? "" : reason
        }

        private static let untilPrefix = "until="
    }
}

extension RuleSelector {
    /// Whether it names what nobody can accept.
    package var isFinal: Bool {
        if case .rule(let id) = self { FileRule(rawValue: id)?.isFinal == true } else { false }
    }

    /// Whether it chooses whatever there is.
    var isBlanket: Bool {
        switch self {
        case .all, .preset: true
        default: false
        }
    }
}

extension Substring {
    /// Without blanks at both ends.
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
