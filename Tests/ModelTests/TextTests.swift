import Testing

@testable import A11yModel

/// Short cuts for texts give what the standard library's general functions give.
@Suite struct TextTests {
    @Test(arguments: [[], [""], ["a"], ["a", "b"], ["", "é", ""], ["a long text of many letters", "画面", "c"]])
    func `texts are joined like other collections of them`(_ texts: [String]) {
        for separator in ["", ", ", "é"] {
            #expect(texts.joined(separator: separator) == texts[...].joined(separator: separator))
        }
        #expect(texts.joined() == texts[...].joined())
    }

    @Test func `a part of a text can be added`() {
        let text = "é画b"
        #expect("a" + text.dropFirst() == "a画b")
        #expect("a" + text.prefix(0) == "a")
    }

    @Test(arguments: [("", true), ("plain text", true), ("é", false), ("0123456789abcdef\u{7F}", true), ("画面", false)])
    func `ASCII is told from other texts`(_ text: String, _ isASCII: Bool) {
        #expect(text.isASCII == isASCII)
    }

    @Test(arguments: [
        ("a.YAML", "yaml"), ("folder.x/b.xib", "xib"), ("folder.x/b", ""), (".hidden", ""), ("a/.hidden", ""),
        ("a.tar.gz", "gz"), ("a.", ""), ("", ""), ("-", ""), ("a/b.storyboard/", "storyboard"), ("é.x", "x"),
    ])
    func `an extension is what stands behind the last dot of a name`(_ path: String, _ expected: String) {
        #expect(Source(path: path, bytes: []).extension == expected)
    }

    @Test(arguments: [
        "", "Login", "my-login_screen2", "Base.lproj/Main.storyboard", "Card.xib", "a.nib.xib", "a/b.nib/",
        "écran-Été.nib",
        "设置/画面 1.xib", "ſ.xib", ".storyboard",
    ])
    func `names of screens are compared by their letters and digits`(_ name: String) {
        var part = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        for ending in [".storyboard", ".xib", ".nib"] where part.hasSuffix(ending) {
            part = part.dropLast(ending.count)
        }
        #expect(Entrances.key(name) == String(part.lowercased().filter { $0.isLetter || $0.isNumber }))
        #expect(Entrances.key(name[...]) == Entrances.key(name))
    }
}
