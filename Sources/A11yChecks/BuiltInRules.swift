// The built-in rules: the catalogue's pages with the checks of this module.

import A11yEngine
import RuleCatalogue

extension CheckList {
    /// Every check of this module.
    package static let builtIn = CheckList(checks)
}

extension Ruleset {
    /// Every built-in rule. Pages that do not decode are left out; a test makes sure that all decode.
    package static let builtIn = Ruleset(Page.rules(unpacking: CataloguePage.heads, checks: .builtIn))

    /// The built-in rules that run by default.
    package static let recommended = builtIn.selecting([.preset(.recommended)])

    /// Whether one of the rules reads the string tables beside a file.
    package var readsStringTables: Bool {
        rules.contains { rule in
            if case .check(let check) = rule.logic { check is UntranslatedLabel } else { false }
        }
    }
}

extension Page {
    /// The whole built-in page of a rule; nil for an unknown id.
    package static func builtIn(_ id: String) -> Page? {
        guard let page = CataloguePage.all.first(where: { $0.file.description == "\(id).yaml" }) else { return nil }
        return decode(page.text.description, file: page.file.description, extent: .whole).page
    }

    /// Decodes a page that may name any built-in check. Mistakes are collected, each with its place; a page with a
    /// mistake gives no rule.
    package static func decode(
        _ text: String, file: String, extent: Extent
    ) -> (page: Page?, problems: [PageProblem]) {
        decode(text, file: file, extent: extent, checks: .builtIn)
    }
}
