import A11yModel
import A11yVoiceOver

/// The findings of one screen.
package struct ScreenFindings: Sendable {
    /// The findings, in no order.
    package var findings: [Finding]
    /// Why rules that can judge screens of this kind could not judge this one, by rule.
    package var inapplicable: [String: String]
}

/// Applies rules to a screen: finds violations, drops those that another rule outranks, merges equal ones, and words
/// the rest.
///
/// - Parameters:
///   - elementRules: The rules of elements for which a project makes exceptions.
///   - broken: Elements that could not be read whole; nothing is reported about them.
///   - isFirst: Whether the screen is the first of its file.
///   - editing: Writes changes of the screen as edits of its file; without it no finding has a fix.
package func diagnose(
    _ context: LintContext, with rules: ApplicableRules, path: String, ignoring broken: Set<ElementID> = [],
    isFirst: Bool = true, elementRules: ElementRules? = nil, editing: (([Change]) -> [Edit]?)? = nil
) -> ScreenFindings {
    var (diagnostics, inapplicable) = rules.diagnostics(on: context)
    if let elementRules { diagnostics = elementRules.applied(to: diagnostics, in: context) }
    let reported = Precedence(diagnostics).reported.filter { $0.violation.element.map(broken.contains) != true }
    if reported.isEmpty { return ScreenFindings(findings: [], inapplicable: inapplicable) }
    let identities = ElementIdentities(of: context, for: reported.compactMap(\.violation.element))
    func finding(_ diagnostic: Diagnostic) -> Finding {
        var finding = diagnostic.finding(in: context, path: path)
        finding.scope = ElementIdentities.scope(of: context.screen, isFirst: isFirst)
        finding.element?.identity = diagnostic.violation.element.map(identities.identity)
        finding.element?.component = diagnostic.component
        return finding
    }
    let findings = Repetition(reported, in: context, identities).diagnostics.map { diagnostic in
        var first = finding(diagnostic)
        first.repeats = diagnostic.repeats.map { Occurrence(finding($0)) }
        if let editing, diagnostic.rule.fix != .none { first.fix = diagnostic.fix(in: context, by: editing) }
        return first
    }
    return ScreenFindings(findings: findings, inapplicable: inapplicable)
}

/// A violation with its rule and its confidence, and the equal ones that are reported with it. Passed by reference:
/// diagnostics are sorted and merged.
package final class Diagnostic {
    package let rule: Rule
    package let violation: Violation
    package let confidence: Confidence
    /// Its place in a repeated component, as a path; nil outside of components.
    var component: String?
    /// Equal diagnostics elsewhere that one finding reports with this one, in document order.
    package var repeats: [Diagnostic] = []

    init(_ rule: Rule, _ violation: Violation, _ context: LintContext) {
        self.rule = rule
        self.violation = violation
        var doubts = violation.doubts
        if let element = violation.element {
            doubts.formUnion(context.doubts(about: element).subtracting(violation.settled))
        }
        for id in violation.evidence { doubts.formUnion(context.doubts(about: id)) }
        let heeded = doubts.intersection(rule.loweredBy.union(.undecided))
        confidence = min(violation.ceiling, rule.confidence).lowered(by: heeded, on: context.screen.input)
    }

    /// The elements that the finding names.
    package var elements: [ElementID] { [violation.element].compactMap { $0 } + violation.covers }

    package func finding(in context: LintContext, path: String) -> Finding {
        let element = violation.element.map { context.screen[$0] }
        let message = rule.messages[violation.variant ?? ""]?.rendered { placeholder in
            let fact =
                violation.facts[placeholder] ?? violation.element.flatMap { context.fact(placeholder, about: $0) }
            return fact.map { Words.excerpt($0) }
        }
        let assigned = violation.property.flatMap { element?.assignment(of: $0)?.range }
        return Finding(
            rule: rule.id,
            severity: rule.severity,
            confidence: confidence,
            message: message ?? rule.title,
            path: path,
            range: violation.range ?? assigned ?? element?.anchor ?? context.screen.anchor,
            screen: context.screen.name,
            element: violation.element.map(context.reference(to:)),
            property: violation.property,
            related: violation.related,
            criteria: rule.criteria,
            measured: violation.facts,
            remedy: rule.remedy,
            fixability: rule.fix)
    }
}

extension Confidence {
    /// The confidence left by the doubts that a rule heeds. A guess costs one step, and on Interface Builder files,
    /// where stacked alternatives look like overlays, all of them; any other doubt leaves a review.
    package func lowered(by doubts: Doubts, on input: Input) -> Confidence {
        if doubts.isEmpty { return self }
        if doubts == .guessed, input != .interfaceBuilder { return self == .certain ? .likely : .review }
        return .review
    }
}

extension LintContext {
    /// What is unsettled about an element: what the file says of it, being hidden, being part of a template.
    package func doubts(about id: ElementID) -> Doubts {
        var doubts = screen[id].doubts
        if !isVisible(id) { doubts.insert(.hidden) }
        if facts.isInTemplate[id.index] { doubts.insert(.template) }
        return doubts
    }

    /// The names of the facts that every message may use.
    static let commonFacts = ["element", "name", "speech"]

    /// A fact that every message may use.
    package func fact(_ name: String, about id: ElementID) -> Fact? {
        switch name {
        case "element": .text(title(of: id))
        case "name": .text(quote(of: id))
        case "speech": .text(speech(of: id))
        default: nil
        }
    }

    /// How a report names an element.
    package func reference(to id: ElementID) -> ElementReference {
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
