import A11yModel
import A11yVoiceOver

/// Stops at which nothing is said. Cost: linear in the elements.
struct SilentStops: Check {
    static let name = "silent-stops"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.words.compactMap { words -> Fault? in
            guard words.own.isBlank, shouldSpeak(subject.stops[words.place], in: subject) else { return nil }
            let id = words.element
            let shown = subject.screen.descendants(of: id).filter { subject.isVisible($0) }
            let texts = shown.compactMap(subject.shownText)
            return Fault(
                id,
                property: subject.screen[id].isElement == nil ? nil : .isElement,
                variant: texts.isEmpty ? nil : "shows",
                facts: ["texts": .list(texts)],
                covers: shown)
        }
    }

    private func shouldSpeak(_ stop: Stop, in subject: Subject) -> Bool {
        let element = subject.screen[stop.element]
        if subject.isInteractive(element.id) || subject.namesItself(element.id) || stop.part != nil { return false }
        if element.type == .image || stop.utterance.traits.contains(.image) { return false }
        // The text of a text view, of a cell and of a label behind an outlet comes at run time.
        if element.type == .textView || element.type == .label && element.doubts.contains(.code) { return false }
        if element.type == .tableViewCell, element.isElement == nil { return false }
        guard let group = stop.group, subject.screen[group][.containerType] != nil else { return true }
        return Words.isBlank(subject.screen[group].label ?? "")
    }
}
