/// A file of Swift or Objective-C as a tree: declarations, statements and expressions, each with its exact bytes.
///
/// The nodes lie in one array, so that a tree of any depth is made, walked and freed without recursion. Node 0 is the
/// file. `NodeKind` says which children a node has, and in which order.
final class CodeTree: Sendable {
    /// The nodes. A parent may come after its children.
    let nodes: [Node]
    /// The texts of the names, by number; from the lexer.
    let names: [String]

    init(nodes: [Node], names: [String]) {
        self.nodes = nodes
        self.names = names
    }

    /// A node of a tree, by its index.
    typealias ID = Int32

    /// A node: its kind, its bytes and its place among the others.
    struct Node: Sendable {
        /// What it is.
        var kind: NodeKind
        /// Which of the forms of its kind it has.
        var form: NodeForm = .plain
        /// What else holds for it.
        var flags: NodeFlags = []
        /// The number of its name in `names`; -1 without one.
        var name: Int32 = -1
        /// The offset of its first byte.
        var start: Int32
        /// The offset behind its last byte.
        var end: Int32
        /// The offset of its name; of an operation the offset of the operator; else its start.
        var place: Int32
        /// The node around it; -1 of the file.
        var parent: ID = -1
        /// Its first child; -1 without children.
        var firstChild: ID = -1
        /// The next child of its parent; -1 of the last one.
        var next: ID = -1
    }

    /// The node of an index.
    @inline(__always) subscript(id: ID) -> Node { nodes[Int(id)] }

    /// The name of a node; empty without one.
    func name(of id: ID) -> String {
        let number = self[id].name
        return number < 0 ? "" : names[Int(number)]
    }

    /// The tree without some nodes and all that is in them.
    func excluding(_ roots: [ID]) -> CodeTree {
        var nodes = nodes
        let left = Set(roots)
        for parent in Set(roots.map { self[$0].parent }) where parent >= 0 {
            var last = ID(-1)
            for child in children(of: parent).reversed() where !left.contains(child) {
                nodes[Int(child)].next = last
                last = child
            }
            nodes[Int(parent)].firstChild = last
        }
        var pending = roots
        while let id = pending.popLast() {
            pending += children(of: id)
            nodes[Int(id)].kind = .excluded
            (nodes[Int(id)].name, nodes[Int(id)].firstChild) = (-1, -1)
        }
        return CodeTree(nodes: nodes, names: names)
    }

    /// The children of a node in their order.
    func children(of id: ID) -> Children { Children(tree: self, upcoming: self[id].firstChild) }

    /// The children of a node, one after another.
    struct Children: Sequence, IteratorProtocol {
        fileprivate let tree: CodeTree
        fileprivate var upcoming: ID

        mutating func next() -> ID? {
            guard upcoming >= 0 else { return nil }
            let id = upcoming
            upcoming = tree[id].next
            return id
        }
    }

    /// The children of a kind.
    func children(of id: ID, _ kind: NodeKind) -> [ID] { children(of: id).filter { self[$0].kind == kind } }

    /// The first child with a value: the initial value of a variable, the list of a loop.
    func expression(of id: ID) -> ID? { children(of: id).first { self[$0].kind.isExpression } }

    /// What the first argument of a call or macro passes; nil without one.
    func firstPassed(to id: ID) -> ID? {
        child(of: id, .argument).flatMap { self[$0].firstChild >= 0 ? self[$0].firstChild : nil }
    }

    /// What the arguments of a call pass.
    func passed(to id: ID) -> [ID] { children(of: id, .argument).map { self[$0].firstChild }.filter { $0 >= 0 } }

    /// What an assignment to a node gives it, or the first argument of a call of it; nil where nothing is given.
    func given(to id: ID) -> ID? {
        if node(.assignment, on: id) != nil { return self[id].next >= 0 ? self[id].next : nil }
        return node(.call, on: id).flatMap(firstPassed)
    }

