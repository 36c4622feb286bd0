import A11yModel
import A11ySyntax
import A11yVoiceOver

/// A condition on an element, as written on a page.
///
/// The answer may be unknown: a test of a property that the screen does not give neither holds nor fails. Unknown
/// answers give no finding.
public indirect enum Predicate: Sendable {
    case named(NamedPredicate)
    case all([Predicate])
    case any([Predicate])
    case not(Predicate)
    /// An ancestor meets it.
    case inside(Predicate)
    /// A descendant meets it.
    case has(Predicate)
    case test(PropertyTest)

    /// The answer for an element; nil if unknown.
    typealias Answer = (ElementID) -> Bool?

    /// Prepares the condition for a screen. Conditions on ancestors and descendants are evaluated once per element, so
    /// nested conditions cost at most their length times the number of elements.
    func answer(in context: LintContext) -> Answer {
        switch self {
        case .named(let name): return { name.holds(for: $0, in: context) }
        case .test(let test): return { test.holds(for: $0, in: context) }
        case .not(let part):
            let answer = part.answer(in: context)
            return { id in answer(id).map { !$0 } }
        case .all(let parts):
            let answers = parts.map { $0.answer(in: context) }
            return { id in Predicate.all(answers.lazy.map { $0(id) }) }
        case .any(let parts):
            let answers = parts.map { $0.answer(in: context) }
            return { id in Predicate.any(answers.lazy.map { $0(id) }) }
        case .inside(let part):
            let answers = Predicate.answersAbove(part.answer(in: context), in: context.screen)
            return { answers[$0.index] }
        case .has(let part):
            let answers = Predicate.answersBelow(part.answer(in: context), in: context.screen)
            return { answers[$0.index] }
        }
    }

    /// Whether an ancestor of each element meets the condition; parents come before children.
    static func answersAbove(_ answer: Answer, in screen: Screen) -> [Bool?] {
        var answers: [Bool?] = Array(repeating: false, count: screen.elements.count)
        for element in screen.elements {
            guard let parent = element.parent else { continue }
            answers[element.id.index] = any([answers[parent.index], answer(parent)])
        }
        return answers
    }

    /// Whether a descendant of each element meets the condition; children come before parents.
    static func answersBelow(_ answer: Answer, in screen: Screen) -> [Bool?] {
        var answers: [Bool?] = Array(repeating: false, count: screen.elements.count)
        for element in screen.elements.reversed() {
            guard let parent = element.parent else { continue }
            answers[parent.index] = any([answers[parent.index], answers[element.id.index], answer(element.id)])
        }
        return answers
    }

    /// The property that the condition is about; nil if it is about several or none.
    public var property: Property? {
        switch self {
        case .test(let test): test.property
        case .not(let part): part.property
        case .named, .all, .any, .inside, .has: nil
        }
    }

    /// A property that must be set for the condition to hold; nil if there is none.
    var neededProperty: Property? {
        switch self {
        case .test(let test): test.neededProperty
        case .all(let parts): parts.lazy.compactMap(\.neededProperty).first
        case .named, .any, .not, .inside, .has: nil
        }
    }

    private static func any(_ answers: some Sequence<Bool?>) -> Bool? {
        var isUnknown = false
        for answer in answers {
            if answer == true { return true }
            if answer == nil { isUnknown = true }
        }
        return isUnknown ? nil : false
    }

    private static func all(_ answers: some Sequence<Bool?>) -> Bool? {
        any(answers.lazy.map { $0.map { !$0 } }).map { !$0 }
    }
}

/// A named condition, defined once for all pages.
public enum NamedPredicate: String, CaseIterable, Sendable {
    /// Users can operate the element.
    case interactive
    /// VoiceOver stops at the element.
    case focusable
    /// The element is an accessibility element, whether VoiceOver reaches it or not.
    case element
    /// The element shows text.
    case text
    /// The element is an image view.
    case image
    /// Swiping up and down changes its value.
    case adjustable
    /// The element is decoration.
    case decorative

    /// Whether it holds for an element.
    public func holds(for id: ElementID, in context: LintContext) -> Bool {
        switch self {
        case .interactive: context.isInteractive(id)
        case .focusable: context.simulation.position(of: id) != nil
        case .element: context.screen.isAccessibilityElement(id)
        case .text: context.shownText(of: id) != nil
        case .image: context.screen[id].type == .image
        case .adjustable: context.simulation.stop(of: id)?.utterance.traits.contains(.adjustable) == true
        case .decorative: context.isDecorative(id) != nil
        }
    }
}

/// A test of one property or of the speech.
public struct PropertyTest: Sendable {
    /// The property; nil means the speech.
    public let property: Property?
    /// What has to hold for the value.
    public let condition: Condition

    /// What a property is tested for.
    public enum Condition: Sendable {
        case present
        case absent
        case oneOf([String])
        case contains(String)
        case matches(Pattern)
        case atLeast(Double)
        case atMost(Double)
    }

    /// The property, if it must be set for the test to hold.
    var neededProperty: Property? {
        if case .absent = condition { return nil }
        switch property {
        // These are known even of elements that do not set them.
        case .type, .customClass, .id, .elements, .children, .items: return nil
        default: return property
        }
    }

    /// Whether it holds for an element; nil if the property is not set.
    public func holds(for id: ElementID, in context: LintContext) -> Bool? {
        let words = words(of: id, in: context)
        switch condition {
        case .present: return words != nil
        case .absent: return words == nil
        case .oneOf(let allowed): return words.map { $0.allSatisfy(allowed.contains) }
        case .contains(let part): return words.map { $0.contains { $0 == part || RuleText.contains($0, part) } }
        case .matches(let pattern): return words.map { $0.contains(where: pattern.matches) }
        case .atLeast(let limit): return number(of: id, in: context).map { $0 >= limit }
        case .atMost(let limit): return number(of: id, in: context).map { $0 <= limit }
        }
    }

