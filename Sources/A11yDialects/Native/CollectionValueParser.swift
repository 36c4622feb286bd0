import A11yModel
import A11ySyntax

/// Values that are lists. An invalid entry is reported, and the others are kept.
extension ValueParser {
    mutating func texts(_ field: NativeField) -> Value? {
        listed(field, expected: "a list of texts").map { .texts($0.map(\.text)) }
    }

    mutating func words(_ field: NativeField, among words: [String]) -> Value? {
        guard let listed = listedWords(field, expected: "a list of words") else { return nil }
        var known: [String] = []
        for word in listed {
            if let spelt = WordSpelling.word(word.text, among: words) {
                known.append(spelt)
            } else {
                reportUnknownWord(word, of: field, among: words)
            }
        }
        // Of a list of nothing but unknown words, nothing is known.
        return known.isEmpty && !listed.isEmpty ? nil : .texts(known)
    }

    mutating func traits(_ field: NativeField) -> Value? {
        guard let words = words(field, among: Traits.words)?.texts else { return nil }
        let traits = words.compactMap(Traits.init(named:)).reduce(into: Traits()) { $0.formUnion($1) }
        return .traits(traits.written(withNone: words.contains("none")))
    }

    /// The words of a list from a closed set. One text holds several as code has them: `button | header`.
    private mutating func listedWords(_ field: NativeField, expected: String) -> [Node.Word]? {
        if let text = field.word, field.entries == nil { return text.parts }
        return listed(field, expected: expected)?.flatMap(\.parts)
    }

    mutating func actions(_ field: NativeField) -> Value? {
        let form = MappingForm(
            expected: "a list of names or mappings", keys: MappingKeys.action.kinds, required: "name",
            missing: "a custom action needs a `name`", title: "this action")
        return mappings(field, form) { word in
            CustomAction(name: word)
        } make: { name, values in
            CustomAction(name: name, image: values["image"]?.text, action: values["action"]?.text)
        }.map(Value.actions)
    }

    mutating func content(_ field: NativeField) -> Value? {
        let form = MappingForm(
            expected: "a list of mappings with label and value", keys: MappingKeys.content.kinds, required: "label",
            missing: "custom content needs a `label`", title: "this content")
        return mappings(field, form) { label, values in
            let isImportant = values["importance"]?.text == "high"
            return CustomContent(label: label, value: values["value"]?.text ?? "", isImportant: isImportant)
        }.map(Value.content)
    }

    mutating func keyCommands(_ field: NativeField) -> Value? {
        let form = MappingForm(
            expected: "a list of mappings such as `{ input: k, modifiers: command, title: Search }`",
            keys: MappingKeys.keyCommand.kinds, required: "input",
            missing: "a key command needs an `input`", title: "this key command")
        // SwiftUI's `keyboardShortcut("k")` is with the Command key.
        if let key = field.word?.text, key.count == 1 {
            return .keyCommands([KeyCommand(input: key, modifiers: ["command"])])
        }
        return mappings(field, form) { input, values in
            KeyCommand(
                input: input, modifiers: values["modifiers"]?.texts ?? [], title: values["title"]?.text,
                action: values["action"]?.text, when: values["when"]?.text)
        }.map(Value.keyCommands)
    }

    mutating func rotors(_ field: NativeField) -> Value? {
        let form = MappingForm(
            expected: "a list of names or mappings with name and elements", keys: MappingKeys.rotor.kinds,
            required: "name",
            missing: "a custom rotor needs a `name`", title: "this rotor")
        return mappings(field, form) { word in
            CustomRotor(name: word)
        } make: { name, values in
            CustomRotor(name: name, elements: values["elements"]?.texts ?? [])
        }.map(Value.rotors)
    }

    mutating func spans(_ field: NativeField) -> Value? {
        let form = MappingForm(
            expected: "a list of texts or mappings with text", keys: MappingKeys.span.kinds, required: "text",
            missing: "a part of a label needs a `text`", title: "this part")
        return mappings(field, form) { word in
            SpeechSpan(text: word)
        } make: { text, values in
            var span = SpeechSpan(text: text)
            span.language = values["language"]?.text
            span.pitch = values["pitch"]?.number
            span.spellOut = values["spellOut"]?.flag
            span.punctuation = values["punctuation"]?.flag
            span.phonetic = values["phonetic"]?.text
            span.headingLevel = values["headingLevel"]?.number
            return span
        }.map(Value.spans)
    }

    /// `combine`, or `{ children: combine }` as SwiftUI has it.
    mutating func behavior(_ field: NativeField) -> Value? {
        guard let fields = field.mapping else { return value(of: field, as: MappingKeys.behaviorWord) }
        return record(fields, keys: MappingKeys.behavior.kinds)["children"]
    }

    /// What a list of mappings expects, with the texts of its problems.
    private struct MappingForm {
        let expected: String
        let keys: [String: ValueKind]
        /// The key that every mapping needs.
        let required: String
        /// The problem of a mapping without that key.
        let missing: String
        /// What is not checked then.
        let title: String
    }

