import A11yModel
import A11yVoiceOver

/// Images on which VoiceOver stops without a description, and images that their author calls no decoration and that
/// VoiceOver passes over. Cost: linear in the elements.
struct ImageNames: Check {
    static let name = "image-names"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.elements.compactMap { id in
            guard mayBePicture(id, in: subject), !subject.isInteractive(id), !subject.screen[id].isControl,
                !subject.hasName(id)
            else { return nil }
            return fault(of: id, in: subject)
        }
    }

    /// Whether its class, its author or VoiceOver calls it an image.
    private func mayBePicture(_ id: ElementID, in subject: Subject) -> Bool {
        subject.screen[id].type == .image || subject.screen[id].traits?.contains(.image) == true
            || subject.reading.stop(of: id)?.utterance.traits.contains(.image) == true
    }

    private func fault(of id: ElementID, in subject: Subject) -> Fault? {
        let element = subject.screen[id]
        let isPicture = element.type == .image
        if let stop = subject.reading.stop(of: id) {
            guard isPicture || stop.utterance.traits.contains(.image) else { return nil }
            return described(Fault(id), variant: stop.utterance.description.isEmpty ? "silent" : "stop", in: subject)
        }
        if isPicture || element.traits?.contains(.image) == true, subject.isLatentStop(id) {
            return described(Fault(id), variant: "hidden", in: subject)
        }
        guard isPicture, element.isFalse(.decorative), element.isElement != true, subject.isVisible(id),
            subject.reading.cause(for: id, in: subject.screen) == nil
        else { return nil }
        return described(Fault(id, property: .decorative), variant: "passed", in: subject)
    }

    private func described(_ fault: Fault, variant: String, in subject: Subject) -> Fault {
        var fault = fault
        fault.variant = variant
        // UIKit has words for some symbols: which is published nowhere.
        if let id = fault.element, case .symbol = subject.spokenPicture(of: id) { fault.doubts = .undecided }
        return fault
    }
}
