import A11yModel
import A11ySyntax

/// Fonts and literal colours.
enum Styling {
    /// The font of a `fontDescription`; nil where it says nothing.
    static func font(_ node: Node) -> (font: Font, span: AttributeSpan)? {
        var font = Font()
        var span = AttributeSpan(of: node)
        for attribute in node.entries {
            switch attribute.key?.name {
            case "style": font.style = style(attribute.text)
            case "pointSize": font.size = attribute.number
            case "name": font.name = attribute.text
            case "type":
                if attribute.text == "boldSystem" { font.bold = true }
            case "weight": font.bold = boldWeights.contains(attribute.text)
            default: continue
            }
            span.add(attribute)
        }
        return span.isEmpty ? nil : (font, span)
    }

    /// The text style's word, from the constant that Xcode writes.
    private static func style(_ constant: String) -> String? {
        let prefix = "UICTFontTextStyle"
        guard constant.hasPrefix(prefix) else { return nil }
        let name = constant.dropFirst(prefix.count)
        switch name {
        case "Subhead": return "subheadline"
        case "Title0": return "largeTitle"
        default: return name.prefix(1).lowercased() + name.dropFirst()
        }
    }

    private static let boldWeights: Set<String> = ["semibold", "bold", "heavy", "black"]

    /// The colour of a `color` that states its channels. A colour by name is unknown: it depends on the appearance. So
    /// is one of Display P3 or for print, which sRGB cannot express.
    static func color(_ node: Node) -> (color: Color, span: AttributeSpan)? {
        var red: Double?
        var green: Double?
        var blue: Double?
        var white: Double?
        var alpha = 1.0
        var span = AttributeSpan(of: node)
        for attribute in node.entries {
            switch attribute.key?.name {
            case "red": red = attribute.number
            case "green": green = attribute.number
            case "blue": blue = attribute.number
            case "white": white = attribute.number
            case "alpha": alpha = attribute.number ?? 1
            case "name", "systemColor", "cocoaTouchSystemColor", "catalog": return nil
            case "customColorSpace" where attribute.text == "displayP3": return nil
            default: continue
            }
            span.add(attribute)
        }
        if let white { return (Color(red: white, green: white, blue: white, alpha: alpha).drawn, span) }
        guard let red, let green, let blue else { return nil }
        return (Color(red: red, green: green, blue: blue, alpha: alpha).drawn, span)
    }
}
