import A11yEngine
import A11yModel
import A11yVoiceOver

/// Visible modal views with content but no stop. Cost: modal views times stops times depth.
struct UnreachableModal: Check {
    static let name = "unreachable-modal"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        let screen = context.screen
        return context.modalViews().compactMap { view in
            let id = view.element
            guard !context.holdsStop(id), !isDimWithPanel(id, in: context), !isCovered(id, in: context) else {
                return nil
            }
            let parts = screen.descendants(of: id).filter(context.isVisible)
            guard
                (parts + [id]).contains(where: {
                    context.isFunctional($0) && screen[$0].type != .view
                        || context.isInteractive($0)
                })
            else { return nil }
            let isFlagged = screen[id].isTrue(.viewIsModal)
            return Violation(
                id, property: isFlagged ? .viewIsModal : nil,
                variant: context.stops.isEmpty ? "silence" : "closed",
                facts: ["cause": .text(cause(of: id, in: context))],
                doubts: view.doubts,
                evidence: parts.filter(context.isInteractive),
                covers: parts)
        }
    }

    /// Whether the flag is on the dimming view, with its panel beside it.
    private func isDimWithPanel(_ id: ElementID, in context: LintContext) -> Bool {
        context.screen[id][.presentation]?.text == "dim"
    }

    /// Whether another modal view is in front, such as an alert over a sheet: this one is reached once that one closes.
    private func isCovered(_ id: ElementID, in context: LintContext) -> Bool {
        guard case .behindModal(let front) = context.simulation.cause(for: id, in: context.screen) else { return false }
        return front > id
            && context.stops.contains { stop in
                context.isInteractive(stop.element)
                    && (stop.element == front || context.screen.isDescendant(stop.element, of: front))
            }
    }

    private func cause(of id: ElementID, in context: LintContext) -> String {
        let screen = context.screen
        switch context.simulation.cause(for: id, in: screen) {
        case .elementsHidden: return "`elementsHidden` is set on it or above it"
        case .behindModal(let winner):
            return "\(context.title(of: winner)) is modal and \(winner < id ? "silences it" : "in front of it")"
        case .unlisted(let list): return "it is not in the `elements` of \(context.title(of: list))"
        case .insideElement(let above): return "\(context.title(of: above)) is one element and swallows it"
        case .invisible, .zeroSize: return "it has no size or cannot be seen"
        case nil: break
        }
        if screen[id].members?.isEmpty == true { return "its list of `elements` is empty" }
        return "nothing in it is an element"
    }
}
