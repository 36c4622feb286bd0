import A11yModel
import A11yProject
import Foundation

/// A document that is open in the editor, saved or not.
struct OpenDocument: Sendable {
    /// What the client calls it.
    let uri: String
    /// What it counts up at every change; nil where it does not say.
    private(set) var version: Int?
    /// Its text.
    private(set) var lines: TextLines
    /// The path that its file has or will have.
    let path: String

    /// A document that was opened. `language` is the editor's word for what is in it.
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

    /// The path of a file, absolute; a name for what is in no file yet.
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
