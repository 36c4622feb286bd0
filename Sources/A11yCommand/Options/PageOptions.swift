import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import ArgumentParser

/// A team's own rule pages, beside the built-in ones.
struct PageOptions: ParsableArguments {
    @Option(
        name: .customLong("rules"),
        help: ArgumentHelp("Add the rule pages of this file or folder.", valueName: "path"), completion: .file())
    var paths: [String] = []

    /// All rules that there are.
    func known() throws(Failure) -> KnownRules { try KnownRules(at: paths) }
}

/// The built-in rules and those of a team's own pages, with the pages behind them.
struct KnownRules {
    /// The rules.
    let rules: Ruleset
    /// What the files of a team's own pages hold.
    let sources: [Source]
    private let own: [Page]

    /// The built-in rules, and those of these pages.
    init(own: [Page] = [], from sources: [Source] = []) {
        self.own = own
        self.sources = sources
        rules = own.isEmpty ? .builtIn : Ruleset.builtIn.adding(own.map(\.rule))
    }

    /// The built-in rules, and those of the pages in these files and folders.
    init(at paths: [String]) throws(Failure) {
        guard !paths.isEmpty else {
            self.init()
            return
        }
        let pages = try RulePages(at: paths)
        self.init(own: try pages.pages(), from: pages.files.map(\.source))
    }

    /// The rules of several configurations together, each once.
    init(merging others: [KnownRules]) {
        var pages: [Page] = []
        for page in others.flatMap(\.own) where !pages.contains(where: { $0.rule.id == page.rule.id }) {
            pages.append(page)
        }
        self.init(own: pages)
    }

    /// The whole page of a rule, by its id; nil for an unknown one.
    func page(_ id: String) -> Page? { own.first { $0.rule.id == id } ?? Page.builtIn(id) }

    /// What reports tell of the rules that found something, by id.
    func cards(of reports: [Report]) -> [String: RuleCard] {
        let found = Set(reports.flatMap { $0.findings.map(\.rule) })
        return Dictionary(found.compactMap(page).map { ($0.rule.id, $0.card) }) { first, _ in first }
    }
}
