/// Values by words, in one list.
struct Grouping<Value> {
    /// The values, by their words, those of one word in the order in which they came.
    private var values: [Value] = []
    /// Where the values of each word end; with few words only these are kept.
    private var ends: [Int32] = []
    private var ranges: [Symbol: Range<Int32>] = [:]

    init() {}

    /// Groups values by their words, which are below `groups`. `isSparse` says that most words have none.
    init(_ pairs: some Sequence<(Symbol, Value)>, groups: Int, isSparse: Bool = false) {
        if isSparse {
            var lists: [Symbol: [Value]] = [:]
            for (symbol, value) in pairs { lists[symbol, default: []].append(value) }
            for (symbol, list) in lists {
                let start = Int32(values.count)
                values += list
                ranges[symbol] = start..<Int32(values.count)
            }
            return
        }
        ends = [Int32](repeating: 0, count: groups + 1)
        for (symbol, _) in pairs { ends[symbol.index + 1] += 1 }
        for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
        guard let total = ends.last, total > 0, let first = pairs.first(where: { _ in true }) else { return }
        values = [Value](repeating: first.1, count: Int(total))
        var next = ends
        for (symbol, value) in pairs {
            values[Int(next[symbol.index])] = value
            next[symbol.index] += 1
        }
    }

    /// The values of a word.
    subscript(symbol: Symbol) -> ArraySlice<Value> {
        if ends.isEmpty {
            guard let range = ranges[symbol] else { return [] }
            return values[Int(range.lowerBound)..<Int(range.upperBound)]
        }
        guard symbol != .none, symbol.index + 1 < ends.count else { return [] }
        return values[Int(ends[symbol.index])..<Int(ends[symbol.index + 1])]
    }
}
