import A11yModel

/// Values that are lists: an entry that cannot be read is reported, and the others are kept.
extension ValueReader {
    mutating func texts(_ field: Field) -> Value? {
        listed(field, expected: "a list of texts").map { .texts($0.map(\.text)) }
    }

    mutating func words(_ field: Field, among words: [String]) -> Value? {
        guard let listed = listed(field, expected: "a list of words") else { return nil }
        var known: [String] = []
        for word in listed {
            if words.contains(word.text) {
                known.append(word.text)
            } else {
                reportUnknownWord(word, of: field, among: words)
            }
        }
        return .texts(known)
    }

    mutating func traits(_ field: Field) -> Value? {
        guard let listed = listed(field, expected: "a list of traits") else { return nil }
        var traits: Traits = []
        for word in listed {
            if let trait = Traits(named: word.text) {
                traits.insert(trait)
            } else {
                reportUnknownWord(word, of: field, among: Traits.names.map(\.name))
            }
        }
        return .traits(traits.written(withNone: listed.contains { $0.text == "none" }))
    }

    mutating func actions(_ field: Field) -> Value? {
        entries(field, expected: "a list of names or mappings").map { entries in
            .actions(
                entries.compactMap { entry in
                    if case .word(let word) = entry { return CustomAction(name: word.text) }
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
        entries(field, expected: "a list of mappings with label and value").map { entries in
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
        entries(field, expected: "a list of mappings with input and title").map { entries in
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

    /// The words of a list; child elements stand for their `name`.
    mutating func listed(_ field: Field, expected: String) -> [Term]? {
        guard let entries = field.entries else {
            reportKind(of: field, expected: expected)
            return nil
        }
        return entries.compactMap { entry in
            switch entry {
            case .word(let word): return word
            case .node(let node) where node.kind == .element:
                if let name = node.entry("name")?.word { return name }
                report("`<\(node.tag)>` needs a `name`", at: node.tagRange, unchecked: "this entry")
                return nil
            case .node(let node):
                report("an entry of `\(field.name)` is a word or text", at: node.range, unchecked: "this entry")
                return nil
            }
        }
    }

    private mutating func entries(_ field: Field, expected: String) -> [Entry]? {
        guard let entries = field.entries else {
            reportKind(of: field, expected: expected)
            return nil
        }
        return entries.filter { entry in
            guard case .node(let node) = entry, node.kind == .sequence else { return true }
            report("an entry of `\(field.name)` is no list", at: node.range, unchecked: "this entry")
            return false
        }
    }

    private mutating func isMapping(_ entry: Entry, of field: Field) -> Bool {
        if case .node = entry { return true }
        report("an entry of `\(field.name)` is a mapping", at: entry.range, unchecked: "this entry")
        return false
    }
}
