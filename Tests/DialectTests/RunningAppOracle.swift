import Foundation
import FoundationXML

/// A node of a description of a running app, as Foundation's parsers see it.
final class OracleNode {
    let type: String
    private let texts: [String: String]
    private(set) var children: [OracleNode] = []
    private let rect: [Double]?

    fileprivate init(tag: String, attributes: [String: String]) {
        type = tag.replacingOccurrences(of: "XCUIElementType", with: "")
        texts = attributes
        rect = OracleNode.rect(attributes.compactMapValues(Double.init))
    }

    fileprivate func add(_ child: OracleNode) { children.append(child) }

    fileprivate init(json: [String: Any]) {
        type = (json["type"] as? String ?? "").replacingOccurrences(of: "XCUIElementType", with: "")
        var texts = json.compactMapValues { $0 as? String }
        for (key, other) in [("label", "AXLabel"), ("value", "AXValue"), ("rawIdentifier", "AXUniqueId")] {
            texts[key] = texts[key] ?? texts[other]
        }
        self.texts = texts
        let frame = json["rect"] as? [String: Any] ?? json["frame"] as? [String: Any] ?? [:]
        let parts = [frame, frame["origin"] as? [String: Any] ?? [:], frame["size"] as? [String: Any] ?? [:]]
        rect = OracleNode.rect(
            parts.reduce(into: [:]) { all, part in
                for (key, value) in part { all[key] = (value as? NSNumber)?.doubleValue }
            })
        children = (json["children"] as? [[String: Any]] ?? []).map(OracleNode.init(json:))
    }

    private static func rect(_ numbers: [String: Double]) -> [Double]? {
        let rect = ["x", "y", "width", "height"].compactMap { numbers[$0] }
        return rect.count == 4 ? rect : nil
    }

    /// What must be found of the node: label, identifier and frame. The identifier is `name`, unless that is the label.
    var line: String {
        let label = texts["label"]?.trimmingCharacters(in: .whitespaces) ?? ""
        let name = texts["rawIdentifier"] ?? texts["name"] ?? ""
        return OracleNode.line(label, name == label ? "" : name, rect)
    }

    /// The value, if it differs from the label.
    var value: String? {
        texts["value"].flatMap { $0 == texts["label"] || $0 == texts["placeholderValue"] || $0.isEmpty ? nil : $0 }
    }

    static func line(_ label: String, _ identifier: String, _ rect: [Double]?) -> String {
        "“\(label)” \(identifier) \(rect.map { "\($0)" } ?? "nowhere")"
    }

    /// The node and its descendants in the order of the file, without those of the given types.
    func listed(without types: Set<String>) -> [OracleNode] {
        if types.contains(type) { return [] }
        return [self] + children.flatMap { $0.listed(without: types) }
    }
}

/// The outermost nodes of a file.
func oracleNodes(_ bytes: [UInt8]) throws -> [OracleNode] {
    if bytes.first == UInt8(ascii: "<") {
        let parser = XMLParser(data: Data(bytes))
        let delegate = OracleDelegate()
        parser.delegate = delegate
        _ = parser.parse()
        return delegate.tops
    }
    switch try JSONSerialization.jsonObject(with: Data(bytes)) {
    case let list as [[String: Any]]: return list.map(OracleNode.init(json:))
    case let object as [String: Any]:
        if let text = object["value"] as? String { return try oracleNodes(Array(text.utf8)) }
        return [OracleNode(json: object["value"] as? [String: Any] ?? object)]
    default: return []
    }
}

private final class OracleDelegate: NSObject, XMLParserDelegate {
    var tops: [OracleNode] = []
    private var open: [OracleNode] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard name.hasPrefix("XCUI") else { return }
        let node = OracleNode(tag: name, attributes: attributes)
        if let parent = open.last { parent.add(node) } else { tops.append(node) }
        open.append(node)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name.hasPrefix("XCUI") { open.removeLast() }
    }
}
