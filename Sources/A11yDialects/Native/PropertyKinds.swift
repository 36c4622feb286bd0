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

    /// What it means, as sentences.
    var meaning: String {
        switch self {
        case .a11ylint: "The version of this format; may be left out."
        case .screen: "The screen’s name. By this key a file is known to describe a screen."
        case .schema: "The JSON Schema of this file, for editors."
        case .input: "The kind of file that the screen was converted from; some rules judge only what that kind tells."
        case .platform: "The system that the screen is for; `ios` unless said otherwise."
        case .size: "The width and height of the screen in points; the platform’s unless said otherwise."
        case .direction: "The direction of the app; that of its language unless said otherwise."
        case .language: "The language of the app, as BCP 47: `en`, `zh-Hans`."
        case .customClass: "The app’s own class of the screen’s controller, which may title it."
        case .title: "The navigation title."
        case .whole: "No where the rest of the screen is in another file."
        case .embedded: "Whether it is shown inside another screen."
        case .unreached: "Whether nothing in the original file leads to it."
        case .partial: "Whether the description leaves out what is a stop."
        case .untyped: "Whether the description leaves out what kind of element each view is."
        case .cut: "Where the description stops short, such as `62 levels`."
        case .onAppear: "What is posted when the screen appears, and who gets the focus."
        case .elements: "The views on the screen, back to front."
        case .state: "The name of the state that the screen as written is in; `start` unless said otherwise."
        case .states: "The other states of the screen, and the ways between them."
        case .cost: "Tasks whose steps are counted: `from A to B`, where A and B are states."
        }
    }
}
