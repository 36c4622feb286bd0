import A11yModel

/// A place where an element is given to code that is not read.
struct Escape {
    let node: CodeNode
    /// What may change there.
    var properties = PropertySet.ofCode
    /// Whether another object takes the place of the element there.
    var isReplacement = false
    /// Whether it is given to a macro of the app, which may do anything with it.
    var isInMacro = false

    /// Whether what code sets before may not hold any more.
    var isFinal: Bool { isReplacement || isInMacro }
}

/// Follows an element through the code that has it in hand, to where it is given to code that is not read.
///
/// Each parameter, variable and property that it comes to is followed once.
final class EscapeFinder {
    private let resolver: Resolver
    private let sites: CallSites
    private var app: CodeApp { resolver.app }
    private let outletMemory = Memo<KeyPair<Symbol, Symbol>, [Escape]>()
    private let selfMemory = Memo<Symbol, [Escape]>()
    private let rootMemory = Memo<Symbol, [Escape]>()
    private let parameterMemory = Memo<Origin, [Escape]>()
    private let fieldMemory = Memo<KeyPair<Symbol, Symbol>, [Escape]>()
    private let mentionMemory = Memo<Symbol, [Symbol: [CodeNode]]>()
    private let keyPathMemory = Memo<Symbol, [(root: Symbol, node: CodeNode)]>()

    init(_ resolver: Resolver, _ sites: CallSites) {
        self.resolver = resolver
        self.sites = sites
    }

    /// Where an element is given away: through its outlets, or by its own class as `self`.
    func escapes(of target: Target) -> [Escape] {
        target.outlets.flatMap { escapes(ofOutlet: $0.name, of: $0.owner) }
            + (target.ownClass == .none ? [] : escapes(ofSelf: target.ownClass))
    }

    private func escapes(ofOutlet name: Symbol, of owner: Symbol) -> [Escape] {
        outletMemory(KeyPair(owner, name), meanwhile: []) {
            mentions(of: name, of: owner).flatMap { follow($0, 0) }
                + keyPaths(to: name, of: owner).map { Escape(node: $0) }
        }
    }

    /// The key paths that lead to a property of a class: code that is passed one can change the property.
    private func keyPaths(to name: Symbol, of owner: Symbol) -> [CodeNode] {
        keyPaths(to: name).filter { $0.root == .none || app.isRelated($0.root, to: owner) }.map(\.node)
    }

    /// The key paths through a member, with the type that each begins with.
    private func keyPaths(to name: Symbol) -> [(root: Symbol, node: CodeNode)] {
        keyPathMemory(name) {
            app.mentions(of: name).compactMap { mention in
                let tree = app.tree(mention.file)
                guard tree[mention.id].kind == .member else { return nil }
                var next = tree[mention.id].parent
                while next >= 0, [.member, .subscripting].contains(tree[next].kind) { next = tree[next].parent }
                guard next >= 0, tree[next].kind == .keyPath else { return nil }
                let root = tree.child(of: next, .typeName).map { app.type(of: $0, in: mention.file).name }
                return (root ?? .none, mention)
            }
        }
    }

    /// The expressions that mean a property of a class. Of an object of an unknown type nobody knows whether it has the
    /// outlet.
    func mentions(of name: Symbol, of owner: Symbol) -> [CodeNode] {
        let all = mentions(of: name)
        return owner == .none ? all.values.flatMap(\.self) : app.lineage(of: owner).flatMap { all[$0] ?? [] }
    }

    /// The expressions that mean a property of a name, by the type of the object before the dot.
    private func mentions(of name: Symbol) -> [Symbol: [CodeNode]] {
        mentionMemory(name) {
            var found: [Symbol: [CodeNode]] = [:]
            for mention in app.mentions(of: name) + app.mentions(of: app.symbol("_" + app.text(name))) {
                for case .field(let type, name) in Set(resolver.resolve(mention).origins) where type != .none {
                    found[type, default: []].append(mention)
                }
            }
            return found
        }
    }

