// Which names and expressions stand for types.
extension Resolver {
    /// Whether a name stands for a type: it is declared, or Apple's, or begins like one.
    func isTypeName(_ symbol: Symbol) -> Bool {
        app.types[symbol] != nil || app.aliases[symbol] != nil || app.isApple(symbol)
            || app.text(symbol).first?.isUppercase == true && app.propertiesByOwner[symbol] == nil
    }

    /// The type that an expression names; nil for an expression with a value.
    func typeMeant(by id: CodeTree.ID, in file: Int32) -> Symbol? {
        let tree = app.tree(file)
        let symbol = app.name(id, in: file)
        switch tree[id].kind {
        case .name:
            guard app.text(symbol).first?.isUppercase == true,
                app.binding(of: CodeNode(file: file, id: id)) == nil, isTypeName(symbol)
            else { return nil }
            return app.resolved(symbol)
        case .member:
            // `Module.Type`, `Outer.Inner`
            guard app.text(symbol).first?.isUppercase == true, tree[id].firstChild >= 0,
                typeMeant(by: tree[id].firstChild, in: file) != nil, app.types[symbol] != nil || app.isApple(symbol)
            else { return nil }
            return app.resolved(symbol)
        default: return nil
        }
    }

    /// The type of what stands before the dot of a member.
    func typeBefore(_ member: CodeTree.ID, in file: Int32) -> Symbol {
        let base = app.tree(file)[member].firstChild
        guard base >= 0 else { return .none }
        return typeMeant(by: base, in: file) ?? resolve(base, in: file).type.name
    }

    /// The type that a generic parameter of a type around a place is one of, by the header of its class or extension:
    /// `extension Card where Header: TitleView`; any other type itself.
    func bound(of type: Symbol, at node: CodeNode) -> Symbol {
        guard type != .none, !app.isDeclared(type), !app.isApple(type), !words.isValue(type) else { return type }
        let tree = app.tree(node.file)
        let types = sequence(first: node.id) { tree[$0].parent }.prefix { $0 > 0 }.filter { tree[$0].kind == .type }
        return types.lazy.compactMap { self.bounds(of: node.at($0))[type] }.first ?? type
    }

    /// The bounds of the generic parameters that the header of a type names.
    private func bounds(of declaration: CodeNode) -> [Symbol: Symbol] {
        boundMemory(declaration) {
            let bytes = app.file(of: declaration).bytes.dropFirst(Int(app.node(declaration).start))
            let header = String(decoding: bytes.prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
            let parts = header.split { !$0.isLetter && !$0.isNumber && $0 != ":" && $0 != "_" }
            return zip(parts, parts.dropFirst()).reduce(into: [:]) { bounds, pair in
                let (name, bound) = (app.symbol(String(pair.0.dropLast())), app.symbol(String(pair.1)))
                if pair.0.hasSuffix(":"), name != .none, bound != .none { bounds[name] = app.resolved(bound) }
            }
        }
    }

    /// Whether a type is a generic parameter of the function around a place: `func all<Kind: UIView>(…)`.
    func isGeneric(_ type: Symbol, at node: CodeNode) -> Bool {
        guard !app.isDeclared(type), !app.isApple(type), let function = app.function(around: node).map({ app[$0] }),
            let body = function.body
        else { return false }
        let file = app.files[Int(function.node.file)]
        let (start, end) = (Int(file.tree[function.node.id].start), Int(file.tree[body].start))
        guard start < end, end <= file.bytes.count else { return false }
        let header = String(decoding: file.bytes[start..<end], as: UTF8.self)
        return header.contains("<" + app.text(type)) || header.contains(", " + app.text(type) + ":")
    }
}
