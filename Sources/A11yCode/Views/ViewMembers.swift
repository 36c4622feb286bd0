import A11yModel

// What names and members show: bindings, values, properties of views and of objects, and what no code declares.
extension ViewReader {
    /// What is bound to a name.
    func lowerBinding(_ binding: ViewScope.Binding, _ use: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        switch binding {
        case .views(let views): return views
        case .absent: return []
        case .expression(var node, var around):
            // A function that the view was given by another name.
            if kind(use) == .call, kind(node) == .name, let found = settled(node, around), kind(found.node) == .closure
            {
                (node, around) = found
            }
            // `let layout = AnyLayout(…)`, and `layout { … }`.
            if kind(use) == .call, kind(node) != .closure, let content = arguments(use).last, content.isTrailing {
                return builtIn("Group", use, [content], scope) ?? []
            }
            let isCall = kind(node) == .closure && kind(use) == .call
            // What the use puts into a view is its own: the picture of a button.
            if kind(node) == .closure, scope.site != nil, around.site == nil { usesArgument = true }
            let views = lower(node, isCall ? passing(arguments(use), scope, to: node, in: around) : around)
            guard scope.site != nil, around.site == nil, views.count == 1, var picture = views.first,
                picture.name == "Image",
                let type = app.properties(named: app.symbol(name(use)), of: scope.owner).first?.type,
                app.text(type.name) == "Image"
            else { return views }
            // A picture that is passed is found where it is drawn.
            (picture.isElsewhere, picture.isInlined) = (true, true)
            return [picture]
        // Its views are read where they are passed; of a text only the words are, of a picture nothing is.
        case .slot:
            let type = app.properties(named: app.symbol(name(use)), of: scope.owner).first?.type
            guard let type, !type.isOptional, !app.isFunction(type), !type.isList else {
                return [unknown("", at: use, scope)]
            }
            switch app.text(type.name) {
            case "Text":
                var view = make("Text", at: use, scope)
                set(ViewText(words: "‹\(name(use))›", certainty: .anything), as: .text, on: &view, at: view.range)
                return [view]
            case "Image": return [passedPicture(at: use, scope)]
            default: return [unknown("", at: use, scope)]
            }
        case .unknown:
            note(.value(name(use)), at: use, scope)
            return [unknown("", at: use, scope)]
        }
    }

    /// The scope in a closure that is called with arguments.
    func passing(
        _ passed: [ViewArgument], _ scope: ViewScope, to closure: CodeNode, in around: ViewScope
    ) -> ViewScope {
        let inner = member(around)
        (inner.isOfDefault, inner.bindings) = (around.isOfDefault, around.bindings)
        let names = children(closure).filter { kind($0) == .parameter }.map(name)
        for (number, argument) in passed.enumerated() {
            inner.bindings[number < names.count ? names[number] : "$\(number)"] = .expression(argument.value, scope)
        }
        return inner
    }

    /// A view of which nothing is known.
    func unknown(_ name: String, at node: CodeNode, _ scope: ViewScope) -> LoweredView {
        var view = make("", at: node, scope)
        view.foreignClass = name
        view.open = .ofCode
        return view
    }

    /// A view that is declared nowhere in the code. One that takes a closure of views and no other but for its label,
    /// or one that is called `content`, shows them in some way, unless it is a control by its name.
    func foreign(_ call: CodeNode, _ callee: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        let word = name(callee)
        note(.view(word), at: call, scope)
        let closures = arguments(call).filter { kind($0.value) == .closure }
        let isControl = ViewReader.controlWords.contains(where: word.contains)
        let named = closures.filter { $0.label == "content" }
        let isOfViews = closures.count == 1 || closures.allSatisfy { ViewReader.slots.contains($0.label) }
        // `DataView(data, retry: { … }) { … }`
        let last = closures.count(where: \.label.isEmpty) == 1 ? closures.filter(\.label.isEmpty) : []
        let content = isControl ? [] : !named.isEmpty ? named : isOfViews ? closures : last
        let shown = content.flatMap { lower($0.value, scope).map(\.underLibraryModifier) }
        guard !shown.isEmpty else { return [unknown(word, at: call, scope)] }
        var group = make("Group", at: call, scope)
        group.children = shown
        return [finished(group, scope)]
    }

    /// The labels of closures that give views in SwiftUI: `Settings.Section(label: { … }) { … }`.
    private static let slots: Set<String> = ["", "label", "header", "footer"]
    private static let controlWords = [
        "Button", "Link", "Menu", "Label", "Picker", "Toggle", "Control", "Tip", "Image",
    ]

