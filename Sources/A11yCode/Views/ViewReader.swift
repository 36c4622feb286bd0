import A11yModel

/// Reads the body of a view of SwiftUI as a tree of views. Views and functions of the app's own are put in place of
/// their uses, with what is passed to them.
///
/// Cost: linear in the views of the tree, whose number is limited.
final class ViewReader {
    let app: CodeApp
    /// The file that is checked.
    let home: Int32
    /// The system for which its views are compiled.
    let system: ViewSystem
    /// What views of libraries are, by their names.
    let opaque: [String: ForeignView]
    /// A text of the app's string tables.
    let lookup: (String, String?) -> String?
    /// Which version of the view is read, from 0: in version 1 each `if` and `switch` shows its second branch, or its
    /// last one if it has fewer. While a branch is read, which version of that branch; see `choosing`.
    var version = 0
    /// How many versions the view, or the branch that is read, has, as far as is known.
    var versionCount = 1
    /// The branches that may be shown, and those that some version shows.
    var known: Set<CodeNode> = []
    var seen: Set<CodeNode> = []
    /// The conditions that hold, or do not, in this version, by their code.
    var assumed: [String: Bool] = [:]
    /// The same for the branches of the view that were read.
    var versionsOfBranches: [CodeNode: Int] = [:]
    /// What could not be read, in the checked file.
    var unread: Set<UnreadView> = []
    /// Whether what was read since this was last false depends on the branch that is read.
    var readsBranch = false
    /// The closures of views that were read.
    private var shownClosures: Set<CodeNode> = []
    /// Closures of views that modifiers of the app's own take, until they are read: a toolbar that they hand on.
    var handedOn: [CodeNode: (modifier: String, scope: ViewScope)] = [:]
    /// What other screens show: in sheets and destinations, where they are written.
    var presented: [(name: String, views: [LoweredView])] = []
    /// What the tab bar that is read shows of its pages.
    var tabItems: [LoweredView] = []
    /// The views of the app's own that are shown so.
    var shownUnits: Set<Symbol> = []
    /// The title of the screen.
    var title: (text: ViewText, range: SourceRange)?
    /// What the readers of an app have found so far.
    let memory: ViewMemory
    /// The views that were made so far.
    var count = 0
    /// Whether the label of a control is read.
    var isInLabel = false
    /// Whether a value came from the use of a view since this was last false.
    var usesArgument = false
    /// How often the view was read before, and what was read of its statements then.
    var pass = 0
    var statements: [CodeNode: ReadStatement] = [:]
    /// The pages and tabs so far, which no other version shows.
    var partsOfVersion = 0
    /// The steps that were not taken again.
    var stepsSaved = 0

    /// More views than a screen shows.
    static let mostViews = 2_000
    /// Views and functions in each other, and brackets and branches in their code.
    static let deepest = 100
    static let deepestCode = 400
    private(set) var depth = 0
    /// Expressions that are looked at, which circles of declarations could make without end.
    static let mostSteps = 40_000
    var steps = 0
    /// The expressions of one text, and how deep the one that is read lies in others.
    var textSteps = 0
    var textDepth = 0

    init(
        _ app: CodeApp, home: Int32, for system: ViewSystem, opaque: [String: ForeignView] = [:], memory: ViewMemory,
        lookup: @escaping (String, String?) -> String?
    ) {
        self.app = app
        self.opaque = opaque
        self.memory = memory
        self.system = system
        self.home = home
        self.lookup = lookup
    }

    // MARK: Places

    func tree(_ node: CodeNode) -> CodeTree { app.tree(node.file) }
    func kind(_ node: CodeNode) -> NodeKind { app.files[Int(node.file)].tree[node.id].kind }
    func name(_ node: CodeNode) -> String { tree(node).name(of: node.id) }
    func children(_ node: CodeNode) -> [CodeNode] {
        let tree = tree(node)
        var next = tree[node.id].firstChild
        var found: [CodeNode] = []
        // Most nodes have few children.
        if next >= 0 { found.reserveCapacity(4) }
        while next >= 0 {
            found.append(node.at(next))
            next = tree[next].next
        }
        return found
    }

    /// The first child of a node, without the others.
    func firstChild(_ node: CodeNode) -> CodeNode? {
        let first = tree(node)[node.id].firstChild
        return first < 0 ? nil : node.at(first)
    }
    func child(_ node: CodeNode, _ kind: NodeKind) -> CodeNode? { tree(node).child(of: node.id, kind).map(node.at) }

