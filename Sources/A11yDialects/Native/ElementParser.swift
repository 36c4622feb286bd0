import A11yModel
import A11ySyntax

/// Parses one element: its class, its properties and its parts.
extension ScreenParser {
    /// Adds the element of a node; nil, and a problem, if the node is not an element.
    ///
    /// - Parameter fixedType: the type of an element whose place determines it; nil if its `type` does.
    mutating func readElement(
        _ node: Node, in place: ElementPlace, as fixedType: ElementType?, of parent: ElementID?
    ) -> ElementID? {
        guard node.kind == .mapping || node.kind == .element else {
            values.report("an element is a mapping with a `type`", at: node.range, unchecked: "this entry")
            return nil
        }
        if node.kind == .element, node.text.contains(where: { !$0.isWhitespace }) {
            values.report("in XML a text is an attribute", at: node.tagRange, unchecked: "the text inside")
        }
        var parts = NodeContents(of: node, in: place)
        // An item may be written as a view, with its type.
        let isTab = place == .item && isTab(node)
        if isTab { parts.fields.removeAll { ScreenParser.classWords.contains($0.name) } }
        var fields = properties(parts.fields, in: place)
        if !changes.isEmpty {
            fields = changed(fields, in: place)
            if let name = fields[.id]?.word?.text, changes.removed.contains(name) { return nil }
        }
        let kind = represent(node, &fields, in: place)
        let own = elementClass(kind.node, kind.fields)
        let id = screen.add(
            fixedType ?? own.type, parent: parent, range: node.range, anchor: node.anchor(preferring: "type"))
        if let customClass = own.customClass ?? (isTab ? customClass(ofTab: node) : nil) {
            screen.elements[id.index].customClass = customClass
        }
        if fixedType == nil, own.isUnmodelled { screen.elements[id.index].isUnmodelled = true }
        if !own.hasKnownDefaults { screen.elements[id.index].doubts.insert(.customClass) }
        nameElement(id, fields)
        setProperties(of: id, fields, as: fixedType == nil ? own.view : nil)
        if own.isUnmodelled { writeTag(of: kind.node, on: id) }
        readParts(of: id, parts, fields)
        if fields.written.contains(.accessoryType) { addDetailButton(to: id) }
        if let view = own.view, view.showsTitle { addHeading(to: id, asButton: view.isDisclosure) }
        return id
    }

    /// Makes the tag of an unknown class the type that the author wrote, as it is the key `type` in YAML.
    private mutating func writeTag(of node: Node, on id: ElementID) {
        guard node.kind == .element, !ElementPlace.tags.contains(node.tag) else { return }
        screen.elements[id.index].assignments.append(
            Assignment(.type, .text(node.tag), range: node.tagRange, keyRange: node.tagRange))
    }

    /// Makes the title of SwiftUI's section the heading that it draws over its rows, and that of a disclosure group the
    /// button that shows and hides them.
    private mutating func addHeading(to id: ElementID, asButton isButton: Bool) {
        guard let title = screen[id].assignment(of: .title) else { return }
        let expanded = screen[id].assignment(of: .expanded)
        let isOpen = expanded?.value ?? .flag(!screen[id].children.isEmpty)
        let moved: PropertySet = isButton ? [.title, .expanded] : [.title]
        screen.elements[id.index].assignments.removeAll { moved.contains($0.property) }
        let heading = screen.add(isButton ? .button : .label, parent: id, range: title.range, anchor: title.range)
        let telling: (property: Property, value: Value) =
            isButton ? (.expanded, isOpen) : (.traits, .traits([.staticText, .header]))
        screen.elements[heading.index].assignments = [
            Assignment(isButton ? .title : .text, title.value, range: title.range, keyRange: title.keyRange),
            Assignment(telling.property, telling.value, range: title.range, keyRange: title.keyRange),
        ]
        screen.elements[id.index].children.insert(heading, at: 0)
    }

    /// The fields by property. Unknown, misplaced and duplicate keys are reported.
    private mutating func properties(_ fields: [NativeField], in place: ElementPlace) -> ElementFields {
        var found = checked(values.valued(fields), in: place)
        found.sort()
        return found
    }

    private mutating func checked(_ fields: [NativeField], in place: ElementPlace) -> ElementFields {
        var found = ElementFields()
        for field in fields {
            guard let property = Property(word: field.name) else {
                reportUnknown(field)
                continue
            }
            guard place.allows(property) else {
                values.report(
                    "`\(field.name)` does not belong on \(place.title)", at: field.keyRange,
                    unchecked: "`\(field.name)`")
                continue
            }
            if let first = found[property] {
                values.reportDuplicate(field, of: first)
            } else {
                found.add(field, as: property)
            }
        }
        return found
    }

