import A11yModel
import A11yVoiceOver

/// Stops on which keyboard and switches halt although nothing can be done there. Cost: linear in the elements.
struct IdleStops: Check {
    static let name = "idle-stops"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let idle = subject.wholeStops.filter { !isUseful(subject.screen[$0.element], in: subject) }
        if idle.isEmpty { return [] }
        let responding = Responding(subject.screen, subject.reading.layout)
        return idle.compactMap { stop in
            switch responding[stop.element] {
            case .stated(true): Fault(stop.element, property: .respondsToUserInteraction)
            // What UIKit answers for an element that says nothing of itself is on no record.
            case .nothing: Fault(stop.element, doubts: .undecided)
            default: nil
            }
        }
    }

    private func isInToast(_ id: ElementID, in subject: Subject) -> Bool {
        subject.isSet(.presentation)
            && subject.screen.lineage(of: id).contains { subject.screen[$0][.presentation]?.text == "toast" }
    }

    /// Whether something can be done with an element: it answers, has actions or gestures, scrolls, or code decides.
    private func isUseful(_ element: Element, in subject: Subject) -> Bool {
        if subject.isInteractive(element.id) || element.isCell || element.isScroller { return true }
        if !element.customActions.isEmpty || !element.gestures.isEmpty || element.doubts.contains(.code) { return true }
        if let overrides = element[.overrides]?.texts, !overrides.isEmpty { return true }
        // What comes and goes by itself is no place where a cursor would stay.
        if [.activityIndicator, .progressView].contains(element.type) { return true }
        if isInToast(element.id, in: subject) { return true }
        return [.dragSources, .dropPoints, .keyCommands, .onFocus].contains(where: element.written.contains)
    }
}
