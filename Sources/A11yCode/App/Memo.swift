/// What was found for keys, each once.
final class Memo<Key: Hashable, Value> {
    private var known: [Key: Value] = [:]

    /// What was found for a key; nil where nobody looked.
    subscript(key: Key) -> Value? { known[key] }

    /// What was found for a key, or is found now. Who asks for it while it is looked for gets `meanwhile`.
    func callAsFunction(_ key: Key, meanwhile: Value? = nil, _ find: () -> Value) -> Value {
        if let found = known[key] { return found }
        if let meanwhile { known[key] = .some(meanwhile) }
        let found = find()
        known[key] = .some(found)
        return found
    }
}

/// Two numbers as one key.
struct KeyPair<First: NumberKey, Second: NumberKey>: NumberKey {
    private let first: First
    private let second: Second

    init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    var index: Int { first.index << 32 ^ second.index }
}
