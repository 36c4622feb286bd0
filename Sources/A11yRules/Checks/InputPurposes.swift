import A11yModel
import A11yVoiceOver

/// Fields that ask for something about the user and do not say so to the system. Cost: linear in the stops.
struct InputPurposes: Check {
    static let name = "input-purposes"

    init(_ parameters: inout Parameters) {}

    /// A content type with the words by which its fields are known.
    private struct Purpose {
        let type: String
        let words: WordList

        /// The content types in the order in which they are tried: a one-time password is no password.
        static let all = [
            "oneTimeCode", "emailAddress", "password", "username", "telephoneNumber", "postalCode", "givenName",
            "familyName", "name", "fullStreetAddress",
        ].map { Purpose(type: $0, words: WordList(named: "purpose-" + $0)) }

        /// Words for data of others.
        static let other = WordList(named: "purpose-other")
    }

    func reasonNotToJudge(_ subject: Subject) -> String? { subject.reasonNotToJudge(with: Purpose.other) }

    func faults(in subject: Subject) -> [Fault] {
        subject.stops.filter { $0.part == nil }.compactMap { stop in
            let element = subject.screen[stop.element]
            guard element.isTextInput, element[.contentType] == nil, !subject.isSearchField(stop) else { return nil }
            let language = subject.language(of: element.id)
            let texts = texts(of: element, in: subject)
            if texts.contains(where: { Purpose.other.contains($0, language: language) }) { return nil }
            let found = Purpose.all.first { purpose in
                texts.contains { purpose.words.contains($0, language: language) }
            }
            guard let found else { return nil }
            let facts: [String: Fact] = [
                "field": .text(texts.first ?? ""), "purpose": .text(found.words.spoken(in: "en")),
                "type": .text(found.type),
            ]
            return Fault(element.id, facts: facts)
        }
    }

    /// Whether the field is called what a content type is called, and nothing beside it.
    func isExact(_ type: String, _ id: ElementID, in subject: Subject) -> Bool {
        let purpose = Purpose.all.first { $0.type == type }
        let language = subject.language(of: id)
        return texts(of: subject.screen[id], in: subject).contains {
            purpose?.words.contains(exactly: $0, language: language) == true
        }
    }

    /// What a field is called: its name, its placeholder, and, word by word, what its author calls it in the file.
    private func texts(of element: Element, in subject: Subject) -> [String] {
        let shown = [subject.name(of: element.id), element[.placeholder]?.text].compactMap { $0 }
        let isNamed = subject.screen.input == .native
        let coined = [element[.identifier]?.text, isNamed ? element.name : nil].compactMap { $0 }
        return shown.filter { !Words.isBlank($0) } + coined.map { Words.parts(ofIdentifier: $0).joined(separator: " ") }
    }
}
