import A11yModel

/// A file of code that the index can read.
package struct CodeSource: Sendable {
    /// The path, as reports show it.
    package let path: String
    /// Whether it belongs to a dependency (`Pods`, `Carthage`, …): its classes are looked up, but what it does to every
    /// view of an app is not held against this app.
    package let isDependency: Bool
    /// The systems for which the targets of its project build it: none if no target does; nil if that is not known.
    package let platforms: Set<Platform>?
    /// Reads the bytes; nil if they cannot be read.
    package let read: @Sendable () -> [UInt8]?

    /// A file of code.
    package init(
        path: String, isDependency: Bool = false, builtFor platforms: Set<Platform>? = nil,
        read: @escaping @Sendable () -> [UInt8]?
    ) {
        self.path = path
        self.isDependency = isDependency
        self.platforms = platforms
        self.read = read
    }

    /// The language, by the ending of the path.
    var language: CodeLanguage { path.hasSuffix(".swift") ? .swift : .objectiveC }
}

/// What an index has done so far.
package struct CodeStatistics: Hashable, Sendable {
    /// The files of the index.
    package var files = 0
    /// The files whose bytes could not be read, by path.
    package var unreadable: [String] = []
    /// The files that were read as code.
    package var filesRead = 0
    /// Their bytes.
    package var bytesRead = 0
    /// How many nodes and mentions were looked at for the answers and views so far.
    package var steps = 0
}

