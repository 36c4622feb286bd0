import A11yModel

/// The findings of one screen.
public struct ScreenFindings: Sendable {
    /// The findings, in no particular order.
    public var findings: [Finding]
    /// Why applicable rules could not judge this screen, by rule id.
    public var inapplicable: [String: String]
}

/// Applies rules to a screen: finds violations, drops those that another rule outranks, merges equal ones, and turns
/// the rest into findings.
///
/// - Parameters:
///   - elementRules: Rules for single elements, from a project's exceptions.
///   - broken: Elements that were only partly read; nothing is reported about them.
///   - isFirst: Whether the screen is the first of its file.
///   - editing: Turns changes of the screen into edits of its file; without it no finding has a fix.
public func diagnose(
    _ context: LintContext, with rules: ApplicableRules, path: String, ignoring broken: Set<ElementID> = [],
    isFirst: Bool = true, elementRules: ElementRules? = nil, editing: (([Change]) -> [Edit]?)? = nil
) -> ScreenFindings {
    var (diagnostics, inapplicable) = rules.diagnostics(on: context)
    if let elementRules { diagnostics = elementRules.applied(to: diagnostics, in: context) }
    var reported = Precedence(diagnostics).reported.filter { $0.violation.element.map(broken.contains) != true }
    if reported.isEmpty { return ScreenFindings(findings: [], inapplicable: inapplicable) }
    let identities = IdentityBuilder(of: context, for: reported.compactMap(\.violation.element))
    let references = ReferenceBuilder(of: context, identities)
    let scope = IdentityBuilder.scope(of: context.screen, isFirst: isFirst)
    func finding(_ diagnostic: Diagnostic) -> Finding {
        var finding = diagnostic.finding(in: context, path: path, references)
        finding.scope = scope
        return finding
    }
    var rest = Repetition(reported, in: context, identities).diagnostics
    // A screen may have as many as elements: each is freed when it has become a finding.
    (diagnostics, reported) = ([], [])
    var findings: [Finding] = []
    while let diagnostic = rest.popLast() {
        var first = finding(diagnostic)
        first.repeats = diagnostic.repeats.map { Occurrence(finding($0)) }
        if let editing, diagnostic.details.fix != .none, !diagnostic.restsOnCode(in: context.screen) {
            (first.fix, first.refusal) = diagnostic.fix(in: context, by: editing)
        }
        findings.append(first)
    }
    findings.reverse()
    return ScreenFindings(findings: findings, inapplicable: inapplicable)
}

/// A violation with its rule and confidence, and the equal ones that are reported with it. A class because diagnostics
/// are sorted and merged.
public final class Diagnostic {
    /// The rule.
    public let rule: Rule
    /// What violates it.
    public let violation: Violation
    /// What its page says of findings.
    let details: RuleDetails
    /// How sure it is.
    public let confidence: Confidence
    /// What lowers the confidence.
    let doubts: Doubts
    /// What the app's code says about it.
    let code: CodeVerdict
    /// The path of its place in a repeated component; nil outside components.
    var component: String?
    /// Equal diagnostics elsewhere that are reported with this one, in document order.
    public var repeats: [Diagnostic] = []

    /// Nil if the app's code contradicts the verdict. `details` are those of the rule, which the caller asks for once.
    init?(_ rule: Rule, _ details: RuleDetails, _ violation: Violation, _ context: LintContext) {
        code = CodeVerdict(on: violation, of: rule, in: context)
        if code.isRefuted || violation.element.map(context.isNeverShown) == true { return nil }
        self.rule = rule
        var doubts = violation.doubts.union(code.doubts)
        if context.screen.isUnreached { doubts.insert(.unreached) }
        self.details = details
        self.doubts = doubts.intersection(details.heeded)
        let (ceiling, input) = (min(violation.ceiling, details.confidence), context.screen.input)
        confidence = ceiling.lowered(by: self.doubts, on: input)
        // What no target builds shows nothing; of a view that is probably never shown, a second doubt is one too many.
        if !context.screen.isBuilt, input != .swiftUI { return nil }
        let isShown = !context.screen.isUnreached || input != .swiftUI
        if !isShown, ceiling.lowered(by: self.doubts.subtracting(.unreached), on: input) == .review { return nil }
        // Last, so that it is moved and not copied.
        self.violation = violation
    }

