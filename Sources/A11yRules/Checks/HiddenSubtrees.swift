import A11yModel
import A11yVoiceOver

/// Elements whose `elementsHidden` takes visible controls away. Cost: linear in the elements times their depth.
struct HiddenSubtrees: Check {
    static let name = "hidden-subtrees"

    /// Share of the screen, 0 to 1, from which a view counts as all of it.
    let screenShare: Double

    init(_ parameters: inout Parameters) {
        screenShare = parameters.number("screen-share")
    }

    func faults(in subject: Subject) -> [Fault] {
        let screen = subject.screen
        let outermost = subject.elements(setting: .elementsHidden).filter { id in
            screen[id].isTrue(.elementsHidden) && subject.isVisible(id)
                && !screen.ancestors(of: id).contains { screen[$0].isTrue(.elementsHidden) }
        }
        guard !outermost.isEmpty else { return [] }
        let modals = subject.openModals()
        let offered = OfferedFunctions(at: subject)
        return outermost.compactMap { id in
            if subject.isBehind(modals, id) { return nil }
            return fault(at: id, in: subject, offered: offered)
        }
    }

    private func fault(at id: ElementID, in subject: Subject, offered: OfferedFunctions) -> Fault? {
        let silenced = ([id] + subject.screen.descendants(of: id)).filter { part in
            subject.isVisible(part) && subject.reading.position(of: part) == nil && !subject.screen[part].isSystem
        }
        if subject.reading.stops.isEmpty, isWholeScreen(id, in: subject), silenced.contains(where: subject.isFunctional)
        {
            return Fault(id, property: .elementsHidden, variant: "screen", covers: silenced)
        }
        let controls = silenced.filter { part in
            subject.isInteractive(part) && subject.isEnabled(part) && !subject.handsTouchesOn(part)
                && !offered.include(part, in: subject)
        }
        guard let first = controls.first else { return nil }
        return Fault(
            id, property: .elementsHidden,
            variant: controls.count == 1 ? "one" : "several",
            facts: [
                "count": .number(Double(controls.count)),
                "first": .text(subject.quote(of: first)),
                "list": .list(controls.map(subject.quote)),
            ],
            covers: silenced)
    }

    private func isWholeScreen(_ id: ElementID, in subject: Subject) -> Bool {
        guard let frame = subject.frame(of: id) else { return subject.screen.roots == [id] }
        let bounds = Subject.bounds(of: subject.screen, layout: subject.reading.layout)
        return bounds.share(coveredBy: frame) >= screenShare
    }
}
