import A11yEngine
import A11yModel

/// Fields for the user's own data without a content type. Cost: linear in the stops.
struct MissingInputPurpose: RepairingCheck, FixedCheck {
    /// A content type with the words that identify its fields.
    private struct Purpose {
        let type: String
        let words: WordList

        /// The content types in the order in which they are tested: a one-time password is no password.
        static let all = [
            "oneTimeCode", "emailAddress", "password", "username", "telephoneNumber", "postalCode", "givenName",
            "familyName", "name", "fullStreetAddress",
        ].map { Purpose(type: $0, words: WordList(named: "purpose-" + $0)) }

        /// Words for data of other people.
        static let other = WordList(named: "purpose-other")
    }

    func reasonNotToJudge(_ context: LintContext) -> String? { context.reasonNotToJudge(with: Purpose.other) }

    func violations(in context: LintContext) -> [Violation] {
        context.stopTexts.compactMap { words in
            let element = context.screen[words.element]
            guard words.part == nil, element.isTextInput, element[.contentType] == nil,
                element[.inputView] == nil,
                context.isEnabled(element.id) || element.mayBeSetByCode([.enabled]),
                !context.isSearchField(context.stops[words.place])
            else { return nil }
            let texts = texts(of: element, in: context)
            if texts.contains(where: Purpose.other.contains(_:)) { return nil }
            guard let found = Purpose.all.first(where: { texts.contains(where: $0.words.contains(_:)) }) else {
                return nil
            }
            let facts: Facts = [
                "field": .text(texts.first?.text ?? ""), "purpose": .text(found.words.spoken(in: "en")),
                "type": .text(found.type),
            ]
            return Violation(element.id, facts: facts)
        }
    }

    /// Whether the field is named exactly like a content type.
    func isExact(_ type: String, _ id: ElementID, in context: LintContext) -> Bool {
        let purpose = Purpose.all.first { $0.type == type }
        return texts(of: context.screen[id], in: context).contains { purpose?.words.contains(exactly: $0) == true }
    }

    /// The texts that name a field: its accessible name, its placeholder, and its identifier in the file, split into
    /// words.
    private func texts(of element: Element, in context: LintContext) -> [FoldedText] {
        let wordIndex = context.wordIndex(of: element.id)
        let shown = [context.name(of: element.id), element[.placeholder]?.text].compactMap { $0 }
        let isNamed = context.screen.input == .native
        let coined = [element[.identifier]?.text, isNamed ? element.fileID : nil].compactMap { $0 }
        let texts =
            shown.filter { !RuleText.isBlank($0) }
            + coined.map { RuleText.parts(ofIdentifier: $0).joined(separator: " ") }
        return texts.map { FoldedText($0, in: wordIndex) }
    }

    /// Sets the content type if the field is named exactly like it.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, case .text(let type)? = violation.facts["type"],
            isExact(type, id, in: context)
        else { return nil }
        return Repair("Sets `contentType` to \(type).", [.set(.contentType, .text(type), on: id)])
    }
}
