import A11yModel

/// Keys and words that the format does not have, and those that come twice.
extension ValueReader {
    /// Reports a key that the format does not have.
    mutating func reportUnknownKey(_ field: Field, among known: [String]) {
        var facts: [String: Fact] = ["key": .text(field.name)]
        let nearest = suggestion(for: field.name, among: known)
        facts["nearest"] = nearest.map(Fact.text)
        add(Problem(.unknownProperty, at: field.keyRange, variant: nearest.map { _ in "nearest" }, facts: facts))
    }

    /// Reports a key that says again what another has said.
    mutating func reportDuplicate(_ field: Field, of first: Field) {
        let facts: [String: Fact] = ["first": .text(first.name), "second": .text(field.name)]
        add(Problem(.duplicateProperty, at: field.keyRange, facts: facts, related: .first(first.keyRange)))
    }

    /// Reports a word that a closed set does not have.
    mutating func reportUnknownWord(_ word: Term, of field: Field, among words: [String]) {
        let nearest = suggestion(for: word.text, among: words)
        let advice = nearest.map { "did you mean `\($0)`?" } ?? "it takes \(words.joined(separator: ", "))"
        report("`\(word.text)` is no word for `\(field.name)`; \(advice)", at: word.range, unchecked: "`\(word.text)`")
    }
}