    /// The bytes of a node in the checked file.
    func range(_ node: CodeNode, _ scope: ViewScope) -> SourceRange {
        scope.site ?? SourceRange(Int(app.node(node).start), Int(app.node(node).end))
    }

    /// The bytes of the name of a call in the checked file.
    func anchor(_ node: CodeNode, _ scope: ViewScope) -> SourceRange {
        if let site = scope.site { return site }
        let callee = kind(node) == .call ? firstChild(node) ?? node : node
        let found = app.node(callee)
        let start = found.kind == .member ? Int(found.place) : Int(found.start)
        let length = found.kind == .member || found.kind == .name ? name(callee).utf8.count : Int(found.end) - start
        return SourceRange(start, start + length)
    }

    /// Notes what could not be read.
    func note(_ reason: UnreadView.Reason, at node: CodeNode, _ scope: ViewScope) {
        unread.insert(UnreadView(reason: reason, range: anchor(node, scope)))
    }

    // MARK: Views

    /// A new view, found in the checked file unless all of it comes from another one.
    func make(_ name: String, at node: CodeNode, _ scope: ViewScope) -> LoweredView {
        count += 1
        var view = LoweredView(name: name, range: range(node, scope), anchor: anchor(node, scope))
        view.isInlined = scope.site != nil && (scope.use != nil || scope.isOfPart)
        return view
    }

    /// The views of an expression, statement or block.
    func lower(_ node: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        steps += 1
        guard count < ViewReader.mostViews, depth < ViewReader.deepestCode, steps < ViewReader.mostSteps else {
            note(.limit, at: node, scope)
            return [unknown("", at: node, scope)]
        }
        depth += 1
        // What is passed to the views before it is not passed to this one.
        let outer = usesArgument
        usesArgument = false
        defer {
            depth -= 1
            usesArgument = outer || usesArgument
        }
        switch kind(node) {
        case .block: return lowerBlock(node, scope)
        case .call: return lowerCall(node, scope)
        case .name: return lowerName(node, scope)
        case .member: return lowerMember(node, scope)
        case .ifStatement, .switchStatement: return lowerBranches(node, scope)
        case .closure:
            handedOn[node] = nil
            shownClosures.insert(node)
            return child(node, .block).map { lower($0, scope) } ?? []
        case .exit: return name(node) == "return" ? children(node).flatMap { lower($0, scope) } : []
        case .prefix, .cast, .postfix: return firstChild(node).map { lower($0, scope) } ?? []
        case .ternary:
            let parts = children(node)
            guard parts.count == 3 else { return [] }
            let isTrue = leavingToDeclaration { truth(of: parts[0], scope) }
            if let isTrue { return lower(parts[isTrue ? 1 : 2], scope) }
            return choosing(among: Array(parts[1...]), scope) { lower($0, scope) } ?? []
        case .binary where name(node) == "??": return firstChild(node).map { lower($0, scope) } ?? []
        case .binary where name(node) == "+": return joinedText(node, scope)
        case .compileIf: return lowerCompileIf(node, scope)
        case .doStatement: return children(node).last.map { lower($0, scope) } ?? []
        case .array: return children(node).flatMap { lower($0, scope) }
        case .unread:
            note(.value(""), at: node, scope)
            return []
        // `views[0]`
        case .subscripting:
            note(.value(lastWord(of: node)), at: node, scope)
            return [unknown("", at: node, scope)]
        default: return []
        }
    }

    /// Notes the closures that a modifier takes for views.
    func handOn(_ passed: [ViewArgument], to function: CodeFunction, _ scope: ViewScope) {
        guard scope.site == nil else { return }
        let builders = children(function.node).filter { parameter in
            kind(parameter) == .parameter
                && children(parameter).contains { kind($0) == .modifier && name($0).hasSuffix("Builder") }
        }.map(name)
        let isOfBuilders = function.parameters.count { app.isFunction($0.type) } == builders.count
        for argument in passed where kind(argument.value) == .closure && !shownClosures.contains(argument.value) {
            guard builders.contains(argument.label) || isOfBuilders && argument.label.isEmpty else { continue }
            handedOn[argument.value] = (app.text(function.name), scope)
        }
    }

    /// `words.reduce(Text("")) { … }` is a text.
    private func summed(
        _ call: CodeNode, _ passed: [ViewArgument], over words: CodeNode, _ scope: ViewScope
    ) -> LoweredView {
        guard let first = passed.first?.value, kind(first) == .call, firstChild(first).map(name) == "Text",
            var text = lower(first, scope).first
        else { return unknown("", at: call, scope) }
        set(ViewText(words: "‹\(lastWord(of: words))›", certainty: .something), as: .text, on: &text, at: text.range)
        text.isDoubtful = false
        return text
    }

