import A11yModel
import A11yVoiceOver

/// A change of an adjustable element, by the name of the method that answers it.
enum Adjustment: String, Sendable {
    case increment, decrement
}

/// The element under the cursor, and what handles a gesture there according to the file.
///
/// A class of the app, or code behind an outlet, may handle gestures, too; the sentences say so.
struct GestureEffects {
    let screen: Screen
    let simulation: Simulation
    let stop: Stop

    private var element: Element { screen[stop.element] }

    /// What a double tap does.
    var activated: String {
        if stop.utterance.traits.contains(.notEnabled) { return "Dimmed: a double tap does nothing." }
        if let part = stop.part { return activation(of: part) }
        if let effect = GestureEffects.effect(of: element) { return effect }
        if element.overrides("activate") { return "Its class answers a double tap by `accessibilityActivate`." }
        if let effect = GestureEffects.classEffect(of: element.type) { return effect }
        for id in screen.ancestors(of: stop.element) {
            guard let effect = GestureEffects.effect(of: screen[id]) else { continue }
            return "The tap goes on to \(GestureEffects.shown(screen[id])). \(effect)"
        }
        return "Nothing answers a double tap\(reservation)."
    }

    /// What a flick up or down does to the value.
    func adjusted(_ adjustment: Adjustment) -> String {
        let method = adjustment.rawValue
        guard stop.utterance.traits.contains(.adjustable) else { return "Not adjustable: its value stays." }
        if stop.utterance.traits.contains(.notEnabled) { return "Dimmed: its value stays." }
        if element.overrides(method) { return "Its class answers `\(method)`." }
        switch element.type {
        case .slider, .pageControl, .datePicker, .pickerView: return "The \(element.type.rawValue) answers `\(method)`."
        default: return "Nothing answers `\(method)`\(reservation)."
        }
    }

    /// Who answers the two-finger scrub. A view that is only modal does not.
    var escaped: String {
        for id in screen.lineage(of: stop.element) {
            if screen[id].overrides("performEscape") {
                return "\(GestureEffects.shown(screen[id])) answers the escape gesture."
            }
            if screen[id].type == .alert { return "The alert answers the escape gesture: it closes." }
        }
        if simulation.stops.contains(where: { $0.utterance.traits.contains(.backButton) }) {
            return "The navigation controller answers the escape gesture: it goes back."
        }
        return "Nothing answers the escape gesture\(reservation)."
    }

    /// Who answers the two-finger double tap.
    var magicTapped: String {
        for id in screen.lineage(of: stop.element) where screen[id].overrides("performMagicTap") {
            return "\(GestureEffects.shown(screen[id])) answers the magic tap."
        }
        return "Nothing here answers the magic tap\(reservation): the system starts or stops what plays."
    }

    /// A custom action that was flicked to.
    func offering(_ index: Int) -> String {
        guard stop.actions.indices.contains(index) else { return "" }
        return "Action \(index + 1) of \(stop.actions.count): \(stop.actions[index])."
    }

    /// What a double tap does after a flick to a custom action.
    func performing(_ index: Int) -> String {
        guard stop.actions.indices.contains(index) else { return "" }
        let name = stop.actions[index]
        for id in screen.lineage(of: stop.element) {
            guard let action = screen[id].customActions.first(where: { $0.name == name }) else { continue }
            return "Activates: \(action.action ?? name)"
        }
        return "Activates: \(name)"
    }
}

extension GestureEffects {
    /// The effect of a tap on an element, as far as the file says; nil if it does not.
    private static func effect(of element: Element) -> String? {
        if let action = element.action ?? element[.onSelect]?.text, !action.isEmpty { return "Activates: \(action)" }
        if let tap = element.gestures[.tap] {
            return tap.isEmpty ? "Activates a gesture recognizer." : "Activates: \(tap)"
        }
        return element.hasHandler ? "Activates code that is not in this file." : nil
    }

    /// What the class does by itself.
    private static func classEffect(of type: ElementType) -> String? {
        switch type {
        case .switch: "Toggles the setting."
        case .textField, .secureTextField, .textView: "Begins editing."
        case .tabBarItem: "Shows this tab."
        case .segment: "Selects this segment."
        default: nil
        }
    }

    private func activation(of part: ControlPart) -> String {
        switch part {
        case .field: "Begins editing."
        case .increment, .decrement: GestureEffects.effect(of: element) ?? "The stepper changes its value by a step."
        default: "Nothing answers a double tap."
        }
    }

    /// Where code that the file does not show may answer.
    private var reservation: String {
        let isOpen =
            screen.input == .interfaceBuilder || element.customClass != nil || element.mayBeSetByCode
        return isOpen ? " in this file; code may" : ""
    }

    /// An element as reports name it: its class and its id.
    static func shown(_ element: Element) -> String {
        let kind = element.customClass ?? element.type.rawValue
        return element.fileID.map { "\(kind)#\($0)" } ?? kind
    }
}

extension Element {
    /// Whether its class is said to override a method.
    fileprivate func overrides(_ method: String) -> Bool { self[.overrides]?.texts?.contains(method) == true }
}
