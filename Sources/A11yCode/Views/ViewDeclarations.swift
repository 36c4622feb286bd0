import A11yModel

// What the app declares: functions, views, and what is passed to them.
extension ViewReader {
    /// What a function of a type shows, or one outside types; nil if there is none that gives views.
    func lowerFunction(
        _ word: String, of owner: Symbol, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView]? {
        let symbol = app.symbol(word)
        guard symbol != .none, let named = app.functionsByOwner[symbol] else { return nil }
        let owners = owner == .none ? [owner] : app.lineage(of: owner)
        let candidates = near(owners.flatMap { named[$0] ?? [] }.map { app[$0] }, \.node, scope)
        guard !candidates.isEmpty else { return nil }
        // A function that calls one of its own name means another one.
        let fitting =
            candidates.first { fits(passed, $0) && !scope.path.contains($0.node) }
            ?? candidates.first { fits(passed, $0) } ?? candidates.first
        guard let function = fitting, let body = function.body.map(function.node.at),
            app.isOfViews(function.result, function.modifiers)
        else {
            return nil
        }
        let inner = inside(function.node, owner: function.owner, call, scope)
        guard let inner else { return [unknown("", at: call, scope)] }
        let isHelper = function.owner != scope.owner && app.isHelper(function)
        if isHelper { inner.isOfPart = true }
        bind(passed, to: function, inner, scope)
        var views = lower(body, inner)
        for index in views.indices where isHelper {
            views[index].instances.insert(LoweredView.Instance(unit: function.name), at: 0)
        }
        return views.isEmpty && passed.contains(where: \.isTrailing) ? nil : views
    }

    /// Of declarations in types of one name, those in the type of the scope: `Home.RootView` and not `Stats.RootView`.
    func near<Declaration>(
        _ all: [Declaration], _ node: (Declaration) -> CodeNode, _ scope: ViewScope
    ) -> [Declaration] {
        guard all.count > 1 else { return all }
        let found = all.filter { app.outer(of: node($0)) == scope.outer }
        return found.isEmpty ? all : found
    }

    /// The initializer that the app adds to a view of SwiftUI and that takes what is passed; nil without one.
    func initializer(of word: String, taking passed: [ViewArgument]) -> CodeFunction? {
        let own = app.functionsByOwner[app.symbol("init")]?[app.symbol(word)] ?? []
        return own.lazy.map { self.app[$0] }.first { fits(passed, $0) }
    }

    /// Whether a function takes what is passed: every argument has its parameter, and every parameter its argument or
    /// a default.
    func fits(_ passed: [ViewArgument], _ function: CodeFunction) -> Bool {
        var written = passed.filter { !$0.isTrailing || !$0.label.isEmpty }.map(\.label)
        var closures = passed.count - written.count
        for (number, (label, parameter)) in zip(function.labels, function.parameters).enumerated() {
            if let found = written.firstIndex(of: app.text(label)) {
                written.remove(at: found)
            } else if closures > 0, app.isFunction(parameter.type), !isPassedOver(number, of: function, by: closures) {
                closures -= 1
            } else if !parameter.hasDefault {
                return false
            }
        }
        return written.isEmpty && closures == 0
    }

    /// Whether closures behind a call leave out a parameter, which has a default, because those after it need them all.
    private func isPassedOver(_ number: Int, of function: CodeFunction, by closures: Int) -> Bool {
        let rest = function.parameters[(number + 1)...]
        return function.parameters[number].hasDefault
            && rest.count { app.isFunction($0.type) && !$0.hasDefault } >= closures
    }

    /// A scope in a declaration that is used in another scope; nil where declarations go round in a circle.
    func inside(
        _ declaration: CodeNode, owner: Symbol, _ use: CodeNode, _ scope: ViewScope,
        arguments: [ViewArgument]? = nil, isUnit: Bool = false
    ) -> ViewScope? {
        // What is in itself holds nothing that is not read anyway.
        guard mayEnter(declaration, from: scope) else { return nil }
        guard scope.path.count < ViewReader.deepest else {
            note(.limit, at: use, scope)
            return nil
        }
        let isHome = !isUnit && declaration.file == home && scope.site == nil
        let inner = ViewScope(
            owner: owner, site: isHome ? nil : range(use, scope),
            use: isUnit ? ViewUse(arguments ?? [], in: scope) : scope.use, path: scope.path + [declaration])
        if !isUnit {
            if let own = scope.bindings["self"] { inner.bindings["self"] = own }
            inner.outer = owner == .none ? .none : scope.outer
            inner.isOfModifier = scope.isOfModifier
            let isOfChecked = owner == scope.owner && scope.use == nil
            let isPart = isOfChecked && declaration.file != home
            inner.isOfPart = scope.isOfPart || isPart && app.isPart(declaration, of: owner)
        } else {
            inner.outer = app.outer(of: declaration)
        }
        return inner
    }

