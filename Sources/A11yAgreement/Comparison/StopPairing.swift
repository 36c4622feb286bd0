import A11yModel

/// Which predicted stop is which recorded one.
///
/// Stops that their identity or their words tell from all others are paired first. Those of them that are in the same
/// order on both sides divide the rest; between them, stops are paired in order by how many words they share.
struct StopPairing {
    /// For each predicted stop, the index of the recorded one; nil without one.
    private(set) var pairs: [Int?]
    /// The predicted stops that the record has at another place.
    private(set) var moved: Set<Int> = []
    /// How many pairs of stops were compared, word by word.
    private(set) var compared = 0
    private var partners: [Int: Int] = [:]
    private let left: [Card]
    private let right: [Card]

    /// What is compared of a stop.
    private struct Card {
        let identity: String?
        /// The keys of its words in order, as one text.
        let words: String
        /// Its words, and other choices of them: with the hint, which a record may have said too; the name alone.
        private let bags: [Bag]

        var isSilent: Bool { words.isEmpty }

        init(_ words: [SpokenWord], _ others: [[SpokenWord]], identity: String?) {
            self.words = words.map(\.key).joined(separator: " ")
            self.identity = identity
            bags = ([words] + others.filter { !$0.isEmpty && $0 != words }).map { Bag($0) }
        }

        /// The share of words that both have, from 0 to 1.
        func likeness(to other: Card) -> Double {
            bags.reduce(0) { most, bag in other.bags.reduce(most) { max($0, bag.likeness(to: $1)) } }
        }
    }

    /// Words without their order.
    private struct Bag {
        private let counts: [String: Int]
        private let count: Int

        init(_ words: [SpokenWord]) {
            counts = words.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
            count = words.count
        }

        /// The share of words that both have, from 0 to 1.
        func likeness(to other: Bag) -> Double {
            if count + other.count == 0 { return 1 }
            let (small, large) =
                counts.count < other.counts.count ? (counts, other.counts) : (other.counts, counts)
            let shared = small.reduce(0) { $0 + min($1.value, large[$1.key] ?? 0) }
            return 2 * Double(shared) / Double(count + other.count)
        }
    }

    init(_ predicted: [PredictedStop], _ recorded: [RecordedStop], _ own: VoiceOverWords) {
        pairs = Array(repeating: nil, count: predicted.count)
        left = predicted.map {
            Card($0.description.map(\.word), [$0.description.map(\.word) + $0.hint, $0.name], identity: $0.identity)
        }
        right = recorded.map {
            let said = own.withoutActivateHint(SpokenWord.words(of: $0.speech))
            return Card(said, [own.without(said)], identity: $0.identity)
        }
        let anchors = anchors()
        let inOrder = StopPairing.longestRise(in: anchors.map(\.right)).map { anchors[$0] }
        for anchor in inOrder { pair(anchor.left, anchor.right) }
        for anchor in anchors where pairs[anchor.left] == nil {
            pair(anchor.left, anchor.right)
            moved.insert(anchor.left)
        }
        var start = (left: 0, right: 0)
        for anchor in inOrder + [(left: left.count, right: right.count)] {
            pairGap(start.left..<anchor.left, start.right..<anchor.right)
            start = (anchor.left + 1, anchor.right + 1)
        }
        pairMoved()
    }

    /// The predicted stop of a recorded one.
    func partner(ofRecorded index: Int) -> Int? { partners[index] }

    private mutating func likeness(_ one: Int, _ other: Int) -> Double {
        compared += 1
        return left[one].likeness(to: right[other])
    }

    private mutating func pair(_ one: Int, _ other: Int) {
        pairs[one] = other
        partners[other] = one
    }

    /// The pairs that an identity, or else all the words, tell from all others on both sides; in the order of the
    /// prediction.
    private func anchors() -> [(left: Int, right: Int)] {
        func unique(_ cards: [Card], _ key: (Card) -> String?) -> [String: Int] {
            var places: [String: Int?] = [:]
            for (index, card) in cards.enumerated() {
                guard let key = key(card) else { continue }
                places.updateValue(places[key] == nil ? index : nil, forKey: key)
            }
            return places.compactMapValues { $0 }
        }
        var anchors: [Int: Int] = [:]
        var taken: Set<Int> = []
        for key in [{ $0.identity }, { $0.words.isEmpty ? nil : $0.words }] as [(Card) -> String?] {
            let others = unique(right, key)
            for (word, index) in unique(left, key) {
                guard let other = others[word], anchors[index] == nil, !taken.contains(other) else { continue }
                anchors[index] = other
                taken.insert(other)
            }
        }
        return anchors.map { (left: $0.key, right: $0.value) }.sorted { $0.left < $1.left }
    }

