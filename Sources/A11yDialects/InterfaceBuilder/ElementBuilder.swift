import A11yModel
import A11ySyntax

/// Builds an element from its node. Some properties depend on several parts of the node (an image's name and catalogue,
/// a button's states and configuration, a frame and its constraints); `finished()` resolves them.
struct ElementBuilder {
    var element: Element
    private let node: Node
    private let names: InterfaceBuilderNames
    /// The superview's frame, which an inset refers to.
    private let outer: Rect?
    private var image: Node?
    private var isSymbol = false
    private var picture: ImageName?
    private var systemItem: Node?
    private var buttonType: Node?
    /// What a button shows in its states; nil for anything else.
    private var button: ButtonContent?
    /// The font of an attributed text all of which keeps its size, with its bytes.
    private var attributedFont: (font: Font, range: SourceRange)?
    private(set) var sizing = Sizing()
    /// Which of its subviews are installed.
    private(set) var installation = Installation()

    init(_ element: Element, node: Node, in outer: Rect?, names: InterfaceBuilderNames) {
        self.element = element
        self.node = node
        self.outer = outer
        self.names = names
        for attribute in node.entries {
            if let meaning = names.meaning(of: attribute) { read(attribute, meaning) }
        }
    }

    /// Sets a property from an attribute.
    mutating func set(_ property: Property, _ value: Value, _ attribute: Node) {
        set(property, value, range: attribute.range, keyRange: attribute.keyRange ?? attribute.range)
    }

    /// Sets a property to a text.
    mutating func set(_ property: Property, _ written: LocatedText) {
        set(property, .text(written.text), range: written.range, keyRange: written.keyRange)
    }

    /// Sets a property to a text that counts as absent if it is empty.
    mutating func set(_ property: Property, filled written: LocatedText?) {
        if let written, !written.text.isEmpty { set(property, written) }
    }

    mutating func set(_ property: Property, _ value: Value, range: SourceRange, keyRange: SourceRange) {
        set(Assignment(property, value, range: range, keyRange: keyRange))
    }

    /// Sets an assignment. It replaces an earlier one, since values that are read later are also set later at run time
    /// (a runtime attribute after the inspector's value).
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
            set(property, LocatedText(attribute: attribute))
        case .filledText(let property):
            set(property, filled: LocatedText(attribute: attribute))
        case .id:
            element.fileID = attribute.text
            set(.id, .text(attribute.text), attribute)
        case .customClass:
            element.customClass = attribute.text
            element.doubts.insert(.customClass)
            set(.customClass, .text(attribute.text), attribute)
        case .tag: element.tag = attribute.number.flatMap { Int(exactly: $0) } ?? 0
        case .image: image = attribute
        case .catalog: isSymbol = attribute.text == "system"
        case .systemItem: systemItem = attribute
        case .buttonType: buttonType = attribute
        case .fixedFrame: sizing.isFixed = attribute.flag == true
        case .translatesAutoresizing: sizing.isAutoLayout = attribute.flag == false
        case .staleFrame: sizing.isStale = sizing.isStale || attribute.flag == true
        }
    }

    /// Reads a child that describes the object.
    mutating func read(_ detail: TagRole.ObjectDetail, _ child: Node, connections: inout Connections) {
        switch detail {
        case .rect: readFrame(child)
        case .text: readText(LocatedText(string: child), key: child.attribute("key"))
        case .attributedText:
            readText(LocatedText(attributed: child), key: child.attribute("key"))
            if child.hangs(by: "attributedText") {
                attributedFont = Styling.fixedFont(of: child)
                readLinks(of: child)
            }
        case .color: readColor(child)
        case .font: readFont(child)
        case .image: readImage(child)
        case .state: readState(child)
        case .configuration: changeButton { $0.read(configuration: child) }
        case .contentConfiguration: readContentConfiguration(child)
        case .inputTraits: TextInput.read(child, into: &self)
        case .accessibility: AccessibilityPane.read(child, into: &self)
        case .traits: AccessibilityPane.readTraits(child, into: &self)
        case .runtimeAttributes:
            RuntimeAttributes.read(child, of: node, naming: names.naming, into: &self, connections: &connections)
        case .connections: connections.read(child, into: &self)
        case .constraints:
            sizing.read(constraints: child)
            connections.holds.read(constraints: child, of: element.fileID)
        case .resizing: sizing.read(resizing: child)
        case .variation:
            sizing.read(variation: child)
            installation.read(variation: child)
        }
    }

    /// The element. Call it once everything has been read.
    mutating func finished() -> Element {
        settlePicture()
        if element.type == .activityIndicator { settleIndicator() }
        if element.type == .button { settleButton() }
        if let (font, range) = attributedFont, element[.font] == nil {
            set(.font, .font(font), range: range, keyRange: range)
        }
        if let systemItem { settleSystemItem(systemItem) }
        if element.type == .barButtonItem || element.type == .tabBarItem { settleEmptyItem() }
        element.fixedSides = sizing.fixedSides(drawn: element.frame)
        element.stretchedSides = sizing.stretchedSides
        if element.type == .button { element.huggedSides = sizing.openSides }
        if sizing.isDoubtful(drawn: element.frame) { element.doubts.insert(.layout) }
        return element
    }
}