    /// Reports a key that is no property. A type in its place, as in `- Text: Welcome`, is told apart from a misspelt
    /// key.
    private mutating func reportUnknown(_ field: NativeField) {
        guard SwiftUIView.named(field.name) != nil || ElementType(word: field.name) != nil else {
            return values.reportUnknownKey(field, among: Property.words)
        }
        let facts: Facts = ["key": .text(field.name)]
        values.add(Problem(.unknownProperty, at: field.keyRange, variant: "type", facts: facts))
    }

    private mutating func elementClass(_ node: Node, _ fields: ElementFields) -> ElementClass {
        var word = text(of: .type, in: fields)
        if node.kind == .element {
            if let type = fields[.type] {
                values.report("in XML the tag is the `type`", at: type.keyRange, unchecked: "`type`")
            }
            word = ElementPlace.tags.contains(node.tag) ? nil : node.tag
        }
        let plain = word.flatMap(ElementType.named)
        let view = plain == nil ? word.flatMap(SwiftUIView.named) : nil
        let named = plain ?? view?.type ?? word.flatMap { ElementType(word: $0) }
        let customClass = text(of: .customClass, in: fields)
        if let word, named == nil, !fields.written.contains(.inherits) {
            let field = fields[.customClass] ?? fields[.type]
            let range = field?.range ?? (node.kind == .element ? node.tagRange : node.range)
            reportUnknownType(customClass ?? word, at: range)
        }
        return ElementClass(
            word: word, named: named, customClass: customClass, inherits: inherited(by: fields), view: view)
    }

    /// Reports a type that nobody knows: a misspelt one, or a class of the app without `inherits`. Other dialects tell
    /// of classes in their own words.
    private mutating func reportUnknownType(_ word: String, at range: SourceRange) {
        guard isAuthored else { return }
        let nearest = Vocabulary.typesByOtherWord[word] ?? values.suggestion(for: word, among: ElementType.knownWords)
        var facts: Facts = ["type": .text(word)]
        facts["nearest"] = nearest.map(Fact.text)
        values.add(Problem(.unknownType, at: range, variant: nearest.map { _ in "nearest" }, facts: facts))
    }

    /// What says the class of an element: itself, or what represents it in SwiftUI, whose properties it then has.
    private mutating func represent(
        _ node: Node, _ fields: inout ElementFields, in place: ElementPlace
    ) -> (node: Node, fields: ElementFields) {
        guard let field = fields[.representation] else { return (node, fields) }
        guard let view = field.representation else {
            values.reportKind(of: field, expected: "a mapping with a `type`")
            return (node, fields)
        }
        let own = properties(NodeContents(of: view, in: place).fields, in: place)
        let kept: PropertySet = [.type, .id, .frame, .customClass, .inherits, .children, .representation]
        for (property, field) in zip(own.properties, own.fields)
        where !kept.contains(property) && !fields.written.contains(property) {
            fields.add(field, as: property)
        }
        return (view, own)
    }

    private mutating func inherited(by fields: ElementFields) -> ElementType? {
        guard let text = text(of: .inherits, in: fields), let field = fields[.inherits] else { return nil }
        if let type = ElementType(word: text) { return type }
        if let word = field.word { values.reportUnknownWord(word, of: field, among: ElementType.words) }
        return nil
    }

    /// The text of a property that names something; nil without one. Any other value is a problem.
    private mutating func text(of property: Property, in fields: ElementFields) -> String? {
        guard let index = fields.index(of: property) else { return nil }
        return text(fields.fields[index])
    }

    /// The text of a field that names something. Any other value is a problem.
    mutating func text(_ field: NativeField) -> String? {
        if let text = field.word?.text, !text.isEmpty { return text }
        values.reportKind(of: field, expected: "a word")
        return nil
    }

    private mutating func nameElement(_ id: ElementID, _ fields: ElementFields) {
        guard let name = text(of: .id, in: fields), let index = fields.index(of: .id) else { return }
        let range = fields.fields[index].range
        screen.elements[id.index].fileID = name
        guard let first = references.register(name, as: id, at: range) else { return }
        let type = screen.elements[first.element.index].type
        let facts: Facts = ["id": .text(name), "element": .text(type.rawValue)]
        values.add(Problem(.duplicateID, at: range, facts: facts, related: .first(first.range)))
    }

