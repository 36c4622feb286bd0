import A11yModel

/// The code of an app: its files, with their types, functions and properties by name. One thread uses it.
///
/// Cost: linear in the nodes of the files.
final class CodeApp {
    /// The files, by path.
    let files: [CodeFile]
    /// The paths of dependencies: what they do to every view of an app is not held against this app.
    let dependencies: Set<String>
    /// Whether it is the code of a Mac app, whose classes of AppKit are read as those of UIKit.
    let isOfMac: Bool
    /// How many steps the answers took so far: nodes and mentions that were looked at. By it tests tell how cost grows.
    var steps = 0
    /// The words of the files.
    private(set) var symbols = SymbolTable()
    /// The types of the files by name.
    private(set) var types: [Symbol: CodeTypeInfo] = [:]
    /// All functions, by number.
    private(set) var functions: [CodeFunction] = []
    /// All properties and variables outside functions.
    private(set) var properties: [CodeProperty] = []
    /// The branch of each `#if` that is compiled for a system, as far as it was asked for.
    var compiledBranches: [ViewSystem: [CodeNode: CodeNode?]] = [:]
    /// The functions by base name and the type around them, accessors left out.
    private(set) var functionsByOwner: [Symbol: [Symbol: [FunctionID]]] = [:]
    /// The accessors by the name of their property and the type around them.
    private(set) var accessorsByOwner: [Symbol: [Symbol: [FunctionID]]] = [:]
    /// The properties by name and the type around them.
    private(set) var propertiesByOwner: [Symbol: [Symbol: [Int]]] = [:]
    /// Other names of types: of `typealias`, `typedef`, `@compatibility_alias` and `@objc(Name)`.
    private(set) var aliases: [Symbol: Symbol] = [:]
    /// The function types that `typealias` gives a name.
    private var functionAliases: [Symbol: CodeNode] = [:]
    /// The properties of instance variables that `@synthesize` names.
    private(set) var synthesized: [Symbol: Symbol] = [:]
    /// The macros that `#define` defines.
    private(set) var macros: Set<Symbol> = []
    /// The functions and accessors by their nodes.
    private var functionNumbers: [CodeNode: FunctionID] = [:]
    /// The word of each name of each file.
    private var fileWords: [[Symbol]] = []
    /// The files that mention each word, by its number.
    private var mentions = Grouping<FileWord>()
    /// The names and members of each file, by the number of their word there.
    private var occurrences: [Grouping<CodeTree.ID>?] = []
    private var bindings: [FileBindings?] = []
    private var enclosing: [[CodeTree.ID]] = []
    /// What each word stands for as a type, and whether it is declared.
    private var resolutions: [Symbol] = []
    private var declared: [Bool] = []
    /// What each word inherits as a type; empty where nobody asked.
    private var lineages: [[Symbol]] = []
    private lazy var heirs = inheriting()
    private lazy var literals = wordsInStrings()
    private let userMemory = Memo<Symbol, Set<Symbol>>()
    private let exitMemory = Memo<Int32, [CodeTree.ID]>()
    /// What means the local variables of a name in a file, by their nodes.
    private var bindingMemory: [Int32: [Symbol: [CodeTree.ID: [CodeTree.ID]]]] = [:]

    /// A word of a file, by the number that it has there.
    private struct FileWord {
        let file: Int32
        let number: Int32
    }

    /// The code of these files, for iOS or for a Mac.
    init(_ files: [CodeFile], dependencies: Set<String> = [], isOfMac: Bool = false) {
        self.files = files
        self.dependencies = dependencies
        self.isOfMac = isOfMac
        for file in files { fileWords.append(file.tree.names.map { symbols.symbol($0) }) }
        occurrences = Array(repeating: nil, count: files.count)
        bindings = Array(repeating: nil, count: files.count)
        enclosing = Array(repeating: [], count: files.count)
        mentions = Grouping(groups: symbols.count, filler: FileWord(file: -1, number: -1)) { add in
            for (file, words) in fileWords.enumerated() {
                for (number, word) in words.enumerated() {
                    add(word.index, FileWord(file: Int32(file), number: Int32(number)))
                }
            }
        }
        for number in files.indices { readDeclarations(of: Int32(number)) }
        for (name, other) in isOfMac ? AppleClasses.onMac : [:] {
            aliases[symbols.symbol(name)] = symbols.symbol(other)
        }
        resolutions = (0..<symbols.count).map { find(symbols[$0]) }
        declared = resolutions.map { types[$0]?.kind != nil }
        steps = files.reduce(0) { $0 + $1.tree.nodes.count }
    }

