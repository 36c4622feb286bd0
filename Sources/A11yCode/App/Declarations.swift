/// A node of an app.
struct CodeNode: NumberKey, Sendable {
    /// The number of its file.
    let file: Int32
    /// The node in the tree of the file.
    let id: CodeTree.ID
    var index: Int { Int(file) << 32 | Int(id) }
}

/// A type as code writes it, reduced to what tells of an object.
struct CodeType: Hashable, Sendable {
    /// Its name without modules and wrappers: `UIButton` of `[UIKit.UIButton]?`; `none` if it is not written, or is a
    /// tuple, a function, `id` or `Any`.
    var name = Symbol.none
    /// Whether it is a collection of objects of the named type.
    var isList = false
    /// Whether it is a dictionary of such objects, or one of its pairs.
    var isKeyed = false
    /// Whether a value of it may be nil by its type: `String?`. `String!` and types of Objective-C are not.
    var isOptional = false
    /// Whether it is a function or block.
    var isFunction = false

    /// A type that is not written.
    static let unknown = CodeType()
}

/// The number of a function of an app.
struct FunctionID: NumberKey, Comparable, Sendable {
    let index: Int

    static func < (left: FunctionID, right: FunctionID) -> Bool { left.index < right.index }
}

/// A function with a body, an initializer, an accessor or observer of a property, or a function without a body.
struct CodeFunction {
    /// What it is.
    enum Kind {
        case function, initializer, deinitializer, getter, setter, observer
    }

    /// What it is.
    let kind: Kind
    /// Its declaration.
    let node: CodeNode
    /// Its statements; nil without any, as in protocols and headers.
    let body: CodeTree.ID?
    /// The type around it; `none` of a function outside types. In an extension the type that is extended.
    let owner: Symbol
    /// Its base name; of an accessor the name of the property.
    let name: Symbol
    /// The labels of its arguments, `none` for `_`; in Objective-C the further pieces of the selector.
    let labels: [Symbol]
    let parameters: [Parameter]
    /// What it returns.
    let result: CodeType
    /// The words in front of it: `private`, `@IBAction`, `override`, `static`, …
    let modifiers: Set<Symbol>

    /// Whether it replaces a function of a superclass, by its labels and the types of its parameters.
    func overrides(_ other: CodeFunction) -> Bool {
        labels == other.labels && parameters.map(\.type.name) == other.parameters.map(\.type.name)
    }

    struct Parameter {
        let name: Symbol
        let type: CodeType
        let hasDefault: Bool
        let isVariadic: Bool
    }
}

/// A property of a type, or a variable outside types.
struct CodeProperty {
    /// Its declaration.
    let node: CodeNode
    /// The type around it; `none` outside types.
    let owner: Symbol
    let name: Symbol
    /// Its type, as far as it is written.
    let type: CodeType
    /// Its initial value.
    let initial: CodeTree.ID?
    /// Its getter, setter and observers.
    let accessors: [FunctionID]
    /// The words in front of it: `@IBOutlet`, `static`, `lazy`, `weak`, …
    let modifiers: Set<Symbol>
    let isConstant: Bool
}

/// Everything that declares one type: its class, extensions, categories and implementation, of all files.
final class CodeTypeInfo {
    /// What a declaration makes of a type.
    enum Kind {
        case classType, protocolType, other
    }

    /// The declarations, in the order of the files.
    var declarations: [CodeNode] = []
    /// What it is; nil if only extensions or categories are among the sources.
    var kind: Kind?
    /// How many declarations make a class of it.
    var classCount = 0
    /// How many of the types that it inherits are written there; they come first.
    var classInherited = 0
    /// What it inherits, in the order that it is written: of a class the superclass comes first, if it has one.
    var inherited: [Symbol] = []
    /// Its properties, by name.
    var properties: [Symbol: [Int]] = [:]
    /// Its functions, by base name.
    var functions: [Symbol: [FunctionID]] = [:]
}
