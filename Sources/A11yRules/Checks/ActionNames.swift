import A11yModel
import A11yVoiceOver

/// Custom actions without a name, or with that of another action of the element. Cost: linear in the actions.
struct ActionNames: Check {
    static let name = "action-names"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.elements(setting: .customActions).flatMap { id -> [Fault] in
            let actions = subject.screen[id].customActions
            guard !actions.isEmpty, subject.isVisible(id), isOffered(id, in: subject) else { return [] }
            let names = actions.map { Words.trimmed($0.name) }
            var faults: [Fault] = []
            let blank = names.count(where: \.isEmpty)
            if blank > 0 {
                let number: Fact = .text(blank == 1 ? "one" : String(blank))
                faults.append(Fault(id, property: .customActions, variant: "blank", facts: ["count": number]))
            }
            var seen: Set<String> = []
            var told: Set<String> = []
            for name in names where !name.isEmpty {
                let folded = Words.folded(name)
                guard !seen.insert(folded).inserted, told.insert(folded).inserted else { continue }
                faults.append(Fault(id, property: .customActions, variant: "same", facts: ["action": .text(name)]))
            }
            return faults
        }
    }

    /// Whether anybody is offered the actions: at a stop, or at the stops of a group that lends them its own.
    private func isOffered(_ id: ElementID, in subject: Subject) -> Bool {
        subject.reading.position(of: id) != nil || subject.screen[id][.containerType] != nil && subject.holdsStop(id)
    }
}