    // MARK: Words and nodes

    func tree(_ file: Int32) -> CodeTree { files[Int(file)].tree }

    func node(_ node: CodeNode) -> CodeTree.Node { tree(node.file)[node.id] }

    func file(of node: CodeNode) -> CodeFile { files[Int(node.file)] }

    /// The code of a node.
    func text(of node: CodeNode) -> String { file(of: node).text(node.id) }

    /// Where the name of a node is.
    func place(of node: CodeNode) -> CodePlace { file(of: node).place(self.node(node).place) }

    /// Whether a node is a string without anything to compute.
    func isText(_ node: CodeNode) -> Bool { self.node(node).kind == .string && self.node(node).firstChild < 0 }

    /// The name of a node; `none` without one.
    func name(_ id: CodeTree.ID, in file: Int32) -> Symbol {
        let number = tree(file)[id].name
        return number < 0 ? .none : fileWords[Int(file)][Int(number)]
    }

    /// All words, by their numbers.
    var words: [String] { symbols.texts }

    /// The words of a file, by the numbers that they have in its tree.
    func symbols(of file: Int32) -> [Symbol] { fileWords[Int(file)] }

    /// The word of a number.
    func text(_ symbol: Symbol) -> String { symbols.text(symbol) }

    /// The number of a word; `none` if no file has it.
    func symbol(_ text: String) -> Symbol { symbols.existing(text) }

    /// The number of a word, which it gets now if no file has it.
    func intern(_ text: String) -> Symbol { symbols.symbol(text) }

    /// The names and members of a word, in the order of the files.
    func mentions(of symbol: Symbol) -> [CodeNode] {
        let found = mentions[symbol.index].flatMap { word in
            occurrences(in: word.file)[Int(word.number)].map { CodeNode(file: word.file, id: $0) }
        }
        steps += found.count
        return found
    }

    /// The places that name a type, in expressions, strings, and where types are written, without its declarations.
    func typeMentions(of symbol: Symbol) -> [CodeNode] {
        literals[text(symbol), default: []]
            + mentions[symbol.index].flatMap { word -> [CodeNode] in
                let tree = tree(word.file)
                return tree.nodes.indices.compactMap { index in
                    let node = tree.nodes[index]
                    guard node.name == word.number, [.name, .typeName, .member].contains(node.kind) else { return nil }
                    return CodeNode(file: word.file, id: CodeTree.ID(index))
                }
            }
    }

    /// The string literals that are one word, such as the name of a nib.
    private func wordsInStrings() -> [String: [CodeNode]] {
        var found: [String: [CodeNode]] = [:]
        for (number, file) in files.enumerated() {
            for (index, node) in file.tree.nodes.enumerated() where node.kind == .string && node.firstChild < 0 {
                let text = file.text(CodeTree.ID(index)).filter { $0 != "@" && $0 != "\"" }
                guard text.first?.isUppercase == true, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
                else {
                    continue
                }
                found[text, default: []].append(CodeNode(file: Int32(number), id: CodeTree.ID(index)))
            }
        }
        return found
    }

    /// The files that hold a word as a name, by number.
    func files(mentioning symbol: Symbol) -> [Int32] { mentions[symbol.index].map(\.file) }

    /// The names and members of a word in a file, in the order of its nodes.
    func occurrences(of symbol: Symbol, in file: Int32) -> ArraySlice<CodeTree.ID> {
        guard let number = number(of: symbol, in: file) else { return [] }
        let found = occurrences(in: file)[Int(number)]
        steps += found.count
        return found
    }

    /// Those within a node.
    func occurrences(of symbol: Symbol, within node: CodeNode) -> [CodeNode] {
        let tree = tree(node.file)
        return occurrences(of: symbol, in: node.file).filter { tree.contains(node.id, $0) }.map(node.at)
    }