    /// Binds the parameters of a function to what is passed.
    func bind(_ passed: [ViewArgument], to function: CodeFunction, _ inner: ViewScope, _ scope: ViewScope) {
        let declared = children(function.node).filter { kind($0) == .parameter }
        var rest = passed
        for (number, parameter) in function.parameters.enumerated() {
            let word = app.text(parameter.name)
            let label = number < function.labels.count ? app.text(function.labels[number]) : ""
            let found =
                rest.firstIndex { $0.label == label && (!$0.isTrailing || !label.isEmpty) }
                ?? (app.isFunction(parameter.type)
                    && !isPassedOver(number, of: function, by: rest.count { $0.isTrailing && $0.label.isEmpty })
                    ? rest.firstIndex { $0.isTrailing && $0.label.isEmpty } : nil)
            if let found {
                inner.bindings[word] = .expression(rest.remove(at: found).value, scope)
            } else if parameter.hasDefault, declared.indices.contains(number),
                let value = children(declared[number]).first(where: { kind($0).isExpression })
            {
                let around = ViewScope(
                    owner: inner.owner, site: inner.site, use: inner.use, path: inner.path)
                around.isOfDefault = true
                inner.bindings[word] = .expression(value, around)
            } else {
                inner.bindings[word] = .unknown
            }
        }
    }

    /// What a view of the app's own shows; nil for a type that is no view.
    func lowerDeclaredView(
        _ type: Symbol, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope,
        within outer: Symbol = .none
    ) -> [LoweredView]? {
        let word = app.text(type)
        if app.isKind(type, of: app.symbol("Shape")) || app.isKind(type, of: app.symbol("InsettableShape")) {
            return [finished(make("Rectangle", at: call, scope), scope)]
        }
        if app.isKind(type, of: app.symbol("Layout")) {
            return builtIn("Group", call, passed.filter(\.isTrailing), scope)
        }
        let isView = ["View", "ToolbarContent"].contains { app.isKind(type, of: app.symbol($0)) }
        guard isView || app.bodyFunction(of: type) != nil else {
            guard isRepresentable(type) else { return nil }
            return represented(type, call, scope).map { [$0] } ?? foreign(call, firstChild(call) ?? call, scope)
        }
        guard let body = body(of: type, near: call, within: outer == .none ? scope.outer : outer) else {
            return foreign(call, firstChild(call) ?? call, scope)
        }
        guard let inner = inside(body, owner: type, call, scope, arguments: passed, isUnit: true) else {
            return [unknown(word, at: call, scope)]
        }
        var views = lowerUnit(body, inner)
        for index in views.indices { views[index].instances.insert(LoweredView.Instance(unit: type), at: 0) }
        return views
    }

    /// The views of a body in the place of a use.
    private func lowerUnit(_ body: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        guard let use = scope.use, scope.site != nil, tabItems.isEmpty else { return lower(body, scope) }
        let outer = (title: title, usesArgument: usesArgument)
        (title, usesArgument) = (nil, false)
        let views = lower(body, scope)
        // The branches around what a use shows in its closures are versions of it.
        if use.arguments.contains(where: { kind($0.value) == .closure }) {
            versionCount = max(versionCount, use.branchCount)
        }
        (title, usesArgument) = (outer.title ?? title, outer.usesArgument || usesArgument)
        return views
    }

    /// Whether entering a declaration ends: it is not around the scope.
    func mayEnter(_ declaration: CodeNode, from scope: ViewScope) -> Bool { !scope.path.contains(declaration) }

    /// The control of UIKit that a view puts into SwiftUI, if its code says nothing of what VoiceOver says.
    private func represented(_ type: Symbol, _ call: CodeNode, _ scope: ViewScope) -> LoweredView? {
        let makers = app.functionsByOwner[app.symbol("makeUIView")]?[type] ?? []
        guard let maker = makers.first.map({ app[$0] }), let word = ViewReader.controls[app.text(maker.result.name)],
            let declaration = app.types[type]?.declarations.first,
            !app.files[Int(declaration.file)].holds("ccessibility", in: declaration.id),
            // A text to read is no field.
            app.occurrences(of: app.symbol("isEditable"), within: declaration).isEmpty
        else { return nil }
        var view = make(word, at: call, scope)
        let prompts = ["placeholder", "attributedPlaceholder"].flatMap {
            app.occurrences(of: app.symbol($0), within: declaration)
        }
        if let prompt = prompts.first {
            let value = prompt.at(app.node(prompt).next)
            var words = ViewText(words: "‹placeholder›", certainty: .exact)
            // What the use passes: `Field("0", text: $amount)`.
            let inner = ViewScope(
                owner: type, site: view.range, use: ViewUse(arguments(call), in: scope),
                path: scope.path + [declaration])
            if value.id >= 0 { words = text(value, inner, isKey: false) }
            // Whatever it is, it is no name.
            words.certainty = .exact
            if !words.words.isEmpty { set(words, as: .placeholder, on: &view, at: view.range) }
        }
        if word == "TextField", !view.has(.placeholder) { setHeldText(of: &view, arguments(call)) }
        return finished(view, scope)
    }

