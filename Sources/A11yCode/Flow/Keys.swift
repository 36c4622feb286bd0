/// Key-value coding: which properties `value(forKey:)` may give.
extension Resolver {
    /// What a call of key-value coding gives of an object; nil for any other call.
    func value(ofCall node: CodeNode, named word: String, of base: Resolution) -> Resolution? {
        guard let key = key(ofCall: node, named: word) else { return nil }
        if app.isText(key) {
            let name = app.symbol(app.text(of: key).filter { $0 != "@" && $0 != "\"" })
            return name == .none ? nil : member(named: name, of: base, at: node)
        }
        let names = properties(of: base.type.name, namedBy: key)
        guard names.isEmpty else {
            return names.reduce(into: Resolution()) { $0.formUnion(member(named: $1, of: base, at: node)) }.alternatives
        }
        let type = typeOfProperties(of: base.type.name)
        return Resolution(origins: [.unknown(type)], type: CodeType(name: type))
    }

    /// Whether a call reads a property by a key that does not tell which one it is.
    func readsAnyProperty(_ node: CodeNode, named word: String) -> Bool {
        guard let key = key(ofCall: node, named: word), !app.isText(key) else { return false }
        return properties(of: app.type(around: node), namedBy: key).isEmpty
    }

    private func key(ofCall node: CodeNode, named word: String) -> CodeNode? {
        let tree = app.tree(node.file)
        let isMessage = word == "valueForKey" || word == "valueForKeyPath"
        guard isMessage || word == "value", let argument = tree.child(of: node.id, .argument),
            isMessage || ["forKey", "forKeyPath"].contains(tree.name(of: argument)), tree[argument].firstChild >= 0
        else { return nil }
        return node.at(tree[argument].firstChild)
    }

    /// The properties of a type whose names begin and end as a key does that is put together: `"star\(number)Button"`.
    private func properties(of type: Symbol, namedBy key: CodeNode) -> [Symbol] {
        guard type != .none, let (start, end) = ends(of: key), start.count + end.count >= Resolver.leastEnds else {
            return []
        }
        let types = app.lineage(of: type) + app.heirs(of: type)
        let names = Set(types.flatMap { app.types[$0]?.properties.keys.map { $0 } ?? [] }).filter {
            let name = app.text($0)
            return name.hasPrefix(start) && name.hasSuffix(end) && name.count > start.count + end.count
        }
        return names.count > Resolver.mostKeyed ? [] : names.sorted { app.text($0) < app.text($1) }
    }

    /// What a text that is put together begins and ends with.
    private func ends(of key: CodeNode) -> (start: String, end: String)? {
        let reference = Reference(key, in: app)
        let isFormat = reference.name.hasSuffix("WithFormat")
        let format = isFormat ? reference.arguments?.first?.value : reference["format"]
        let text = app.files[Int(key.file)].text(format?.id ?? key.id)
        guard app.node(format ?? key).kind == .string, let first = text.firstIndex(of: "\""),
            let last = text.lastIndex(of: "\""), first < last
        else { return nil }
        let words = text[text.index(after: first)..<last]
        let gap =
            format == nil ? #/\\\(.*\)/# : #/%[-+ 0-9.$]*[hlqLztj]*[@a-zA-Z](?:.*%[-+ 0-9.$]*[hlqLztj]*[@a-zA-Z])?/#
        guard let found = words.firstMatch(of: gap) else { return nil }
        return (String(words[..<found.range.lowerBound]), String(words[found.range.upperBound...]))
    }

    /// The type of the properties that a key may name, if they agree: the colours of a theme.
    private func typeOfProperties(of owner: Symbol) -> Symbol {
        guard app.isDeclared(owner), let info = app.types[owner] else { return .none }
        let all = info.properties.values.joined().map { app.properties[$0] }
        let exposed = all.filter { $0.modifiers.contains(app.intern("@objc")) }
        let types = Set((exposed.isEmpty ? all : exposed).map { declaredType(of: $0).name })
        return types.count == 1 ? types.first ?? .none : .none
    }

    /// Shorter ends fit any name.
    private static let leastEnds = 3
    /// More are as good as unknown: fewer than the origins that a resolution keeps.
    private static let mostKeyed = 80
}
