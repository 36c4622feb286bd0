// What reports tell of a rule, taken from its page.

import A11yModel

extension Page {
    /// What reports tell of the rule; of a page's head without reason and examples.
    package var card: RuleCard {
        RuleCard(
            id: rule.id, title: rule.title, category: rule.category, severity: rule.severity,
            confidence: rule.confidence, criteria: rule.criteria, fix: rule.fix, rationale: rationale,
            remedy: rule.remedy,
            examples: examples.map { RuleCard.Example(title: $0.title, isBad: $0.isBad, text: $0.screen) })
    }
}