    func lowerName(_ node: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        let word = name(node)
        if let bound = scope.bindings[word] { return lowerBinding(bound, node, scope) }
        if ViewWords.drawings.contains(word) { return [drawing(word, at: node, scope)] }
        guard let value = value(of: word, in: scope, at: node) else {
            // A function that is passed: `.toolbar(content: buttons)`.
            return lowerFunction(word, of: scope.owner, node, [], scope) ?? []
        }
        return lowerBinding(value, node, scope)
    }

    func lowerMember(_ node: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        guard let base = firstChild(node), kind(base) != .typeName else { return [] }
        if isSelf(base, scope) {
            guard let value = value(of: name(node), in: scope, at: node) else {
                // `ForEach(crops, content: self.row)`
                return lowerFunction(name(node), of: scope.owner, node, [], scope) ?? []
            }
            return lowerBinding(value, node, scope)
        }
        if kind(base) == .name, name(base) == "Color" { return [drawing("Color", at: node, scope)] }
        // `Theme.Shapes.card`
        if kind(base) == .name || kind(base) == .member, isTypeName(base) {
            let type = app.resolved(app.name(base.id, in: base.file))
            if let value = value(ofStatic: name(node), of: type, scope, at: node) {
                return lowerBinding(value, node, scope)
            }
            // `Image.sideMenu`, of a package that is not read.
            if name(base) == "Image" { return [image(ofAsset: name(node), at: node, scope)] }
        }
        // A property of a view makes another view of it; what an object has is a view that nobody knows.
        let made = kind(base) == .call ? lower(base, scope) : []
        if !made.isEmpty {
            let own = app.propertiesByOwner[app.symbol(name(node))]?[app.symbol("View")]?.first.map {
                app.properties[$0]
            }
            if let own, let body = app.getter(of: own), let inner = inside(own.node, owner: .none, node, scope) {
                inner.bindings["self"] = .views(made)
                return lower(body, inner)
            }
            note(.modifier(name(node)), at: node, scope)
            return leftOpen(made)
        }
        if let picture = picture(ofConstant: node, scope) { return [picture] }
        if let found = lowerObjectMember(node, scope) { return found }
        // `Image.icons.cancel`, of a package that is not read.
        let root = sequence(first: base, next: { self.kind($0) == .member ? self.firstChild($0) : nil }).reversed()
            .first
        if root.map(name) == "Image" { return [image(ofAsset: name(node), at: node, scope)] }
        // What a tool makes for an asset.
        if name(node) == "swiftUIColor" { return [drawing("Color", at: node, scope)] }
        if name(node) == "swiftUIImage" {
            return [image(node, [ViewArgument(label: "", value: base, isTrailing: false)], scope)]
        }
        // `configuration.label` of a style is what the control shows.
        if kind(base) == .name, name(base) == "configuration" { return [unknown("", at: node, scope)] }
        note(.value(name(node)), at: node, scope)
        return [unknown("", at: node, scope)]
    }

    /// What a property of an object shows, whose name is that of views alone: `status.icon`.
    private func lowerObjectMember(_ member: CodeNode, _ scope: ViewScope) -> [LoweredView]? {
        let symbol = app.symbol(name(member))
        let object = firstChild(member).flatMap { objectType(of: $0, scope) }
        let own = object.map { app.properties(named: symbol, of: $0) } ?? []
        let named = app.propertiesByOwner[symbol] ?? [:]
        let all = own.isEmpty ? named.values.joined().map { app.properties[$0] } : Array(own)
        guard let first = all.first, all.allSatisfy({ app.isOfViews($0.type, $0.modifiers) }) else { return nil }
        if all.count == 1, let body = app.getter(of: first), mayEnter(first.node, from: scope) {
            let inner = ViewScope(owner: first.owner, site: range(member, scope), path: scope.path + [first.node])
            // What a view of the app's own takes from it is found there.
            inner.isOfPart = scope.isOfPart || scope.use != nil
            // `"leaf".picture`, of `extension String { var picture: Image { Image(systemName: self) } }`
            if let base = firstChild(member) { inner.bindings["self"] = .expression(base, scope) }
            return lower(body, inner)
        }
        let word = app.text(first.type.name)
        guard all.allSatisfy({ $0.type.name == first.type.name }) else { return nil }
        if ViewWords.drawings.contains(word) { return [drawing("Color", at: member, scope)] }
        guard word == "Text" || word == "Image" else { return nil }
        if word == "Image" { return [somePicture(at: member, scope)] }
        var view = make(word, at: member, scope)
        view.leaveOpen([.text, .label])
        return [view]
    }

    /// A picture of which nothing is known.
    private func somePicture(at node: CodeNode, _ scope: ViewScope) -> LoweredView {
        var view = make("Image", at: node, scope)
        view.leaveOpen([.label, .image, .systemImage])
        return view
    }

    func drawing(_ word: String, at node: CodeNode, _ scope: ViewScope) -> LoweredView {
        finished(make(word, at: node, scope), scope)
    }
}
