import A11yModel

/// Rules for single elements that replace those of the screen. A project's exceptions fill it; the engine only applies
/// it.
public struct ElementRules {
    /// A set of rules that some elements have instead of the screen's.
    public struct Variant {
        /// The ids of the rules that differ from the screen's.
        public let replaced: Set<String>
        /// Those of them that run, with their measures.
        public let rules: [(rule: Rule, measure: Rule.Measure)]

        /// A variant with these rules in place of the `replaced` ones.
        public init(replaced: Set<String>, rules: [(rule: Rule, measure: Rule.Measure)]) {
            self.replaced = replaced
            self.rules = rules
        }
    }

    private var variants: [Variant] = []
    private var numbers: [ElementID: Int] = [:]

    /// No element has rules of its own.
    public init() {}

    /// Adds a variant and returns its number.
    public mutating func add(_ variant: Variant) -> Int {
        variants.append(variant)
        return variants.count - 1
    }

    /// Gives an element the rules of a variant.
    public mutating func assign(_ variant: Int, to id: ElementID) { numbers[id] = variant }

    /// The diagnostics of the screen's rules, replaced for elements with rules of their own. Cost: one run of each rule
    /// whose measure differs.
    public func applied(to diagnostics: [Diagnostic], in context: LintContext) -> [Diagnostic] {
        if numbers.isEmpty { return diagnostics }
        func number(_ violation: Violation) -> Int? { violation.element.flatMap { numbers[$0] } }
        var applied = diagnostics.filter { diagnostic in
            number(diagnostic.violation).map { !variants[$0].replaced.contains(diagnostic.rule.id) } ?? true
        }
        var found: [Rule.Measure: [Int?: [Violation]]] = [:]
        for (index, variant) in variants.enumerated() {
            for (rule, measure) in variant.rules where !rule.isAboutFiles {
                if found[measure] == nil {
                    found[measure] = Dictionary(grouping: rule.violations(in: context), by: number)
                }
                let details = rule.details
                applied += (found[measure]?[index] ?? []).compactMap { Diagnostic(rule, details, $0, context) }
            }
        }
        return applied
    }
}

extension Rule {
    /// What determines the violations of a rule. Rules with equal measures find the same violations, whatever their
    /// severity.
    public struct Measure: Hashable {
        /// The id of the rule.
        public let rule: String
        /// Where its options are set.
        public let options: [ConfigurationPlace]

        /// The measure of a rule with options at these places of the configuration.
        public init(rule: String, options: [ConfigurationPlace]) {
            self.rule = rule
            self.options = options
        }
    }
}
