import A11yModel
import A11ySyntax

/// What `textInputTraits` say: whether the input is a password, what it is for, and which keyboard it asks for.
enum TextInput {
    static func read(_ node: Node, into draft: inout Draft) {
        for attribute in node.entries {
            switch attribute.key?.name {
            case "secureTextEntry":
                guard let isSecure = attribute.flag else { continue }
                if isSecure, draft.element.type == .textField { draft.element.type = .secureTextField }
                draft.set(.secure, .flag(isSecure), attribute)
            case "textContentType": draft.set(.contentType, .text(contentType(attribute.text)), attribute)
            case "keyboardType": draft.set(.keyboardType, .text(attribute.text), attribute)
            default: continue
            }
        }
    }

    /// UIKit's word for a content type. Interface Builder writes the constant's value, which is HTML's autofill token.
    private static func contentType(_ token: String) -> String {
        if let word = contentTypes[token] { return word }
        let parts = token.split(separator: "-")
        return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The token of UIKit's word for a content type; nil for one that two tokens share, or none.
    static func token(of word: String) -> String? {
        if let token = contentTypes.first(where: { $0.value == word })?.key { return token }
        let token = word.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
        return contentType(token) == word ? token : nil
    }

    /// The constants of `UITextContentType` that are not their token without its hyphens.
    private static let contentTypes: [String: String] = [
        "additional-name": "middleName", "address-level1": "addressState", "address-level2": "addressCity",
        "address-level1+2": "addressCityAndState", "address-level3": "sublocality", "cc-number": "creditCardNumber",
        "email": "emailAddress", "honorific-prefix": "namePrefix", "honorific-suffix": "nameSuffix",
        "organization": "organizationName", "organization-title": "jobTitle", "street-address": "fullStreetAddress",
        "address-line1": "streetAddressLine1", "address-line2": "streetAddressLine2", "tel": "telephoneNumber",
        "url": "URL",
    ]
}
