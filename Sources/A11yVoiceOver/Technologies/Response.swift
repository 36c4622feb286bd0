import A11yModel

/// Whether an element responds to user interaction, and why: the value of `accessibilityRespondsToUserInteraction`,
/// which UIKit derives unless the author sets it.
///
/// Full Keyboard Access, Switch Control and Voice Control use it; VoiceOver does not (react-native#50837). Apple says
/// only that the default depends on the other properties and is false for disabled or static elements. The details here
/// are from Apple's documentation for SwiftUI and from recordings.
public enum Response: Hashable, Sendable {
    /// The author's value, which overrides everything else.
    case stated(Bool)
    case disabled
    /// These of its traits imply that it responds.
    case role(Traits)
    /// Its class is a control. A file need not say what a control does.
    case control
    /// It is a cell that can be selected: a table row that receives touches, or a collection cell for which the file
    /// says what selecting it does.
    case cell
    case customActions
    /// An action, a tap or a long press, its own or that of a view around it with no element in between. None of its
    /// accessibility properties says so.
    case touch(ElementID)
    /// These of its traits say that it is static.
    case display(Traits)
    /// Nothing says that it responds.
    case nothing

    /// Whether it responds.
    public var responds: Bool {
        switch self {
        case .stated(let answer): answer
        case .role, .control, .cell, .customActions, .touch: true
        case .disabled, .display, .nothing: false
        }
    }

    /// Why a technology skips a stop with this response.
    var refusal: String {
        switch self {
        case .stated(false): "respondsToUserInteraction is false on it"
        case .touch: "since iOS 17 passed by: it answers a touch, and has no trait such as button"
        case .display, .nothing: "nothing says that it can be acted on"
        // An element that responds is skipped only while it is disabled.
        case .disabled, .stated, .role, .control, .cell, .customActions: "it is not enabled"
        }
    }

    /// Whether Full Keyboard Access stops at an element, as far as this is known.
    public enum KeyboardStop: Sendable {
        case certain, never
        /// UIKit derives it, and Apple does not say how.
        case undocumented
    }

    /// Whether Full Keyboard Access stops there. Since iOS 17 it skips an element that only handles touches and has no
    /// matching trait (va-mobile-app#9474, react-native#45326), unless its class overrides `canBecomeFocused`.
    public func keyboardStop(isOverridden: Bool) -> KeyboardStop {
        switch self {
        case .touch: isOverridden ? .certain : .never
        case .nothing: .undocumented
        default: responds ? .certain : .never
        }
    }

    /// Traits of elements that respond.
    static let roles: Traits = [
        .button, .link, .keyboardKey, .searchField, .adjustable, .switchButton, .tabBarItem, .backButton, .textEntry,
        .allowsDirectInteraction,
    ]

    /// Traits of static elements.
    public static let displays: Traits = [.staticText, .header, .image, .summaryElement]
}

/// The responses of the elements of a screen. Cost: linear in the elements.
public struct Responding: Sendable {
    private var responses: [Response] = []
    private var isDisabled: [Bool] = []
    private(set) var isTouchable: [Bool] = []
    /// The views that handle touches themselves, without those in the background.
    private(set) var views: Set<ElementID> = []

    /// Computes the responses. They are meaningful only for elements on which VoiceOver stops.
    public init(_ screen: Screen, _ layout: Layout) {
        // Document order puts parents first.
        for element in screen.elements {
            let isWithin = element.parent.map { isTouchable[$0.index] } ?? true
            isTouchable.append(isWithin && !element.isFalse(.userInteractionEnabled))
            isDisabled.append(screen.isDisabled(element.id))
            responses.append(response(of: element, in: screen))
        }
        let backgrounds = BackgroundTouches(on: screen, layout, amid: responses)
        // For each element, the view that handles a touch on it, with no accessibility element in between.
        var touched: [ElementID?] = []
        for element in screen.elements {
            let id = element.id
            let outer = element.parent.flatMap { screen.isAccessibilityElement($0) ? nil : touched[$0.index] }
            let answers = element.answersTouch && !element.handsTouchesOn && !backgrounds.contains(id)
            touched.append(isTouchable[id.index] ? (answers ? id : outer) : nil)
            guard let view = touched[id.index] else { continue }
            switch responses[id.index] {
            case .display, .nothing: responses[id.index] = .touch(view)
            case .stated, .disabled, .role, .control, .cell, .customActions, .touch: break
            }
        }
        views = Set(touched.compactMap { $0 })
    }

    /// The response of an element.
    public subscript(id: ElementID) -> Response { responses[id.index] }

