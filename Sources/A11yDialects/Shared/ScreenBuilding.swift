import A11yModel

/// Helpers with which dialects build screens.
extension Screen {
    /// Adds an element to its parent: segments and tabs to the `items`, all others to the `children`. Without a parent
    /// it becomes a root.
    mutating func attach(_ id: ElementID, to parent: ElementID?) {
        guard let parent else {
            roots.append(id)
            return
        }
        let type = elements[id.index].type
        if type == .segment || type == .tabBarItem {
            elements[parent.index].items.append(id)
        } else {
            elements[parent.index].children.append(id)
        }
    }

    /// Records a property of an element, with the bytes of a text.
    mutating func assign(_ property: Property, _ value: Value, at text: LocatedText, on id: ElementID) {
        elements[id.index].assignments.append(
            Assignment(property, value, range: text.range, keyRange: text.keyRange))
    }

    /// Records a text as it is written, unless there is none or it is empty.
    mutating func assign(_ property: Property, text written: LocatedText?, on id: ElementID) {
        guard let written, !written.text.isEmpty else { return }
        assign(property, .text(written.text), at: written, on: id)
    }

    /// Records a flag where this is what is written.
    mutating func assign(_ property: Property, _ flag: Bool, if written: LocatedText?, on id: ElementID) {
        guard let written, written.flag == flag else { return }
        assign(property, .flag(flag), at: written, on: id)
    }

    /// Records the names of custom actions, unless there are none.
    mutating func assign(actions: (names: [String], written: LocatedText)?, on id: ElementID) {
        guard let (names, written) = actions, !names.isEmpty else { return }
        assign(.customActions, .actions(names.map { CustomAction(name: $0) }), at: written, on: id)
    }

    /// Records a value: that of a switch as its state, as XCUITest and idb write it, if it is one.
    mutating func assign(value: LocatedText, on id: ElementID) {
        let state = self[id].type == .switch ? SwitchState.read(value.text) : nil
        assign(state == nil ? .value : .isOn, state ?? .text(value.text), at: value, on: id)
    }

    /// Records the traits of a dump, unless the type has others that dumps have no names for.
    mutating func assign(_ traits: Traits, at written: LocatedText, on id: ElementID) {
        guard PageTraits.unnamed.contains(self[id].type) else {
            return assign(.traits, .traits(traits), at: written, on: id)
        }
        if traits.contains(.selected), self[id][.selected] == nil {
            assign(.selected, .flag(true), at: written, on: id)
        }
        if traits.contains(.notEnabled), self[id][.enabled] == nil {
            assign(.enabled, .flag(false), at: written, on: id)
        }
    }

    /// Gives back the room that an element has for more properties, of which a large dump has as much as of properties.
    mutating func trim(_ id: ElementID) {
        let exact = elements[id.index].assignments.withUnsafeBufferPointer(Array.init)
        elements[id.index].assignments = exact
    }

    /// Records where the description of a running app was cut off, so that anything missing may have been cut.
    mutating func markCut(at limit: String) {
        cut = limit
        markPartial()
    }

    /// Marks every element as incompletely described.
    mutating func markPartial() {
        for index in elements.indices { elements[index].doubts.insert(.partial) }
    }

    /// Marks every element as one of which it was inferred what it is. Which of them is the title or a heading is
    /// unknown.
    mutating func markUntyped() {
        isUntyped = true
        doubts.insert(.partial)
        for index in elements.indices { elements[index].doubts.formUnion([.partial, .guessed]) }
    }

    /// Marks what code reaches through what holds it in an Interface Builder file: the segments of a control, and
    /// buttons without an action in a stack, which code fills or copies.
    mutating func passOnCode() {
        for index in elements.indices {
            let element = elements[index]
            guard let holder = element.parent.map({ self[$0] }), holder.mayBeSetByCode else { continue }
            let isIdle = element.type == .button && !element.hasHandler && element.action == nil
            let isFilled = isIdle && holder.type == .stackView && element.gestures.isEmpty
            let isInBar = isInFilledBar(element)
            if element.type == .segment || isFilled || isInBar { elements[index].doubts.insert(.code) }
        }
    }
}

