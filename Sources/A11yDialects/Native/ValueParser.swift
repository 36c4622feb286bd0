import A11yModel
import A11ySyntax

/// Parses values, and collects the problems of invalid ones.
struct ValueParser {
    /// No screen needs larger numbers, and arithmetic on them would overflow `Int`.
    static let largestNumber = 1e9
    /// The number of word comparisons for suggestions in one screen, so that a file full of mistakes stays fast. Our
    /// choice.
    private static let mostComparisons = 100_000
    /// The length in bytes up to which a word gets a suggestion. Nobody mistypes a longer one.
    private static let longestWord = 64

    private(set) var problems: [Problem] = []
    private var comparisonCount = 0

    mutating func add(_ problem: Problem) { problems.append(problem) }

    /// A parser for another reading of the same file: without problems, and with as many comparisons left.
    var withoutProblems: ValueParser {
        var parser = self
        parser.problems = []
        return parser
    }

    /// Takes over what another reading of the same file has found and is not known.
    mutating func take(over other: ValueParser, known: inout Set<Problem>) {
        comparisonCount = max(comparisonCount, other.comparisonCount)
        problems += other.problems.filter { known.insert($0).inserted }
    }

    /// Reports a syntax error: what was expected, and what is not checked because of it.
    mutating func report(
        _ expected: String, at range: SourceRange, unchecked: String, related: RelatedPlace? = nil
    ) {
        problems.append(.syntax(expected, at: range, unchecked: unchecked, related: related))
    }

    /// Reports that a field's value has the wrong kind.
    mutating func reportKind(of field: NativeField, expected: String) {
        report("`\(field.name)` must be \(expected)", at: field.range, unchecked: "`\(field.name)`")
    }

    /// The known word that an unknown one was probably meant to be.
    mutating func suggestion(for word: String, among words: [String]) -> String? {
        comparisonCount += words.count
        guard comparisonCount <= ValueParser.mostComparisons, word.utf8.count <= ValueParser.longestWord else {
            return nil
        }
        return nearest(word, among: words)
    }

    /// The value of a field; nil, and a problem, if it has the wrong kind.
    mutating func value(of field: NativeField, as kind: ValueKind) -> Value? {
        switch kind {
        case .texts, .references: texts(field)
        case .words(let words): self.words(field, among: words)
        case .traits: traits(field)
        case .actions: actions(field)
        case .content: content(field)
        case .keyCommands: keyCommands(field)
        case .color: color(field)
        case .font: font(field)
        case .gestures: gestures(field)
        case .rotors: rotors(field)
        case .spans: spans(field)
        case .behavior: behavior(field)
        case .path: shape(field)
        default: value(field, kind)
        }
    }

    /// A path: an oval or a rectangle by its frame, or what is not a mapping.
    private mutating func shape(_ field: NativeField) -> Value? {
        guard let fields = field.mapping else { return value(field, .path) }
        let values = record(fields, keys: MappingKeys.shape.kinds)
        if let rect = values["rect"]?.rect { return .points(rect.corners) }
        if let oval = values["oval"]?.rect { return .points(oval.middles) }
        reportKind(
            of: field, expected: "a list of points, `oval`, `rect`, or a mapping such as `{ oval: [0, 0, 44, 44] }`")
        return nil
    }

    private mutating func value(_ field: NativeField, _ kind: ValueKind) -> Value? {
        guard case .value(let node) = field.contents else {
            reportKind(of: field, expected: "an attribute")
            return nil
        }
        return switch kind {
        case .flag: node.flag(&problems).map(Value.flag)
        case .flagOrMixed: node.word?.text == "mixed" ? .mixed : node.flag(&problems).map(Value.flag)
        case .flagOrName:
            node.isFlag
                ? node.flag(&problems).map(Value.flag) : node.string(&problems).map(Value.text)
        case .number: numbers(node.number(&problems).map { [$0] }, of: node).map { .number($0[0]) }
        case .count(let least): count(node, from: least)
        case .text: node.string(&problems).map(Value.text)
        case .reference: reference(node)
        case .word(let words): word(node, of: field, among: words)
        case .openWord(let words):
            node.string(&problems).flatMap { _ in
                node.word.flatMap { openWord($0, of: field, among: words) }.map(Value.text)
            }
        case .event: event(node, of: field)
        case .rect: rect(node)
        case .point: point(node, ["x", "y"])
        case .size: point(node, ["width", "height"])
        case .path: path(node)
        default: nil
        }
    }

