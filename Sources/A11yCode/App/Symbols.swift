/// A word or symbol of code, by a number that all files of an app share. Words are compared by it.
struct Symbol: NumberKey, Sendable {
    fileprivate let number: Int32

    /// The number as an index; -1 for `none`.
    var index: Int { Int(number) }

    /// No word: an argument without a label, a type that is not written.
    static let none = Symbol(number: -1)
}

/// The words of an app with their numbers.
struct SymbolTable {
    private var numbers: [String: Symbol] = [:]
    private(set) var texts: [String] = []

    /// The number of a word, which it gets now if it has none.
    mutating func symbol(_ text: String) -> Symbol {
        if let known = numbers[text] { return known }
        let symbol = Symbol(number: Int32(truncatingIfNeeded: texts.count))
        numbers[text] = symbol
        texts.append(text)
        return symbol
    }

    /// How many words there are.
    var count: Int { texts.count }

    /// The word of a number below `count`.
    subscript(index: Int) -> Symbol { Symbol(number: Int32(truncatingIfNeeded: index)) }

    /// The number of a word that is met somewhere; `none` for any other.
    func existing(_ text: String) -> Symbol { numbers[text] ?? .none }

    /// The word of a number; empty for `none`.
    func text(_ symbol: Symbol) -> String { symbol.number < 0 ? "" : texts[Int(symbol.number)] }
}

/// What a number tells, as the key of dictionaries and sets.
protocol NumberKey: Hashable {
    /// A number that is the same for equal keys.
    var index: Int { get }
}

extension NumberKey {
    func hash(into hasher: inout Hasher) { hasher.combine(index) }

    /// Answers look up millions of keys, whose numbers nobody outside chooses: a multiplication spreads them as well as
    /// the hasher of the library, which took a sixth of the time. Its last bits choose the bucket, its first ones are
    /// the best.
    func _rawHashValue(seed: Int) -> Int {
        Int(bitPattern: (UInt(bitPattern: index ^ seed) &* 0x9E37_79B9_7F4A_7C15).byteSwapped)
    }
}