    /// The response of a stop. For the parts of a control their traits decide; the field of a search bar and the wheels
    /// of a picker follow the author's value for the whole control.
    public func response(of stop: Stop) -> Response {
        guard let part = stop.part else { return self[stop.element] }
        if part.standsForElement, case .stated(let answer) = self[stop.element] { return .stated(answer) }
        if isDisabled(stop) { return .disabled }
        let traits = stop.utterance.traits
        if !traits.isDisjoint(with: Response.roles) { return .role(traits.intersection(Response.roles)) }
        return part.standsForElement ? .control : .display(traits.intersection(Response.displays))
    }

    /// Whether a stop is disabled, regardless of the author's value for its response.
    func isDisabled(_ stop: Stop) -> Bool {
        stop.utterance.traits.contains(.notEnabled) || isDisabled[stop.element.index]
    }

    /// The response of an element, not counting touches.
    private func response(of element: Element, in screen: Screen) -> Response {
        let id = element.id
        let traits = screen.accessibilityTraits(of: id)
        let roles = traits.intersection(Response.roles)
        let displays = traits.intersection(Response.displays)
        if let answer = element[.respondsToUserInteraction]?.flag { return .stated(answer) }
        if isDisabled[id.index] { return .disabled }
        if !roles.isEmpty { return .role(roles) }
        if element.isOperable { return .control }
        if isTouchable[id.index], element.isSelectable { return .cell }
        if !element.customActions.isEmpty { return .customActions }
        return displays.isEmpty ? .nothing : .display(displays)
    }
}

extension ControlPart {
    /// Whether the author's properties of the control apply to this part.
    var standsForElement: Bool { self == .field || self == .wheels }
}

extension Screen {
    /// Whether it has the trait `notEnabled`, or is a disabled control or item.
    fileprivate func isDisabled(_ id: ElementID) -> Bool {
        if accessibilityTraits(of: id).contains(.notEnabled) { return true }
        let element = self[id]
        if element.isOperable, element.isFalse(.enabled) { return true }
        guard element.type == .segment, let owner = element.parent else { return false }
        return self[owner].isFalse(.enabled)
    }
}

extension Element {
    /// Whether its class is a control that is operated as a whole, or the item of a bar.
    var isOperable: Bool {
        switch type {
        case .segmentedControl: false
        case .barButtonItem: self.children.isEmpty
        case .textView: !isFalse(.editable)
        case .pickerView, .tabBarItem: true
        default: ClassDefaults.isControl(type)
        }
    }

    /// Whether it is a cell that does something when it is selected.
    var isSelectable: Bool {
        type == .tableViewCell || type == .collectionViewCell && (self[.onSelect] != nil || action != nil)
    }

    /// Whether the author gave it an action or a gesture for touches.
    var answersTouch: Bool {
        action != nil || self.hasHandler || self[.onSelect] != nil || gestures[.tap] != nil
            || gestures[.longPress] != nil
    }

    /// Whether it only passes touches on to its contents, as lists and bars do.
    var handsTouchesOn: Bool {
        switch type {
        case .tableView, .collectionView, .segmentedControl, .tabBar: true
        case .barButtonItem: !self.children.isEmpty
        default: false
        }
    }

    /// The word for what a touch does; nil if unknown.
    var function: String? { [action, gestures[.tap]].compactMap { $0 }.first { !$0.isEmpty } }
}

/// Views that fill the screen and handle taps anywhere, such as the one that dismisses the keyboard. Nobody needs to
/// reach such a view, and its contents do not respond on its behalf.
struct BackgroundTouches {
    private var views: Set<ElementID> = []

    /// The background views of a screen. `responses` are those of its elements, not counting touches. Cost: linear in
    /// the elements.
    init(on screen: Screen, _ layout: Layout, amid responses: [Response]) {
        let area = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        var holdsTargets = Array(repeating: false, count: screen.elements.count)
        // From the end, so that the contents of an element are visited before it.
        for element in screen.elements.reversed() {
            let id = element.id
            let isElement = screen.isAccessibilityElement(id)
            if holdsTargets[id.index], !isElement, element.answersTouch {
                let share = layout.frame(of: id).map { area.share(coveredBy: $0) }
                if share.map({ $0 >= BackgroundTouches.leastShare }) ?? (element.parent == nil) { views.insert(id) }
            }
            let response = responses[id.index]
            let isTarget = (isElement || element.isOperable) && (response.responds || response == .disabled)
            if let parent = element.parent, isTarget || holdsTargets[id.index] { holdsTargets[parent.index] = true }
        }
    }

    /// Whether a view is one of them.
    func contains(_ id: ElementID) -> Bool { views.contains(id) }

    /// The least share of the screen, 0 to 1, that such a view covers. Our choice, the same as for overlays.
    private static let leastShare = 0.8
}
