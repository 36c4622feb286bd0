import A11yModel

/// What git leaves in a file that two people changed.
enum MergeConflict {
    /// The problems of a file, where a conflict explains them: it takes the place of all that come with and after it.
    static func explaining(_ problems: [Problem], in bytes: [UInt8]) -> [Problem] {
        guard !problems.isEmpty, let marker = marker(in: bytes) else { return problems }
        let sentence = "one version expected: a merge conflict was left here"
        let conflict = Problem.syntax(sentence, at: marker, unchecked: "the rest of the file")
        return problems.filter { $0.range.start < marker.start } + [conflict]
    }

    /// The first line that git begins a conflict with.
    private static func marker(in bytes: [UInt8]) -> SourceRange? {
        let sign = Array("<<<<<<<".utf8)
        var start = bytes.starts(with: UTF8Text.byteOrderMark) ? UTF8Text.byteOrderMark.count : 0
        while start < bytes.count {
            if bytes[start...].starts(with: sign) { return SourceRange(start, start + sign.count) }
            guard let lineFeed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = lineFeed + 1
        }
        return nil
    }
}
