import A11yLint
import A11yModel
import A11ySyntax

/// What our own format has to say about a place: which keys its mapping may have, or what its key takes.
struct FormatPlace {
    /// The keys that are allowed there.
    private(set) var keys: [FormatKey] = []
    /// The values that are allowed there; nil if unknown.
    private(set) var value: ValueKind?
    /// The key that the value is for.
    private(set) var key: FormatKey?

    /// What the format says about a place.
    init(_ place: WrittenPlace) {
        if place.isMarkup { self.init(markup: place) } else { self.init(keys: place) }
    }

    /// The key of a name, among those that may be written there.
    func key(named name: String) -> FormatKey? { FormatPlace.key(name, among: keys) }

    /// The words that may be written there.
    var words: [FormatWord] {
        switch value {
        case .flag, .flagOrName: ["true", "false"].map { FormatWord($0) }
        case .flagOrMixed: ["true", "false", "mixed"].map { FormatWord($0) }
        default: key?.words ?? []
        }
    }

    /// Whether the name of another element may be written there.
    var takesIDs: Bool {
        switch value {
        case .reference, .references, .structure(.mappings(.member, _)): true
        default: false
        }
    }

    private init(keys place: WrittenPlace) {
        var mapping: FormatMapping? = .screen
        keys = Format.keys(of: .screen) + Format.keys(of: .file).filter { $0.name == "screens" }
        for name in place.path {
            if value == .structure(.changes) {
                // The name is the id of an element.
                (key, value, keys) = (nil, nil, Format.keys(of: .change))
                mapping = .change
                continue
            }
            key = mapping.flatMap { _ in FormatPlace.key(name, among: keys) }
            value = key?.value
            // In `changes`, ids come first.
            mapping = value == .structure(.changes) ? nil : value?.mapping
            keys = mapping.map(Format.keys) ?? []
        }
    }

    private init(markup place: WrittenPlace) {
        guard let tag = place.path.first else { return }
        let part = Format.partTags.first { $0.tag == tag }
        guard let mapping = part.map(\.mapping) ?? (tag == "screen" ? .screen : .element) else {
            keys = [FormatKey("name", meaning: "The text.", value: .text)]
            return
        }
        keys = Format.keys(of: mapping).filter(FormatPlace.isAttribute).map { key in
            // The tag says the type, and the screen’s name is called so.
            guard mapping == .screen, key.name == "screen" else { return key }
            return FormatKey("name", meaning: key.meaning, value: key.value)
        }
        guard place.path.count > 1, let name = place.path.last else { return }
        key = FormatPlace.key(name, among: keys)
        value = key?.value
    }

    private static func key(_ name: String, among keys: [FormatKey]) -> FormatKey? {
        keys.first { $0.name == name || $0.aliases.contains(name) }
    }

    /// Whether a key is an attribute in XML, where mappings are child elements and the tag is the type.
    private static func isAttribute(_ key: FormatKey) -> Bool {
        !key.value.isMapping && key.value != .structure(.changes) && key.name != "type" && key.name != "$schema"
    }
}
