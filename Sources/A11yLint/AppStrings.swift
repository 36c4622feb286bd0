import A11yCode
import A11yDialects
import A11yModel

/// The string tables of an app, by which code looks texts up.
package struct AppStrings: Sendable {
    /// The table of calls that name none.
    private static let usualTable = "Localizable"

    /// A text in one language.
    private struct Entry: Sendable {
        let language: String?
        let text: String
    }

    /// By the name of the table and the key.
    private var tables: [String: [String: [Entry]]] = [:]

    /// Tables as files: `.strings`, `.xcstrings`, and the names of the pictures in asset catalogues. A file that cannot
    /// be read as one has no texts.
    package init(_ sources: [Source], assets: [String] = []) {
        let names = assets.map { (AppStrings.symbol(ofAsset: $0), [Entry(language: nil, text: $0)]) }
        tables[CodeIndex.assetTable] = Dictionary(names) { first, _ in first }
        for source in sources {
            let name = source.path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
            for (language, texts) in StringTables.texts(in: source) {
                for (key, text) in texts where !text.isEmpty {
                    tables[String(name), default: [:]][key, default: []].append(Entry(language: language, text: text))
                }
            }
        }
    }

    /// What the names of a picture and of the constant that Xcode makes of it have in common: `copies3Filled` is
    /// “copies-3-filled”, `_18PxBeans` “18px_beans”, and `hero` “hero-image”.
    private static func symbol(ofAsset name: String) -> String {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        return letters.hasSuffix("image") && letters.count > 5 ? String(letters.dropLast(5)) : letters
    }

    /// The files, of a list of paths, that `text(of:in:language:)` asks: a table that is there in one of the languages
    /// in which it looks first is not read in others.
    package static func files(among paths: [String], language: String?) -> Set<String> {
        let first = [nil, "en"] + languages(language)
        let tables = Dictionary(grouping: paths) { path in
            path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
        }
        return Set(
            tables.values.flatMap { files in
                let asked = files.filter { first.contains(StringTables.language(of: $0)) }
                return asked.isEmpty ? files : asked
            })
    }

    /// A language with its region, and without.
    private static func languages(_ language: String?) -> [String?] {
        language.map { [$0, String($0.prefix { $0 != "-" })] } ?? []
    }

    /// The text of a key in a table, `Localizable` for nil: in a language, or that of `Base`, or English, or the only
    /// one that there is. Nil if no table has it, and if two have different texts.
    package func text(of key: String, in table: String?, language: String?) -> String? {
        let key = table == CodeIndex.assetTable ? AppStrings.symbol(ofAsset: key) : key
        guard let entries = tables[table ?? AppStrings.usualTable]?[key] else { return nil }
        for language in AppStrings.languages(language) + [nil, "en"] {
            let texts = Set(entries.filter { $0.language == language }.map(\.text))
            if !texts.isEmpty { return texts.count == 1 ? texts.first : nil }
        }
        let texts = Set(entries.map(\.text))
        return texts.count == 1 ? texts.first : nil
    }
}
