/// Resolves expressions: which objects they may be, and of which type. Each expression is resolved once.
final class Resolver {
    let app: CodeApp
    let words: FlowWords
    private var memory: [CodeNode: Resolution] = [:]
    private var open: Set<CodeNode> = []
    /// The functions that calls without arguments may run.
    var plainCalls: [PlainCall: [FunctionID]] = [:]
    let callMemory = Memo<CodeNode, [FunctionID]>()
    let boundMemory = Memo<CodeNode, [Symbol: Symbol]>()
    private let fieldMemory = Memo<KeyPair<Symbol, Symbol>, Resolution?>()
    lazy var keptArguments = readKeptArguments()
    let contentMemory = Memo<KeyPair<Symbol, Symbol>, Resolution>()
    let assignmentMemory = Memo<Symbol, [(owner: Symbol, value: CodeNode)]>()

    init(_ app: CodeApp) {
        self.app = app
        words = FlowWords(app)
    }

    /// Resolved deeper, an expression is unknown.
    private static let depthLimit = 40

    /// What an expression may be.
    func resolve(_ node: CodeNode) -> Resolution {
        if let known = memory[node] { return known }
        guard open.count < Resolver.depthLimit, open.insert(node).inserted else { return Resolution() }
        let found = read(node)
        open.remove(node)
        memory[node] = found
        return found
    }

    func resolve(_ id: CodeTree.ID, in file: Int32) -> Resolution { resolve(CodeNode(file: file, id: id)) }

    private func read(_ node: CodeNode) -> Resolution {
        app.steps += 1
        let (tree, file, id) = (app.tree(node.file), node.file, node.id)
        switch tree[id].kind {
        case .name: return name(node)
        case .member: return member(node)
        case .call: return call(node)
        case .subscripting:
            guard tree[id].firstChild >= 0 else { return Resolution() }
            return one(of: resolve(tree[id].firstChild, in: file))
        case .array, .dictionary:
            var union = Resolution()
            for child in tree.children(of: id) { union.formUnion(resolve(child, in: file)) }
            union.type.isList = true
            return union
        case .tuple:
            // Which part a name is bound to is not followed.
            let parts = tree.children(of: id).map { tree[$0].kind == .argument ? tree[$0].firstChild : $0 }
            let found = union(of: parts.filter { $0 >= 0 }, in: file)
            return parts.count > 1 ? found.alternatives : found
        case .ternary:
            return union(of: Array(tree.children(of: id)).suffix(2), in: file).alternatives
        case .binary where tree.name(of: id) == "??": return union(of: tree.children(of: id), in: file).alternatives
        case .binary where tree.name(of: id) == "+": return union(of: tree.children(of: id), in: file)
        case .binary: return .value()
        case .cast: return cast(node)
        case .prefix:
            guard !["!", "-", "~"].contains(tree.name(of: id)), tree[id].firstChild >= 0 else { return .value() }
            return resolve(tree[id].firstChild, in: file)
        case .assignment:
            // In Objective-C an assignment has a value: `(self = [super init])`.
            guard let value = Array(tree.children(of: id)).last else { return Resolution() }
            return resolve(value, in: file)
        case .ifStatement, .switchStatement: return union(of: results(of: id, in: tree), in: file).alternatives
        case .string: return .value(CodeType(name: words.string))
        case .number: return .value(CodeType(name: words.int))
        case .closure: return .value(CodeType(isFunction: true))
        case .constant, .regex, .postfix, .keyPath, .macro: return .value()
        default: return Resolution(origins: [.unknown(.none)])
        }
    }

    func union(of ids: some Sequence<CodeTree.ID>, in file: Int32) -> Resolution {
        ids.reduce(into: Resolution()) { $0.formUnion(resolve($1, in: file)) }
    }

    /// The last expressions of the branches of an `if` or `switch` that is used as a value.
    func results(of id: CodeTree.ID, in tree: CodeTree) -> [CodeTree.ID] {
        var found: [CodeTree.ID] = []
        var open = [id]
        while let next = open.popLast(), found.count < Resolver.mostBranches {
            for child in tree.children(of: next) {
                switch tree[child].kind {
                case .ifStatement, .clause, .compileIf, .compileBranch: open.append(child)
                case .block:
                    guard let last = Array(tree.children(of: child)).last, tree[last].kind.isExpression else {
                        continue
                    }
                    if [.ifStatement, .switchStatement].contains(tree[last].kind) {
                        open.append(last)
                    } else {
                        found.append(last)
                    }
                default: break
                }
            }
        }
        return found
    }

