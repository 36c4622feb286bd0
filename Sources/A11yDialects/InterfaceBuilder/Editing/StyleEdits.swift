// Changes of frames, fonts, colours and text input of objects of Interface Builder.

import A11yModel
import A11ySyntax

extension ObjectEdits {
    func setFrame(_ rect: Rect) -> [Edit]? {
        guard let frame = child("rect", key: "frame") else { return nil }
        let sides = [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)]
        let edits = sides.map { name, side -> [Edit]? in
            guard let attribute = frame.entry(name) else { return nil }
            if attribute.number == side { return [] }
            return [XMLTag(frame).replacing(attribute, by: JSON.number(side).rendered(.compact))]
        }
        return edits.contains { $0 == nil } ? nil : edits.compactMap { $0 }.flatMap { $0 }
    }

    /// A system font of a size gives way to a style, as the inspector would write it.
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

    /// The constant that Xcode writes for a style.
    private static func constant(_ style: String) -> String {
        let name =
            switch style {
            case "subheadline": "Subhead"
            case "largeTitle": "Title0"
            default: style.prefix(1).uppercased() + style.dropFirst()
            }
        return "UICTFontTextStyle" + name
    }

    /// Other channels for a colour that states them.
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

    /// As Xcode writes it: a number between 0 and 1.
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
