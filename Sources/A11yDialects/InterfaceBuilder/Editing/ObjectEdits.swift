import A11yModel
import A11ySyntax

// Edits of storyboards and xibs in Xcode's format, so that its next save does not change them.

extension InterfaceBuilderDialect {
    /// The edits that make a change to an object for iPhone, iPad or Apple TV. Mac controls keep their texts in cells,
    /// and watch objects in attributes of their own; those are left to a person.
    package static func edits(making change: Change, of screen: Screen, at path: [Node]) -> [Edit]? {
        guard let node = path.last, let id = change.element, [.ios, .ipados, .tvos].contains(screen.platform),
            case .object = TagRole(tag: node.tag)
        else { return nil }
        let object = ObjectEdits(node, inside: path.dropLast().last, screen[id])
        switch change {
        case .set(let property, let value, _): return object.set(property, to: value)
        case .remove(let property, _): return object.remove(property)
        case .rename(let old, let new, _): return object.rename(old, to: new)
        case .keep, .post: return nil
        }
    }
}

/// Edits of one object of Interface Builder.
struct ObjectEdits {
    let tag: XMLTag
    /// The parent of the object's tag.
    let outer: Node?
    private let element: Element

    init(_ node: Node, inside outer: Node?, _ element: Element) {
        tag = XMLTag(node)
        self.outer = outer
        self.element = element
    }

    var node: Node { tag.node }

    /// The child with a tag and a key.
    func child(_ name: String, key: String) -> Node? {
        node.items.first { $0.tag == name && $0.attribute("key") == key }
    }

    func set(_ property: Property, to value: Value) -> [Edit]? {
        switch (property, value) {
        case (.isElement, .flag(let flag)): return setIsElement(flag)
        case (.traits, .traits(let traits)): return setTraits(traits)
        case (.groupChildren, .flag(let flag)), (.viewIsModal, .flag(let flag)),
            (.respondsToUserInteraction, .flag(let flag)):
            return setRuntimeFlag(property, flag)
        case (.label, .text(let text)), (.hint, .text(let text)): return setText(property, text)
        case (.lines, .number(let number)): return setAttribute("numberOfLines", JSON.number(number).rendered(.compact))
        case (.adjustsFontForContentSizeCategory, .flag(let flag)):
            // A runtime attribute would override the tag's own.
            guard element.assignment(of: property).map({ owns($0.range) }) ?? true else { return nil }
            return setAttribute("adjustsFontForContentSizeCategory", flag ? "YES" : "NO")
        case (.font, .font(let font)): return setFont(font)
        case (.frame, .rect(let rect)): return setFrame(rect)
        case (.textColor, .color(let color)): return setColor(color)
        case (.contentType, .text(let type)): return setContentType(type)
        default: return nil
        }
    }

    func remove(_ property: Property) -> [Edit]? {
        guard let written = element.assignment(of: property) else { return nil }
        if let attribute = runtimeAttribute(of: written) { return removeRuntimeAttribute(attribute) }
        guard let pane = accessibility, let attribute = pane.entries.first(where: { $0.key?.range == written.keyRange })
        else { return nil }
        let isLast = pane.items.first { _ in true } == nil && pane.entries.count { $0.key?.name != "key" } == 1
        return isLast ? [XMLTag(pane).removed] : XMLTag(pane).removing(attribute).map { [$0] }
    }

    func rename(_ old: Property, to new: Property) -> [Edit]? {
        guard let pane = accessibility, let written = element.assignment(of: old),
            let attribute = pane.entries.first(where: { $0.key?.range == written.keyRange })
        else { return nil }
        let tag = XMLTag(pane)
        // The inspector leaves an empty attribute where a text was deleted.
        if let empty = pane.entry(new.word) {
            guard empty.text.isEmpty, let gone = tag.removing(attribute) else { return nil }
            return [tag.replacing(empty, by: attribute.text), gone]
        }
        return tag.renaming(attribute, to: new.word).map { [$0] }
    }

    /// Replaces a text in place.
    private func setText(_ property: Property, _ text: String) -> [Edit]? {
        guard let written = element.assignment(of: property), let old = written.value.text else { return nil }
        let raw = tag.text.text(written.range)
        guard raw == old || XMLWord.escaped(old) == raw else { return nil }
        let before = written.range.start > 0 ? tag.text.bytes[written.range.start - 1] : 0
        if before == UInt8(ascii: "'"), text.contains("'") { return nil }
        return [Edit(written.range, to: XMLWord.escaped(text))]
    }

