import A11yModel

/// A view of SwiftUI with what its code says about it: the step between a tree of code and a screen.
struct LoweredView {
    /// A view of the app's own whose body was put in place of its use.
    struct Instance {
        /// The type.
        let unit: Symbol
        /// The properties that modifiers of the use set on the root of the body.
        var touched: PropertySet = []
        /// Those that they may change in all of the body.
        var around: PropertySet = []
        /// Whether a modifier of a library may change what VoiceOver says of it.
        var isUnderLibraryModifier = false
    }

    /// A property that the code sets.
    struct Setting {
        let property: Property
        let value: Value
        let range: SourceRange
    }

    /// How it is drawn and used, as far as that tells a dialog from a page, and a slider from a text.
    struct Look: OptionSet {
        let rawValue: UInt16
        /// Where it is used decides which picture it shows.
        static let passed = Look(rawValue: 1)
        /// It goes to the edges of the screen.
        static let wide = Look(rawValue: 2)
        /// So does its background.
        static let shaded = Look(rawValue: 4)
        /// Code hides it from VoiceOver at times.
        static let sometimesHidden = Look(rawValue: 8)
        /// A field with a prompt and no title, which a form does not name.
        static let prompted = Look(rawValue: 4096)
        /// People drag it.
        static let dragged = Look(rawValue: 16)
        /// Its text is bold in whatever font.
        static let bold = Look(rawValue: 32)
        /// Code follows it: a link that need not be seen.
        static let followed = Look(rawValue: 64)
        /// It shows progress of unknown length.
        static let endless = Look(rawValue: 128)
        /// A picture that is loaded, maybe by a library with modifiers of its own.
        static let loaded = Look(rawValue: 256)
        /// A toggle that is drawn as a switch.
        static let switched = Look(rawValue: 512)
        /// A view with others over it.
        static let overlaid = Look(rawValue: 1024)
        /// Shapes that people drag to choose a value.
        static let slid = Look(rawValue: 2048)
        /// An arrow in it turns as its state does.
        static let turned = Look(rawValue: 8192)
    }

    /// Its name in SwiftUI: `VStack`, `Button`; empty for a group that only holds others together.
    var name: String
    /// Its bytes in the checked file: the whole expression.
    var range: SourceRange
    /// The bytes that a report marks: its name.
    var anchor: SourceRange
    /// What the code sets, in its order.
    var settings: [Setting] = []
    /// What the code may set to anything.
    var open: PropertySet = []
    var children: [LoweredView] = []
    /// The views in it that are no stops of their own: the label of a switch, the icon of a label, what a menu shows.
    var naming: [LoweredView] = []
    /// The code of what a picker offers, which is read where a style shows it.
    var options: (code: CodeNode, scope: ViewScope)?
    /// The class of a view that is not among the sources, or not made of SwiftUI.
    var foreignClass: String?
    /// Whether its verdicts are found where its type is declared, because nothing of it comes from the use.
    var isElsewhere = false
    /// Whether its code is not in the checked view, but in another one that is used there.
    var isInlined = false
    /// Whether what is found about it needs a person to decide.
    var isDoubtful = false
    /// Whether a modifier of a library may change what VoiceOver says of it.
    var isUnderLibraryModifier = false
    /// What is seen and not heard of it.
    var look: Look = []
    /// The `if` without `else` by which it is shown.
    var condition: CodeNode?
    /// The views of the app's own that begin with it.
    var instances: [Instance] = []

    /// Itself after a change.
    func with(_ change: (inout LoweredView) -> Void) -> LoweredView {
        var view = self
        change(&view)
        return view
    }

    /// Whether a property is set. By the index, since values need not be copied for it.
    func has(_ property: Property) -> Bool { settings.indices.contains { settings[$0].property == property } }

    /// The value of a property; nil where it is not set.
    subscript(property: Property) -> Value? { settings.last { $0.property == property }?.value }

    /// Sets a property in place of what it was.
    mutating func set(_ property: Property, _ value: Value, at range: SourceRange) {
        settings.removeAll { $0.property == property }
        settings.append(Setting(property: property, value: value, range: range))
        touch([property])
    }

    mutating func leaveOpen(_ properties: PropertySet) {
        open.formUnion(properties)
        touch(properties)
    }