    /// The number that a word has in a file; nil if it is not there.
    private func number(of symbol: Symbol, in file: Int32) -> Int32? {
        var words = mentions[symbol.index]
        while words.count > 1 {
            let middle = words.startIndex + words.count / 2
            words = words[middle].file <= file ? words[middle...] : words[..<middle]
        }
        return words.first?.file == file ? words.first?.number : nil
    }

    private func occurrences(in file: Int32) -> Grouping<CodeTree.ID> {
        if let known = occurrences[Int(file)] { return known }
        let tree = tree(file)
        let made = Grouping(groups: tree.names.count, filler: CodeTree.ID(-1)) { add in
            for (index, node) in tree.nodes.enumerated()
            where node.name >= 0 && (node.kind == .name || node.kind == .member) {
                add(Int(node.name), CodeTree.ID(index))
            }
        }
        occurrences[Int(file)] = made
        return made
    }

    /// The local variables and parameters of a file.
    func bindings(in file: Int32) -> FileBindings {
        if let known = bindings[Int(file)] { return known }
        let made = FileBindings(of: file, in: self)
        bindings[Int(file)] = made
        return made
    }

    /// The local variable or parameter that a name means.
    func binding(of node: CodeNode) -> CodeBinding? {
        bindings(in: node.file).binding(named: self.node(node).name, at: self.node(node).start)
    }

    /// The names that mean a local variable or parameter, in the order of its nodes.
    func mentions(ofBinding binding: CodeTree.ID, in file: Int32) -> [CodeTree.ID] {
        let symbol = name(binding, in: file)
        if let known = bindingMemory[file]?[symbol] { return known[binding] ?? [] }
        let (tree, bindings) = (tree(file), bindings(in: file))
        var found: [CodeTree.ID: [CodeTree.ID]] = [:]
        for id in occurrences(of: symbol, in: file) where tree[id].kind == .name {
            guard let meant = bindings.binding(named: tree[id].name, at: tree[id].start) else { continue }
            found[meant.node, default: []].append(id)
        }
        bindingMemory[file, default: [:]][symbol] = found
        return found[binding] ?? []
    }

    /// The statements that leave what is around them, with each `try` that passes errors on, in the order of the bytes.
    func exits(in file: Int32) -> [CodeTree.ID] {
        exitMemory(file) {
            let tree = tree(file)
            return tree.nodes.indices.map { CodeTree.ID($0) }.filter {
                tree[$0].kind == .exit || tree[$0].kind == .prefix && tree.name(of: $0) == "try"
            }
            .sorted { tree[$0].start < tree[$1].start }
        }
    }

    // MARK: What is around a node

    /// The declaration, statement or expression around a node; `#if` does not count.
    func container(of id: CodeTree.ID, in file: Int32) -> CodeTree.ID {
        let tree = tree(file)
        var next = tree[id].parent
        while next > 0, tree[next].kind == .compileBranch || tree[next].kind == .compileIf { next = tree[next].parent }
        return next
    }

    /// The innermost type, function, accessor or closure of a constant around a node; 0 outside all. Each node is
    /// passed once, so that a chain of any length costs no more than its nodes.
    private func declaration(around id: CodeTree.ID, in file: Int32) -> CodeTree.ID {
        let tree = tree(file)
        if enclosing[Int(file)].isEmpty { enclosing[Int(file)] = [CodeTree.ID](repeating: -1, count: tree.nodes.count) }
        var path: [CodeTree.ID] = []
        var (next, found) = (id, CodeTree.ID(0))
        while next > 0 {
            let known = enclosing[Int(file)][Int(next)]
            if known >= 0 {
                found = known
                break
            }
            path.append(next)
            next = tree[next].parent
            guard next > 0 else { break }
            let kind = tree[next].kind
            let isConstant = kind == .closure && function(at: CodeNode(file: file, id: next)) != nil
            if isConstant || kind == .type || kind == .function || kind == .accessor {
                found = next
                break
            }
        }
        for node in path { enclosing[Int(file)][Int(node)] = found }
        return found
    }

    /// The innermost function or accessor around a node.
    func function(around node: CodeNode) -> FunctionID? {
        let tree = tree(node.file)
        var next = declaration(around: node.id, in: node.file)
        while next > 0 {
            if tree[next].kind != .type, let number = function(at: node.at(next)) { return number }
            next = declaration(around: next, in: node.file)
        }
        return nil
    }

