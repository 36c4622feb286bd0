/// The text without comments and without the contents of string literals, line breaks kept: enough of Swift's lexer to
/// look for words in code. What stands in an interpolation is code.
func codeOnly(_ text: String) -> String {
    var lexer = Lexer(rest: Array(text.utf8)[...])
    lexer.readCode(until: nil)
    return String(decoding: lexer.code, as: UTF8.self)
}

/// Bytes, since characters take most of the time of all tests of this kind.
private struct Lexer {
    var rest: ArraySlice<UInt8>
    var code: [UInt8] = []

    private static let (hash, quote, slash) = (UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "/"))
    private static let (opening, closing, line) = (UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\n"))

    /// Reads to the parenthesis that closes an interpolation, or to the end.
    mutating func readCode(until end: UInt8?) {
        var depth = 0
        while let byte = rest.first {
            if byte == end, depth == 0 { return }
            if byte == Lexer.opening { depth += 1 }
            if byte == Lexer.closing { depth -= 1 }
            if byte == Lexer.slash, rest.dropFirst().first == Lexer.slash {
                rest = rest.drop { $0 != Lexer.line }
            } else if byte == Lexer.hash || byte == Lexer.quote, let quotes {
                let hashes = rest.prefix { $0 == Lexer.hash }
                rest = rest.dropFirst(hashes.count + quotes.count)
                readString(closing: quotes + hashes, escape: [UInt8(ascii: "\\")] + hashes)
            } else {
                code.append(byte)
                rest.removeFirst()
            }
        }
    }

    /// The quotation marks that open a string here, behind number signs or none.
    private var quotes: [UInt8]? {
        let marks = rest.drop { $0 == Lexer.hash }
        return [[UInt8](repeating: Lexer.quote, count: 3), [Lexer.quote]].first { marks.starts(with: $0) }
    }

    private mutating func readString(closing: [UInt8], escape: [UInt8]) {
        code.append(Lexer.quote)
        while let byte = rest.first, byte != closing[0] || !rest.starts(with: closing) {
            if byte == escape[0], rest.starts(with: escape) {
                rest = rest.dropFirst(escape.count)
                if rest.first == Lexer.opening {
                    rest.removeFirst()
                    code.append(Lexer.opening)
                    readCode(until: Lexer.closing)
                    code.append(Lexer.closing)
                }
            }
            if rest.first == Lexer.line { code.append(Lexer.line) }
            rest = rest.dropFirst()
        }
        rest = rest.dropFirst(closing.count)
        code.append(Lexer.quote)
    }
}