    /// Leaves properties open here and in all views in it.
    mutating func leaveAllOpen(_ properties: PropertySet) {
        open.formUnion(properties)
        for index in instances.indices { instances[index].around.formUnion(properties) }
        for index in children.indices { children[index].leaveAllOpen(properties) }
    }

    /// The same under a modifier of a library. On a container it names nothing that is inside, unless the container
    /// hands its modifiers to its views.
    var underLibraryModifier: LoweredView {
        var view = self
        view.isUnderLibraryModifier = true
        if isContainer, !["Group", "ForEach", ""].contains(name) { return view }
        for index in view.instances.indices { view.instances[index].isUnderLibraryModifier = true }
        view.children = children.map(\.underLibraryModifier)
        return view
    }

    /// Leaves properties open of the controls that a style changes: buttons with `buttonStyle`.
    mutating func leaveOpen(_ properties: PropertySet, ofControlsFor style: String) {
        for index in instances.indices { instances[index].around.formUnion(properties) }
        if isStyled(by: style) || foreignClass != nil { return leaveAllOpen(properties) }
        for index in children.indices { children[index].leaveOpen(properties, ofControlsFor: style) }
        if style == "labelStyle", ViewWords.buttons.contains(name) { open.formUnion(properties) }
    }

    /// Leaves what is found about the controls that a style changes to a person.
    func doubting(controlsFor style: String) -> LoweredView {
        with {
            if isStyled(by: style) { $0.isDoubtful = true }
            $0.children = children.map { $0.doubting(controlsFor: style) }
        }
    }

    private func isStyled(by style: String) -> Bool {
        switch style {
        case "toggleStyle": name == "Toggle"
        case "menuStyle": name == "Menu"
        case "labelStyle": name == "Label"
        default: ViewWords.buttons.contains(name)
        }
    }

    /// Notes for the views of the app's own what their use sets.
    private mutating func touch(_ properties: PropertySet) {
        for index in instances.indices { instances[index].touched.formUnion(properties) }
    }

    /// How many controls are in it, or whether it is one.
    var controlCount: Int {
        if ViewWords.controls.contains(name) || ViewWords.buttons.contains(name) { return 1 }
        return children.reduce(0) { $0 + $1.controlCount }
    }

    /// Whether it or something in it answers taps.
    var isTapped: Bool { self[.gestures]?.gestures?[.tap] != nil || children.contains(where: \.isTapped) }

    /// Whether something in it is modal.
    var isModalInside: Bool { children.contains { $0.has(.viewIsModal) || $0.isModalInside } }

    /// Whether nothing of it is open but how it looks.
    var isRead: Bool { open.isEmpty || open == [.font] }

    /// What messages call it.
    var shownName: String {
        if name == "Toggle", look.contains(.switched) { return "Switch" }
        guard look.contains(.overlaid), let covered = children.first else { return name }
        return covered.isContainer && !covered.name.isEmpty ? covered.shownName : "view with an overlay"
    }

    /// Whether it shows nothing but shapes and colours.
    var isBare: Bool {
        settings.isEmpty && foreignClass == nil && !look.contains(.slid)
            && (ViewWords.drawings.contains(name) || isContainer && children.allSatisfy(\.isBare))
    }

    /// Whether it is a text without words.
    var isBlankText: Bool { name == "Text" && open.isEmpty && self[.text]?.text?.allSatisfy(\.isWhitespace) == true }

    /// Whether it shows nothing but progress: what is there once something is loaded takes its place.
    var isWaiting: Bool {
        name == "ProgressView" || isContainer && !children.isEmpty && children.allSatisfy(\.isWaiting)
    }

    /// Itself, left to a person with all that is in it.
    var doubtful: LoweredView {
        with {
            $0.isDoubtful = true
            $0.children = children.map(\.doubtful)
        }
    }

    /// Whether it shows nothing but progress, with or without a shade behind it.
    var isSpinner: Bool { isBare || name == "ProgressView" || isContainer && children.allSatisfy(\.isSpinner) }

    /// Whether it covers the whole screen, or begins with a view that does.
    var isShade: Bool {
        if ViewWords.drawings.contains(name) { return look.contains(.wide) }
        return look.contains(.shaded) || isContainer && children.first?.isShade == true
    }

    /// Whether it holds other views together and is no element of its own.
    var isContainer: Bool {
        foreignClass == nil && (ViewWords.containers.contains(name) || name.isEmpty) && self[.childBehavior] == nil
    }
}
