/// Random numbers that a seed repeats on every machine (SplitMix64).
package struct Dice: RandomNumberGenerator {
    private var state: UInt64

    /// The numbers of a seed.
    package init(seed: UInt64) { state = seed }

    /// The next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True in `percent` of a hundred cases.
    package mutating func chance(_ percent: Int) -> Bool { number(in: 0...99) < percent }

    /// A whole number of a range.
    package mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// An item of a list that has some.
    package mutating func pick<Item>(_ items: [Item]) -> Item { items[number(in: 0...items.count - 1)] }
}