    /// The elements that the finding refers to.
    public var elements: [ElementID] { [violation.element].compactMap { $0 } + violation.covers }

    /// Whether the verdict rests on a value that code sets, so that no edit of the file changes it.
    func restsOnCode(in screen: Screen) -> Bool {
        var properties = details.restsOnSet
        if let property = violation.property { properties.insert(property) }
        func isSet(_ id: ElementID) -> Bool { !screen[id].setInCode.isDisjoint(with: properties) }
        return violation.element.map(isSet) == true || violation.evidence.contains(where: isSet)
    }

    /// The finding, worded by the page of the rule.
    fileprivate func finding(in context: LintContext, path: String, _ references: ReferenceBuilder) -> Finding {
        let element = violation.element.map { context.screen[$0] }
        let message = details.messages[violation.variant ?? ""]?.rendered { placeholder in
            let fact =
                violation.facts[placeholder] ?? violation.element.flatMap { context.fact(placeholder, about: $0) }
            return fact.map { RuleText.excerpt($0) }
        }
        let assigned = violation.property.flatMap { element?.range(of: $0) }
        var finding = Finding(
            rule: rule.id,
            severity: rule.severity,
            confidence: confidence,
            message: message ?? details.title,
            path: path,
            range: violation.range ?? assigned ?? element?.anchor ?? context.screen.anchor,
            screen: context.screen.name,
            element: violation.element.map { references.reference(to: $0, component: component) },
            property: violation.property,
            related: violation.related,
            measured: violation.facts,
            advice: advice(in: context))
        finding.doubts = reasons(in: context)
        finding.code = codeEvidence(in: context)
        if let dropping = code.dropping {
            finding.acceptance = Acceptance(.code, reason: "\(dropping.place.words) sets this: `\(dropping.excerpt)`")
        }
        finding.failOn = rule.failOn
        if assigned == nil, violation.range == nil { finding.causes = element.map(causes) ?? [] }
        return finding
    }

    /// Where the element's own values stand that the rule rests on. That it is shown is no cause.
    private func causes(in element: Element) -> [SourceRange] {
        var ranges: [SourceRange] = []
        for property in details.restsOn where property != .hidden && ranges.count < Diagnostic.mostCauses {
            guard let range = element.range(of: property), range != element.anchor else { continue }
            ranges.append(range)
        }
        return ranges
    }

    /// The most values that a finding points at (ours): more of them tell less.
    private static let mostCauses = 3
}

extension Confidence {
    /// The confidence that remains after the doubts that lower a rule. A guess costs one level, except in Interface
    /// Builder files: there, stacked alternatives look like overlays, and a guess leaves `review`. Every other doubt
    /// leaves `review`.
    public func lowered(by doubts: Doubts, on input: Input) -> Confidence {
        if doubts.isEmpty { return self }
        if doubts == .guessed, input != .interfaceBuilder { return self == .certain ? .likely : .review }
        return .review
    }
}

extension Element {
    fileprivate var isHiddenByFile: Bool { isTrue(.hidden) || self[.alpha]?.number == 0 }
}

extension CodeUse {
    /// Whether it hides an element whenever the screen is shown.
    fileprivate var hides: Bool {
        guard case .sets(.known(let value)) = effect else { return false }
        return properties == [.hidden] && value == .flag(true) || properties == [.alpha] && value == .number(0)
    }

    /// Whether it shows what is hidden, in some cases.
    fileprivate var shows: Bool {
        switch effect {
        case .sets(let value), .maySet(let value):
            properties.contains(.hidden) && value != .known(.flag(true))
                || properties.contains(.alpha) && value != .known(.number(0))
        case .opens, .declares, .harmless: false
        }
    }
}

