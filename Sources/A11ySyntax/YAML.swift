import A11yModel

/// YAML 1.2 as far as libyaml reads it, with the byte range of every key and value.
enum YAML {
    /// Reads all documents of a stream; after an error, what stands before it.
    static func parse(_ bytes: [UInt8]) -> Parsed<Tree> {
        var reader = YAMLReader(bytes)
        guard let failure = reader.read(upTo: bytes.count) else { return reader.finished() }
        guard let forbidden = failure.byteOffset else {
            reader.report(failure)
            return reader.finished()
        }
        // libyaml checks characters far ahead of what it has read: read again, up to the character that it refused.
        let at = min(reader.origin + forbidden, bytes.count)
        reader = YAMLReader(bytes)
        _ = reader.read(upTo: at)
        reader.report(YAMLMessage.forbidden(bytes, at: at), at: SourceRange(at, min(at + 1, bytes.count)))
        return reader.finished()
    }
}
