import A11yModel
import A11ySyntax

/// An element while its node is being read. Some properties hang on several parts of the node (a picture's name and its
/// catalogue, a button's states and configuration, a frame and its constraints); they are settled at the end.
struct Draft {
    var element: Element
    private let node: Node
    private let vocabulary: Vocabulary
    /// The superview's frame, which an inset is measured from.
    private let outer: Rect?
    private var image: Node?
    private var isSymbol = false
    private var picture: Picture?
    private var systemItem: Node?
    private var buttonType: Node?
    private var button = ButtonContent()
    private var sizing = Sizing()
    /// Which of its subviews are there at all.
    private(set) var installation = Installation()

    init(_ element: Element, node: Node, in outer: Rect?, vocabulary: Vocabulary) {
        self.element = element
        self.node = node
        self.outer = outer
        self.vocabulary = vocabulary
        self.element.assignments.reserveCapacity(Draft.usualAssignments)
        for attribute in node.entries {
            if let meaning = vocabulary.meaning(of: attribute) { read(attribute, meaning) }
        }
    }

    /// Most elements have an id, a frame, a title and a name; room for them is made at once.
    private static let usualAssignments = 4

    /// Records a property at an attribute.
    mutating func set(_ property: Property, _ value: Value, _ attribute: Node) {
        set(property, value, range: attribute.range, keyRange: attribute.key?.range ?? attribute.range)
    }

    /// Records a property at a text.
    mutating func set(_ property: Property, _ written: Written) {
        set(property, .text(written.text), range: written.range, keyRange: written.keyRange)
    }

    /// Records a property at a text that is absent when it is empty.
    mutating func set(_ property: Property, filled written: Written?) {
        if let written, !written.text.isEmpty { set(property, written) }
    }

    /// Records a property.
    mutating func set(_ property: Property, _ value: Value, range: SourceRange, keyRange: SourceRange) {
        set(Assignment(property, value, range: range, keyRange: keyRange))
    }

    /// Records an assignment. What is read later is also set later at run time (a runtime attribute after the
    /// inspector's value), so it takes the earlier one's place.
    mutating func set(_ assignment: Assignment) {
        for index in element.assignments.indices where element.assignments[index].property == assignment.property {
            element.assignments[index] = assignment
            return
        }
        element.assignments.append(assignment)
    }

    private mutating func read(_ attribute: Node, _ meaning: AttributeMeaning) {
        switch meaning {
        case .flag(let property):
            if let flag = attribute.flag { set(property, .flag(flag), attribute) }
        case .number(let property):
            if let number = attribute.number { set(property, .number(number), attribute) }
        case .text(let property):
            set(property, Written(attribute: attribute))
        case .filledText(let property):
            set(property, filled: Written(attribute: attribute))
        case .id:
            element.name = attribute.text
            set(.id, .text(attribute.text), attribute)
        case .customClass:
            element.customClass = attribute.text
            element.doubts.insert(.code)
            set(.customClass, .text(attribute.text), attribute)
        case .image: image = attribute
        case .catalog: isSymbol = attribute.says("system")
        case .systemItem: systemItem = attribute
        case .buttonType: buttonType = attribute
        case .fixedFrame: sizing.isFixed = attribute.flag == true
        case .translatesAutoresizing: sizing.isAutoLayout = attribute.flag == false
        case .staleFrame: sizing.isStale = sizing.isStale || attribute.flag == true
        }
    }

    /// Reads a child that describes the object.
    mutating func read(_ detail: TagRole.Detail, _ child: Node, wiring: inout Wiring) {
        switch detail {
        case .rect: readFrame(child)
        case .text: readText(Written(string: child), key: child.attribute("key"))
        case .attributedText: readText(Written(attributed: child), key: child.attribute("key"))
        case .color: readColor(child)
        case .font: readFont(child)
        case .image: readImage(child)
        case .state: readState(child)
        case .configuration: button.read(configuration: child, vocabulary)
        case .contentConfiguration: readContentConfiguration(child)
        case .inputTraits: TextInput.read(child, into: &self)
        case .accessibility: AccessibilityPane.read(child, into: &self, vocabulary)
        case .traits: AccessibilityPane.readTraits(child, into: &self)
        case .runtimeAttributes:
            RuntimeAttributes.read(child, of: node, naming: vocabulary.naming, into: &self, wiring: &wiring)
        case .connections: Connections.read(child, into: &self, wiring: &wiring)
        case .constraints: sizing.read(constraints: child, vocabulary)
        case .variation:
            sizing.read(variation: child)
            installation.read(variation: child)
        }
    }

    /// The element, once everything about it has been read.
    mutating func finished() -> Element {
        settlePicture()
        if element.type == .activityIndicator { settleIndicator() }
        if element.type == .button { settleButton() }
        if let systemItem { settleSystemItem(systemItem) }
        if element.type == .barButtonItem || element.type == .tabBarItem { settleEmptyItem() }
        element.fixedSides = sizing.fixedSides(drawn: element.frame)
        if sizing.isDoubtful(drawn: element.frame) { element.doubts.insert(.layout) }
        return element
    }
}