    static let mostBranches = 64

    // MARK: Names

    private func name(_ node: CodeNode) -> Resolution {
        let (tree, file, id) = (app.tree(node.file), node.file, node.id)
        let word = tree.name(of: id)
        if word == "self" || word == "super" {
            // `guard let self` binds it anew, to the same object.
            return ownObject(at: node)
        }
        if word.first == "$", let position = Int(word.dropFirst()) {
            guard let closure = closureWithoutParameters(around: id, in: tree) else { return Resolution() }
            if let function = app.function(at: node.at(closure)), app[function].parameters.indices.contains(position) {
                return Resolution(
                    origins: [.parameter(function, position)], type: app[function].parameters[position].type)
            }
            return parameter(position, ofClosure: closure, in: file, type: .unknown)
        }
        if let binding = app.binding(of: node) { return value(of: binding, in: file) }
        let symbol = app.name(id, in: file)
        let type = app.type(around: node)
        if type != .none, let found = field(named: symbol, of: type) { return found }
        if let global = app.propertiesByOwner[symbol]?[.none]?.first {
            return Resolution(
                origins: [.field(of: .none, named: symbol)], type: declaredType(of: app.properties[global]))
        }
        if isTypeName(symbol) { return .value(CodeType(name: app.resolved(symbol))) }
        // A property that UIKit or a library gives the type.
        let isPart =
            words.isPart(word) || words.parts.contains(word) || words.lists.contains(word)
            || words.windows.contains(word)
        if type != .none, isPart || !functions(named: symbol, of: type).isEmpty {
            return member(named: symbol, of: ownObject(at: node), at: node)
        }
        return Resolution(origins: [.unknown(.none)])
    }

    /// `self` at a place.
    func ownObject(at node: CodeNode) -> Resolution {
        let type = CodeType(name: app.type(around: node))
        guard let function = app.function(around: node) else {
            return Resolution(origins: type.name == .none ? [] : [.object(type.name)], type: type)
        }
        return Resolution(origins: [.receiver(function)], type: type)
    }

    /// The object that a call is on.
    func receiver(of call: CallSite) -> Resolution { call.receiver.map { resolve($0) } ?? ownObject(at: call.node) }

    private func closureWithoutParameters(around id: CodeTree.ID, in tree: CodeTree) -> CodeTree.ID? {
        tree.path(of: id).dropFirst().prefix { tree[$0].kind != .function }.first {
            tree[$0].kind == .closure && tree.child(of: $0, .parameter) == nil
        }
    }

    /// What a variable is, by its node.
    func resolve(variable id: CodeTree.ID, in file: Int32) -> Resolution {
        let tree = app.tree(file)
        guard let binding = app.bindings(in: file).binding(named: tree[id].name, of: id) else { return Resolution() }
        return value(of: binding, in: file)
    }

    private func value(of binding: CodeBinding, in file: Int32) -> Resolution {
        let tree = app.tree(file)
        let written = app.writtenType(of: binding.node, in: file)
        switch binding.source {
        case .parameter(let function, let position):
            let all = app[function].parameters
            let type = all.indices.contains(position) ? all[position].type : written
            guard !words.isValue(type.name) else { return .value(type) }
            return Resolution(origins: [.parameter(function, position)], type: type)
        case .closureParameter(let closure, let position):
            return parameter(position, ofClosure: closure, in: file, type: written)
        case .element(let list):
            // `for case let label as UILabel in views`
            return typed(casted(element(of: resolve(list, in: file)), around: binding.node, in: file), written)
        case .pattern(let value):
            guard let value else { return Resolution(origins: [], type: written) }
            // `case let card as CardView`
            return typed(casted(resolve(value, in: file), around: binding.node, in: file), written)
        case .variable:
            var found = Resolution()
            if let initial = tree.expression(of: binding.node) {
                found = resolve(initial, in: file)
            } else if tree[binding.node].form == .binding || tree[binding.node].kind == .capture {
                // `if let closeButton`: the name outside.
                found = outer(binding, in: file)
            }
            let assigned = assignments(to: binding, in: file)
            for value in assigned { found.formUnion(resolve(value, in: file)) }
            // A list is all that it ever holds.
            return typed(assigned.isEmpty || found.type.isList ? found : found.alternatives, written)
        }
    }

