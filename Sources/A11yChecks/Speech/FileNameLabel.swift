import A11yEngine
import A11yModel
import A11yVoiceOver

/// Labels that are names of pictures. Cost: linear in the stops; what lies in an element is looked at once its label
/// looks like one.
struct FileNameLabel: Check {
    package static let name = "file-name-label"

    /// Endings of files that hold pictures.
    private let endings: [String]
    /// Whether all of them have a point, which few labels have.
    private let havePoint: Bool

    init(_ parameters: inout Parameters) {
        endings = parameters.words("endings")
        havePoint = endings.allSatisfy { $0.utf8.contains(FileNameLabel.point) }
    }

    package func violations(in context: LintContext) -> [Violation] {
        context.words.compactMap { words in
            guard words.isWhole, let wording = words.label, mayBeFileName(wording) else { return nil }
            let element = context.screen[words.element]
            let label = wording.written
            guard isFileName(label, of: element) else { return nil }
            // A list of documents: what is said is what stands there.
            if context.shows(label, in: element.id) { return nil }
            // “Share plan.pdf” may name a document.
            let isPhrase = label.contains(" ") && !CodeWords.isPictureName(label)
            return Violation(
                element.id, property: .label, facts: ["label": .text(label)], doubts: isPhrase ? .undecided : [])
        }
    }

    /// Whether it ends as files do, or is written as names of pictures are. What tells that costs less than the rest.
    private func mayBeFileName(_ label: Wording) -> Bool {
        if label.features.isToken { return true }
        if havePoint, !label.written.utf8.contains(FileNameLabel.point) { return false }
        return endings.contains { Words.mayEnd(label.written, with: $0) }
    }

    private static let point = UInt8(ascii: ".")

    private func isFileName(_ label: String, of element: Element) -> Bool {
        let lowercased = label.lowercased()
        if endings.contains(where: { isFile(lowercased, ending: $0) }) { return true }
        let pictures = [element[.image]?.text, element[.systemImage]?.text].compactMap { $0 }
        if pictures.contains(where: { $0.lowercased() == lowercased && CodeWords.isPictureName($0) }) { return true }
        return CodeWords.hasPictureAffix(label)
    }

    /// Whether the text ends so behind a name: “Export as .pdf” names a format.
    private func isFile(_ text: String, ending: String) -> Bool {
        guard text.hasSuffix(ending), let last = text.dropLast(ending.count).last else { return false }
        return !last.isWhitespace
    }
}
