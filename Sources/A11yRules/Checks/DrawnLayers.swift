import A11yModel
import A11yVoiceOver

/// Layers with a text or a picture that nothing on the screen speaks for. Cost: linear in the layers times their depth
/// and `mostCovers`, and the search for each text.
struct DrawnLayers: Check {
    static let name = "drawn-layers"

    /// Share of a layer, 0 to 1, from which an element lies over it and may speak for it (ours).
    private static let covering = 0.5
    /// Siblings on either side among which one may say what a layer shows (ours): it bounds the cost as well.
    private static let reach = 8
    /// Made elements of one view that are looked at (ours): it bounds the cost on hostile files.
    private static let mostCovers = 256

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let layers = subject.index.layers.filter { !subject.screen[$0].isSystem && isBare($0, in: subject) }
        guard !layers.isEmpty else { return [] }
        var speech: [ElementID: SpeechIndex] = [:]
        var covers: [ElementID: [Rect]] = [:]
        return layers.compactMap { layer -> Fault? in
            guard let host = subject.screen[layer].parent, !isSilent(host, in: subject) else { return nil }
            let text = subject.shownText(of: layer)
            if let text {
                let near = speech[host] ?? SpeechIndex(of: words(near: host, in: subject))
                speech[host] = near
                if near.contains(text) { return nil }
            } else if isNamed(host, in: subject) {
                return nil
            }
            let made = covers[host] ?? madeFrames(of: host, in: subject)
            covers[host] = made
            let frame = subject.frame(of: layer)
            if let frame, made.contains(where: { frame.share(coveredBy: $0) >= DrawnLayers.covering }) { return nil }
            return Fault(
                layer,
                property: text == nil ? .image : .text,
                variant: text == nil ? "image" : nil,
                facts: [
                    "element": .text(subject.title(of: host)), "text": .text(text ?? ""),
                    "image": .text(subject.screen[layer][.image]?.text ?? ""),
                ],
                // What the methods of its class return is in no file.
                doubts: subject.screen[host].answersForParts ? .undecided : [],
                covers: [host])
        }
    }

    /// Whether a layer shows something, and no accessibility element was made for it.
    private func isBare(_ id: ElementID, in subject: Subject) -> Bool {
        let layer = subject.screen[id]
        guard layer.type == .layer, layer.children.isEmpty, subject.isVisible(id) else { return false }
        if let frame = layer.frame, frame.width <= 0 || frame.height <= 0 { return false }
        if let text = subject.shownText(of: id) { return Words.letterCount(text) > 0 }
        return layer[.image]?.text?.isEmpty == false && subject.isDecorative(id) == nil
    }

    /// Whether the view is silent on purpose, or for a cause that has a rule of its own.
    private func isSilent(_ host: ElementID, in subject: Subject) -> Bool {
        let screen = subject.screen
        if screen.lineage(of: host).contains(where: { screen[$0].isTrue(.decorative) }) { return true }
        return switch subject.reading.cause(for: host, in: screen) {
        case .elementsHidden, .behindModal, .invisible, .zeroSize: true
        case .insideElement, .unlisted, nil: false
        }
    }

    /// Whether the stop that the view is, or lies in, has a name.
    private func isNamed(_ host: ElementID, in subject: Subject) -> Bool {
        subject.screen.lineage(of: host).contains { subject.reading.position(of: $0) != nil && subject.hasName($0) }
    }

    /// What is said at the view or around it, inside of it, and close beside it.
    private func words(near host: ElementID, in subject: Subject) -> [String] {
        let beside = subject.siblings(of: host)
        let place = subject.place(of: host, among: beside) ?? 0
        let range = max(0, place - DrawnLayers.reach)..<min(beside.count, place + DrawnLayers.reach + 1)
        let near = beside[range].filter { $0 != host && subject.areNear($0, host) }
        let around = Array(subject.screen.lineage(of: host)) + near
        let stops = around.flatMap { id in
            id == host || near.contains(id) ? subject.stops(in: id) : subject.reading.stop(of: id).map { [$0] } ?? []
        }
        return stops.map { SpeechIndex.words(at: $0, in: subject) }
    }

    private func madeFrames(of host: ElementID, in subject: Subject) -> [Rect] {
        let made = (subject.screen[host].members ?? []).compactMap(\.target).filter {
            subject.screen[$0].type == .accessibilityElement
        }
        return made.prefix(DrawnLayers.mostCovers).compactMap { subject.reading.stop(of: $0)?.frame }
    }
}
