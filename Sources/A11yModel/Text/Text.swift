// Functions on text that several targets use: suggestions for misspelt words, counts, and escapes.

/// The candidate closest to `word`: the one with the fewest typing errors, at most a third of the letters of `word`;
/// the first of several equally close ones. Case is ignored. Nil if none is close.
///
/// Cost: for each candidate of about the same length, its length times twice the allowed errors.
package func nearest(_ word: String, among candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let letters = smallLetters(of: word)
    var best: String?
    var limit = max(1, letters.count / 3)
    for candidate in candidates {
        // A text has at least as many bytes as letters.
        guard candidate.utf8.count + limit >= letters.count else { continue }
        let others = smallLetters(of: candidate)
        guard abs(others.count - letters.count) <= limit, isNegated(letters) == isNegated(others) else { continue }
        // What UIKit's names have in common makes two of them no nearer.
        let isLong = letters.starts(with: commonStart) && others.starts(with: commonStart)
        let most = isLong ? min(limit, max(1, (letters.count - commonStart.count) / 3)) : limit
        guard let distance = editDistance(letters, others, upTo: most) else { continue }
        best = candidate
        if distance == 0 { break }
        limit = distance - 1
    }
    return best
}

/// How UIKit's names of accessibility begin.
private let commonStart = smallLetters(of: "accessibility")

/// The beginnings that turn a word round, with and without the verb before it: `disabled`, `isNotElement`.
private let negations = ["dis", "un", "not", "non"].flatMap { [$0, "is" + $0] }.map(smallLetters)

/// Whether a word denies something: to suggest the word without the denial would turn its meaning round.
private func isNegated(_ letters: [Unicode.Scalar]) -> Bool { negations.contains { letters.starts(with: $0) } }

/// The candidates that somebody who writes `word` may mean, the likeliest first: those with about as few typing errors
/// as the one that `nearest` finds, or else those that begin or end with it. At most `most` of them, each once.
package func nearest(_ word: String, among candidates: some Sequence<String>, most: Int) -> [String] {
    guard !word.isEmpty, word.utf8.count <= longestWord else { return [] }
    let letters = smallLetters(of: word)
    let limit = max(1, letters.count / 3)
    var similar: [(rank: Int, candidate: String)] = []
    var longer: [(rank: Int, candidate: String)] = []
    for candidate in Set(candidates) where candidate.utf8.count <= longestWord {
        let others = smallLetters(of: candidate)
        if abs(others.count - letters.count) <= limit, let distance = editDistance(letters, others, upTo: limit) {
            similar.append((distance, candidate))
        } else if others.starts(with: letters) || others.reversed().starts(with: letters.reversed()) {
            longer.append((others.count, candidate))
        }
    }
    let least = similar.map(\.rank).min() ?? 0
    let found = similar.isEmpty ? longer : similar.filter { $0.rank <= least + 1 }
    return found.sorted { ($0.rank, $0.candidate) < ($1.rank, $1.candidate) }.prefix(most).map(\.candidate)
}

/// The number of typing errors between two words: a letter added, omitted, replaced, or swapped with its neighbour (the
/// optimal string alignment distance). Nil if it is more than `limit`.
package func editDistance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], upTo limit: Int = longestWord
) -> Int? {
    let beyond = limit + 1
    var beforeLast: [Int] = []
    var last = (0...right.count).map { min($0, beyond) }
    var lastLeast = 0
    for row in left.indices {
        var current = Array(repeating: beyond, count: right.count + 1)
        current[0] = min(row + 1, beyond)
        var least = current[0]
        // Cells farther from the diagonal have too many errors.
        let first = max(0, row - limit)
        let end = min(right.count, row + limit + 1)
        for column in first..<max(first, end) {
            let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
            var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                distance = min(distance, beforeLast[column - 1] + 1)
            }
            current[column + 1] = min(distance, beyond)
            least = min(least, distance)
        }
        // A swap reaches back over two rows.
        if least > limit, lastLeast >= limit { return nil }
        lastLeast = least
        beforeLast = last
        last = current
    }
    return last[right.count] <= limit ? last[right.count] : nil
}

private func smallLetters(of word: String) -> [Unicode.Scalar] { Array(word.lowercased().unicodeScalars) }

/// The most bytes of a word for which suggestions are searched. A longer one is not a misspelt word, and the distance
/// costs the product of the lengths.
package let longestWord = 64

/// A number with its noun: `1 file`, `2 files`. Without an explicit plural, an s is added.
package func counted(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
}

/// Words as a list: `a`, `a and b`, `a, b and c`. Of more than `most`, the others are counted: `a, b and 4 more`.
package func enumerated(_ words: [String], _ conjunction: String = "and", most: Int = .max) -> String {
    let rest = words.count - most
    let shown = rest > 0 ? words.prefix(most) + ["\(rest) more"] : words
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return Array(shown.dropLast()).joined(separator: ", ") + " \(conjunction) \(last)"
}

// The standard library has these for all kinds of collections. The first use of them in a process searches all types of
// the program for conformances, which takes longer than parsing a small file.

extension [String] {
    /// The texts one behind the other, with a separator between them.
    package func joined(separator: String = "") -> String {
        var joined = ""
        joined.reserveCapacity(reduce(count * separator.utf8.count) { $0 + $1.utf8.count })
        for index in indices {
            if index > 0 { joined += separator }
            joined += self[index]
        }
        return joined
    }
}

extension String {
    /// A text, and behind it a part of a text.
    package static func + (text: String, part: Substring) -> String { text + String(part) }
}

extension StringProtocol {
    /// The text with a capital at its beginning.
    package var capitalizingFirst: String { prefix(1).uppercased() + String(dropFirst()) }
}

extension String {
    /// Whether it has only ASCII characters. False for a text of Foundation's, whose bytes are not at hand.
    package var isASCII: Bool { utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? false }
}

/// Characters that must be shown as escapes.
extension Unicode.Scalar {
    /// Whether it controls the display instead of being visible: control characters of both sets, line separators,
    /// directional overrides and isolates, and the two code points that XML does not allow. Files may contain any of
    /// them; the program writes them as escapes.
    package var mustBeEscaped: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x2028...0x202E, 0x2066...0x2069: true
        case 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