    func setAttribute(_ name: String, _ value: String) -> [Edit]? {
        if let attribute = node.entry(name) { return [tag.replacing(attribute, by: value)] }
        return [tag.adding(name, value, before: ObjectEdits.lastAttributes)]
    }

    /// The attributes that Xcode writes last.
    private static let lastAttributes: Set<String> = [
        "adjustsFontSizeToFit", "adjustsLetterSpacingToFitWidth", "translatesAutoresizingMaskIntoConstraints", "id",
    ]

    /// Whether the range is the value of an attribute of the object's own tag.
    private func owns(_ range: SourceRange) -> Bool { node.entries.contains { $0.range == range } }
}

/// Edits of the Accessibility section of Xcode's Identity inspector, and of runtime attributes.

extension ObjectEdits {
    /// The Accessibility section.
    var accessibility: Node? { child("accessibility", key: "accessibilityConfiguration") }

    func setIsElement(_ flag: Bool) -> [Edit]? {
        let word = flag ? "YES" : "NO"
        if let attribute = runtimeAttribute(["isAccessibilityElement", "accessibilityElement"]) {
            return runtimeValue(attribute, word)
        }
        if let bool = accessibility?.items.first(where: { $0.tag == "bool" && $0.attribute("key") == "isElement" }) {
            guard let value = bool.entry("value") else { return nil }
            return [XMLTag(bool).replacing(value, by: word)]
        }
        return insertIntoPane("<bool key=\"isElement\" value=\"\(word)\"/>") { _ in false }
    }

    /// Sets the traits if the inspector offers all of them, and removes those that are not in `traits`.
    func setTraits(_ traits: Traits) -> [Edit]? {
        // Xcode writes Header last.
        let words = traits.words.filter { $0 != "header" } + (traits.contains(.header) ? ["header"] : [])
        guard runtimeAttribute(["accessibilityTraits"]) == nil, traits.isSubset(of: ObjectEdits.offered) else {
            return nil
        }
        let written = accessibility?.items.first { $0.tag == "accessibilityTraits" }
        guard let written else {
            let flags = words.map { " \($0)=\"YES\"" }.joined()
            return insertIntoPane("<accessibilityTraits key=\"traits\"\(flags)/>") { $0.tag == "bool" }
        }
        let tag = XMLTag(written)
        var edits: [Edit] = []
        for word in words {
            guard let attribute = written.entry(word) else {
                edits.append(tag.adding(word, "YES"))
                continue
            }
            if attribute.flag != true { edits.append(tag.replacing(attribute, by: "YES")) }
        }
        for attribute in written.entries where attribute.flag == true {
            guard let key = attribute.key, key.name != "key", let trait = Traits(named: key.name) else { continue }
            if !traits.isSuperset(of: trait) || trait.isEmpty { edits += [tag.removing(attribute)].compactMap { $0 } }
        }
        return edits
    }

    /// The traits that the inspector offers.
    private static let offered: Traits = [
        .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
        .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction,
        .causesPageTurn, .tabBar, .header, .toggleButton,
    ]

    private func insertIntoPane(_ line: String, before comesAfter: (Node) -> Bool) -> [Edit]? {
        if let pane = accessibility {
            return XMLTag(pane).inserting([line], inside: node, before: comesAfter).map { [$0] }
        }
        let lines = ["<accessibility key=\"accessibilityConfiguration\">", "    " + line, "</accessibility>"]
        return tag.inserting(lines, inside: outer) { child in
            if child.tag == "color" { return !["backgroundColor", "tintColor"].contains(child.attribute("key")) }
            return !ObjectEdits.beforePane.contains(child.tag)
        }.map { [$0] }
    }

    /// The children that Xcode writes before the Accessibility section.
    private static let beforePane: Set<String> = [
        "rect", "frame", "autoresizingMask", "subviews", "viewLayoutGuide", "layoutGuides", "prototypes", "sections",
        "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView", "cells", "view",
        "keyboardLayoutGuide",
    ]
}

extension ObjectEdits {
    private var runtimeAttributes: Node? { node.items.first { $0.tag == "userDefinedRuntimeAttributes" } }

    private func runtimeAttribute(_ paths: Set<String>) -> Node? {
        runtimeAttributes?.items.first { $0.attribute("keyPath").map(paths.contains) == true }
    }

    /// The runtime attribute of an assignment.
    func runtimeAttribute(of written: Assignment) -> Node? {
        runtimeAttributes?.items.first { $0.entry("keyPath")?.range == written.keyRange }
    }

    func removeRuntimeAttribute(_ attribute: Node) -> [Edit]? {
        guard let list = runtimeAttributes else { return nil }
        let isOnly = list.items.reduce(0) { count, _ in count + 1 } == 1
        return [XMLTag(isOnly ? list : attribute).removed]
    }