    /// What stands before the dot of a member; nil of any other node.
    func base(of id: ID) -> ID? { self[id].kind == .member && self[id].firstChild >= 0 ? self[id].firstChild : nil }

    /// A node and what is around it, from within, without the file.
    func path(of id: ID) -> some Sequence<ID> { sequence(first: id) { self[$0].parent > 0 ? self[$0].parent : nil } }

    /// The nodes whose bytes are among those of a node.
    func nodes(within outer: ID) -> some Sequence<ID> {
        nodes.indices.lazy.map { ID($0) }.filter { self.contains(outer, $0) }
    }

    /// The node of a kind that begins with another one: the call of what is called, the assignment to a target, the
    /// member of a base.
    func node(_ kind: NodeKind, on first: ID) -> ID? {
        let parent = self[first].parent
        return parent >= 0 && self[parent].kind == kind && self[parent].firstChild == first ? parent : nil
    }

    /// Whether the bytes of a node are among those of another.
    func contains(_ outer: ID, _ inner: ID) -> Bool {
        self[inner].start >= self[outer].start && self[inner].end <= self[outer].end
    }

    /// The first child of a kind.
    func child(of id: ID, _ kind: NodeKind) -> ID? {
        var next = self[id].firstChild
        while next >= 0 {
            if self[next].kind == kind { return next }
            next = self[next].next
        }
        return nil
    }
}

/// What a node is. “x?” is a child that may be missing, “x*” any number of children, and the order is the one given.
enum NodeKind: UInt8, Sendable, CaseIterable {
    // MARK: Declarations

    /// The file: items*. An item is a declaration, a statement or an expression.
    case file
    /// `class X: Y`, `extension X`, `@interface X : Y`, …, see `NodeForm`: modifier*, inherited*, items*.
    /// The name of `extension Module.Outer.Inner` is `Inner`.
    case type
    /// A word in front of a declaration: `private`, `override`, `static`, `weak`, `@IBOutlet`, `@objc`, …, with its
    /// `@`. In Objective-C also `static` for `+`, `@IBOutlet` for `IBOutlet`, the words of `@property (…)`.
    /// argument* of `@objc(name)`, `private(set)`, `@available(iOS 13, *)`, where they can be read.
    case modifier
    /// A type after the colon of a type declaration: type.
    case inherited
    /// A function with its base name: `setTitle` of `setTitle(_:for:)` and of `setTitle:forState:`, `init`, `deinit`,
    /// `subscript`, an operator; in Objective-C `init…` keeps its own name. modifier*, parameter*, type? (the result),
    /// block? or accessor* (of a subscript). `init?` has the flag `isOptional`, `init!` the flag `isForced`.
    case function
    /// A parameter, named as the body knows it: modifier*, label? (of functions; `_` for none), type?, expression?
    /// (its default).
    case parameter
    /// The argument label of a parameter; in Objective-C the further pieces of the selector, `_` for the first. Among
    /// statements the label of a `goto`, by name.
    case label
    /// `let`, `var`, `@property`, an instance variable or a local of Objective-C, one node a name: modifier*, type?,
    /// expression? (its initial value), accessor*. `var a, b: T` gives both the type, without its parts, and the same
    /// modifiers. `let (a, b) = x` is one without a name: modifier*, pattern, type?, expression?.
    case variable
    /// `get`, `set`, `willSet`, `didSet`, … with that name; `get` of a body without it. modifier*, parameter?,
    /// block?.
    case accessor
    /// A case of an enumeration, one node a name: modifier*, parameter*, expression? (its raw value).
    case enumCase
    /// `typealias X = Y`, `typedef Y X;`, `@compatibility_alias X Y`, `associatedtype X = Y`: modifier*, type?.
    case alias
    /// `import X`, `#import "X.h"`, `@import X`: modifier*. Named by the module: `A` of `import class A.B`.
    case importing
    /// `#define X …`. Its tokens are not read.
    case macroDefinition

