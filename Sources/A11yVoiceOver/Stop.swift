import A11yModel

/// An element on which the cursor stops. A stop is immutable, so it is shared by reference.
public final class Stop: Sendable {
    /// The element.
    public let element: ElementID
    /// The control inside the element, if UIKit makes several that no file lists; nil for the element itself.
    public let part: ControlPart?
    /// What is said.
    public let utterance: Utterance
    /// What VoiceOver says about the containers that the cursor enters here, outermost first. It is not part of the
    /// description of the element.
    public let announcements: [String]
    /// The names of the available custom actions: the element's own, then those of the semantic groups around it.
    public let actions: [String]
    /// The frame of VoiceOver's cursor on screen; nil if unknown.
    public let frame: Rect?
    /// The innermost group (`groupChildren`, explicit list, meaningful container, window) whose block the stop belongs
    /// to.
    public let group: ElementID?
    /// Why its position in the order is uncertain; nil if it is certain.
    public let fragility: Fragility?
    /// Whether it lies outside the screen: VoiceOver scrolls to it.
    public let isOffScreen: Bool

    init(
        element: ElementID, part: ControlPart?, utterance: Utterance, announcements: [String], actions: [String],
        frame: Rect?, group: ElementID?, fragility: Fragility?, isOffScreen: Bool
    ) {
        self.element = element
        self.part = part
        self.utterance = utterance
        self.announcements = announcements
        self.actions = actions
        self.frame = frame
        self.group = group
        self.fragility = fragility
        self.isOffScreen = isOffScreen
    }
}

extension Stop: Hashable {
    /// Whether all properties are equal.
    public static func == (left: Stop, right: Stop) -> Bool {
        left.element == right.element && left.part == right.part && left.utterance == right.utterance
            && left.announcements == right.announcements && left.actions == right.actions && left.frame == right.frame
            && left.group == right.group && left.fragility == right.fragility
            && left.isOffScreen == right.isOffScreen
    }

    /// Hashes element and part, which identify a stop of a screen.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(element)
        hasher.combine(part)
    }
}

/// A stop that UIKit makes inside a control and that no file lists.
public enum ControlPart: String, CaseIterable, Sendable {
    /// The title in a navigation bar or an alert.
    case title
    /// The text below the title of an alert.
    case message
    /// The text field of a search bar.
    case field
    /// The wheels of a picker, as one stop. UIKit has a stop for each component, but the components are known only at
    /// run time.
    case wheels
    /// The left half of a stepper.
    case decrement
    /// The right half of a stepper.
    case increment

    /// The parts of an element that is not itself a stop, in UIKit's order.
    static func parts(of element: Element) -> [ControlPart] {
        switch element.type {
        case .stepper: [.decrement, .increment]
        case .searchBar: [.field]
        case .datePicker, .pickerView: [.wheels]
        case .navigationBar: element.title == nil ? [] : [.title]
        case .alert: (element.title == nil ? [] : [.title]) + (element.text == nil ? [] : [.message])
        default: []
        }
    }

    /// The frame by which the part is sorted; nil if it is sorted by the frame of its element. The title of a
    /// navigation bar is in the middle of the bar, so it follows the item on its left.
    func place(in element: Element, _ layout: Layout) -> Rect? {
        guard self == .title, element.type == .navigationBar, let bar = layout.cursor(of: element) else { return nil }
        return Rect(x: bar.center.x, y: bar.y, width: 0, height: bar.height)
    }

    /// Whether it is the half of a stepper that is at its limit. Recorded on iOS 17 and 18; iOS 26 no longer dims it,
    /// at least for steppers outside a window. The range is UIKit's unless set.
    private func isAtLimit(of element: Element) -> Bool {
        guard let current = element[.current]?.number else { return false }
        return switch self {
        case .decrement: current <= element[.minimum]?.number ?? 0
        case .increment: current >= element[.maximum]?.number ?? ControlPart.stepperMaximum
        default: false
        }
    }

    /// `UIStepper.maximumValue`, unless set.
    private static let stepperMaximum = 100.0

    /// The traits of the part, regardless of those of its element.
    func traits(in element: Element) -> Traits {
        let state: Traits = element.isFalse(.enabled) || isAtLimit(of: element) ? .notEnabled : []
        return switch self {
        case .title: element.type == .navigationBar ? .header : .staticText
        case .message: .staticText
        case .field: state.union(.searchField)
        case .wheels: state.union(.adjustable)
        case .decrement, .increment: state.union(.button)
        }
    }
}

extension Stop {
    /// The point on screen that VoiceOver taps when the stop is activated: the author's point, else the middle of the
    /// frame, even if there is a path; on a slider the middle of its thumb. Nil if the frame is unknown.
    public func activationPoint(on screen: Screen) -> Point? {
        let element = screen[self.element]
        if let point = element[.activationPoint]?.point { return point }
        guard let frame else { return nil }
        if frame.width <= 0 || frame.height <= 0, let bounds = element[.path]?.bounds { return bounds.center }
        guard element.type == .slider else { return frame.center }
        // UIKit's thumb is a circle about as high as the slider, so its middle stays half that height from each end.
        let thumb = min(frame.height, frame.width)
        let share = element.sliderShare
        let run = (frame.width - thumb) * (screen.direction == .ltr ? share : 1 - share)
        return Point(x: frame.x + thumb / 2 + run, y: frame.center.y)
    }
}
