/// Reads Objective-C, C and what apps write of C++ as tokens. Linear in the size of the file, and without recursion,
/// whatever the bytes are.
struct ObjectiveCLexer: ~Copyable {
    private var writer: TokenWriter
    /// The first token of the `#define` that the tokens belong to, which ends with its line.
    private var macro: Int?
    private var isInMacro: Bool { macro != nil }

    /// Reads all bytes.
    static func lex(_ bytes: [UInt8]) -> LexedCode {
        var lexer = ObjectiveCLexer(writer: TokenWriter(bytes))
        while true {
            lexer.skipBlanks()
            if lexer.writer.isAtEnd { break }
            lexer.readToken()
        }
        lexer.endMacro()
        return lexer.writer.end()
    }

    /// Moves behind blanks, line breaks and backslashes before these. The end of its line ends a `#define`.
    private mutating func skipBlanks() {
        while !writer.isAtEnd {
            if let length = writer.lengthOfContinuation {
                writer.offset += length
            } else if writer.isIn(ByteClass.newline) {
                endMacro()
                writer.startsLine = true
                writer.offset += 1
            } else if writer.isIn(ByteClass.blank) {
                writer.offset += 1
            } else {
                return
            }
        }
    }

    private mutating func endMacro() {
        guard let first = macro else { return }
        writer.brackets.endMacro()
        writer.endMacro(first)
        macro = nil
    }