    private mutating func setProperties(of id: ElementID, _ fields: ElementFields, as view: SwiftUIView?) {
        var assignments: [Assignment] = []
        for (index, written) in fields.properties.enumerated() {
            let field = fields.fields[index]
            guard let value = value(of: field, for: written) else { continue }
            // A text of SwiftUI offers its links itself.
            if written == .links, view != nil { continue }
            let property = view.map { $0.meaning(of: written, besides: fields.written) } ?? written
            assignments.append(Assignment(property, value, range: field.range, keyRange: field.keyRange))
            if Element.settled.contains(property) { screen.elements[id.index].settle(property, value) }
            references.add(contentsOf: field, kind: written.kind)
        }
        if let view { addDefaults(of: view, to: id, &assignments) }
        if !fields.written.isDisjoint(with: ScreenParser.implying) {
            let telling = assignments.filter { ScreenParser.implying.contains($0.property) }
            for assignment in telling { imply(by: assignment, &assignments) }
        }
        screen.elements[id.index].assignments = assignments
    }

    /// Adds the button at the end of a cell, behind the cell, in place of the word for it. UIKit names it.
    private mutating func addDetailButton(to id: ElementID) {
        guard let accessory = screen[id].assignment(of: .accessoryType),
            ["detailButton", "detailDisclosureButton"].contains(accessory.value.text)
        else { return }
        let button = screen.add(.button, parent: id, range: accessory.range, anchor: accessory.range)
        screen.elements[button.index].assignments = [
            Assignment(
                .title, .text(BuiltInNames.detailButton), range: accessory.range, keyRange: accessory.keyRange)
        ]
        screen.elements[button.index].hasBuiltInName = true
        screen.elements[button.index].hasHandler = true
        screen.elements[id.index].children.append(button)
        screen.elements[id.index].assignments.removeAll { $0.property == .accessoryType }
    }

    /// Adds what a view of SwiftUI is or does unless its author writes something else.
    private mutating func addDefaults(of view: SwiftUIView, to id: ElementID, _ assignments: inout [Assignment]) {
        let anchor = screen.elements[id.index].anchor
        let isDrawn = assignments.contains { $0.property == .decorative && $0.value.flag == true }
        for (property, value) in view.defaults where !assignments.contains(where: { $0.property == property }) {
            // `Image(decorative:)` is not an accessibility element.
            if property == .isElement, isDrawn { continue }
            assignments.append(Assignment(property, value, range: anchor, keyRange: anchor))
            if Element.settled.contains(property) { screen.elements[id.index].settle(property, value) }
        }
    }

    /// The properties from which others follow.
    private static let implying: PropertySet = [
        .attributedLabel, .customActions, .addTraits, .disabled, .adjustableAction, .accessoryType,
    ]

    /// Adds what follows from a property: the label of its parts, and that a view with SwiftUI's modal trait is modal.
    private func imply(by assignment: Assignment, _ assignments: inout [Assignment]) {
        func add(_ property: Property, _ value: Value) {
            guard !assignments.contains(where: { $0.property == property }) else { return }
            assignments.append(Assignment(property, value, range: assignment.range, keyRange: assignment.keyRange))
        }
        switch assignment.property {
        case .attributedLabel:
            if let spans = assignment.value.spans { add(.label, .text(SpeechSpan.joined(spans))) }
        case .customActions: if let methods = SwiftUIView.takeMethods(from: &assignments) { add(.overrides, methods) }
        case .disabled: if let flag = assignment.value.flag { add(.enabled, .flag(!flag)) }
        case .adjustableAction:
            add(.overrides, .texts(["increment", "decrement"]))
            add(.addTraits, .texts(["adjustable"]))
        case .accessoryType: if assignment.value.text == "checkmark" { add(.selected, .flag(true)) }
        case .addTraits: if assignment.value.texts?.contains("modal") == true { add(.viewIsModal, .flag(true)) }
        default: break
        }
    }

    private mutating func value(of field: NativeField, for property: Property) -> Value? {
        switch property {
        case .type, .customClass, .inherits, .id: field.word.map { .text($0.text) }
        case .children, .layers, .element, .items, .elements, .representation: nil
        default: values.value(of: field, as: property.kind)
        }
    }
}

extension ElementPlace {
    /// XML tags that express the place of an element, not its type.
    static let tags: Set<String> = ["accessibilityElement", "element", "item", "layer"]
}

