import Testing

/// The lists that are kept by hand are complete, and sorted unless their order has a meaning.
@Suite struct ListTests {
    /// A list, the protocols of its entries, and the folder whose files declare them.
    struct List: CustomTestStringConvertible, Sendable {
        let file: String
        let kinds: [String]
        let folder: String
        /// Whether the entries are sorted by name. The order of the dialects is that of recognition:
        /// `DialectOrderTests` checks it.
        var isSorted = true
        var testDescription: String { file }
    }

    static let lists = [
        List(
            file: "Sources/A11yChecks/BuiltInRules.swift", kinds: ["Check", "RepairingCheck"],
            folder: "Sources/A11yChecks"),
        List(
            file: "Sources/A11yDialects/Dialect.swift", kinds: ["Dialect"], folder: "Sources/A11yDialects",
            isSorted: false),
        List(file: "Sources/A11yReporters/Reporter.swift", kinds: ["Reporter"], folder: "Sources/A11yReporters"),
    ]

    @Test(arguments: lists)
    func `a list names every type of its kind, in order`(list: List) {
        let entry = /^\s+(\w+)\.self,/
        let listed = SwiftFile(list.file).code.compactMap { $0.firstMatch(of: entry) }.map { String($0.1) }
        if list.isSorted { #expect(listed == listed.sorted { $0.lowercased() < $1.lowercased() }) }
        #expect(Set(listed).count == listed.count)
        let type = /(?:struct|enum) (\w+): (?:\w+, )*(\w+)(?:, \w+)* \{/
        let files = Repository.sources.filter { $0.path.hasPrefix(list.folder + "/") }
        let declared = files.flatMap(\.code).filter { !$0.hasPrefix(" ") }
            .compactMap { $0.firstMatch(of: type) }
            .filter { list.kinds.contains(String($0.2)) }.map { String($0.1) }
        #expect(Set(declared).subtracting(listed) == [], "missing in \(list.file)")
        #expect(!listed.isEmpty)
    }

    @Test func `every page of rules is a rule`() {
        let pages = Repository.files(in: "Rules/Pages", ending: ".yaml")
        #expect(!pages.isEmpty)
        for page in pages {
            let id = Repository.text(page).split(separator: "\n").first { $0.hasPrefix("id:") }?.dropFirst(3)
            #expect("Rules/Pages/\(id?.drop { $0 == " " } ?? "").yaml" == page)
        }
    }
}
