import A11yModel

/// What the members of UIKit's views, controls and bar items do to the properties that rules judge. The table is
/// closed: a member that is not in it may change anything.
///
/// Source: Apple's reference of the classes named in the comments.
enum Member {
    /// Using it changes no property that rules judge.
    case harmless
    /// Setting it, by an assignment or as the first argument of a call, sets these properties. Reading it is harmless.
    case sets(PropertySet)
    /// Whatever is done with it may change these properties.
    case opens(PropertySet)
    /// It is a part of the element, and using it is using the element.
    case part(Part)
    /// It is a list of elements or a view around the element; what is done with it is not told here.
    case leadsAway

    /// What of an element code has in hand.
    enum Part: Hashable, Sendable {
        case element
        /// Elements in an array.
        case elements
        /// The label of a button.
        case titleLabel
        /// The label that UIKit makes in a table cell when code asks for it.
        case textLabel
        /// The image view of a button or cell.
        case imageView
        /// The configuration of a button.
        case configuration
        /// The layer of a view.
        case layer
        /// The navigation item of a controller.
        case navigationItem
        /// A value that is changed in place, such as `accessibilityTraits`.
        case value(Property)
    }

    /// The member of a part by its Swift name, or by Objective-C's setter; nil for an unknown one.
    init?(_ name: String, of part: Part) {
        if let found = Member.lookUp(name, Member.swiftName(of: name), part) {
            self = found
        } else if part == .element, Member.isPlainMessage(name) {
            self = .harmless
        } else {
            return nil
        }
    }

    /// Whether the first piece of a selector is a plain member with what Swift puts into a label:
    /// `deselectRowAtIndexPath`.
    private static func isPlainMessage(_ name: String) -> Bool {
        let text = Array(name.utf8)
        guard text.count > 10 else { return false }
        return prepositions.contains { preposition in
            let end = text.indices.dropFirst().last { text[$0...].starts(with: preposition.utf8) }
            let stem = end.map { String(decoding: text[..<$0], as: UTF8.self) } ?? ""
            if case .harmless? = members[stem] { return true }
            return plain.contains(stem)
        }
    }

    private static let prepositions = ["At", "With", "For", "From", "To", "In", "Of", "By"]

    private static func lookUp(_ name: String, _ swiftName: String?, _ part: Part) -> Member? {
        lookUp(name, part) ?? swiftName.flatMap { lookUp($0, part) }
    }

    private static func lookUp(_ name: String, _ part: Part) -> Member? {
        switch part {
        case .layer:
            if ["isHidden", "hidden", "opacity"].contains(name) { return .opens([.hidden, .alpha]) }
            let isBackground = ["backgroundColor", "addSublayer", "insertSublayer", "contents", "setValue"].contains(
                name)
            return isBackground ? .opens([.backgroundColor]) : .harmless
        case .configuration: return configuration[name] ?? (configurationLayout.contains(name) ? .harmless : nil)
        case .navigationItem:
            switch name {
            case "title": return .sets([.title])
            case "titleView": return .opens([.title])
            default: return .harmless
            }
        case .elements: return collections.contains(name) ? .harmless : nil
        case .titleLabel:
            switch name {
            // The button writes its own title there again.
            case "text", "attributedText": return .opens([.title])
            case "font", "numberOfLines", "adjustsFontForContentSizeCategory": return lookUp(name, .element)
            default: return ofPart(name)
            }
        case .textLabel: return ["text", "attributedText"].contains(name) ? .sets([.title]) : .harmless
        case .imageView: return ofPart(name)
        case .element: return members[name] ?? (plain.contains(name) ? .harmless : nil)
        case .value(let property): return mutating.contains(name) ? .opens([property]) : .harmless
        }
    }

    /// A member of a view inside the element. What it means for the element is up to UIKit.
    private static func ofPart(_ name: String) -> Member? {
        guard case .sets(let properties)? = lookUp(name, .element) else { return lookUp(name, .element) }
        return .opens(properties)
    }

    /// The Swift name of a setter or flag of Objective-C: `accessibilityLabel` for `setAccessibilityLabel`, `isHidden`
    /// for `hidden` and `setHidden`; nil for any other name.
    static func swiftName(of name: String) -> String? {
        var stem = name
        if name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase {
            stem = first.lowercased() + name.dropFirst(4)
            // `setTitle` of a button is no setter of `title`.
            if stem == "title" { return nil }
        }
        if flags.contains(stem) { return "is" + stem.prefix(1).uppercased() + stem.dropFirst() }
        return stem == name ? nil : stem
    }