    func setRuntimeFlag(_ property: Property, _ flag: Bool) -> [Edit]? {
        guard let path = ObjectEdits.keyPaths[property] else { return nil }
        let word = flag ? "YES" : "NO"
        if let attribute = runtimeAttribute([path]) { return runtimeValue(attribute, word) }
        let line = "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(path)\" value=\"\(word)\"/>"
        if let list = runtimeAttributes {
            return XMLTag(list).inserting([line], inside: node) { _ in false }.map { [$0] }
        }
        let lines = ["<userDefinedRuntimeAttributes>", "    " + line, "</userDefinedRuntimeAttributes>"]
        return tag.inserting(lines, inside: outer) { ["connections", "variation"].contains($0.tag) }.map { [$0] }
    }

    private static let keyPaths: [Property: String] = [
        .groupChildren: "shouldGroupAccessibilityChildren", .viewIsModal: "accessibilityViewIsModal",
        .respondsToUserInteraction: "accessibilityRespondsToUserInteraction",
    ]

    private func runtimeValue(_ attribute: Node, _ word: String) -> [Edit]? {
        guard attribute.attribute("type") == "boolean", let value = attribute.entry("value") else { return nil }
        return [XMLTag(attribute).replacing(value, by: word)]
    }
}

/// Edits of frames, fonts, colours and text input.

extension ObjectEdits {
    func setFrame(_ rect: Rect) -> [Edit]? {
        guard let frame = child("rect", key: "frame") else { return nil }
        let tag = XMLTag(frame)
        var edits: [Edit] = []
        for (name, side) in [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)] {
            guard let attribute = frame.entry(name) else { return nil }
            if attribute.number == side { continue }
            edits.append(tag.replacing(attribute, by: JSON.number(side).rendered(.compact)))
        }
        return edits
    }

    /// Replaces the size of a system font by a text style, as the inspector would.
    func setFont(_ font: Font) -> [Edit]? {
        guard let style = font.style, let description = child("fontDescription", key: "fontDescription"),
            let size = description.entry("pointSize"), let type = description.entry("type"), type.text == "system",
            description.entries.allSatisfy({ ["key", "type", "pointSize"].contains($0.key?.name) })
        else { return nil }
        let tag = XMLTag(description)
        let edits = [
            tag.renaming(type, to: "style"), tag.replacing(type, by: ObjectEdits.constant(style)), tag.removing(size),
        ]
        let made = edits.compactMap { $0 }
        return made.count == edits.count ? made : nil
    }

    /// Xcode's constant for a text style.
    private static func constant(_ style: String) -> String {
        let name =
            switch style {
            case "subheadline": "Subhead"
            case "largeTitle": "Title0"
            default: style.capitalizingFirst
            }
        return "UICTFontTextStyle" + name
    }

    /// Replaces the channels of a literal colour.
    func setColor(_ color: Color) -> [Edit]? {
        let node = ["textColor", "titleColor"].lazy.compactMap { key in
            child("color", key: key)
                ?? self.node.items.first { $0.tag == "state" && $0.attribute("key") == "normal" }?
                .items.first { $0.tag == "color" && $0.attribute("key") == key }
        }.first { Styling.color($0) != nil }
        guard let node else { return nil }
        let tag = XMLTag(node)
        if let white = node.entry("white") {
            guard color.red == color.green, color.green == color.blue else { return nil }
            return [tag.replacing(white, by: ObjectEdits.channel(color.red))]
        }
        let channels = [("red", color.red), ("green", color.green), ("blue", color.blue)]
        return channels.compactMap { name, value in
            node.entry(name).map { tag.replacing($0, by: ObjectEdits.channel(value)) }
        }
    }

    /// A channel in Xcode's notation: a number between 0 and 1 with a decimal point.
    private static func channel(_ value: Double) -> String {
        let text = JSON.number(value).rendered(.compact)
        return text.contains(".") ? text : text + ".0"
    }

    func setContentType(_ type: String) -> [Edit]? {
        guard let token = TextInput.token(of: type) else { return nil }
        if let traits = child("textInputTraits", key: "textInputTraits") {
            guard let written = traits.entry("textContentType") else {
                return [XMLTag(traits).adding("textContentType", token)]
            }
            return [XMLTag(traits).replacing(written, by: token)]
        }
        let line = "<textInputTraits key=\"textInputTraits\" textContentType=\"\(token)\"/>"
        let after: Set = ["userDefinedRuntimeAttributes", "connections", "variation"]
        return tag.inserting([line], inside: outer) { after.contains($0.tag) }.map { [$0] }
    }
}