    /// What a variable of a pattern is, by the cast around it.
    private func casted(_ found: Resolution, around id: CodeTree.ID, in file: Int32) -> Resolution {
        let tree = app.tree(file)
        var next = tree[id].parent
        while next >= 0, ![.pattern, .loop, .clause, .cast].contains(tree[next].kind) { next = tree[next].parent }
        guard next >= 0, tree[next].kind == .cast, let type = tree.child(of: next, .typeName) else { return found }
        return casted(found, to: app.type(of: type, in: file))
    }

    private func typed(_ found: Resolution, _ written: CodeType) -> Resolution {
        guard written.name != .none, written.name != found.type.name else { return found }
        // What a tag leads to, the code knows by its type: `VoteButton *button = [row viewWithTag:VOTE];`
        return Resolution(
            origins: found.origins.map { if case .tagged = $0.uncast { .cast(written.name, $0) } else { $0 } },
            type: written)
    }

    /// What a name means outside the condition that binds it again.
    private func outer(_ binding: CodeBinding, in file: Int32) -> Resolution {
        let node = CodeNode(file: file, id: binding.node)
        if let outer = app.binding(of: node), outer.node != binding.node { return value(of: outer, in: file) }
        if app.tree(file).name(of: binding.node) == "self" { return ownObject(at: node) }
        let type = app.type(around: node)
        let symbol = app.name(binding.node, in: file)
        return type == .none
            ? Resolution() : field(named: symbol, of: type) ?? member(named: symbol, of: ownObject(at: node), at: node)
    }

    /// What is assigned to a local variable within its scope, besides its initial value.
    func assignments(to binding: CodeBinding, in file: Int32) -> [CodeTree.ID] {
        guard app.tree(file)[binding.node].kind == .variable else { return [] }
        return app.mentions(ofBinding: binding.node, in: file).compactMap {
            assigned(to: CodeNode(file: file, id: $0))?.id
        }
    }

    // MARK: Closures

    /// What a closure is passed.
    private func parameter(
        _ position: Int, ofClosure closure: CodeTree.ID, in file: Int32, type: CodeType
    ) -> Resolution {
        let tree = app.tree(file)
        let type = type == .unknown ? expectedType(position, ofClosure: closure, in: file) : type
        let unknown = Resolution(origins: [.unknown(type.name)], type: type)
        let argument = tree[closure].parent
        // A function of the app may be passed the closure by a property; nobody looks it up.
        guard argument >= 0, tree[argument].kind == .argument else { return unknown }
        let call = tree[argument].parent
        guard call >= 0, tree[call].kind == .call else { return unknown }
        let callee = tree[call].firstChild
        let (function, base) = (tree.name(of: callee), tree.base(of: callee))
        if words.loops.contains(function), let base {
            let receiver = resolve(base, in: file)
            // What is put together, the place in the list, and whether to stop.
            if function == "reduce" ? position == 0 : function == "enumerateObjects" && position > 0 { return .value() }
            // `enumerated().forEach { index, view in`
            let isEnumerated = tree[base].kind == .call && tree.name(of: tree[base].firstChild) == "enumerated"
            let count = tree.children(of: closure, .parameter).count
            if isEnumerated, count == 2, position == 0 { return .value(CodeType(name: words.int)) }
            return casted(element(of: receiver), to: type)
        }
        if words.applications.contains(function), let passed = base ?? tree.firstPassed(to: call), passed != closure {
            return casted(resolve(passed, in: file), to: type)
        }
        // A closure of UIKit's or the system's is passed nothing of the screen, and that of a view of a library which
        // code makes only what is in the view.
        let isSilent = words.silent.contains(function) || base.map { isForeignView($0, in: file) } == true
        return type.name == .none && isSilent && app.functionsByOwner[app.name(callee, in: file)] == nil
            ? .value() : unknown
    }

    /// Whether an expression is a view that code makes, of a class that is not among the sources.
    private func isForeignView(_ id: CodeTree.ID, in file: Int32) -> Bool {
        let found = resolve(id, in: file)
        let name = app.text(found.type.name)
        return found.origins == [.made] && !app.isDeclared(found.type.name) && !app.isApple(found.type.name)
            && ["Button", "View", "Label", "Bar", "Field"].contains(where: name.hasSuffix)
    }