    /// Where the root view of a controller is given away, with all that is in it.
    func escapes(ofRootOf type: Symbol) -> [Escape] {
        rootMemory(type, meanwhile: []) {
            app.lineage(of: type).flatMap { passedRoots[$0] ?? [] }.flatMap { follow($0, EscapeFinder.depthLimit - 3) }
                .filter { !$0.isReplacement && $0.properties == .ofCode }
        }
    }

    /// Where root views are passed to functions, by the controller.
    private lazy var passedRoots: [Symbol: [CodeNode]] = {
        var found: [Symbol: [CodeNode]] = [:]
        for mention in app.mentions(of: app.symbol("view")) {
            let tree = app.tree(mention.file)
            let parent = tree[mention.id].parent
            guard parent >= 0, tree[parent].kind == .argument else { continue }
            let callee = tree[parent].parent >= 0 ? tree[tree[parent].parent].firstChild : -1
            let names = [tree.name(of: parent), callee >= 0 ? tree.name(of: callee) : ""]
            if names.contains(where: EscapeFinder.placing.contains) { continue }
            for case .rootView(let owner) in resolver.resolve(mention).origins {
                found[owner, default: []].append(mention)
            }
        }
        return found
    }()

    private func escapes(ofSelf type: Symbol) -> [Escape] {
        selfMemory(type, meanwhile: []) {
            let own = app.intern("self")
            let declarations = app.lineage(of: type).filter(app.isDeclared).flatMap {
                app.types[$0]?.declarations ?? []
            }
            return declarations.flatMap { app.occurrences(of: own, within: $0) }
                .filter { app.node($0).kind == .name }.flatMap { follow($0, 0) }
        }
    }

    private static let depthLimit = 8

    /// Follows an expression that is the element, or a list with it.
    private func follow(_ node: CodeNode, _ depth: Int) -> [Escape] {
        guard depth < EscapeFinder.depthLimit else { return [] }
        let tree = app.tree(node.file)
        var id = node.id
        var part = Member.Part.element
        while true {
            app.steps += 1
            let parent = tree[id].parent
            guard parent >= 0 else { return [] }
            switch tree[parent].kind {
            case .member:
                switch member(parent, part, node.file) {
                case .ends: return []
                case .escapes(let properties): return [Escape(node: node, properties: properties)]
                case .goesInto(let functions, let position):
                    return functions.flatMap { escapes(ofParameter: position, of: $0, depth) }
                case .goesOn(let next, as: let inner):
                    id = next
                    part = inner
                    continue
                }
            case .argument: return argument(parent, of: node, depth)
            case .array, .dictionary, .tuple, .subscripting:
                // An index is only asked.
                if tree[parent].kind == .subscripting, tree[parent].firstChild != id { return [] }
            case .ternary, .cast, .capture:
                if tree.name(of: parent) == "is" { return [] }
            case .prefix:
                if ["!", "~", "-"].contains(tree.name(of: parent)) { return [] }
            case .binary:
                let name = tree.name(of: parent)
                if name != "??", name != "+" {
                    return EscapeFinder.operators.contains(name) ? [] : [Escape(node: node)]
                }
            case .assignment: return assignment(parent, from: id, of: node, depth)
            case .variable: return variable(parent, in: node.file, depth)
            case .loop, .condition:
                return bindings(in: parent, node.file, depth)
            case .exit: return returned(from: parent, in: node.file, depth)
            case .call:
                // A getter as a message, or the element itself is called: `button(…)`.
                guard tree[parent].firstChild == id else { return [] }
                guard tree[parent].form == .message, tree.child(of: parent, .argument) == nil else {
                    return [Escape(node: node)]
                }
            case .postfix, .unread: return [Escape(node: node)]
            default: return []
            }
            id = parent
        }
    }

    private static let operators = FlowWords.set("== != === !== && || < > <= >= ~= ... ..< - * / %")

    private enum Step {
        case ends
        case escapes(PropertySet)
        case goesOn(CodeTree.ID, as: Member.Part)
        case goesInto([FunctionID], position: Int)
    }