    /// The getters that Swift names with “is”.
    private static let flags = FlowWords.set(
        "hidden enabled selected highlighted on secureTextEntry userInteractionEnabled editable")

    /// Calls that change a value in place.
    private static let mutating = FlowWords.set(
        "toggle insert formUnion remove subtract formIntersection formSymmetricDifference update append removeAll "
            + "removeLast removeFirst replaceSubrange appendString setString")
}

// Which elements have members.
extension Member {
    private static let texts = ["UILabel", "UITextField", "UISearchBar", "UISlider", "UIStepper", "UIProgressView"]
    /// The classes that have a member, by its name; every element may have any other.
    static let classes: [String: [String]] = [
        "setTitle": ["UIButton", "UISegmentedControl", "UIBarItem"], "setAttributedTitle": ["UIButton"],
        "setTitleColor": ["UIButton"], "state": ["UIButton", "UISwitch"], "removeAllSegments": ["UISegmentedControl"],
        "items": ["UITabBar", "UIToolbar", "UINavigationBar"],
        "setItems": ["UITabBar", "UIToolbar", "UINavigationBar"],
        "text": ["UILabel", "UITextField", "UITextView", "UISearchBar", "UIButton", "UITableViewCell"],
        "attributedText": ["UILabel", "UITextField", "UITextView", "UIButton", "UITableViewCell"],
        "placeholder": ["UITextField", "UISearchBar", "UITextView"],
        "setPlaceholder": ["UITextField", "UISearchBar", "UITextView"],
        "stringValue": texts, "attributedStringValue": texts, "objectValue": texts, "select": ["UIButton"],
        "integerValue": texts + ["UIButton"], "intValue": texts + ["UIButton"], "doubleValue": texts + ["UIButton"],
        "floatValue": texts + ["UIButton"],
    ]
    /// What members of a view change of the elements inside it.
    static let ofContents: [String: PropertySet] = [
        "isAccessibilityElement": [.isElement, .label], "accessibilityElements": [.isElement, .label],
        "accessibilityChildren": [.isElement, .label],
        "accessibilityElementsHidden": [.elementsHidden], "shouldGroupAccessibilityChildren": [.groupChildren],
    ]
}

// Which names code writes.
extension Member {
    /// Whether a name is one of a property that a rule judges, or of a call that sets or changes one.
    static func isWritten(_ name: String) -> Bool { written.contains(name) }

    /// The names that change something. All words of an app are asked, which took a twentieth of the time of real apps
    /// with the tables one by one.
    private static let written: Set<String> = {
        let names = [Array(members.keys), Array(configuration.keys), Array(flags), Array(wholes), ["titleView"]]
        return Set(
            names.joined().flatMap { [$0, "set" + $0.prefix(1).uppercased() + $0.dropFirst()] }
                .filter { effect(of: $0) != nil })
    }()

    /// Whether assigning to a member of this name changes what rules judge.
    static func isProperty(_ name: String) -> Bool { isWritten(name) && !isCall(name) }

    /// Whether calling a member of this name does.
    static func isSetter(_ name: String) -> Bool { isWritten(name) && (isCall(name) || name.hasPrefix("set")) }

    /// Whether a member of a property's value changes it in place.
    static func isMutating(_ name: String) -> Bool { mutating.contains(name) }

    /// A property that code names by a key which it computes: `setValue(color, forKey: name)`.
    static let byComputedKey = "setValue:forKey:"

    /// What hands the touches of a control on, by its name: `button.rx.tap`, `button.tapPublisher`.
    static let byTouch = "addTarget:action:forControlEvents:"

    /// Whether a member of a picture names what shows it.
    static func isOfPicture(_ name: String) -> Bool {
        name == "accessibilityDescription" || name == "setAccessibilityDescription"
    }

    /// Whether a member of this name may hand touches on.
    static func isTouch(_ name: String) -> Bool { touches.contains(where: name.lowercased().contains) }

    private static let touches = ["click", "controlevent", "press", "publisher", "tap", "touch"]

    /// What is written where a whole of several values is: a configuration.
    static let wholes: Set<String> = ["configuration", "contentConfiguration"]
    /// What a configuration shows.
    static let shownByConfiguration: PropertySet = [.title, .image, .systemImage, .font, .textColor, .backgroundColor]

