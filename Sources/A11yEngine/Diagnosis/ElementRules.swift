import A11yModel

/// The elements of a screen that have rules of their own instead of the screen's. Whoever resolves a project's
/// exceptions fills it; the engine only applies it.
package struct ElementRules {
    /// Rules that some elements have in place of the screen's.
    package struct Variant {
        /// The ids of the rules that differ from the screen's.
        package let replaced: Set<String>
        /// Those of them that run.
        package let rules: [(rule: Rule, measure: Rule.Measure)]

        /// Rules that run instead of the `replaced` ones.
        package init(replaced: Set<String>, rules: [(rule: Rule, measure: Rule.Measure)]) {
            self.replaced = replaced
            self.rules = rules
        }
    }

    private var variants: [Variant] = []
    private var numbers: [ElementID: Int] = [:]

    /// No element has rules of its own.
    package init() {}

    /// Adds a variant, and returns its number.
    package mutating func add(_ variant: Variant) -> Int {
        variants.append(variant)
        return variants.count - 1
    }

    /// Gives an element the rules of a variant that was added.
    package mutating func assign(_ variant: Int, to id: ElementID) { numbers[id] = variant }

    /// The diagnostics of the screen's rules, replaced for elements that have rules of their own. Cost: each measure
    /// that differs is taken once.
    package func applied(to diagnostics: [Diagnostic], in context: LintContext) -> [Diagnostic] {
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
                applied += (found[measure]?[index] ?? []).map { Diagnostic(rule, $0, context) }
            }
        }
        return applied
    }
}

extension Rule {
    /// What decides which violations a rule finds: rules with equal measures find the same, whatever their severity.
    package struct Measure: Hashable {
        package let rule: String
        package let options: [ConfigurationPlace]

        /// The measure of a rule whose options are set at these places.
        package init(rule: String, options: [ConfigurationPlace]) {
            self.rule = rule
            self.options = options
        }
    }
}
