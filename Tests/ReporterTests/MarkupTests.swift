import A11yModel
import Foundation
import Testing

@testable import A11yReporters

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The markup of pages and maps.
@Suite struct MarkupTests {
    @Test(arguments: MapSamples.awkward)
    func `an XML parser reads a text back, from an element and from an attribute`(text: String) throws {
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
        (0, "0"), (1.0, "1"), (-1.5, "-1.5"), (0.05, "0.1"), (-0.04, "0"), (12.346, "12.3"), (1e300, "0"),
        (.infinity, "0"), (.nan, "0"),
    ])
    func `a number has one decimal at most`(value: Double, text: String) {
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

/// Markup as libxml2 parses it: a parser that is not ours and stops at the first mistake.
struct MarkupTree {
    /// Every element, in document order.
    let elements: [Element]

    /// An element with its attributes and all the text inside it.
    struct Element {
        let name: String
        let attributes: [String: String]
        let text: String

        subscript(name: String) -> String? { attributes[name] }
    }

    /// The elements of a document; the test fails if it is not well-formed. The document type of HTML names no file.
    init(_ text: String) throws {
        let document = try XMLDocument(xmlString: text, options: [.nodePreserveWhitespace])
        var elements: [Element] = []
        func visit(_ node: XMLNode) {
            if let element = node as? XMLElement {
                let attributes = (element.attributes ?? []).map { ($0.name ?? "", $0.stringValue ?? "") }
                elements.append(
                    Element(
                        name: element.name ?? "", attributes: Dictionary(attributes) { first, _ in first },
                        text: element.stringValue ?? ""))
            }
            for child in node.children ?? [] { visit(child) }
        }
        visit(try #require(document.rootElement()))
        self.elements = elements
    }

    /// The elements with a name.
    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
}
