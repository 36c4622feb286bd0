import A11yModel
import Foundation
import FoundationXML

/// Another reader of Mac and watch documents, on Foundation's XML: the controls of a file by object id, with the names
/// that the file gives them. It shares no code with ours, and knows no more than the format's own description.
final class ControlNameOracle: NSObject, XMLParserDelegate {
    private final class Tag {
        let name: String
        let attributes: [String: String]
        weak var parent: Tag?
        var parts: [Tag] = []

        init(_ name: String, _ attributes: [String: String], in parent: Tag?) {
            self.name = name
            self.attributes = attributes
            self.parent = parent
        }

        subscript(attribute: String) -> String { attributes[attribute] ?? "" }

        /// The tags inside, at any depth, with itself.
        var all: [Tag] { [self] + parts.flatMap(\.all) }
    }

    private var root: Tag?
    private var current: Tag?

    /// The names of the controls in a file, by object id; empty for a control without one. Nil where it is no XML.
    static func names(in source: Source) -> [String: String]? {
        let oracle = ControlNameOracle()
        let parser = XMLParser(data: Data(source.bytes))
        parser.delegate = oracle
        guard parser.parse(), let root = oracle.root else { return nil }
        let tags = root.all
        let byID = Dictionary(tags.map { ($0["id"], $0) }, uniquingKeysWith: { first, _ in first })
        let isWatch = root["targetRuntime"] == "watchKit"
        let controls = tags.filter { controlTags.contains($0.name) && !$0["id"].isEmpty }
        let named = controls.map { ($0["id"], isWatch ? watchName(of: $0) : macName(of: $0, byID)) }
        return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    private static let controlTags: Set<String> = [
        "button", "popUpButton", "textField", "secureTextField", "comboBox", "slider", "switch", "colorWell",
    ]

    private static func watchName(of control: Tag) -> String {
        if !control["accessibilityLabel"].isEmpty { return control["accessibilityLabel"] }
        if !control["title"].isEmpty { return control["title"] }
        return control.all.filter { $0.name == "label" }.map { $0["text"] }.joined(separator: ", ")
    }

    private static func macName(of control: Tag, _ byID: [String: Tag]) -> String {
        let cell = control.parts.first { $0["key"] == "cell" }
        let details = control.parts + (cell?.parts ?? [])
        let description = details.first { $0.name == "accessibility" }?["description"] ?? ""
        if !description.isEmpty { return description }
        // What a field or a pop-up button shows is its value.
        let isValue = control.name == "popUpButton" || cell?["editable"] == "YES"
        if !isValue, let title = cell?["title"], !title.isEmpty { return title }
        let lines = details.filter { $0.name == "connections" }.flatMap(\.parts)
        if let line = lines.first(where: { $0.name == "accessibilityConnection" && $0["property"] == "title" }),
            let end = byID[line["destination"]]
        {
            return end["title"].isEmpty ? end.parts.first { $0["key"] == "cell" }?["title"] ?? "" : end["title"]
        }
        return ""
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        let tag = Tag(name, attributes, in: current)
        if let current { current.parts.append(tag) } else { root = tag }
        current = tag
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        current = current?.parent
    }
}
