import A11yModel

// What a page says about a rule that only findings and lists of rules need.

extension Rule {
    /// One line for lists.
    public var title: String { details.title }
    /// Where the rule comes from: `xigua`, `gtx`, `hig`, …
    public var sources: [String] { details.sources }
    /// The criteria that it claims.
    public var criteria: [Criterion] { details.advice.criteria }
    /// The confidence of a finding without doubts.
    public var confidence: Confidence { details.confidence }
    /// The properties that its verdict rests on. What else may change them when the app runs lowers the confidence.
    public var restsOn: [Property] { details.restsOn }
    /// The doubts that lower the confidence, which follow from `restsOn`.
    public var heeded: Doubts { details.heeded }
    /// What only a person can tell where the check leaves it open, by variant like `messages`.
    var questions: [String: Message] { details.questions }
    /// Whether and how safely its findings can be fixed.
    public var fix: Fixability { details.fix }
    /// The property that the fix of a condition removes. A check makes its own repairs.
    public var removes: Property? { details.removes }
    /// What to do about a finding in a file whose kind has no words of its own.
    public var remedy: String { details.advice.general }
    /// The messages by variant; a single message has the key `""`.
    public var messages: [String: Message] { details.messages }
    /// The rules that this one outranks at the same elements: rule ids, or `category:NAME`.
    public var outranks: [String] { details.outranks }

    /// The remedies that differ from `remedy`, with the kind of file that each is for.
    public var specialRemedies: [(files: String, remedy: String)] {
        let found = Input.allCases.compactMap { input in
            inputs.contains(input) ? details.specialAdvice(for: input).map { (input.title, $0.general) } : nil
        }
        guard let onMac = details.macAdvice else { return found }
        let beside = details.macAdviceBeside.map { " Where a text stands beside it: \($0.remedy)" }
        return found + [("Mac files", onMac.remedy + (beside ?? ""))]
    }

    /// The remedies for some types of element or variants of the message, with the kind of file and the words that each
    /// is for.
    public var typeRemedies: [(elements: String, remedy: String)] {
        details.typeAdvice.map { ("\($0.words) in \($0.input?.title ?? "other files")", $0.advice.general) }
    }
}

/// The fields behind these properties.
final class RuleDetails: Sendable {
    let title: String
    let sources: [String]
    let confidence: Confidence
    let restsOn: [Property]
    let restsOnSet: PropertySet
    let heeded: Doubts
    let questions: [String: Message]
    let fix: Fixability
    let removes: Property?
    /// What to do in a file whose kind has no words of its own, and the words of the others.
    let advice: RuleAdvice
    private let specialAdvice: [(input: Input, advice: RuleAdvice)]
    /// What to do about some types of element or variants of the message, in a kind of file or in any.
    fileprivate let typeAdvice: [TypeAdvice]
    /// What to do in a Mac file of Interface Builder, if the inspectors have other words there.
    fileprivate let macAdvice: RuleAdvice?
    /// The same where a text stands beside the element.
    fileprivate let macAdviceBeside: RuleAdvice?
    let messages: [String: Message]
    let outranks: [String]
    /// The categories among them, without the word before their names.
    let outrankedCategories: [String]
    let mostPerScreen: Int?

    /// Decodes the keys of a page that are about them.
    init(_ fields: inout PageFields, _ extent: Page.Extent) {
        title = fields.text("title")
        sources = fields.words("sources")
        let criteria = fields.criteria("criteria", extent)
        confidence = fields.optionalWord("confidence") ?? .certain
        restsOn = fields.properties("rests-on")
        restsOnSet = PropertySet(restsOn)
        heeded = .about(restsOnSet)
        questions = fields.optionalMessages("doubt")
        fix = fields.optionalWord("fix") ?? .none
        removes = fields.property("removes")
        let remedy = fields.remedy()
        advice = RuleAdvice(criteria: criteria, remedy: remedy.usual)
        specialAdvice = remedy.byInput.map { ($0.key, RuleAdvice(criteria: criteria, remedy: $0.value)) }
        typeAdvice = remedy.byType.map {
            TypeAdvice(
                input: $0.input, types: $0.types, advice: RuleAdvice(criteria: criteria, remedy: $0.remedy))
        }
        macAdvice = remedy.onMac.map { RuleAdvice(criteria: criteria, remedy: $0) }
        macAdviceBeside = remedy.onMacBeside.map { RuleAdvice(criteria: criteria, remedy: $0) }
        messages = fields.messages("message")
        outranks = fields.words("outranks")
        outrankedCategories = outranks.compactMap { word in
            word.hasPrefix("category:") ? String(word.dropFirst("category:".count)) : nil
        }
        mostPerScreen = fields.count("most-per-screen")
    }

    /// What the finding of a violation on a screen says.
    func advice(for screen: Screen, _ violation: Violation) -> RuleAdvice {
        let element = violation.element.map { screen[$0] }
        // A view that is an element already needs no advice to make it one.
        let isStop = element?.isElement == true && [.view, .stackView].contains(element?.type)
        let ofElement = isStop ? [] : [element?[.type]?.text, element?.type.rawValue]
        let types = ([violation.variant] + ofElement).compactMap { $0 }
        guard screen.input == .interfaceBuilder, screen.platform == .macos else {
            return advice(for: screen.input, types)
        }
        let isBeside = violation.variant.map { $0.hasSuffix("beside") || $0 == "reversed" } ?? false
        return (isBeside ? macAdviceBeside : nil) ?? macAdvice ?? advice(for: screen.input, types)
    }

    /// What findings about an element in a kind of file say, by the words for its type, the most exact one first; see
    /// `Rule.remedy`.
    func advice(for input: Input, _ types: [String] = []) -> RuleAdvice {
        if specialAdvice.isEmpty, typeAdvice.isEmpty { return advice }
        let inputs: [Input?] = [input] + (input.isOfRunningApp ? [.pageSource] : []) + [nil]
        for input in inputs {
            let ofTypes = types.lazy.compactMap { type in
                self.typeAdvice.first { $0.input == input && $0.types.contains(type) }
            }
            if let found = ofTypes.first?.advice ?? input.flatMap(specialAdvice(for:)) { return found }
        }
        return advice
    }

    /// The same, where a kind of file has words of its own.
    fileprivate func specialAdvice(for input: Input) -> RuleAdvice? {
        specialAdvice.first { $0.input == input }?.advice
    }
}

/// What to do about some types of element.
private struct TypeAdvice {
    /// The kind of file; nil for those without words of their own.
    let input: Input?
    let types: [String]
    let advice: RuleAdvice

    /// The types in words: `slider` or `stepper`.
    var words: String { enumerated(types.map { "`\($0)`" }, "or") }
}

extension RuleAdvice {
    /// The remedy about no finding.
    var general: String { Message(remedy).general }

    /// The same with the facts of a finding in its remedy.
    func naming(_ facts: Facts) -> RuleAdvice {
        guard remedy.utf8.contains(UInt8(ascii: "{")) else { return self }
        let named = Message(remedy).rendered(facts)
        return named == remedy ? self : RuleAdvice(criteria: criteria, remedy: named)
    }
}
