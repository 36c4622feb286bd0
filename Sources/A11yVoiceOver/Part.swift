import A11yModel

/// A stop that UIKit makes inside an element, and that no file lists.
package enum Part: String, CaseIterable, Sendable {
    /// The title in a navigation bar or an alert.
    case title
    /// The text below the title of an alert.
    case message
    /// The text field of a search bar.
    case field
    /// The wheels of a picker. UIKit has one stop for each component; which there are is known at run time only, so
    /// here they are one.
    case wheels
    /// The left half of a stepper.
    case decrement
    /// The right half of a stepper.
    case increment

    /// The parts of an element that is not itself a stop, in the order of UIKit.
    static func parts(of element: Element) -> [Part] {
        switch element.type {
        case .stepper: [.decrement, .increment]
        case .searchBar: [.field]
        case .datePicker, .pickerView: [.wheels]
        case .navigationBar: element.title == nil ? [] : [.title]
        case .alert: (element.title == nil ? [] : [.title]) + (element.text == nil ? [] : [.message])
        default: []
        }
    }

    /// Where the part decides about its place in the order; nil where it stands as its element stands. The title of a
    /// navigation bar is in its middle, so that it follows the item on its left.
    func place(in element: Element, _ layout: Layout) -> Rect? {
        guard self == .title, element.type == .navigationBar, let bar = layout.cursor(of: element) else { return nil }
        return Rect(x: bar.center.x, y: bar.y, width: 0, height: bar.height)
    }

    /// Whether it is the half of a stepper that leads no further: recorded on iOS 17 and 18; iOS 26 no longer says so,
    /// at least of steppers outside a window. The range is UIKit's unless set.
    private func isAtLimit(of element: Element) -> Bool {
        guard let current = element[.current]?.number else { return false }
        return switch self {
        case .decrement: current <= element[.minimum]?.number ?? 0
        case .increment: current >= element[.maximum]?.number ?? Part.stepperMaximum
        default: false
        }
    }

    /// `UIStepper.maximumValue`, unless set.
    private static let stepperMaximum = 100.0

    /// The traits of the part, whatever those of its element.
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