    /// What a member of the element does.
    private func member(_ id: CodeTree.ID, _ part: Member.Part, _ file: Int32) -> Step {
        let tree = app.tree(file)
        let name = tree.name(of: id)
        let parent = tree[id].parent
        let isCalled = parent >= 0 && tree[parent].kind == .call && tree[parent].firstChild == id
        let isAssigned = parent >= 0 && tree[parent].kind == .assignment && tree[parent].firstChild == id
        if resolver.words.loops.contains(name), isCalled, let passed = functionPassed(to: parent, file) {
            return passed.isEmpty ? .escapes(EscapeFinder.properties(of: part)) : .goesInto(passed, position: 0)
        }
        if resolver.words.through.contains(name), Member(name, of: part) == nil {
            return .goesOn(isCalled ? parent : id, as: part)
        }
        if part == .element, isSized(by: id, name, file) { return .escapes([.hitFrame]) }
        switch Member(name, of: part) {
        case .part(let inner)?:
            return isAssigned && inner != .layer ? .ends : .goesOn(isCalled ? parent : id, as: inner)
        case .leadsAway?, .harmless?, .sets?, .opens?: return .ends
        case nil: break
        }
        if resolver.words.loops.contains(name) || resolver.words.lists.contains(name)
            || resolver.words.applications.contains(name) && isCalled || name == "rx" || name == "kf"
        {
            return .ends
        }
        if isCalled {
            let call = CodeNode(file: file, id: parent)
            if !resolver.functions(calledBy: call).isEmpty { return .ends }
            if EscapeFinder.harmlessCalls.contains(name) || isOfList(id, file) { return .ends }
            // `[field setEditable:NO]` sets a property.
            let isSetter = tree[parent].form == .message && Member.swiftName(of: name) != nil
            return .escapes(
                isSetter
                    ? unknownProperties(name, of: part, resolver.typeBefore(id, in: file))
                    : EscapeFinder.properties(of: part))
        }
        // A property of the app's: what its observers do is read as writes.
        let symbol = app.name(id, in: file)
        let isOwn = app.propertiesByOwner[symbol] != nil || app.functionsByOwner[symbol] != nil
        if isAssigned {
            return isOwn ? .ends : .escapes(unknownProperties(name, of: part, resolver.typeBefore(id, in: file)))
        }
        // What a library wraps it in sets it: `button.rac.title = …`.
        let outer = tree[parent].kind == .member && tree[parent].firstChild == id ? tree.name(of: parent) : ""
        if !isOwn || app.propertiesByOwner[symbol]?.keys.contains(where: app.isApple) == true,
            case .sets(let properties)? = Member(outer, of: part)
        {
            return .escapes(properties)
        }
        return .ends
    }

    /// Whether a member is one of a table, outline or collection that the app does not declare. It moves rows, selects
    /// or asks: it names nothing.
    private func isOfList(_ id: CodeTree.ID, _ file: Int32) -> Bool {
        let lineage = app.lineage(of: resolver.typeBefore(id, in: file))
        return EscapeFinder.lists.contains { lineage.contains(app.symbol($0)) }
    }

    private static let lists = ["UITableView", "UICollectionView", "UIPickerView"]

    /// Whether a member of the element leads to a constraint of its size, or sets its frame.
    private func isSized(by id: CodeTree.ID, _ name: String, _ file: Int32) -> Bool {
        guard name == "frame" || name == "bounds" else { return EscapeFinder.sizing.contains(name) }
        let tree = app.tree(file)
        var last = id
        // `button.frame.size.width = …`
        while tree[tree[last].parent].kind == .member { last = tree[last].parent }
        return tree[tree[last].parent].kind == .assignment && tree[tree[last].parent].firstChild == last
    }

    private static let sizing = FlowWords.set(
        "widthAnchor heightAnchor setFrame setBounds sizeToFit snp mas_makeConstraints mas_updateConstraints "
            + "mas_remakeConstraints autoSetDimension autoSetDimensions autoPinEdgesToSuperviewEdges pin flex")

    /// What a property may change that neither UIKit's table nor the app has. On a class of UIKit's, or of the app's
    /// that descends from one, it is a newer one, or one that a library adds: its name tells what it is about.
    private func unknownProperties(_ name: String, of part: Member.Part, _ type: Symbol) -> PropertySet {
        let all = EscapeFinder.properties(of: part)
        guard part == .element, app.lineage(of: type).contains(where: app.isApple) else { return all }
        let word = name.lowercased()
        // Its last word tells what it is: `contentTintColor` is a colour.
        let stem = word.hasSuffix("s") ? String(word.dropLast()) : word
        let last = EscapeFinder.topics.dropFirst().filter { $0.words.contains(where: stem.hasSuffix) }
        let found = !last.isEmpty ? last : EscapeFinder.topics.filter { $0.words.contains(where: word.contains) }
        return found.reduce(into: PropertySet()) { $0.formUnion($1.properties) }
    }

