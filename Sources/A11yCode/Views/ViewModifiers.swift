import A11yModel

// Modifiers: which of SwiftUI, the app or a library it is, and where what it shows lies.
extension ViewReader {
    /// Views after a modifier.
    func applyModifier(
        _ word: String, to views: [LoweredView], _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView] {
        // A chain without a view before it is data, or the configuration of a modifier.
        guard !views.isEmpty else { return [] }
        if word == "resizable", views.count == 1, views[0].foreignClass?.isEmpty == true,
            let base = firstChild(call).flatMap(firstChild)
        {
            return [resizable(base, call, scope)]
        }
        let outer = usesArgument
        usesArgument = false
        defer { usesArgument = outer || usesArgument }
        let own = own(word, of: views, scope)
        let isOwn = own.contains { fits(passed, $0) }
        switch isOwn ? nil : ViewWords.roles[word] {
        case .harmless where word == "bold" || word == "fontWeight": return emboldened(views, passed, scope)
        case .harmless: return afterGesture(views, word, call, passed, scope)
        case .presenting:
            if isNeverPresented(passed, scope) { return views }
            // `.sheet(isPresented: $isShown) { done() } content: { … }`
            let named = passed.filter { $0.label == "content" }
            for argument in named.isEmpty ? passed.filter(\.isTrailing) : named {
                present(word, argument.value, scope)
            }
            return views
        case .background: return behind(views, passed, scope)
        case .drawing: return drawn(views, word, passed, scope)
        case .beside: return beside(views, word, call, passed, scope)
        case nil: break
        }
        if !isOwn, let group = distributed(word, to: views, call, passed, scope) { return [group] }
        var view = one(views, call, scope)
        if !isOwn, apply(word, to: &view, call, passed, scope) {
            // Whether it works at the moment, its font and its tool tip say nothing of its name.
            let isAside = ["accessibilityIdentifier", "disabled", "font", "help"].contains(word)
            if !isAside, usesArgument || scope.site == nil { view.isElsewhere = false }
            // What the use makes of a view is its own.
            if scope.site == nil, word.hasSuffix("Gesture") || word == "gesture" { view.isInlined = false }
            return [view]
        }
        // An overload that takes something else is another modifier: `modifier { content in … }`.
        if isOwn || word != "modifier", let made = applyOwn(own, to: views, call, passed, scope) { return made }
        if word == "modifier" { return applyViewModifier(call, to: views, passed, scope) }
        if word == "navigationTitle" || word == "navigationBarTitle" {
            if let first = passed.first, scope.site == nil || title == nil {
                title = (text(first.value, scope), range(first.value, scope))
            }
            return views
        }
        if ["buttonStyle", "toggleStyle", "labelStyle", "menuStyle"].contains(word) {
            return styled(views, word, passed, scope)
        }
        if isEvent(word) || word.hasPrefix("introspect") || word == "_trait", !changesSpeech(passed) { return views }
        // A view of a library has modifiers of its own.
        if views.contains(where: { $0.foreignClass == nil && !$0.look.contains(.loaded) }) {
            note(.modifier(word), at: call, scope)
        }
        return mayName(word, passed) ? leftOpen(views) : views.map(\.underLibraryModifier)
    }

    /// What can be resized is a picture, whatever gives it: `Icons.trash.resizable()`.
    private func resizable(_ base: CodeNode, _ call: CodeNode, _ scope: ViewScope) -> LoweredView {
        let picture = picture(behind: base)
        // `if let view = loader.image { view.resizable() }`
        let bound = leavingToDeclaration { settled(picture, scope)?.node } ?? picture
        return somePicture(called: lastWord(of: kind(bound) == .closure ? picture : bound), at: call, scope)
    }

    /// What is drawn, before the modifiers of pictures that a chain ends with.
    private func picture(behind chain: CodeNode) -> CodeNode {
        var base = chain
        while let callee = firstChild(base), ViewWords.ofPictures.contains(name(callee)),
            let picture = firstChild(callee)
        {
            base = picture
        }
        return base
    }

    /// Whether a modifier of a library may say what VoiceOver says of a view. Few do, and their names tell.
    private func mayName(_ word: String, _ passed: [ViewArgument]) -> Bool {
        let word = word.lowercased()
        return ViewReader.speaking.contains(where: word.contains) || changesSpeech(passed)
    }

