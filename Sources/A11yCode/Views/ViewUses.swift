/// Finds the views that code may show. A view that nothing names but previews is none.
final class ViewUses {
    private let app: CodeApp
    private let viewTypes: Set<Symbol>
    /// Whether code may show each, as far as somebody asked.
    private var shown: [Symbol: Bool] = [:]

    init(of viewTypes: Set<Symbol>, _ app: CodeApp) { (self.viewTypes, self.app) = (viewTypes, app) }

    /// Whether code may show a view: something other than previews names it that is no view, or a view that may be
    /// shown itself.
    func mayShow(_ type: Symbol) -> Bool {
        if let known = shown[type] { return known }
        var found: Set<Symbol> = [type]
        var pending = [type]
        while let next = pending.popLast() {
            let isConstraint = constrained.contains(app.text(next)[...])
            for user in isConstraint ? [nil] : users(of: next) {
                guard let user, shown[user] != true else {
                    shown[type] = true
                    return true
                }
                if shown[user] == nil, found.insert(user).inserted { pending.append(user) }
            }
        }
        for type in found { shown[type] = false }
        return false
    }

    /// The words behind `where` in extensions of views, which the tree leaves out:
    /// `extension Page where Content == Bed`.
    private lazy var constrained = Set(
        viewTypes.compactMap { app.types[$0]?.declarations }.joined().flatMap { declaration -> [Substring] in
            guard app.node(declaration).form == .extensionType else { return [] }
            let code = app.files[Int(declaration.file)].bytes(of: declaration.id).prefix { $0 != UInt8(ascii: "{") }
            let words = String(decoding: code, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }
            return Array(words.drop { $0 != "where" }.dropFirst())
        })

    /// The views whose code names a view, and nil for other code. Previews and functions that nothing calls are left
    /// out.
    private func users(of type: Symbol) -> [Symbol?] {
        (app.mentions(of: type) + app.typeNames(of: type)).compactMap { mention -> Symbol?? in
            let tree = app.tree(mention.file)
            var (next, user) = (tree[mention.id].parent, Symbol?.none)
            if next > 0, tree[next].kind == .member, givesNoViews(app.name(next, in: mention.file), of: type) {
                return nil
            }
            while next > 0 {
                if app.isPreview(mention.at(next)) { return nil }
                switch tree[next].kind {
                case .call where isRenderer(mention.at(next)): return nil
                case .variable where isRendered(app.mentions(ofBinding: next, in: mention.file).map(mention.at)):
                    return nil
                case .function
                where app.isUncalled(mention.at(next))
                    || isRendered(app.mentions(of: app.name(next, in: mention.file))):
                    return nil
                case .type:
                    let around = app.resolved(app.name(next, in: mention.file))
                    if around == type { return nil }
                    if user == nil, viewTypes.contains(around) { user = around }
                default: break
                }
                next = tree[next].parent
            }
            return .some(user)
        }
    }

    /// Whether all mentions of something are in the making of a picture, which nobody reaches.
    private func isRendered(_ mentions: [CodeNode]) -> Bool {
        !mentions.isEmpty
            && mentions.allSatisfy { mention in
                let tree = app.tree(mention.file)
                return sequence(first: mention.id, next: { tree[$0].parent }).prefix { $0 > 0 }
                    .contains { isRenderer(mention.at($0)) }
            }
    }

    private func isRenderer(_ call: CodeNode) -> Bool {
        let tree = app.tree(call.file)
        let callee = tree[call.id].firstChild
        return tree[call.id].kind == .call && callee >= 0 && tree.name(of: callee) == "ImageRenderer"
    }

    /// Whether a member of a type of views is a function that gives no views and makes none of the type: a picture that
    /// it draws.
    private func givesNoViews(_ member: Symbol, of type: Symbol) -> Bool {
        let functions = (app.types[type]?.functions[member] ?? []).map { app[$0] }
        return !functions.isEmpty && member != app.symbol("init")
            && functions.allSatisfy { function in
                !app.isOfViews(function.result, function.modifiers) && !makes(type, in: function.node)
            }
    }

    /// Whether code makes an object of a type.
    private func makes(_ type: Symbol, in code: CodeNode) -> Bool {
        app.occurrences(of: type, within: code).contains { app.tree($0.file).node(.call, on: $0.id) != nil }
    }
}

extension CodeApp {
    /// Whether a node is a preview.
    func isPreview(_ place: CodeNode) -> Bool {
        switch node(place).kind {
        case .macro: tree(place.file).name(of: place.id) == "#Preview"
        case .type: isKind(resolved(name(place.id, in: place.file)), of: symbol("PreviewProvider"))
        default: false
        }
    }

    /// Whether a node is in a preview.
    func isInPreview(_ place: CodeNode) -> Bool {
        let tree = tree(place.file)
        var next = place.id
        while !isPreview(place.at(next)) {
            next = tree[next].parent
            guard next > 0 else { return false }
        }
        return true
    }
}
