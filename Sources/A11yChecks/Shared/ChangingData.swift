import A11yEngine

/// Data at the end of a name that changes while the name stays the same: a percentage, time, fraction or count. A bare
/// number is not included, since it may be a model, a year or a level.
package struct ChangingData {
    /// The data as written.
    package let text: String
    /// Whether it may also be a date, which does not change.
    package let isPerhapsDate: Bool

    /// Closing punctuation after the data.
    private static let closers: Set<Character> = [")", "）", "]", "】", ".", "。"]
    /// The prefix that makes a number an ordinal.
    private static let ordinal: Character = "第"
    /// The maximum day of a month and the number of months.
    private static let (days, months) = (31, 12)

    /// The data at the end of a label; nil if there is none, or nothing else.
    package init?(atEndOf label: FoldedText) {
        guard label.features.contains(.number) else { return nil }
        guard label.features.contains(.measure) || ChangingData.mayBeCount(label) else { return nil }
        let counters = WordList.counters.words(for: label)
        guard label.text.contains(where: \.isWholeNumber) else { return nil }
        var characters = Array(label.written)
        while let last = characters.last, ChangingData.closers.contains(last) { characters.removeLast() }
        for kind in Kind.allCases {
            var reader = BackwardReader(characters)
            guard reader.take(kind, counters: counters), reader.isAtWordStart, reader.last != ChangingData.ordinal
            else { continue }
            let rest = characters[..<reader.place]
            guard rest.contains(where: \.isLetter) else { return nil }
            text = RuleText.trimmed(String(characters[reader.place...]))
            let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
            let isShortDate = numbers.allSatisfy { (1...ChangingData.days).contains($0) }
            isPerhapsDate = kind == .fraction && isShortDate && (numbers.min() ?? 0) <= ChangingData.months
            return
        }
        return nil
    }

    /// Whether a counter may be at the end, before closing punctuation.
    private static func mayBeCount(_ label: FoldedText) -> Bool {
        if label.lists.contains(WordList.counters.bit) { return true }
        guard let last = label.written.utf8.last else { return false }
        switch last {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return false
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            let text = label.written.lowercased()
            return WordList.counters.words(for: label).contains { text.hasSuffix($0.lowercased()) }
        // Possibly closing punctuation, or a character outside ASCII.
        default: return true
        }
    }

    /// The kind of data.
    fileprivate enum Kind: CaseIterable {
        case percentage, time, fraction, count
    }

    /// Whether a word is a time of day or a duration: `3:20`, `1:02:33`.
    package static func isTime(_ word: some StringProtocol) -> Bool {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let first = parts.first else { return false }
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) }), first.count <= 2 else {
            return false
        }
        return parts.dropFirst().allSatisfy { $0.count == 2 }
    }
}

/// Reads a text backwards from its end.
private struct BackwardReader {
    private let characters: [Character]
    /// The end of the unread part.
    private(set) var place: Int

    init(_ characters: [Character]) {
        self.characters = characters
        place = characters.count
    }

    /// The last unread character.
    var last: Character? { place > 0 ? characters[place - 1] : nil }

    /// Whether the part that was read starts at a word boundary. A character of a script without spaces may precede it.
    var isAtWordStart: Bool {
        guard let last else { return true }
        if last.unicodeScalars.contains(where: RuleText.isUnspaced) { return true }
        return !last.isLetter && !last.isNumber && !"/:.".contains(last)
    }

    mutating func take(_ kind: ChangingData.Kind, counters: [String]) -> Bool {
        switch kind {
        case .percentage: takePercentage()
        case .time: takeTime()
        case .fraction: takeFraction()
        case .count: takeCount(counters)
        }
    }

    private mutating func takePercentage() -> Bool {
        guard take("%％") else { return false }
        skipSpaces()
        return takeNumber()
    }

    private mutating func takeTime() -> Bool {
        let end = place
        while let last, last.isWholeNumber || last == ":" { place -= 1 }
        return ChangingData.isTime(String(characters[place..<end]))
    }

    private mutating func takeFraction() -> Bool {
        guard let whole = takeDigits() else { return false }
        skipSpaces()
        guard take("/／") else { return false }
        skipSpaces()
        guard let part = takeDigits() else { return false }
        return part <= whole
    }

    private mutating func takeCount(_ words: [String]) -> Bool {
        var isCounted = false
        while let word = words.first(where: isBefore) {
            place -= word.count
            isCounted = true
            skipSpaces()
        }
        guard isCounted else { return false }
        if take("KkMm"), last?.isNumber != true { return false }
        return takeNumber()
    }

    /// Whether a word precedes the current place; in scripts with spaces, a whole word.
    private func isBefore(_ word: String) -> Bool {
        guard String(characters[..<place].suffix(word.count)).lowercased() == word else { return false }
        if word.unicodeScalars.contains(where: RuleText.isUnspaced) { return true }
        return place == word.count || !characters[place - word.count - 1].isLetter
    }

    /// Digits with points and commas between them.
    private mutating func takeNumber() -> Bool {
        guard takeDigits() != nil else { return false }
        while place > 1, ".,".contains(characters[place - 1]), characters[place - 2].isWholeNumber {
            place -= 1
            _ = takeDigits()
        }
        return true
    }

    private mutating func takeDigits() -> Int? {
        let end = place
        while let last, last.isWholeNumber { place -= 1 }
        return place < end ? Int(String(characters[place..<end])) ?? Int.max : nil
    }

    private mutating func take(_ set: String) -> Bool {
        guard let last, set.contains(last) else { return false }
        place -= 1
        return true
    }

    private mutating func skipSpaces() { while let last, last.isWhitespace { place -= 1 } }
}