    /// What a word in the name of a property is about.
    private static let topics: [(words: Set<String>, properties: PropertySet)] = [
        (
            FlowWords.set(
                "accessib voice label a11y text title string local key caption placeholder content model data item "
                    + "state"), .ofCode
        ),
        (FlowWords.set("theme style appearance font"), [.font, .adjustsFontForContentSizeCategory]),
        (FlowWords.set("color colour tint theme style appearance background"), [.textColor, .backgroundColor]),
        (FlowWords.set("image icon symbol"), [.image, .systemImage]),
        (FlowWords.set("hidden visible"), [.hidden]), (FlowWords.set("enabled"), [.enabled]),
        (
            FlowWords.set("action tap press touch gesture menu handler closure block"),
            [.action, .handlesTouch, .gestures]
        ),
    ]

    /// The functions that a call is passed by name, instead of a closure; nil if it is passed none.
    private func functionPassed(to call: CodeTree.ID, _ file: Int32) -> [FunctionID]? {
        let tree = app.tree(file)
        guard let argument = tree.child(of: call, .argument), tree[argument].firstChild >= 0 else { return nil }
        let value = tree[argument].firstChild
        guard tree[value].kind == .name || tree[value].kind == .member else { return nil }
        let name = app.name(value, in: file)
        // Within itself a function does the same again.
        if let around = app.function(around: CodeNode(file: file, id: call)), app[around].name == name { return nil }
        let type =
            tree[value].kind == .member
            ? resolver.typeBefore(value, in: file) : app.type(around: CodeNode(file: file, id: call))
        return resolver.functions(named: name, of: type).filter { app[$0].body != nil && app[$0].parameters.count == 1 }
    }

    /// What may change where a part is given to code that is not read.
    private static func properties(of part: Member.Part) -> PropertySet {
        switch part {
        case .element, .elements: .ofCode
        case .titleLabel: [.title, .font, .textColor, .lines, .adjustsFontForContentSizeCategory]
        case .textLabel: [.title]
        case .imageView: [.image]
        case .configuration: [.title, .image, .systemImage, .font, .textColor, .backgroundColor]
        case .navigationItem: [.title]
        case .layer: [.hidden, .alpha, .backgroundColor]
        case .value(let property): [property]
        }
    }

    /// Where an argument is passed to.
    private func argument(_ argument: CodeTree.ID, of node: CodeNode, _ depth: Int) -> [Escape] {
        let tree = app.tree(node.file)
        let parent = tree[argument].parent
        guard parent >= 0, tree[parent].kind == .call else {
            // In a text or as an index it is only asked.
            return tree[parent].kind == .tuple ? follow(CodeNode(file: node.file, id: parent), depth + 1) : []
        }
        let call = CodeNode(file: node.file, id: parent)
        let called = resolver.functions(calledBy: call)
        let functions = called.isEmpty ? initializers(calledBy: call) : called
        guard !functions.isEmpty else {
            if EscapeFinder.sizes(argument, of: call, in: app) { return [Escape(node: node, properties: [.hitFrame])] }
            if isHarmless(argument, of: call) || isSetByKeyPath(call) { return [] }
            let callee = tree[parent].firstChild
            return [Escape(node: node, isInMacro: callee >= 0 && app.macros.contains(app.name(callee, in: node.file)))]
        }
        if isOfUnknown(call) { return [Escape(node: node)] }
        let matcher = CallMatcher(resolver)
        let arguments = matcher.arguments(of: call)
        guard let place = arguments.firstIndex(of: argument) else { return [] }
        var found: [Escape] = []
        for function in functions {
            let declaration = app[function]
            guard let positions = matcher.positions(of: arguments, in: declaration, call),
                positions.indices.contains(place)
            else { continue }
            if declaration.body == nil {
                if app.types[declaration.owner]?.kind != .protocolType { found.append(Escape(node: node)) }
                continue
            }
            found += escapes(ofParameter: positions[place], of: function, depth)
        }
        return found
    }

