import A11yModel

/// An element as the mapping that the native format has for it, in the order of `Property`.
struct ElementObject {
    let screen: Screen
    let id: ElementID
    /// Where the mapping stands, which decides what it may hold.
    let place: ElementPlace
    /// What follows from another property of the format, and is not written again.
    var implied: Set<Property> = []

    private var element: Element { screen[id] }

    /// The mapping; a text for an item that has a title and nothing else.
    var json: JSON {
        let entries = entries
        if place == .item, entries.count == 1, let only = entries.first, only.key == Property.title.word {
            return only.value
        }
        return .object(entries)
    }

    private var entries: [JSON.Entry] {
        var values = written
        for (property, value) in kind + origin + parts { values[property] = value }
        let allowed = values.filter { place.allows($0.key) && !implied.contains($0.key) }
        return allowed.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key.word, $0.value) }
    }

    /// What the author set, but for the parts of the element; of a property that is set twice, the first.
    private var written: [Property: JSON] {
        var values: [Property: JSON] = [:]
        var seen: Set<Property> = []
        for assignment in element.assignments where seen.insert(assignment.property).inserted {
            values[assignment.property] = ValueJSON.json(assignment.value, for: assignment.property)
        }
        return values
    }

    /// What the element is, and what it is called.
    private var kind: [(Property, JSON)] {
        let word = JSON.text(element.type == .control ? "UIControl" : element.type.rawValue)
        var kind: [(Property, JSON)] = [(.type, word)]
        if let name = ElementObject.fileID(of: id, in: screen) { kind.append((.id, .text(name))) }
        let hasKnownDefaults = element[.inherits] != nil
        if hasKnownDefaults { kind.append((.inherits, word)) }
        guard let customClass = element.customClass else { return kind }
        // A class without a type stays one.
        if element.isUnmodelled, element[.type] == nil, screen.input == .native {
            kind[0] = (.customClass, .text(customClass))
            return kind
        }
        if place == .view, hasKnownDefaults || element.isUnmodelled, ElementObject.isTag(customClass) {
            kind[0].1 = .text(customClass)
        } else {
            kind.append((.customClass, .text(customClass)))
        }
        return kind
    }

    /// What the file says of how settled the element is, and who makes it.
    private var origin: [(Property, JSON)] {
        let doubts = element.doubts
        // What only a person can tell is as unsettled as what code may say.
        let isUnsettled = !doubts.isDisjoint(with: [.code, .undecided])
        let flags: [(Property, Bool)] = [
            (.autoLayout, doubts.contains(.layout)), (.builtInName, element.hasBuiltInName),
            (.handlesTouch, element.hasHandler), (.outlet, isUnsettled && element[.outlet] == nil),
            (.prototype, doubts.contains(.template)), (.system, element.isSystem),
        ]
        var origin: [(Property, JSON)] = flags.filter(\.1).map { ($0.0, .flag(true)) }
        if let slot = element.slot { origin.append((.slot, .text(slot.rawValue))) }
        if let role = element.macRole {
            origin.append((.macRole, .text(role.word)))
            if !role.value.isEmpty { origin.append((.macValue, .text(role.value))) }
        }
        let sides = Sides.names.filter { element.fixedSides.contains($0.side) }.map { JSON.text($0.name) }
        if !sides.isEmpty { origin.append((.fixedSides, .array(sides))) }
        return origin
    }

    /// The elements that belong to it.
    private var parts: [(Property, JSON)] {
        var parts: [(Property, JSON)] = []
        if element.type == .layer {
            let exposed = element.children.first { screen[$0].type == .accessibilityElement }
            if let exposed { parts.append((.element, part(exposed, in: .member))) }
        } else {
            let layers = element.children.filter { screen[$0].type == .layer }
            let views = element.children.filter { screen[$0].type != .layer }
            if !layers.isEmpty { parts.append((.layers, .array(layers.map { part($0, in: .layer) }))) }
            if !views.isEmpty { parts.append((.children, .array(views.map { part($0, in: .view) }))) }
        }
        let takesItems = element.type == .segmentedControl || element.type == .tabBar
        if takesItems, !element.items.isEmpty || element[.items] != nil { parts.append((.items, .array(items))) }
        if let members = element.members { parts.append((.elements, .array(members.compactMap(member)))) }
        return parts
    }

    private func part(_ id: ElementID, in place: ElementPlace) -> JSON {
        ElementObject(screen: screen, id: id, place: place).json
    }

    /// The items; `selectedIndex` marks one as selected by itself.
    private var items: [JSON] {
        let chosen = element[.selectedIndex]?.number
        return element.items.enumerated().map { index, item in
            let implied: Set<Property> = chosen == Double(index) ? [.selected] : []
            return ElementObject(screen: screen, id: item, place: .item, implied: implied).json
        }
    }

    private func member(_ member: Member) -> JSON? {
        if let name = member.name { return .text(name) }
        guard let target = member.target else { return nil }
        let isView = screen[target].type != .accessibilityElement
        return isView ? ElementObject.fileID(of: target, in: screen).map(JSON.text) : part(target, in: .member)
    }

    /// The id to write; nil without one. A view that an explicit list holds needs one, so one without gets its number.
    private static func fileID(of id: ElementID, in screen: Screen) -> String? {
        if let name = screen[id].fileID, !name.isEmpty { return name }
        guard screen[id].type != .accessibilityElement, let parent = screen[id].parent,
            screen[parent].members?.contains(where: { $0.target == id && $0.name == nil }) == true
        else { return nil }
        return "element-\(id.index)"
    }

    /// Whether a class can be the tag of an element in XML, and is not taken for something else.
    private static func isTag(_ word: String) -> Bool {
        guard let first = word.first, first == "_" || first.isLetter else { return false }
        let isName = word.allSatisfy { $0.isASCII && ($0 == "_" || $0.isLetter || $0.isNumber) }
        let isTaken = ElementType(word: word) != nil || Property(word: word) != nil || ElementPlace.tags.contains(word)
        return isName && !isTaken && NodeContents.propertyTags[word] == nil
    }
}
