/// One file as it was handed to us: where it is from, and its bytes.
public struct Source: Sendable {
    /// The path shown in reports; `-` for standard input without a name.
    public let path: String
    /// The file's bytes, not yet decoded.
    public let bytes: [UInt8]

    /// A source of these bytes, shown as `path`.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// A source of a text, encoded as UTF-8.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}