    /// What a name changes, of whatever object it is a member.
    private static func effect(of name: String) -> PropertySet? {
        if wholes.contains(name) { return shownByConfiguration }
        let swiftName = swiftName(of: name)
        for part in [Part.element, .configuration, .navigationItem, .titleLabel] {
            switch lookUp(name, swiftName, part) {
            case .sets(let properties)?, .opens(let properties)?: return properties
            default: continue
            }
        }
        return nil
    }

    private static func isCall(_ name: String) -> Bool {
        name.hasPrefix("set") && name.dropFirst(3).first?.isUppercase == true || calls.contains(name)
            || name.hasPrefix("sd_set") || name.hasPrefix("af_set") || name.hasPrefix("pin_set")
    }

    private static let calls = FlowWords.set(
        "addGestureRecognizer addTarget addAction removeGestureRecognizer removeTarget removeAction addInteraction "
            + "addSubview insertSubview addArrangedSubview insertArrangedSubview removeArrangedSubview insertSegment "
            + "removeAllSegments removeSegment perform performSelector removeFromSuperview bind selectItem select "
            + "selectItemWithTitle selectItemWithTag addItem addItemWithTitle addItems addItemsWithTitles insertItem "
            + "insertItemWithTitle removeItem removeItemAtIndex removeItemWithTitle removeAllItems "
            + "addItemWithObjectValue addItemsWithObjectValues insertItemWithObjectValue "
            + "removeItemWithObjectValue")
}

