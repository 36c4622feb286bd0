import A11yChecks
import A11yEngine
import A11yModel
import A11yReporters

/// The built-in rules and a team's own rules, with their pages.
package struct KnownRules: Sendable {
    /// The rules.
    package let rules: Ruleset
    /// The files of the team's own pages.
    package let sources: [Source]
    private let own: [Page]

    /// The built-in rules and the rules of these pages.
    package init(own: [Page] = [], from sources: [Source] = []) {
        self.own = own
        self.sources = sources
        rules = own.isEmpty ? .builtIn : Ruleset.builtIn.adding(own.map(\.rule))
    }

    /// The built-in rules and the rules of the pages in these files and folders.
    package init(at paths: [String]) throws(Failure) {
        guard !paths.isEmpty else {
            self.init()
            return
        }
        let pages = try RulePages(at: paths)
        self.init(own: try pages.pages(), from: pages.files.map(\.source))
    }

    /// The rules of several configurations together, each once.
    package init(merging others: [KnownRules]) {
        var pages: [Page] = []
        for page in others.flatMap(\.own) where !pages.contains(where: { $0.rule.id == page.rule.id }) {
            pages.append(page)
        }
        self.init(own: pages)
    }

    /// The whole page of a rule, by its id; nil for an unknown one.
    package func page(_ id: String) -> Page? { own.first { $0.rule.id == id } ?? Page.builtIn(id) }

    /// What reports say about the rules with findings, by rule id.
    package func cards(of reports: [Report]) -> [String: RuleCard] {
        let found = Set(reports.flatMap { $0.findings.map(\.rule) })
        return Dictionary(found.compactMap(page).map { ($0.rule.id, $0.card(documentation: $0.rule.documentation)) }) {
            first, _ in first
        }
    }
}

/// Files of rule pages: a team's own, for a run, or any for `verify`.
package struct RulePages {
    /// A file that should hold a page.
    package struct File {
        /// The text of the file.
        package let source: Source
        /// The page; nil if it cannot be read.
        package let page: Page?
        /// One line for each mistake, starting with its place.
        package private(set) var mistakes: [String] = []

        fileprivate init(_ source: Source) {
            self.source = source
            let text = String(decoding: source.bytes, as: UTF8.self)
            let (page, problems) = Page.decode(text, file: source.path, extent: .whole)
            self.page = page
            note(problems)
        }

        fileprivate mutating func note(_ problems: [PageProblem]) {
            let lines = LineTable(source.bytes)
            mistakes += problems.map { problem in
                let place = lines.place(of: problem.range.start)
                return "\(visible(source.path)):\(place.line):\(place.column): error: \(visible(problem.message))"
            }
        }
    }

    /// The files, sorted by path.
    package private(set) var files: [File] = []

    /// Reads the pages that paths name: files, `-`, and folders of them. A page may speak of the others.
    package init(at paths: [String]) throws(Failure) {
        let discovery = Discovery(at: paths, rules: .forRulePages)
        if let failure = discovery.failures.first { throw failure }
        guard !discovery.files.isEmpty else { throw Failure("no rule page in \(paths.joined(separator: ", "))") }
        for file in discovery.files { files.append(File(try Source(reading: file.path, inputName: nil))) }
        let known = Ruleset.builtIn.adding(files.compactMap { $0.page?.rule })
        for index in files.indices {
            files[index].note(files[index].page?.unknownReferences(among: known) ?? [])
        }
    }

    /// The pages. A page with a mistake stops the run: its findings would be missed silently.
    package func pages() throws(Failure) -> [Page] {
        let mistakes = files.flatMap(\.mistakes)
        guard mistakes.isEmpty else { throw Failure("a rule page has a mistake; nothing was checked", mistakes) }
        var owners: [String: String] = [:]
        var pages: [Page] = []
        for (page, path) in files.compactMap({ file in file.page.map { ($0, file.source.path) } }) {
            for name in [page.rule.id] + page.rule.aliases {
                if Ruleset.builtIn.rule(named: name) != nil {
                    throw Failure("\(path): “\(name)” is a built-in rule; give yours a name of its own")
                }
                if let owner = owners[name] { throw Failure("\(path): “\(name)” is the rule of \(owner) already") }
                owners[name] = path
            }
            pages.append(page.recommendedUnlessStated)
        }
        return pages
    }
}