    /// Whether a call may constrain the size of what it is passed: by a visual format, or a constraint of a dimension.
    private static func sizes(_ argument: CodeTree.ID, of call: CodeNode, in app: CodeApp) -> Bool {
        let tree = app.tree(call.file)
        let names = [tree.name(of: argument), tree.name(of: tree[call.id].firstChild)]
        if names.contains("views") || names.contains("NSDictionaryOfVariableBindings") { return true }
        guard names.contains("item") || names.contains("constraintWithItem") else { return false }
        return ["width", "height"].contains(where: app.text(of: call).lowercased().contains)
    }

    /// Whether a call sets a property of what it is passed, which is read as a write: `assign(to: \.text, on: label)`.
    private func isSetByKeyPath(_ call: CodeNode) -> Bool {
        let tree = app.tree(call.file)
        let callee = tree[call.id].firstChild
        guard callee >= 0, tree.name(of: callee) == "assign" else { return false }
        return tree.children(of: call.id).contains { argument in
            tree[argument].kind == .argument && tree[argument].firstChild >= 0
                && tree[tree[argument].firstChild].kind == .keyPath
        }
    }

    /// Whether a call may run code that is not read: its receiver is of an unknown type, of a protocol that is not
    /// among the sources, or of one to which a type conforms that inherits the function from a class which is not.
    private func isOfUnknown(_ call: CodeNode) -> Bool {
        let tree = app.tree(call.file)
        let callee = tree[call.id].firstChild
        guard tree[callee].kind == .member, tree[callee].firstChild >= 0 else { return false }
        let base = tree[callee].firstChild
        if resolver.typeMeant(by: base, in: call.file) != nil { return false }
        let type = resolver.typeBefore(callee, in: call.file)
        if type == .none {
            // A message that a protocol of the app's declares is answered by the app's classes.
            let all = app.functionsByOwner[app.name(callee, in: call.file)] ?? [:]
            return app.files[Int(call.file)].language == .objectiveC
                && !all.keys.contains { app.types[$0]?.kind == .protocolType }
        }
        if isOfSystem(app.text(type)) || app.types[type]?.kind == .classType || app.types[type]?.kind == .other {
            return false
        }
        guard app.types[type]?.kind == .protocolType else { return true }
        let name = app.name(callee, in: call.file)
        return conformers(to: type).contains { conformer in
            let lineage = app.lineage(of: conformer)
            let isImplemented = lineage.contains {
                app.types[$0]?.kind != .protocolType
                    && app.types[$0]?.functions[name]?.contains { app[$0].body != nil } == true
            }
            return !isImplemented && lineage.contains { isMissing($0, of: conformer) }
        }
    }

    private func conformers(to type: Symbol) -> Set<Symbol> {
        app.heirs(of: type).filter { app.types[$0]?.kind == .classType }
    }

    /// Whether a type is a superclass of a class, and not among the sources.
    private func isMissing(_ ancestor: Symbol, of type: Symbol) -> Bool {
        !app.isDeclared(ancestor) && !app.isApple(ancestor) && app.types[type]?.inherited.first == ancestor
    }

    /// The initializers of a type of the app's that a call by its name may run: its own, or those that it inherits.
    private func initializers(calledBy call: CodeNode) -> [FunctionID] {
        let tree = app.tree(call.file)
        let callee = tree[call.id].firstChild
        guard callee >= 0, tree[callee].kind == .name else { return [] }
        let type = app.resolved(app.name(callee, in: call.file))
        guard app.isDeclared(type), let all = app.functionsByOwner[app.symbol("init")] else { return [] }
        let matcher = CallMatcher(resolver)
        let own = app.lineage(of: type).lazy.compactMap { all[$0] }.first ?? []
        return own.filter { app[$0].body != nil && matcher.fits(app[$0], call: call) }
    }

