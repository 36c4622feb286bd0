import A11yModel
import A11yVoiceOver

/// What the rules say about one screen.
public struct Judgement: Sendable {
    /// The findings, in no order.
    public var findings: [Finding]
    /// Why rules could not judge this screen that can judge others of its sort, by rule.
    public var inapplicable: [String: String]
    /// The exceptions of the project that concern some element of it.
    public var used: Set<ConfigurationPlace> = []
}

/// Applies the rules to a screen: faults, then precedence, then what is told once for many places, then words. Nothing
/// is said of the elements in `broken`; some elements may have rules of their own. `isFirst` tells whether the screen
/// is the first of its file. `editing` writes changes of the screen as edits of its file; without it no finding has a
/// fix.
public func judge(
    _ subject: Subject, with rules: ApplicableRules, path: String, saveFor broken: Set<ElementID> = [],
    isFirst: Bool = true, exceptions: ScreenRules? = nil, editing: (([Change]) -> [Edit]?)? = nil
) -> Judgement {
    var (verdicts, inapplicable) = rules.verdicts(on: subject)
    let elements = exceptions.map { ElementRules($0, in: subject) }
    if let elements { verdicts = elements.applied(to: verdicts, in: subject) }
    let spoken = Precedence(verdicts).spoken.filter { $0.fault.element.map(broken.contains) != true }
    let used = elements?.used ?? []
    if spoken.isEmpty { return Judgement(findings: [], inapplicable: inapplicable, used: used) }
    let identities = ElementIdentities(of: subject, for: spoken.compactMap(\.fault.element))
    func finding(_ verdict: Verdict, _ component: String?) -> Finding {
        var finding = verdict.finding(in: subject, path: path)
        finding.scope = ElementIdentities.scope(of: subject.screen, isFirst: isFirst)
        finding.element?.identity = verdict.fault.element.map(identities.identity)
        finding.element?.component = component
        return finding
    }
    let findings = Repetition(spoken, in: subject, identities).told.map { told in
        var first = finding(told.verdict, told.component)
        first.repeats = told.repeats.map { Occurrence(finding($0.verdict, $0.component)) }
        if let editing, told.verdict.rule.fix != .none { first.fix = told.fix(in: subject, by: editing) }
        return first
    }
    return Judgement(findings: findings, inapplicable: inapplicable, used: used)
}

/// A fault with its rule, and how sure it is. It is sorted and passed on by reference.
final class Verdict: Sendable {
    let rule: Rule
    let fault: Fault
    let confidence: Confidence

    init(_ rule: Rule, _ fault: Fault, _ subject: Subject) {
        self.rule = rule
        self.fault = fault
        var doubts = fault.doubts
        if let element = fault.element {
            doubts.formUnion(subject.doubts(about: element).subtracting(fault.settled))
        }
        for id in fault.evidence { doubts.formUnion(subject.doubts(about: id)) }
        let heeded = doubts.intersection(rule.loweredBy.union(.undecided))
        confidence = min(fault.ceiling, rule.confidence).lowered(by: heeded, on: subject.screen.input)
    }

    /// The elements that the finding names.
    var subjects: [ElementID] { [fault.element].compactMap { $0 } + fault.covers }

    func finding(in subject: Subject, path: String) -> Finding {
        let element = fault.element.map { subject.screen[$0] }
        let message = rule.messages[fault.variant ?? ""]?.rendered { placeholder in
            let fact = fault.facts[placeholder] ?? fault.element.flatMap { subject.fact(placeholder, about: $0) }
            return fact.map { Words.excerpt($0) }
        }
        let assigned = fault.property.flatMap { element?.assignment(of: $0)?.range }
        return Finding(
            rule: rule.id,
            severity: rule.severity,
            confidence: confidence,
            message: message ?? rule.title,
            path: path,
            range: fault.range ?? assigned ?? element?.anchor ?? subject.screen.anchor,
            screen: subject.screen.name,
            element: fault.element.map(subject.reference(to:)),
            property: fault.property,
            related: fault.related,
            criteria: rule.criteria,
            measured: fault.facts,
            remedy: rule.remedy,
            fixability: rule.fix)
    }
}

extension Confidence {
    /// The confidence left by the doubts that a rule heeds. A guess costs one step, and on Interface Builder files,
    /// where stacked alternatives look like overlays, all of them; any other doubt leaves a review.
    func lowered(by doubts: Doubts, on input: Input) -> Confidence {
        if doubts.isEmpty { return self }
        if doubts == .guessed, input != .interfaceBuilder { return self == .certain ? .likely : .review }
        return .review
    }
}

extension Subject {
    /// What is unsettled about an element: what the file says of it, being hidden, being part of a template.
    func doubts(about id: ElementID) -> Doubts {
        var doubts = screen[id].doubts
        if !isVisible(id) { doubts.insert(.hidden) }
        if facts.isInTemplate[id.index] { doubts.insert(.template) }
        return doubts
    }

    /// The names of the facts that every message may use.
    static let commonFacts = ["element", "name", "speech"]

    /// A fact that every message may use.
    func fact(_ name: String, about id: ElementID) -> Fact? {
        switch name {
        case "element": .text(title(of: id))
        case "name": .text(quote(of: id))
        case "speech": .text(speech(of: id))
        default: nil
        }
    }

    /// How a report names an element.
    func reference(to id: ElementID) -> ElementReference {
        let element = screen[id]
        var reference = ElementReference(
            type: element.customClass ?? element.type.rawValue,
            id: known(id),
            path: screen.path(of: id),
            name: name(of: id).map(Words.trimmed) ?? "",
            range: element.range,
            anchor: element.anchor)
        reference.kind = element.customClass == nil ? nil : element.type.rawValue
        reference.identifier = element.name == nil ? nil : element[.identifier]?.text
        return reference
    }
}
