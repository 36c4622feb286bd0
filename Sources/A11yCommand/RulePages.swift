import A11yModel
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy

/// Files of rule pages: a team's own, for a run, or any for `verify`.
struct RulePages {
    /// A file that should hold a page.
    struct File {
        let source: Source
        /// The page, where it can be read.
        let page: Page?
        /// One line for each mistake, starting with its place.
        private(set) var mistakes: [String] = []

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
    private(set) var files: [File] = []

    /// Reads the pages that paths name: files, `-`, and folders of them. A page may speak of the others.
    init(at paths: [String]) throws(Failure) {
        let discovery = Discovery(at: paths, rules: .forRulePages)
        if let failure = discovery.failures.first { throw failure }
        guard !discovery.files.isEmpty else { throw Failure("no rule page in \(paths.joined(separator: ", "))") }
        for file in discovery.files { files.append(File(try Source(reading: file.path, inputName: nil))) }
        let known = Ruleset.builtIn.adding(files.compactMap { $0.page?.rule })
        for index in files.indices {
            files[index].note(files[index].page?.unknownReferences(among: known) ?? [])
        }
    }

    /// The pages, whose rules are run beside the built-in ones. A page with a mistake stops the run: what it was meant
    /// to find would be missed in silence.
    func pages() throws(Failure) -> [Page] {
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
