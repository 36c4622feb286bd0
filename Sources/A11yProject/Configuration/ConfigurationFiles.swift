import A11yModel
import A11yReporters
import A11yEngine
import A11yPolicy

/// Finds and reads configuration files, and combines them with those that they extend.
package struct ConfigurationFiles: Sendable {
    /// The names that a configuration file may have.
    package static let names = [".a11ylint.yml", ".a11ylint.yaml"]

    /// The formats that a configuration may name.
    package static let formats = reporters.map { $0.name }

    /// The most files that may extend one another in a row. Ours: more than anybody needs.
    private static let longestChain = 100

    /// The current folder.
    package let current: String
    /// Rule pages of the command line.
    package let pages: [String]
    /// The choice of rules on the command line.
    package let choices: @Sendable (Ruleset) throws(Failure) -> RuleChoices
    /// What `--set` says on the command line.
    package let assigned: Configuration?

    /// Configuration files as seen from a folder, with the choices of the command line.
    package init(
        current: String, pages: [String], choices: @escaping @Sendable (Ruleset) throws(Failure) -> RuleChoices,
        assigned: Configuration?
    ) {
        self.current = current
        self.pages = pages
        self.choices = choices
        self.assigned = assigned
    }

    /// Whether a path ends with one of the names.
    package static func isNamedSo(_ path: String) -> Bool {
        path.split(separator: "/").last.map { names.contains(String($0)) } ?? false
    }

    /// The nearest configuration file at or above a folder, no further than the repository; nil without one. `known`
    /// has the results so far, by folder, and is added to.
    package static func nearest(to folder: String, known: inout [String: String?]) throws(Failure) -> String? {
        var passed: [String] = []
        var next: String? = folder
        var file: String?
        while let folder = next {
            if let found = known[folder] {
                file = found
                break
            }
            passed.append(folder)
            file = try configuration(in: folder)
            if file != nil || FolderPath.exists(folder + "/.git") { break }
            next = FolderPath.parent(of: folder)
        }
        for folder in passed { known[folder] = .some(file) }
        return file
    }

    /// The same for one folder.
    package static func nearest(to folder: String) throws(Failure) -> String? {
        var known: [String: String?] = [:]
        return try nearest(to: folder, known: &known)
    }

    /// The configuration file in a folder.
    private static func configuration(in folder: String) throws(Failure) -> String? {
        let found = names.map { "\(folder)/\($0)" }.filter(FolderPath.exists)
        if found.count > 1 {
            let shown = FolderPath.shown(folder, from: FolderPath.current)
            throw Failure("“\(shown)” holds both \(names.joined(separator: " and ")); keep one of them")
        }
        return found.first
    }

    /// The configuration of a file with all that it extends, and with the choices of the command line; nil if there is
    /// neither. A file in `texts`, by its absolute path, is not read from the disk.
    package func activeConfiguration(
        _ file: String?, reading texts: [String: [UInt8]] = [:]
    ) throws(Failure) -> ActiveConfiguration? {
        if file == nil, assigned == nil { return nil }
        var loading = Loading(current: current, texts: texts)
        let loaded = try file.map { file throws(Failure) in try loading.load(file, chain: []) } ?? nil
        var whole = loaded?.whole
        if let assigned { whole = whole.map { assigned.extending([$0]) } ?? assigned }
        guard let whole else { return nil }
        let custom = whole.customRules.map { FolderPath.absolute($0.value, in: loading.folder(of: $0) ?? current) }
        let pagePaths = pages + custom.map { FolderPath.shown($0, from: current) }
        if let missing = whole.customRules.first(where: { stated in
            !FolderPath.exists(FolderPath.absolute(stated.value, in: loading.folder(of: stated) ?? current))
        }) {
            loading.note(
                ConfigurationProblem("no file or folder “\(missing.value)”", at: missing.place.range), missing)
            throw Failure(loading.problems)
        }
        try loading.checkSources(of: whole)
        let known = try KnownRules(at: pagePaths)
        for (configuration, source) in loading.files {
            let problems = configuration.problems(among: known.rules, under: whole.suppressionPolicy)
            loading.problems += FileProblem.all(problems, in: source)
        }
        let paths = loading.files.map(\.source.path)
        let mistakes = loading.problems.sorted { left, right in
            let (one, other) = (paths.firstIndex(of: left.path) ?? 0, paths.firstIndex(of: right.path) ?? 0)
            return (one, left.problem.range) < (other, right.problem.range)
        }
        guard mistakes.isEmpty else { throw Failure(mistakes) }
        if let problem = assigned?.problems(among: known.rules, under: whole.suppressionPolicy).first {
            throw Failure(problem, in: "--set")
        }
        return ActiveConfiguration(
            current: current, own: loaded?.own, file: file ?? "",
            sources: loading.files.map { ($0.source, $0.configuration.folder) },
            lines: Dictionary(loading.files.map { ($0.source.path, LineTable($0.source.bytes)) }) { first, _ in first },
            known: known,
            plan: RulePlan(whole, among: known.rules, choices: try choices(known.rules)))
    }

    /// The files of one configuration while they are read.
    private struct Loading {
        let current: String
        /// The contents of files that are not read from the disk, by absolute path.
        let texts: [String: [UInt8]]
        /// Each file once, those that are extended before those that extend them.
        var files: [(configuration: Configuration, source: Source)] = []
        var problems: [FileProblem] = []
        private var loaded: [String: Configuration] = [:]

        init(current: String, texts: [String: [UInt8]]) {
            self.current = current
            self.texts = texts
        }

        /// The folder of the file that a value is from.
        func folder(of stated: Located<String>) -> String? {
            files.first { $0.configuration.path == stated.place.path }?.configuration.folder
        }

        /// Notes the paths of `sources` that do not exist; throws for one of the command line.
        mutating func checkSources(of whole: Configuration) throws(Failure) {
            guard let sources = whole.sources else { return }
            for item in sources.items where item.value != SourcePaths.automatic {
                let path = FolderPath.absolute(item.value, in: sources.folder)
                if FolderPath.exists(path) { continue }
                let hint = CodePaths.hint(for: item.value, in: sources.folder)
                let problem = ConfigurationProblem(
                    "no file or folder “\(item.value)”", at: item.place.range, hint: hint)
                guard files.contains(where: { $0.source.path == item.place.path }) else {
                    throw Failure(problem, in: item.place.path)
                }
                note(problem, item)
            }
        }

        mutating func note(_ problem: ConfigurationProblem, _ stated: Located<String>) {
            guard let source = files.first(where: { $0.source.path == stated.place.path })?.source else { return }
            problems += FileProblem.all([problem], in: source)
        }

        /// Reads a file with all that it extends.
        mutating func load(
            _ file: String, chain: [String]
        ) throws(Failure) -> (own: Configuration, whole: Configuration) {
            let shown = FolderPath.shown(file, from: current)
            let bytes = if let text = texts[file] { text } else { try Source(reading: shown, inputName: nil).bytes }
            let source = Source(path: shown, bytes: bytes)
            let folder = FolderPath.parent(of: file) ?? ""
            let (own, mistakes) = Configuration.decode(source, in: folder, formats: ConfigurationFiles.formats)
            if let range = own.requiredVersion, !range.value.contains(Version.current.number) {
                let line = LineTable(source.bytes).place(of: range.place.range.start).line
                throw Failure(
                    "this is a11ylint \(Version.current.number), and \(shown):\(line) requires “\(range.value.text)”")
            }
            problems += FileProblem.all(mistakes, in: source)
            var bases: [Configuration] = []
            for case .file(let stated) in own.extends ?? [] {
                let base = FolderPath.absolute(stated.value, in: folder)
                let way = chain + [file]
                func complain(_ message: String) {
                    problems += FileProblem.all([ConfigurationProblem(message, at: stated.place.range)], in: source)
                }
                if way.contains(base) {
                    let names = (way.drop { $0 != base } + [base]).map { FolderPath.shown($0, from: current) }
                    complain("a circle of “extends”: \(names.joined(separator: " → "))")
                } else if let known = loaded[base] {
                    bases.append(known)
                } else if !FolderPath.exists(base) {
                    complain("no file “\(stated.value)”")
                } else if FolderPath.exists(base + "/.") {
                    complain("“\(stated.value)” is a folder; name a file in it")
                } else if way.count > ConfigurationFiles.longestChain {
                    throw Failure("\(shown): one file extends another more than \(way.count - 1) times over")
                } else {
                    bases.append(try load(base, chain: way).whole)
                }
            }
            let whole = own.extending(bases)
            loaded[file] = whole
            files.append((own, source))
            return (own, whole)
        }
    }
}
