/// The words and symbols that mean something to the parser of Swift.
enum SwiftWord: String, CaseIterable, Sendable {
    // Declarations
    case actor, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, `init`, `let`
    case macro, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`, `var`

    // Modifiers
    case async, borrowing, consuming, convenience, distributed, dynamic, `fileprivate`, final, indirect, infix
    case `internal`, isolated, lazy, mutating, nonisolated, nonmutating, open, optional, override, package, postfix
    case prefix, `private`, `public`, required, sending, `static`, unowned, weak

    // Older spellings
    case ownedModifier = "__owned"
    case sharedModifier = "__shared"
    case consumingModifier = "__consuming"
    case constModifier = "_const"

    // Accessors
    case didSet, get, set, willSet
    case modify = "_modify"
    case read = "_read"
    case unsafeAddress, unsafeMutableAddress

    // Statements
    case `break`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`, `in`
    case discard, `repeat`, `return`, `switch`, `throw`, unknown, `where`, `while`, yield

    // Expressions and types
    case any, `as`, available, await, borrow, consume, copy, each, `false`, `inout`, `is`, `nil`, objc, `rethrows`,
        `self`
    case `super`, `throws`, `true`, `try`, unsafe
    // `some` would be read as `Optional.some`.
    case opaque = "some"
    case metatype = "Type"
    case protocolMetatype = "Protocol"
    case wildcard = "_"

    // Symbols
    case ampersand = "&"
    case arrow = "->"
    case assign = "="
    case at = "@"
    case backslash = "\\"
    case colon = ":"
    case comma = ","
    case dot = "."
    case equal = "=="
    case ellipsis = "..."
    case greater = ">"
    case hash = "#"
    case less = "<"
    case mark = "!"
    case question = "?"
    case semicolon = ";"
    case tilde = "~"

    /// Whether the word begins a declaration, behind its modifiers.
    var isDeclaration: Bool {
        switch self {
        case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .let, .operator, .precedencegroup,
            .protocol, .struct, .subscript, .typealias, .var:
            true
        default: false
        }
    }

    /// The words by their texts.
    static let byText = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// Whether the word declares a type.
    var typeForm: NodeForm? {
        switch self {
        case .actor: .actor
        case .class: .classType
        case .enum: .enumeration
        case .extension: .extensionType
        case .protocol: .protocolType
        case .struct: .structure
        default: nil
        }
    }

    /// Whether the word stands in front of a declaration. `class` is one too, if a declaration follows.
    var isModifier: Bool {
        switch self {
        case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .fileprivate, .final, .indirect,
            .infix, .internal, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override,
            .package, .postfix, .prefix, .private, .public, .required, .sending, .static, .unowned, .weak,
            .ownedModifier, .sharedModifier, .consumingModifier:
            true
        default: false
        }
    }

    /// Whether the word stands in front of a type.
    var isTypeSpecifier: Bool {
        switch self {
        case .inout, .borrowing, .consuming, .sending, .isolated, .nonisolated, .repeat, .each, .ownedModifier,
            .sharedModifier, .constModifier:
            true
        default: false
        }
    }

    /// Whether the word names an accessor.
    var isAccessor: Bool {
        switch self {
        case .didSet, .get, .set, .willSet, .modify, .read, .unsafeAddress, .unsafeMutableAddress, .`init`: true
        default: false
        }
    }

    /// Whether the word begins a statement that is not an expression.
    var isStatement: Bool {
        switch self {
        case .break, .continue, .defer, .do, .fallthrough, .for, .guard, .repeat, .return, .throw, .while: true
        default: false
        }
    }

    /// Whether the word is a keyword that no expression begins with.
    var isReserved: Bool {
        switch self {
        case .as, .case, .catch, .default, .else, .fileprivate, .in, .internal, .is, .private, .public, .rethrows,
            .static, .throws, .where:
            true
        default: isStatement || isDeclaration
        }
    }
}

/// How strongly an operator binds.
struct SwiftPrecedence: Equatable {
    let level: UInt8
    var isRightAssociative = false

    static let none = SwiftPrecedence(level: 0)
    static let assignment = SwiftPrecedence(level: 1, isRightAssociative: true)
    static let ternary = SwiftPrecedence(level: 2, isRightAssociative: true)
    static let arrow = SwiftPrecedence(level: 3, isRightAssociative: true)
    static let other = SwiftPrecedence(level: 4)
    static let cast = SwiftPrecedence(level: 9)
    static let prefix = SwiftPrecedence(level: 14)

    /// Of the operators of the standard library.
    private static let table: [String: SwiftPrecedence] = {
        let levels: [(Self, String)] = [
            (assignment, "= += -= *= /= %= <<= >>= &= |= ^= &+= &-= &*= &<<= &>>="),
            (Self(level: 5), "|| .| .^"), (Self(level: 6), "&& .&"),
            (Self(level: 7), "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="),
            (Self(level: 8, isRightAssociative: true), "??"), (Self(level: 10), "..< ..."),
            (Self(level: 11), "+ - &+ &- | ^"), (Self(level: 12), "* / % &* &"), (Self(level: 13), "<< >> &<< &>>"),
        ]
        var table: [String: Self] = [:]
        for (level, operators) in levels {
            for name in operators.split(separator: " ") { table[String(name)] = level }
        }
        return table
    }()

    /// Of an operator by its name. Operators such as `??=` that libraries declare assign, too.
    static func of(_ name: String) -> SwiftPrecedence {
        table[name] ?? (name.hasSuffix("=") && !name.hasPrefix("=") ? assignment : other)
    }

    /// Whether an operator on the left takes the operand between it and this one.
    func yields(to left: SwiftPrecedence) -> Bool { left.level > level || left.level == level && !isRightAssociative }
}
