// What is changed by swiping up and down.

import A11yEngine
import A11yModel
import A11yVoiceOver

extension LintContext {
    /// Whether VoiceOver stops on the element and lets people change it by swiping up and down, or the element is part
    /// of such a stop.
    func isAdjustable(_ id: ElementID) -> Bool {
        screen.lineage(of: id).contains { above in
            screen[above].adjustsItself || simulation.stop(of: above)?.utterance.traits.contains(.adjustable) == true
        }
    }
}

extension Element {
    /// Whether its class is made to be adjusted, and answers without the author's help.
    var adjustsItself: Bool {
        switch type {
        case .slider, .stepper, .pageControl, .datePicker, .pickerView: true
        default: false
        }
    }

    /// Whether its class overrides a method.
    package func overrides(_ method: String) -> Bool { self[.overrides]?.texts?.contains(method) == true }
}