/// Parses the elements that belong to an element: subviews, layers, items, and the members of its explicit list.
///
/// Their order in the screen follows this code, so that the order of keys has no meaning.
extension ScreenParser {
    mutating func readParts(of id: ElementID, _ parts: NodeContents, _ fields: ElementFields) {
        var children: [ElementID] = []
        if let field = fields[.children] { children = readChildren(field, of: id) }
        children += readElements(parts.children, of: id)
        let views = screen.elements[id.index].type == .layer ? [] : reportedViews(in: fields[.elements])
        children += readElements(views, of: id)
        if let field = fields[.layers] { children += readLayers(field, of: id) }
        if let exposed = readExposed(fields[.element], parts.made, of: id) { children.append(exposed) }
        if !children.isEmpty { screen.elements[id.index].children = children }
        if let field = fields[.items] { readItems(field, of: id) }
        let list = views.isEmpty ? fields[.elements] : nil
        if screen.elements[id.index].type != .layer { readMembers(list, parts.made, of: id) }
        selectItem(of: id)
    }

    /// Adds the elements of a list of mappings.
    mutating func readChildren(_ field: NativeField, of parent: ElementID?) -> [ElementID] {
        guard let entries = field.entries, !field.isAttribute else {
            values.reportKind(of: field, expected: "a list of elements")
            return []
        }
        return entries.compactMap { entry in
            if case .node(let node) = entry { return readChild(node, of: parent) }
            values.report("an element is a mapping with a `type`", at: entry.range, unchecked: "this entry")
            return nil
        }
    }

    /// Adds the elements of XML child elements.
    mutating func readElements(_ nodes: [Node], of parent: ElementID?) -> [ElementID] {
        nodes.compactMap { node in
            let isType = ElementType(word: node.tag) != nil || SwiftUIView.named(node.tag) != nil
            if !isType, Property(word: node.tag) != nil {
                values.report(
                    "`\(node.tag)` is an attribute in XML", at: node.tagRange, unchecked: "`<\(node.tag)>`")
                return nil
            }
            return readChild(node, of: parent)
        }
    }

    /// Adds a subview. What an author puts on a tab bar as a tab or a button becomes one of its items.
    private mutating func readChild(_ node: Node, of parent: ElementID?) -> ElementID? {
        guard let parent, isAuthored, screen.elements[parent.index].type == .tabBar, isTab(node), isPlain(node) else {
            return readElement(node, in: .view, as: nil, of: parent)
        }
        if let item = readElement(node, in: .item, as: .tabBarItem, of: parent) {
            screen.elements[parent.index].items.append(item)
        }
        return nil
    }

    /// Whether a view has nothing that items cannot have, such as elements of its own.
    private func isPlain(_ node: Node) -> Bool {
        let parts = NodeContents(of: node, in: .item)
        return parts.children.isEmpty && parts.made.isEmpty
            && parts.fields.compactMap { Property(word: $0.name) }.allSatisfy { property in
                ScreenParser.classWords.contains(property.word) || ElementPlace.item.allows(property)
            }
    }

    /// The keys that say the class of a tab.
    private static let classWords: Set<String> = [Property.type.word, Property.inherits.word]

    private func isTab(_ node: Node) -> Bool {
        let type =
            tabWord(of: node).flatMap(knownType)
            ?? node.entry(Property.inherits.word)?.word.flatMap { knownType($0.text) }
        return type == .tabBarItem || type == .button
    }

    /// The class of the app that a tab is of; nil if its type is one of UIKit or SwiftUI.
    private func customClass(ofTab node: Node) -> String? {
        tabWord(of: node).flatMap { knownType($0) == nil ? $0 : nil }
    }

    private func tabWord(of node: Node) -> String? {
        node.kind == .element ? node.tag : node.entry(Property.type.word)?.word?.text
    }

    private func knownType(_ word: String) -> ElementType? { SwiftUIView.named(word)?.type ?? ElementType(word: word) }

    private mutating func readLayers(_ field: NativeField, of id: ElementID) -> [ElementID] {
        guard let entries = field.entries, !field.isAttribute else {
            values.reportKind(of: field, expected: "a list of mappings")
            return []
        }
        return entries.compactMap { entry in
            if case .node(let node) = entry {
                return readElement(node, in: .layer, as: .layer, of: id)
            }
            values.report("a layer is a mapping with text or image", at: entry.range, unchecked: "this layer")
            return nil
        }
    }

    /// Adds the accessibility element of a layer. It is a child of the layer, which it represents, but its parent is
    /// the layer's view, which created it and whose coordinates its frame uses.
    private mutating func readExposed(
        _ field: NativeField?, _ made: [Node], of id: ElementID
    ) -> ElementID? {
        guard screen.elements[id.index].type == .layer else { return nil }
        var nodes = made
        if let field {
            guard case .value(let node) = field.contents, node.kind == .mapping else {
                values.reportKind(of: field, expected: "a mapping")
                return nil
            }
            nodes.insert(node, at: 0)
        }
        for node in nodes.dropFirst() {
            values.report("a layer has one `element`", at: node.tagRange, unchecked: "the second")
        }
        guard let node = nodes.first else { return nil }
        return readElement(node, in: .member, as: .accessibilityElement, of: screen.elements[id.index].parent)
    }

