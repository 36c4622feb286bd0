/// What our tree says of a file.
struct OurFacts {
    private let tree: CodeTree
    private let bytes: [UInt8]
    private(set) var facts: Set<Fact> = []
    /// The bytes of what the parser did not read.
    private(set) var unread: [Range<Int>] = []
    /// The members and subscripts that make a key path, which says them itself.
    private var paths: Set<Int32> = []

    /// Attributes whose arguments have a grammar of their own, which swift-syntax reads as other nodes.
    static let specialAttributes: Set<String> = [
        "@available", "@objc", "@Sendable", "@backDeployed", "@attached", "@freestanding", "@_specialize",
        "@_spi_available", "@_originallyDefinedIn", "@_dynamicReplacement", "@_implements", "@differentiable",
        "@derivative", "@_documentation", "@_effects",
    ]

    init(_ tree: CodeTree, of bytes: [UInt8]) {
        self.tree = tree
        self.bytes = bytes
        var waiting: [Int32] = tree.nodes.isEmpty ? [] : [0]
        while let id = waiting.popLast() {
            add(id)
            let isSpecial =
                tree[id].kind == .modifier && (!name(id).hasPrefix("@") || Self.specialAttributes.contains(name(id)))
            if isSpecial || ["#available", "#unavailable"].contains(name(id)) && tree[id].kind == .macro { continue }
            waiting += tree.children(of: id)
        }
    }

    private func name(_ id: Int32) -> String { tree.name(of: id) }

    private func range(_ id: Int32?) -> Range<Int>? { id.map { Int(tree[$0].start)..<Int(tree[$0].end) } }

    private func text(_ id: Int32) -> String {
        String(decoding: bytes[Int(tree[id].start)..<Int(tree[id].end)], as: UTF8.self)
    }

    private func children(_ id: Int32, _ kinds: NodeKind...) -> [Int32] {
        tree.children(of: id).filter { kinds.contains(tree[$0].kind) }
    }

    private mutating func add(_ kind: String, _ id: Int32, _ detail: String = "") {
        facts.insert(Fact(kind: kind, start: Int(tree[id].start), end: Int(tree[id].end), detail: detail))
    }

    private mutating func addPlace(_ kind: String, _ id: Int32, _ detail: String) {
        let place = Int(tree[id].place)
        facts.insert(Fact(kind: kind, start: place, end: place, detail: detail))
    }

    /// The first child that is an expression: types behind the name of a member are its generic arguments.
    private func operand(_ id: Int32) -> Int32? {
        tree.children(of: id).first { child in
            if tree[child].kind == .typeName { return tree[id].kind == .member && tree[child].start < tree[id].place }
            return ![.argument, .compileBranch, .modifier].contains(tree[child].kind)
        }
    }

    /// The labels of arguments, and how many of them are closures behind the parentheses.
    private func arguments(_ id: Int32) -> String {
        let arguments = children(id, .argument)
        let trailing = arguments.count { tree[$0].flags.contains(.isTrailing) }
        return "(" + arguments.map { name($0) + ":" }.joined() + ") \(trailing)"
    }

    /// The links of a chain of calls, from the first: a view with its modifiers.
    private func chain(_ id: Int32) -> String {
        var links: [String] = []
        var next: Int32? = id
        while let current = next {
            switch tree[current].kind {
            case .call: links.append(arguments(current))
            case .member: links.append("." + name(current))
            default:
                links.append(place(range(current)))
                return links.reversed().joined()
            }
            next = operand(current)
        }
        return links.reversed().joined()
    }

    private func parameters(_ id: Int32) -> String {
        children(id, .parameter).map { parameter in
            let label = children(parameter, .label).first.map { name($0) + " " } ?? ""
            return label + name(parameter) + ":"
        }.joined()
    }

