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
        subject.words.compactMap { words in
            let element = subject.screen[words.element]
            guard words.part == nil, element.isTextInput, element[.contentType] == nil,
                !subject.isSearchField(subject.stops[words.place])
            else { return nil }
            let texts = texts(of: element, in: subject)
            if texts.contains(where: Purpose.other.contains(_:)) { return nil }
            guard let found = Purpose.all.first(where: { texts.contains(where: $0.words.contains(_:)) }) else {
                return nil
            }
            let facts: [String: Fact] = [
                "field": .text(texts.first?.text ?? ""), "purpose": .text(found.words.spoken(in: "en")),
                "type": .text(found.type),
            ]
            return Fault(element.id, facts: facts)
        }
    }

    /// Whether the field is called what a content type is called, and nothing beside it.
    func isExact(_ type: String, _ id: ElementID, in subject: Subject) -> Bool {
        let purpose = Purpose.all.first { $0.type == type }
        return texts(of: subject.screen[id], in: subject).contains { purpose?.words.contains(exactly: $0) == true }
    }

    /// What a field is called: its name, its placeholder, and, word by word, what its author calls it in the file.
    private func texts(of element: Element, in subject: Subject) -> [Wording] {
        let vocabulary = Vocabulary.of(subject.language(of: element.id))
        let shown = [subject.name(of: element.id), element[.placeholder]?.text].compactMap { $0 }
        let isNamed = subject.screen.input == .native
        let coined = [element[.identifier]?.text, isNamed ? element.name : nil].compactMap { $0 }
        let texts =
            shown.filter { !Words.isBlank($0) } + coined.map { Words.parts(ofIdentifier: $0).joined(separator: " ") }
        return texts.map { Wording($0, in: vocabulary) }
    }
}
