import A11yModel

/// Writes the mappings of screens in XML: tags are types, lists and numbers are attributes, and mappings are child
/// elements.
struct ScreenXML {
    /// What is written so far.
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// What stands between the tags of an element.
    private typealias Child = (tag: String, entries: Entries)
    private typealias Entries = [JSON.Entry]
    private typealias Attribute = (name: String, text: String)

    /// Writes a document with these screens, each the entries of its mapping.
    mutating func write(_ screens: [[JSON.Entry]]) {
        if screens.count == 1 { return write("screen", screens[0], isScreen: true, indent: "") }
        text += "<screens>\n"
        for screen in screens { write("screen", screen, isScreen: true, indent: "  ") }
        text += "</screens>\n"
    }

    private mutating func write(_ tag: String, _ entries: Entries, isScreen: Bool = false, indent: String) {
        var attributes: [Attribute] = []
        var children: [Child] = []
        for (key, value) in isScreen ? entries : MixedMembers.named(entries) {
            if key == (isScreen ? ScreenKey.elements.rawValue : Property.children.word) {
                children += ScreenXML.elements(value)
            } else if isScreen || key != Property.type.word {
                let isName = isScreen && (key == ScreenKey.screen.rawValue || key == "state" && tag == "state")
                let name = isName ? "name" : key
                ScreenXML.add(name, value, &attributes, &children)
            }
        }
        open(tag, attributes, indent: indent)
        text += children.isEmpty ? "/>\n" : ">\n"
        for child in children {
            write(child.tag, child.entries, isScreen: child.tag == "state", indent: indent + "  ")
        }
        if !children.isEmpty { text += "\(indent)</\(tag)>\n" }
    }

    /// Writes the tag with its attributes, as many in a line as there is room for.
    private mutating func open(_ tag: String, _ attributes: [Attribute], indent: String) {
        let width = 120
        var line = "\(indent)<\(tag)"
        for attribute in attributes {
            let written = "\(attribute.name)=\"\(XMLWord.escaped(attribute.text))\""
            if line.unicodeScalars.count + written.unicodeScalars.count >= width - "/>".count {
                text += line + "\n"
                line = indent + "   "
            }
            line += " " + written
        }
        text += line
    }
}

extension ScreenXML {
    /// The tag for an entry of a list, and the attribute that it has where the entry is a text.
    private static let listed: [String: (tag: String, attribute: String)] = [
        "customActions": ("customAction", "name"), "customContent": ("customContent", "label"),
        "dragSources": ("dragSource", "name"), "dropPoints": ("dropPoint", "name"), "items": ("item", "title"),
        "keyCommands": ("keyCommand", "input"), "layers": ("layer", "text"), "states": ("state", "name"),
        "userInputLabels": ("userInputLabel", "name"), "customRotors": ("customRotor", "name"),
        "attributedLabel": ("attributedLabel", "text"), "readingLines": ("readingLine", "name"),
    ]

    private static func elements(_ list: JSON) -> [Child] {
        guard case .array(let items) = list else { return [] }
        return items.compactMap { item in
            guard case .object(let entries) = item else { return nil }
            let type = entries.first { $0.key == Property.type.word }?.value.text
            return (type ?? ElementType.view.rawValue, entries)
        }
    }

    /// Takes a key as an attribute where an attribute can say it, and else as child elements.
    private static func add(
        _ key: String, _ value: JSON, _ attributes: inout [Attribute], _ children: inout [Child]
    ) {
        switch value {
        case .object(let entries) where key == "changes":
            for case (let id, .object(let own)) in entries { children.append(("change", [("id", .text(id))] + own)) }
        case .object(let entries): children.append((key, entries))
        case .array(let items) where key == Property.elements.word:
            let ids = items.compactMap { MixedMembers.id(of: $0) }
            if items.contains(where: { $0.text != nil }) || items.isEmpty {
                attributes.append((key, XMLWord.list(ids)))
            }
            for case .object(let entries) in items { children.append(("accessibilityElement", entries)) }
        case .array(let items):
            let words = items.compactMap(XMLWord.word)
            let fits = words.count == items.count && !words.contains(where: XMLWord.isLoose)
            guard !fits, let (tag, attribute) = listed[key] else {
                return attributes.append((key, XMLWord.list(words)))
            }
            for item in items {
                if case .object(let entries) = item {
                    children.append((tag, entries))
                } else {
                    children.append((tag, [(attribute, item)]))
                }
            }
        default: attributes.append((key, XMLWord.word(value) ?? ""))
        }
    }
}

/// Explicit lists of ids and of elements that the list makes: XML keeps their order by ids alone.
private enum MixedMembers {
    /// The entries with an id for each member that stands among ids.
    static func named(_ entries: [JSON.Entry]) -> [JSON.Entry] {
        guard let index = entries.firstIndex(where: { $0.key == Property.elements.word }),
            case .array(let items) = entries[index].value, items.contains(where: { $0.text != nil })
        else { return entries }
        let owner = entries.first { $0.key == Property.id.word }?.value.text ?? "element"
        var named = entries
        named[index].value = .array(
            items.enumerated().map { place, item in
                guard id(of: item) == nil, case .object(let own) = item else { return item }
                return .object([(Property.id.word, .text("\(owner)-\(place + 1)"))] + own)
            })
        return named
    }

    /// The id of a member; nil for one without.
    static func id(of member: JSON) -> String? {
        guard case .object(let entries) = member else { return member.text }
        return entries.first { $0.key == Property.id.word }?.value.text
    }
}

extension JSON {
    /// The text, where it is one.
    fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}
