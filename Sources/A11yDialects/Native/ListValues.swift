import A11yModel

/// Values that are lists: an entry that cannot be read is reported, and the others are kept.
extension ValueReader {
    mutating func texts(_ field: Field) -> Value? {
        scalars(field).map { .texts($0.map(\.text)) }
    }

    mutating func words(_ field: Field, among words: [String]) -> Value? {
        guard let scalars = scalars(field) else { return nil }
        var known: [String] = []
        for scalar in scalars {
            if words.contains(scalar.text) {
                known.append(scalar.text)
            } else {
                reportUnknownWord(scalar, of: field, among: words)
            }
        }
        return .texts(known)
    }

    mutating func traits(_ field: Field) -> Value? {
        guard let scalars = scalars(field) else { return nil }
        var traits: Traits = []
        for scalar in scalars {
            if let trait = Traits(named: scalar.text) {
                traits.insert(trait)
            } else {
                reportUnknownWord(scalar, of: field, among: Traits.names.map(\.name))
            }
        }
        return .traits(traits)
    }

    mutating func actions(_ field: Field) -> Value? {
        entries(field, kind: .actions).map { entries in
            .actions(
                entries.compactMap { entry in
                    if case .scalar(let scalar) = entry { return CustomAction(name: scalar.text) }
                    let values = record(entry, keys: Records.action)
                    guard let name = values["name"]?.text else {
                        report("a custom action needs a `name`", at: entry.range, unchecked: "this action")
                        return nil
                    }
                    return CustomAction(name: name, image: values["image"]?.text, action: values["action"]?.text)
                })
        }
    }

    mutating func content(_ field: Field) -> Value? {
        entries(field, kind: .content).map { entries in
            .content(
                entries.compactMap { entry in
                    guard isMapping(entry, of: field) else { return nil }
                    let values = record(entry, keys: Records.content)
                    guard let label = values["label"]?.text else {
                        report("custom content needs a `label`", at: entry.range, unchecked: "this content")
                        return nil
                    }
                    let isImportant = values["importance"]?.text == "high"
                    return CustomContent(label: label, value: values["value"]?.text ?? "", isImportant: isImportant)
                })
        }
    }

    mutating func keyCommands(_ field: Field) -> Value? {
        entries(field, kind: .keyCommands).map { entries in
            .keyCommands(
                entries.compactMap { entry in
                    guard isMapping(entry, of: field) else { return nil }
                    let values = record(entry, keys: Records.keyCommand)
                    guard let input = values["input"]?.text else {
                        report("a key command needs an `input`", at: entry.range, unchecked: "this key command")
                        return nil
                    }
                    return KeyCommand(
                        input: input, modifiers: values["modifiers"]?.texts ?? [], title: values["title"]?.text,
                        action: values["action"]?.text)
                })
        }
    }

    /// The scalars of a list; child elements stand for their `name`.
    mutating func scalars(_ field: Field) -> [Scalar]? {
        guard let entries = field.entries else { return nil }
        return entries.compactMap { entry in
            switch entry {
            case .scalar(let scalar) where !scalar.isNull: return scalar
            case .node(let node) where node.kind == .element:
                if let name = node.entry("name") {
                    return Scalar(text: name.text, range: name.range, spelling: .attribute)
                }
                report("`<\(node.tag)>` needs a `name`", at: node.tagRange, unchecked: "this entry")
                return nil
            case .scalar, .node:
                report("an entry of `\(field.name)` is a text", at: entry.range, unchecked: "this entry")
                return nil
            }
        }
    }

    private mutating func entries(_ field: Field, kind: ValueKind) -> [Entry]? {
        guard let entries = field.entries else { return nil }
        return entries.filter { entry in
            switch entry {
            case .scalar(let scalar) where !scalar.isNull: return true
            case .node(let node) where node.kind == .mapping || node.kind == .element: return true
            case .scalar, .node:
                report("`\(field.name)` takes \(kind.expectation)", at: entry.range, unchecked: "this entry")
                return false
            }
        }
    }

    private mutating func isMapping(_ entry: Entry, of field: Field) -> Bool {
        if case .node = entry { return true }
        report("an entry of `\(field.name)` is a mapping", at: entry.range, unchecked: "this entry")
        return false
    }
}
