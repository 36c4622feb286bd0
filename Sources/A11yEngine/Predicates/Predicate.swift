import A11yModel
import A11yVoiceOver

/// A condition on an element, as a page writes it.
///
/// The answer may be unknown: a test on a property that the screen does not give is neither met nor broken, and what is
/// unknown yields no finding.
package indirect enum Predicate: Sendable {
    case named(NamedPredicate)
    case all([Predicate])
    case any([Predicate])
    case not(Predicate)
    /// Some ancestor.
    case inside(Predicate)
    /// Some descendant.
    case has(Predicate)
    case test(PropertyTest)

    /// The answer for an element; nil is unknown.
    package typealias Answer = (ElementID) -> Bool?

    /// Makes ready to ask about the elements of a screen. What concerns other elements is asked once of each of them,
    /// so that conditions inside of conditions cost no more than their length times the elements.
    package func answer(in context: LintContext) -> Answer {
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

    /// Whether some ancestor of each element answers yes, parents before children.
    private static func answersAbove(_ answer: Answer, in screen: Screen) -> [Bool?] {
        var answers: [Bool?] = Array(repeating: false, count: screen.elements.count)
        for element in screen.elements {
            guard let parent = element.parent else { continue }
            answers[element.id.index] = any([answers[parent.index], answer(parent)])
        }
        return answers
    }

    /// Whether some descendant of each element answers yes, children before parents.
    private static func answersBelow(_ answer: Answer, in screen: Screen) -> [Bool?] {
        var answers: [Bool?] = Array(repeating: false, count: screen.elements.count)
        for element in screen.elements.reversed() {
            guard let parent = element.parent else { continue }
            answers[parent.index] = any([answers[parent.index], answers[element.id.index], answer(element.id)])
        }
        return answers
    }

    /// The property that the condition is about; nil where it is about several, or about none.
    package var property: Property? {
        switch self {
        case .test(let test): test.property
        case .not(let part): part.property
        case .named, .all, .any, .inside, .has: nil
        }
    }

    /// A property without which no element answers yes; nil where there is none.
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

/// A condition with a name, defined once for all pages.
package enum NamedPredicate: String, CaseIterable, Sendable {
    /// It answers to a person.
    case interactive
    /// VoiceOver stops on it.
    case focusable
    /// It is an accessibility element, be it reached or not.
    case element
    /// It shows a text.
    case text
    /// It is an image view.
    case image
    /// Swiping up and down changes it.
    case adjustable
    /// It carries no information.
    case decorative

    package func holds(for id: ElementID, in context: LintContext) -> Bool {
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

/// A test on one property, or on what VoiceOver says.
package struct PropertyTest: Sendable {
    /// What is tested; nil is the speech.
    package let property: Property?
    package let condition: Condition

    /// What a property is tested for.
    package enum Condition: Sendable {
        case present
        case absent
        case oneOf([String])
        case contains(String)
        case matches(Pattern)
        case atLeast(Double)
        case atMost(Double)
    }

    /// The property, where it has to be set for the test to hold.
    var neededProperty: Property? {
        if case .absent = condition { return nil }
        switch property {
        // These are known of elements that do not set them.
        case .type, .customClass, .id, .elements, .children, .items: return nil
        default: return property
        }
    }

    package func holds(for id: ElementID, in context: LintContext) -> Bool? {
        let words = words(of: id, in: context)
        switch condition {
        case .present: return words != nil
        case .absent: return words == nil
        case .oneOf(let allowed): return words.map { $0.allSatisfy(allowed.contains) }
        case .contains(let part): return words.map { $0.contains { $0 == part || Words.contains($0, part) } }
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
        case .id: element.name.map { [$0] }
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
    /// The value as the words that a page would write for it.
    package var words: [String] {
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
        case .mixed: ["mixed"]
        case .rect, .point, .points, .color, .font: []
        }
    }
}
