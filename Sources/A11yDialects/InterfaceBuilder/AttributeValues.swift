import A11yModel
import A11ySyntax

/// Values of Interface Builder's attributes.
extension Node {
    /// `YES` or `NO`; nil for anything else.
    var flag: Bool? {
        if text == "YES" { return true }
        return text == "NO" ? false : nil
    }

    /// A finite number; nil for anything else.
    var number: Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }
}

/// The range of a property that several attributes of one tag form, such as a frame.
struct AttributeSpan {
    private let node: Node
    private(set) var attributes: SourceRange?

    init(of node: Node) { self.node = node }

    /// Adds an attribute. Attributes come in the order of the file.
    mutating func add(_ attribute: Node) {
        let start = attributes?.start ?? attribute.keyRange?.start ?? attribute.range.start
        attributes = SourceRange(start, attribute.range.end)
    }

    /// From the first attribute's name to the last one's closing quotation mark; the tag if there is no attribute.
    var range: SourceRange {
        guard let attributes else { return node.tagRange }
        let end = attributes.end
        let bytes = node.tree.bytes
        let isClosed = end < bytes.count && (bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'"))
        return SourceRange(attributes.start, isClosed ? end + 1 : end)
    }
}

/// Fonts and literal colours.
enum Styling {
    /// The font of a `fontDescription`; nil if it has no attributes of a font.
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
        return span.attributes == nil ? nil : (font, span)
    }

    /// The first font of an `attributedString` if every fragment has one of a fixed size; nil otherwise.
    static func fixedFont(of node: Node) -> (font: Font, range: SourceRange)? {
        var first: (font: Font, range: SourceRange)?
        for fragment in node.items where fragment.tag == "fragment" {
            let attributes = fragment.items.first { $0.tag == "attributes" }
            let font = attributes?.items.first { $0.tag == "font" && $0.attribute("key") == "NSFont" }
            guard let font, let size = font.entry("size")?.number, font.entry("style") == nil else { return nil }
            let isBold = font.attribute("metaFont")?.lowercased().contains("bold")
            first = first ?? (Font(size: size, bold: isBold, name: font.attribute("name")), font.tagRange)
        }
        return first
    }

    /// The text style's name, from Xcode's constant.
    private static func style(_ constant: String) -> String? {
        if let style = styles[constant] { return style }
        guard constant.hasPrefix(prefix) else { return nil }
        let name = constant.dropFirst(prefix.count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// By constant: the styles of which most fonts are one, and those with another name than the constant.
    private static let styles = [
        "UICTFontTextStyleBody": "body", "UICTFontTextStyleHeadline": "headline",
        "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleFootnote": "footnote",
        "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleTitle0": "largeTitle",
        "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
        "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
    ]
    private static let prefix = "UICTFontTextStyle"

    private static let boldWeights: Set<String> = ["semibold", "bold", "heavy", "black"]

    /// The colour of a `color` with channels. Nil for a named colour, which depends on the appearance, and for Display
    /// P3 and print colours, which sRGB cannot express.
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

/// `textInputTraits`: whether the input is a password, its content type, and its keyboard.
enum TextInput {
    static func read(_ node: Node, into builder: inout ElementBuilder) {
        for attribute in node.entries {
            switch attribute.key?.name {
            case "secureTextEntry":
                guard let isSecure = attribute.flag else { continue }
                if isSecure, builder.element.type == .textField { builder.element.type = .secureTextField }
                builder.set(.secure, .flag(isSecure), attribute)
            case "textContentType": builder.set(.contentType, .text(contentType(attribute.text)), attribute)
            case "keyboardType": builder.set(.keyboardType, .text(attribute.text), attribute)
            default: continue
            }
        }
    }

    /// UIKit's name of a content type. Interface Builder writes the constant's value, which is HTML's autofill token.
    private static func contentType(_ token: String) -> String {
        if let word = contentTypes[token] { return word }
        let parts = token.split(separator: "-").map(String.init)
        return parts.dropFirst().reduce(parts.first ?? "") { $0 + $1.capitalizingFirst }
    }

    /// The token of a content type's name; nil if there is none, or if two tokens share it.
    static func token(of word: String) -> String? {
        if let token = contentTypes.first(where: { $0.value == word })?.key { return token }
        let token = word.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
        return contentType(token) == word ? token : nil
    }

    /// The `UITextContentType` constants whose names differ from the token without its hyphens.
    private static let contentTypes: [String: String] = [
        "additional-name": "middleName", "address-level1": "addressState", "address-level2": "addressCity",
        "address-level1+2": "addressCityAndState", "address-level3": "sublocality", "cc-number": "creditCardNumber",
        "email": "emailAddress", "honorific-prefix": "namePrefix", "honorific-suffix": "nameSuffix",
        "organization": "organizationName", "organization-title": "jobTitle", "street-address": "fullStreetAddress",
        "address-line1": "streetAddressLine1", "address-line2": "streetAddressLine2", "tel": "telephoneNumber",
        "url": "URL",
    ]
}