extension Screen {
    /// Whether an element is an item without an outlet of a bar that has one, so that code may put others in its place.
    package func isInFilledBar(_ element: Element) -> Bool {
        guard element.type == .tabBarItem || element.type == .barButtonItem,
            element.outlets.allSatisfy({ $0.name == "tabBarItem" }),
            let bar = element.parent.map({ self[$0] })
        else { return false }
        return [.tabBar, .toolbar, .navigationBar].contains(bar.type) && !bar.outlets.isEmpty
    }
}

extension Element {
    /// Marks an element whose class or tag is unknown. `word` is its name in the file. It is treated as a plain view,
    /// but may be anything.
    mutating func markUnmodelled(as word: String) {
        self.isUnmodelled = true
        self.customClass = self.customClass ?? word
        doubts.insert(.customClass)
    }

    /// Notes what may change it beside code that names its outlets and classes.
    mutating func leaveOpen(_ gap: CodeGap) {
        doubts.insert(.code)
        self.codeGaps.append(gap)
    }

    /// Records an assignment in place of all earlier ones of its property.
    mutating func replace(_ assignment: Assignment) {
        assignments.removeAll { $0.property == assignment.property }
        assignments.append(assignment)
    }
}

extension CodeGap {
    /// A tab that the controller behind it fills, or the file of that controller.
    static let filledTab = CodeGap(.tab)

    /// A gesture recognizer without a target in the file.
    static let handledGesture = CodeGap(.gesture, properties: ofGestures)
    /// A gesture recognizer whose delegate says where it answers.
    static let filteredGesture = CodeGap(.gestureDelegate, properties: ofGestures)

    private static let ofGestures: PropertySet = [.gestures, .action, .handlesTouch, .customActions, .overrides]
}

/// Shortening texts that are too long to be spoken or checked: nobody listens to them, and every rule would read them.
extension Screen {
    /// Cuts each text that exceeds the limit. Returns a problem for each, up to the limit of problems. `size` is the
    /// file's size in bytes. Cost: linear in the assignments of a long file.
    mutating func shortenTexts(within limits: Limits, ofFile size: Int) -> [Problem] {
        let most = limits[.textLength]
        // No text is twice as long as its source: two bytes of a YAML escape yield three at most.
        guard size > most / 2 else { return [] }
        var problems: [Problem] = []
        for index in elements.indices {
            for place in elements[index].assignments.indices {
                let assignment = elements[index].assignments[place]
                guard let value = assignment.value.shortened(to: most) else { continue }
                elements[index].assignments[place] = Assignment(
                    assignment.property, value, range: assignment.range, keyRange: assignment.keyRange)
                guard problems.count < limits[.problems] else { continue }
                problems.append(
                    .syntax(
                        limits.expectation(of: .textLength), at: assignment.range, unchecked: "what is beyond that"))
            }
        }
        return problems
    }
}

extension Value {
    /// The value with each text cut to `most` bytes; nil if no text is longer.
    fileprivate func shortened(to most: Int) -> Value? {
        switch self {
        case .text(let text): text.utf8.count > most ? .text(text.beginning(most)) : nil
        case .texts(let texts):
            texts.contains { $0.utf8.count > most } ? .texts(texts.map { $0.beginning(most) }) : nil
        case .actions(let actions):
            actions.contains { $0.name.utf8.count > most }
                ? .actions(
                    actions.map { CustomAction(name: $0.name.beginning(most), image: $0.image, action: $0.action) })
                : nil
        case .content(let content):
            content.contains { max($0.label.utf8.count, $0.value.utf8.count) > most }
                ? .content(
                    content.map { part in
                        CustomContent(
                            label: part.label.beginning(most), value: part.value.beginning(most),
                            isImportant: part.isImportant)
                    })
                : nil
        default: nil
        }
    }
}

extension String {
    /// The first `most` bytes, cut at a character.
    fileprivate func beginning(_ most: Int) -> String {
        guard utf8.count > most else { return self }
        var end = utf8.index(startIndex, offsetBy: most)
        while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}