    private func escapes(ofParameter position: Int, of function: FunctionID, _ depth: Int) -> [Escape] {
        parameterMemory(.parameter(function, position), meanwhile: []) {
            let node = app[function].node
            let parameters = app.tree(node.file).children(of: node.id, .parameter)
            guard parameters.indices.contains(position) else { return [] }
            return mentions(of: parameters[position], in: node.file).flatMap { follow($0, depth + 1) }
        }
    }

    /// The names that mean a local variable or parameter.
    private func mentions(of binding: CodeTree.ID, in file: Int32) -> [CodeNode] {
        app.mentions(ofBinding: binding, in: file).map { CodeNode(file: file, id: $0) }
    }

    private func variable(_ id: CodeTree.ID, in file: Int32, _ depth: Int) -> [Escape] {
        let tree = app.tree(file)
        guard tree[id].name >= 0 else { return bindings(in: id, file, depth) }
        let around = app.container(of: id, in: file)
        if tree[around].kind == .type || tree[around].kind == .file {
            return field(app.name(id, in: file), app.type(around: CodeNode(file: file, id: id)), depth)
        }
        return mentions(of: id, in: file).flatMap { follow($0, depth + 1) }
    }

    /// The variables that a condition, loop or pattern binds.
    private func bindings(in id: CodeTree.ID, _ file: Int32, _ depth: Int) -> [Escape] {
        let tree = app.tree(file)
        var found: [Escape] = []
        var open = Array(tree.children(of: id))
        while let next = open.popLast() {
            if tree[next].kind == .variable, tree[next].name >= 0 {
                found += mentions(of: next, in: file).flatMap { follow($0, depth + 1) }
            } else if [.pattern, .cast, .tuple, .argument, .call, .variable, .prefix].contains(tree[next].kind) {
                open += tree.children(of: next)
            }
        }
        return found
    }

    private func assignment(_ id: CodeTree.ID, from child: CodeTree.ID, of node: CodeNode, _ depth: Int) -> [Escape] {
        let tree = app.tree(node.file)
        let target = tree[id].firstChild
        if target == child {
            // Another object takes the place of an outlet; nil only releases it.
            let value = tree[child].next
            let isCleared = value >= 0 && ["nil", "Nil", "NULL"].contains(tree.name(of: value))
            let isBound = app.binding(of: node.at(child)) != nil
            let isOwn =
                isBound && tree[child].kind == .name || tree.name(of: child) == "self" || isInSetter(node, of: child)
            return isCleared || isOwn || depth > 0 ? [] : [Escape(node: node, isReplacement: true)]
        }
        let name = tree.name(of: target)
        if name == "_" || EscapeFinder.places.contains(name) { return [] }
        if tree[target].kind == .name, let binding = app.binding(of: node.at(target)) {
            return mentions(of: binding.node, in: node.file).flatMap { follow($0, depth + 1) }
        }
        let targets = resolver.resolve(CodeNode(file: node.file, id: target)).origins
        for case .field(let owner, let field) in targets { return self.field(field, owner, depth) }
        return Member(name, of: .element) == nil ? [Escape(node: node)] : []
    }

    /// Whether a property is assigned where it is set or made: in its own setter, an accessor or an initializer.
    private func isInSetter(_ node: CodeNode, of target: CodeTree.ID) -> Bool {
        guard let function = app.function(around: node).map({ app[$0] }) else { return false }
        if function.kind == .initializer || function.kind == .setter { return true }
        let word = app.text(app.name(target, in: node.file)).drop { $0 == "_" }
        return app.text(function.name) == "set" + word.prefix(1).uppercased() + word.dropFirst()
    }

    /// What is done with a property that the element is kept in as well.
    private func field(_ name: Symbol, _ owner: Symbol, _ depth: Int) -> [Escape] {
        fieldMemory(KeyPair(owner, name), meanwhile: []) {
            mentions(of: name, of: owner).flatMap { follow($0, depth + 1) }
        }
    }

    private func returned(from exit: CodeTree.ID, in file: Int32, _ depth: Int) -> [Escape] {
        guard let function = app.function(around: CodeNode(file: file, id: exit)), app[function].kind == .function
        else {
            return []
        }
        return sites.callers(of: function).calls.flatMap { follow($0.node, depth + 1) }
    }

    // MARK: Functions of others

