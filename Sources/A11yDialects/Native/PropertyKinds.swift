import A11yModel

/// Where the properties of elements are written, and the keys of screens.
extension ElementPlace {
    /// What stands there, with its article.
    var title: String {
        switch self {
        case .view: "a view"
        case .member: "an accessibility element"
        case .item: "an item"
        case .layer: "a layer"
        }
    }

    /// Whether a property may be written there.
    func allows(_ property: Property) -> Bool { property.places.contains(self) }
}

enum ScreenKey: String, CaseIterable {
    case a11ylint, screen, schema = "$schema", input, platform, size, direction, language, customClass, title
    case whole, embedded, unreached, partial, untyped, cut, onAppear, elements
    case state, states, cost

    var kind: ValueKind {
        switch self {
        case .a11ylint: .number
        case .screen, .schema, .language, .customClass, .title, .cut, .state: .text
        case .whole, .embedded, .unreached, .partial, .untyped: .flag
        case .input: .word(Input.allCases.map(\.rawValue))
        case .platform: .word(Platform.allCases.map(\.rawValue))
        case .size: .size
        case .direction: .word(Direction.allCases.map(\.rawValue))
        case .onAppear: .structure(.mapping(.appearance))
        case .elements: .structure(.mappings(.element, orTexts: false))
        case .states: .structure(.mappings(.state, orTexts: false))
        case .cost: .structure(.tasks)
        }
    }
}