    /// `Text("a") + Text("b")` is one text, also where nobody knows one of them: nothing but texts can be added.
    private func joinedText(_ node: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        var parts = children(node).flatMap { lower($0, scope) }
        for (index, part) in parts.enumerated() {
            guard let word = part.foreignClass, part.children.isEmpty else { continue }
            (parts[index].name, parts[index].foreignClass, parts[index].open) = ("Text", nil, [.text])
            parts[index].set(.text, .text("‹\(word)›"), at: part.range)
        }
        guard parts.count > 1, parts.allSatisfy({ $0.name == "Text" }), var first = parts.first else { return parts }
        first.range = range(node, scope)
        let words = parts.compactMap { $0[.text]?.text }.joined()
        for part in parts { first.open.formUnion(part.open) }
        first.set(.text, .text(words), at: first.range)
        return [first]
    }

    func arguments(_ call: CodeNode) -> [ViewArgument] {
        let tree = tree(call)
        var found: [ViewArgument] = []
        found.reserveCapacity(2)
        for id in tree.children(of: call.id) {
            let argument = tree[id]
            guard argument.kind == .argument, argument.firstChild >= 0 else { continue }
            found.append(
                ViewArgument(
                    label: tree.name(of: id), value: call.at(argument.firstChild),
                    isTrailing: argument.flags.contains(.isTrailing)))
        }
        return found
    }

    private func lowerCall(_ call: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        guard let callee = firstChild(call) else { return [] }
        let passed = arguments(call)
        switch kind(callee) {
        case .name: return lowerCall(named: name(callee), call, passed, scope)
        case .member:
            guard let base = firstChild(callee), kind(base) != .typeName else {
                // `.init(systemName: "xmark")` where a picture is passed.
                guard name(callee) == "init", let first = passed.first else { return [] }
                let isPicture = ["systemName", "decorative"].contains(first.label)
                if isPicture { return builtIn("Image", call, passed, scope) ?? [] }
                // `.init(Image("hero"))` where any view may be.
                return passed.count == 1 && first.label.isEmpty ? lower(first.value, scope) : []
            }
            // `KFImage.url(address)`
            if isLoadedPicture(base) { return builtIn(name(base), call, passed, scope) ?? [] }
            if isModule(base), let found = builtIn(name(callee), call, passed, scope) { return found }
            if isSelf(base, scope) {
                if let found = lowerFunction(name(callee), of: scope.owner, call, passed, scope) { return found }
                // A property with a function.
                if let value = value(of: name(callee), in: scope, at: call) { return lowerBinding(value, call, scope) }
                return applyModifier(name(callee), to: lower(base, scope), call, passed, scope)
            }
            if let type = typeNamed(by: base) {
                return lowerFunction(name(callee), of: type, call, passed, scope)
                    ?? lowerNested(callee, base, call, passed, scope) ?? foreign(call, callee, scope)
            }
            if let found = lowerNested(callee, base, call, passed, scope) { return found }
            if name(callee) == "map", let found = lowerMapped(call, base, passed, scope) { return found }
            if name(callee) == "reduce" { return [summed(call, passed, over: base, scope)] }
            return lowerChain(call, scope)
        default:
            return lower(callee, scope)
        }
    }

    /// `Home.RootView()`, `Components.Card()`: a view in a type or module of the app.
    private func lowerNested(
        _ callee: CodeNode, _ base: CodeNode, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView]? {
        guard kind(base) == .name || kind(base) == .member, isTypeName(base), isTypeName(callee) else {
            return nil
        }
        // `_VariadicView.Tree(layout) { … }`
        if name(base) == "_VariadicView" { return builtIn("Group", call, passed.filter(\.isTrailing), scope) }
        let type = app.resolved(app.name(callee.id, in: callee.file))
        guard app.isDeclared(type) else { return foreign(call, callee, scope) }
        return lowerDeclaredView(type, call, passed, scope, within: app.name(base.id, in: base.file))
    }

    /// `error.map { ErrorView($0) }`, `title.map(Text.init)`: what is made of a value that is there.
    private func lowerMapped(
        _ call: CodeNode, _ value: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView]? {
        guard passed.count == 1, let made = passed.first?.value else { return nil }
        if isAbsent(value, scope) { return [] }
        let mapped = [ViewArgument(label: "", value: value, isTrailing: false)]
        if kind(made) == .closure { return lower(made, passing(mapped, scope, to: made, in: scope)) }
        guard kind(made) == .member, name(made) == "init", let base = firstChild(made) else { return nil }
        if let type = typeNamed(by: base) { return lowerDeclaredView(type, call, mapped, scope) }
        return kind(base) == .name ? builtIn(name(base), call, mapped, scope) : nil
    }