extension ElementBuilder {
    private mutating func readFrame(_ node: Node) {
        guard let (frame, span) = DrawnFrame.read(node, in: outer) else { return }
        set(.frame, .rect(frame), range: span.range, keyRange: node.tagRange)
    }

    private mutating func readText(_ written: LocatedText, key: String?) {
        switch key {
        case "text", "attributedText": set(.text, written)
        case "title", "attributedTitle": set(.title, filled: written)
        case "placeholder", "attributedPlaceholder": set(.placeholder, filled: written)
        default: break
        }
    }

    /// The parts of an attributed text that are links: `<url key="NSLink" string="…"/>` among their attributes.
    private mutating func readLinks(of text: Node) {
        let links = text.items.filter { fragment in
            let attributes = fragment.items.first { $0.tag == "attributes" }
            return attributes?.items.contains { $0.attribute("key") == "NSLink" } ?? false
        }
        let written = links.compactMap(LocatedText.init(fragment:)).filter { !$0.text.isEmpty }
        guard let first = written.first else { return }
        set(.links, .texts(written.map(\.text)), range: first.range, keyRange: text.tagRange)
    }

    private mutating func readColor(_ node: Node) {
        let property: Property
        guard let key = node.entry("key") else { return }
        if key.text == "textColor" || key.text == "titleColor" {
            property = .textColor
        } else if key.text == "backgroundColor" {
            property = .backgroundColor
        } else {
            return
        }
        guard let (color, span) = Styling.color(node) else {
            // The colour depends on the device, but it hides whatever is behind it.
            let system = node.attribute("systemColor")
            if property == .backgroundColor || system != nil {
                let name = system ?? node.attribute("name") ?? node.attribute("colorSpace")
                set(property, .text(name ?? ""), range: node.tagRange, keyRange: node.tagRange)
            }
            return
        }
        set(property, .color(color), range: span.range, keyRange: node.tagRange)
    }

    private mutating func readFont(_ node: Node) {
        guard node.hangs(by: "fontDescription"), let (font, span) = Styling.font(node) else { return }
        set(.font, .font(font), range: span.range, keyRange: node.tagRange)
    }

    private mutating func readImage(_ node: Node) {
        guard node.hangs(by: "image") else { return }
        picture = ImageName(reference: node)
    }

    private mutating func changeButton(_ change: (inout ButtonContent) -> Void) {
        var content = button ?? ButtonContent()
        change(&content)
        button = content
    }