    /// The function of a declaration.
    func function(at node: CodeNode) -> FunctionID? { functionNumbers[node] }

    /// The name of the innermost type around a node; `none` outside types.
    func type(around node: CodeNode) -> Symbol {
        let tree = tree(node.file)
        var next = declaration(around: node.id, in: node.file)
        while next > 0 {
            if tree[next].kind == .type { return resolved(name(next, in: node.file)) }
            next = declaration(around: next, in: node.file)
        }
        return .none
    }

    subscript(id: FunctionID) -> CodeFunction { functions[id.index] }

    /// Whether a node is, or is in, a function that nothing names, and that nothing but the code of the app can call:
    /// one of a type, as `static func`, a private one, or one that all views have.
    func isUncalled(_ place: CodeNode) -> Bool {
        guard let id = function(at: place) ?? function(around: place), self[id].kind == .function else { return false }
        let function = self[id]
        func has(_ words: [String]) -> Bool { words.contains { function.modifiers.contains(symbol($0)) } }
        let isOwn = has(["static", "class", "private", "fileprivate"]) || function.owner == symbol("View")
        let isOfRuntime =
            has(["override", "@IBAction", "@IBSegueAction"]) || CodeApp.ofRuntime.contains(text(function.name))
        return isOwn && !isOfRuntime && names(of: function).allSatisfy { mentions(of: $0).isEmpty }
    }

    /// The words that call a function, in Objective-C as well: `page` and `pageWithTitle` of `page(title:)`.
    private func names(of function: CodeFunction) -> [Symbol] {
        let name = text(function.name)
        let label = function.labels.first.map(text) ?? ""
        let capital = label.prefix(1).uppercased() + label.dropFirst()
        return [function.name] + (label.isEmpty ? [] : [name + "With" + capital, name + capital].map(symbol))
    }

    /// What starts an app or a class.
    private static let ofRuntime: Set<String> = ["initialize", "load", "main"]

    // MARK: Types

    /// The type that a name stands for: itself, or what a `typealias` gives another name.
    func resolved(_ name: Symbol) -> Symbol {
        resolutions.indices.contains(name.index) ? resolutions[name.index] : resolutions.isEmpty ? find(name) : name
    }

    private func find(_ name: Symbol) -> Symbol {
        var name = name
        var steps = 0
        while types[name]?.kind == nil, let target = aliases[name], steps < CodeApp.longestChain {
            name = target
            steps += 1
        }
        return name
    }

    /// A type with all that it inherits: superclasses from the nearest on, protocols, UIKit's classes. Itself first.
    func lineage(of type: Symbol) -> [Symbol] {
        guard type != .none else { return [] }
        if type.index >= lineages.count {
            lineages += Array(repeating: [], count: symbols.count - lineages.count)
        } else if !lineages[type.index].isEmpty {
            return lineages[type.index]
        }
        var found: [Symbol] = []
        var seen: Set<Symbol> = []
        var open = [type]
        while let next = open.popLast(), found.count < CodeApp.mostAncestors {
            let next = resolved(next)
            guard next != .none, seen.insert(next).inserted else { continue }
            found.append(next)
            if let info = types[next] { open += info.inherited.reversed() }
            for name in AppleClasses.superclasses(of: text(next)) {
                let symbol = symbols.symbol(name)
                if seen.insert(symbol).inserted { found.append(symbol) }
            }
        }
        lineages[type.index] = found
        return found
    }

    /// Whether a type is another one or inherits it.
    func isKind(_ type: Symbol, of other: Symbol) -> Bool {
        if type == other { return true }
        let lineage = lineage(of: type)
        return lineage.contains(other) || lineage.contains(resolved(other))
    }

    /// The types that inherit a type, directly or not.
    func heirs(of type: Symbol) -> Set<Symbol> { heirs[resolved(type)] ?? [] }

    private func inheriting() -> [Symbol: Set<Symbol>] {
        var found: [Symbol: Set<Symbol>] = [:]
        for type in types.keys {
            for ancestor in lineage(of: type).dropFirst() { found[ancestor, default: []].insert(type) }
        }
        return found
    }

    /// The types whose code names a class, without its own.
    func users(of type: Symbol) -> Set<Symbol> {
        userMemory(type) {
            Set(typeMentions(of: type).map { self.type(around: $0) }.filter { !isRelated($0, to: type) })
        }
    }

