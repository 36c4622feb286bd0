/// The word that somebody probably meant: the one with the fewest slips of the finger from `word`, a third of its
/// letters at most; among equals, the first. Capital letters count as small ones. Nil where none is near.
///
/// Cost: for each candidate of about the same length, its length times twice the slips that are allowed.
package func nearest(_ word: String, among candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let letters = smallLetters(of: word)
    var best: String?
    var limit = max(1, letters.count / 3)
    for candidate in candidates {
        // Letters beyond ASCII have several bytes, and so no fewer of these than of those.
        guard candidate.utf8.count + limit >= letters.count else { continue }
        let others = smallLetters(of: candidate)
        guard abs(others.count - letters.count) <= limit else { continue }
        guard let distance = editDistance(letters, others, upTo: limit) else { continue }
        best = candidate
        if distance == 0 { break }
        limit = distance - 1
    }
    return best
}

/// How many slips turn one word into another: a letter added, left out, replaced, or swapped with its neighbour
/// (the optimal string alignment distance). Nil where more than `limit` are needed.
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
        // Farther from the diagonal lie only ways with too many slips.
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

/// Bytes; a longer word is no misspelt one, and the distance costs the product of the lengths.
package let longestWord = 64
