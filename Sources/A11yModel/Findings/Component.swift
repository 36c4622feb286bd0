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
        let parts = path.split(separator: " > ").map { ComponentPart(String($0)) }
        if let start = parts.lastIndex(where: \.isOfApp) {
            return parts[start...].map(\.words).joined(separator: " > ")
        }
        if let own = parts.last, own.hasOwnName { return own.words }
        return name.isEmpty ? nil : "\(type) “\(name)”"
    }
}

/// A part of the path of an element: a type, and an id or a number among others of its type.
private struct ComponentPart {
    private let type: String
    private let id: String

    init(_ text: String) {
        let end = text.firstIndex { $0 == "#" || $0 == "[" } ?? text.endIndex
        type = String(text[..<end])
        id = text[end...].first == "#" ? String(text[end...].dropFirst()) : ""
    }

    /// Whether the type is a class of the app: words of types begin with a small letter.
    var isOfApp: Bool { type.first?.isUppercase == true }

    /// Whether somebody gave it an id. Those of Interface Builder are random, `8bC-Xf-vdC`, and were numbers before.
    var hasOwnName: Bool {
        let pieces = id.split(separator: "-", omittingEmptySubsequences: false)
        let isRandom = pieces.map(\.count) == [3, 2, 3] && pieces.joined().allSatisfy { $0.isLetter || $0.isNumber }
        return !id.isEmpty && !isRandom && !id.allSatisfy(\.isNumber)
    }

    var words: String { hasOwnName ? "\(type)#\(id)" : type }
}
