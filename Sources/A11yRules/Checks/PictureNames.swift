import A11yModel

/// Controls with a picture in place of words that answer to fewer names than people would try. Cost: linear in the
/// stops.
struct PictureNames: Check {
    static let name = "picture-names"

    /// The least number of names.
    private let names: Int

    init(_ parameters: inout Parameters) {
        names = parameters.count("names")
    }

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.systemImage) || subject.isSet(.image) else { return [] }
        return subject.stops.compactMap { stop in
            let id = stop.element
            let element = subject.screen[id]
            guard element.written.contains(.systemImage) || element.written.contains(.image) else { return nil }
            guard stop.part == nil, subject.isInteractive(id), subject.isEnabled(id), !element.isTextInput,
                !element.isCell, subject.innermostCard(of: id) == nil, !subject.isExit(id)
            else { return nil }
            guard let picture = element[.systemImage]?.text ?? element[.image]?.text, subject.shownText(of: id) == nil,
                let name = subject.name(of: id), !Words.isBlank(name)
            else { return nil }
            let labels = Set((element[.userInputLabels]?.texts ?? []).map(Words.folded)).subtracting([""])
            guard labels.count < names else { return nil }
            return Fault(
                id, property: labels.isEmpty ? nil : .userInputLabels,
                facts: ["image": .text(picture), "label": .text(Words.trimmed(name))])
        }
    }
}
