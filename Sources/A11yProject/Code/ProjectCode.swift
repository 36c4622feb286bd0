import A11yLint
import A11yModel
import A11yPolicy
import A11yCode
import Foundation

/// The code of an app on the disk: an index of its files, and its string tables. Its folders are looked into when the
/// first question is asked. Threads share it.
package final class ProjectCode: Sendable {
    /// The files and folders in which it is looked for, absolute.
    let roots: [String]
    private let folder: String
    private let limit: Int
    private let jobs: Int
    private let memory = Locked(Memory())

    /// What was found so far.
    private struct Memory {
        var index: CodeIndex?
        var tables: [CodeListing.File] = []
        var assets: [String] = []
        var projects: XcodeProjects?
        /// What names screens besides code; nil where no project is below the roots, which then may be part of an app.
        var naming: NamingFiles?
        /// By the language of the screens.
        var strings: [String?: AppStrings] = [:]
    }

    /// The code below these absolute paths, with paths shown from a folder. Larger files than `limit` bytes are not
    /// read. Files are read on `jobs` threads.
    init(at roots: [String], from folder: String, limit: Int, jobs: Int) {
        self.roots = roots
        self.folder = folder
        self.limit = limit
        self.jobs = jobs
    }

    /// The code as the linter asks for it. `language` is that of the screens, in which texts are looked up first; nil
    /// if it is unknown. `isStrict` leaves open what code sets that may not always run, and `opaque` says what views of
    /// libraries are.
    package func answers(
        in language: String?, isStrict: Bool = false, opaque: [String: ForeignView] = [:]
    ) -> CodeAnswers {
        var code = CodeAnswers(
            answering: { self.index.answer(to: $0) },
            text: { self.text(of: $0, in: $1, language: language) }, mentions: { self.index.mentions(of: $0) },
            views: { source in
                let path = FolderPath.shown(FolderPath.absolute(source.path, in: self.folder), from: self.folder)
                return self.index.views(at: path, holding: source.bytes, opaque: opaque) {
                    self.text(of: $0, in: $1, language: language)
                }
            }, platforms: platforms, mayShow: mayShow,
            isAlwaysLight: {
                _ = self.index
                return self.memory.withLock { $0.naming?.areAlwaysLight ?? false }
            },
            unaskedCells: unaskedCells)
        code.isStrict = isStrict
        return code
    }

    /// What was read of it so far; nil if nothing was asked.
    var statistics: CodeStatistics? { memory.withLock { $0.index }?.statistics }

    /// What is known of the code.
    private var index: CodeIndex {
        memory.withLock { memory in
            if let known = memory.index { return known }
            let listing = CodeListing(of: roots)
            var projects = XcodeProjects(listing.projects, around: roots)
            let files = listing.code + listing.tests.filter { projects.build($0.location.shown) }
            let index = CodeIndex(files.map { source($0, in: &projects) })
            // The first question would read all of them on one thread.
            _ = inParallel(Array(0..<index.count), jobs: jobs) { index.read($0) }
            memory.index = index
            memory.tables = listing.tables
            memory.assets = listing.assets
            memory.projects = projects
            memory.naming = listing.projects.isEmpty ? nil : NamingFiles(listing.naming, upTo: limit)
            return index
        }
    }

    /// The systems for which targets of the app build a storyboard or xib; nil if that is not known.
    private func platforms(of path: String) -> Set<Platform>? {
        _ = index
        let whole = FolderPath.absolute(path, in: folder)
        return memory.withLock { $0.projects?.platforms(of: whole) }
    }

    /// Whether code or another file may show a screen of a storyboard or xib, or that is not known: what shows a file
    /// outside the roots may be outside, too.
    private func mayShow(_ screen: Screen, of path: String) -> Bool {
        guard let entrances = screen.entrances, let naming = naming(of: path) else { return true }
        return index.mayShow(entrances, on: screen.platform, among: naming.files)
    }

    private func unaskedCells(of screen: Screen, of path: String) -> [ElementID] {
        guard !screen.cells.isEmpty, let naming = naming(of: path) else { return [] }
        return screen.cells.filter { !index.mayName($1, on: screen.platform, among: naming.files) }.map(\.key)
    }

    /// What names screens besides code, if that tells what shows those of a file.
    private func naming(of path: String) -> NamingFiles? {
        let whole = FolderPath.absolute(path, in: folder)
        guard roots.contains(where: { whole.hasPrefix($0 + "/") }) else { return nil }
        _ = index
        return memory.withLock { $0.naming }.flatMap { $0.tellBeginning ? $0 : nil }
    }

    private func source(_ file: CodeListing.File, in projects: inout XcodeProjects) -> CodeSource {
        let path = FolderPath.shown(file.location.shown, from: folder)
        let isOfApp = !file.isDependency && !file.location.hasExtension(of: ["h"])
        let platforms = isOfApp ? projects.platforms(of: file.location.shown) : nil
        return CodeSource(path: path, isDependency: file.isDependency, builtFor: platforms) { [limit] in
            try? Source(reading: file.location, shownAs: path, upTo: limit).bytes
        }
    }

    /// A text of the app's string tables, as code that names a key and a table gets it; nil if it is not known. The
    /// tables are read when the first text is asked for.
    private func text(of key: String, in table: String?, language: String?) -> String? {
        _ = index
        let strings = memory.withLock { memory in
            if let known = memory.strings[language] { return known }
            let asked = AppStrings.files(among: memory.tables.map(\.location.shown), language: language)
            let read = AppStrings(
                memory.tables.filter { asked.contains($0.location.shown) }.compactMap { file in
                    let path = FolderPath.shown(file.location.shown, from: folder)
                    return try? Source(reading: file.location, shownAs: path, upTo: limit)
                }, assets: memory.assets)
            memory.strings[language] = read
            return read
        }
        return strings.text(of: key, in: table, language: language)
    }

    /// The extensions of files of code and string tables, sorted.
    package static let extensions = CodeListing.codeExtensions.union(CodeListing.tableExtensions).sorted()

    /// Whether a file is code or a string table, by its name.
    package static func isMade(of path: String) -> Bool { Location(path).hasExtension(of: Set(extensions)) }

    /// Whether code can refer to what is in a file, by its name: a storyboard or xib.
    static func hasOutlets(_ path: String) -> Bool { Location(path).hasExtension(of: ["storyboard", "xib"]) }
}