    /// A view with its modifiers, which may be many: without recursion.
    private func lowerChain(_ call: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        var links: [(call: CodeNode, word: String, wrapper: Symbol?)] = []
        var next = call
        while kind(next) == .call, let callee = firstChild(next), kind(callee) == .member,
            let base = firstChild(callee), kind(base) != .typeName, !isModule(base), !isSelf(base, scope),
            !isLoadedPicture(base),
            typeNamed(by: base) == nil, name(callee) != "reduce", !(isTypeName(callee) && isTypeName(base))
        {
            let wrapper = kind(base) == .member ? self.wrapper(of: name(base)) : nil
            links.append((next, name(callee), wrapper))
            next = wrapper == nil ? base : firstChild(base) ?? base
        }
        if let first = links.last, kind(next) == .name, drawsOnly(first.word) {
            return [drawing("Color", at: call, scope)]
        }
        var first: [LoweredView]?
        // `title.map(Text.init).bold()`
        if let link = links.last, link.word == "map" {
            first = lowerMapped(link.call, next, arguments(link.call), scope)
            if first != nil { links.removeLast() }
        }
        if first == nil, let link = links.last, link.wrapper == nil, let type = objectType(of: next, scope) {
            links.removeLast()
            first = lowerFunction(link.word, of: type, link.call, arguments(link.call), scope)
            if first == nil { note(.value(link.word), at: link.call, scope) }
        }
        if first == nil, let link = links.last, link.wrapper == nil, let owner = ownerOfViews(made: link.word),
            let made = lowerFunction(link.word, of: owner, link.call, arguments(link.call), scope)
        {
            links.removeLast()
            first = made
        }
        // `pages.first { $0.id == id }`: one of a list, whose views nobody changes here.
        if first == nil, let link = links.last, isList(next, scope) {
            links.removeLast()
            note(.value(link.word), at: link.call, scope)
            first = [unknown("", at: link.call, scope)]
        }
        if first == nil, let link = links.last, let picture = picture(ofAsset: next, shownBy: link.word, scope) {
            links.removeLast()
            first = [picture]
        }
        return links.reversed().reduce(first ?? lower(next, scope)) { views, link in
            guard let wrapper = link.wrapper else {
                return applyModifier(link.word, to: views, link.call, arguments(link.call), scope)
            }
            return applyWrapperModifier(link.word, to: views, of: wrapper, link.call, arguments(link.call), scope)
        }
    }

    /// Whether a name is that of a list.
    private func isList(_ base: CodeNode, _ scope: ViewScope) -> Bool {
        guard kind(base) == .name, scope.bindings[name(base)] == nil else { return false }
        let type = app.properties(named: app.symbol(name(base)), of: scope.owner).first?.type
        return type?.isList == true || leavingToDeclaration { settled(base, scope)?.node }.map(kind) == .array
    }

    /// What a call by a bare name shows.
    private func lowerCall(
        named name: String, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView] {
        if let bound = scope.bindings[name] { return lowerBinding(bound, call, scope) }
        let symbol = app.resolved(app.symbol(name))
        if !isCapital(name), !app.isKind(symbol, of: app.symbol("View")) {
            // Such a branch is never shown.
            if name == "fatalError" || name == "preconditionFailure" { return [] }
            // In an extension of `View` a modifier without a dot is one of `self`.
            if case .views(let own)? = scope.bindings["self"] {
                return applyModifier(name, to: own, call, passed, scope)
            }
            if let found = lowerFunction(name, of: scope.owner, call, passed, scope) { return found }
            if let value = value(of: name, in: scope, at: call) { return lowerBinding(value, call, scope) }
            if let found = lowerFunction(name, of: .none, call, passed, scope) { return found }
            return foreign(call, firstChild(call) ?? call, scope)
        }
        if let kind = opaque[name] { return lowerLibraryView(as: kind, named: name, call, passed, scope) }
        // Functions with a capital are views in all but name.
        if let found = lowerFunction(name, of: scope.owner, call, passed, scope) { return found }
        if let found = lowerFunction(name, of: .none, call, passed, scope) { return found }
        if app.isDeclared(symbol), !isNested(symbol, besides: name, outsideOf: call),
            let found = lowerDeclaredView(symbol, call, passed, scope)
        {
            return found
        }
        return builtIn(name, call, passed, scope) ?? foreign(call, firstChild(call) ?? call, scope)
    }
}