    private func words(of id: ElementID, in context: LintContext) -> [String]? {
        let element = context.screen[id]
        return switch property {
        case nil: [context.speech(of: id)]
        case .type: [element.type.rawValue]
        case .customClass: element.customClass.map { [$0] }
        case .id: element.fileID.map { [$0] }
        case .elements: element.members.map { $0.compactMap(\.name) }
        case .children: element.children.isEmpty ? nil : []
        case .items: element.items.isEmpty ? nil : []
        case .some(let property): element[property].map(\.words)
        }
    }

    private func number(of id: ElementID, in context: LintContext) -> Double? {
        property.flatMap { context.screen[id][$0]?.number }
    }
}

extension Value {
    /// The value as a page would write it.
    public var words: [String] {
        switch self {
        case .flag(let flag): [flag ? "true" : "false"]
        case .number(let number): [Int(exactly: number).map(String.init) ?? String(number)]
        case .text(let text): [text]
        case .texts(let texts): texts
        case .traits(let traits): traits.isEmpty ? ["none"] : traits.words
        case .gestures(let gestures): gestures.keys.map(\.rawValue).sorted()
        case .actions(let actions): actions.map(\.name)
        case .content(let content): content.map(\.label)
        case .keyCommands(let commands): commands.map(\.input)
        case .rotors(let rotors): rotors.map(\.name)
        case .spans(let spans): spans.map(\.text)
        case .mixed: ["mixed"]
        case .rect, .point, .points, .color, .font: []
        }
    }
}

extension Predicate {
    /// Decodes a condition: a name, or a mapping with one key, or with several that must all hold.
    public static func decode(_ node: Node, _ problems: inout [PageProblem]) -> Predicate? {
        switch node.kind {
        case .scalar:
            if let named = NamedPredicate(rawValue: node.text) { return .named(named) }
            problems.append(
                .unknown("predicate", node.text, among: NamedPredicate.allCases.map(\.rawValue), at: node.range))
            return nil
        case .mapping:
            let parts = node.entries.compactMap { decode(entry: $0, &problems) }
            return parts.count == 1 ? parts[0] : .all(parts)
        case .sequence, .element:
            problems.append(PageProblem("a predicate is a name or a mapping, not a list", at: node.range))
            return nil
        }
    }

    private static func decode(entry: Node, _ problems: inout [PageProblem]) -> Predicate? {
        guard let key = entry.key else { return nil }
        switch key.name {
        case "all": return .all(list(entry, &problems))
        case "any": return .any(list(entry, &problems))
        case "not": return decode(entry, &problems).map(Predicate.not)
        case "inside": return decode(entry, &problems).map(Predicate.inside)
        case "has": return decode(entry, &problems).map(Predicate.has)
        default:
            let property = Property(word: key.name)
            guard property != nil || key.name == "speech" else {
                let words = ["all", "any", "not", "inside", "has", "speech"] + Property.words
                problems.append(.unknown("property", key.name, among: words, at: key.range))
                return nil
            }
            return conditions(entry, &problems).map {
                $0.count == 1
                    ? .test(PropertyTest(property: property, condition: $0[0]))
                    : .all($0.map { .test(PropertyTest(property: property, condition: $0)) })
            }
        }
    }

    private static func list(_ node: Node, _ problems: inout [PageProblem]) -> [Predicate] {
        guard node.kind == .sequence else {
            problems.append(PageProblem("`\(node.key?.name ?? "")` takes a list of predicates", at: node.range))
            return []
        }
        return node.items.compactMap { decode($0, &problems) }
    }

    private static let tests = ["is", "one-of", "contains", "matches", "at-least", "at-most"]

    private static func conditions(
        _ node: Node, _ problems: inout [PageProblem]
    ) -> [PropertyTest.Condition]? {
        if node.kind == .scalar, node.text == "present" { return [.present] }
        if node.kind == .scalar, node.text == "absent" { return [.absent] }
        guard node.kind == .mapping else {
            let name = node.key?.name ?? ""
            let forms = tests.map { "`\($0)`" }.joined(separator: ", ")
            problems.append(
                PageProblem("`\(name)` takes `present`, `absent` or a mapping with one of \(forms)", at: node.range))
            return nil
        }
        let conditions = node.entries.compactMap { condition($0, &problems) }
        return conditions.isEmpty ? nil : conditions
    }

    private static func condition(_ node: Node, _ problems: inout [PageProblem]) -> PropertyTest.Condition? {
        guard let key = node.key else { return nil }
        switch key.name {
        case "is": return .oneOf([node.text])
        case "one-of": return .oneOf(node.items.map(\.text))
        case "contains": return .contains(node.text)
        case "matches":
            if let pattern = Pattern(node.text) { return .matches(pattern) }
            problems.append(PageProblem("`\(node.text)` is not a pattern", at: node.range))
            return nil
        case "at-least", "at-most":
            guard let limit = Double(node.text), limit.isFinite else {
                problems.append(PageProblem("`\(key.name)` takes a number", at: node.range))
                return nil
            }
            return key.name == "at-least" ? .atLeast(limit) : .atMost(limit)
        default:
            problems.append(.unknown("test", key.name, among: tests, at: key.range))
            return nil
        }
    }
}