    /// Whether a function that is not the app's places, compares, shows or tells of what it is passed.
    private func isHarmless(_ argument: CodeTree.ID, of call: CodeNode) -> Bool {
        let tree = app.tree(call.file)
        let callee = tree[call.id].firstChild
        guard callee >= 0 else { return false }
        let (function, label) = (tree.name(of: callee), tree.name(of: argument))
        let isSwift = app.files[Int(call.file)].language == .swift
        let words = EscapeFinder.self
        if words.harmlessFunctions.contains(function) { return true }
        // Layout by PinLayout, FlexLayout and SnapKit: `title.pin.below(of: icon)`.
        if words.isLayout(callee, in: tree) { return true }
        if isSwift ? words.harmlessLabels.contains("\(function).\(label)") : words.harmlessPieces.contains(label) {
            return true
        }
        let isSelf = tree[argument].firstChild >= 0 && tree.name(of: tree[argument].firstChild) == "self"
        if isSelf, words.labelsForSelf.contains(label) || words.labelsForSelf.contains(function) { return true }
        // A function that calls itself does the same again.
        if let around = app.function(around: call), app.text(app[around].name) == function { return true }
        if let type = tree[callee].kind == .name ? resolver.typeMeant(by: callee, in: call.file) : nil {
            return isOfSystem(app.text(type))
        }
        if tree[callee].kind == .member, tree[callee].firstChild >= 0 {
            let base = tree[callee].firstChild
            if function.hasPrefix("init") || function.hasPrefix("with") {
                let allocated = tree[base].kind == .call ? tree[tree[base].firstChild].firstChild : base
                if allocated >= 0, let type = resolver.typeMeant(by: allocated, in: call.file) {
                    return isOfSystem(app.text(type))
                }
            }
            if let type = resolver.typeMeant(by: base, in: call.file), app.isApple(type) || isOfSystem(app.text(type)) {
                return true
            }
            // UIKit's own functions: what they are passed they place, ask or show.
            let type = resolver.typeBefore(callee, in: call.file)
            if type != .none, isOfSystem(app.text(type)) || isOfUIKit(type) { return true }
            // `constraints.append(…)`, `views.contains(…)` and the like.
            return EscapeFinder.harmlessCalls.contains(function)
        }
        return false
    }

    /// Whether a class of the app's descends from one of UIKit's, so that a function which the app does not declare is
    /// UIKit's.
    private func isOfUIKit(_ type: Symbol) -> Bool {
        app.isDeclared(type) && app.types[type]?.kind == .classType
            && app.lineage(of: type).contains { isOfSystem(app.text($0)) }
    }

    /// Whether a call is one of a chain that lays a view out.
    private static func isLayout(_ callee: CodeTree.ID, in tree: CodeTree) -> Bool {
        var next = callee
        while next >= 0, [.member, .call].contains(tree[next].kind) {
            if tree[next].kind == .member, layouts.contains(tree.name(of: next)) { return true }
            next = tree[next].firstChild
        }
        return false
    }

    private static let layouts = FlowWords.set("pin flex snp anchor")

    /// Whether a type is Apple's by its prefix and not the app's.
    private func isOfSystem(_ type: String) -> Bool {
        if app.isDeclared(app.symbol(type)) { return false }
        if ["String", "Array", "Set", "Dictionary", "ObjectIdentifier", "Bundle", "Timer"].contains(type) {
            return true
        }
        return EscapeFinder.prefixes.contains {
            type.hasPrefix($0) && type.dropFirst($0.count).first?.isUppercase == true
        }
    }