/// The code that a project looked for so far.
struct CodeMemory {
    /// The folder of the project around each folder.
    var projects: [String: String?] = [:]
    /// What folders hold that makes a project of them.
    var kinds: [String: [CodePaths.Kind]] = [:]
    /// By its roots.
    var code: [[String]: ProjectCode] = [:]
}

extension Project {
    /// The code of the app that a file belongs to; nil if none is to be read, or if it is no file whose code matters.
    package func code(for path: String) -> CodeAnswers? {
        let isCode = Location(path).hasExtension(of: ["swift"])
        guard isCode || hasOutlets(path) else { return nil }
        var roots = codeRoots(for: path)
        // Views are read with the code that they use, whatever is said of storyboards.
        let isStated = !roots.isEmpty
        if roots.isEmpty, isCode { roots = [codeProject(around: path) ?? absolute(path)] }
        guard !roots.isEmpty else { return nil }
        let settings = settings(for: path)
        let stated = (try? configuration(for: path))?.configuration
        var answers = code(at: roots, limit: settings.limits.bytes).answers(
            in: settings.language, isStrict: stated?.sourcesStrict?.value ?? false,
            opaque: stated?.opaque?.value ?? [:])
        answers.readsControls = isStated
        return answers
    }

    private func code(at roots: [String], limit: Int) -> ProjectCode {
        codeMemory.withLock { memory in
            if let known = memory.code[roots] { return known }
            let code = ProjectCode(at: roots, from: current, limit: limit, jobs: jobs)
            memory.code[roots] = code
            return code
        }
    }

    /// Whether code can refer to what is in a file of the run.
    package func hasOutlets(_ path: String) -> Bool { ProjectCode.hasOutlets(absolute(path)) }

