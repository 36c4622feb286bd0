import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a parsed report.
struct Tag {
    let name: String
    /// The element that it stands in; empty for the root.
    let parent: String
    let attributes: [String: String]
    var text = ""

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The elements of a document in its order; nil where it is not well-formed.
    static func all(in document: String) -> [Tag]? {
        let collector = Collector()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = collector
        return parser.parse() ? collector.tags : nil
    }
}

/// Collects elements in document order; a class because the parser's delegate must be one.
private final class Collector: NSObject, XMLParserDelegate {
    var tags: [Tag] = []
    private var open: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        tags.append(Tag(name: name, parent: open.last ?? "", attributes: attributes))
        open.append(name)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard let last = tags.indices.last else { return }
        tags[last].text += text
    }
}
