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
    var match: Int {
        get { Int(partner) }
        set { partner = Int32(truncatingIfNeeded: newValue) }
    }
}
