import A11yModel
import A11yVoiceOver

/// Labels of controls that end with a full stop, which VoiceOver hears as a pause before the role. Cost: linear in the
/// stops; what lies in an element is looked at once its label ends so.
struct LabelEndings: Check {
    static let name = "label-endings"

    private static let stops: Set<Character> = [".", "。"]
    private static let sentenceEnds: Set<Character> = [".", "。", "!", "?", "！", "？"]
    private static let commas: Set<Character> = [",", "，", "、"]
    private static let abbreviations = WordList(named: "abbreviation")
    /// Letters of the longest word that may be an abbreviation in a language whose abbreviations are not listed (ours).
    private static let shortWord = 4

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.controlStops.compactMap { stop in
            let id = stop.element
            guard let label = subject.writtenLabel(of: id), endsLikeSentence(label, subject.language(of: id)) else {
                return nil
            }
            let language = subject.language(of: id)
            guard let role = SpokenRole.all.first(where: { $0.isSpoken(at: stop, language: language) }) else {
                return nil
            }
            if subject.shownTexts(in: id).contains(where: { $0.hasSuffix(label) }) { return nil }
            let facts: [String: Fact] = [
                "label": .text(label), "role": .text(role.words.spoken(in: language)),
            ]
            return Fault(id, property: .label, facts: facts)
        }
    }

    private func endsLikeSentence(_ label: String, _ language: String) -> Bool {
        guard let last = label.last, LabelEndings.stops.contains(last) else { return false }
        let body = label.dropLast()
        // Two sentences, a list, an ellipsis.
        if body.contains(where: { LabelEndings.sentenceEnds.contains($0) || LabelEndings.commas.contains($0) }) {
            return false
        }
        return last != "." || !isAbbreviation(String(body), language)
    }

    private func isAbbreviation(_ body: String, _ language: String) -> Bool {
        let word = body.split(separator: " ").last ?? ""
        if word.count <= 1 { return true }
        if LabelEndings.abbreviations.covers(language) {
            return LabelEndings.abbreviations.contains(body, language: language)
        }
        return word.count <= LabelEndings.shortWord
    }
}
