/// A token of Swift or Objective-C. Comments and the lines of `#if`, `#else` and `#endif` are no tokens: every branch
/// is read.
struct CodeToken: Sendable {
    /// What it is.
    enum Kind: UInt8, Sendable {
        /// An identifier or keyword, without the backticks of Swift; in Objective-C also `@interface`, `@property`, ….
        case word
        /// A number; in Objective-C also a character such as `'a'`.
        case number
        /// A whole string literal with its delimiters. The tokens inside its interpolations follow it, each
        /// interpolation between an `opening` and a `closing` parenthesis. Also a regex literal.
        case string
        /// `(`, `[` or `{`. In Objective-C the `@` of `@[`, `@{` and `@(` is a symbol before it.
        case opening
        /// `)`, `]` or `}`.
        case closing
        /// A single character or an operator, such as `.`, `=`, `==`, `?`, `!`, `->`, `@`, `#`, `,`, `:`. Behind an
        /// operand `?` and `!` are each a token. `<` and `>` are always single, since they may enclose types.
        case symbol
    }

    /// What it is.
    let kind: Kind
    /// Whether it is the first token of its line, which ends a statement of Swift.
    let startsLine: Bool
    /// Whether it is a string with interpolations.
    let isInterpolated: Bool
    private let first: Int32
    private let last: Int32
    private let number: Int32
    private var partner: Int32 = -1

    /// A token at these offsets. Files of two gigabytes and more are not read.
    init(_ kind: Kind, _ start: Int, _ end: Int, name: Int = -1, startsLine: Bool, isInterpolated: Bool = false) {
        self.kind = kind
        self.startsLine = startsLine
        self.isInterpolated = isInterpolated
        first = Int32(truncatingIfNeeded: start)
        last = Int32(truncatingIfNeeded: end)
        number = Int32(truncatingIfNeeded: name)
    }

    /// The offset of its first byte.
    var start: Int { Int(first) }
    /// The offset behind its last byte.
    var end: Int { Int(last) }
    /// Of a word or symbol: its number in `CodeFile.names`, which equal words share; else -1.
    var name: Int { Int(number) }
    /// Of a bracket: the index of the token that matches it; -1 for one that nothing matches, and for other tokens.
    /// Of the `#` of a `#define`: the index of the last token of that macro.
    var match: Int {
        get { Int(partner) }
        set { partner = Int32(truncatingIfNeeded: newValue) }
    }
}

/// What a lexer makes of a file.
struct LexedCode {
    private(set) var tokens: [CodeToken]
    /// The texts of words and symbols, by their number.
    let names: [String]
    /// The lines of `#if`, `#else`, `#endif` and, in Objective-C, `#import`, in their order.
    let directives: [CodeDirective]
    /// Why the file was not understood; nil for a file that was.
    private(set) var problem: CodeProblem?

    /// The same with brackets closed that nothing closes, in a file without `#if`.
    func mended(of bytes: [UInt8]) -> LexedCode {
        guard problem != nil, directives.isEmpty else { return self }
        let repair = BracketRepair(tokens, of: bytes)
        var mended = self
        mended.tokens = repair.tokens
        // What was missed first may be a bracket in a string that does not end.
        if [CodeProblem.unclosed, CodeProblem.unopened].contains(problem?.words) { mended.problem = repair.problem }
        return mended
    }
}

/// A line of `#if`, `#elseif`, `#else`, `#endif` or, in Objective-C, `#import`.
struct CodeDirective: Sendable {
    /// Which one it is. `#ifdef`, `#ifndef` and `#elif` count as `#if` and `#elseif`.
    enum Kind: Sendable {
        case begin, elseif, otherwise, end, importing
    }

    /// Which one it is.
    let kind: Kind
    /// The index of the first token behind it.
    let token: Int
    /// Its bytes, from the `#` to the end of its condition or path.
    let bytes: Range<Int>
    /// Of an `#import`: the number of its path in the names; else -1.
    var name = -1
    /// Of an `#import`: the offset of its path; else 0.
    var place = 0
    /// The index of the next directive of the same `#if`; -1 of an `#endif`, and where one is missing.
    var next = -1
    /// Of the first line of an `#if`: whether it ends and every bracket has its partner in the same branch.
    var isWhole = false
}