    private mutating func word(_ node: Node, of field: NativeField, among words: [String]) -> Value? {
        guard !node.isAbsent else { return nil }
        guard let word = node.word else { return node.wrong("one of \(words.joined(separator: ", "))", &problems) }
        if let known = WordSpelling.word(word.text, among: words) { return .text(known) }
        reportUnknownWord(word, of: field, among: words)
        return nil
    }

    /// The word of an open set; nil, and a problem, if it is a misspelt one that is known.
    mutating func openWord(_ word: Node.Word, of field: NativeField, among words: [String]) -> String? {
        if let known = WordSpelling.word(word.text, among: words) { return known }
        guard suggestion(for: WordSpelling.stem(of: word.text), among: words) != nil else { return word.text }
        reportUnknownWord(word, of: field, among: words)
        return nil
    }

    /// What happens on an event. Only a misspelt word that rules know is a problem.
    private mutating func event(_ node: Node, of field: NativeField) -> Value? {
        guard let written = node.string(&problems), let word = node.word else { return nil }
        let event = Vocabulary.event(written)
        if Vocabulary.events.contains(event) { return .text(event) }
        return openWord(word, of: field, among: Vocabulary.events).map(Value.text)
    }

    private mutating func reference(_ node: Node) -> Value? {
        guard let name = node.string(&problems) else { return nil }
        return name.isEmpty ? node.wrong("the id of an element", &problems) : .text(name)
    }

    /// A literal colour, or the name of one that the device chooses.
    private mutating func color(_ field: NativeField) -> Value? {
        let expected = "a colour: `\"#RRGGBB\"`, `\"#RRGGBBAA\"` or a mapping with name"
        if let fields = field.mapping {
            if let name = record(fields, keys: MappingKeys.color.kinds)["name"] { return name }
        } else if let text = field.word?.text, let color = Color(hex: text) {
            return .color(color)
        }
        reportKind(of: field, expected: expected)
        return nil
    }

    private mutating func count(_ node: Node, from least: Int) -> Value? {
        guard let count = node.integer(&problems) else { return nil }
        let number = Double(count)
        guard count >= least, number <= ValueParser.largestNumber else {
            return node.wrong("a whole number from \(least)", &problems)
        }
        return .number(number)
    }

    private mutating func rect(_ node: Node) -> Value? {
        guard let numbers = numbers(node.numbers(ValueParser.sides, &problems), of: node) else { return nil }
        let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        guard rect.width >= 0, rect.height >= 0 else {
            return node.wrong("a rectangle whose width and height are not negative", &problems)
        }
        return .rect(rect)
    }

    mutating func point(_ node: Node, _ parts: [String]) -> Value? {
        numbers(node.numbers(parts, &problems), of: node).map { .point(Point(x: $0[0], y: $0[1])) }
    }

    private static let sides = ["x", "y", "width", "height"]

    /// The numbers of a node, if they exist and none is too large.
    private mutating func numbers(_ numbers: [Double]?, of node: Node) -> [Double]? {
        guard let numbers else { return nil }
        guard numbers.allSatisfy({ $0.magnitude <= ValueParser.largestNumber }) else {
            return node.wrong("of at most nine digits", &problems)
        }
        return numbers
    }

    /// The corners of a path: pairs in YAML, `x,y x,y` in an attribute; empty for named shapes.
    private mutating func path(_ node: Node) -> Value? {
        if let word = node.word?.text {
            if word == "oval" || word == "rect" { return .points([]) }
            if node.isAttribute, let corners = Point.corners(inAttribute: word) { return .points(corners) }
        }
        guard node.kind == .sequence else { return node.wrong("a list of points, `oval` or `rect`", &problems) }
        var corners: [Point] = []
        for corner in node.items {
            guard let point = point(corner, ["x", "y"])?.point else { return nil }
            corners.append(point)
        }
        return .points(corners)
    }
}