extension Member {
    /// UIAccessibility and the properties of views, controls and bar items that rules judge.
    private static let members: [String: Member] = [
        // UIAccessibility
        "accessibilityLabel": .sets([.label]), "accessibilityAttributedLabel": .sets([.label]),
        "accessibilityLabelBlock": .opens([.label]), "accessibilityHint": .sets([.hint]),
        "accessibilityAttributedHint": .sets([.hint]), "accessibilityValue": .sets([.value]),
        "accessibilityAttributedValue": .sets([.value]), "accessibilityTraits": .sets([.traits]),
        "isAccessibilityElement": .sets([.isElement]), "accessibilityElementsHidden": .sets([.elementsHidden]),
        "accessibilityViewIsModal": .sets([.viewIsModal]), "shouldGroupAccessibilityChildren": .sets([.groupChildren]),
        "accessibilityElements": .opens([.elements, .isElement]), "automationElements": .harmless,
        "accessibilityContainerType": .opens([.containerType]), "accessibilityFrame": .opens([.accessibilityFrame]),
        "accessibilityFrameInContainerSpace": .opens([.accessibilityFrame]), "accessibilityPath": .opens([.path]),
        "accessibilityActivationPoint": .opens([.activationPoint]), "accessibilityLanguage": .sets([.speechLanguage]),
        "accessibilityRespondsToUserInteraction": .sets([.respondsToUserInteraction]),
        "accessibilityUserInputLabels": .sets([.userInputLabels]),
        "accessibilityAttributedUserInputLabels": .opens([.userInputLabels]),
        "accessibilityCustomActions": .sets([.customActions]), "accessibilityCustomContent": .opens([.customContent]),
        "accessibilityCustomRotors": .harmless, "accessibilityHeaderElements": .harmless,
        "accessibilityNavigationStyle": .opens([.navigationStyle]),
        "accessibilityTextualContext": .sets([.textualContext]),
        "accessibilityDragSourceDescriptors": .opens([.dragSources]),
        "accessibilityDropPointDescriptors": .opens([.dropPoints]), "accessibilityIgnoresInvertColors": .harmless,
        "accessibilityIdentifier": .sets([.identifier]), "accessibilityExpandedStatus": .sets([.expanded]),
        "showsLargeContentViewer": .harmless, "largeContentTitle": .harmless, "largeContentImage": .harmless,
        // UIView, UIControl
        "isHidden": .sets([.hidden]), "alpha": .sets([.alpha]), "isEnabled": .sets([.enabled]),
        "isSelected": .sets([.selected]), "isUserInteractionEnabled": .sets([.userInteractionEnabled]),
        "backgroundColor": .sets([.backgroundColor]), "tintColor": .opens([.textColor]),
        "clipsToBounds": .sets([.clipsToBounds]), "layer": .part(.layer), byComputedKey: .opens(.ofCode),
        byTouch: .opens([.action, .handlesTouch]), "addGestureRecognizer": .opens([.gestures, .action, .handlesTouch]),
        "gestureRecognizers": .opens([.gestures, .action, .handlesTouch]),
        "addTarget": .opens([.action, .handlesTouch]), "addAction": .opens([.action, .handlesTouch]),
        "removeGestureRecognizer": .opens([.gestures, .action, .handlesTouch]),
        "removeTarget": .opens([.action, .handlesTouch]), "removeAction": .opens([.action, .handlesTouch]),
        "sendActions": .harmless, "addInteraction": .opens([.gestures]),
        "menu": .opens([.action, .handlesTouch, .current]),
        "showsMenuAsPrimaryAction": .opens([.action, .handlesTouch]), "superview": .leadsAway, "window": .leadsAway,
        "subviews": .leadsAway, "arrangedSubviews": .leadsAway, "addSubview": .opens([.children]),
        "insertSubview": .opens([.children]), "addArrangedSubview": .opens([.children]),
        "insertArrangedSubview": .opens([.children]), "removeArrangedSubview": .opens([.children]),
        // UILabel, UITextField, UITextView, UISearchBar
        "text": .sets([.text]), "attributedText": .opens([.text, .font, .textColor]),
        "placeholder": .sets([.placeholder]), "attributedPlaceholder": .sets([.placeholder]), "font": .sets([.font]),
        "adjustsFontForContentSizeCategory": .sets([.adjustsFontForContentSizeCategory]),
        "numberOfLines": .sets([.lines]), "minimumScaleFactor": .opens([.minimumScale]),
        "minimumFontSize": .opens([.minimumScale]),
        "adjustsFontSizeToFitWidth": .opens([.minimumScale]), "textColor": .sets([.textColor]),
        "textStorage": .opens([.text, .font, .textColor]), "defaultTextAttributes": .opens([.font, .textColor]),
        "typingAttributes": .opens([.font, .textColor]), "textContentType": .sets([.contentType]),
        "keyboardType": .opens([.keyboardType]), "isSecureTextEntry": .sets([.secure]),
        "isEditable": .sets([.editable]), "leftView": .opens([.children]), "rightView": .opens([.children]),
        // UIButton, UIBarButtonItem, UITabBarItem, UISegmentedControl
        "setTitle": .sets([.title]), "title": .sets([.title]),
        "setAttributedTitle": .opens([.title, .font, .textColor]), "titleLabel": .part(.titleLabel),
        // Only what has no size of its own is drawn larger.
        "contentEdgeInsets": .opens([.frame]), "imageView": .part(.imageView), "setTitleColor": .sets([.textColor]),
        "setImage": .sets([.image]),
        "image": .sets([.image]), "setBackgroundImage": .sets([.image]), "navigationItem": .part(.navigationItem),
        "configuration": .part(.configuration),
        "configurationUpdateHandler": .opens([.title, .image, .font, .textColor, .backgroundColor, .label]),
        "changesSelectionAsPrimaryAction": .opens([.title]), "customView": .opens([.children, .title, .image, .label]),
        "badgeValue": .sets([.badge]), "target": .opens([.action, .handlesTouch]),
        "action": .opens([.action, .handlesTouch]), "titleTextAttributes": .opens([.font, .textColor]),
        "setTitleTextAttributes": .opens([.font, .textColor]), "insertSegment": .opens([.items, .title]),
        "removeAllSegments": .sets([.items, .title, .image, .label]), "items": .sets([.items, .title, .image, .label]),
        "setItems": .sets([.items, .title, .image, .label]), "removeSegment": .opens([.items, .title]),
        "selectedSegmentIndex": .sets([.selectedIndex]),
        // UISwitch, UISlider, UIStepper, UIProgressView, UIPageControl
        "isOn": .sets([.isOn]), "setOn": .sets([.isOn]), "value": .sets([.current]), "setValue": .sets([.current]),
        "minimumValue": .sets([.minimum]), "maximumValue": .sets([.maximum]), "progress": .sets([.progress]),
        "setProgress": .sets([.progress]), "observedProgress": .opens([.progress]), "numberOfPages": .sets([.pages]),
        "currentPage": .sets([.currentPage]),
        // AppKit: what VoiceOver says, in the words of NSAccessibility. The cell of a control is the control.
        "accessibilityTitle": .sets([.label, .title]), "accessibilityHelp": .sets([.hint]), "toolTip": .sets([.hint]),
        "accessibilityElement": .sets([.isElement]), "accessibilityHidden": .sets([.elementsHidden]),
        "accessibilityTitleUIElement": .opens([.label]), "accessibilityPlaceholderValue": .sets([.placeholder]),
        "accessibilityRole": .opens([.traits]), "accessibilitySubrole": .opens([.traits]),
        "accessibilityRoleDescription": .opens([.traits]), "accessibilityValueDescription": .sets([.value]),
        "accessibilityChildren": .opens([.elements, .isElement]),
        // Of a picture, which gives it to the view that shows it.
        "accessibilityDescription": .sets([.label]), "accessibilitySetOverrideValue": .opens([.label, .title, .hint]),
        "cell": .part(.element),
        // AppKit: what controls show.
        "stringValue": .sets([.text]), "attributedStringValue": .opens([.text, .font, .textColor]),
        "objectValue": .opens([.text]), "integerValue": .opens([.text]), "intValue": .opens([.text]),
        "doubleValue": .opens([.text]), "floatValue": .opens([.text]), "string": .sets([.text]),
        "placeholderString": .sets([.placeholder]), "placeholderAttributedString": .sets([.placeholder]),
        "alphaValue": .sets([.alpha]), "contentTintColor": .opens([.textColor]), "state": .opens([.isOn]),
        "selectItem": .opens([.current]), "select": .opens([.current]), "selectItemWithTitle": .opens([.current]),
        "selectItemWithTag": .opens([.current]), "addItem": .opens([.current]), "addItemWithTitle": .opens([.current]),
        "addItems": .opens([.current]), "addItemsWithTitles": .opens([.current]), "insertItem": .opens([.current]),
        "insertItemWithTitle": .opens([.current]), "removeItem": .opens([.current]),
        "removeItemAtIndex": .opens([.current]), "removeItemWithTitle": .opens([.current]),
        "addItemWithObjectValue": .opens([.current]), "addItemsWithObjectValues": .opens([.current]),
        "insertItemWithObjectValue": .opens([.current]), "removeItemWithObjectValue": .opens([.current]),
        "removeAllItems": .opens([.current]), "pathItems": .opens([.current]), "url": .opens([.current]),
        "bind": .opens([.title, .text, .image, .hint, .hidden, .enabled]), "setLabel": .opens([.title, .label]),
        "setToolTip": .sets([.hint]),
        // What removes an element from the screen, or leads to anything.
        "removeFromSuperview": .opens(.ofCode), "perform": .opens(.ofCode), "performSelector": .opens(.ofCode),
        // Libraries: SDWebImage, Kingfisher, AlamofireImage, PINRemoteImage, RxSwift.
        "kf": .opens([.image]), "sd_setImage": .opens([.image]), "af": .opens([.image]),
        "af_setImage": .opens([.image]), "pin_setImage": .opens([.image]), "sd_setImageWithURL": .opens([.image]),
        "setImageWithURL": .opens([.image]),
    ]

    /// UIButton.Configuration: what it shows.
    private static let configuration: [String: Member] = [
        "title": .sets([.title]), "attributedTitle": .sets([.title]), "subtitle": .opens([.title]),
        "attributedSubtitle": .opens([.title]), "image": .sets([.image]),
        "baseForegroundColor": .sets([.textColor]), "baseBackgroundColor": .sets([.backgroundColor]),
        "background": .opens([.backgroundColor]), "titleTextAttributesTransformer": .opens([.font, .textColor]),
        "contentInsets": .opens([.frame]), "buttonSize": .opens([.frame]),
    ]

    /// UIButton.Configuration: how it is laid out.
    private static let configurationLayout = FlowWords.set(
        "imagePadding titlePadding imagePlacement cornerStyle titleAlignment "
            + "showsActivityIndicator imageColorTransformer preferredSymbolConfigurationForImage titleLineBreakMode "
            + "indicator indicatorColorTransformer activityIndicatorColorTransformer macIdiomStyle "
            + "automaticallyUpdateForSelection setDefaultContentInsets")

    /// Members of arrays that only ask.
    private static let collections = FlowWords.set("count isEmpty indices startIndex endIndex")
}
