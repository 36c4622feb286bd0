import A11yModel
import A11yVoiceOver

/// A way between two states of a screen, as checks see it: the contexts of both, and what changes.
public struct Passage: Sendable {
    /// The number of the transition in the flow.
    public let number: Int
    /// The flow.
    public let flow: FlowSimulation
    /// The state before, without ways to and from it.
    public let old: LintContext
    /// The state after, without ways to and from it.
    public let new: LintContext
    /// What changes for VoiceOver.
    public let changes: FlowChanges
    /// Where VoiceOver's cursor is afterwards.
    public let landing: Landing

    /// The transition as written.
    public var transition: Transition { flow.flow.transitions[number] }
    /// The names of the states, as facts of messages.
    public var facts: Facts {
        let names = flow.flow.names
        return ["from": .text(names[transition.from]), "state": .text(names[transition.to])]
    }

    /// The element of the state before that an element of the state after was; nil if it was not there.
    public func old(of element: ElementID) -> ElementID? { flow.counterparts[number].old(of: element) }

    /// The element of the state after that an element of the state before is; nil if it is gone.
    public func new(of element: ElementID) -> ElementID? { flow.counterparts[number][element] }

    /// Whether an element of the state after is seen, and was not seen before.
    public func shows(_ element: ElementID) -> Bool {
        new.isVisible(element) && old(of: element).map { !old.isVisible($0) } ?? true
    }

    /// The overlay that opens: the last that was not there before, other than a toast.
    public var openedOverlay: Overlay? {
        let opened = new.overlays.last { $0.presentation != "toast" && shows($0.element) }
        return opened ?? new.flaggedOverlay().flatMap { shows($0.element) ? $0 : nil }
    }

    /// Whether a system alert opens, or an overlay: then what the user did is perhaps not done yet.
    public var asks: Bool { openedOverlay != nil || new.screen.elements.contains { $0.type == .alert && shows($0.id) } }

    /// The overlay that closes: the last of the state before that is no longer seen, other than a toast.
    public var closedOverlay: Overlay? {
        old.overlays.last { overlay in
            overlay.presentation != "toast" && new(of: overlay.element).map { !new.isVisible($0) } ?? true
        }
    }

    /// The element on which the user acts, in the state before; nil if they do not, or the file does not say.
    public var trigger: ElementID? { transition.causes.first { $0.act != .appears && $0.element != nil }?.element }
}

extension Passage {
    /// How much of the screen changes.
    public enum Extent: Sendable {
        /// A few stops.
        case small
        /// More than a few, or what an overlay holds.
        case part
        /// All that was there, but for bars.
        case whole
    }

    /// The share of the stops up to which a change is a small one (ours).
    private static let smallShare = 1.0 / 3

    /// How much changes, by the stops outside of bars. A stop with another name is another one.
    public var extent: Extent {
        let before = old.simulation.stops.indices.filter { !Passage.isInBar(old.simulation.stops[$0], old.screen) }
        let after = new.simulation.stops.indices.filter { !Passage.isInBar(new.simulation.stops[$0], new.screen) }
        let renamed = changes.changed.filter { pair in
            old.simulation.stops[pair.old].utterance.label != new.simulation.stops[pair.new].utterance.label
        }
        let (gone, come) = (Set(changes.gone + renamed.map(\.old)), Set(changes.come + renamed.map(\.new)))
        guard !before.isEmpty, !after.isEmpty else { return .part }
        if asks || closedOverlay != nil { return .part }
        let isNew = before.allSatisfy(Set(changes.gone).contains) && after.allSatisfy(Set(changes.come).contains)
        if isNew { return new.screen.isWhole ? .whole : .part }
        let share = Double(before.filter(gone.contains).count + after.filter(come.contains).count)
        let isSmall = share <= Double(before.count + after.count) * Passage.smallShare
        return isSmall && old.screen.title == new.screen.title ? .small : .part
    }

