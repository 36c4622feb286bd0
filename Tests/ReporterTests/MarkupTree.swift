import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What libxml2 makes of markup: an independent reader, which ends at the first mistake.
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

    /// The elements of a document; the test fails where it cannot be read. The document type of HTML names no file.
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

    /// The elements of a name.
    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
}