    /// The code that was read so far, by its roots.
    package var codeInUse: [ProjectCode] {
        codeMemory.withLock { $0.code.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value) }
    }

    /// How many files of code were read, and of which size, for each app.
    package var readCode: [String] {
        codeInUse.compactMap(\.statistics).map { code in
            let tenths = (code.bytesRead + 50_000) / 100_000
            return "code: \(counted(code.filesRead, "file")) read (\(tenths / 10).\(tenths % 10) MB)"
        }
    }

    /// The files of code that could not be read, as a sentence without a full stop; nil if all were.
    package var unreadCode: String? {
        let paths = codeInUse.flatMap { $0.statistics?.unreadable ?? [] }
        guard let first = paths.first else { return nil }
        let others = paths.count == 1 ? "" : " and \(counted(paths.count - 1, "other file"))"
        return "code could not be read: \(first)\(others)"
    }

    /// Forgets the code that was read, because files have changed.
    package func forgetCode() { codeMemory.withLock { $0 = CodeMemory() } }

    /// The files and folders with the code of a file's app: absolute, sorted. Empty if none is to be read.
    private func codeRoots(for path: String) -> [String] {
        guard let stated = try? configuration(for: path)?.configuration.sources else { return [] }
        let roots = stated.items.compactMap { item in
            item.value == SourcePaths.automatic
                ? codeProject(around: path) : FolderPath.absolute(item.value, in: stated.folder)
        }
        return Set(roots).sorted()
    }

    /// The folder of the project around a file; nil without one.
    private func codeProject(around path: String) -> String? {
        let folder = FolderPath.parent(of: absolute(path)) ?? ""
        return codeMemory.withLock { memory in
            if let known = memory.projects[folder] { return known }
            let whole = CodePaths.folder(around: folder, from: current)
            let project =
                CodePaths.project(around: folder, remembering: &memory.kinds)
                ?? whole.flatMap { CodeListing.hasCode(at: $0) ? $0 : nil }
            memory.projects[folder] = .some(project)
            return project
        }
    }

    /// Whether there is code for a storyboard or xib that `auto` would read.
    package func hasCodeAround(_ path: String) -> Bool {
        hasOutlets(path) && codeProject(around: path).map(CodeListing.hasCode) == true
    }

    /// Throws if a path of `sources` that applies to one of these files has no code. Returns warnings without a full
    /// stop: that `auto` finds none around some of them, or takes a whole folder because no project is around.
    package func prepareCode(for paths: [String]) throws(Failure) -> [String] {
        var hasCode: [String: Bool] = [:]
        func look(at root: String) -> Bool {
            if let known = hasCode[root] { return known }
            let answer = CodeListing.hasCode(at: root)
            hasCode[root] = answer
            return answer
        }
        var bare: [String] = []
        var whole: [String] = []
        for path in paths {
            guard let active = try configuration(for: path), let stated = active.configuration.sources else { continue }
            for item in stated.items {
                if item.value == SourcePaths.automatic {
                    guard hasOutlets(path) else { continue }
                    guard let root = codeProject(around: path), look(at: root) else {
                        bare.append(path)
                        continue
                    }
                    let folder = FolderPath.parent(of: absolute(path)) ?? ""
                    let project = codeMemory.withLock {
                        CodePaths.project(around: folder, remembering: &$0.kinds)
                    }
                    if project == nil, !whole.contains(root) { whole.append(root) }
                } else if !look(at: FolderPath.absolute(item.value, in: stated.folder)) {
                    throw active.failure("no code in “\(item.value)”: no .swift, .m, .mm or .h", at: item.place)
                }
            }
        }
        let notices = whole.map {
            "no project or package is around some files, so that all code in "
                + "\(FolderPath.shown($0, from: current)) is read"
        }
        guard let first = bare.first else { return notices }
        let others = bare.count == 1 ? "" : " and \(counted(bare.count - 1, "other file"))"
        return notices + [
            "no code was read for \(first)\(others), because none is around; name its "
                + "folder by --sources, or by “sources” in the configuration"
        ]
    }
}

extension ActiveConfiguration {
    /// A mistake at a place of its files, or in what the command line says.
    fileprivate func failure(_ message: String, at place: ConfigurationPlace) -> Failure {
        let problem = ConfigurationProblem(message, at: place.range)
        guard let source = sources.first(where: { $0.source.path == place.path })?.source else {
            return Failure(problem, in: place.path)
        }
        return Failure(FileProblem.all([problem], in: source))
    }
}