extension Draft {
    private mutating func readFrame(_ node: Node) {
        guard let (frame, span) = DrawnFrame.read(node, in: outer, vocabulary) else { return }
        set(.frame, .rect(frame), range: span.range, keyRange: node.tagRange)
    }

    private mutating func readText(_ written: Written, key: String?) {
        switch key {
        case "text", "attributedText": set(.text, written)
        case "title", "attributedTitle": set(.title, filled: written)
        case "placeholder", "attributedPlaceholder": set(.placeholder, filled: written)
        default: break
        }
    }

    private mutating func readColor(_ node: Node) {
        let property: Property
        switch node.attribute("key") {
        case "textColor", "titleColor": property = .textColor
        case "backgroundColor": property = .backgroundColor
        default: return
        }
        guard let (color, span) = Styling.color(node) else {
            // Which colour it is depends on the device, but nothing behind it can be seen.
            if property == .backgroundColor {
                let name = node.attribute("systemColor") ?? node.attribute("name") ?? node.attribute("colorSpace")
                set(property, .text(name ?? ""), range: node.tagRange, keyRange: node.tagRange)
            }
            return
        }
        set(property, .color(color), range: span.range, keyRange: node.tagRange)
    }

    private mutating func readFont(_ node: Node) {
        guard vocabulary.hangs(node, by: "fontDescription"), let (font, span) = Styling.font(node) else { return }
        set(.font, .font(font), range: span.range, keyRange: node.tagRange)
    }

    private mutating func readImage(_ node: Node) {
        guard vocabulary.hangs(node, by: "image") else { return }
        picture = Picture(reference: node)
    }

    private mutating func readState(_ node: Node) {
        button.read(state: node, vocabulary)
        guard vocabulary.hangs(node, by: "normal") else { return }
        for child in node.items where child.tag == "color" { readColor(child) }
        // The picture lies over the colour: nobody can measure what is behind the title.
        let own = vocabulary.entry(.backgroundImage, of: node)
        if let picture = own ?? Draft.reference(to: "backgroundImage", in: node) {
            set(.backgroundColor, .text(picture.text), picture)
        }
    }

    private static func reference(to key: String, in node: Node) -> Node? {
        node.items.first { $0.tag == "imageReference" && $0.attribute("key") == key }?.entry("image")
    }

    /// A cell's content configuration draws two labels that the file does not hold as views.
    private mutating func readContentConfiguration(_ node: Node) {
        set(.title, filled: Written("text", of: node))
        set(.text, filled: Written("secondaryText", of: node))
        for child in node.items where child.tag == "attributedString" {
            switch child.attribute("key") {
            case "attributedText": set(.title, filled: Written(attributed: child))
            case "secondaryAttributedText": set(.text, filled: Written(attributed: child))
            default: continue
            }
        }
    }

    private mutating func settlePicture() {
        if let image { picture = Picture(name: Written(attribute: image), isSymbol: isSymbol) }
        if element.type == .button { picture = button.face.picture }
        guard let picture, !picture.name.text.isEmpty else { return }
        let isSymbol = picture.isSymbol || vocabulary.isSymbol(picture.name.text)
        set(isSymbol ? .systemImage : .image, picture.name)
    }

    private mutating func settleButton() {
        let face = button.face
        if let title = face.title ?? face.subtitle { set(.title, title) }
        if face.title != nil, let subtitle = face.subtitle { set(.text, subtitle) }
        if button.isConfigured {
            element.assignments.removeAll { $0.property == .font || $0.property == .textColor }
        }
        guard let buttonType, let name = BuiltInNames.buttonTypes[buttonType.text] else { return }
        element.hasBuiltInName = true
        if face.title == nil { set(.title, .text(name), buttonType) }
    }

    /// An indicator that stands still at the start is not there, where the author chose so. Interface Builder writes
    /// that choice out; without it the indicator is seen.
    private mutating func settleIndicator() {
        guard let hides = node.entry("hidesWhenStopped"), hides.flag == true else { return }
        if node.entry("animating")?.flag != true { set(.hidden, .flag(true), hides) }
    }

    /// An item that shows nothing waits for code: its controller fills it without an outlet, as its own `title` or
    /// through `navigationItem`.
    private mutating func settleEmptyItem() {
        guard element.label == nil, node.entry("title") == nil, element.title == nil else { return }
        if element[.image] == nil, element[.systemImage] == nil { element.doubts.insert(.code) }
    }

    private mutating func settleSystemItem(_ systemItem: Node) {
        guard let name = BuiltInNames.systemItems[systemItem.text] else { return }
        element.hasBuiltInName = true
        if element.title == nil { set(.title, .text(name), systemItem) }
    }
}
