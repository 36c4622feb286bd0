import A11yModel
import A11ySyntax

/// A description of a running app inside another text: the answer of a server, a log, a page of Markdown.
///
/// Where nothing is escaped, what stands around it is blanked out, so that places stay those of the file.
enum Capture {
    /// Wrappings that are taken off one after the other: JSON in JSON in a log.
    static let mostWrappings = 3

    /// The text of what is described in a file; nil where the file is that text, or holds none. `isRead` says that a
    /// dialect reads the file as it is: then only what stands around the description is left out.
    static func text(in parsed: Parsed<Tree>, isRead: Bool) -> [UInt8]? {
        if isRead && parsed.problems.isEmpty { return nil }
        let tree = parsed.tree
        if tree.syntax == .hierarchy { return nil }
        if isRead { return tree.syntax == .xml ? changed(CapturedXML.alone(in: tree.bytes), tree.bytes) : nil }
        if let root = tree.roots.first, parsed.problems.isEmpty, let text = quoted(in: root) { return text }
        return changed(alone(in: tree.bytes), tree.bytes)
    }

    private static func changed(_ text: [UInt8]?, _ bytes: [UInt8]) -> [UInt8]? { text == bytes ? nil : text }

    /// The first description in a text that is neither XML nor JSON.
    private static func alone(in bytes: [UInt8]) -> [UInt8]? {
        if let text = CapturedXML.alone(in: bytes) ?? CapturedJSON.alone(in: bytes) { return text }
        let isMarkup = (CapturedXML.signs + ["hierarchy"]).contains { bytes.offset(of: "&lt;" + $0) != nil }
        let isJSON = CapturedJSON.keys.contains { bytes.offset(of: "&quot;\($0)&quot;") != nil }
        return isMarkup || isJSON ? Escapes.withoutMarkup(bytes) : nil
    }

    /// The descriptions that a JSON document holds as texts, or line by line.
    private static func quoted(in root: Node) -> [UInt8]? {
        var texts: [String] = []
        for node in root.wrapped {
            let scalars = ([node] + (node.kind == .mapping ? Array(node.entries) : Array(node.items)))
                .filter { $0.kind == .scalar && !$0.isPlain }.map(\.text)
            let lines = scalars.joined(separator: "\n")
            let areLines = node.kind == .sequence && Hierarchy.recognises(lines)
            texts += areLines ? [lines] : scalars.filter(isDescription)
        }
        return texts.isEmpty ? nil : Array(texts.joined(separator: "\n").utf8)
    }

    private static func isDescription(_ text: String) -> Bool {
        switch text.first(where: { !$0.isWhitespace }) {
        case "<": true
        case "{", "[": CapturedJSON.keys.contains { Array(text.utf8).offset(of: "\"\($0)\"") != nil }
        default: Hierarchy.recognises(text)
        }
    }
}