    private static let prefixes = ["UI", "NS", "CG", "CA", "AV", "MK", "WK", "PK", "SK", "SC", "VN", "QL", "PH", "CL"]
    private static let harmlessFunctions = FlowWords.set(
        "addSubview insertSubview addArrangedSubview insertArrangedSubview bringSubviewToFront sendSubviewToBack "
            + "bringSubview sendSubview removeArrangedSubview NSDictionaryOfVariableBindings print debugPrint NSLog "
            + "assert precondition isDescendant isDescendantOfView type XCTAssertNotNil dump ObjectIdentifier "
            + "exchangeSubview setCustomSpacing isEqual contains convert convertRect convertPoint animate transition "
            + "transitionWithView activate present post postNotification makeFirstResponder objc_getAssociatedObject "
            + "objc_setAssociatedObject removeObserver addObserver observe performSelector perform "
            + "cancelPreviousPerformRequests scrollRectToVisible addLayoutGuide removeInteraction addInteraction "
            + "firstIndex index indexOfObject containsObject dictionaryWithObjects arrayWithObjects arrayWithArray "
            + "visualFormat setNextKeyView setInitialFirstResponder addConstraint addConstraints drawHierarchy "
            + "addTarget removeTarget sendAction sendActions rowForView columnForView "
            + "constraint max min insert append addObject locationInView translationInView velocityInView "
            + "presentPopoverFromBarButtonItem showFromView presentFromView constraintWithItem initWithTarget "
            + "constraintEqualToItem location showFromBarButtonItem setDelegate setDataSource initWithCustomView zip "
            + "setLeftView setRightView setTitleView setAccessoryView setTableHeaderView setTableFooterView "
            + "setInputAccessoryView setRightBarButtonItem setLeftBarButtonItem setToolbarItems autoPinEdge "
            + "autoAlignAxis equalTo pinEdges mas_equalTo")
    /// Functions and labels under which a view is only placed in, measured against, or shown over.
    private static let placing = FlowWords.set(
        "showAdded showHUDAddedTo showHUD hide hideHUDForView hideAllHUDsForView for in from toView fromView inView of "
            + "relativeTo over sourceView animateWithDuration transition transitionFromView addConstraint "
            + "addGestureRecognizer equalTo edges toEdgesOf superview containerView target item add embed show")
    /// Arguments of Swift functions that place, compare or present.
    private static let harmlessLabels = FlowWords.set(
        "NSLayoutConstraint.item NSLayoutConstraint.toItem convert.to convert.from insertSubview.belowSubview "
            + "insertSubview.aboveSubview constraint.equalTo constraint.lessThanOrEqualTo "
            + "constraint.greaterThanOrEqualTo post.argument transition.with transition.from transition.to location.in "
            + "translation.in velocity.in setTranslation.in setCustomSpacing.after isDescendant.of present.from "
            + "dismiss.from sendAction.from show.from show.in performSegue.sender distance.to equalTo.to "
            + "snapshot.of Bundle.for addObserver.object insert.at showAdded.to hide.for presentPreview.from "
            + "instantiate.withOwner loadNibNamed.owner edges.to row.for column.for")
    /// Pieces of Objective-C selectors with the same meaning.
    private static let harmlessPieces = FlowWords.set(
        "belowSubview aboveSubview toItem toView fromView inView withView sender afterView withItem attributeItem "
            + "locationInView translationInView velocityInView atIndex owner toRect fromRect forView")
    /// Labels and functions under which a class passes itself as a target, delegate, owner or item of a constraint.
    private static let labelsForSelf = FlowWords.set(
        "target delegate dataSource item toItem equalTo owner object sender addObserver removeObserver addTarget "
            + "initWithTarget toView fromView inView setDelegate setDataSource withTarget relatedBy initWithDelegate "
            + "toObject "
            + "observer withOwner options delegateQueue withDelegate")
    private static let harmlessCalls = FlowWords.set(
        "append insert addObject contains firstIndex index remove removeAll removeObject enumerated makeObjectsPerform "
            + "viewWithTag description isEqual add withContentsOf isKind isKindOfClass respondsToSelector "
            + "responds conformsToProtocol")
    /// Properties of UIKit that place something at a view, show it, or tell it of events.
    private static let places = FlowWords.set(
        "sourceView sourceItem barButtonItem passthroughViews inputAccessoryView tableHeaderView tableFooterView "
            + "backgroundView accessoryView titleView refreshControl rightBarButtonItem leftBarButtonItem "
            + "rightBarButtonItems leftBarButtonItems toolbarItems customView leftView rightView delegate dataSource "
            + "viewForBaselineLayout mask selectedBackgroundView inputView searchResultsUpdater keyboardToolbar "
            + "accessibilityElements automationElements anchorView initialFirstResponder nextKeyView")
}
