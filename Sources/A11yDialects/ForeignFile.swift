import A11yModel

/// Files that are no text, or source code: read as YAML they would only be said to be broken.
enum ForeignFile {
    /// A noun for what the file is; nil for a text that may be anything.
    static func kind(of source: Source) -> String? {
        for (sign, kind) in signs where source.bytes.starts(with: latin(sign)) { return kind }
        if codeExtensions.contains(source.extension) { return "source code" }
        guard let first = source.bytes.first, first < 0x09 || first >= 0x80 else { return nil }
        // UTF-16 begins with such bytes as well; its marks are two bytes, and a tag or key comes behind them.
        let hasMark = [[0xFE, 0xFF], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0, 0x3C]].contains { mark in
            source.bytes.starts(with: mark)
        }
        return !hasMark && source.bytes.prefix(headLength).contains(0) ? "a binary file" : nil
    }

    /// What the formats begin with that lie beside screens in an app's folders.
    private static let signs = [
        ("bplist0", "a binary property list"), ("NIBArchive", "a compiled nib, made from a xib or a storyboard"),
        ("BOMStore", "a compiled asset catalog"), ("\u{89}PNG", "a picture"), ("\u{FF}\u{D8}\u{FF}", "a picture"),
        ("GIF8", "a picture"), ("%PDF-", "a PDF document"), ("PK\u{3}\u{4}", "an archive"),
        ("\u{1F}\u{8B}", "an archive"), ("SQLite format 3", "a database"),
    ]

    /// The bytes of a sign whose characters stand for one byte each.
    private static func latin(_ sign: String) -> [UInt8] {
        sign.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }

    /// Bytes within which a binary file shows that it is one: git looks at 8,000 for the same.
    private static let headLength = 8_000

    private static let codeExtensions: Set = [
        "c", "cc", "cpp", "cs", "css", "dart", "go", "h", "html", "java", "js", "jsx", "kt", "kts", "m", "mm", "php",
        "pl", "py", "rb", "rs", "sh", "swift", "ts", "tsx",
    ]
}
