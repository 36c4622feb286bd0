import A11yModel
import A11yProject
import Foundation

/// A document that is open in the editor, saved or not.
struct OpenDocument: Sendable {
    /// What the client calls it.
    let uri: String
    /// The client's version number of the document; nil without one.
    private(set) var version: Int?
    private(set) var lines: TextLines
    /// The path that its file has or will have.
    let path: String

    /// An opened document. `language` is the editor's identifier of its language.
    init(uri: String, language: String, version: Int?, text: String) {
        self.uri = uri
        self.version = version
        lines = TextLines(Array(text.utf8))
        path = OpenDocument.path(of: uri, language: language)
    }

    /// The text with its path, as the checker takes it.
    var source: Source { Source(path: path, bytes: lines.bytes) }

    /// Applies the changes of a notification, in their order. False where one of them is none: nothing is known of the
    /// text then.
    mutating func apply(_ changes: [JSON], version: Int?, in encoding: PositionEncoding) -> Bool {
        self.version = version
        for change in changes {
            guard let text = change["text"]?.text else { return false }
            guard let range = change["range"] else {
                lines = TextLines(Array(text.utf8))
                continue
            }
            guard let replaced = lines.bytes(in: range, encoding) else { return false }
            var bytes = lines.bytes
            bytes.replaceSubrange(replaced.start..<replaced.end, with: text.utf8)
            lines = TextLines(bytes)
        }
        return true
    }

    /// The absolute path of the file; a name for an unsaved document.
    private static func path(of uri: String, language: String) -> String {
        if let path = filePath(of: uri) { return path }
        let name = uri.split { "/:".contains($0) }.last.map(String.init) ?? "untitled"
        return name.contains(".") ? name : "\(name).\(language)"
    }

    /// The path that a URI names; nil for one of another scheme.
    static func filePath(of uri: String) -> String? {
        guard let url = URL(string: uri), url.isFileURL else { return nil }
        let path = url.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
