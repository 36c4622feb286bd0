import A11yEngine
import A11yModel
import A11yVoiceOver

/// The visible texts that tell users to make a gesture: “Tap the photo to change it”, “长按复制”. Cost: linear in the
/// stops.
struct Prompts {
    /// A text that tells to make a gesture.
    struct Prompt {
        /// The text.
        let id: ElementID
        /// Its words.
        let text: String
        /// Whether it names a gesture that VoiceOver keeps for itself, and not of a tap.
        let isLost: Bool
        /// What it tells to tap; nil if that is another control, the whole screen or unknown.
        let aim: Aim?
    }

    /// What a text tells to tap.
    enum Aim {
        /// A picture: “Tap the photo to change it”.
        case picture
        /// Itself or what stands beside it: “Tap to upload”, “点击上传”.
        case here
    }

    /// The prompts, in the order in which VoiceOver reads them.
    let all: [Prompt]
    private let context: LintContext

    /// Gestures that VoiceOver, keyboards and switches cannot make: anything but a tap.
    private static let lost = WordList(named: "gesture-lost")
    /// What texts call pictures.
    private static let pictures = WordList(named: "picture-noun")
    /// What texts call other controls, and the screen.
    private static let controls = WordList(named: "control-noun")
    /// Signs and quotation marks that stand for the name of a control: “Tap + to add”.
    private static let signs: Set<Character> = ["+", "＋", "“", "\"", "「", "『", "«", "„", "⋯", "…", "•"]

    init(in context: LintContext) {
        self.context = context
        // On most screens no text begins with a gesture.
        guard !context.wordLists.isDisjoint(with: Prompts.lists) else {
            all = []
            return
        }
        all = context.stopTexts.compactMap { words in
            guard let name = words.name, !name.lists.isDisjoint(with: Prompts.lists), words.part == nil,
                words.label == nil, context.isPlainText(context.stops[words.place])
            else { return nil }
            return Prompts.prompt(in: name, of: words.element)
        }
    }

    /// The first sentence, or part of one, that tells to make a gesture.
    private static func prompt(in text: FoldedText, of id: ElementID) -> Prompt? {
        for part in text.written.unicodeScalars.split(whereSeparator: endsPart) {
            let words = FoldedText(String(part), in: text.wordIndex)
            if lost.contains(words) {
                if hasAim(words, in: lost) { return Prompt(id: id, text: text.written, isLost: true, aim: nil) }
            } else if GestureInLabel.gestures.contains(words), let aim = aim(of: words) {
                return Prompt(id: id, text: text.written, isLost: false, aim: aim)
            }
        }
        return nil
    }

    /// The lists with words for gestures.
    private static let lists = lost.bit.union(GestureInLabel.gestures.bit)

    /// Whether a sentence or a part of one ends here.
    private static func endsPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", "。", "!", "！", "?", "？", ",", "，", ";", "；", "\n": true
        default: false
        }
    }

    private static func aim(of text: FoldedText) -> Aim? {
        if controls.contains(text) || text.written.contains(where: signs.contains) { return nil }
        if pictures.contains(text) { return .picture }
        return GestureInLabel.tellsGesture(text) ? .here : nil
    }

    /// Whether the text goes on to say what the gesture is for.
    static func hasAim(_ text: FoldedText, in gestures: WordList) -> Bool {
        guard let rest = gestures.rest(of: text) else { return false }
        if text.text.unicodeScalars.first.map(RuleText.isUnspaced) == true {
            return !rest.isEmpty && !GestureInLabel.measures.contains(FoldedText(rest, in: text.wordIndex))
        }
        return RuleText.tokens(rest).contains {
            GestureInLabel.aims.contains(exactly: FoldedText(String($0), in: text.wordIndex))
        }
    }
}

/// What a prompt tells to tap.
extension Prompts {
    /// The least side in points of what a finger can be told to tap (ours).
    private static let side = 16.0

    /// The number of prompts that are followed (ours); this keeps the search linear.
    private static let most = 32

    /// The pictures and views that prompts tell to tap and for which code may answer, each with the prompt.
    func targets() -> [(element: ElementID, prompt: Prompt)] {
        let taps = all.filter { $0.aim != nil }.prefix(Prompts.most)
        guard !taps.isEmpty else { return [] }
        let candidates = context.elements.filter(mayAnswer)
        var found: Set<ElementID> = []
        return taps.compactMap { prompt in
            guard let id = target(of: prompt, among: candidates), found.insert(id).inserted else { return nil }
            return (id, prompt)
        }
    }

    /// The view around the prompt, or else the nearest picture or view beside it; nil if a control is near, too. If the
    /// prompt names a picture: the only one that may answer, or else the nearest.
    private func target(of prompt: Prompt, among candidates: [ElementID]) -> ElementID? {
        if let around = candidates.first(where: { context.screen.isDescendant(prompt.id, of: $0) }) { return around }
        let pictures = candidates.filter { context.screen[$0].type == .image }
        if prompt.aim == .picture, pictures.count == 1, !isOrnament(pictures[0]) { return pictures.first }
        guard let frame = context.frame(of: prompt.id) else {
            let near = candidates.filter { context.areNear(prompt.id, $0) }
            return near.count == 1 ? near.first : nil
        }
        func gap(_ id: ElementID) -> Double { context.frame(of: id).map(frame.gap) ?? .infinity }
        let meant = prompt.aim == .picture ? pictures : candidates
        guard let nearest = meant.min(by: { gap($0) < gap($1) }) else { return nil }
        let reach = 2 * LintContext.nearDistance
        guard gap(nearest) <= reach else { return nil }
        if prompt.aim == .picture { return nearest }
        let isRivalled = context.elements.contains { id in
            context.isVisible(id) && context.isInteractive(id) && gap(id) <= reach
        }
        return isRivalled ? nil : nearest
    }

    /// Whether its outlet or picture is named as what nobody taps.
    private func isOrnament(_ id: ElementID) -> Bool {
        let names = [context.screen[id][.outlet]?.text, context.pictureName(of: id)].compactMap { $0 }
        let parts = names.flatMap { RuleText.parts(ofIdentifier: $0) }
        return parts.contains { ["logo", "background", "banner", "icon"].contains($0) }
    }

    /// Whether it is a picture or plain view with an outlet that touches reach and for which the file names no action:
    /// code may add one.
    private func mayAnswer(_ id: ElementID) -> Bool {
        let element = context.screen[id]
        guard element.type == .image || element.type == .view, element.doubts.contains(.code) else { return false }
        guard context.touchable[id.index], context.isVisible(id), !context.isInteractive(id) else { return false }
        if element.isTrue(.decorative) || context.isInBar(id) || context.subtrees[id].controls > 0 { return false }
        let isFilled = context.screen.descendants(of: id).contains { context.screen[$0].type == .image }
        guard element.type == .image || isFilled || element.customClass != nil else { return false }
        guard let frame = context.frame(of: id) else { return true }
        let bounds = LintContext.bounds(of: context.screen, layout: context.simulation.layout)
        return min(frame.width, frame.height) >= Prompts.side
            && bounds.share(coveredBy: frame) < LintContext.overlayShare
    }
}
