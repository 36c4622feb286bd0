import A11yModel

/// Reads what expressions come to, as far as their text and the constants of the app tell.
///
/// Constants, functions and locals of the app are followed. Cost: linear in their code; each is read once for each sort
/// of value.
final class ValueReader {
    let app: CodeApp
    let resolver: Resolver
    private var memory: [ValueSort: [CodeNode: ValueOutcome]] = [:]
    private var depth = 0
    /// Whether calls pass numbers for a parameter.
    let stated = Memo<CodeNode, Bool>()
    /// What the calls that are followed pass for parameters, by which fonts differ.
    var passed: [CodeNode: CodeNode] = [:]
    private var open: Set<CodeNode> = []

    init(_ resolver: Resolver) {
        self.resolver = resolver
        app = resolver.app
    }

    /// What a property is set to by an expression.
    func value(of expression: CodeNode, for property: Property) -> CodeValue {
        let sort = ValueSort(of: property)
        return recalled(expression, sort) { outcome(of: expression, as: sort) }.value
    }

    /// The name of a picture that an expression loads, and whether it is a symbol of the system; nil otherwise.
    func imageName(_ expression: CodeNode) -> (name: String, isSymbol: Bool)? {
        for sort in [ValueSort.image, .symbol] {
            if case .known(.text(let name)) = outcome(of: expression, as: sort).value { return (name, sort == .symbol) }
        }
        return nil
    }

    /// More expressions and constants within each other are written to keep a reader busy.
    private static let mostLevels = 100
    /// The resolver stops at as many returned expressions.
    private static let mostReturned = 64

    /// What an expression may come to, as a value of a sort.
    func outcome(of node: CodeNode, as sort: ValueSort) -> ValueOutcome {
        guard depth < ValueReader.mostLevels else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        let found = read(node, sort)
        return app.node(node).flags.contains(.isForced) ? found.unwrapped : found
    }

    /// What a declaration comes to. One that leads back to itself may be anything.
    func recalled(_ declaration: CodeNode, _ sort: ValueSort, _ read: () -> ValueOutcome) -> ValueOutcome {
        if sort == .font, !passed.isEmpty {
            guard open.insert(declaration).inserted else { return .unknown }
            defer { open.remove(declaration) }
            return read()
        }
        if let known = memory[sort]?[declaration] { return known }
        memory[sort, default: [:]][declaration] = .unknown
        let found = read()
        memory[sort]?[declaration] = found
        return found
    }

    private func read(_ node: CodeNode, _ sort: ValueSort) -> ValueOutcome {
        let tree = app.tree(node.file)
        let name = tree.name(of: node.id)
        func operand() -> ValueOutcome { expression(of: node).map { outcome(of: $0, as: sort) } ?? .unknown }
        func parts() -> [ValueOutcome] { tree.children(of: node.id).map { outcome(of: node.at($0), as: sort) } }
        switch tree[node.id].kind {
        case .string: return string(node)
        case .number:
            let text = app.text(of: node)
            let number = text.contains("x") ? nil : Double(text.filter { !"@()_fFlLuU".contains($0) })
            return number.map { ValueOutcome(.number($0)) } ?? .filled
        case .constant where ["nil", "Nil", "NULL", "nullptr"].contains(name): return .none
        case .constant where ["true", "YES", "TRUE"].contains(name): return ValueOutcome(.flag(true))
        case .constant where ["false", "NO", "FALSE"].contains(name): return ValueOutcome(.flag(false))
        // `#localized("SEND")` says something, as the key does.
        case .macro where sort == .text && tree.firstPassed(to: node.id).map { tree[$0].kind } == .string:
            return .filled
        case .name, .member, .call, .macro: return outcome(of: Reference(node, in: app), as: sort)
        case .array: return sort == .traits ? .united(parts()) : tree[node.id].firstChild < 0 ? .empty : .filled
        case .ternary:
            let parts = parts()
            // `a ?: b` takes what it asks for where that is not nil.
            return parts.count == 2 ? .first(of: parts) : .any(of: Array(parts.dropFirst()))
        case .cast: return name == "is" ? .unknown : name == "as?" ? operand().orNil : operand()
        case .prefix where name == "!": return operand().known?.flag.map { ValueOutcome(.flag(!$0)) } ?? .unknown
        case .prefix where name == "-": return operand().known?.number.map { ValueOutcome(.number(-$0)) } ?? .unknown
        case .prefix where name == "try?": return operand().orNil
        case .prefix where ["try", "try!", "await", "@", "+"].contains(name): return operand()
        case .binary where name == "??": return .first(of: parts())
        case .binary where name == "+" && sort == .text: return .joined(parts())
        case .binary where name == "|" && sort == .traits: return .united(parts())
        default: return .unknown
        }
    }

    /// The first child that has a value.
    func expression(of node: CodeNode) -> CodeNode? {
        let tree = app.tree(node.file)
        return tree.children(of: node.id).first { tree[$0].kind.isExpression }.map(node.at)
    }

    /// What a body returns.
    func outcome(ofBody body: CodeTree.ID, in file: Int32, _ sort: ValueSort) -> ValueOutcome {
        let returned = resolver.returned(by: body, in: file)
        guard !returned.isEmpty, returned.count < ValueReader.mostReturned else { return .unknown }
        return .any(of: returned.map { outcome(of: CodeNode(file: file, id: $0), as: sort) })
    }
}