extension LintContext {
    /// What is uncertain about an element: what the file says, that it is hidden, or that it is part of a template.
    public func doubts(about id: ElementID) -> Doubts {
        var doubts = screen[id].doubts
        if !isVisible(id), !isShownByCode(id) { doubts.insert(.hidden) }
        if facts.isInTemplate[id.index] { doubts.insert(.template) }
        return doubts
    }

    /// Whether what the file hides of an element, or around it, code shows at times.
    public func isShownByCode(_ id: ElementID) -> Bool {
        let hidden = screen.lineage(of: id).map { screen[$0] }.filter(\.isHiddenByFile)
        return !hidden.isEmpty && hidden.allSatisfy { $0.code?.uses.contains(where: \.shows) ?? false }
    }

    /// Whether code hides an element, or a view around it, whenever the screen is shown, and shows it later.
    public func isHiddenAtFirst(_ id: ElementID) -> Bool {
        screen.lineage(of: id).contains { screen[$0].code?.uses.contains(where: \.hides) ?? false }
    }

    /// Whether code hides an element, or a view around it, whenever the screen is shown, and none shows it, or none
    /// shows what the file hides.
    public func isNeverShown(_ id: ElementID) -> Bool {
        screen.lineage(of: id).contains { view in
            guard let code = screen[view].code else { return false }
            switch code.outcome(of: .hidden) {
            case .supplied(.known(.flag(true))): return true
            case .untouched, .written(.known(.flag(true))):
                return screen[view].isTrue(.hidden) && screen[view].type != .barButtonItem
            default: return false
            }
        }
    }

    /// The facts that every message may use.
    static let commonFacts = ["element", "name", "speech"]

    /// One of the common facts about an element; nil for an unknown name.
    public func fact(_ name: String, about id: ElementID) -> Fact? {
        switch name {
        case "element": .text(title(of: id))
        case "name": .text(quote(of: id))
        case "speech": .text(quotedSpeech(of: id))
        default: nil
        }
    }

    /// How reports refer to an element.
    public func reference(
        to id: ElementID, path: String? = nil, identity: String? = nil, component: String? = nil
    ) -> ElementReference {
        screen.reference(to: id, named: name(of: id).map(RuleText.trimmed) ?? "", path, identity, component)
    }
}

extension Screen {
    /// How reports refer to an element with this accessible name.
    package func reference(
        to id: ElementID, named name: String = "", _ path: String? = nil, _ identity: String? = nil,
        _ component: String? = nil
    ) -> ElementReference {
        let element = self[id]
        return ElementReference(
            type: typeName(of: element),
            id: known(id),
            path: path ?? self.path(of: id),
            name: name,
            range: element.range,
            anchor: element.anchor,
            kind: element.customClass == nil ? nil : element.type.rawValue,
            identifier: element.fileID == nil ? nil : element[.identifier]?.text,
            called: element.called,
            identity: identity,
            component: component)
    }
}

extension Ruleset {
    /// The findings for problems that parsers and decoders reported. Rules that are off report nothing. `editing` makes
    /// the fix of a problem whose page names one.
    public func findings(
        for problems: [Problem], path: String, editing: (Problem, Fixability) -> Fix? = { _, _ in nil }
    ) -> [Finding] {
        problems.compactMap { problem in
            guard let rule = self[problem.rule.rawValue] else { return nil }
            var finding = Finding(
                rule: rule.id,
                severity: rule.severity,
                confidence: problem.isDoubtful ? .review : rule.confidence,
                message: rule.messages[problem.variant ?? ""]?.rendered(problem.facts) ?? rule.title,
                path: path,
                range: problem.range,
                related: [problem.related].compactMap { $0 },
                measured: problem.facts,
                advice: problem.input.map { rule.details.advice(for: $0) } ?? rule.details.advice)
            finding.failOn = rule.failOn
            if problem.isDoubtful, let doubt = rule.questions[problem.variant ?? ""]?.rendered(problem.facts) {
                finding.doubts = [FindingDoubt(kind: "undecided", name: nil, reason: doubt)]
            }
            if rule.fix != .none { finding.fix = editing(problem, rule.fix) }
            return finding
        }
    }
}
