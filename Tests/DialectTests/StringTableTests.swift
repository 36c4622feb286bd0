import A11yDialects
import A11yModel
import TestSupport
import Testing

/// String tables in every format that Xcode has used.
@Suite struct StringTableTests {
    private let expected = ["a.text": "Ein \"Weg\"\n", "b.title": "日本", "c.hint": ""]

    @Test(arguments: [
        #"/* a "b" = c; */ "a.text" = "Ein \"Weg\"\n"; // d\#n b.title="\U65e5\u672C" ;\#n"c.hint" = "";"#,
        #"{ "a.text" = 'Ein "Weg"\n'; b.title = "日本"; "c.hint" = ""; }"#,
        #"{ "a.text": "Ein \"Weg\"\n", "b.title": "日本", "c.hint": "" }"#,
        "<plist version=\"1.0\"><dict><key>a.text</key><string>Ein \"Weg\"\n</string><key>n</key><integer>1</integer>"
            + "<key>b.title</key><string>日&#x672C;</string><key>c.hint</key><string></string></dict></plist>",
    ])
    func `a table is parsed in every format`(text: String) {
        #expect(texts(Array(text.utf8)) == expected)
    }

    @Test(arguments: [true, false])
    func `a table in UTF-16 is recognised by its byte order mark`(isBig: Bool) {
        let text = "\u{FEFF}\"a.text\" = \"Ein \\\"Weg\\\"\\n\";\nb.title = \"日本\";\n\"c.hint\" = \"\";"
        let bytes = text.utf16.flatMap { unit -> [UInt8] in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBig ? pair : pair.reversed()
        }
        #expect(texts(bytes) == expected)
    }

    @Test func `a syntax error ends the table, and a key without a value is its own text`() {
        let broken = #""a" = "1"; b; "c" = "\101\é"; "d" "2"; "e" = "3";"#
        #expect(texts(Array(broken.utf8)) == ["a": "1", "b": "b", "c": "Aé"])
        for text in ["", "\"", "\"a\" =", "\"a\" = \"\\", "/*", "//", "\"a\" = \"\\U\";", "{", "<plist>", "{\"a\":"] {
            #expect((texts(Array(text.utf8)) ?? [:]).values.allSatisfy { $0.isEmpty }, "\(text)")
        }
    }

    @Test func `a catalogue holds all languages except its source language`() throws {
        let text = """
            { "sourceLanguage": "en", "strings": {
              "a.text": { "localizations": {
                "en": { "stringUnit": { "value": "Walk" } },
                "fr": { "stringUnit": { "state": "translated", "value": "Marche" } },
                "de": { "stringUnit": { "state": "new", "value": "" } } } },
              "b.text": { "shouldTranslate": false },
              "c.text": { "localizations": {
                "de": { "variations": { "plural": { "one": { "stringUnit": { "value": "Ein Weg" } } } } } } } } }
            """
        let tables = StringTables.translations(in: Source(path: "mul.lproj/A.xcstrings", text: text))
        #expect(tables.map(\.language) == ["de", "fr"])
        #expect(tables.map(\.texts) == [["c.text": ""], ["a.text": "Marche"]])
        #expect(tables.allSatisfy { $0.untranslatable == ["b.text"] })
    }

    @Test func `a text that varies is that for most numbers`() {
        let text = """
            { "sourceLanguage": "en", "strings": { "paths": { "localizations": {
                "en": { "variations": { "plural": { "one": { "stringUnit": { "value": "A path" } },
                                                    "other": { "stringUnit": { "value": "%lld paths" } } } } } } } } }
            """
        let tables = StringTables.texts(in: Source(path: "A.xcstrings", text: text))
        #expect(tables.map(\.texts) == [["paths": "%lld paths"], ["paths": "%lld paths"]])
    }

    private func texts(_ bytes: [UInt8]) -> [String: String]? {
        StringTables.translations(in: Source(path: "App/pt_BR.lproj/A.strings", bytes: bytes)).first?.texts
    }
}