    private static let speaking = ["access", "a11y", "voice", "label", "name", "title", "hidden", "hide", "combine"]

    /// Whether a modifier of a library tells of what happens: `onDoubleClick`.
    private func isEvent(_ word: String) -> Bool {
        word.hasPrefix("on") && word.dropFirst(2).first?.isUppercase == true
    }

    /// Whether code that is passed may change what VoiceOver says of the view of UIKit behind another.
    private func changesSpeech(_ passed: [ViewArgument]) -> Bool {
        passed.contains { argument in
            let file = app.files[Int(argument.value.file)]
            return ["ccessibility", "isEditable", "isEnabled"].contains { file.holds($0, in: argument.value.id) }
        }
    }

    /// A chain that goes on in a branch of `#if`.
    func applyChain(_ node: CodeNode, to views: [LoweredView], _ scope: ViewScope) -> [LoweredView] {
        var links: [CodeNode] = []
        var next: CodeNode? = node
        while let link = next, links.count < 256 {
            links.append(link)
            next = kind(link) == .call ? firstChild(link) : kind(link) == .member ? firstChild(link) : nil
        }
        var found = views
        for link in links.reversed() where kind(link) == .call {
            guard let callee = firstChild(link), kind(callee) == .member else { continue }
            found = applyModifier(name(callee), to: found, link, arguments(link), scope)
        }
        return found
    }

    /// The modifiers of a name that the app declares itself. One that is called within itself is SwiftUI's, which it
    /// overloads: `foregroundColor(theme.color)` in `foregroundColor(_ theme: Theme)`.
    private func own(_ word: String, of views: [LoweredView], _ scope: ViewScope) -> [CodeFunction] {
        let symbol = app.symbol(word)
        guard symbol != .none else { return [] }
        var found = memory.ownModifiers(symbol) { declared(symbol) }
        // A method of the view itself: `ToolbarButton(…).keyHelp(.save)`
        if found.isEmpty, views.count == 1, let type = views[0].instances.first?.unit {
            found = (app.functionsByOwner[symbol]?[type] ?? []).map { app[$0] }
                .filter { $0.body != nil && makesViews($0) }
        }
        return found.filter { function in
            // `accessibilityLabel(_ label: String?)` takes what is not there; what is there, SwiftUI's takes.
            let takesNothing = function.parameters.count == 1 && function.parameters[0].type.isOptional
            if takesNothing, word.hasPrefix("accessibility") || word == "help" { return false }
            return mayEnter(function.node, from: scope)
        }
    }

    private func declared(_ symbol: Symbol) -> [CodeFunction] {
        let (owners, view) = (app.functionsByOwner[symbol] ?? [:], app.symbol("View"))
        let others = owners.filter { $0.key != view && isOfSystem($0.key) }.values.joined().sorted()
        return ((owners[view] ?? []) + others).map { app[$0] }.filter { $0.body != nil && makesViews($0) }
    }

    /// Whether a modifier of the app's own makes views: also one that gives what a closure makes of them.
    private func makesViews(_ function: CodeFunction) -> Bool {
        if app.isOfViews(function.result, function.modifiers) || app.text(function.result.name) == "Self" {
            return true
        }
        return children(function.node).contains { parameter in
            guard kind(parameter) == .parameter, let type = child(parameter, .typeName) else { return false }
            let result = children(type).last { kind($0) == .typeName }
            return result.map(name) == app.text(function.result.name)
        }
    }

    /// Whether a type that the app extends is `View` or a view of SwiftUI.
    private func isOfSystem(_ type: Symbol) -> Bool {
        let word = app.text(type)
        return word == "View" || ViewWords.buttons.contains(word) || SwiftUIView.named(word) != nil
    }

    /// What a function of a type that wraps views makes of them.
    func applyWrapperModifier(
        _ word: String, to views: [LoweredView], of wrapper: Symbol, _ call: CodeNode, _ passed: [ViewArgument],
        _ scope: ViewScope
    ) -> [LoweredView] {
        let found = (app.functionsByOwner[app.symbol(word)]?[wrapper] ?? []).map { app[$0] }
            .filter { $0.body != nil && app.isOfViews($0.result, $0.modifiers) }
        if let made = applyOwn(found, to: views, call, passed, scope) { return made }
        note(.modifier(word), at: call, scope)
        return leftOpen(views)
    }

