import A11yEngine
import A11yModel

/// Labels that are names of pictures. Cost: linear in the stops; the descendants of an element are visited only if its
/// label looks like one.
struct FileNameLabel: Check {
    /// File name extensions of pictures.
    private let endings: [String]
    /// Whether all extensions contain a point, as few labels do.
    private let havePoint: Bool

    init(_ parameters: inout Parameters) {
        endings = parameters.words("endings")
        havePoint = endings.allSatisfy { $0.utf8.contains(FileNameLabel.point) }
    }

    func violations(in context: LintContext) -> [Violation] {
        context.stopTexts.compactMap { words in
            guard let wording = words.label, words.isWhole, mayBeFileName(wording) else { return nil }
            let element = context.screen[words.element]
            let label = wording.written
            guard isFileName(label, of: element) else { return nil }
            // In a list of documents the label repeats the visible file name.
            if context.shows(label, in: element.id) { return nil }
            // “Share plan.pdf” may name a document.
            let isPhrase = label.contains(" ") && !CodeWords.isPictureName(label)
            return Violation(
                element.id, property: .label, facts: ["label": .text(label)], doubts: isPhrase ? .undecided : [])
        }
    }

    /// Whether the label may end like a file or look like a picture name. A cheap test before the others.
    private func mayBeFileName(_ label: FoldedText) -> Bool {
        if label.features.isToken { return true }
        // A point cuts a text.
        if havePoint, !label.features.contains(.cut) { return false }
        return endings.contains(where: label.written.lowercased().hasSuffix)
    }

    private static let point = UInt8(ascii: ".")

    private func isFileName(_ label: String, of element: Element) -> Bool {
        let lowercased = label.lowercased()
        if endings.contains(where: { isFile(lowercased, ending: $0) }) { return true }
        let pictures = [element[.image]?.text, element[.systemImage]?.text].compactMap { $0 }
        if pictures.contains(where: { $0.lowercased() == lowercased && CodeWords.isPictureName($0) }) { return true }
        return CodeWords.hasPictureAffix(label)
    }

    /// Whether the text ends with the extension after a name: “Export as .pdf” names a format.
    private func isFile(_ text: String, ending: String) -> Bool {
        guard text.hasSuffix(ending), let last = text.dropLast(ending.count).last else { return false }
        return !last.isWhitespace
    }
}
