/// The text without comments and without the contents of string literals, line breaks kept: enough of Swift's lexer to
/// look for words in code. What stands in an interpolation is code.
func codeOnly(_ text: String) -> String {
    var lexer = Lexer(rest: text[...])
    lexer.readCode(until: nil)
    return lexer.code
}

private struct Lexer {
    var rest: Substring
    var code = ""

    /// Reads to the parenthesis that closes an interpolation, or to the end.
    mutating func readCode(until end: Character?) {
        var depth = 0
        while let character = rest.first {
            if character == end, depth == 0 { return }
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == "/", rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else if "#\"".contains(character), let opening = rest.prefixMatch(of: /(#*)("""|")/) {
                rest = rest[opening.range.upperBound...]
                readString(closing: String(opening.2) + String(opening.1), escape: "\\" + String(opening.1))
            } else {
                code.append(character)
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func readString(closing: String, escape: String) {
        code += "\""
        while !rest.isEmpty, !rest.hasPrefix(closing) {
            if rest.hasPrefix(escape + "(") {
                rest = rest.dropFirst(escape.count + 1)
                code += "("
                readCode(until: ")")
                code += ")"
            } else if rest.hasPrefix(escape) {
                rest = rest.dropFirst(escape.count)
            }
            if rest.first == "\n" { code += "\n" }
            rest = rest.dropFirst()
        }
        rest = rest.dropFirst(closing.count)
        code += "\""
    }
}
