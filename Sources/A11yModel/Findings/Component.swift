// What a finding is about, wherever it stands: the same button of the same cell on forty screens is one thing to
// repair.

extension Finding {
    /// The component that the finding is about, in words: `ProductCell > button`, `button#pay`, `tabBarItem “Home”`.
    /// Nil if nothing tells its element from others of other screens.
    package var component: String? { element?.sharedComponent }

    /// The identity of the finding in its component, the same in every file and on every screen: 16 hexadecimal digits.
    /// Nil without a component.
    package var componentFingerprint: String? {
        component.map { Finding.fingerprint(of: [rule, "component", $0, property?.word ?? "", "0"]) }
    }
}

extension ElementReference {
    /// The parts of the path from the app's own class on; without one, the last part with its id; without an id, the
    /// name. Nil if there is none of these.
    fileprivate var sharedComponent: String? {
        let parts = path.utf8.split(separator: " > ".utf8).map { PathPart(Substring($0)) }
        let own = parts.lastIndex(where: \.isOfApp) ?? (parts.last?.hasOwnName == true ? parts.count - 1 : nil)
        if let own { return parts[own...].map(\.words).joined(separator: " > ") }
        return name.isEmpty ? nil : "\(type) “\(name)”"
    }
}

/// A part of the path of an element: a type, and an id or a number among others of its type.
private struct PathPart {
    private let part: Substring
    private let type: Substring
    /// Empty without one.
    private let id: Substring

    init(_ part: Substring) {
        self.part = part
        let end = part.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "[") } ?? part.endIndex
        type = part[..<end]
        id = part[end...].utf8.first == UInt8(ascii: "#") ? part[end...].dropFirst() : ""
    }

    /// The part without a number, and without an id that nobody gave.
    var words: String { String(hasOwnName ? part : type) }

    /// Whether the type is a class of the app: words of types begin with a small letter.
    var isOfApp: Bool { type.first?.isUppercase == true }

    /// Whether somebody gave it an id. Those of Interface Builder are random, `8bC-Xf-vdC`, and were numbers before.
    var hasOwnName: Bool {
        if id.allSatisfy(\.isNumber) { return false }
        let pieces = id.split(separator: "-", omittingEmptySubsequences: false)
        return pieces.map(\.count) != [3, 2, 3] || !pieces.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } }
    }
}