extension Rect {
    fileprivate var corners: [Point] {
        [Point(x: x, y: y), Point(x: maxX, y: y), Point(x: maxX, y: maxY), Point(x: x, y: maxY)]
    }

    /// The middles of the sides: an oval has the same bounds and centre.
    fileprivate var middles: [Point] {
        [Point(x: center.x, y: y), Point(x: maxX, y: center.y), Point(x: center.x, y: maxY), Point(x: x, y: center.y)]
    }
}

extension Point {
    fileprivate static func corners(inAttribute text: String) -> [Point]? {
        let pairs = text.split(whereSeparator: \.isWhitespace).map { pair in
            pair.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        }
        var corners: [Point] = []
        for pair in pairs {
            guard pair.count == 2, let x = pair[0], let y = pair[1], x.isFinite, y.isFinite else { return nil }
            corners.append(Point(x: x, y: y))
        }
        return corners
    }
}

extension Node.Word {
    /// The words of a text that joins several as code does, with `|` or commas.
    var parts: [Node.Word] {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ",") }) else { return [self] }
        let parts = text.split { $0 == "|" || $0 == "," || $0.isWhitespace }
        return parts.map { Node.Word(text: String($0), range: range) }
    }
}

/// Keys without a value in YAML: what is left of a text with a comma that lacks quotation marks.
extension ValueParser {
    /// The fields that have a value. Others are reported, several that follow each other as one.
    mutating func valued(_ fields: [NativeField]) -> [NativeField] {
        guard fields.contains(where: \.isBare) else { return fields }
        for (index, field) in fields.enumerated() where field.isBare && (index == 0 || !fields[index - 1].isBare) {
            let bare = fields[index...].prefix { $0.isBare }.map(\.name)
            let before = index == 0 ? nil : fields[index - 1]
            report(advice(on: bare, after: before), at: field.keyRange, unchecked: "`\(field.name)`")
        }
        return fields.filter { !$0.isBare }
    }

    private func advice(on bare: [String], after field: NativeField?) -> String {
        guard let field, let text = field.word?.text, !field.isQuoted, Property(word: bare[0]) == nil else {
            return "`\(bare[0])` has no value; write `\(bare[0]): \"\"` for an empty one"
        }
        let whole = ([text] + bare).joined(separator: ", ")
        return "`\(bare[0])` has no value; a text with a comma needs quotation marks: `\(field.name): \"\(whole)\"`"
    }
}

/// Reports of unknown and duplicate keys and words.
extension ValueParser {
    mutating func reportUnknownKey(_ field: NativeField, among known: [String]) {
        var facts: Facts = ["key": .text(field.name)]
        let meant = Vocabulary.keysByOtherWord[field.name]?.first { key in
            // A text is no list of views.
            known.contains(key) && (key != Property.children.word || field.word == nil)
        }
        let nearest = meant ?? suggestion(for: field.name, among: known)
        facts["nearest"] = nearest.map(Fact.text)
        add(Problem(.unknownProperty, at: field.keyRange, variant: nearest.map { _ in "nearest" }, facts: facts))
    }

    /// Reports a second key for the same property.
    mutating func reportDuplicate(_ field: NativeField, of first: NativeField) {
        let facts: Facts = ["first": .text(first.name), "second": .text(field.name)]
        add(Problem(.duplicateProperty, at: field.keyRange, facts: facts, related: .first(first.keyRange)))
    }

    /// Reports a word that is not in a closed set.
    mutating func reportUnknownWord(_ word: Node.Word, of field: NativeField, among words: [String]) {
        let nearest = suggestion(for: WordSpelling.stem(of: word.text), among: words)
        let advice = nearest.map { "did you mean `\($0)`?" } ?? "it takes \(words.joined(separator: ", "))"
        report("`\(word.text)` is no word for `\(field.name)`; \(advice)", at: word.range, unchecked: "`\(word.text)`")
    }
}