    // MARK: Types

    /// A type as it is written, with parentheses around it. Named by its last part: `Inner` of `Outer.Inner<T>?`, and
    /// of `[Inner]`; modifier* (`@escaping`, `inout`, `~`), type* (generic arguments, the element of an array, parts of
    /// a dictionary, tuple, function or composition; the result of a function comes last; `X` of `X.Type`).
    case typeName

    // MARK: Statements

    /// Statements between braces, or the single statement after `if (…)` in Objective-C: items*.
    case block
    /// `if`: condition*, block, then a block or an `ifStatement` for `else`.
    case ifStatement
    /// `guard`: condition*, block.
    case guardStatement
    /// `switch`: expression, then clause* or compileIf*.
    case switchStatement
    /// `case …:` or `default:`: modifier* (`@unknown`), then each pattern with a condition? (its `where`), block.
    case clause
    /// A condition of `if`, `guard` or `while`, or `where`: an expression, a variable (`let x = y`; without a value for
    /// `let x`), or a pattern.
    case condition
    /// What a `case` matches: an expression in which `let x` is a variable; as a condition with the matched expression
    /// behind it.
    case pattern
    /// `for x in y`: variable or pattern, expression, condition? (its `where`), block. `for (;;)`, `while`, `repeat`:
    /// items* or condition*, block; also of `repeat`, whose block is written first. A loop, `if`, `switch` or `do` with
    /// a label is named by it.
    case loop
    /// `return`, `throw`, `break`, `continue`, `fallthrough`, `goto`, named so: expression?.
    case exit
    /// `defer`: block.
    case deferStatement
    /// `do` and `@try`: block, catching*, block? (`@finally`). Also `@synchronized`, `@autoreleasepool`: expression?,
    /// block.
    case doStatement
    /// `catch`: each pattern with a condition? (its `where`), or a variable with it, block.
    case catching
    /// `#if` with its branches: compileBranch*. Within a chain of members and calls first the expression that goes on,
    /// and each branch has a chain that begins with a member without a base.
    case compileIf
    /// A branch of `#if`: condition? (none for `#else`), items*.
    case compileBranch

    // MARK: Expressions

    /// A name: a variable, function or type, `self`, `super`, `Self`, `_`, `$0`, an operator that is passed: type* (its
    /// generic arguments). `f(a:b:)` that is not called is named `f`, and ends behind the labels.
    case name
    /// `base.name`; `.name` without a base: expression?, type* (generic arguments, behind the name). In Objective-C
    /// also `base->name`.
    case member
    /// A call: callee, argument*. A message `[x setTitle:t forState:s]` calls the member `setTitle` of `x` with the
    /// labels `_` and `forState`; `[x title]` calls the member `title` without arguments.
    case call
    /// An argument, named by its label; -1 without one: expression.
    case argument
    /// `base[index]`: expression, argument*.
    case subscripting
    /// A string with its delimiters; the expressions of interpolations are its arguments: argument*. In Objective-C
    /// literals in a row are one string, and macros among them are its arguments.
    case string
    /// A number or character.
    case number
    /// `nil`, `true`, `false`, `YES`, `NULL`, …, by name.
    case constant
    /// A regular expression.
    case regex
    /// `[a, b]`, `@[a, b]`, and `{ a, .b = c }` of C, where `.b = c` is an assignment: expression*.
    case array
    /// `[a: b]`, `@{a: b}`: keys and values in turn.
    case dictionary
    /// A tuple of none or several expressions: argument*. Parentheses around one expression are no node.
    case tuple
    /// `=`, `+=`, `|=`, …, by name: expression (the target), expression.
    case assignment
    /// `{ [weak self] x in … }`, `^(UIView *x) { … }`: modifier*, capture*, parameter*, type?, block (from `in` on).
    case closure
    /// `self` or `x = y` of a capture list, by name, with its modifier: modifier*, expression?.
    case capture
    /// `as`, `as?`, `as!`, `is`, by name; `cast` for `(Type *)x`: expression (none in the pattern
    /// `is T`), type.
    case cast
    /// `a ? b : c`: three expressions. In Objective-C `a ?: c` has two.
    case ternary
    /// An operator with two operands, by name, also `&&`, `||` and `??`: expression, expression. Operators of one line
    /// of operands with custom or unknown precedence group from the left.
    case binary
    /// An operator, `try`, `try?`, `try!`, `await`, `inout &`, … before an operand, by name: expression.
    case prefix
    /// An operator behind an operand other than `?` and `!` (which are flags of the operand), by name: expression.
    case postfix
    /// `\Root.path`: type?, then the chain of its path as an expression.
    case keyPath
    /// `#selector(…)`, `@selector(…)`, `#keyPath(…)`, `#available(…)`, `#Preview(…) { … }`, `@encode(…)`, …, by its
    /// name with its sign: argument*.
    /// In Objective-C, `@selector(a:b:)` has the argument `a`, then one without a child for each colon, named `_`, `b`;
    /// `@available(iOS 13, *)` has the number 13 named `iOS`; `@synthesize a = _b` has `_b` named `a`; `sizeof (x)` has
    /// an expression or a type.
    case macro

