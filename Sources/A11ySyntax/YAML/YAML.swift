import A11yModel

/// YAML 1.2 as far as libyaml reads it, with the byte range of every key and value.
enum YAML {
    /// Reads all documents of a stream; after an error, what stands before it.
    static func parse(_ bytes: [UInt8], within limits: Limits) -> Parsed<Tree> {
        var reader = YAMLReader(bytes, within: limits)
        if let excess = excessDirective(bytes) {
            _ = reader.read(upTo: excess)
            reader.report(
                "at most \(directiveLimit) lines that begin with `%` expected", at: SourceRange(excess, excess + 1))
            return reader.finished()
        }
        guard let failure = reader.read(upTo: bytes.count) else { return reader.finished(isWhole: true) }
        guard let forbidden = failure.byteOffset else {
            reader.report(failure)
            return reader.finished()
        }
        // libyaml checks characters far ahead of what it has read: read again, up to the character that it refused.
        let at = min(reader.origin + forbidden, bytes.count)
        reader = YAMLReader(bytes, within: limits)
        _ = reader.read(upTo: at)
        reader.report(YAMLMessage.forbidden(bytes, at: at), at: SourceRange(at, min(at + 1, bytes.count)))
        return reader.finished()
    }

    /// Directives of a file. libyaml compares each with all before it; screens have none.
    private static let directiveLimit = 1000

    /// The first line that begins with `%` beyond the limit.
    private static func excessDirective(_ bytes: [UInt8]) -> Int? {
        var count = 0
        var start = 0
        while let sign = bytes.offset(of: "%", from: start) {
            start = sign + 1
            guard sign == 0 || bytes[sign - 1] == 0x0A || bytes[sign - 1] == 0x0D else { continue }
            count += 1
            if count > directiveLimit { return sign }
        }
        return nil
    }
}