    /// What a modifier of the app's own makes of views: of some functions the one that takes what is passed.
    private func applyOwn(
        _ found: [CodeFunction], to views: [LoweredView], _ call: CodeNode, _ passed: [ViewArgument],
        _ scope: ViewScope
    ) -> [LoweredView]? {
        guard let function = found.first(where: { fits(passed, $0) }) ?? found.first, let body = function.body,
            let inner = inside(function.node, owner: .none, call, scope)
        else { return found.isEmpty ? nil : leftOpen(views) }
        bind(passed, to: function, inner, scope)
        inner.bindings["self"] = .views(views)
        // A wrapper holds them in its property.
        if function.owner != .none, !isOfSystem(function.owner) {
            for word in ["content", "base", "view"] { inner.bindings[word] = .views(views) }
        }
        let outer = readsBranch
        readsBranch = false
        var made = lower(function.node.at(body), inner)
        let isUndecided = readsBranch
        readsBranch = outer || isUndecided
        handOn(passed, to: function, scope)
        // `.ifLet(traits) { $0.accessibilityAddTraits($1) }`: whether the closure is called is not known.
        let changed = isUndecided ? setByClosures(passed) : []
        for index in made.indices where !changed.isEmpty { made[index].leaveAllOpen(changed) }
        return made.isEmpty ? leftOpen(views) : made
    }

    /// The properties that closures set of the views which they get.
    private func setByClosures(_ passed: [ViewArgument]) -> PropertySet {
        passed.reduce(into: PropertySet()) { found, argument in
            let whole = app.files[Int(argument.value.file)].text(argument.value.id)
            guard kind(argument.value) == .closure, hasParameter(argument.value) || whole.contains("$0.") else {
                return
            }
            let code = modifiers(in: argument.value) ?? whole
            for (word, properties) in ViewReader.setters where code.contains(word) { found.formUnion(properties) }
        }
    }

    /// The modifiers of `{ view in view.toolbar { … }.padding() }`, without what they take; nil of other closures.
    private func modifiers(in closure: CodeNode) -> String? {
        guard let statements = child(closure, .block).map(children), statements.count == 1 else { return nil }
        var (next, found) = (statements[0], "")
        while kind(next) == .call, let callee = firstChild(next), kind(callee) == .member, let base = firstChild(callee)
        {
            found += name(callee) + "("
            next = base
        }
        return kind(next) == .name ? found : nil
    }

    private static let setters: KeyValuePairs<String, PropertySet> = [
        "accessibilityLabel": [.label, .title, .text], "accessibilityValue": [.value], "accessibilityHint": [.hint],
        "Traits": [.traits, .addTraits], "accessibilityHidden": .ofCode, "accessibilityElement(": .ofCode,
        "accessibilityAction": [.customActions, .overrides],
    ]

    /// Views of which nothing is known any more.
    func leftOpen(_ views: [LoweredView]) -> [LoweredView] {
        views.map { $0.with { $0.leaveAllOpen(.ofCode) } }
    }

    /// `.modifier(Card(title: title))`
    func applyViewModifier(
        _ call: CodeNode, to views: [LoweredView], _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView] {
        guard let value = passed.first?.value, kind(value) == .call, let callee = firstChild(value) else {
            return leftOpen(views)
        }
        let type = app.resolved(app.symbol(name(callee)))
        let bodies = (app.functionsByOwner[app.symbol("body")]?[type] ?? []).map { app[$0] }
        guard let function = bodies.first, let body = function.body,
            let inner = inside(
                function.node, owner: type, call, scope, arguments: arguments(value), isUnit: true),
            let parameter = function.parameters.first
        else {
            // What moves and distorts views says nothing of them.
            if app.isKind(type, of: app.symbol("GeometryEffect")) { return views }
            if app.isDeclared(type) { return leftOpen(views) }
            note(.modifier(name(callee)), at: call, scope)
            return views.map(\.underLibraryModifier)
        }
        inner.bindings[app.text(parameter.name)] = .views(views)
        inner.isOfModifier = true
        let made = lower(function.node.at(body), inner)
        if made.isEmpty { return leftOpen(views) }
        // An object that gets the views shows them in some way.
        return made.allSatisfy { $0.foreignClass != nil } ? views.map(\.underLibraryModifier) : made
    }

