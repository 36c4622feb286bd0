import A11yModel

/// A file of code that the index can read.
package struct CodeSource: Sendable {
    /// The path, as reports show it.
    package let path: String
    /// Whether it belongs to a dependency (`Pods`, `Carthage`, …): its classes are looked up, but what it does to every
    /// view of an app is not held against this app.
    package let isDependency: Bool
    /// Reads the bytes; nil if they cannot be read.
    package let read: @Sendable () -> [UInt8]?

    /// A file of code.
    package init(path: String, isDependency: Bool = false, read: @escaping @Sendable () -> [UInt8]?) {
        self.path = path
        self.isDependency = isDependency
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
    /// The bytes that were searched for words.
    package var bytesSearched = 0
    /// The files that were read as code.
    package var filesLexed = 0
    /// Their bytes.
    package var bytesLexed = 0
}

/// The code of an app, by what is asked about it. Files are searched once and read as code when a question needs them.
package final class CodeIndex: Sendable {
    /// The files, by path.
    private let files: [IndexedFile]
    /// The families that were asked about.
    private let families = Locked<[String: ClassFamily]>([:])
    /// The words of all files, once they are searched.
    private let searched = Locked<AppWords?>(nil)
    /// The numbers of the files that mention each word that was asked about.
    private let mentions = Locked<[String: [Int]]>([:])
    /// The declarations that were asked about.
    private let declared = Locked<[String: [(file: CodeFile, type: TypeDeclaration)]]>([:])
    /// The paths of dependencies.
    private let dependencies: Set<String>
    /// What was found out for earlier questions.
    let memory = AnswerMemory()

    /// An index of these files. Nothing is read yet.
    package init(_ sources: [CodeSource]) {
        files = sources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map(IndexedFile.init)
        dependencies = Set(sources.lazy.filter(\.isDependency).map(\.path))
    }

    /// How many files there are to `search`.
    package var count: Int { files.count }

    /// Searches the bytes of a file for words, by its number below `count`, unless this was done. Several threads may
    /// search at once; files that nobody searched are searched by the first question.
    package func search(_ number: Int) {
        if files.indices.contains(number) { _ = files[number].searched }
    }

    /// What was read so far.
    package var statistics: CodeStatistics {
        var statistics = CodeStatistics(files: files.count)
        for file in files {
            if let searched = file.searchedAlready {
                statistics.bytesSearched += searched.count
                if searched.words == nil { statistics.unreadable.append(file.source.path) }
            }
            if let code = file.codeAlready {
                statistics.filesLexed += 1
                statistics.bytesLexed += code.bytes.count
            }
        }
        return statistics
    }

    /// The files that mention a word, also in strings and comments, by path; now and then one that does not. A file
    /// that cannot be read may mention every word: it comes with this as its problem.
    func files(mentioning word: String) -> LazyMapSequence<[IndexedFile], CodeFile> {
        indexedFiles(mentioning: word).lazy.map(\.code)
    }

    /// The files that mention a word and one of some others.
    func files(mentioning word: String, with others: Set<String>) -> LazyMapSequence<[IndexedFile], CodeFile> {
        files(mentioning: word, among: Set(others.flatMap(numbers)))
    }

    /// The files that mention a word and may have an object of a class’s family in hand: they name one of its classes,
    /// or a function or property that gives an object of one.
    func files(mentioning word: String, of family: ClassFamily) -> LazyMapSequence<[IndexedFile], CodeFile> {
        let reach = memory.reach(of: family.name) {
            Set(family.related.union(doors(to: family)).flatMap(numbers))
        }
        return files(mentioning: word, among: reach)
    }

    private func files(mentioning word: String, among reach: Set<Int>) -> LazyMapSequence<[IndexedFile], CodeFile> {
        numbers(mentioning: word).filter(reach.contains).map { files[$0] }.lazy.map(\.code)
    }

    private func indexedFiles(mentioning word: String) -> [IndexedFile] { numbers(mentioning: word).map { files[$0] } }

    /// The words of all files, searched now if that was not done.
    private var words: AppWords {
        searched.withLock { searched in
            if let known = searched { return known }
            let found = AppWords(files.map(\.searched.words))
            searched = found
            return found
        }
    }

    private func numbers(mentioning word: String) -> [Int] {
        if let known = mentions.withLock({ $0[word] }) { return known }
        let found = words.numbers(mentioning: word)
        mentions.withLock { $0[word] = found }
        return found
    }

    /// Every declaration of a type: its class, extensions, categories and implementations; those of the app before
    /// those of its dependencies, by path.
    func declarations(of type: String) -> [(file: CodeFile, type: TypeDeclaration)] {
        if let known = declared.withLock({ $0[type] }) { return known }
        let found = findDeclarations(of: type)
        declared.withLock { $0[type] = found }
        return found
    }

    private func findDeclarations(of type: String) -> [(file: CodeFile, type: TypeDeclaration)] {
        let mentioning = indexedFiles(declaring: type)
        let sorted = mentioning.filter { !$0.source.isDependency } + mentioning.filter { $0.source.isDependency }
        return sorted.flatMap { indexed in
            let code = indexed.code
            return code.table.types(named: type, in: code).map { (code, $0) }
        }
    }

    /// The files that may declare a type of this name, or another name of one.
    private func indexedFiles(declaring type: String) -> [IndexedFile] {
        words.numbers(declaring: type).map { files[$0] }
    }

    /// Why a file that may declare a type of this name was not understood, with the path; nil if all were.
    func problem(declaring type: String) -> String? {
        indexedFiles(declaring: type).lazy.compactMap(\.code.problemWithPath).first
    }

    /// The files that may declare a type which inherits one of this name, or another name of it.
    private func indexedFiles(inheriting type: String) -> [IndexedFile] {
        let numbers = words.numbers(inheriting: type) + words.numbers(declaring: type)
        return Set(numbers).sorted().map { files[$0] }
    }

    /// The classes whose superclass is this one or another name of it, by name.
    func subclasses(of type: String) -> [String] {
        var found: Set<String> = []
        var names = [type]
        var known: Set<String> = [type]
        while let name = names.popLast() {
            for file in indexedFiles(inheriting: name).lazy.map(\.code) {
                for declared in file.table.types(inheriting: name, in: file) where declared.kind == .class {
                    found.insert(declared.name)
                }
                names += file.table.aliases(of: name).filter { known.insert($0).inserted }
            }
        }
        return found.subtracting([type]).sorted()
    }

    /// The type that another name of it stands for; nil if the name is no other name, or is one of several types.
    func aliased(_ name: String) -> String? {
        let types = Set(indexedFiles(declaring: name).compactMap { $0.code.aliases[name] })
        return types.count == 1 ? types.first : nil
    }

    /// A class with its superclasses and subclasses.
    func family(of name: String) -> ClassFamily {
        if let known = families.withLock({ $0[name] }) { return known }
        let family = ClassFamily(of: name, in: self)
        families.withLock { $0[name] = family }
        return family
    }

    /// Whether a file belongs to a dependency.
    func isDependency(_ file: CodeFile) -> Bool { dependencies.contains(file.path) }

    /// The files of the app itself that mention a word.
    func ownFiles(mentioning word: String) -> [CodeFile] {
        indexedFiles(mentioning: word).filter { !$0.source.isDependency }.map(\.code)
    }
}

/// A file of an index, with what is known of it.
final class IndexedFile: Sendable {
    let source: CodeSource
    private let search = Locked<Searched?>(nil)
    private let lexed = Locked<CodeFile?>(nil)

    struct Searched: Sendable {
        /// The words; nil if the file could not be read.
        let words: FileWords?
        /// The number of bytes.
        let count: Int

        init(_ bytes: [UInt8]?) {
            words = bytes.map(FileWords.init)
            count = bytes?.count ?? 0
        }
    }

    init(_ source: CodeSource) { self.source = source }

    /// The words, searched now if that was not done.
    var searched: Searched {
        search.withLock { search in
            if let known = search { return known }
            let found = Searched(source.read())
            search = found
            return found
        }
    }
    /// The words, if they were searched.
    var searchedAlready: Searched? { search.withLock { $0 } }
    /// The file as code, read now if that was not done.
    var code: CodeFile {
        lexed.withLock { lexed in
            if let known = lexed { return known }
            let code = CodeFile(path: source.path, language: source.language, bytes: source.read())
            lexed = code
            return code
        }
    }
    /// The file as code, if it was read.
    var codeAlready: CodeFile? { lexed.withLock { $0 } }
}
