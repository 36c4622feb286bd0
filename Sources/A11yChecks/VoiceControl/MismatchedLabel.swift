import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls whose name or input labels do not contain the words that they show, so Voice Control does not respond to
/// these words. Cost: linear in the stops and in their words.
struct MismatchedLabel: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.stopTexts.compactMap { words in
            guard words.part == nil, words.isInteractive else { return nil }
            guard let shown = shownWords(of: words.element, in: context) else {
                if let only = onlyText(in: words.element, in: context) {
                    return violation(of: words, around: only, in: context)
                }
                return wordsBeside(words, in: context).flatMap { deafness(of: words, to: $0, in: context) }
            }
            return violation(of: words, showing: shown, in: context) ?? deafness(of: words, to: shown, in: context)
        }
    }

    /// The violation of a control with a name of its author that lacks the shown words.
    private func violation(of words: StopText, showing shown: String, in context: LintContext) -> Violation? {
        guard [.author, .labelledBy].contains(context.sourcedName(of: words.element).source),
            let name = context.name(of: words.element)
        else { return nil }
        let stop = context.stops[words.place]
        guard let gap = gap(between: shown, and: names(of: words, in: context)),
            let gap = rest(of: gap, besideValue: stop.utterance.value, shown: shown)
        else { return nil }
        return Violation(
            stop.element, property: .label, variant: gap.variant,
            facts: ["title": .text(shown), "label": .text(RuleText.trimmed(name))],
            doubts: gap == .missing && !isStandIn(stop.element, in: context) ? [] : .undecided)
    }

    /// The only text of a SwiftUI button with a name of its author’s.
    private func onlyText(in id: ElementID, in context: LintContext) -> String? {
        let screen = context.screen
        guard screen.input == .swiftUI, screen[id].type == .button, screen[id].label != nil else { return nil }
        let texts = screen.descendants(of: id).filter { context.isVisible($0) && context.shownText(of: $0) != nil }
        guard texts.count == 1, let text = texts.first, !isOneOfSeveral(text, in: context) else { return nil }
        return context.shownText(of: text).flatMap { RuleText.hasLetters($0) && !isShortenedNumber($0) ? $0 : nil }
    }

    /// Whether a view of SwiftUI shows one of several texts, `isBusy ? "Updating…" : "Refresh"`: another one may be in
    /// the name.
    private func isOneOfSeveral(_ id: ElementID, in context: LintContext) -> Bool {
        context.screen.input == .swiftUI && context.screen[id].mayBeSetByCode([.text, .title])
            && context.shownText(of: id)?.contains("‹") == false
    }

    /// The violation of a button whose name lacks the words of the text in it. Where that is data, all buttons of a
    /// list have one name.
    private func violation(of words: StopText, around text: String, in context: LintContext) -> Violation? {
        guard text.contains("‹") else { return violation(of: words, showing: text, in: context) }
        // What the value says need not be in the name.
        guard text.hasPrefix("‹"), let label = context.screen[words.element].label, !label.contains("‹"),
            context.screen[words.element].value == nil
        else { return nil }
        return Violation(
            words.element, property: .label, variant: "data", facts: ["title": .text(text), "label": .text(label)],
            doubts: .undecided)
    }

    /// The violation of a control whose input labels replace a good name and have none of the shown words.
    private func deafness(of words: StopText, to shown: String, in context: LintContext) -> Violation? {
        let entries = context.screen[words.element][.userInputLabels]?.texts?.filter { !RuleText.isBlank($0) } ?? []
        if entries.isEmpty { return nil }
        let folded = entries.map(RuleText.folded)
        let value = context.stops[words.place].utterance.value
        guard let gap = gap(between: shown, and: folded), rest(of: gap, besideValue: value, shown: shown) == .missing
        else { return nil }
        // “Delete” is short for “Delete all mails”.
        let title = bare(RuleText.folded(shown))
        if folded.contains(where: { RuleText.contains(folded: title, bare($0)) }) { return nil }
        return Violation(
            words.element, property: .userInputLabels, variant: "input",
            facts: ["title": .text(shown), "entries": .list(entries)],
            doubts: isStandIn(words.element, in: context) ? .undecided : [])
    }

    /// Whether the text is Xcode's default, on a control with an outlet, where code replaces it, or beside a picture,
    /// where it may have no room.
    private func isStandIn(_ id: ElementID, in context: LintContext) -> Bool {
        context.hasDefaultTitle(id) && (context.screen[id].mayBeSetByCode || context.pictureName(of: id) != nil)
    }

    /// The title or text of an operable control. The text of a field is its content, and other rules check the parts of
    /// a stop.
    private func shownWords(of id: ElementID, in context: LintContext) -> String? {
        let element = context.screen[id]
        // The sign of an info button has a name, and no words.
        if element.type == .button, element.hasBuiltInName || hasNoRoom(id, in: context) { return nil }
        // Most items of the system are signs: an arrow for “Refresh”.
        if element.type == .barButtonItem, element.hasBuiltInName,
            !MismatchedLabel.wordedItems.contains(element.title ?? "")
        {
            return nil
        }
        guard !element.isTextInput, element.type != .switch, !element.isCell, let shown = context.shownText(of: id),
            RuleText.hasLetters(shown), !isShortenedNumber(shown), !isOneOfSeveral(id, in: context)
        else { return nil }
        return shown
    }

    /// Whether a button shows a picture in a square that leaves Xcode's default title no room.
    private func hasNoRoom(_ id: ElementID, in context: LintContext) -> Bool {
        guard context.hasDefaultTitle(id), context.pictureName(of: id) != nil, let frame = context.frame(of: id) else {
            return false
        }
        return frame.width < MismatchedLabel.titled
    }

    private static let wordedItems: Set = ["Cancel", "Done", "Edit", "Redo", "Save", "Undo"]

    /// The width in points from which a picture and the word “Button” have room (ours).
    private static let titled = 60.0

    /// The words beside or inside a control with input labels that are its name: the text of `labelledBy`, or the first
    /// text in a merged stop.
    private func wordsBeside(_ words: StopText, in context: LintContext) -> String? {
        let id = words.element
        guard context.screen[id].written.contains(.userInputLabels), let name = words.name else { return nil }
        if context.sourcedName(of: id).source == .labelledBy { return name.text }
        let texts = context.screen.descendants(of: id).lazy.filter(context.isVisible).compactMap(context.shownText)
        guard let first = texts.first(where: { RuleText.hasLetters($0) }) else { return nil }
        return begins(name.folded, with: RuleText.folded(first)) ? first : nil
    }

    /// Whether a text is a number shortened for the eye, which nobody says as it stands: `1.3k`, `3w+`, `1.2万`.
    private func isShortenedNumber(_ text: String) -> Bool {
        // Few texts begin like a number.
        guard let first = text.utf8.first, UInt8(ascii: ",")...UInt8(ascii: "9") ~= first else { return false }
        let sign = text.drop { "0"..."9" ~= $0 || $0 == "." || $0 == "," }
        guard let letter = sign.first, sign.count < text.count else { return false }
        return MismatchedLabel.magnitudes.contains(letter) && sign.dropFirst().allSatisfy { $0 == "+" }
    }

    /// Letters and characters behind a number that multiply it.
    private static let magnitudes: Set<Character> = [
        "k", "K", "m", "M", "b", "B", "w", "W", "千", "万", "萬", "亿", "億",
    ]

    /// What users can say, folded: the name and the first of the author's input labels.
    private func names(of words: StopText, in context: LintContext) -> [String] {
        let labels = context.screen[words.element][.userInputLabels]?.texts ?? []
        return [words.name?.folded ?? ""] + labels.prefix(1).map(RuleText.folded)
    }

    private enum Gap {
        case missing, later, unclear

        /// The variant of the message.
        var variant: String? {
            switch self {
            case .missing: nil
            case .later: "later"
            case .unclear: "unclear"
            }
        }
    }

    /// What the names lack of the shown words; nil if a name begins with them.
    private func gap(between shown: String, and names: [String]) -> Gap? {
        let title = bare(RuleText.folded(shown))
        let names = names.map(bare).filter { !$0.isEmpty }
        guard !names.isEmpty else { return nil }
        if names.contains(where: { begins($0, with: title) || isSpacedOtherwise($0, title) }) { return nil }
        let hasSign = shown.contains { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
        if hasSign, names.contains(where: { holds($0, wordsOf: title) }) { return nil }
        if names.contains(where: { RuleText.contains(folded: $0, title) }) { return .later }
        // A letter, also one shown in two sizes, is a symbol rather than a word: “B”, “Aa”.
        if Set(title).count == 1 && title.count <= 2 || shown.contains(where: \.isSymbol) { return .unclear }
        if names.contains(where: { isShort(title, for: $0) || isInitials(title, of: $0) }) { return .unclear }
        if names.contains(where: { isContraction(title, of: $0) }) { return .unclear }
        let isSpaced = !title.unicodeScalars.contains(where: RuleText.isUnspaced)
        return names.contains { isSpaced == $0.unicodeScalars.contains(where: RuleText.isUnspaced) }
            ? .unclear : .missing
    }

    /// What is missing if the value is included. Numbers belong there and change: “99” on “Like: 99”. Words in the
    /// value do not work for Voice Control but are no mismatch: “EN” on “Language: English”.
    private func rest(of gap: Gap, besideValue value: String, shown: String) -> Gap? {
        if value.isEmpty { return gap }
        let words = bare(RuleText.folded(shown))
        let value = RuleText.folded(value)
        guard !words.isEmpty, RuleText.contains(folded: value, words) || isShort(words, for: value) else { return gap }
        return words.contains(where: \.isNumber) ? nil : .unclear
    }

    /// The words of a folded text without symbols that users do not say.
    private func bare(_ folded: String) -> String {
        folded.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }

    /// Whether the two differ only by spaces: “Log in” and “Login”.
    private func isSpacedOtherwise(_ name: String, _ title: String) -> Bool {
        let (long, short) = (name.filter { $0 != " " }, title.filter { $0 != " " })
        return title.unicodeScalars.contains(where: RuleText.isUnspaced) ? long.hasPrefix(short) : long == short
    }

    /// Whether the name contains the words in order, starting with the first, possibly with words for symbols between
    /// them: “Terms & conditions” and “Terms and conditions”.
    private func holds(_ name: String, wordsOf title: String) -> Bool {
        let words = title.split(separator: " ")
        guard let first = words.first else { return false }
        if title.unicodeScalars.contains(where: RuleText.isUnspaced) {
            var rest = name[...]
            for word in words {
                guard let found = rest.firstRange(of: word) else { return false }
                rest = rest[found.upperBound...]
            }
            return name.hasPrefix(first)
        }
        var rest = name.split(separator: " ")[...]
        guard rest.first == first else { return false }
        for word in words {
            guard let place = rest.firstIndex(of: word) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }

    /// Whether the letters are the initials of the name: “FAQ”.
    private func isInitials(_ title: String, of name: String) -> Bool {
        title.count > 1 && title == String(name.split(separator: " ").compactMap(\.first))
    }

    /// Whether the letters are a word of the name without vowels: “Msgs” for “Messages”, “FB” for “Facebook”.
    private func isContraction(_ title: String, of name: String) -> Bool {
        guard title.count > 1, title.allSatisfy({ $0.isASCII && $0.isLetter && !"aeiou".contains($0) }) else {
            return false
        }
        return name.split(separator: " ").contains { word in
            guard word.first == title.first else { return false }
            var rest = title[...]
            for letter in word where letter == rest.first { rest.removeFirst() }
            return rest.isEmpty
        }
    }

    private func begins(_ name: String, with title: String) -> Bool {
        if title.unicodeScalars.contains(where: RuleText.isUnspaced) { return name.hasPrefix(title) }
        return (name + " ").hasPrefix(title + " ")
    }

    /// Whether each word is a prefix of the corresponding word: “Mon” for “Monday”, “Sept 3” for “September 3rd”.
    private func isShort(_ title: String, for name: String) -> Bool {
        let (short, long) = (title.split(separator: " "), name.split(separator: " "))
        return !short.isEmpty && short.count <= long.count && zip(short, long).allSatisfy { $1.hasPrefix($0) }
    }
}