    // swift-format-ignore
    private mutating func add(_ id: Int32) {
        let node = tree[id]
        switch node.kind {
        case .type:
            add("type \(node.form)", id, name(id) + ":" + children(id, .inherited).map(text).joined(separator: ","))
        case .modifier: add("modifier", id, name(id))
        case .function: add("function", id, name(id) + "(" + parameters(id) + ")")
        case .parameter: add("parameter", id, name(id))
        case .variable:
            if node.name < 0 || name(id) == "_" { break }
            addPlace("variable", id, name(id))
            let values = tree.children(of: id).filter { ![.modifier, .typeName, .accessor].contains(tree[$0].kind) }
            if let value = values.first { addPlace("initial value", id, place(range(value))) }
        case .accessor: add("accessor", id, name(id))
        case .enumCase: addPlace("enum case", id, name(id) + "(" + parameters(id) + ")")
        case .alias: add("alias", id, name(id))
        case .importing: add("import", id, name(id))
        case .typeName: add("type name", id)
        case .block:
            let parent = tree[node.parent].kind
            if parent != .clause, parent != .closure { add("block", id) }
        case .ifStatement:
            let hasElse = children(id, .block, .ifStatement).count > 1
            add("if", id, "\(children(id, .condition).count) \(hasElse)")
        case .guardStatement: add("guard", id, "\(children(id, .condition).count)")
        case .switchStatement: add("switch", id, place(range(operand(id))))
        case .clause:
            add("clause", id, "\(children(id, .pattern).count) \(node.flags.contains(.isDefault))")
        case .condition:
            if tree[node.parent].kind != .compileBranch, tree[node.parent].form != .repeatLoop { add("condition", id) }
        case .loop: add("loop \(node.form)", id)
        case .exit: add("exit", id, name(id))
        case .deferStatement: add("defer", id)
        case .doStatement: add("do", id, "\(children(id, .catching).count)")
        case .catching: add("catch", id)
        case .compileIf: add("#if", id, "\(children(id, .compileBranch).count)")
        case .name: add("name", id, name(id))
        case .member:
            if !paths.contains(id) { add("member", id, "\(name(id)) \(node.place) \(place(range(operand(id))))") }
        case .call:
            add("call", id, place(range(operand(id))) + arguments(id))
            let parent = node.parent
            if [.call, .member].contains(tree[parent].kind), operand(parent) == id { break }
            add("chain", id, chain(id))
        case .subscripting:
            if !paths.contains(id) { add("subscript", id, place(range(operand(id))) + arguments(id)) }
        case .string: add("string", id, "\(children(id, .argument).count)")
        case .number: add("number", id)
        case .constant: add("constant", id, name(id))
        case .regex: add("regex", id)
        case .array: add("array", id, "\(tree.children(of: id).map { $0 }.count)")
        case .dictionary: add("dictionary", id, "\(tree.children(of: id).map { $0 }.count)")
        case .tuple: add("tuple", id, arguments(id))
        case .assignment, .binary:
            let parts = tree.children(of: id).map { place(range($0)) }.joined(separator: " ")
            add("\(node.kind)", id, "\(name(id)) \(node.place) \(parts)")
        case .closure:
            let captures = children(id, .capture).map(name).joined(separator: ",")
            add("closure", id, "[\(captures)](\(children(id, .parameter).map(name).joined(separator: ",")))")
        case .cast: add("cast", id, name(id) + " " + children(id, .typeName).map { place(range($0)) }.joined())
        case .ternary: add("ternary", id, tree.children(of: id).map { place(range($0)) }.joined(separator: " "))
        case .prefix: add("prefix", id, name(id))
        case .postfix: add("postfix", id, name(id))
        case .keyPath:
            var (part, count) = (operand(id), 0)
            while let current = part, [.member, .subscripting].contains(tree[current].kind) {
                paths.insert(current)
                count += 1
                part = operand(current)
            }
            add("key path", id, "\(count)")
        case .macro: add("macro", id, name(id) + (name(id).hasSuffix("available") ? "" : arguments(id)))
        case .unread: unread.append(Int(node.start)..<Int(node.end))
        case .file, .inherited, .label, .pattern, .compileBranch, .argument, .capture, .macroDefinition,
            .excluded:
            break
        }
    }
}