    /// What a type has or may have of some members: those of itself, of what it inherits, and of what inherits it.
    func related<Member: Comparable>(_ members: [Symbol: [Member]], to type: Symbol) -> [Member] {
        let lineage = lineage(of: type)
        let heirs = heirs(of: type)
        steps += min(members.count, lineage.count + heirs.count)
        if members.count <= lineage.count + heirs.count {
            return members.flatMap { isKind(type, of: $0.key) || heirs.contains($0.key) ? $0.value : [] }.sorted()
        }
        return (lineage + heirs).flatMap { members[$0] ?? [] }.sorted()
    }

    /// Whether one of two types inherits the other.
    func isRelated(_ one: Symbol, to other: Symbol) -> Bool { isKind(one, of: other) || isKind(other, of: one) }

    /// Whether a type is Apple's class.
    func isApple(_ type: Symbol) -> Bool { AppleClasses.contains(text(type)) }

    /// Whether a type is declared in the files, not only extended.
    func isDeclared(_ type: Symbol) -> Bool { declared.indices.contains(type.index) && declared[type.index] }

    /// The properties of a name that a type has or inherits: the nearest declarer's.
    func properties(named name: Symbol, of type: Symbol) -> [CodeProperty] {
        for ancestor in lineage(of: type) {
            if let found = types[ancestor]?.properties[name] { return found.map { properties[$0] } }
        }
        return []
    }

    /// A longer chain of names or classes is written to keep a reader busy.
    private static let longestChain = 64
    private static let mostAncestors = 256
}

// Reading declarations.
extension CodeApp {
    private func readDeclarations(of file: Int32) {
        let tree = tree(file)
        for index in tree.nodes.indices {
            let id = CodeTree.ID(index)
            switch tree.nodes[index].kind {
            case .type: readType(id, in: file)
            case .function: readFunction(id, in: file)
            case .variable: readVariable(id, in: file)
            case .alias: readAlias(id, in: file)
            case .macro: readSynthesized(id, in: file)
            case .macroDefinition: macros.insert(name(id, in: file))
            default: break
            }
        }
    }

    private func readType(_ id: CodeTree.ID, in file: Int32) {
        let tree = tree(file)
        let info = info(of: name(id, in: file))
        info.declarations.append(CodeNode(file: file, id: id))
        let form = tree[id].form
        let isClass = [.classType, .actor, .interface].contains(form)
        switch form {
        case _ where isClass:
            info.kind = .classType
            info.classCount += 1
        // In Objective-C a protocol may have the name of a class.
        case .protocolType: info.kind = info.kind ?? .protocolType
        // So may an enumeration in another type: `Strings.LoginViewController`.
        case .structure, .enumeration: info.kind = info.kind == .classType ? .classType : .other
        // That of a category of Apple's class makes no class.
        case .implementation where !AppleClasses.contains(tree.name(of: id)): info.kind = info.kind ?? .classType
        default: break
        }
        let inherited = tree.children(of: id, .inherited).compactMap { child in
            tree.child(of: child, .typeName).map { type(of: $0, in: file).name }
        }
        // The superclass comes first, wherever the extensions are.
        info.inherited.insert(contentsOf: inherited, at: isClass ? info.classInherited : info.inherited.count)
        if isClass { info.classInherited += inherited.count }
        // `@objc(Name) class …` gives it the name that storyboards know.
        for modifier in tree.children(of: id)
        where tree[modifier].kind == .modifier && tree.name(of: modifier) == "@objc" {
            guard let argument = tree.child(of: modifier, .argument) else { continue }
            let value = tree[argument].firstChild
            if value >= 0, tree[value].kind == .name { add(alias: name(value, in: file), of: name(id, in: file)) }
        }
    }

    /// What is known of a type so far.
    private func info(of type: Symbol) -> CodeTypeInfo {
        let info = types[type] ?? CodeTypeInfo()
        types[type] = info
        return info
    }

    private func readAlias(_ id: CodeTree.ID, in file: Int32) {
        guard let written = tree(file).child(of: id, .typeName) else { return }
        if tree(file)[written].form == .functionType {
            functionAliases[name(id, in: file)] = CodeNode(file: file, id: written)
        }
        let target = type(of: written, in: file).name
        if target != .none { add(alias: name(id, in: file), of: target) }
    }