    private mutating func readState(_ node: Node) {
        changeButton { $0.read(state: node) }
        guard node.hangs(by: "normal") else { return }
        for child in node.items where child.tag == "color" { readColor(child) }
        // The image covers the colour, so that nobody can measure the contrast of the title.
        let own = node.entry("backgroundImage")
        if let picture = own ?? ElementBuilder.reference(to: "backgroundImage", in: node) {
            set(.backgroundColor, .text(picture.text), picture)
        }
    }

    private static func reference(to key: String, in node: Node) -> Node? {
        node.items.first { $0.tag == "imageReference" && $0.attribute("key") == key }?.entry("image")
    }

    /// A cell's content configuration draws two labels that are not views of the file.
    private mutating func readContentConfiguration(_ node: Node) {
        set(.title, filled: LocatedText("text", of: node))
        set(.text, filled: LocatedText("secondaryText", of: node))
        for child in node.items where child.tag == "attributedString" {
            switch child.attribute("key") {
            case "attributedText": set(.title, filled: LocatedText(attributed: child))
            case "secondaryAttributedText": set(.text, filled: LocatedText(attributed: child))
            default: continue
            }
        }
    }

    private mutating func settlePicture() {
        if let image { picture = ImageName(name: LocatedText(attribute: image), isSymbol: isSymbol) }
        if element.type == .button { picture = button?.shown.picture }
        guard let picture, !picture.name.text.isEmpty else { return }
        let isSymbol = picture.isSymbol || names.symbols.contains(picture.name.text)
        set(isSymbol ? .systemImage : .image, picture.name)
    }

    /// The sizes in points in which UIKit writes on a button of the system's kind, and on another, without a font.
    private static let (systemButtonSize, customButtonSize) = (15.0, 18.0)

    private mutating func settleButton() {
        let shown = button?.shown ?? ButtonContent.TitleAndImage()
        if let title = shown.title ?? shown.subtitle { set(.title, title) }
        if shown.title != nil, let subtitle = shown.subtitle { set(.text, subtitle) }
        if button?.isConfigured == true {
            element.assignments.removeAll { $0.property == .font || $0.property == .textColor }
            if let (font, range) = shown.font { set(.font, .font(font), range: range, keyRange: range) }
        }
        if shown.title != nil, button?.isConfigured != true, element[.font] == nil {
            // A button without a configuration has a font of its own, of one size.
            // `roundedRect` is the same type by its old name.
            let isSystem = buttonType.map { $0.text == "system" || $0.text == "roundedRect" } ?? false
            let size = isSystem ? ElementBuilder.systemButtonSize : ElementBuilder.customButtonSize
            set(.font, .font(Font(size: size)), range: node.tagRange, keyRange: node.tagRange)
        }
        guard let buttonType, let name = BuiltInNames.buttonTypes[buttonType.text] else { return }
        element.hasBuiltInName = true
        if shown.title == nil { set(.title, .text(name), buttonType) }
    }

    /// An indicator that does not animate at launch is hidden if `hidesWhenStopped` is set. Interface Builder writes
    /// that attribute; without it the indicator is visible.
    private mutating func settleIndicator() {
        guard let hides = node.entry("hidesWhenStopped"), hides.flag == true else { return }
        if node.entry("animating")?.flag != true { set(.hidden, .flag(true), hides) }
    }

    /// An item without content is filled by code: its controller sets it without an outlet, through its own `title` or
    /// through `navigationItem`.
    private mutating func settleEmptyItem() {
        guard element.label == nil, node.entry("title") == nil, element.title == nil else { return }
        guard element[.image] == nil, element[.systemImage] == nil else { return }
        element.doubts.insert(.code)
        if element.type == .tabBarItem { element.codeGaps.append(.filledTab) }
    }

    private mutating func settleSystemItem(_ systemItem: Node) {
        guard let name = BuiltInNames.systemItems[systemItem.text] else { return }
        element.hasBuiltInName = true
        if element.title == nil { set(.title, .text(name), systemItem) }
    }
}