    /// The items of a list of mappings. `makeFromWord` makes an item from a text; without it a text is a problem.
    private mutating func mappings<Item>(
        _ field: NativeField, _ form: MappingForm, makeFromWord: ((String) -> Item)? = nil,
        make: (String, [String: Value]) -> Item
    ) -> [Item]? {
        entries(field, form, takesTexts: makeFromWord != nil)?.compactMap { entry in
            if case .word(let word) = entry {
                if let makeFromWord { return makeFromWord(word.text) }
                report("an entry of `\(field.name)` is a mapping", at: entry.range, unchecked: "this entry")
                return nil
            }
            let values = record(entry, keys: form.keys)
            guard let text = values[form.required]?.text else {
                report(form.missing, at: entry.range, unchecked: form.title)
                return nil
            }
            return make(text, values)
        }
    }

    /// The length in bytes up to which a text is quoted as the list that it should be (ours).
    private static let longestExample = 40

    /// The text of a field as a list, to show in a problem; empty if it is no short text.
    private func example(of field: NativeField) -> String {
        guard let text = field.word?.text, text.utf8.count <= ValueParser.longestExample,
            !text.contains(where: { "[]{}\"'`:#".contains($0) })
        else { return "" }
        return ": `[\(text)]`"
    }

    /// The words of a list. A child element counts as its `name`.
    mutating func listed(_ field: NativeField, expected: String) -> [Node.Word]? {
        guard let entries = field.entries else {
            reportKind(of: field, expected: expected + example(of: field))
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

    private mutating func entries(_ field: NativeField, _ form: MappingForm, takesTexts: Bool) -> [NativeEntry]? {
        guard let entries = field.entries ?? field.onlyEntry else {
            reportKind(of: field, expected: form.expected + (takesTexts ? example(of: field) : ""))
            return nil
        }
        return entries.filter { entry in
            guard case .node(let node) = entry, node.kind == .sequence else { return true }
            report("an entry of `\(field.name)` is no list", at: node.range, unchecked: "this entry")
            return false
        }
    }
}

extension ValueParser {
    mutating func font(_ field: NativeField) -> Value? {
        // A style alone needs no mapping.
        if let word = field.word, field.mapping == nil {
            if let style = WordSpelling.word(word.text, among: Vocabulary.textStyles) {
                return .font(Font(style: style))
            }
            if word.text == "bold" {
                report("`bold` is a key: `font: { bold: true }`", at: word.range, unchecked: "`font`")
            } else {
                reportUnknownWord(word, of: field, among: Vocabulary.textStyles)
            }
            return nil
        }
        guard let fields = mapping(field, expected: "a mapping with style, size, bold or name") else { return nil }
        let values = record(fields, keys: MappingKeys.font.kinds)
        return .font(
            Font(
                style: values["style"]?.text, size: values["size"]?.number, bold: values["bold"]?.flag,
                name: values["name"]?.text))
    }

    mutating func gestures(_ field: NativeField) -> Value? {
        guard let fields = mapping(field, expected: "a mapping of gestures to what they do: `{ tap: open }`") else {
            return nil
        }
        var gestures: [Gesture: String] = [:]
        for entry in record(fields, keys: MappingKeys.gestures.kinds) {
            if let gesture = Gesture(rawValue: entry.key) { gestures[gesture] = entry.value.text }
        }
        return .gestures(gestures)
    }

    private mutating func mapping(_ field: NativeField, expected: String) -> [NativeField]? {
        if let mapping = field.mapping { return mapping }
        reportKind(of: field, expected: expected)
        return nil
    }

    /// The values of a list's mapping by their keys.
    mutating func record(_ entry: NativeEntry, keys: [String: ValueKind]) -> [String: Value] {
        guard case .node(let node) = entry else { return [:] }
        return record(NodeContents(of: node, in: .view).fields, keys: keys)
    }

    /// The values of a mapping by their keys. Unknown and duplicate keys are reported.
    ///
    /// - Parameter known: the keys among which the one that was meant is looked for; nil for `keys`.
    mutating func record(
        _ fields: [NativeField], keys: [String: ValueKind], among known: [String]? = nil
    ) -> [String: Value] {
        var values: [String: Value] = [:]
        let fields = valued(fields)
        var seen: [(name: String, field: Int)] = []
        for index in fields.indices {
            guard let (name, kind) = self.known(fields[index], among: keys) else {
                reportUnknownKey(fields[index], among: known ?? keys.keys.sorted())
                continue
            }
            if let first = seen.first(where: { $0.name == name }) {
                reportDuplicate(fields[index], of: fields[first.field])
                continue
            }
            seen.append((name, index))
            values[name] = value(of: fields[index], as: kind)
        }
        return values
    }

    /// The key of a mapping that a field has, in whatever spelling, with its kind.
    private func known(_ field: NativeField, among keys: [String: ValueKind]) -> (name: String, kind: ValueKind)? {
        if let kind = keys[field.name] { return (field.name, kind) }
        guard let name = WordSpelling.word(field.name, among: keys.keys.sorted()) else { return nil }
        return keys[name].map { (name, $0) }
    }
}