    private static let controls = [
        "UISlider": "Slider", "UISwitch": "Toggle", "UITextField": "TextField", "UITextView": "TextEditor",
    ]

    private func isRepresentable(_ type: Symbol) -> Bool {
        ["UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable"].contains {
            app.isKind(type, of: app.symbol($0))
        }
    }

    /// The statements of the body of a view; nil without one. Of types of one name, that in the types around the use,
    /// or that in none; of private ones, that in the same file.
    private func body(of type: Symbol, near use: CodeNode, within outer: Symbol) -> CodeNode? {
        let symbol = app.symbol("body")
        guard symbol != .none else { return nil }
        var bodies = app.properties(named: symbol, of: type).compactMap { app.getter(of: $0) }
        if bodies.isEmpty, let function = app.bodyFunction(of: type), let block = function.body {
            bodies = [function.node.at(block)]
        }
        let compiled = bodies.filter { app.isCompiled($0, for: system) }
        guard compiled.count > 1 else { return compiled.first ?? bodies.first }
        let outers = compiled.map { app.outer(of: $0) }
        let wanted = ([outer] + around(use)).first { $0 != .none && outers.contains($0) } ?? .none
        let found = zip(compiled, outers).filter { $0.1 == wanted }.map(\.0)
        var candidates = found.isEmpty ? compiled : found
        if candidates.count > 1, kind(use) == .call {
            // `Cell(marker: marker)` is the one with such a member, whatever the types around them are called.
            let labels = Set(arguments(use).map(\.label)).subtracting([""])
            let fitting = candidates.filter { body in
                let tree = tree(body)
                guard let type = tree.path(of: body.id).first(where: { tree[$0].kind == .type }) else { return false }
                let members = children(body.at(type)).flatMap { kind($0) == .function ? children($0) : [$0] }
                return labels.isSubset(of: members.map(name))
            }
            if !fitting.isEmpty { candidates = fitting }
        }
        return candidates.first { $0.file == use.file } ?? candidates.first
    }
}

extension CodeApp {
    /// Whether a result is made of views.
    func isOfViews(_ type: CodeType, _ modifiers: Set<Symbol>) -> Bool {
        if modifiers.contains(where: { text($0).hasSuffix("Builder") }) { return true }
        let word = text(type.name)
        return CodeApp.viewTypes.contains(word) || ViewWords.containers.contains(word)
            || ViewWords.buttons.contains(word) || isKind(type.name, of: symbol("View"))
    }

    private static let viewTypes: Set<String> = [
        "View", "AnyView", "Text", "Image", "ToolbarContent", "Label", "TabContent", "Color",
        "CustomizableToolbarContent",
        "TableRowContent", "Scene",
    ]

    /// `func body(props:) -> some View` of a view whose protocol, of a library, asks for that in place of a property.
    func bodyFunction(of type: Symbol) -> CodeFunction? {
        guard let info = types[type], info.properties[symbol("body")] == nil else { return nil }
        return info.functions[symbol("body")]?.lazy.map { self[$0] }.first { function in
            function.body != nil && text(function.result.name) == "View"
                && text(function.labels.first ?? .none) != "content"
        }
    }

    /// The statements that give a property its value; nil for a stored one.
    func getter(of property: CodeProperty) -> CodeNode? {
        let getter = property.accessors.lazy.map { self[$0] }.first { $0.kind == .getter }
        return getter.flatMap { function in function.body.map(function.node.at) }
    }

    /// The name of the type around the one that a declaration is in: `Home` in `Home.RootView`; `none` without one.
    func outer(of declaration: CodeNode) -> Symbol {
        let file = declaration.file
        let tree = tree(file)
        guard let type = self.type(around: declaration.id, in: tree) else { return .none }
        // `extension Home.RootView`
        let code = files[Int(file)].bytes
        let place = Int(tree[type].place)
        if place > 0, place <= code.count, code[place - 1] == UInt8(ascii: ".") {
            let head = code[..<(place - 1)].reversed().prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ".") }
            return symbol(String(decoding: head.reversed(), as: UTF8.self))
        }
        return self.type(around: type, in: tree).map { name($0, in: file) } ?? .none
    }

    /// The type around a node; nil outside types.
    func type(around id: CodeTree.ID, in tree: CodeTree) -> CodeTree.ID? {
        tree.path(of: id).dropFirst().first { tree[$0].kind == .type }
    }

    /// Whether a function gives others views to show, and its type, if any, is no view, modifier or style itself.
    func isHelper(_ function: CodeFunction) -> Bool {
        ["View", "AnyView"].contains(text(function.result.name))
            && (function.owner == .none || isDeclared(function.owner))
            && !lineage(of: function.owner).contains { type in
                ["View", "Modifier", "Style", "Representable"].contains(where: text(type).hasSuffix)
            }
    }

    /// Whether a member is a part of a view whose body is in another file.
    func isPart(_ member: CodeNode, of type: Symbol) -> Bool {
        properties(named: symbol("body"), of: type).first.map { $0.node.file != member.file } ?? false
    }
}
