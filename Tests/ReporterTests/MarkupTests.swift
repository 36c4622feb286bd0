import A11yModel
import Testing

@testable import A11yReporters

@Suite struct MarkupTests {
    @Test(arguments: Maps.awkward)
    func `a text is read back as it is shown, in an element and in an attribute`(text: String) throws {
        let markup = tag("p", ["title": text], [tag("b", [:], text), .text(text)]).rendered
        let tree = try MarkupTree(markup)
        #expect(tree.elements.map(\.name) == ["p", "b"])
        #expect(tree.all("b").map(\.text) == [visible(text)])
        #expect(tree.all("p").map { $0["title"] } == [visible(text)])
    }

    @Test func `lines stay lines, and tabs become spaces`() throws {
        #expect(tag("pre", [:], [.lines("a\n\tb\r\n\u{0}<c>")]).rendered == "<pre>a\n    b\n\\u{0}&lt;c&gt;</pre>")
    }

    @Test func `an attribute without a value is left out`() {
        #expect(tag("a", ["id": nil, "href": "#b"], "c").rendered == "<a href=\"#b\">c</a>")
    }

    @Test(arguments: [
        (0, "0"), (1.0, "1"), (-1.5, "-1.5"), (0.05, "0.05"), (-0.004, "0"), (12.346, "12.35"), (1e300, "0"),
        (.infinity, "0"), (.nan, "0"),
    ])
    func `a number has two decimals at most`(value: Double, text: String) {
        #expect(decimal(value) == text)
    }

    @Test(arguments: [
        ("a `b` c", ["a ", "b", " c"]), ("a ` b", ["a ` b"]), ("`a`", ["a"]), ("", []), ("a``b", ["a``b"]),
        ("“a`b”, “a`c”", ["“a`b”, “a`c”"]),
    ])
    func `words between backticks are code`(text: String, parts: [String]) {
        #expect(proseParts(text).map(\.text) == parts)
    }
}
