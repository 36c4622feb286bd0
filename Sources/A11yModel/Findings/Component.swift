// What a finding is about, wherever it stands: the same button of the same cell on forty screens is one thing to
// repair.

extension Finding {
    /// The component that the finding is about, in words: `ProductCell > button`, `button#pay`, `tabBarItem “Home”`.
    /// Nil if nothing tells its element from others of other screens.
    package var component: String? { element?.componentWords }

    /// The identity of the finding in its component, the same in every file and on every screen: 16 hexadecimal digits.
    /// Nil without a component.
    package var componentFingerprint: String? {
        component.map {
            Identity(rule: rule, element: $0, property: property?.word ?? "").fingerprint(in: "component", ordinal: 0)
        }
    }
}

extension ElementReference {
    /// The parts of the path from the app's own class on; without one, its id; without an id, its name.
    fileprivate var componentWords: String? {
        let parts = ComponentPart.parts(of: path)
        if let start = parts.lastIndex(where: \.isOfApp) {
            return parts[start...].map(\.words).joined(separator: ComponentPart.separator)
        }
        if let own = parts.last, own.hasOwnName { return own.words }
        return name.isEmpty ? nil : "\(type) “\(name)”"
    }
}

/// A part of the path of an element: a type, and an id or a number among others of its type. A report asks for those of
/// every finding, so that texts are looked at as bytes: what parts them is ASCII.
private struct ComponentPart {
    private let type: Substring
    private let id: Substring

    /// What stands between the parts of a path.
    static let separator = " > "

    /// The parts of a path.
    static func parts(of path: String) -> [ComponentPart] {
        var parts: [ComponentPart] = []
        let bytes = path.utf8
        var start = bytes.startIndex
        var index = start
        while let blank = bytes[index...].firstIndex(of: UInt8(ascii: " ")) {
            index = bytes.index(after: blank)
            guard bytes[blank...].starts(with: separator.utf8) else { continue }
            if start < blank { parts.append(ComponentPart(path[start..<blank])) }
            start = bytes.index(blank, offsetBy: separator.utf8.count)
            index = start
        }
        if start < bytes.endIndex { parts.append(ComponentPart(path[start...])) }
        return parts
    }

    private init(_ text: Substring) {
        let end = text.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "[") } ?? text.endIndex
        type = text[..<end]
        id = text[end...].utf8.first == UInt8(ascii: "#") ? text[text.utf8.index(after: end)...] : ""
    }

    /// Whether the type is a class of the app: words of types begin with a small letter.
    var isOfApp: Bool {
        guard let first = type.utf8.first else { return false }
        return first < 0x80 ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first : type.first?.isUppercase == true
    }

    /// Whether somebody gave it an id. Those of Interface Builder are random, `8bC-Xf-vdC`, and were numbers before.
    var hasOwnName: Bool {
        if id.isEmpty { return false }
        if id.utf8.allSatisfy({ $0 < 0x80 }) {
            return !ComponentPart.isNumber(id.utf8) && !ComponentPart.isRandom(id.utf8)
        }
        if id.allSatisfy(\.isNumber) { return false }
        let pieces = id.split(separator: "-", omittingEmptySubsequences: false)
        return pieces.count != 3 || pieces.map(\.count) != [3, 2, 3]
            || !pieces.joined().allSatisfy { $0.isLetter || $0.isNumber }
    }

    private static func isNumber(_ ascii: Substring.UTF8View) -> Bool {
        ascii.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }

    private static func isRandom(_ ascii: Substring.UTF8View) -> Bool {
        ascii.count == 10
            && ascii.enumerated().allSatisfy { index, byte in
                (byte == UInt8(ascii: "-")) == (index == 3 || index == 6)
                    && (byte == UInt8(ascii: "-") || Character(Unicode.Scalar(byte)).isLetter
                        || Character(Unicode.Scalar(byte)).isNumber)
            }
    }

    var words: String { hasOwnName ? "\(type)#\(id)" : String(type) }
}
