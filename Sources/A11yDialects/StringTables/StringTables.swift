import A11yModel
import A11ySyntax

/// The string tables beside an Interface Builder file: `.strings` in the old style, as XML or as JSON, and
/// `.xcstrings`, which hold all languages.
package enum StringTables {
    /// The translations of a table, one for each language except the file's own.
    package static func translations(in source: Source) -> [Translation] {
        if source.path.hasSuffix(".xcstrings") { return catalogue(source) }
        guard let language = ScreenNames.language(of: source.path) else { return [] }
        var translation = Translation(language: language, path: source.path)
        for (key, text) in entries(of: source) where translation.texts[key] == nil { translation.texts[key] = text }
        return [translation.indexed]
    }

    /// The texts of a table of the app, one entry for each language: that of its folder, nil for `Base.lproj` or none.
    /// A catalogue's own language, whose texts are the keys unless it says otherwise, has an entry for nil too.
    package static func texts(in source: Source) -> [(language: String?, texts: [String: String])] {
        guard source.path.hasSuffix(".xcstrings") else {
            let texts = Dictionary(entries(of: source).map { ($0.key, $0.text) }) { first, _ in first }
            return [(language(of: source.path), texts)]
        }
        guard let root = Syntax.parse(source).value.roots.first, let strings = root.entry("strings") else { return [] }
        let own = root.attribute("sourceLanguage") ?? "en"
        var found: [String: [String: String]] = [own: [:]]
        for string in strings.entries {
            guard let key = string.key?.name else { continue }
            let localizations = string.entry("localizations")?.entries.map { $0 } ?? []
            for localization in localizations {
                guard let language = localization.key?.name else { continue }
                // What is written in the language of the code is shown, reviewed or not.
                let isOwn = language == own
                let unit = isOwn ? localization.entry("stringUnit")?.attribute("value") : nil
                found[language, default: [:]][key] = unit ?? usualText(of: localization) ?? text(of: localization)
            }
            if !localizations.contains(where: { $0.key?.name == own }) { found[own]?[key] = key }
        }
        return [(nil, found[own] ?? [:])] + found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The language of the table in a file, by its folder `<language>.lproj`; nil if it has none or has all.
    package static func language(of path: String) -> String? { ScreenNames.language(of: path) }

    private static func entries(of source: Source) -> [(key: String, text: String)] {
        let first = source.bytes.first { "<{\"".utf8.contains($0) }
        if first == UInt8(ascii: "<") { return propertyList(source) }
        if first == UInt8(ascii: "{") {
            let parsed = Syntax.parse(source)
            if parsed.problems.isEmpty, let root = parsed.value.roots.first, root.kind == .mapping {
                return root.entries.compactMap { entry in entry.key.map { ($0.name, entry.text) } }
            }
        }
        return StringsParser.entries(of: source)
    }

    /// `<plist><dict><key>…</key><string>…</string>…`
    private static func propertyList(_ source: Source) -> [(key: String, text: String)] {
        guard let dictionary = Syntax.parse(source).value.roots.first?.items.first(where: { $0.tag == "dict" }) else {
            return []
        }
        var entries: [(key: String, text: String)] = []
        var key: String?
        for node in dictionary.items {
            if node.tag == "key" {
                key = node.text
            } else if let name = key, node.tag == "string" {
                entries.append((name, node.text))
            }
        }
        return entries
    }

    /// `{ "sourceLanguage": …, "strings": { KEY: { "localizations": { LANGUAGE: { "stringUnit": … } } } } }`
    private static func catalogue(_ source: Source) -> [Translation] {
        guard let root = Syntax.parse(source).value.roots.first, let strings = root.entry("strings") else { return [] }
        var found: [String: Translation] = [:]
        var untranslatable: Set<String> = []
        for string in strings.entries {
            guard let key = string.key?.name else { continue }
            if string.attribute("shouldTranslate") == "false" { untranslatable.insert(key) }
            for localization in string.entry("localizations")?.entries.map({ $0 }) ?? [] {
                guard let language = localization.key?.name else { continue }
                found[language, default: Translation(language: language, path: source.path)].texts[key] =
                    text(of: localization)
            }
        }
        found[root.attribute("sourceLanguage") ?? ""] = nil
        return found.values.sorted { $0.language < $1.language }.map { translation in
            var translation = translation
            translation.untranslatable = untranslatable
            return translation.indexed
        }
    }

    /// The text for most numbers, or for other devices; nil if it does not vary.
    private static func usualText(of localization: Node) -> String? {
        let kinds = localization.entry("variations")?.entries.map { $0 } ?? []
        return kinds.first?.entry("other")?.entry("stringUnit")?.attribute("value")
    }

    /// The text; nil if it is not translated yet. A text that varies by number or device counts as translated.
    private static func text(of localization: Node) -> String? {
        guard let unit = localization.entry("stringUnit") else {
            return localization.entry("variations") == nil ? nil : ""
        }
        return unit.attribute("state") == "new" ? nil : unit.attribute("value")
    }
}

extension Translation {
    /// The table with the objects whose runtime attributes it translates.
    fileprivate var indexed: Translation {
        var indexed = self
        for key in texts.keys {
            guard let dot = key.firstIndex(of: ".") else { continue }
            guard key[dot...].hasPrefix(".ibExternalUserDefinedRuntime") else { continue }
            indexed.runtimeTexts.insert(String(key[..<dot]))
        }
        return indexed
    }
}
