import A11yModel

/// What UIKit's classes are for VoiceOver before an author says anything.
enum ClassDefaults {
    /// Whether VoiceOver stops on an element of this class. Controls made of parts (steppers, segmented controls,
    /// search bars, pickers) are no stops themselves; their parts are.
    static func isElement(of element: Element) -> Bool {
        switch element.type {
        case .label: !(element.label ?? element.text ?? "").isEmpty
        // UIAccessibility.h: controls are elements; one of the app's own has no trait unless its class sets it.
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

    /// The traits of an element of this class, in its state; what the author set does not count.
    static func traits(of id: ElementID, in screen: Screen) -> Traits {
        let element = screen[id]
        return role(of: element).union(state(of: element, in: screen))
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

    /// The traits that mirror `enabled` and `selected`. A disabled tab bar item is not announced as such (recorded by
    /// AccessibilitySnapshot); a disabled segmented control disables its segments.
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

    /// Whether the class is a `UIControl`, or an item that is shown by one.
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
    /// Whether VoiceOver would stop on an element that it comes to: the author's word, else the class's.
    package func isAccessibilityElement(_ id: ElementID) -> Bool {
        self[id].isElement ?? ClassDefaults.isElement(of: self[id])
    }

    /// The traits in effect: the author's, which replace those of the class, else the class's in its state.
    package func accessibilityTraits(of id: ElementID) -> Traits {
        self[id].traits ?? ClassDefaults.traits(of: id, in: self)
    }
}