    private mutating func readToken() {
        switch writer.byte() {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): writer.addNumber(separator: UInt8(ascii: "'"), isOfC: true)
        case UInt8(ascii: ".") where writer.isIn(ByteClass.digit, 1):
            writer.addNumber(separator: UInt8(ascii: "'"), isOfC: true)
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): writer.addOpening()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): writer.addClosing()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): readQuoted(from: writer.offset)
        case UInt8(ascii: "@"): readAt()
        case UInt8(ascii: "#"): readHash()
        case UInt8(ascii: "/") where writer.byte(1) == UInt8(ascii: "/"): writer.skipContinuedLine()
        case UInt8(ascii: "/") where writer.byte(1) == UInt8(ascii: "*"):
            let startsLine = writer.startsLine
            writer.skipBlockComment(nests: false)
            // The directive goes on behind a comment of several lines.
            if isInMacro { writer.startsLine = startsLine }
        default: if writer.isIn(ByteClass.word) { readWord() } else { readSymbol() }
        }
    }

    // MARK: Words and symbols

    private mutating func readWord() {
        let start = writer.offset
        if writer.byte() >= 0x80, let length = UnicodeOperator.length(in: writer.bytes, at: start) {
            return writer.addSymbol(length)
        }
        writer.addWord(from: start)
        // `R"name(text)name"` is a string of C++.
        if writer.byte() == UInt8(ascii: "\""), writer.byte(-1) == UInt8(ascii: "R"), writer.offset - start <= 3 {
            readRawString()
        }
    }

    /// Adds a symbol: `...`, one of two characters such as `->`, `++`, `==` and `+=`, or a single one.
    private mutating func readSymbol() {
        let first = writer.byte()
        switch writer.byte(1) {
        case UInt8(ascii: "."): writer.addSymbol(writer.comesNext("...") ? 3 : 1)
        case UInt8(ascii: "="): writer.addSymbol("=!<>+-*/%&|^".utf8.contains(first) ? 2 : 1)
        case UInt8(ascii: ">"): writer.addSymbol(first == UInt8(ascii: "-") ? 2 : 1)
        case let second: writer.addSymbol(first == second && "+-&|:#".utf8.contains(first) ? 2 : 1)
        }
    }

    /// The words that `@` belongs to.
    private static let keywords: Set<String> = [
        "@autoreleasepool", "@available", "@catch", "@class", "@compatibility_alias", "@defs", "@dynamic", "@encode",
        "@end", "@finally", "@implementation", "@import", "@interface", "@optional", "@package", "@private",
        "@property", "@protected", "@protocol", "@public", "@required", "@selector", "@synchronized", "@synthesize",
        "@throw", "@try",
    ]

    private mutating func readAt() {
        let start = writer.offset
        if writer.byte(1) == UInt8(ascii: "\"") {
            writer.offset += 1
            return readQuoted(from: start)
        }
        var length = 1
        while length < 24, writer.isIn(ByteClass.word, length) { length += 1 }
        let end = min(start + length, writer.bytes.count)
        guard Self.keywords.contains(String(decoding: writer.bytes[start..<end], as: UTF8.self)) else {
            return writer.addSymbol(1)
        }
        writer.offset = end
        writer.addNamed(.word, from: start)
    }

    // MARK: Strings

    /// Reads a string or character whose quotation mark is at the position.
    private mutating func readQuoted(from start: Int) {
        let quote = writer.byte()
        writer.offset += 1
        while !writer.isAtEnd, writer.byte() != quote {
            if writer.isIn(ByteClass.newline) { break }
            if let length = writer.lengthOfContinuation {
                writer.offset += length
            } else {
                let isEscape = writer.byte() == UInt8(ascii: "\\") && !writer.isIn(ByteClass.newline, 1)
                writer.offset += isEscape ? 2 : 1
            }
        }
        writer.offset = min(writer.offset, writer.bytes.count)
        let isString = quote == UInt8(ascii: "\"")
        if writer.byte() == quote, !writer.isAtEnd {
            writer.offset += 1
        } else if !isInMacro {
            writer.note(isString ? "a string in it does not end" : "a character in it does not end", at: start)
        }
        writer.add(isString ? .string : .number, from: start)
    }

    /// The longest name that C++ allows around the text of a raw string.
    private static let rawNameLimit = 16

    /// Reads `"name(text)name"` as C++ does behind an `R`.
    private mutating func readRawString() {
        let start = writer.offset
        var name = 0
        while name <= Self.rawNameLimit, writer.byte(1 + name) != UInt8(ascii: "("),
            !writer.isIn(ByteClass.newline, 1 + name)
        {
            name += 1
        }
        guard writer.byte(1 + name) == UInt8(ascii: "(") else { return readQuoted(from: start) }
        let closing = [UInt8(ascii: ")")] + writer.bytes[start + 1..<start + 1 + name] + [UInt8(ascii: "\"")]
        writer.offset += name + 2
        while !writer.isAtEnd, !writer.bytes[writer.offset...].starts(with: closing) { writer.offset += 1 }
        if writer.isAtEnd { writer.note("a string in it does not end", at: start) }
        writer.offset = min(writer.offset + closing.count, writer.bytes.count)
        writer.add(.string, from: start)
    }

    // MARK: Directives

    private mutating func readHash() {
        guard writer.startsLine, !isInMacro else { return readSymbol() }
        let start = writer.offset
        writer.offset += 1
        while writer.isIn(ByteClass.blank), !writer.isAtEnd { writer.offset += 1 }
        var length = 0
        while length < 16, writer.isIn(ByteClass.word, length) { length += 1 }
        let end = min(writer.offset + length, writer.bytes.count)
        let word = String(decoding: writer.bytes[writer.offset..<end], as: UTF8.self)
        if word == "define" {
            beginMacro(at: start)
        } else {
            writer.offset = end
            readDirective(word, from: start)
        }
    }

    /// The body of a macro is read as code, with brackets of its own.
    private mutating func beginMacro(at start: Int) {
        writer.offset = start
        writer.brackets.beginMacro()
        macro = writer.tokens.count
        writer.addSymbol(1)
    }

    /// Reads the line of a directive behind its name.
    private mutating func readDirective(_ word: String, from hash: Int) {
        let start = writer.offset
        if word == "import" || word == "include" { readImport(from: hash) }
        writer.skipDirective()
        switch word {
        case "if", "ifdef", "ifndef":
            let condition = String(decoding: writer.bytes[start..<writer.offset], as: UTF8.self)
                .filter { !$0.isWhitespace }
            let isOfCPlusPlus = word != "ifndef" && condition.contains("__cplusplus")
            writer.add(.begin, from: hash, leavesOutBraces: isOfCPlusPlus)
            if word == "if", condition == "0" { skipBranch() }
        case "elif": writer.add(.elseif, from: hash)
        case "else": writer.add(.otherwise, from: hash)
        case "endif": writer.add(.end, from: hash)
        default: writer.skipContinuedLine()
        }
    }

    /// Reads the path of an `#import`, `"X.h"` or `<UIKit/UIKit.h>`. A macro in its place has no path.
    private mutating func readImport(from hash: Int) {
        while writer.isIn(ByteClass.blank), !writer.isAtEnd { writer.offset += 1 }
        let closing = writer.byte() == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: "\"")
        guard writer.byte() == closing || closing == UInt8(ascii: ">") else { return }
        let start = writer.offset + 1
        writer.offset = start
        while !writer.isAtEnd, !writer.isIn(ByteClass.newline), writer.byte() != closing { writer.offset += 1 }
        let path = start..<writer.offset
        if writer.byte() == closing { writer.offset += 1 }
        writer.addImport(path, from: hash)
    }

    /// Moves to the end of a branch that is never compiled, which may hold any text.
    private mutating func skipBranch() {
        var depth = 0
        while !writer.isAtEnd {
            writer.skipLine()
            while writer.isIn(ByteClass.newline | ByteClass.blank), !writer.isAtEnd { writer.offset += 1 }
            guard writer.byte() == UInt8(ascii: "#") else { continue }
            var distance = 1
            while writer.isIn(ByteClass.blank, distance), writer.offset + distance < writer.bytes.count {
                distance += 1
            }
            let name = writer.bytes[min(writer.offset + distance, writer.bytes.count)...].prefix(5)
            if name.starts(with: "if".utf8) { depth += 1 }
            let isEnd = name.starts(with: "endif".utf8)
            if depth == 0, isEnd || name.starts(with: "el".utf8) {
                writer.startsLine = true
                return
            }
            if isEnd { depth -= 1 }
        }
    }
}