/// The code of an app, by what is asked about it. Files are read once, on several threads; the first question puts them
/// together.
package final class CodeIndex: Sendable {
    private let sources: [CodeSource]
    /// How many folders all paths begin with.
    private let sharedFolders: Int
    /// The numbers of the files, by their paths.
    private let numbers: [String: Int]
    private let files: [Locked<CodeFile?>]
    /// The answers by the systems that `answered` lists.
    private let answerers = answered.map { _ in Locked<Shared?>(nil) }
    private static let answered = [ViewSystem.iOS, .macOS, .tvOS, .watchOS]

    /// The views for iOS and for the Mac, by what is said of those of libraries.
    private let views = [Locked<[[String: ForeignView]: Views]>([:]), Locked<[[String: ForeignView]: Views]>([:])]

    /// Whether there is code for the Mac alone, and for iOS alone; nil until it is asked for.
    private let systems = Locked<Set<Bool>?>(nil)

    /// The views, which one thread uses at a time.
    private final class Views: @unchecked Sendable {
        let index: ViewIndex

        init(_ index: ViewIndex) { self.index = index }
    }

    /// The answers, which one thread uses at a time.
    private final class Shared: @unchecked Sendable {
        let app: CodeApp
        /// What shows a screen needs no answers about elements.
        lazy var answerer = Answerer(app)
        var memory: [CodeQuestion: ElementCode] = [:]
        private var names: EntranceNames?

        init(_ app: CodeApp) { self.app = app }

        func names(_ files: ScreenFiles) -> EntranceNames {
            let found = names ?? EntranceNames(of: app, with: files)
            names = found
            return found
        }
    }

    /// An index of these files. Nothing is read yet.
    package init(_ sources: [CodeSource]) {
        self.sources = sources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        files = sources.map { _ in Locked(nil) }
        numbers = Dictionary(self.sources.enumerated().map { ($1.path, $0) }) { first, _ in first }
        // Of sorted paths the first and the last share what all share.
        let ends = [self.sources.first, self.sources.last].map { $0?.path.split(separator: "/").dropLast() ?? [] }
        sharedFolders = zip(ends[0], ends[1]).prefix { $0 == $1 }.count
    }

    /// How many files there are to `read`.
    package var count: Int { files.count }

    /// Reads a file, by its number below `count`, unless this was done. Several threads may read at once; files that
    /// nobody read are read by the first question.
    package func read(_ number: Int) {
        if files.indices.contains(number) { _ = file(number) }
    }

    func file(_ number: Int) -> CodeFile {
        files[number].withLock { known in
            if let known { return known }
            let source = sources[number]
            let file = self.file(source, source.read())
            known = file
            return file
        }
    }

    private func file(_ source: CodeSource, _ bytes: [UInt8]?) -> CodeFile {
        CodeFile(
            path: source.path, language: source.language, bytes: bytes, sharing: sharedFolders,
            builtFor: source.platforms)
    }

    /// What the code does to an element.
    package func answer(to question: CodeQuestion) -> ElementCode {
        withAnswers(on: question.platform) { shared in
            if let answer = shared.memory[question] { return answer }
            let answer = shared.answerer.answer(question)
            shared.memory[question] = answer
            return answer
        }
    }

    /// Whether code of the app for a system, or another of its files, may show a screen with these entrances.
    package func mayShow(_ entrances: Entrances, on platform: Platform, among files: ScreenFiles) -> Bool {
        withAnswers(on: platform) { $0.names(files).mayShow(entrances) }
    }

    /// Whether code of the app for a system, or another of its files, may name a cell.
    package func mayName(_ cell: String, on platform: Platform, among files: ScreenFiles) -> Bool {
        withAnswers(on: platform) { $0.names(files).mayName(cell) }
    }

    /// What else has the name of an outlet of an element, and why it does not change the element.
    package func mentions(of question: CodeQuestion) -> [CodeMention] {
        let uses = answer(to: question).uses
        return withAnswers(on: question.platform) { $0.answerer.mentions(besides: uses, of: question) }
    }

    /// The table in which the file of a picture is looked up by the constant that Xcode makes of it.
    package static let assetTable = "xcassets"

    /// The screens of the views in a file with these bytes; nil of a file that is not among the code. `opaque` says
    /// what views of libraries are, and `lookup` gives the text of a key in a string table.
    package func views(
        at path: String, holding bytes: [UInt8], opaque: [String: ForeignView] = [:],
        lookup: @escaping @Sendable (String, String?) -> String?
    ) -> ViewDocument? {
        guard let number = numbers[path] else { return nil }
        // An editor may have another text of it.
        let edited = file(number).bytes == bytes ? nil : file(sources[number], bytes)
        let isOfMac = (edited ?? file(number)).isOfMac ?? isForMac
        return views[isOfMac ? 1 : 0].withLock { made in
            if made[opaque] == nil {
                made[opaque] = withDeepStack {
                    let app = self.app(isOfMac: isOfMac)
                    let isMixed = isOfMac && !self.isForMac
                    return Views(ViewIndex(app, opaque: opaque, ofMacOnly: isMixed, lookup: lookup))
                }
            }
            guard let known = made[opaque] else { return nil }
            guard let edited else { return known.index.document(at: path) }
            return withDeepStack {
                let app = self.app(isOfMac: isOfMac) { $0 == number ? edited : self.file($0) }
                return ViewIndex(app, edited: path, since: known.index, lookup: lookup).document(at: path)
            } ?? nil
        }
    }

    /// Whether all code is for the Mac: some imports AppKit, and none imports UIKit alone.
    private var isForMac: Bool {
        systems.withLock { known in
            // A target that builds for both makes an app for iOS.
            let all =
                known
                ?? Set(
                    files.indices.filter { !sources[$0].isDependency }.map(file).compactMap { file in
                        file.isOfMac ?? (file.platforms?.isEmpty == false ? false : nil)
                    })
            known = all
            return all == [true]
        }
    }

    private func withAnswers<Answer>(on platform: Platform, _ ask: (Shared) -> Answer) -> Answer {
        let place = CodeIndex.answered.firstIndex { $0.platform == platform } ?? 0
        let system = CodeIndex.answered[place]
        return answerers[place].withLock { known in
            let shared = known ?? Shared(app(isOfMac: system == .macOS, builtFor: system))
            known = shared
            return ask(shared)
        }
    }

    /// The code of the app for iOS or for the Mac. Both may have classes of the same names. With a system it is
    /// without what no target builds for that, and without what `#if` excludes: they change no screen.
    private func app(
        isOfMac: Bool, builtFor system: ViewSystem? = nil, reading read: ((Int) -> CodeFile)? = nil
    ) -> CodeApp {
        var files = files.indices.map(read ?? file)
        if let system {
            // Nothing says whether a header is built; its implementation does.
            let left = Set(
                files.lazy.filter { !system.isBuilt($0.platforms) && !$0.path.hasSuffix(".swift") }.map(\.stem))
            files.removeAll { !system.isBuilt($0.platforms) || $0.path.hasSuffix(".h") && left.contains($0.stem) }
            files = files.map { $0.compiled(for: system) }
        }
        let stems = Set(files.lazy.filter { $0.isOfMac == !isOfMac }.map(\.stem))
        return CodeApp(
            files.filter { !stems.contains($0.stem) },
            dependencies: Set(sources.lazy.filter(\.isDependency).map(\.path)), isOfMac: isOfMac)
    }

    /// What was read so far.
    package var statistics: CodeStatistics {
        var statistics = CodeStatistics(files: files.count)
        for file in files.lazy.compactMap({ $0.withLock { $0 } }) {
            statistics.filesRead += 1
            statistics.bytesRead += file.bytes.count
            if file.isUnreadable { statistics.unreadable.append(file.path) }
        }
        let views = views.flatMap { $0.withLock { $0.values.map(\.index.app.steps) } }
        statistics.steps = answerers.reduce(views.reduce(0, +)) { $0 + $1.withLock { $0?.app.steps ?? 0 } }
        return statistics
    }
}
