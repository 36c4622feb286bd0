/// What code does with controls, by the variables, parameters and properties that hold them.
final class CodedControlUses {
    /// A name by which code knows a control.
    enum Holder: Hashable {
        /// A local variable or parameter, by its declaration.
        case local(CodeNode)
        /// A property of a type; its file if no other can see it.
        case property(Symbol, of: Symbol, file: Int32?)
    }

    private let app: CodeApp
    private let resolver: Resolver

    init(_ resolver: Resolver) {
        self.resolver = resolver
        app = resolver.app
    }

    // MARK: Holders

    /// What holds the control that a call makes: its variable, and the property that a closure with the variable is the
    /// value of. None for one that goes into a bar at once; nil if other code gets it.
    func holders(of call: CodeNode) -> [Holder]? {
        let (node, parent) = outermost(call)
        guard parent.id >= 0 else { return nil }
        let word = name(of: parent)
        switch app.node(parent).kind {
        case .variable where !word.isEmpty: return holders(ofVariable: parent)
        case .assignment:
            let target = parent.at(app.node(parent).firstChild)
            guard target != node else { return nil }
            if CodedControlUses.isOfBar(name(of: target)) {
                return isNamedThroughBar(in: call.file) ? nil : []
            }
            return node == call ? holder(namedBy: target).map { [$0] } : nil
        case .argument:
            let callee = parent.at(app.node(parent).parent)
            guard app.node(callee).firstChild >= 0 else { return nil }
            var taker = callee.at(app.node(callee).firstChild)
            if name(of: taker) == "append", app.node(taker).firstChild >= 0 {
                taker = taker.at(app.node(taker).firstChild)
                if !CodedControlUses.isOfBar(name(of: taker)) { return holder(namedBy: taker).map { [$0] } }
            }
            return CodedControlUses.isOfBar(name(of: taker)) && !isNamedThroughBar(in: call.file) ? [] : nil
        default: return nil
        }
    }

    private func holders(ofVariable variable: CodeNode) -> [Holder] {
        let own = holder(declaredBy: variable)
        // `let button: UIButton = { let button = UIButton(); …; return button }()`
        var parent = variable.at(app.node(variable).parent)
        if parent.id >= 0, app.node(parent).kind == .block { parent = parent.at(app.node(parent).parent) }
        let tree = app.tree(variable.file)
        guard parent.id >= 0, tree[parent.id].kind == .closure, let call = tree.node(.call, on: parent.id),
            tree[call].parent >= 0, tree[tree[call].parent].kind == .variable
        else { return [own] }
        return [own, holder(declaredBy: variable.at(tree[call].parent))]
    }

    private func holder(declaredBy variable: CodeNode) -> Holder {
        let around = app.container(of: variable.id, in: variable.file)
        guard around >= 0, [.type, .file].contains(app.tree(variable.file)[around].kind) else {
            return .local(variable)
        }
        return property(app.name(variable.id, in: variable.file), at: variable)
    }

    /// A property of the type around a place, which other classes that inherit it may use for other controls.
    private func property(_ word: Symbol, at place: CodeNode) -> Holder {
        let owner = app.type(around: place)
        let isHidden = app.properties(named: word, of: owner).contains { property in
            ["private", "fileprivate"].contains { property.modifiers.contains(app.symbol($0)) }
        }
        return .property(word, of: owner, file: isHidden ? place.file : nil)
    }

    /// What an expression means, if it is a variable, or a property of `self`.
    private func holder(namedBy expression: CodeNode) -> Holder? {
        let node = app.node(expression)
        let word = app.name(expression.id, in: expression.file)
        if node.kind == .name {
            if let local = app.bindings(in: expression.file).binding(named: node.name, at: node.start) {
                return .local(expression.at(local.node))
            }
        } else if node.kind != .member || !isSelf(node.firstChild, in: expression.file) {
            return nil
        }
        return property(word, at: expression)
    }

    func isSelf(_ id: CodeTree.ID, in file: Int32) -> Bool { id >= 0 && app.tree(file).name(of: id) == "self" }

