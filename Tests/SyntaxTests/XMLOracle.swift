import A11ySyntax
import Foundation
import FoundationXML

/// A file as Foundation's parser reads it: a line for each element with its sorted attributes and its text. Nil if the
/// parser finds an error.
func foundationOutline(_ bytes: [UInt8]) -> String? {
    let parser = XMLParser(data: Data(bytes))
    let oracle = Oracle()
    parser.delegate = oracle
    return parser.parse() && !oracle.hasError ? oracle.roots.map { $0.outline(indent: "") }.joined() : nil
}

/// The same for our tree.
func oracleOutline(_ tree: Tree) -> String {
    func element(_ node: Node) -> Oracle.Element {
        let result = Oracle.Element(name: node.tag)
        for entry in node.entries { result.attributes[entry.key?.name ?? ""] = entry.text }
        result.text = node.text
        result.children = node.items.map(element)
        return result
    }
    return tree.roots.map { element($0).outline(indent: "") }.joined()
}

private final class Oracle: NSObject, XMLParserDelegate {
    final class Element {
        let name: String
        var attributes: [String: String] = [:]
        var text = ""
        var children: [Element] = []

        init(name: String) { self.name = name }

        func outline(indent: String) -> String {
            let words = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value.debugDescription)" }
            let isBlank = text.utf8.allSatisfy { $0 <= 0x20 }
            let shown = isBlank && !children.isEmpty ? "" : " " + text.debugDescription
            return indent + name + words.joined() + shown + "\n"
                + children.map { $0.outline(indent: indent + "  ") }.joined()
        }
    }

    var roots: [Element] = []
    var open: [Element] = []
    var hasError = false

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = Element(name: name)
        element.attributes = attributes
        if let parent = open.last { parent.children.append(element) } else { roots.append(element) }
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        // Foundation does not normalise the line breaks of CDATA (XML 1.0, 2.11), as it does in text.
        let text = String(decoding: block, as: UTF8.self)
        open.last?.text += text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { hasError = true }
}
