import A11yModel
import A11ySyntax

/// Turns what is written into values, and keeps account of what cannot be one.
struct ValueReader {
    /// Bytes of the longest word worth comparing: nobody mistypes a longer one.
    private static let longestWord = 64

    private(set) var problems: [Problem] = []
    private var suggestionCount = 0

    mutating func add(_ problem: Problem) { problems.append(problem) }

    /// Reports a syntax error: what was expected where, and what is not checked because of it.
    mutating func report(_ expected: String, at range: SourceRange, unchecked: String) {
        problems.append(.syntax(expected, at: range, unchecked: unchecked))
    }

    /// The known word that an unknown one was probably meant to be.
    mutating func suggestion(for word: String, among words: @autoclosure () -> [String]) -> String? {
        suggestionCount += 1
        // Only that many problems of a file are reported: the rest need no costly comparison with every known word.
        guard suggestionCount <= Syntax.Limit.problems, word.utf8.count <= ValueReader.longestWord else { return nil }
        return nearest(word, among: words())
    }

    /// Reports a key that the format does not have.
    mutating func reportUnknownKey(_ field: Field, among known: @autoclosure () -> [String]) {
        var facts: [String: Fact] = ["key": .text(field.name)]
        let nearest = suggestion(for: field.name, among: known())
        facts["nearest"] = nearest.map(Fact.text)
        add(Problem(.unknownProperty, at: field.keyRange, variant: nearest.map { _ in "nearest" }, facts: facts))
    }

    /// Reports a key that says again what another has said.
    mutating func reportDuplicate(_ field: Field, of first: Field) {
        let facts: [String: Fact] = ["first": .text(first.name), "second": .text(field.name)]
        add(Problem(.duplicateProperty, at: field.keyRange, facts: facts, related: first.keyRange))
    }

    /// The value of a field; nil, and a problem, where it is of another kind.
    mutating func value(of field: Field, as kind: ValueKind) -> Value? {
        let before = problems.count
        if let value = lists(field, kind) ?? single(field, kind) { return value }
        // A list that could not be read has said why.
        if problems.count == before {
            report("`\(field.name)` takes \(kind.expectation)", at: field.range, unchecked: "`\(field.name)`")
        }
        return nil
    }

    private mutating func single(_ field: Field, _ kind: ValueKind) -> Value? {
        switch kind {
        case .flag: field.scalar?.flag.map(Value.flag)
        case .flagOrMixed: field.scalar?.text == "mixed" ? .mixed : field.scalar?.flag.map(Value.flag)
        case .number: field.scalar?.number.map(Value.number)
        case .count(let least): field.scalar?.number.flatMap { Value.count($0, least: least) }
        case .text: field.scalar.map { .text($0.text) }
        case .reference: field.scalar.flatMap { $0.text.isEmpty ? nil : .text($0.text) }
        case .word(let words): word(field, among: words)
        case .rect: Value.rect(numbers: field.numbers)
        case .point: Value.point(numbers: field.numbers)
        case .path: Value.path(field)
        case .color: field.scalar.flatMap { Color(hex: $0.text) }.map(Value.color)
        case .font: font(field)
        case .gestures: gestures(field)
        case .texts, .references, .words, .traits, .actions, .content, .keyCommands, .structure: nil
        }
    }

    private mutating func lists(_ field: Field, _ kind: ValueKind) -> Value? {
        switch kind {
        case .texts: texts(field)
        case .references: texts(field)
        case .words(let words): self.words(field, among: words)
        case .traits: traits(field)
        case .actions: actions(field)
        case .content: content(field)
        case .keyCommands: keyCommands(field)
        default: nil
        }
    }

    private mutating func word(_ field: Field, among words: [String]) -> Value? {
        guard let scalar = field.scalar else { return nil }
        if words.contains(scalar.text) { return .text(scalar.text) }
        reportUnknownWord(scalar, of: field, among: words)
        return nil
    }

    /// Reports a word that a closed set does not have.
    mutating func reportUnknownWord(_ scalar: Scalar, of field: Field, among words: [String]) {
        let nearest = suggestion(for: scalar.text, among: words)
        let advice = nearest.map { "did you mean \($0)?" } ?? "it takes \(words.joined(separator: ", "))"
        report(
            "`\(scalar.text)` is no word for `\(field.name)`; \(advice)", at: scalar.range,
            unchecked: "`\(scalar.text)`")
    }
}