    /// Adds another name of a type. One that stands for two types stands for itself: nobody knows which.
    private func add(alias: Symbol, of type: Symbol) {
        aliases[alias] = aliases[alias].map { $0 == type ? type : alias } ?? type
    }

    /// `@synthesize closeButton = button;`: another name of the property.
    private func readSynthesized(_ id: CodeTree.ID, in file: Int32) {
        let tree = tree(file)
        guard tree.name(of: id) == "@synthesize" else { return }
        for argument in tree.children(of: id) where tree[argument].firstChild >= 0 {
            let (property, variable) = (name(argument, in: file), name(tree[argument].firstChild, in: file))
            if property != .none, variable != .none, property != variable { synthesized[variable] = property }
        }
    }

    private func readFunction(_ id: CodeTree.ID, in file: Int32) {
        let tree = tree(file)
        let kind: CodeFunction.Kind =
            switch tree[id].form {
            case .initializer: .initializer
            case .deinitializer: .deinitializer
            default: .function
            }
        let name = name(id, in: file)
        add(id, in: file, kind, named: name)
        if tree[id].form == .subscriptFunction {
            for accessor in tree.children(of: id) where tree[accessor].kind == .accessor {
                add(accessor, in: file, .getter, named: name)
            }
        }
    }

    @discardableResult private func add(
        _ id: CodeTree.ID, in file: Int32, _ kind: CodeFunction.Kind, named name: Symbol, modifiers: Set<Symbol>? = nil
    ) -> FunctionID {
        let tree = tree(file)
        let node = CodeNode(file: file, id: id)
        var labels: [Symbol] = []
        var parameters: [CodeFunction.Parameter] = []
        for parameter in tree.children(of: id) where tree[parameter].kind == .parameter {
            let inner = self.name(parameter, in: file)
            let label = tree.child(of: parameter, .label).map { self.name($0, in: file) } ?? inner
            labels.append(text(label) == "_" ? .none : label)
            var type = tree.child(of: parameter, .typeName).map { self.type(of: $0, in: file) } ?? .unknown
            let isVariadic = tree[parameter].form == .variadic
            if isVariadic { type.isList = true }
            let hasDefault = tree.children(of: parameter).contains { tree[$0].kind.isExpression }
            parameters.append(
                CodeFunction.Parameter(
                    name: inner, type: type, hasDefault: hasDefault, isVariadic: isVariadic))
        }
        let owner = type(around: node)
        let function = CodeFunction(
            kind: kind, node: node, body: tree.child(of: id, .block), owner: owner, name: name, labels: labels,
            parameters: parameters,
            result: tree.child(of: id, .typeName).map { type(of: $0, in: file) } ?? .unknown,
            modifiers: modifiers ?? self.modifiers(of: id, in: file))
        let number = FunctionID(index: functions.count)
        functions.append(function)
        functionNumbers[node] = number
        if kind == .function || kind == .initializer || kind == .deinitializer {
            functionsByOwner[name, default: [:]][owner, default: []].append(number)
            if owner != .none { info(of: owner).functions[name, default: []].append(number) }
        } else {
            accessorsByOwner[name, default: [:]][owner, default: []].append(number)
        }
        return number
    }

    private func readVariable(_ id: CodeTree.ID, in file: Int32) {
        let tree = tree(file)
        let around = container(of: id, in: file)
        guard around >= 0, tree[around].kind == .type || tree[around].kind == .file else { return }
        let name = name(id, in: file)
        let accessors = tree.children(of: id, .accessor).map { accessor in
            let kind: CodeFunction.Kind =
                switch tree.name(of: accessor) {
                case "set": .setter
                case "willSet", "didSet": .observer
                default: .getter
                }
            return add(accessor, in: file, kind, named: name, modifiers: modifiers(of: id, in: file))
        }
        let node = CodeNode(file: file, id: id)
        let property = CodeProperty(
            node: node, owner: tree[around].kind == .type ? resolved(self.name(around, in: file)) : .none, name: name,
            type: tree.child(of: id, .typeName).map { type(of: $0, in: file) } ?? .unknown,
            initial: tree.children(of: id).first { tree[$0].kind.isExpression }, accessors: accessors,
            modifiers: modifiers(of: id, in: file), isConstant: tree[id].form == .letVariable)
        propertiesByOwner[name, default: [:]][property.owner, default: []].append(properties.count)
        if property.owner != .none {
            info(of: property.owner).properties[name, default: []].append(properties.count)
        }
        properties.append(property)
        readClosure(of: property)
    }

