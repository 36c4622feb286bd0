import A11yEngine
import A11yModel
import A11yVoiceOver

/// Labels of controls that are longer than a phrase. Cost: linear in the stops; the descendants of an element are
/// visited only if its label is long.
struct LongLabel: Check {
    /// The width in columns of the longest phrase.
    private let columns: Int

    /// The width in columns that distinguishes one label from another (ours).
    private static let start = 30

    init(_ parameters: inout Parameters) {
        columns = parameters.count("columns")
    }

    func violations(in context: LintContext) -> [Violation] {
        context.stopTexts.compactMap { words in
            // No character is wider than its number of bytes.
            guard words.isControl, let label = words.label?.written, label.utf8.count > columns else { return nil }
            let id = words.element
            let stop = context.stops[words.place]
            let length = RuleText.columns(label)
            guard length > columns, context.innermostCard(of: id) != id else { return nil }
            // A merged stop says several things, and a link inside a text is as long as its sentence.
            let inside = context.screen.descendants(of: id)
            if inside.contains(where: { context.isVisible($0) && context.isFunctional($0) }) { return nil }
            if stop.utterance.traits.contains(.link), isInText(id, in: context) { return nil }
            if let shown = context.shownText(of: id), RuleText.columns(shown) > columns { return nil }
            return Violation(
                id, property: .label,
                facts: ["columns": .number(Double(length)), "start": .text(start(of: label))])
        }
    }

    private func isInText(_ id: ElementID, in context: LintContext) -> Bool {
        context.screen.ancestors(of: id).contains {
            context.screen[$0].type == .textView || context.screen[$0].type == .label
        }
    }

    /// The beginning of a label, cut at a space if possible.
    private func start(of label: String) -> String {
        var width = 0
        let head = label.prefix { character in
            width += RuleText.columns(String(character))
            return width <= LongLabel.start
        }
        let cut = head.lastIndex(of: " ").map { head[..<$0] } ?? head
        return RuleText.trimmed(String(cut))
    }
}
