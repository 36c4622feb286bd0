import A11yModel

/// The accessibility defaults of UIKit's classes.
enum ClassDefaults {
    /// Whether VoiceOver stops on an element by its class. Controls made of parts (steppers, segmented controls, search
    /// bars, pickers) are not stops themselves; their parts are.
    static func isElement(of element: Element) -> Bool {
        switch element.type {
        case .label: !(element.label ?? element.text ?? "").isEmpty
        // UIAccessibility.h: controls are elements. A custom one has no trait unless its class sets it.
        case .control: true
        case .button, .textField, .secureTextField, .textView, .switch, .slider, .pageControl: true
        case .progressView, .activityIndicator, .segment, .tabBarItem, .accessibilityElement: true
        case .barButtonItem: element.children.isEmpty
        case .tableViewCell: element.members == nil
        case .view, .image, .searchBar, .stepper, .segmentedControl, .datePicker, .pickerView: false
        case .tableView, .collectionView, .collectionViewCell, .scrollView, .stackView: false
        case .tabBar, .navigationBar, .toolbar, .webView, .mapView, .visualEffectView: false
        case .alert, .window, .layer: false
        }
    }

    /// The traits that the class gives an element in its state, regardless of the author's traits.
    static func traits(of id: ElementID, in screen: Screen) -> Traits {
        role(of: screen[id]).union(state(of: screen[id], in: screen))
    }

    /// The traits of the class alone.
    private static func role(of element: Element) -> Traits {
        switch element.type {
        case .label: .staticText
        case .button, .barButtonItem, .segment: .button
        case .image: .image
        case .textField: textEntry(element, secure: element.isTrue(.secure) ? .secureTextField : [])
        case .secureTextField: textEntry(element, secure: .secureTextField)
        case .textView:
            element.isFalse(.editable) ? .staticText : textEntry(element, secure: []).union(.textArea)
        case .switch: [.button, .switchButton]
        case .slider, .pageControl: .adjustable
        case .progressView, .activityIndicator: .updatesFrequently
        case .tabBarItem: .tabBarItem
        default: []
        }
    }

    private static func textEntry(_ element: Element, secure: Traits) -> Traits {
        Traits.textEntry.union(secure).union(element.isTrue(.editing) ? .isEditing : [])
    }

    /// The traits that mirror `enabled` and `selected`. A disabled tab bar item is not announced as disabled (recorded
    /// by AccessibilitySnapshot); a disabled segmented control disables its segments.
    private static func state(of element: Element, in screen: Screen) -> Traits {
        var traits: Traits = []
        let isItem = element.type == .segment || element.type == .tabBarItem
        let owner = isItem ? element.parent.map { screen[$0] } : nil
        if isControl(element.type) {
            if element.isFalse(.enabled) { traits.insert(.notEnabled) }
            if element.type == .segment, owner?.isFalse(.enabled) == true { traits.insert(.notEnabled) }
        }
        if isControl(element.type) || element.type == .tableViewCell || element.type == .tabBarItem {
            if element.isTrue(.selected) || isChosen(element, in: owner) { traits.insert(.selected) }
        }
        return traits
    }

    /// Whether the class is a `UIControl`, or an item that one shows.
    static func isControl(_ type: ElementType) -> Bool {
        switch type {
        case .button, .textField, .secureTextField, .switch, .slider, .stepper, .segmentedControl, .segment: true
        case .control, .pageControl, .datePicker, .barButtonItem, .searchBar: true
        default: false
        }
    }

    private static func isChosen(_ item: Element, in owner: Element?) -> Bool {
        guard let owner else { return false }
        guard let chosen = owner[.selectedIndex]?.number.flatMap({ Int(exactly: $0) }) else { return false }
        return owner.items.indices.contains(chosen) && owner.items[chosen] == item.id
    }
}

extension Screen {
    /// Whether VoiceOver stops on an element that it visits: by the author's `isElement`, else by the class.
    public func isAccessibilityElement(_ id: ElementID) -> Bool {
        if let isElement = self[id].isElement { return isElement }
        // SwiftUI: an element that combines or ignores what is in it, or a container.
        if let behavior = self[id][.childBehavior]?.text { return behavior != "contain" }
        return ClassDefaults.isElement(of: self[id])
    }

    /// The effective traits: the author's, else those of the class in its state.
    public func accessibilityTraits(of id: ElementID) -> Traits {
        var traits = self[id].traits ?? ClassDefaults.traits(of: id, in: self)
        if traits.isEmpty, self[id][.childBehavior]?.text == "combine" { traits = combinedTraits(in: id) }
        let written = self[id].written
        guard written.contains(.addTraits) || written.contains(.removeTraits) else { return traits }
        return traits.union(named(by: .addTraits, of: id)).subtracting(named(by: .removeTraits, of: id))
    }

    /// What an element is that SwiftUI combines: what the elements in it are, and a text only where they are no more.
    private func combinedTraits(in id: ElementID) -> Traits {
        let inside = descendants(of: id).filter(isAccessibilityElement)
        let traits = inside.reduce(into: Traits()) {
            $0.formUnion(self[$1].traits ?? ClassDefaults.traits(of: $1, in: self))
        }
        let roles = traits.intersection([.button, .link, .header, .image, .adjustable, .updatesFrequently])
        return roles.isEmpty ? traits.intersection(.staticText) : roles
    }

    /// The traits that SwiftUI's modifiers name.
    private func named(by property: Property, of id: ElementID) -> Traits {
        guard let words = self[id][property]?.texts else { return [] }
        return words.compactMap(Traits.init(named:)).reduce(into: []) { $0.formUnion($1) }
    }
}
