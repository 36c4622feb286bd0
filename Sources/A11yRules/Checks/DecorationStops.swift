import A11yModel
import A11yVoiceOver

/// Stops on decoration. Cost: linear in the stops.
struct DecorationStops: Check {
    static let name = "decoration-stops"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.stops.compactMap { stop -> Fault? in
            let id = stop.element
            guard subject.screen[id].customActions.isEmpty else { return nil }
            switch subject.isDecorative(id) {
            case .declared: return declared(id, in: subject)
            case .guessed:
                // A progress bar is thin, and says how far things are.
                return subject.namesItself(id) ? nil : fault(at: id, in: subject, doubts: .guessed)
            case nil: return nil
            }
        }
    }

    private func declared(_ id: ElementID, in subject: Subject) -> Fault? {
        if let function = subject.function(of: id) {
            return Fault(
                id, property: .decorative, variant: "function", facts: ["function": .text(function)])
        }
        return subject.isInteractive(id) ? nil : fault(at: id, in: subject, doubts: [])
    }

    private func fault(at id: ElementID, in subject: Subject, doubts: Doubts) -> Fault {
        Fault(
            id,
            property: subject.screen[id].isElement == nil ? nil : .isElement,
            variant: subject.speech(of: id).isEmpty ? "silent" : nil,
            doubts: doubts)
    }
}
