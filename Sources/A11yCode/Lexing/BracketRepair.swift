/// Why a file of code was not understood.
package struct CodeProblem: Hashable, Sendable {
    /// The reason, as half a sentence: "a bracket is not closed".
    package let words: String
    /// The offset of what is wrong.
    package let offset: Int

    /// A reason with its place.
    package init(_ words: String, at offset: Int) {
        self.words = words
        self.offset = offset
    }

    static let unclosed = "a bracket is not closed"
    static let unopened = "a bracket is closed that is not open"
}

/// Closes the brackets that nothing closes where the indentation says that they end, so that code which somebody is
/// still writing is read around the gap. Knows nothing of `#if`. The cost is linear: each bracket is opened and closed
/// once.
struct BracketRepair {
    private struct Open {
        /// Its place among the mended tokens.
        let token: Int
        let kind: UInt8
        /// How far its line is indented, in bytes.
        let indentation: Int
    }

    private let bytes: [UInt8]
    private var open: [Open] = []
    /// The open brackets of each kind, by their place among all open ones.
    private var braces: [Int] = []
    private var squares: [Int] = []
    private var rounds: [Int] = []
    /// How many closing braces there are too many.
    private var surplus: Int
    /// How far the line is indented that is being read.
    private var indentation = 0
    /// The tokens with those that were added, which have no bytes, and without brackets that close nothing.
    private(set) var tokens: [CodeToken] = []
    /// What is wrong, at its first place.
    private(set) var problem: CodeProblem?

    /// Mends the brackets of these tokens.
    init(_ broken: [CodeToken], of bytes: [UInt8]) {
        self.bytes = bytes
        let brackets = broken.lazy.map { BracketRepair.bracket($0, in: bytes) }
        surplus = brackets.count { $0 == UInt8(ascii: "}") } - brackets.count { $0 == UInt8(ascii: "{") }
        tokens.reserveCapacity(broken.count + BracketRepair.usualGaps)
        for token in broken { add(token) }
        while !open.isEmpty { closeLast(at: bytes.count) }
    }

    private static let usualGaps = 16

    private static func bracket(_ token: CodeToken, in bytes: [UInt8]) -> UInt8? {
        token.kind == .opening || token.kind == .closing ? bytes[token.start] : nil
    }

    private mutating func add(_ token: CodeToken) {
        var token = token
        if token.startsLine {
            indentation = bytes[..<token.start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
            // A declaration is not in a bracket whose line is indented as far as its own.
            if beginsDeclaration(token) {
                while let last = open.last, last.indentation >= indentation { closeLast(at: token.start) }
            }
        }
        guard let kind = BracketRepair.bracket(token, in: bytes) else { return tokens.append(token) }
        token.match = -1
        if token.kind == .closing { return close(kind, by: token) }
        switch kind {
        case UInt8(ascii: "{"): braces.append(open.count)
        case UInt8(ascii: "["): squares.append(open.count)
        default: rounds.append(open.count)
        }
        open.append(Open(token: tokens.count, kind: kind, indentation: indentation))
        tokens.append(token)
    }

    private func beginsDeclaration(_ token: CodeToken) -> Bool {
        token.kind == .word
            && BracketRepair.declarations.contains(String(decoding: bytes[token.start..<token.end], as: UTF8.self))
    }

    /// Words that begin a declaration and nothing in a statement.
    private static let declarations: Set<String> = [
        "actor", "class", "enum", "extension", "fileprivate", "func", "import", "internal", "override", "private",
        "protocol", "public", "static", "struct",
    ]

    private mutating func close(_ kind: UInt8, by token: CodeToken) {
        if kind == UInt8(ascii: "}"), token.startsLine {
            // What is in a brace whose line is indented as far has ended before.
            while braces.count > 1, open[braces[braces.count - 2]].indentation >= indentation {
                closeLast(at: token.start)
            }
        }
        let brace = braces.last
        let isTooMany =
            kind == UInt8(ascii: "}") && token.startsLine && surplus > 0
            && brace.map { open[$0].indentation < indentation } ?? true
        let ofKind = kind == UInt8(ascii: "}") ? brace : kind == UInt8(ascii: "]") ? squares.last : rounds.last
        // Between the innermost braces, or these.
        guard let partner = ofKind, partner >= brace ?? 0, !isTooMany else {
            if kind == UInt8(ascii: "}") { surplus -= 1 }
            return note(CodeProblem.unopened, at: token.start)
        }
        while open.count > partner + 1 { closeLast(at: token.start) }
        link(to: token)
    }

    private mutating func closeLast(at offset: Int) {
        if let last = open.last { note(CodeProblem.unclosed, at: tokens[last.token].start) }
        link(to: CodeToken(.closing, offset, offset, startsLine: false))
    }

    /// Closes the innermost bracket.
    private mutating func link(to closing: CodeToken) {
        guard let bracket = open.popLast() else { return }
        switch bracket.kind {
        case UInt8(ascii: "{"): braces.removeLast()
        case UInt8(ascii: "["): squares.removeLast()
        default: rounds.removeLast()
        }
        // `b: Int) {` belongs to the line of `init(a: Int,`.
        indentation = min(indentation, bracket.indentation)
        var closing = closing
        tokens[bracket.token].match = tokens.count
        closing.match = bracket.token
        tokens.append(closing)
    }

    private mutating func note(_ words: String, at offset: Int) { problem = problem ?? CodeProblem(words, at: offset) }
}