    /// The type of what an expression gives; `none` if that is open.
    func type(of expression: CodeNode) -> Symbol {
        isSelf(expression.id, in: expression.file)
            ? app.type(around: expression) : app.resolved(resolver.resolve(expression).type.name)
    }

    // MARK: Mentions

    /// The places where code means what a holder holds.
    func mentions(of holder: Holder) -> [CodeNode] {
        switch holder {
        case .local(let node): app.mentions(ofBinding: node.id, in: node.file).map(node.at)
        case .property(let word, let owner, let file?):
            app.occurrences(of: word, in: file).filter { means($0, owner) }
        case .property(let word, let owner, nil): app.mentions(of: word).filter { means($0, owner) }
        }
    }

    /// Whether a mention may be that of a property of a type.
    private func means(_ mention: CodeNode, _ owner: Symbol) -> Bool {
        let node = app.node(mention)
        var type = Symbol.none
        if node.kind == .name {
            if let local = app.bindings(in: mention.file).binding(named: node.name, at: node.start) {
                // `if let button {` unwraps the property.
                guard case .variable = local.source, app.tree(mention.file)[local.node].firstChild < 0 else {
                    return false
                }
            }
            type = app.type(around: mention)
        } else {
            // `.close` is a member of another type.
            guard node.firstChild >= 0 else { return false }
            type = self.type(of: mention.at(node.firstChild))
        }
        return type == .none || app.isRelated(type, to: owner)
    }

    /// The node around an expression that is no list or part of one, cast or prefix, and the part of it that holds the
    /// expression.
    private func outermost(_ expression: CodeNode) -> (part: CodeNode, around: CodeNode) {
        var (node, parent) = (expression, expression.at(app.node(expression).parent))
        while parent.id >= 0 {
            let around = app.node(parent)
            guard
                [.array, .cast, .prefix].contains(around.kind)
                    || around.kind == .subscripting && around.firstChild == node.id
            else { break }
            (node, parent) = (parent, parent.at(around.parent))
        }
        return (node, parent)
    }

    /// Whether an expression is nil or an empty text.
    func isBlank(_ expression: CodeNode) -> Bool {
        let code = app.files[Int(expression.file)].text(expression.id)
        return code == "nil" || code == "\"\""
    }

    private func name(of node: CodeNode) -> String { app.tree(node.file).name(of: node.id) }

    /// Whether code puts what a holder holds into a view, or hands it on. A button in another button is no stop.
    func isPlaced(_ holder: Holder) -> Bool {
        mentions(of: holder).contains { mention in
            let (node, parent) = outermost(mention)
            guard parent.id >= 0 else { return false }
            switch app.node(parent).kind {
            case .argument:
                let call = parent.at(app.node(parent).parent)
                let callee = call.at(app.node(call).firstChild)
                let base = callee.id >= 0 && app.node(callee).kind == .member ? app.node(callee).firstChild : -1
                return base < 0 || !app.isKind(type(of: callee.at(base)), of: app.symbol("UIButton"))
            case .assignment: return app.node(parent).firstChild != node.id
            case .exit: return !isInClosure(parent)
            default: return node != mention || [.loop, .tuple, .variable].contains(app.node(parent).kind)
            }
        }
    }

    /// Whether code gives what holders hold something to do.
    func act(_ holders: [Holder]) -> Bool {
        holders.flatMap(mentions).contains { mention in
            ["addTarget", "addAction", "menu"].contains(name(of: mention.at(app.node(mention).parent)))
        }
    }

    // MARK: Names

    /// Whether code may name what a holder holds.
    func mayName(_ holder: Holder) -> Bool {
        var seen: Set<Holder> = []
        return mayName(holder, &seen)
    }

    private func mayName(_ holder: Holder, _ seen: inout Set<Holder>) -> Bool {
        guard seen.insert(holder).inserted else { return false }
        guard seen.count <= CodedControlUses.mostHolders else { return true }
        return mentions(of: holder).contains { mayName(at: $0, &seen) }
    }