    private mutating func readItems(_ field: NativeField, of id: ElementID) {
        let type: ElementType
        switch screen.elements[id.index].type {
        case .segmentedControl: type = .segment
        case .tabBar: type = .tabBarItem
        default:
            values.report(
                "`items` belongs to a segmentedControl or a tabBar; did you mean `children`?", at: field.keyRange,
                unchecked: "`items`")
            return
        }
        guard let entries = field.entries else {
            values.reportKind(of: field, expected: "a list of titles or mappings")
            return
        }
        screen.elements[id.index].items += entries.compactMap { entry in
            switch entry {
            case .node(let node):
                return readElement(node, in: .item, as: type, of: id)
            case .word(let word):
                let item = screen.add(type, parent: id, range: word.range, anchor: word.range)
                let title = Assignment(.title, .text(word.text), range: word.range, keyRange: word.range)
                screen.elements[item.index].assignments = [title]
                return item
            }
        }
    }

    /// Selects the item of `selectedIndex`, with the range of that property.
    private mutating func selectItem(of id: ElementID) {
        let items = screen.elements[id.index].items
        guard !items.isEmpty, let chosen = screen.elements[id.index].assignment(of: .selectedIndex) else { return }
        guard let index = chosen.value.number.map({ Int($0) }), index >= 0 else { return }
        guard index < items.count else {
            values.report(
                "`selectedIndex` counts from 0 and there are \(items.count) items", at: chosen.range,
                unchecked: "`selectedIndex`")
            return
        }
        let selected = Assignment(.selected, .flag(true), range: chosen.range, keyRange: chosen.keyRange)
        screen.elements[items[index].index].assignments.append(selected)
    }
}

extension SwiftUIView {
    /// SwiftUI's kinds of action, as UIKit's methods.
    private static let methods = [
        ".default": "activate", ".escape": "performEscape", ".magicTap": "performMagicTap",
    ]

    /// Takes the kinds of action out of a list of custom actions: the methods that they stand for. Nil without any.
    fileprivate static func takeMethods(from assignments: inout [Assignment]) -> Value? {
        guard let index = assignments.firstIndex(where: { $0.property == .customActions }) else { return nil }
        let written = assignments[index]
        let actions = written.value.actions ?? []
        let words = actions.compactMap { methods[$0.name] }
        guard !words.isEmpty else { return nil }
        let rest = actions.filter { methods[$0.name] == nil }
        if rest.isEmpty {
            assignments.remove(at: index)
        } else {
            assignments[index] = Assignment(
                .customActions, .actions(rest), range: written.range, keyRange: written.keyRange)
        }
        return .texts(words)
    }

    /// The property that takes what its author writes as another, unless that one is written, too.
    fileprivate func meaning(of written: Property, besides all: PropertySet) -> Property {
        guard let meant = readAs.first(where: { $0.written == written })?.meant, !all.contains(meant) else {
            return written
        }
        let isFirst = readAs.first { $0.meant == meant && all.contains($0.written) }?.written == written
        return isFirst ? meant : written
    }
}

extension NativeField {
    /// The view that represents an element.
    fileprivate var representation: Node? {
        switch contents {
        case .value(let node): node.kind == .mapping ? node : nil
        case .elements(let nodes): nodes.first?.items.first { $0.kind == .element }
        }
    }

    fileprivate var isAttribute: Bool { if case .value(let node) = contents { node.isAttribute } else { false } }
}

/// The class of an element, from its `type` (in XML its tag), `customClass` and `inherits`.
struct ElementClass {
    /// The UIKit type whose defaults it has.
    let type: ElementType
    /// The app's own class.
    let customClass: String?
    /// Whether it is a UIKit class, or `inherits` states the defaults of the app's own class.
    let hasKnownDefaults: Bool
    /// Whether its defaults are unknown: neither its class name nor `inherits` determines them.
    let isUnmodelled: Bool
    /// The view of SwiftUI that the word names; nil for any other word.
    let view: SwiftUIView?

    /// The class of a word. `named` is the type of that name, if there is one.
    init(word: String?, named: ElementType?, customClass: String?, inherits: ElementType?, view: SwiftUIView?) {
        self.view = view
        type = inherits ?? named ?? .view
        self.customClass = customClass ?? (named == nil ? word : nil)
        isUnmodelled = named == nil && inherits == nil && self.customClass != nil
        hasKnownDefaults = self.customClass == nil || inherits != nil
    }
}
