import A11yModel
import A11yVoiceOver

/// Stops with a label of their author's that leaves out texts which can be seen inside.
/// Cost: linear in the elements, times the depth of the tree.
struct MergedText: Check {
    static let name = "merged-text"

    /// Letters and digits of the shortest text that counts.
    private let characters: Int

    init(_ parameters: inout Parameters) {
        characters = parameters.count("characters")
    }

    func faults(in subject: Subject) -> [Fault] {
        var inside: [ElementID: [ElementID]] = [:]
        for id in subject.elements where isTextOnScreen(id, in: subject) {
            let stop = subject.screen.ancestors(of: id).first { subject.reading.position(of: $0) != nil }
            if let stop, let label = subject.screen[stop].label, !Words.isBlank(label) {
                inside[stop, default: []].append(id)
            }
        }
        return inside.sorted { $0.key < $1.key }.compactMap { stop, texts in
            fault(of: stop, texts: texts, in: subject)
        }
    }

    /// Whether the text could be seen and has to be said by the stop around it. The titles of controls are not: a
    /// control that is swallowed is another matter.
    private func isTextOnScreen(_ id: ElementID, in subject: Subject) -> Bool {
        guard subject.reading.position(of: id) == nil, subject.isVisible(id), !subject.isInteractive(id) else {
            return false
        }
        guard let text = subject.shownText(of: id), Words.letterCount(text) >= characters else { return false }
        return subject.screen.lineage(of: id).allSatisfy { !subject.screen[$0].isTrue(.decorative) }
    }

    private func fault(of id: ElementID, texts: [ElementID], in subject: Subject) -> Fault? {
        guard let stop = subject.reading.stop(of: id), stop.part == nil else { return nil }
        let said = said(at: stop, in: subject)
        let missing = texts.filter { text in
            let words = subject.shownText(of: text) ?? ""
            return !said.contains { Words.contains($0, words) }
        }
        guard !missing.isEmpty else { return nil }
        let shown = missing.map { Words.excerpt(subject.shownText(of: $0) ?? "") }
        // “1.2万” may be said as “12,000”: only a person can tell.
        let mayBeReworded = shown.allSatisfy(hasDigit) && said.contains(where: hasDigit)
        return Fault(
            id, property: .label,
            facts: ["label": .text(Words.excerpt(subject.screen[id].label ?? "")), "list": .list(shown)],
            doubts: mayBeReworded ? .undecided : [], evidence: missing, covers: missing)
    }

    private func said(at stop: Stop, in subject: Subject) -> [String] {
        let element = subject.screen[stop.element]
        let content = (element[.customContent]?.content ?? []).prefix(Subject.mostActions)
        return [subject.ownWords(of: stop)] + content.map { "\($0.label) \($0.value)" }
            + element.customActions.prefix(Subject.mostActions).map(\.name)
    }

    private func hasDigit(_ text: String) -> Bool { text.unicodeScalars.contains { $0.properties.numericType != nil } }
}
