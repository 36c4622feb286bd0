import A11yModel

// What names mean beside views: types of the app, objects, modules.
extension ViewReader {
    /// The type of an object of the app's that a name means; nil if it may be a view.
    func objectType(of base: CodeNode, _ scope: ViewScope) -> Symbol? {
        guard kind(base) == .name, scope.bindings[name(base)] == nil,
            let property = app.properties(named: app.symbol(name(base)), of: scope.owner).first,
            app.isDeclared(property.type.name), !app.isOfViews(property.type, property.modifiers)
        else { return nil }
        return property.type.name
    }

    /// The type that is no view and whose only function of a name gives views: `path.shown()` of an extension of
    /// `String`; nil if there are others.
    func ownerOfViews(made function: String) -> Symbol? {
        guard let owners = app.functionsByOwner[app.symbol(function)], owners.count == 1,
            ViewWords.roles[function] == nil,
            let (owner, numbers) = owners.first, numbers.count == 1, owner != .none
        else { return nil }
        let made = app[numbers[0]]
        let isOfView = ["View", "ToolbarContent", "ViewModifier"].contains { app.isKind(owner, of: app.symbol($0)) }
        guard made.body != nil, app.isOfViews(made.result, made.modifiers), !isOfView,
            SwiftUIView.named(app.text(owner)) == nil,
            app.isDeclared(owner) || ViewReader.values.contains(app.text(owner))
        else { return nil }
        return owner
    }

    private static let values: Set<String> = ["String", "Int", "Double", "Bool", "Date", "URL"]

    /// Whether what an object gives by this name is always a colour or the like: `theme.background(for: scheme)`.
    func drawsOnly(_ word: String) -> Bool {
        guard let named = app.functionsByOwner[app.symbol(word)] else { return false }
        let all = named.values.joined().map { app[$0] }
        return !all.isEmpty && all.allSatisfy { ViewWords.drawings.contains(app.text($0.result.name)) }
    }

    /// The type that a property of all views wraps them in, to keep its modifiers apart: `view.backport.tint(.red)`.
    func wrapper(of word: String) -> Symbol? {
        guard let property = app.propertiesByOwner[app.symbol(word)]?[app.symbol("View")]?.first else { return nil }
        let type = app.properties[property].type.name
        return app.isDeclared(type) && !app.isKind(type, of: app.symbol("View")) ? type : nil
    }

    /// Whether a name is that of a library's view for pictures that are loaded.
    func isLoadedPicture(_ base: CodeNode) -> Bool { kind(base) == .name && ViewWords.loaded.contains(name(base)) }

    func isModule(_ base: CodeNode) -> Bool { kind(base) == .name && name(base) == "SwiftUI" }

    func isSelf(_ base: CodeNode, _ scope: ViewScope) -> Bool {
        kind(base) == .name && (name(base) == "self" || name(base) == "Self") && scope.bindings["self"] == nil
    }

    /// Whether the name of a node is that of a type: by its capital, or since the app declares it: `hText`.
    func isTypeName(_ node: CodeNode) -> Bool {
        app.types[app.name(node.id, in: node.file)] != nil || isCapital(name(node))
    }

    /// The type of the app that an expression names.
    func typeNamed(by base: CodeNode) -> Symbol? {
        guard kind(base) == .name, isTypeName(base) else { return nil }
        let symbol = app.resolved(app.name(base.id, in: base.file), in: base.file)
        return app.types[symbol] == nil || ViewWords.drawings.contains(name(base)) ? nil : symbol
    }

    /// Whether a type with the name of a view of SwiftUI is declared in types that are not around a use, which means
    /// SwiftUI's: `Cell.Image`.
    func isNested(_ type: Symbol, besides word: String, outsideOf use: CodeNode) -> Bool {
        guard SwiftUIView.named(word) != nil || ViewWords.buttons.contains(word) else { return false }
        let types = (app.types[type]?.declarations ?? []).filter { app.node($0).form != .extensionType }
        let outers = types.map { around($0).first ?? .none }
        return !outers.contains(.none) && !around(use).contains(where: outers.contains)
    }

    /// The names of the types around a node, from within.
    func around(_ node: CodeNode) -> [Symbol] {
        var found: [Symbol] = []
        var next = app.type(around: node.id, in: tree(node))
        while let type = next {
            found.append(app.name(type, in: node.file))
            next = app.type(around: type, in: tree(node))
        }
        return found
    }
}
