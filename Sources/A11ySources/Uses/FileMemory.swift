import A11yModel

/// What questions found out about a file and will ask again. It holds what is expensive to find, and no decisions.
final class FileMemory: Sendable {
    private let flow = Locked<CodeFlow?>(nil)
    private let table = Locked<TypeTable?>(nil)
    private let targets = Locked<[String: Bool]>([:])
    private let assignments = Locked<[String: [Int]]>([:])
    private let declarations = Locked<[String: [Int]]>([:])
    private let bindings = Locked<[String: Bindings]>([:])
    private let branches = Locked<[Int: Int?]>([:])
    private let commas = Locked<[Separator: [Int]]>([:])

    /// The statements of the file and what leaves them.
    func flow(_ find: () -> CodeFlow) -> CodeFlow {
        if let known = flow.withLock({ $0 }) { return known }
        let found = find()
        flow.withLock { $0 = found }
        return found
    }

    /// The declarations of the file by name.
    func table(_ find: () -> TypeTable) -> TypeTable {
        if let known = table.withLock({ $0 }) { return known }
        let found = find()
        table.withLock { $0 = found }
        return found
    }

    /// Whether a selector names a method.
    func isTarget(_ method: String, _ find: () -> Bool) -> Bool { remember(method, in: targets, find) }

    /// The tokens of a name behind which an assignment stands.
    func assignments(to name: String, _ find: () -> [Int]) -> [Int] { remember(name, in: assignments, find) }

    /// The tokens of a name that declare a parameter or variable with its type.
    func declarations(of name: String, _ find: () -> [Int]) -> [Int] { remember(name, in: declarations, find) }

    /// Where a name is bound.
    func bindings(of name: String, _ find: () -> Bindings) -> Bindings { remember(name, in: bindings, find) }

    /// How many branches the `if` at a token has; nil if none of them may run.
    func branches(ofIf header: Int, _ find: () -> Int?) -> Int? { remember(header, in: branches, find) }

    /// The tokens of the separators directly in a bracket.
    func separators(_ symbol: String, in bracket: Int?, _ find: () -> [Int]) -> [Int] {
        remember(Separator(symbol: symbol, bracket: bracket), in: commas, find)
    }

    private struct Separator: Hashable {
        let symbol: String
        let bracket: Int?
    }

    /// Finding out happens outside the lock: it may ask further questions.
    private func remember<Key: Hashable & Sendable, Value: Sendable>(
        _ key: Key, in memory: Locked<[Key: Value]>, _ find: () -> Value
    ) -> Value {
        if let known = memory.withLock({ $0[key] }) { return known }
        let found = find()
        memory.withLock { $0[key] = .some(found) }
        return found
    }
}

extension CodeFile {
    /// The statements of the file and what leaves them.
    var flow: CodeFlow { memory.flow { CodeFlow(self) } }
}