    private static func isInBar(_ stop: Stop, _ screen: Screen) -> Bool { isInBar(stop.element, screen) }

    /// Whether an element is in a bar, or is of the system.
    public static func isInBar(_ id: ElementID, _ screen: Screen) -> Bool {
        screen.lineage(of: id).contains { id in
            let element = screen[id]
            return element.isSystem || [.navigationBar, .tabBar, .toolbar].contains(element.type)
        }
    }
}

/// A time at which a screen comes to be as it is: when it appears, or on a way from another of its states.
public struct Opening: Sendable {
    /// What is posted then; nil if nothing is.
    public let appearance: Appearance?
    /// The way; nil where the screen appears.
    public let passage: Passage?
}

extension LintContext {
    /// All times at which the screen comes to be as it is. The screen as written appears; another state does not.
    public var openings: [Opening] {
        let own = flow != nil || screen.state == nil ? [Opening(appearance: screen.onAppear, passage: nil)] : []
        return own
            + arrivals.map { passage in
                let posted = passage.transition.appearance
                let isNothing = posted.post == nil && posted.focus == nil
                return Opening(appearance: isNothing ? nil : posted, passage: passage)
            }
    }

    /// The contexts of a screen and its other states, by number, each with the ways to and from it. Cost: that of a
    /// context for each state.
    public static func states(of screen: Screen, _ simulations: [Simulation]) -> [LintContext] {
        let plain = zip(screen.states, simulations).map { LintContext($0, $1) }
        guard let flow = FlowSimulation(of: screen, simulations) else { return plain }
        // Passages lead to contexts without passages, so that nothing leads to itself.
        let contexts = zip(screen.states, simulations).map { LintContext($0, $1) }
        for (number, transition) in flow.flow.transitions.enumerated() {
            let panel = OpenedPanel(number, of: flow, from: plain[transition.from], to: plain[transition.to])
            guard let view = panel.view else { continue }
            plain[transition.to].addOverlay(view)
            contexts[transition.to].addOverlay(view)
        }
        contexts[0].flow = flow
        for (number, transition) in flow.flow.transitions.enumerated() {
            let passage = Passage(
                number: number, flow: flow, old: plain[transition.from], new: plain[transition.to],
                changes: flow.changes(of: number), landing: flow.landing(of: number))
            contexts[transition.to].arrivals.append(passage)
            contexts[transition.from].departures.append(passage)
        }
        return contexts
    }
}

/// A view that an act of the user opens over the page, and that nothing calls an overlay.
private struct OpenedPanel {
    /// The view: in front of all others, with several stops and a control, and over a stop that stays. Nil without one.
    private(set) var view: ElementID?

    /// The share of a stop that is covered. Below it, frames may be rounded or left as they were (ours).
    private static let coveredShare = 0.2

    init(_ number: Int, of flow: FlowSimulation, from old: LintContext, to new: LintContext) {
        let isActed = flow.flow.transitions[number].causes.contains { $0.element != nil }
        let counterparts = flow.counterparts[number]
        guard isActed, let front = new.screen.roots.last, new.isVisible(front), !new.screen[front].isSystem,
            counterparts.old(of: front).map({ !old.isVisible($0) }) ?? true, !new.screen[front].children.isEmpty,
            !new.overlays.contains(where: { $0.element == front }), let frame = new.frame(of: front)
        else { return }
        func isInside(_ stop: Stop) -> Bool { new.screen.isDescendant(stop.element, of: front) }
        let own = new.stops.filter(isInside)
        guard own.count > 1, own.contains(where: { new.isInteractive($0.element) }) else { return }
        let isOverStop = old.simulation.stops.contains { stop in
            guard let id = counterparts[stop.element], new.isVisible(id), !new.screen.isDescendant(id, of: front),
                !Passage.isInBar(id, new.screen)
            else { return false }
            return new.frame(of: id).map { $0.share(coveredBy: frame) >= OpenedPanel.coveredShare } ?? false
        }
        if isOverStop { view = front }
    }
}