    /// The one view that a modifier changes: a group around several.
    private func one(_ views: [LoweredView], _ call: CodeNode, _ scope: ViewScope) -> LoweredView {
        if views.count == 1 { return views[0] }
        var group = make("Group", at: call, scope)
        group.children = views
        group.isElsewhere = views.allSatisfy(\.isElsewhere)
        return group
    }

    /// A group that hands what it is called on to each of its views; nil for other views and modifiers.
    private func distributed(
        _ word: String, to views: [LoweredView], _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> LoweredView? {
        guard ViewReader.distributed.contains(word), views.count == 1, var group = views.first, group.name == "Group",
            group.isContainer, group.settings.isEmpty, group.foreignClass == nil, !group.children.isEmpty
        else { return nil }
        group.children = group.children.flatMap { applyModifier(word, to: [$0], call, passed, scope) }
        return group
    }

    private static let distributed: Set<String> = [
        "accessibilityHint", "accessibilityLabel", "accessibilityValue", "help",
    ]

    /// What a modifier shows over or beside a view.
    private func beside(
        _ views: [LoweredView], _ word: String, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView] {
        let shown = passed.filter { $0.isTrailing || [.call, .name, .closure].contains(kind($0.value)) }
            .flatMap { lower($0.value, scope) }.filter { !$0.isBare || $0.isShade }
        guard !shown.isEmpty else { return views }
        var group = make(word == "overlay" ? "ZStack" : "Group", at: call, scope)
        group.children = word == "toolbar" || word == "navigationBarItems" ? shown + views : views + shown
        group.isElsewhere = group.children.allSatisfy(\.isElsewhere)
        if word == "overlay" {
            group.look.insert(.overlaid)
            findDialog(in: &group, call, scope)
        }
        return [group]
    }

    /// Views that are drawn in another way.
    private func drawn(
        _ views: [LoweredView], _ word: String, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView] {
        let isForeground = word.hasPrefix("foreground")
        guard let first = passed.first, word == "opacity" || isForeground else {
            return isForeground ? views : views.map { $0.with { $0.look.insert(.wide) } }
        }
        let isClear =
            isForeground
            ? kind(first.value) == .member && name(first.value) == "clear" : number(first.value, scope) == 0
        // Whether VoiceOver stops on what is clear is not settled.
        return isClear ? leftOpen(views) : views
    }

    /// Views with a background. Whether VoiceOver stops on a picture there is not settled, nor whether it names a
    /// button.
    private func behind(_ views: [LoweredView], _ passed: [ViewArgument], _ scope: ViewScope) -> [LoweredView] {
        let shown = passed.filter { $0.isTrailing || kind($0.value) == .call }.flatMap { lower($0.value, scope) }
        let isShaded = shown.contains(where: \.isShade)
        guard shown.contains(where: { !ViewWords.drawings.contains($0.name) }) else {
            return isShaded ? views.map { $0.with { $0.look.insert(.shaded) } } : views
        }
        // A control there can be reached, if it is seen. Some are there for their keys alone.
        if !shown.isEmpty, shown.allSatisfy({ $0.controlCount > 0 }) {
            return views + shown.map { $0.with { $0.isDoubtful = true } }
        }
        return views.map { view in
            // What is behind a control, a picture or a text is beside it, and names nothing.
            let isPlain = view.controlCount > 0 || ["Image", "Text"].contains(view.name)
            return view.with {
                if !isPlain || view.isContainer { $0.leaveOpen([.label, .image, .systemImage]) }
                $0.naming += shown
            }
        }
    }

    /// `gesture(TapGesture().onEnded { … })` is a tap like any other; what else may be recognised is not known.
    private func afterGesture(
        _ views: [LoweredView], _ word: String, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView] {
        guard word.hasSuffix("Gesture"), let value = passed.first.map({ gesture(in: $0.value, scope) }) else {
            return views
        }
        // Beside the taps of controls it is no way of its own to do something.
        if word == "simultaneousGesture", views.contains(where: { $0.controlCount > 0 }) { return views }
        let code = app.files[Int(value.file)].text(value.id)
        guard ["TapGesture", "DragGesture"].contains(where: code.hasPrefix) else { return views }
        var view = one(views, call, scope)
        gesture(&view, call, passed, scope)
        return [view]
    }
}
