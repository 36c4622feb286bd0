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
    private(set) var symbols: SymbolTable
    /// The types of the files by name.
    var types: [Symbol: CodeTypeInfo] = [:]
    /// All functions, by number.
    var functions: [CodeFunction] = []
    /// All properties and variables outside functions.
    var properties: [CodeProperty] = []
    /// The branch of each `#if` that is compiled for a system, as far as it was asked for.
    var compiledBranches: [ViewSystem: [CodeNode: CodeNode?]] = [:]
    /// The functions by base name and the type around them, accessors left out.
    var functionsByOwner: [Symbol: [Symbol: [FunctionID]]] = [:]
    /// The accessors by the name of their property and the type around them.
    var accessorsByOwner: [Symbol: [Symbol: [FunctionID]]] = [:]
    /// The properties by name and the type around them.
    var propertiesByOwner: [Symbol: [Symbol: [Int]]] = [:]
    /// Other names of types: of `typealias`, `typedef`, `@compatibility_alias` and `@objc(Name)`.
    var aliases: [Symbol: Symbol] = [:]
    /// Those of each file, by its number: many files have a `Strings` of their own.
    var localAliases: [Int32: [Symbol: Symbol]] = [:]
    /// The function types that `typealias` gives a name.
    var functionAliases: [Symbol: CodeNode] = [:]
    /// The properties of instance variables that `@synthesize` names.
    var synthesized: [Symbol: Symbol] = [:]
    /// The definitions of the macros that `#define` defines.
    var macros: [Symbol: [CodeNode]] = [:]
    /// The functions and accessors by their nodes.
    var functionNumbers: [CodeNode: FunctionID] = [:]
    /// The word of each name of each file.
    let fileWords: [[Symbol]]
    /// The names and members of each word, by its number, in the order of the files.
    private var mentions = Grouping<CodeNode>()
    /// The files that were not understood, by the words in them.
    private lazy var broken: [Symbol: [CodeFile]] = zip(files, fileWords).reduce(into: [:]) { found, file in
        for word in file.0.problem == nil ? [] : file.1 { found[word, default: []].append(file.0) }
    }
    private var bindings: [FileBindings?] = []
    private var enclosing: [[CodeTree.ID]] = []
    /// What each word stands for as a type, and whether it is declared.
    private var resolutions: [Symbol] = []
    private var declared: [Bool] = []
    /// What each type inherits.
    private var lineages: [[Symbol]] = []
    private lazy var heirs = inheriting()
    private lazy var literals = wordsInStrings()
    /// The mentions of nibs by the constants of R.swift.
    private lazy var generated = Dictionary(
        grouping: mentions(of: symbol("nib")).compactMap { nib in
            tree(nib.file).node(.member, on: nib.id).map(nib.at)
        }
    ) { classOfNib($0) ?? .none }
    /// The classes of views and controllers by their keys.
    lazy var views = types.keys.sorted { $0.index < $1.index }.filter(isView)
        .reduce(into: [String: Symbol]()) { $0[Entrances.key(text($1))] = $1 }
    private let userMemory = Memo<Symbol, Set<Symbol>>()
    private let areViews = Memo<Symbol, Bool>()
    let uncalled = Memo<FunctionID, Bool>()
    let uncalledInApp = Memo<FunctionID, Bool>()
    var uncalledDepth = 0
    /// What controls of storyboards and nibs send: the words of selectors before the first colon.
    var actions: Set<String> = []
    /// What means the local variables of a name in a file, by their nodes.
    private var bindingMemory: [Int32: [Symbol: [CodeTree.ID: [CodeTree.ID]]]] = [:]

    /// The code of these files, for iOS or for a Mac.
    init(_ files: [CodeFile], dependencies: Set<String> = [], isOfMac: Bool = false) {
        self.files = files
        self.dependencies = dependencies
        self.isOfMac = isOfMac
        var table = SymbolTable()
        fileWords = files.map { $0.tree.names.map { table.symbol($0) } }
        symbols = table
        bindings = Array(repeating: nil, count: files.count)
        enclosing = Array(repeating: [], count: files.count)
        mentions = byWord { $0 == .name || $0 == .member }
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

    /// The number that code states, or a macro of the app: `#define PORT 8080`; nil for any other expression.
    func number(_ node: CodeNode) -> Substring? {
        if self.node(node).kind == .number { return text(of: node).wholeMatch(of: #/\d+/#)?.output }
        let numbers = macros[symbol(tree(node.file).name(of: node.id))]?.map { definition in
            text(of: definition).firstMatch(of: #/define\s+\w+\s+\(?(\d+)\)?\s*$/#)?.output.1
        }
        return Set(numbers ?? []).count == 1 ? numbers?[0] : nil
    }

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

    /// The word of a number.
    func text(_ symbol: Symbol) -> String { symbols.text(symbol) }

    /// The number of a word; `none` if no file has it.
    func symbol(_ text: String) -> Symbol { symbols.existing(text) }

    /// The number of a word, which it gets now if no file has it.
    func intern(_ text: String) -> Symbol { symbols.symbol(text) }

    /// The names and members of a word, in the order of the files.
    func mentions(of symbol: Symbol) -> [CodeNode] {
        steps += mentions[symbol.index].count
        return Array(mentions[symbol.index])
    }

    /// The places that name a type, in expressions, strings, and where types are written, without its declarations.
    func typeMentions(of symbol: Symbol) -> [CodeNode] {
        literals[text(symbol), default: []] + generated[symbol, default: []] + mentions[symbol.index]
            + written[symbol.index]
    }

    /// The places where a type is written, by any of its names: `UIHostingController<Page>`.
    func typeNames(of type: Symbol) -> [CodeNode] {
        otherNames[type, default: []].flatMap { written[$0.index] } + written[type.index]
    }

    /// The places where each word is written as a type.
    private lazy var written = byWord { $0 == .typeName }
    private lazy var otherNames = Dictionary(grouping: aliases.keys) { resolved($0) }

    /// The nodes of some kinds by the numbers of their words, in the order of the files.
    private func byWord(_ isMeant: (NodeKind) -> Bool) -> Grouping<CodeNode> {
        Grouping(groups: symbols.count, filler: CodeNode(file: -1, id: -1)) { add in
            for (file, words) in fileWords.enumerated() {
                for (index, node) in files[file].tree.nodes.enumerated() where node.name >= 0 && isMeant(node.kind) {
                    add(words[Int(node.name)].index, CodeNode(file: Int32(file), id: CodeTree.ID(index)))
                }
            }
        }
    }

    /// The class of the first view of a nib for which R.swift has a constant: `R.nib.tokenCell`; nil of other members.
    func classOfNib(_ member: CodeNode) -> Symbol? {
        let tree = tree(member.file)
        let nib = tree.base(of: member.id).flatMap { tree.name(of: $0) == "nib" ? tree.base(of: $0) : nil }
        return nib.map(tree.name) == "R" ? views[Entrances.key(tree.name(of: member.id))] : nil
    }

    /// The string literals that are one word, such as the name of a nib.
    private func wordsInStrings() -> [String: [CodeNode]] {
        var found: [String: [CodeNode]] = [:]
        for (number, file) in files.enumerated() {
            for (index, node) in file.tree.nodes.enumerated() where node.kind == .string && node.firstChild < 0 {
                // Most literals are no words with a capital, which their bytes tell sooner than their characters.
                let bytes = file.bytes(of: CodeTree.ID(index))
                    .drop { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "\"") }
                guard let first = bytes.first, first >= 0x80 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first,
                    bytes.allSatisfy({
                        ByteClass.table[Int($0)] & ByteClass.word != 0 || $0 == UInt8(ascii: "@")
                            || $0 == UInt8(ascii: "\"")
                    })
                else { continue }
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

    /// The files that hold a word and were not understood.
    func brokenFiles(mentioning symbol: Symbol) -> [CodeFile] { broken[symbol] ?? [] }

    /// The names and members of a word in a file, in the order of its nodes.
    func occurrences(of symbol: Symbol, in file: Int32) -> ArraySlice<CodeNode> {
        let all = mentions[symbol.index]
        func start(of file: Int32) -> Int {
            var (low, high) = (all.startIndex, all.endIndex)
            while low < high {
                let middle = (low + high) / 2
                if all[middle].file < file { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let found = all[start(of: file)..<start(of: file + 1)]
        steps += found.count
        return found
    }

    /// Those within a node.
    func occurrences(of symbol: Symbol, within node: CodeNode) -> [CodeNode] {
        let tree = tree(node.file)
        return occurrences(of: symbol, in: node.file).filter { tree.contains(node.id, $0.id) }
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
        for id in occurrences(of: symbol, in: file).map(\.id) where tree[id].kind == .name {
            guard let meant = bindings.binding(named: tree[id].name, at: tree[id].start) else { continue }
            found[meant.node, default: []].append(id)
        }
        bindingMemory[file, default: [:]][symbol] = found
        return found[binding] ?? []
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
        guard id > 0 else { return 0 }
        let tree = tree(file)
        if !enclosing[Int(file)].isEmpty, enclosing[Int(file)][Int(id)] >= 0 { return enclosing[Int(file)][Int(id)] }
        var around: [CodeTree.ID] = []
        swap(&around, &enclosing[Int(file)])
        defer { enclosing[Int(file)] = around }
        if around.isEmpty { around = [CodeTree.ID](repeating: -1, count: tree.nodes.count) }
        var path: [CodeTree.ID] = []
        var (next, found) = (id, CodeTree.ID(0))
        while next > 0 {
            if around[Int(next)] >= 0 {
                found = around[Int(next)]
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
        for node in path { around[Int(node)] = found }
        return found
    }

    /// What the innermost declaration around a node gives that gives something.
    private func nearest<Found>(around node: CodeNode, _ find: (CodeTree.ID) -> Found?) -> Found? {
        var next = declaration(around: node.id, in: node.file)
        while next > 0 {
            if let found = find(next) { return found }
            next = declaration(around: next, in: node.file)
        }
        return nil
    }

    /// The innermost function or accessor around a node.
    func function(around node: CodeNode) -> FunctionID? {
        nearest(around: node) { tree(node.file)[$0].kind == .type ? nil : function(at: node.at($0)) }
    }

    /// The function of a declaration.
    func function(at node: CodeNode) -> FunctionID? { functionNumbers[node] }

    /// The name of the innermost type around a node; `none` outside types.
    func type(around node: CodeNode) -> Symbol {
        nearest(around: node) { tree(node.file)[$0].kind == .type ? resolved(name($0, in: node.file)) : nil } ?? .none
    }

    subscript(id: FunctionID) -> CodeFunction { functions[id.index] }

    /// Whether a type is a view or controller of the app.
    func isView(_ type: Symbol) -> Bool {
        isDeclared(type) && areViews(type) { lineage(of: type).contains { CodeApp.bases.contains(text($0)) } }
    }

    /// Whether only the file of a type of Swift can name it.
    func isPrivate(_ type: Symbol) -> Bool {
        types[type]?.declarations.contains { declaration in
            let tree = tree(declaration.file)
            return tree[declaration.id].form != .extensionType
                && tree.children(of: declaration.id, .modifier).map(tree.name)
                    .contains { $0 == "private" || $0 == "fileprivate" }
        } ?? false
    }

    private static let bases: Set<String> = ["UIView", "UIViewController"]

    // MARK: Types

    /// The type that a name stands for: itself, or what a `typealias` gives another name.
    func resolved(_ name: Symbol) -> Symbol {
        resolutions.indices.contains(name.index) ? resolutions[name.index] : resolutions.isEmpty ? find(name) : name
    }

    /// What a name in a file stands for.
    func resolved(_ name: Symbol, in file: Int32) -> Symbol { resolved(localAliases[file]?[name] ?? name) }

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
        if type.index < lineages.count, !lineages[type.index].isEmpty { return lineages[type.index] }
        let found = findLineage(of: type)
        // What comes last may be a word of a question, which the app has got since.
        while lineages.count < symbols.count { lineages.append([]) }
        lineages[type.index] = found
        return found
    }

    private func findLineage(of type: Symbol) -> [Symbol] {
        var found: [Symbol] = []
        var seen: Set<Symbol> = []
        var open = [type]
        while let next = open.popLast().map(resolved), found.count < CodeApp.mostAncestors {
            guard next != .none, seen.insert(next).inserted else { continue }
            found.append(next)
            if let info = types[next] { open += info.inherited.reversed() }
            for name in AppleClasses.superclasses(of: text(next)) {
                let symbol = symbols.symbol(name)
                if seen.insert(symbol).inserted { found.append(symbol) }
            }
        }
        return found
    }

    /// Whether a type is another one or inherits it.
    func isKind(_ type: Symbol, of other: Symbol) -> Bool {
        if type == other { return true }
        let (lineage, resolved) = (lineage(of: type), resolved(other))
        return lineage.contains(other) || resolved != other && lineage.contains(resolved)
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
    func related<Number: Comparable>(_ members: [Symbol: [Number]], to type: Symbol) -> [Number] {
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
    static let longestChain = 64
    private static let mostAncestors = 256
}