    /// What the reader does not know. Everything in it is open.
    case unread
    /// Code of a branch of `#if` that the app's system does not compile.
    case excluded
}

extension NodeKind {
    /// Whether a node of this kind has a value.
    var isExpression: Bool {
        switch self {
        case .name, .member, .call, .subscripting, .string, .number, .constant, .regex, .array, .dictionary, .tuple,
            .assignment, .closure, .cast, .ternary, .binary, .prefix, .postfix, .keyPath, .macro, .unread,
            .ifStatement, .switchStatement:
            true
        default: false
        }
    }
}

/// The forms of nodes of one kind.
enum NodeForm: UInt8, Sendable {
    case plain

    // Of `type`; `interface` is `@interface X : Y`, `category` is `@interface X (…)` and `@interface X ()`.
    case classType, actor, structure, enumeration, protocolType, extensionType, interface, category, implementation

    // Of `function`.
    case method, initializer, deinitializer, subscriptFunction, freeFunction

    // Of `variable`: `letVariable` and `varVariable` of Swift, `property` and `ivar` of Objective-C, `binding` in a
    // condition, pattern, loop or `catch`, `local` in Objective-C; `plain` is a global of Objective-C.
    case letVariable, varVariable, property, ivar, binding, local

    // Of `parameter`: `UIView...`.
    case variadic

    // Of `loop`.
    case forIn, forC, whileLoop, repeatLoop

    // Of `call`: `[x y]`.
    case message

    // Of `typeName`: `optional` is a flag.
    case arrayType, dictionaryType, functionType, tupleType, composition

    // Of `doStatement`.
    case synchronized, autoreleasePool
}

/// What holds for a node.
struct NodeFlags: OptionSet, Sendable {
    let rawValue: UInt8

    /// `x?` within a chain: what follows does not run for nil.
    static let isOptional = NodeFlags(rawValue: 1)
    /// `x!`.
    static let isForced = NodeFlags(rawValue: 2)
    /// The argument is a closure behind the parentheses.
    static let isTrailing = NodeFlags(rawValue: 4)
    /// The clause is, or includes, `default`.
    static let isDefault = NodeFlags(rawValue: 8)
    /// The type begins with `some` or `any`.
    static let isOpaque = NodeFlags(rawValue: 16)
    /// The name is written between backticks, so it is no keyword.
    static let isQuoted = NodeFlags(rawValue: 32)
    /// The type ends in `?` or `!`, or may be nil in Objective-C (`nullable`).
    static let isOptionalType = NodeFlags(rawValue: 64)
    /// The expression is between parentheses.
    static let isParenthesised = NodeFlags(rawValue: 128)
}
