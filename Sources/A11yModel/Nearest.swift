/// The word that somebody probably meant: the one with the fewest slips of the finger from `word`, a third of its
/// letters at most; among equals, the first. Capital letters count as small ones. Nil where none is near.
public func nearest(_ word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    guard letters.count <= longestWord else { return nil }
    var best: (word: String, distance: Int)?
    let limit = max(1, letters.count / 3)
    for candidate in candidates {
        let others = Array(candidate.lowercased())
        guard abs(others.count - letters.count) <= limit else { continue }
        let distance = editDistance(letters, others)
        if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
}

/// How many slips turn one word into another: a letter added, left out, replaced, or swapped with its neighbour
/// (the optimal string alignment distance).
public func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
            var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                distance = min(distance, beforeLast[column - 1] + 1)
            }
            current.append(distance)
        }
        beforeLast = last
        last = current
    }
    return last[right.count]
}

/// Letters; a longer word is no misspelt one, and the distance costs the product of the lengths.
private let longestWord = 64