    /// The indices of a longest rising subsequence of numbers.
    private static func longestRise(in numbers: [Int]) -> [Int] {
        var tails: [Int] = []
        var before = [Int?](repeating: nil, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            let place = tails.partitioningIndex { numbers[$0] >= number }
            before[index] = place > 0 ? tails[place - 1] : nil
            if place < tails.count { tails[place] = index } else { tails.append(index) }
        }
        var rise: [Int] = []
        var next = tails.last
        while let index = next {
            rise.append(index)
            next = before[index]
        }
        return rise.reversed()
    }

    /// Stops that share fewer of their words than this share are not the same.
    private static let leastLikeness = 0.4
    /// Stops at different places are the same only if they share this much.
    private static let leastLikenessOfMoved = 0.7
    /// The most pairs of stops to compare: screens have hundreds of stops, not thousands between two that are alike.
    private static let mostPairs = 4_000_000

    /// Pairs stops of a gap in order so that the sum of their likeness is greatest.
    private mutating func pairGap(_ rows: Range<Int>, _ columns: Range<Int>) {
        let rows = rows.filter { pairs[$0] == nil }
        let columns = columns.filter { partners[$0] == nil }
        guard !rows.isEmpty, !columns.isEmpty, rows.count <= StopPairing.mostPairs / columns.count else { return }
        let width = columns.count + 1
        var sums = [Double](repeating: 0, count: (rows.count + 1) * width)
        var likeness = [Double](repeating: 0, count: rows.count * columns.count)
        for row in rows.indices.reversed() {
            for column in columns.indices.reversed() {
                let same = self.likeness(rows[row], columns[column])
                likeness[row * columns.count + column] = same
                let cell = row * width + column
                let paired = same < StopPairing.leastLikeness ? 0 : same + sums[cell + width + 1]
                sums[cell] = max(paired, sums[cell + width], sums[cell + 1])
            }
        }
        var (row, column) = (0, 0)
        while row < rows.count, column < columns.count {
            let cell = row * width + column
            let same = likeness[row * columns.count + column]
            if same >= StopPairing.leastLikeness, sums[cell] == same + sums[cell + width + 1] {
                pair(rows[row], columns[column])
                (row, column) = (row + 1, column + 1)
            } else if sums[cell] == sums[cell + width] {
                row += 1
            } else {
                column += 1
            }
        }
        // One stop on each side between two that are the same is that stop with other words.
        if rows.count == 1, columns.count == 1, pairs[rows[0]] == nil, isBetweenPairs(rows[0], columns[0]) {
            pair(rows[0], columns[0])
        }
    }

    /// Whether the stops before and behind are pairs, or there are none.
    private func isBetweenPairs(_ one: Int, _ other: Int) -> Bool {
        let isBehind = one == 0 ? other == 0 : other > 0 && pairs[one - 1] == other - 1
        let isBefore =
            one == left.count - 1 ? other == right.count - 1 : other + 1 < right.count && pairs[one + 1] == other + 1
        return isBehind && isBefore
    }

    /// Pairs stops that are left over on both sides and say nearly the same.
    private mutating func pairMoved() {
        let rows = left.indices.filter { pairs[$0] == nil && !left[$0].isSilent }
        var columns = right.indices.filter { partners[$0] == nil && !right[$0].isSilent }
        guard !columns.isEmpty, rows.count <= StopPairing.mostPairs / columns.count else { return }
        for row in rows {
            let likest = columns.map { (column: $0, likeness: likeness(row, $0)) }
                .max { $0.likeness < $1.likeness }
            guard let likest, likest.likeness >= StopPairing.leastLikenessOfMoved else { continue }
            pair(row, likest.column)
            moved.insert(row)
            columns.removeAll { $0 == likest.column }
        }
    }
}
