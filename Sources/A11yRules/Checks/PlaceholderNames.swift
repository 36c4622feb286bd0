import A11yModel
import A11yVoiceOver

/// Fields whose only words are a placeholder: it is the value of an empty field, and gone once something is typed.
/// Cost: linear in the elements.
struct PlaceholderNames: Check {
    static let name = "placeholder-names"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.placeholder) else { return [] }
        let texts = NearTexts(in: subject)
        return subject.elements.compactMap { id in
            let element = subject.screen[id]
            guard element.isTextInput, !subject.namesItself(id), !subject.hasName(id) else { return nil }
            guard let placeholder = element[.placeholder]?.text, !Words.isBlank(placeholder) else { return nil }
            guard subject.reading.stop(of: id) != nil || subject.isLatentStop(id) else { return nil }
            var fault = Fault(id, property: .placeholder, variant: "alone")
            fault.facts["placeholder"] = .text(Words.excerpt(placeholder))
            fault.facts["role"] = .text(element.macRole?.word.lowercased() ?? "text field")
            if let caption = texts.text(beside: id), let text = subject.shownText(of: caption).map(Words.excerpt) {
                fault.variant = "beside"
                fault.facts["text"] = .text(text)
                fault.related = [RelatedPlace(message: "“\(text)” stands here", range: subject.screen[caption].anchor)]
            }
            return fault
        }
    }
}
