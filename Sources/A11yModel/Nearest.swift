/// The word nearest to a mistyped one: at most a third of its letters apart, the first of equally near ones; nil where
/// none is near.
public func nearest(_ word: String, among words: some Sequence<String>) -> String? {
    let limit = max(1, word.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in words where candidate != word && abs(candidate.count - word.count) <= limit {
        let distance = editDistance(word.lowercased(), candidate.lowercased())
        if distance <= min(limit, (best?.distance ?? .max) - 1) { best = (candidate, distance) }
    }
    return best?.word
}

/// How many letters have to be inserted, removed, replaced or swapped with their neighbour to turn one word into the other:
/// the optimal string alignment distance.
func editDistance(_ first: String, _ second: String) -> Int {
    let left = Array(first.unicodeScalars)
    let right = Array(second.unicodeScalars)
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
            var cost = min(replaced, previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                cost = min(cost, before[column - 1] + 1)
            }
            current.append(cost)
        }
        before = previous
        previous = current
    }
    return previous.last ?? left.count
}