    /// The type that a variable, or the function that a closure is passed to, gives a parameter of it.
    private func expectedType(_ position: Int, ofClosure closure: CodeTree.ID, in file: Int32) -> CodeType {
        let tree = app.tree(file)
        let parent = tree[closure].parent
        guard parent >= 0 else { return .unknown }
        func type(writtenAt id: CodeTree.ID, in file: Int32) -> CodeType {
            let types = app.tree(file).child(of: id, .typeName).map { app.parameterTypes(of: $0, in: file) } ?? []
            return types.indices.contains(position) ? types[position] : .unknown
        }
        if tree[parent].kind == .variable { return type(writtenAt: parent, in: file) }
        let call = tree[parent].parent
        guard tree[parent].kind == .argument, call >= 0, tree[call].kind == .call else { return .unknown }
        let node = CodeNode(file: file, id: call)
        guard let place = tree.children(of: call, .argument).firstIndex(of: parent) else { return .unknown }
        let types = functions(calledBy: node).prefix(Resolver.mostFunctions).map { id -> CodeType in
            let function = app[id]
            let parameters = app.tree(function.node.file).children(of: function.node.id, .parameter)
            guard let positions = positions(of: node, in: function),
                parameters.indices.contains(positions[place])
            else { return .unknown }
            return type(writtenAt: parameters[positions[place]], in: function.node.file)
        }
        return Set(types).count == 1 ? types[0] : .unknown
    }

    /// One object of a list; which one, nobody knows.
    func one(of list: Resolution) -> Resolution {
        var found = list.map { if case .oneOf = $0 { $0 } else { .oneOf($0) } }
        found.type.isList = false
        found.type.isKeyed = false
        return found
    }

    func element(of list: Resolution) -> Resolution {
        var found = list
        found.type.isList = false
        return found
    }

    private func cast(_ node: CodeNode) -> Resolution {
        let tree = app.tree(node.file)
        guard tree[node.id].firstChild >= 0, tree.name(of: node.id) != "is" else { return .value() }
        let found = resolve(tree[node.id].firstChild, in: node.file)
        guard let type = tree.child(of: node.id, .typeName).map({ app.type(of: $0, in: node.file) }) else {
            return found
        }
        return isGeneric(type.name, at: node) ? found : casted(found, to: type)
    }

    /// The same objects, as far as they are of another type.
    func casted(_ found: Resolution, to type: CodeType) -> Resolution {
        guard type.name != .none, type.name != found.type.name else { return found }
        return found.map(to: type) { .cast(type.name, $0) }
    }

    // MARK: Members

    private func member(_ node: CodeNode) -> Resolution {
        let (tree, file, id) = (app.tree(node.file), node.file, node.id)
        let base = tree[id].firstChild
        // `.system`, a value of the expected type.
        guard base >= 0 else { return Resolution(origins: [.made]) }
        let symbol = app.name(id, in: file)
        if tree[base].kind == .name || tree[base].kind == .member, let type = typeMeant(by: base, in: file) {
            return staticMember(symbol, of: type, at: node)
        }
        return member(named: symbol, of: resolve(base, in: file), at: node)
    }

    private func staticMember(_ name: Symbol, of type: Symbol, at node: CodeNode) -> Resolution {
        if let property = app.properties(named: name, of: type).first {
            return Resolution(origins: [.field(of: type, named: name)], type: declaredType(of: property, in: type))
        }
        let word = app.text(name)
        if word == "appearance" {
            return Resolution(origins: [.appearance(of: type, in: [])], type: CodeType(name: type))
        }
        if words.singletons.contains(word) { return Resolution(origins: [.object(type)], type: CodeType(name: type)) }
        return Resolution(origins: [.made], type: CodeType(name: type))
    }

    /// A property that a type declares or inherits from a type of the app.
    private func field(named name: Symbol, of type: Symbol) -> Resolution? {
        fieldMemory(KeyPair(type, name)) { findField(named: name, of: type) }
    }

    private func findField(named name: Symbol, of type: Symbol) -> Resolution? {
        let found = app.properties(named: name, of: type)
        guard let property = found.first else {
            // `_closeButton` is the instance variable of `closeButton`.
            let word = app.text(name)
            if let property = app.synthesized[name], property != name { return field(named: property, of: type) }
            guard word.hasPrefix("_") else { return nil }
            let plain = app.symbol(String(word.dropFirst()))
            return plain == .none ? nil : field(named: plain, of: type)
        }
        return Resolution(
            origins: [.field(of: type, named: property.name)],
            type: found.lazy.map { self.declaredType(of: $0, in: type) }.first { $0.name != .none } ?? .unknown)
    }