    /// A constant with a closure is called like a function: `let round = { (view: UIView) in … }`.
    private func readClosure(of property: CodeProperty) {
        let file = property.node.file
        let tree = tree(file)
        guard property.isConstant, let closure = property.initial, tree[closure].kind == .closure else { return }
        let node = property.node.at(closure)
        let own = tree.children(of: closure, .parameter)
        let written = tree.child(of: property.node.id, .typeName).map { parameterTypes(of: $0, in: file) } ?? []
        let count = own.isEmpty ? written.count : own.count
        let parameters = (0..<count).map { position in
            let type = own.isEmpty ? nil : tree.child(of: own[position], .typeName).map { self.type(of: $0, in: file) }
            return CodeFunction.Parameter(
                name: own.isEmpty ? .none : name(own[position], in: file),
                type: type ?? (written.indices.contains(position) ? written[position] : .unknown),
                hasDefault: false, isVariadic: false)
        }
        let number = FunctionID(index: functions.count)
        functions.append(
            CodeFunction(
                kind: .function, node: node, body: tree.child(of: closure, .block), owner: property.owner,
                name: property.name, labels: parameters.map { _ in .none }, parameters: parameters,
                result: .unknown, modifiers: property.modifiers))
        functionNumbers[node] = number
        functionsByOwner[property.name, default: [:]][property.owner, default: []].append(number)
    }

    /// Whether a name stands for a function type.
    func isFunctionAlias(_ name: Symbol) -> Bool { functionAliases[name] != nil }

    /// The types of the parameters of a function type; none of any other type.
    func parameterTypes(of id: CodeTree.ID, in file: Int32) -> [CodeType] {
        let tree = tree(file)
        if tree[id].form != .functionType, let alias = functionAliases[name(id, in: file)] {
            return parameterTypes(of: alias.id, in: alias.file)
        }
        guard tree[id].form == .functionType else { return [] }
        return tree.children(of: id, .typeName).dropLast().map { type(of: $0, in: file) }
    }

    private func modifiers(of id: CodeTree.ID, in file: Int32) -> Set<Symbol> {
        let tree = tree(file)
        return Set(tree.children(of: id, .modifier).map { name($0, in: file) })
    }

    /// What a type as it is written tells of an object.
    func type(of id: CodeTree.ID, in file: Int32) -> CodeType {
        let tree = tree(file)
        var type = CodeType(isOptional: tree[id].flags.contains(.isOptionalType))
        var id = id
        // Wrappers within each other.
        for _ in 0..<CodeApp.mostWrappers {
            let parts = tree.children(of: id, .typeName)
            switch tree[id].form {
            case .functionType:
                type.isFunction = true
                return type
            case .tupleType:
                guard parts.count == 1 else { return type }
                id = parts[0]
                continue
            case .composition:
                guard let first = parts.first else { return type }
                id = first
                continue
            case .arrayType, .dictionaryType:
                type.isList = true
                type.isKeyed = tree[id].form == .dictionaryType
                guard let last = parts.last else { break }
                id = last
                continue
            default: break
            }
            let name = tree.name(of: id)
            if name == "id" || name == "Class", let conformed = parts.first {
                id = conformed
                continue
            }
            if let last = parts.last, CodeApp.lists.contains(name) || name == "Optional" {
                if name == "Optional" { type.isOptional = true } else { type.isList = true }
                id = last
                continue
            }
            if CodeApp.lists.contains(name) {
                type.isList = true
            } else if !CodeApp.anything.contains(name) {
                type.name = self.name(id, in: file)
            }
            return type
        }
        return type
    }

    private static let mostWrappers = 8
    /// Collections by name.
    private static let lists: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Dictionary", "NSArray", "NSDictionary", "NSHashTable",
        "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSOrderedSet", "NSSet", "Set",
    ]
    /// Types that may be any.
    private static let anything: Set<String> = [
        "Any", "AnyObject", "id", "auto", "__auto_type", "typeof", "__typeof", "__typeof__", "_",
    ]
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
