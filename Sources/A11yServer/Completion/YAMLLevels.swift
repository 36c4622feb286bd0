/// The collections of a YAML text that are open at a place, from the outermost one.
struct YAMLLevels {
    /// An open collection.
    enum Level {
        /// A key of a mapping in block style, in its column.
        case key(String, column: Int)
        /// An entry of a list in block style, whose hyphen is in a column.
        case entry(column: Int)
        /// A mapping in flow style, with the key whose value is being written.
        case flowMapping(key: String?)
        case flowList
    }

    private var levels: [Level] = []
    /// The keys that stand before the place in each collection; those of the outermost mapping first.
    private var keys: [[String]] = [[]]

    /// The keys that lead to the place.
    var path: [String] {
        levels.compactMap { level in
            switch level {
            case .key(let key, _): key
            case .flowMapping(let key): key
            case .entry, .flowList: nil
            }
        }
    }

    /// The keys of the innermost mapping that stand before the place.
    var earlier: [String] { keys.last ?? [] }

    /// Whether the place is in a collection in flow style.
    var isInFlow: Bool {
        switch levels.last {
        case .flowMapping, .flowList: true
        case .key, .entry, nil: false
        }
    }

    /// Whether a value is written there for a key in flow style.
    var isAtValue: Bool { if case .flowMapping(.some) = levels.last { true } else { false } }

    /// Whether an entry of a list in flow style is written there.
    var isAtFlowEntry: Bool { if case .flowList = levels.last { true } else { false } }

    /// Whether an entry of a list is written there.
    var isAtEntry: Bool { if case .entry = levels.last { true } else { isAtFlowEntry } }

    /// Closes what a line that begins in this column is no part of. A list may begin in the column of its key.
    mutating func close(to column: Int, keepingKey: Bool) {
        while let last = levels.last {
            switch last {
            case .key(_, let other) where other < column || other == column && keepingKey: return
            case .entry(let other) where other < column: return
            default: closeLast()
            }
        }
    }

    /// Opens a collection.
    mutating func open(_ level: Level) {
        if case .key(let key, _) = level { keys[keys.count - 1].append(key) }
        levels.append(level)
        keys.append([])
    }

    /// Closes the innermost collection in flow style.
    mutating func closeFlow() {
        if isInFlow { closeLast() }
    }

    /// Notes the key whose value comes next in a mapping in flow style; nil where the next key comes.
    mutating func setFlowKey(_ key: String?) {
        guard case .flowMapping = levels.last else { return }
        if let key { keys[keys.count - 1].append(key) }
        levels[levels.count - 1] = .flowMapping(key: key)
    }

    private mutating func closeLast() {
        levels.removeLast()
        keys.removeLast()
    }
}
