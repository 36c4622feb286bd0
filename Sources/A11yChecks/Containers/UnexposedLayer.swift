import A11yEngine
import A11yModel
import A11yVoiceOver

/// Layers with a text or picture that no element exposes. Cost: linear in the layers times their depth and
/// `mostCovers`, plus a search for each text.
struct UnexposedLayer: FixedCheck {
    /// The share of a layer, 0 to 1, from which an element covers it and may stand for it (ours).
    private static let covering = 0.5
    /// The number of siblings on each side that may say what a layer shows (ours); this also bounds the cost.
    private static let reach = 8
    /// The number of accessibility elements of one view that are compared (ours); this bounds the cost on hostile
    /// files.
    private static let mostCovers = 256

    func violations(in context: LintContext) -> [Violation] {
        let layers = context.index.layers.filter { !context.screen[$0].isSystem && isBare($0, in: context) }
        guard !layers.isEmpty else { return [] }
        var speech: [ElementID: SpeechIndex] = [:]
        var covers: [ElementID: [Rect]] = [:]
        return layers.compactMap { layer -> Violation? in
            guard let host = context.screen[layer].parent, !isSilent(host, in: context) else { return nil }
            let text = context.shownText(of: layer)
            if let text {
                let near = speech[host] ?? SpeechIndex(of: words(near: host, in: context))
                speech[host] = near
                if near.contains(text) { return nil }
            } else if isNamed(host, in: context) {
                return nil
            }
            let made = covers[host] ?? madeFrames(of: host, in: context)
            covers[host] = made
            let frame = context.frame(of: layer)
            if let frame, made.contains(where: { frame.share(coveredBy: $0) >= UnexposedLayer.covering }) { return nil }
            return Violation(
                layer,
                property: text == nil ? .image : .text,
                variant: text == nil ? "image" : nil,
                facts: [
                    "element": .text(context.title(of: host)), "text": .text(text ?? ""),
                    "image": .text(context.screen[layer][.image]?.text ?? ""),
                ],
                // Files do not say what the container methods return.
                doubts: context.screen[host].answersForParts ? .undecided : [],
                covers: [host])
        }
    }

    /// Whether a layer shows something and has no accessibility element.
    private func isBare(_ id: ElementID, in context: LintContext) -> Bool {
        let layer = context.screen[id]
        guard layer.type == .layer, layer.children.isEmpty, context.isVisible(id) else { return false }
        if let frame = layer.frame, frame.width <= 0 || frame.height <= 0 { return false }
        if let text = context.shownText(of: id) { return RuleText.hasLetters(text) }
        return layer[.image]?.text?.isEmpty == false && context.isDecorative(id) == nil
    }

    /// Whether the view is silent on purpose, or for a cause that another rule reports.
    private func isSilent(_ host: ElementID, in context: LintContext) -> Bool {
        let screen = context.screen
        if screen.lineage(of: host).contains(where: { screen[$0].isTrue(.decorative) }) { return true }
        return switch context.simulation.cause(for: host, in: screen) {
        case .elementsHidden, .behindModal, .invisible, .zeroSize: true
        case .insideElement, .unlisted, nil: false
        }
    }

    /// Whether the view, or the stop around it, has a name.
    private func isNamed(_ host: ElementID, in context: LintContext) -> Bool {
        context.screen.lineage(of: host).contains { context.simulation.position(of: $0) != nil && context.hasName($0) }
    }

    /// The texts spoken at, around, inside and near the view.
    private func words(near host: ElementID, in context: LintContext) -> [String] {
        let beside = context.siblings(of: host)
        let place = context.place(of: host, among: beside) ?? 0
        let range = max(0, place - UnexposedLayer.reach)..<min(beside.count, place + UnexposedLayer.reach + 1)
        let near = beside[range].filter { $0 != host && context.areNear($0, host) }
        let around = Array(context.screen.lineage(of: host)) + near
        let stops = around.flatMap { id in
            id == host || near.contains(id) ? context.stops(in: id) : context.simulation.stop(of: id).map { [$0] } ?? []
        }
        return stops.map { SpeechIndex.words(at: $0, in: context) }
    }

    private func madeFrames(of host: ElementID, in context: LintContext) -> [Rect] {
        let made = (context.screen[host].members ?? []).compactMap(\.target).filter {
            context.screen[$0].type == .accessibilityElement
        }
        return made.prefix(UnexposedLayer.mostCovers).compactMap { context.simulation.stop(of: $0)?.frame }
    }
}