    /// Handed on more often, a control is known to nobody.
    private static let mostHolders = 16

    /// Whether code names a control where it mentions it, or gives it to code that may.
    private func mayName(at mention: CodeNode, _ seen: inout Set<Holder>) -> Bool {
        let (node, parent) = outermost(mention)
        guard parent.id >= 0 else { return false }
        switch app.node(parent).kind {
        case .member: return app.node(parent).firstChild == node.id && names(from: parent)
        case .argument: return mayName(argument: parent, &seen)
        case .variable: return mayName(self.holder(declaredBy: parent), &seen)
        case .loop:
            return app.tree(parent.file).child(of: parent.id, .variable).map {
                mayName(.local(parent.at($0)), &seen)
            } ?? true
        case .assignment:
            let target = parent.at(app.node(parent).firstChild)
            if target == node || CodedControlUses.isOfBar(name(of: target)) { return false }
            if CodedControlUses.slots.contains(name(of: target)) { return false }
            return holder(namedBy: target).map { mayName($0, &seen) } ?? true
        // What a function gives, others may name.
        case .exit: return !isInClosure(parent)
        case .macro: return name(of: parent) != "#selector"
        case .keyPath, .dictionary, .tuple: return true
        default: return false
        }
    }

    /// Whether a chain of members and calls that begins with a member of a control names it.
    private func names(from member: CodeNode) -> Bool {
        var node = member
        while true {
            let kind = app.node(node).kind
            if kind == .member, CodedControlUses.naming.contains(name(of: node)) {
                let given = app.tree(node.file).given(to: node.id).map(node.at)
                let isLook = name(of: node) == "configuration" && given.flatMap { pictures(ofConfiguration: $0) } != nil
                return !isLook && !isCleared(node)
            }
            let isTitle = kind == .member && name(of: node) == "titleLabel"
            // `button.style(as: .close)` of an extension, `button.then { $0.setTitle(…) }`
            if kind == .call {
                if hasNaming(node) { return true }
                let bodies = resolver.functions(calledBy: node).map { app[$0].node }
                if bodies.contains(where: hasNaming) { return true }
            }
            let parent = node.at(app.node(node).parent)
            guard parent.id >= 0, [.member, .call].contains(app.node(parent).kind),
                app.node(parent).firstChild == node.id
            else { return false }
            node = parent
            if isTitle, ["text", "attributedText"].contains(name(of: node)) { return !isCleared(node) }
        }
    }

    /// Whether a member is set to nothing: `setTitle(nil, for: .normal)`, `title = ""`.
    private func isCleared(_ member: CodeNode) -> Bool {
        app.tree(member.file).given(to: member.id).map { isBlank(member.at($0)) } ?? false
    }

    /// The pictures that lines set on a configuration of UIKit's, `var look = UIButton.Configuration.plain()`; nil if
    /// one sets a title, or other code gets it.
    func pictures(ofConfiguration look: CodeNode) -> [CodeNode]? {
        guard app.node(look).kind == .name, let binding = app.binding(of: look),
            let initial = app.tree(look.file).expression(of: binding.node),
            app.files[Int(look.file)].text(initial).hasPrefix("UIButton.Configuration.")
        else { return nil }
        var found: [CodeNode] = []
        for mention in app.mentions(ofBinding: binding.node, in: look.file).map(look.at) {
            let around = mention.at(app.node(mention).parent)
            guard around.id >= 0 else { return nil }
            if app.node(around).kind == .argument, name(of: around) == "configuration" { continue }
            // `button.configuration = look`
            if app.node(around).kind == .assignment, app.node(around).firstChild != mention.id { continue }
            guard app.node(around).kind == .member, app.node(around).firstChild == mention.id,
                !name(of: around).lowercased().contains("title")
            else { return nil }
            if name(of: around) == "image", app.node(around).next >= 0 {
                found.append(around.at(app.node(around).next))
            }
        }
        return found
    }