    /// The type of a property: as written, or that of its initial value.
    func declaredType(of property: CodeProperty, in type: Symbol = .none) -> CodeType {
        if property.type != .unknown { return property.type }
        guard let initial = property.initial else { return .unknown }
        return resolve(initial, in: property.node.file).type
    }

    /// A property or part of an object.
    func member(named name: Symbol, of base: Resolution, at node: CodeNode) -> Resolution {
        let type = bound(of: base.type.name, at: node)
        if type != .none, let found = field(named: name, of: type) { return found }
        let word = app.text(name)
        if base.type.isKeyed, !base.type.isList, word == "value" { return one(of: base) }
        // A stack of a Mac is a view to code.
        if words.lists.contains(word) || word == "views" && type == words.view && app.isOfMac {
            let isDeep = isRecursive(at: node)
            return base.map(to: CodeType(name: words.view, isList: true)) { .subviews(of: $0, isDeep: isDeep) }
        }
        if words.through.contains(word), app.propertiesByOwner[name] == nil || base.type.isList {
            return words.single.contains(word) && base.type.isList ? one(of: base) : base
        }
        if words.barItems.contains(word) {
            return base.map(to: CodeType(name: words.barItem, isList: true)) { .subviews(of: $0, isDeep: false) }
        }
        if word == "view", type == .none || isController(type) {
            var found = Resolution(type: CodeType(name: words.view))
            found.origins = base.origins.map { origin in
                switch origin {
                case .receiver, .object, .made: type == .none ? .part(word, of: origin) : .rootView(of: type)
                default: type != .none && !app.isApple(type) ? .rootView(of: type) : .part(word, of: origin)
                }
            }
            return found
        }
        // On a Mac a control and its cell are one element.
        if word == "cell", app.isOfMac { return Resolution(origins: base.origins, type: CodeType(name: words.view)) }
        if word == "superview" { return base.map(to: CodeType(name: words.view)) { .superview(of: $0) } }
        if words.windows.contains(word) { return Resolution(origins: [.window], type: words.partType(word)) }
        if words.parts.contains(word) || type == .none && words.isPart(word) {
            var found = base.map(to: words.partType(word)) { .part(word, of: $0) }
            if type == .none, !base.origins.isEmpty, let declared = app.propertiesByOwner[name] {
                // It may be a property of the app as well.
                found.origins.append(.field(of: .none, named: name))
                if found.type.name == .none { found.type = onlyType(of: declared) }
            }
            return found
        }
        // A message without arguments is a getter.
        let getters = functions(named: name, of: type).filter { app[$0].parameters.isEmpty && app[$0].body != nil }
        if !getters.isEmpty { return results(of: getters, on: base) }
        // Whoever gets a cell of a class names the class.
        let isCell = !base.origins.isEmpty && base.origins.allSatisfy { if case .cell = $0 { true } else { false } }
        if !isCell, let declared = app.propertiesByOwner[name],
            type == .none || !app.isApple(type) && !app.isDeclared(type)
        {
            return Resolution(origins: [.field(of: .none, named: name)], type: onlyType(of: declared))
        }
        return base.map(to: words.partType(word)) { .part(word, of: $0) }
    }

    /// The type of properties of one name, if they agree.
    private func onlyType(of properties: [Symbol: [Int]]) -> CodeType {
        guard properties.count <= Resolver.mostBranches else { return .unknown }
        let types = Set(properties.values.joined().map { declaredType(of: app.properties[$0]) })
        return types.count == 1 ? types.first ?? .unknown : .unknown
    }

    private func isController(_ type: Symbol) -> Bool {
        let lineage = app.lineage(of: type)
        if lineage.contains(words.controller) { return true }
        // A class whose superclass is not among the sources may be one.
        return !lineage.contains(words.view) && !app.isApple(type)
    }

    /// Whether the function around a place calls itself, so that it goes through views deeply.
    private func isRecursive(at node: CodeNode) -> Bool {
        guard let function = app.function(around: node) else { return false }
        let declaration = app[function]
        let tree = app.tree(declaration.node.file)
        guard let body = declaration.body else { return false }
        return app.occurrences(of: declaration.name, in: declaration.node.file).contains { tree.contains(body, $0.id) }
    }
}
