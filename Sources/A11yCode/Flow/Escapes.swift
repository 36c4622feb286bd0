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

extension [Escape] {
    /// The escapes of a part of an element, which change no more than the part shows.
    fileprivate func ofPart(_ part: Member.Part) -> [Escape] {
        if part == .element { return self }
        return compactMap { escape in
            let properties = PropertySet(part.properties.filter(escape.properties.contains))
            return properties.isEmpty ? nil : Escape(node: escape.node, properties: properties)
        }
    }
}

/// Follows an element through the code that has it in hand, to where it is given to code that is not read.
///
/// Each parameter, variable and property that it comes to is followed once.
final class EscapeFinder {
    let resolver: Resolver
    private let sites: CallSites
    var app: CodeApp { resolver.app }
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
        let types = owner == .none ? Array(mentions(of: name).keys) : app.lineage(of: owner)
        let found = types.flatMap { type in
            outletMemory(KeyPair(type, name)) { mentions(of: name)[type, default: []].flatMap { follow($0, 0) } }
        }
        return found
            + keyPaths(to: name, of: owner).flatMap { path in
                list(mappedBy: path).map { follow(path.at($0.call), 1) } ?? [Escape(node: path)]
            }
    }

    /// The key paths that lead to a property of a class: code that is passed one can change the property.
    private func keyPaths(to name: Symbol, of owner: Symbol) -> [CodeNode] {
        keyPaths(to: name).filter { $0.root == .none || app.isRelated($0.root, to: owner) }.map(\.node)
    }

    private func list(mappedBy path: CodeNode) -> (call: CodeTree.ID, callee: CodeTree.ID)? {
        let tree = app.tree(path.file)
        let argument = sequence(first: path.id) { tree[$0].parent }.first {
            ![.member, .keyPath].contains(tree[$0].kind)
        }
        guard let argument, tree[argument].kind == .argument, tree[tree[argument].parent].kind == .call else {
            return nil
        }
        let call = tree[argument].parent
        let callee = tree[call].firstChild
        return tree[callee].kind == .member && resolver.words.through.contains(tree.name(of: callee))
            ? (call, callee) : nil
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
                // `rows.map(\.field)` begins with a row.
                let listed = list(mappedBy: mention).map { resolver.typeBefore($0.callee, in: mention.file) }
                return (root ?? listed ?? .none, mention)
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

    /// Where root views are passed to functions, by the controller. Who handles the view of any controller knows
    /// nothing of what is in it.
    private lazy var passedRoots: [Symbol: [CodeNode]] = {
        var found: [Symbol: [CodeNode]] = [:]
        for mention in app.mentions(of: app.symbol("view")) {
            let tree = app.tree(mention.file)
            let parent = tree[mention.id].parent
            guard parent >= 0, tree[parent].kind == .argument else { continue }
            let callee = tree[parent].parent >= 0 ? tree[tree[parent].parent].firstChild : -1
            let names = [tree.name(of: parent), callee >= 0 ? tree.name(of: callee) : ""]
            if names.contains(where: EscapeFinder.placing.contains) { continue }
            for case .rootView(let owner) in resolver.resolve(mention).origins where !app.isApple(owner) {
                found[owner, default: []].append(mention)
            }
        }
        return found
    }()

    private func escapes(ofSelf type: Symbol) -> [Escape] {
        let own = app.intern("self")
        return app.lineage(of: type).filter(app.isDeclared).flatMap { ancestor in
            selfMemory(ancestor) {
                let declarations = app.types[ancestor]?.declarations ?? []
                return declarations.flatMap { app.occurrences(of: own, within: $0) }
                    .filter { app.node($0).kind == .name }.flatMap { follow($0, 0) }
            }
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
            // A configuration that is kept or passed is a copy: writing it back is a write.
            if part == .configuration, ![.member, .prefix, .postfix].contains(tree[parent].kind) { return [] }
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
            case .argument: return argument(parent, of: node, depth).ofPart(part)
            // An index is only asked.
            case .subscripting where tree[parent].firstChild != id: return []
            case .prefix where ["!", "~", "-"].contains(tree.name(of: parent)): return []
            case .cast where tree.name(of: parent) == "is": return []
            case .array, .dictionary, .tuple, .subscripting, .ternary, .cast, .capture, .prefix: break
            case .binary:
                let name = tree.name(of: parent)
                if name != "??", name != "+" {
                    return EscapeFinder.operators.contains(name) ? [] : [Escape(node: node)]
                }
            case .assignment: return assignment(parent, from: id, of: node, depth).ofPart(part)
            case .variable: return variable(parent, in: node.file, depth).ofPart(part)
            case .loop, .condition: return bindings(in: parent, node.file, depth).ofPart(part)
            case .exit: return returned(from: parent, in: node.file, depth).ofPart(part)
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
        let isCalled = tree.node(.call, on: id) != nil
        let isAssigned = tree.node(.assignment, on: id) != nil
        if resolver.words.loops.contains(name), isCalled, let passed = functionPassed(to: parent, file) {
            return passed.isEmpty ? .escapes(part.properties) : .goesInto(passed, position: 0)
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
            if EscapeFinder.questions.contains(name) { return .ends }
            // A member of a table, outline or collection that the app does not declare moves rows, selects or asks.
            let lineage = app.lineage(of: resolver.typeBefore(id, in: file))
            if EscapeFinder.lists.contains(where: { lineage.contains(app.symbol($0)) }) { return .ends }
            // `[field setEditable:NO]` sets a property.
            let isSetter = tree[parent].form == .message && Member.swiftName(of: name) != nil
            return .escapes(
                isSetter ? part.unknown(name, of: resolver.typeBefore(id, in: file), in: app) : part.properties)
        }
        // A property of the app's: what its observers do is read as writes.
        let symbol = app.name(id, in: file)
        let isOwn = app.propertiesByOwner[symbol] != nil || app.functionsByOwner[symbol] != nil
        if isAssigned {
            return isOwn ? .ends : .escapes(part.unknown(name, of: resolver.typeBefore(id, in: file), in: app))
        }
        // What a library wraps it in sets it: `button.rac.title = …`.
        let outer = tree.node(.member, on: id).map(tree.name) ?? ""
        if !isOwn || app.propertiesByOwner[symbol]?.keys.contains(where: app.isApple) == true,
            case .sets(let properties)? = Member(outer, of: part)
        {
            return .escapes(properties)
        }
        return .ends
    }

    private static let lists = ["UITableView", "UICollectionView", "UIPickerView"]

    /// Whether a member of the element leads to a constraint of its size, or sets its frame.
    private func isSized(by id: CodeTree.ID, _ name: String, _ file: Int32) -> Bool {
        guard name == "frame" || name == "bounds" else { return EscapeFinder.sizing.contains(name) }
        let tree = app.tree(file)
        var last = id
        // `button.frame.size.width = …`
        while tree[tree[last].parent].kind == .member { last = tree[last].parent }
        // `button.frame.origin.y = …` moves it.
        if last != id, ["origin", "x", "y"].contains(tree.name(of: last)) { return false }
        return tree.node(.assignment, on: last) != nil
    }

    private static let sizing = FlowWords.set(
        "widthAnchor heightAnchor setFrame setBounds sizeToFit snp mas_makeConstraints mas_updateConstraints "
            + "mas_remakeConstraints autoSetDimension autoSetDimensions autoPinEdgesToSuperviewEdges pin flex")

    /// The functions that a call is passed by name, instead of a closure; nil if it is passed none.
    private func functionPassed(to call: CodeTree.ID, _ file: Int32) -> [FunctionID]? {
        let tree = app.tree(file)
        guard let value = tree.firstPassed(to: call), [.name, .member].contains(tree[value].kind) else { return nil }
        let name = app.name(value, in: file)
        // Within itself a function does the same again.
        if let around = app.function(around: CodeNode(file: file, id: call)), app[around].name == name { return nil }
        let type =
            tree[value].kind == .member
            ? resolver.typeBefore(value, in: file) : app.type(around: CodeNode(file: file, id: call))
        return resolver.functions(named: name, of: type).filter { app[$0].body != nil && app[$0].parameters.count == 1 }
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
            if tree[argument].name >= 0, let types = resolver.typesKept(by: call) {
                return types.flatMap { field(app.name(argument, in: call.file), $0, depth) }
            }
            if sizes(argument, of: call) { return [Escape(node: node, properties: [.hitFrame])] }
            if isHarmless(argument, of: call) { return [] }
            let callee = tree[parent].firstChild
            return [Escape(node: node, isInMacro: callee >= 0 && app.macros[app.name(callee, in: node.file)] != nil)]
        }
        if isOfUnknown(call) { return [Escape(node: node)] }
        guard let place = tree.children(of: call.id, .argument).firstIndex(of: argument) else { return [] }
        var found: [Escape] = []
        for function in functions {
            let declaration = app[function]
            guard let positions = resolver.positions(of: call, in: declaration), positions.indices.contains(place)
            else {
                continue
            }
            if declaration.body == nil {
                if app.types[declaration.owner]?.kind != .protocolType { found.append(Escape(node: node)) }
                continue
            }
            found += escapes(ofParameter: positions[place], of: function, depth)
        }
        return found
    }

    /// Whether a call may run code that is not read: its receiver is of an unknown type, of a protocol that is not
    /// among the sources, or of one to which a type conforms that inherits the function from a class which is not.
    private func isOfUnknown(_ call: CodeNode) -> Bool {
        let tree = app.tree(call.file)
        let callee = tree[call.id].firstChild
        guard let base = tree.base(of: callee) else { return false }
        if resolver.typeMeant(by: base, in: call.file) != nil { return false }
        let type = resolver.typeBefore(callee, in: call.file)
        if type == .none {
            // The app's classes answer what a view of Apple's asks its delegate.
            let receiver = tree[base].kind == .call ? tree[base].firstChild : base
            if tree.name(of: receiver) == "delegate" || tree.name(of: receiver) == "dataSource",
                app.properties(named: app.name(receiver, in: call.file), of: app.type(around: call)).isEmpty
            {
                return false
            }
            // A message that a protocol of the app's declares is answered by the app's classes.
            let all = app.functionsByOwner[app.name(callee, in: call.file)] ?? [:]
            return app.files[Int(call.file)].language == .objectiveC
                && !all.keys.contains { app.types[$0]?.kind == .protocolType }
        }
        let kind = app.types[type]?.kind
        if isOfSystem(app.text(type)) || kind == .classType || kind == .other { return false }
        guard kind == .protocolType else { return true }
        let name = app.name(callee, in: call.file)
        return app.heirs(of: type).contains { heir in
            guard let info = app.types[heir], info.kind == .classType, let superclass = info.inherited.first else {
                return false
            }
            let lineage = app.lineage(of: heir)
            let isImplemented = lineage.contains {
                app.types[$0]?.kind != .protocolType
                    && app.types[$0]?.functions[name]?.contains { app[$0].body != nil } == true
            }
            // Its superclass is not among the sources.
            return !isImplemented && !app.isDeclared(superclass) && !app.isApple(superclass)
                && lineage.contains(superclass)
        }
    }

    /// The initializers of a type of the app's that a call by its name may run: its own, or those that it inherits.
    private func initializers(calledBy call: CodeNode) -> [FunctionID] {
        let tree = app.tree(call.file)
        let callee = tree[call.id].firstChild
        guard callee >= 0, tree[callee].kind == .name else { return [] }
        let type = app.resolved(app.name(callee, in: call.file))
        guard app.isDeclared(type), let all = app.functionsByOwner[app.symbol("init")] else { return [] }
        let own = app.lineage(of: type).lazy.compactMap { all[$0] }.first ?? []
        return own.filter { app[$0].body != nil && resolver.positions(of: call, in: app[$0]) != nil }
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
        let function = app.function(around: CodeNode(file: file, id: exit))
        guard let function, app[function].kind == .function else { return [] }
        return sites.callers(of: function).calls.flatMap { follow($0.node, depth + 1) }
    }

    /// Functions and labels under which a view is only placed in, measured against, or shown over.
    private static let placing = FlowWords.set(
        "showAdded showHUDAddedTo showHUD hide hideHUDForView hideAllHUDsForView for in from toView fromView inView of "
            + "relativeTo over sourceView animateWithDuration transition transitionFromView addConstraint "
            + "addGestureRecognizer equalTo edges toEdgesOf superview containerView target item add embed show")
    /// Properties of UIKit that place something at a view, show it, or tell it of events.
    private static let places = FlowWords.set(
        "sourceView sourceItem barButtonItem passthroughViews inputAccessoryView tableHeaderView tableFooterView "
            + "backgroundView accessoryView titleView refreshControl rightBarButtonItem leftBarButtonItem "
            + "rightBarButtonItems leftBarButtonItems toolbarItems customView leftView rightView delegate dataSource "
            + "viewForBaselineLayout mask selectedBackgroundView inputView searchResultsUpdater keyboardToolbar "
            + "accessibilityElements automationElements anchorView initialFirstResponder nextKeyView")
}
