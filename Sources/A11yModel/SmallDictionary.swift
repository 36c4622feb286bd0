/// A few values by name, in the order of their names.
///
/// What a finding states and what a mapping in a file holds are few values each, and there are as many such
/// dictionaries as findings and mappings: a sorted array takes half the memory of a dictionary, and needs no hashing.
public struct SmallDictionary<Value> {
    /// A value with its name.
    public struct Entry {
        /// The name.
        public let name: String
        /// The value.
        public let value: Value

        @usableFromInline
        init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    @usableFromInline var entries: [Entry] = []

    /// No values.
    @inlinable
    public init() {}

    /// The values of a dictionary.
    @inlinable
    public init(_ values: [String: Value]) {
        entries = values.map { Entry(name: $0.key, value: $0.value) }.sorted { $0.name < $1.name }
    }

    /// The value with a name; nil if there is none. Cost: linear in the values.
    @inlinable
    public subscript(name: String) -> Value? {
        get { entries.first { $0.name == name }?.value }
        set {
            let place = entries.firstIndex { $0.name >= name } ?? entries.endIndex
            if place < entries.endIndex, entries[place].name == name { entries.remove(at: place) }
            if let newValue { entries.insert(Entry(name: name, value: newValue), at: place) }
        }
    }

    /// These values, and those of others whose names these do not have.
    @inlinable
    public func merging(_ others: SmallDictionary) -> SmallDictionary {
        var merged = others
        for entry in entries { merged[entry.name] = entry.value }
        return merged
    }
}

extension SmallDictionary: ExpressibleByDictionaryLiteral {
    /// Values with these names; of several with one name the last counts.
    @inlinable
    public init(dictionaryLiteral elements: (String, Value)...) {
        entries.reserveCapacity(elements.count)
        for (name, value) in elements {
            // Most are written in the order of their names, and need no search.
            if let last = entries.last, last.name >= name {
                self[name] = value
            } else {
                entries.append(Entry(name: name, value: value))
            }
        }
    }
}

extension SmallDictionary: RandomAccessCollection {
    /// The place of the first value.
    @inlinable public var startIndex: Int { entries.startIndex }
    /// The place behind the last value.
    @inlinable public var endIndex: Int { entries.endIndex }
    /// The value at a place.
    @inlinable public subscript(place: Int) -> Entry { entries[place] }
}

extension SmallDictionary.Entry: Equatable where Value: Equatable {}
extension SmallDictionary.Entry: Hashable where Value: Hashable {}
extension SmallDictionary.Entry: Sendable where Value: Sendable {}
extension SmallDictionary: Equatable where Value: Equatable {}
extension SmallDictionary: Hashable where Value: Hashable {}
extension SmallDictionary: Sendable where Value: Sendable {}
