import A11yModel

/// Custom actions that Switch Control's menu shows without a picture among others. Cost: linear in the stops and their
/// actions.
struct ActionPictures: Check {
    static let name = "action-pictures"

    /// The least number of actions that make a menu of them.
    private let actions: Int

    init(_ parameters: inout Parameters) {
        actions = parameters.count("actions")
    }

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.customActions) else { return [] }
        return subject.stops.compactMap { stop in
            let offered = subject.screen[stop.element].customActions
            guard stop.part == nil, offered.count >= actions else { return nil }
            let bare = offered.filter { $0.image.map(Words.isBlank) ?? true }.map(\.name)
            guard !bare.isEmpty else { return nil }
            return Fault(stop.element, property: .customActions, facts: ["list": .list(bare)])
        }
    }
}
