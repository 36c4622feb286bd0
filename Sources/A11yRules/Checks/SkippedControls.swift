import A11yModel

/// Controls that say they do not respond, so that keyboard and switches pass them by. Cost: linear in the stops.
struct SkippedControls: Check {
    static let name = "skipped-controls"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.respondsToUserInteraction) else { return [] }
        let stops = subject.stops.map(\.element).filter { subject.isInteractive($0) && subject.isEnabled($0) }
        let served = Set(stops.filter { !isSilenced($0, in: subject) }.compactMap(subject.function))
        return stops.filter { isSilenced($0, in: subject) }.compactMap { id in
            let function = subject.function(of: id)
            if let function, served.contains(function) { return nil }
            return Fault(
                id, property: .respondsToUserInteraction, variant: function == nil ? "unknown" : "known",
                facts: ["function": .text(function ?? "")])
        }
    }

    private func isSilenced(_ id: ElementID, in subject: Subject) -> Bool {
        subject.screen[id].isFalse(.respondsToUserInteraction)
    }
}
