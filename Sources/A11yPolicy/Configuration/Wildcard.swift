import A11yEngine

/// A text in which `*` stands for any characters and `?` for one. No other character means anything but itself.
struct Wildcard: Hashable, Sendable {
    private let characters: [Character]

    /// The pattern that a text writes.
    init(_ pattern: some StringProtocol) {
        characters = Array(pattern)
    }

    /// The one text that matches; nil where a sign stands for others.
    var onlyText: String? { characters.contains("*") || characters.contains("?") ? nil : String(characters) }

    /// Whether the whole of a text matches. Cost: at most the product of both lengths.
    package func matches(_ text: some StringProtocol) -> Bool {
        let text = Array(text)
        var (at, next) = (0, 0)
        /// Where the last star stands, and how much of the text it has taken.
        var star: (at: Int, taken: Int)?
        while next < text.count {
            if at < characters.count, characters[at] == "*" {
                star = (at, next)
                at += 1
            } else if at < characters.count, characters[at] == "?" || characters[at] == text[next] {
                at += 1
                next += 1
            } else if let last = star {
                star = (last.at, last.taken + 1)
                at = last.at + 1
                next = last.taken + 1
            } else {
                return false
            }
        }
        return characters[at...].allSatisfy { $0 == "*" }
    }
}
