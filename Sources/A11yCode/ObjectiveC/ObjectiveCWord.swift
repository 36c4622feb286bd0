/// The words and symbols that mean something to the parser of Objective-C. What means the same to it is one case.
enum ObjectiveCWord: Sendable {
    // Declarations
    case interface, implementation, protocolWord, endWord, classList, importing, property, synthesize, section, audit
    case structure, enumeration, ofCPlusPlus, typedef, extern

    // Types
    case qualifier, attribute, nullableQualifier, nullable, context, inWord, outlet, action, builtin, void, id, typeof

    // Statements
    case exit, throwing, trying, catching, finally, synchronized, autoreleasePool
    case `if`, `else`, `for`, `while`, `do`, `switch`, `case`, `default`

    // Expressions
    case selector, macro, sizeof, templateCast, constant

    // Symbols
    case semicolon, comma, colon, question, dot, arrow, dots, at, hash, star, product, plus, minus, less,
        greater
    case lessOrEqual, greaterOrEqual, equality, ampersand, pipe, caret, and, or, not, increment, assign, compoundAssign

    /// The words by their texts.
    static let byText: [String: ObjectiveCWord] = {
        let texts: [(word: ObjectiveCWord, texts: String)] = [
            (.interface, "@interface"), (.implementation, "@implementation"), (.protocolWord, "@protocol"),
            (.endWord, "@end"), (.classList, "@class"), (.importing, "@import"), (.property, "@property"),
            (.synthesize, "@synthesize @dynamic"),
            (.section, "@optional @required @private @protected @public @package"),
            (.audit, "NS_ASSUME_NONNULL_BEGIN NS_ASSUME_NONNULL_END CF_ASSUME_NONNULL_BEGIN CF_ASSUME_NONNULL_END"),
            (.structure, "struct union"), (.enumeration, "enum"), (.ofCPlusPlus, "class namespace template using"),
            (.typedef, "typedef"), (.extern, "extern"),
            (.qualifier, "const volatile restrict static inline register __restrict __inline __inline__ __thread"),
            (.qualifier, "__weak __strong __block __unused __unsafe_unretained __autoreleasing __kindof __covariant"),
            (.qualifier, "__contravariant __extension__ _Nonnull __nonnull _Null_unspecified _Noreturn constexpr"),
            (.qualifier, "_Thread_local virtual explicit mutable typename friend thread_local _Complex __complex__"),
            (.attribute, "__attribute__ __attribute"), (.nullableQualifier, "_Nullable __nullable _Nullable_result"),
            (.nullable, "nullable"), (.context, "nonnull null_unspecified out inout bycopy byref oneway"),
            (.inWord, "in"), (.outlet, "IBOutlet IBInspectable IBOutletCollection"), (.action, "IBAction"),
            (.builtin, "char short int long float double signed unsigned bool auto _Bool BOOL Class instancetype SEL"),
            (.builtin, "CGFloat NSInteger NSUInteger NSTimeInterval size_t __auto_type __int128 _Float16"),
            (.void, "void"), (.id, "id"),
            (.typeof, "typeof __typeof __typeof__ decltype"), (.exit, "return break continue goto throw"),
            (.throwing, "@throw"), (.trying, "@try"), (.catching, "@catch"), (.finally, "@finally"),
            (.synchronized, "@synchronized"), (.autoreleasePool, "@autoreleasepool"), (.if, "if"), (.else, "else"),
            (.for, "for"), (.while, "while"), (.do, "do"), (.switch, "switch"), (.case, "case"), (.default, "default"),
            (.selector, "@selector"), (.macro, "@encode @available __builtin_available"),
            (.sizeof, "sizeof alignof _Alignof"), (.constant, "nil NULL Nil nullptr YES NO true false TRUE FALSE"),
            (.templateCast, "static_cast dynamic_cast reinterpret_cast const_cast"),
            (.semicolon, ";"), (.comma, ","), (.colon, ":"), (.question, "?"), (.dot, "."),
            (.arrow, "->"), (.dots, "..."), (.at, "@"), (.hash, "#"), (.star, "*"), (.product, "/ %"), (.plus, "+"),
            (.minus, "-"), (.less, "<"), (.greater, ">"), (.lessOrEqual, "<="), (.greaterOrEqual, ">="),
            (.equality, "== !="), (.ampersand, "&"), (.pipe, "|"), (.caret, "^"), (.and, "&&"), (.or, "||"),
            (.not, "! ~"), (.increment, "++ --"), (.assign, "="), (.compoundAssign, "+= -= *= /= %= &= |= ^="),
        ]
        let pairs = texts.flatMap { entry in entry.texts.split(separator: " ").map { (String($0), entry.word) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    /// What a word is to the parser: of names, a `context` is part of a type in front of it; a `tag` is `struct`,
    /// `enum`.
    enum Group: UInt8 {
        case keyword, qualifier, context, builtin, tag, operand, name, symbol
    }

    /// What the word is.
    var group: Group {
        switch self {
        case .qualifier, .attribute, .nullableQualifier, .extern: .qualifier
        case .context, .nullable, .inWord, .outlet, .action: .context
        case .builtin, .void, .id, .typeof: .builtin
        case .structure, .enumeration: .tag
        case .constant, .selector, .macro, .sizeof, .protocolWord: .operand
        case .audit, .ofCPlusPlus: .name
        case .interface, .implementation, .endWord, .classList, .importing, .property, .synthesize,
            .section, .typedef, .exit, .throwing, .trying, .catching, .finally, .synchronized, .autoreleasePool, .if,
            .else, .for, .while, .do, .switch, .case, .default, .templateCast:
            .keyword
        default: .symbol
        }
    }

    /// How tightly a symbol between two operands binds; nil for other words.
    var precedence: Int? {
        switch self {
        case .comma: Self.commaPrecedence
        case .assign, .compoundAssign: Self.assignmentPrecedence
        case .question: Self.ternaryPrecedence
        case .or: 4
        case .and: 5
        case .pipe: 6
        case .caret: 7
        case .ampersand: 8
        case .equality: 9
        case .less, .greater, .lessOrEqual, .greaterOrEqual: 10
        case .plus, .minus: 12
        case .star, .product: 13
        default: nil
        }
    }

    static let commaPrecedence = 1
    static let assignmentPrecedence = 2
    static let ternaryPrecedence = 3
    static let shiftPrecedence = 11
}
