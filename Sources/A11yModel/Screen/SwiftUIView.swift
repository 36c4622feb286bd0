/// A view of SwiftUI as the `type` of an element: the UIKit type that behaves like it for VoiceOver, and what SwiftUI
/// does otherwise.
public struct SwiftUIView: Sendable {
    /// Its word in a screen file.
    public let name: String
    /// The type whose defaults it has.
    public let type: ElementType
    /// The properties that take what its author writes under another name, each with that name.
    public let readAs: [(written: Property, meant: Property)]
    /// What SwiftUI sets, unless the author does.
    public let defaults: [(property: Property, value: Value)]

    /// Whether its title is drawn as a heading over what is in it.
    public var showsTitle: Bool { isDisclosure || ["Section", "NavigationStack", "NavigationView"].contains(name) }

    /// Whether its title is a button that shows and hides what is in it.
    public var isDisclosure: Bool { name == "DisclosureGroup" }

    private init(
        _ name: String, _ type: ElementType, reading readAs: [(Property, Property)] = [],
        setting defaults: [(Property, Value)] = []
    ) {
        self.name = name
        self.type = type
        self.readAs = readAs.map { ($0.0, $0.1) }
        self.defaults = defaults.map { ($0.0, $0.1) }
    }

    /// The view with this name, or with that name in small letters where it is no type of UIKit; nil for others.
    public static func named(_ word: String) -> SwiftUIView? {
        byName[word] ?? (ElementType(word: word) == nil ? bySmallName[word] : nil)
    }

    /// Every view, in the order of the documentation.
    public static let all: [SwiftUIView] =
        texts + controls + pictures + containers + presentations

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    private static let bySmallName = Dictionary(all.map { ($0.name.lowercased(), $0) }) { first, _ in first }

    private static let texts = [
        SwiftUIView("Text", .label, reading: [(.title, .text)]),
        // Its picture is part of it.
        SwiftUIView("Label", .label, reading: [(.title, .text)]),
    ]

    /// A control is one element, whose label is its title or what is in it.
    private static let controls: [SwiftUIView] = {
        let named: [(Property, Property)] = [(.title, .label)]
        // The title of a field is its label and, without a prompt, what it shows while it is empty.
        let field: [(Property, Property)] = [(.title, .label), (.placeholder, .label)]
        let combining: [(Property, Value)] = [(.childBehavior, .text("combine"))]
        return [
            SwiftUIView("Button", .button, setting: combining),
            SwiftUIView("NavigationLink", .button, setting: combining),
            SwiftUIView("Menu", .button, setting: combining),
            SwiftUIView("Picker", .button, setting: combining),
            SwiftUIView("ColorPicker", .button, setting: combining),
            SwiftUIView("ShareLink", .button, setting: combining),
            SwiftUIView("Link", .button, setting: combining + [(.traits, .traits(.link))]),
            SwiftUIView("Toggle", .switch, reading: named, setting: combining),
            SwiftUIView("TextField", .textField, reading: field),
            SwiftUIView("SecureField", .secureTextField, reading: field),
            SwiftUIView("TextEditor", .textView, reading: named),
            SwiftUIView("Slider", .slider, reading: named), SwiftUIView("Stepper", .stepper, reading: named),
            SwiftUIView("DatePicker", .datePicker, reading: named),
            SwiftUIView("ProgressView", .progressView, reading: named),
        ]
    }()

    private static let pictures: [SwiftUIView] = {
        let drawn: [(Property, Value)] = [(.decorative, .flag(true))]
        // `Image("logo")` is read by the name of its asset, unlike a UIImageView; `Image(decorative:)` is not.
        return [SwiftUIView("Image", .image, setting: [(.isElement, .flag(true))])]
            + ["Spacer", "Divider", "Color", "Rectangle", "RoundedRectangle", "Circle", "Capsule"].map {
                SwiftUIView($0, .view, setting: drawn)
            }
    }()

    private static let containers: [SwiftUIView] =
        ["VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack"].map { SwiftUIView($0, .stackView) }
        + [
            "Group", "Section", "ForEach", "Grid", "GridRow", "LazyVGrid", "LazyHGrid", "NavigationStack",
            "NavigationView", "NavigationSplitView", "GeometryReader", "ScrollViewReader", "ViewThatFits",
            "ControlGroup", "DisclosureGroup",
        ]
        .map { SwiftUIView($0, .view) }
        + ["ScrollView", "List", "Form"].map {
            SwiftUIView($0, .scrollView, setting: [(.scrolls, .text("vertical"))])
        } + [SwiftUIView("TabView", .tabBar), SwiftUIView("Map", .mapView)]

    /// What lies over a screen. The system presents it, and answers the escape gesture.
    private static let presentations: [SwiftUIView] = [
        presentation("sheet", "sheet"), presentation("fullScreenCover", "fullScreen"),
        presentation("popover", "popover"),
        // The keyboard on the screen belongs to the system, and covers what is behind it.
        SwiftUIView("keyboard", .view, setting: [(.system, .flag(true)), (.opaque, .flag(true))]),
    ]

    private static func presentation(_ name: String, _ word: String) -> SwiftUIView {
        SwiftUIView(
            name, .view,
            setting: [
                (.presentation, .text(word)), (.presented, .flag(true)), (.overrides, .texts(["performEscape"])),
            ])
    }
}
