/// Values by the numbers of groups, in one list.
struct Grouping<Value> {
    /// The values, group by group, those of one in the order in which they came.
    private var values: [Value] = []
    /// Where the values of each group end.
    private var ends: [Int32] = []

    init() {}

    /// Groups values by numbers below `groups`. `each` gives all of them, twice the same; `filler` is any value.
    init(groups: Int, filler: Value, _ each: (_ add: (Int, Value) -> Void) -> Void) {
        ends = [Int32](repeating: 0, count: groups + 1)
        each { group, _ in ends[group + 1] += 1 }
        for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
        values = [Value](repeating: filler, count: Int(ends[groups]))
        var next = ends
        each { group, value in
            values[Int(next[group])] = value
            next[group] += 1
        }
    }

    /// The values of a group; none of any other number.
    subscript(group: Int) -> ArraySlice<Value> {
        guard group >= 0, group + 1 < ends.count else { return [] }
        return values[Int(ends[group])..<Int(ends[group + 1])]
    }
}
