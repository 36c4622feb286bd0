import A11yEngine
import A11yModel
import A11yVoiceOver

/// Visible modal views with content but no stop, and views in front of a modal view that it silences. Cost: modal views
/// times stops times depth.
struct UnreachableModal: FixedCheck {
    /// The share of a view that lies over a modal view from which it is taken to be in front of it (ours).
    private static let frontShare = 0.5

    func violations(in context: LintContext) -> [Violation] {
        let modals = context.modalViews()
        return modals.compactMap { modal($0, in: context) } + fenced(by: modals.map(\.element), in: context)
    }

    private func modal(_ view: ModalView, in context: LintContext) -> Violation? {
        let screen = context.screen
        let id = view.element
        // Of a flagged dimming view the panel, if it has one, is what VoiceOver cannot enter.
        guard !context.holdsStop(id), !context.dimmingViews.contains(where: { $0.element == id }),
            !isCovered(id, in: context)
        else { return nil }
        let parts = screen.descendants(of: id).filter(context.isVisible)
        let isFilled = (parts + [id]).contains {
            context.isFunctional($0) && screen[$0].type != .view || context.isInteractive($0)
        }
        guard isFilled else { return nil }
        return Violation(
            id, property: screen[id].isTrue(.viewIsModal) ? .viewIsModal : nil,
            variant: context.stops.isEmpty ? "silence" : "closed",
            facts: ["cause": .text(cause(of: id, in: context))],
            doubts: view.doubts.union(mayBeBehind(id, in: context) ? .undecided : []),
            evidence: parts.filter(context.isInteractive),
            covers: parts)
    }

    /// Views with controls that are no modal views, lie in front of a modal sibling and are silenced by it: a toast
    /// with a button, a bar above the keyboard. Whether an undeclared one is meant to be silent only a person can say.
    private func fenced(by modals: [ElementID], in context: LintContext) -> [Violation] {
        let screen = context.screen
        return modals.filter { screen[$0].isTrue(.viewIsModal) && context.holdsStop($0) }.flatMap { modal in
            context.siblings(of: modal).drop { $0 != modal }.dropFirst().compactMap { id -> Violation? in
                let isToast = screen[id][.presentation]?.text == "toast"
                guard !modals.contains(id), screen[id][.presentation] == nil || isToast,
                    screen[id].type != .alert, screen[id].type != .window, !screen[id].isSystem,
                    context.subtrees[id].controls > 0, !context.holdsStop(id),
                    !context.dimmingViews.contains(where: {
                        $0.element == id || $0.panel == id || $0.beside.contains(id)
                    }),
                    isToast || lies(id, over: modal, in: context)
                else { return nil }
                // What answers the escape gesture by itself is closed like a dialog.
                if screen[id][.overrides]?.texts?.contains("performEscape") == true {
                    return Violation(
                        id, variant: "closed", facts: ["cause": .text(cause(of: id, in: context))], doubts: .guessed,
                        evidence: [modal], covers: screen.descendants(of: id))
                }
                return Violation(
                    id, variant: "fenced", facts: ["modal": .text(context.title(of: modal))],
                    doubts: isToast ? [] : .undecided,
                    evidence: [modal], covers: screen.descendants(of: id))
            }
        }
    }

    private func lies(_ id: ElementID, over modal: ElementID, in context: LintContext) -> Bool {
        guard let frame = context.frame(of: id), let behind = context.frame(of: modal) else { return false }
        return frame.share(coveredBy: behind) >= UnreachableModal.frontShare
    }

    /// Whether another modal view is in front, such as an alert over a sheet: this one is reached once that one closes.
    private func isCovered(_ id: ElementID, in context: LintContext) -> Bool {
        guard case .behindModal(let front) = context.simulation.cause(for: id, in: context.screen) else { return false }
        if context.screen[front].isPresented { return true }
        guard front > id else { return false }
        // A modal toast, and the flag on a dimming view, have rules of their own.
        return context.subtrees[front].interactiveStops > 0 || context.isProgressOverlay(front)
            || context.screen[front][.presentation]?.text == "toast"
            || context.dimmingViews.contains { $0.element == front && $0.front != nil }
    }

    /// Whether a modal sibling that can be read silences the view, and nobody knows which of them lies in front.
    private func mayBeBehind(_ id: ElementID, in context: LintContext) -> Bool {
        guard context.screen[id].isTrue(.viewIsModal),
            case .behindModal(let front) = context.simulation.cause(for: id, in: context.screen),
            front > id, context.holdsStop(front), context.siblings(of: id).contains(front)
        else { return false }
        return context.stacking(of: front, over: id) == .unknown
    }

    private func cause(of id: ElementID, in context: LintContext) -> String {
        let screen = context.screen
        switch context.simulation.cause(for: id, in: screen) {
        case .elementsHidden: return "`elementsHidden` is set on it or above it"
        case .behindModal(let winner):
            let title = context.title(of: winner)
            if winner > id { return "\(title) is modal and in front of it" }
            let target = screen.lineage(of: id).first { screen[$0].parent == screen[winner].parent } ?? id
            return "\(title), which lies behind it, is modal; set `viewIsModal` on \(context.title(of: target)) too"
        case .unlisted(let list): return "it is not in the `elements` of \(context.title(of: list))"
        case .insideElement(let above): return "\(context.title(of: above)) is one element and swallows it"
        case .invisible, .zeroSize: return "it has no size or cannot be seen"
        case nil: break
        }
        if screen[id].members?.isEmpty == true { return "its list of `elements` is empty" }
        if let winner = context.modalInside(id) {
            let (part, whole) = (context.title(of: winner), context.title(of: id))
            return "\(part) in it is modal and silences the rest; the flag belongs on \(whole)"
        }
        return "nothing in it is an element"
    }
}