    /// Whether code within a node names something.
    private func hasNaming(_ node: CodeNode) -> Bool {
        CodedControlUses.naming.contains { !app.occurrences(of: app.symbol($0), within: node).isEmpty }
    }

    private func mayName(argument: CodeNode, _ seen: inout Set<Holder>) -> Bool {
        let call = argument.at(app.node(argument).parent)
        guard app.node(call).kind == .call, app.node(call).firstChild >= 0 else { return name(of: call) != "#selector" }
        let callee = call.at(app.node(call).firstChild)
        let word = name(of: callee)
        // `buttons.append(button)`
        if word == "append", app.node(callee).kind == .member, app.node(callee).firstChild >= 0,
            let list = holder(namedBy: callee.at(app.node(callee).firstChild)), mayName(list, &seen)
        {
            return true
        }
        if CodedControlUses.placing.contains(word) || CodedControlUses.isOfBar(word) { return false }
        let functions = resolver.functions(calledBy: call)
        let arguments = app.tree(call.file).children(of: call.id, .argument)
        guard !functions.isEmpty, let number = arguments.firstIndex(of: argument.id) else { return true }
        for function in functions.map({ app[$0] }) {
            let parameters = app.tree(function.node.file).children(of: function.node.id, .parameter)
            guard function.body != nil, let position = resolver.positions(of: call, in: function)?[number],
                parameters.indices.contains(position)
            else { return true }
            if mayName(.local(function.node.at(parameters[position])), &seen) { return true }
        }
        return false
    }

    /// Whether a `return` ends a closure that makes a value.
    private func isInClosure(_ node: CodeNode) -> Bool {
        let tree = app.tree(node.file)
        let around = tree.path(of: node.id).dropFirst().first {
            [.closure, .function, .accessor].contains(tree[$0].kind)
        }
        return around.map { tree[$0].kind == .closure && tree[tree[$0].parent].kind == .call } ?? false
    }

    /// Whether a file names items by their place: `navigationItem.rightBarButtonItem?.accessibilityLabel = …`.
    private func isNamedThroughBar(in file: Int32) -> Bool {
        let tree = app.tree(file)
        return CodedControlUses.naming.map(app.symbol).filter { $0 != .none }.lazy
            .flatMap { self.app.occurrences(of: $0, in: file).map(\.id) }.contains { node in
                guard tree[node].kind == .member else { return false }
                var base = tree[node].firstChild
                while base >= 0, [.subscripting, .member, .call, .name].contains(tree[base].kind) {
                    if CodedControlUses.isOfBar(tree.name(of: base)) { return true }
                    base = tree[base].firstChild
                }
                return false
            }
    }

    // MARK: Words

    /// Whether a property or function of that name takes the items of a bar.
    static func isOfBar(_ word: String) -> Bool { word.contains("BarButton") || bars.contains(word) }

    private static let bars: Set<String> = ["toolbarItems", "setItems", "items", "setToolbarItems"]

    /// What gives a control a name, or hides it from VoiceOver.
    static let naming = FlowWords.set(
        """
        accessibilityLabel accessibilityAttributedLabel accessibilityLabelBlock accessibilityValue title setTitle
        setAttributedTitle configuration attributedTitle isAccessibilityElement accessibilityElementsHidden
        customView configurationUpdateHandler
        """)

    /// Functions of UIKit and of layout libraries that a view is passed to, and that name nothing.
    private static let placing = FlowWords.set(
        """
        addSubview addArrangedSubview insertSubview insertArrangedSubview addSubviews bringSubviewToFront
        sendSubviewToBack UIStackView append constraint equalTo activate removeArrangedSubview setCustomSpacing
        NSLayoutConstraint transition convert
        """)

    /// Properties of UIKit that take a view and name nothing.
    private static let slots = FlowWords.set(
        """
        accessibilityElements accessoryView editingAccessoryView leftView rightView titleView inputAccessoryView
        tableHeaderView tableFooterView backgroundView sourceView sourceItem barButtonItem
        leftCalloutAccessoryView rightCalloutAccessoryView
        """)
}
