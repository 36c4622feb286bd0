import A11yModel

/// What names mean in a piece of code: the type around it, and what was passed to it.
final class ViewScope {
    /// What a name is bound to.
    enum Binding {
        /// An expression in another scope.
        case expression(CodeNode, ViewScope)
        /// Views that were lowered before: `content` of a modifier.
        case views([LoweredView])
        /// A stored property of the checked view, whose value each use passes.
        case slot
        /// Nothing: an optional property that a use leaves out.
        case absent
        /// Something that nobody knows.
        case unknown
    }

    /// The type whose members are known by their names; `none` outside types.
    let owner: Symbol
    /// The bytes in the checked file that stand for all code of the scope; nil for code of the checked file.
    let site: SourceRange?
    /// Whether it is that of a default, which holds because the use passes nothing.
    var isOfDefault = false
    /// Whether it is a member of the checked view in another file, which is read there as well.
    var isOfPart = false
    /// Whether it is the body of a modifier, which gives the views of others their fonts.
    var isOfModifier = false
    /// The type around the one that it is in: `Home` of `Home.RootView`; `none` without one.
    var outer = Symbol.none
    /// Parameters and local constants.
    var bindings: [String: Binding] = [:]
    /// The use of the view that is read in its place; nil for the checked view.
    let use: ViewUse?
    /// The views and functions around it, by which recursion is found.
    let path: [CodeNode]

    /// Whether the checked view itself uses the one that is read: what that use leaves out is its doing.
    var isUsedHere: Bool { use.map { $0.caller.site == nil } ?? true }

    init(
        owner: Symbol, site: SourceRange?, use: ViewUse? = nil, path: [CodeNode] = []
    ) {
        self.owner = owner
        self.site = site
        self.use = use
        self.path = path
    }
}

/// The use of a view of the app's own, whose body is read in its place.
final class ViewUse {
    /// What is passed to its initializer.
    let arguments: [ViewArgument]
    /// The scope in which that is read.
    let caller: ViewScope
    /// The most branches that an `if` or `switch` of the body has.
    var branchCount = 1

    init(_ arguments: [ViewArgument], in caller: ViewScope) {
        self.arguments = arguments
        self.caller = caller
    }
}

/// An argument of a call.
struct ViewArgument {
    /// Its label; empty without one.
    let label: String
    let value: CodeNode
    /// Whether it is a closure behind the parentheses.
    let isTrailing: Bool
}

/// A text as the code states it.
struct ViewText {
    /// What is known of it.
    enum Certainty {
        /// It is this text.
        case exact
        /// It has words, but not known ones.
        case something
        /// It may be empty or missing.
        case anything
    }

    /// The text, with the names of what is put in between angle quotes.
    var words: String
    var certainty: Certainty

    /// Whether there is certainly no text.
    var isExactlyEmpty: Bool { certainty == .exact && words.isEmpty }

    static let empty = ViewText(words: "", certainty: .exact)
}

/// What was found while the views of an app are read, and holds for all of them.
final class ViewMemory {
    /// `[words](address)` and `**words**` of Markdown.
    let link = #/\[([^\]\[]+)\]\([^()\s]+\)/#
    /// `^[3 beans](inflect: true)`
    let inflection = #/\^\[([^\]]+)\]\(inflect: true\)/#
    let emphasis = #/(\*{1,3})([^\s*][^*]*)\1/#
    /// `%@`, and `%2$lld`: where a text of a string table has a value.
    let specifier = #/%(?:(\d)\$)?(?:#@\w+@|@|[-+0]*\d*(?:\.\d*)?(?:ll?[du]|[dufgs]))/#
    /// The modifiers of the app's own of each name that was looked up.
    let ownModifiers = Memo<Symbol, [CodeFunction]>()
    /// The types of the app's own that the name of a style may mean.
    let styleTypes = Memo<String, [Symbol]>()
    /// The properties that take the closures behind the initializer of each type.
    let closureProperties = Memo<Symbol, [ClosureProperty]>()
    /// The types that change properties of a name; nil if any may.
    let changers = Memo<Symbol, Set<Symbol>?>()
    /// The properties of each name that enumerations declare, with the names of their cases.
    let propertiesOfCases = Memo<Symbol, [(property: CodeProperty, cases: Set<String>)]>()
    /// Whether all code of the app is read.
    var isWhole = false
    /// The calls that make a view, if no other code does.
    var uses: [Symbol: [CodeNode]?] = [:]
    /// What statements with `else` ask for, by the files and types that they are in.
    var decided: [Int32: [CodeTree.ID: Set<String>]] = [:]
    /// What all uses of a view pass for its properties.
    var constants: [CodeNode: PassedConstant?] = [:]
    /// Whether each use of a view passes a literal for a property.
    var literals: [Symbol: [String: Bool]] = [:]
}
