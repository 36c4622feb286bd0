import A11yModel

// What taps and presses on a view do, and whether they do anything.
extension ViewReader {
    func tap(
        _ view: inout LoweredView, _ call: CodeNode, _ closure: ViewArgument?, count: ViewArgument?, _ scope: ViewScope
    ) {
        guard let closure else { return }
        // A group hands its modifiers to each of its views.
        if view.name == "Group" || view.name == "ForEach", view.isContainer, view.settings.isEmpty {
            for index in view.children.indices { tap(&view.children[index], call, closure, count: count, scope) }
            return
        }
        // Shapes that are tapped at a place are a slider: `{ place in seek(to: place.x) }`.
        if view.isBare, child(closure.value, .parameter) != nil { view.look.insert(.slid) }
        if view.look.contains(.slid) { return }
        let base = firstChild(call).flatMap(firstChild)
        if isIdle(closure.value, on: base, scope) || view.isWaiting { return }
        // The stop is the control under what is drawn over it.
        if view.look.contains(.overlaid), let first = view.children.first, ViewWords.controls.contains(first.name) {
            return
        }
        // More than two taps are for those who know of them, as in storyboards.
        let taps = count.map { number($0.value, scope) } ?? 1
        guard taps == 1 || taps == 2 else { return }
        let isTwice = taps == 2
        let function = functionWords(of: closure.value)
        if isForDevelopers(function) { return }
        // A button in the view does the same: `Popup(onClose: { isShown = false }).onTapGesture { isShown = false }`.
        if view.isContainer, view.controlCount > 0, let base, holdsClosure(doing: function, in: base) { return }
        var gestures = view[.gestures]?.gestures ?? [:]
        gestures[isTwice ? .doubleTap : .tap] = function
        // A layer without contents often only closes what is over it.
        if view.name == "Color" || view.isContainer && view.children.isEmpty { view.leaveOpen([.isElement]) }
        view.set(.gestures, .gestures(gestures), at: anchor(call, scope))
        view.anchor = anchor(call, scope)
        // What the use makes of a view is its own.
        if scope.site == nil { view.isInlined = false }
        if ["Text", "Label", "Image"].contains(view.name), !isTwice,
            let base, scope.use == nil,
            drawnState(in: [base], of: closure.value, withText: view.name != "Image", scope) == .drawn
        {
            view.set(.selected, .flag(true), at: view.anchor)
            view.set(.traits, .traits(view.name == "Image" ? [.image] : [.staticText]), at: view.anchor)
        }
        if isDrawn(view), view.name != "Color", !view.has(.isElement) { view.isDoubtful = true }
        doubt(&view, where: closure.value, mayClose: call, scope)
    }

    /// Makes a view doubtful whose tap may only close what is over it, or do nothing at first.
    private func doubt(
        _ view: inout LoweredView, where action: CodeNode, mayClose call: CodeNode, _ scope: ViewScope
    ) {
        var statements = child(action, .block).map(children) ?? []
        if statements.count == 1, kind(statements[0]) == .call, firstChild(statements[0]).map(name) == "withAnimation",
            let inner = arguments(statements[0]).last.flatMap({ child($0.value, .block) })
        {
            statements = children(inner)
        }
        // `isPresented = false`: what is tapped goes away, perhaps not for that tap alone; a picture is tapped for it.
        let isIcon = view.name == "Image" && view.foreignClass == nil && !view.open.contains(.image)
        if !isIcon, statements.count == 1,
            ends(statements[0], whatShows: call, scope) || onlyFades(statements[0], scope)
        {
            view.isDoubtful = true
        }
        // `if isEditing { … }`, which at first is not so.
        if statements.count == 1, kind(statements[0]) == .ifStatement, children(statements[0]).count == 2,
            let condition = firstChild(statements[0]).flatMap(firstChild), beginsFalse(condition, scope)
        {
            view.isDoubtful = true
        }
    }

    /// Whether a closure in code does what a function does.
    private func holdsClosure(doing function: String, in code: CodeNode) -> Bool {
        var pending = [code]
        while let node = pending.popLast() {
            if kind(node) == .closure, functionWords(of: node) == function { return true }
            pending += children(node)
        }
        return false
    }

    /// Whether a statement ends what shows a view: a state that a use passes, or the one behind the `if` around it.
    private func ends(_ statement: CodeNode, whatShows view: CodeNode, _ scope: ViewScope) -> Bool {
        let code = { (node: CodeNode) in self.app.text(of: node) }
        let around = tree(view).path(of: view.id).lazy.map(view.at).first { self.kind($0) == .ifStatement }
        let condition = around.flatMap { child($0, .condition) }.map(code) ?? ""
        let asked = condition.split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }
        switch kind(statement) {
        case .assignment:
            guard let target = firstChild(statement),
                let value = children(statement).last.map(name), ["false", "nil"].contains(value)
            else { return false }
            return asked.contains(code(target)[...])
                || app.properties(named: app.symbol(name(target)), of: scope.owner).contains { property in
                    property.modifiers.contains { app.text($0) == "@Binding" }
                }
        // `if let toast = center.toast { … }`, and `center.cancel()`
        case .call:
            guard let callee = firstChild(statement), let object = firstChild(callee) else { return false }
            return ViewReader.ending.contains(name(callee)) && asked.contains { $0.hasPrefix(code(object) + ".") }
        default: return false
        }
    }

    private static let ending: Set<String> = ["cancel", "close", "dismiss", "hide"]

    /// Whether a gesture does nothing, or only moves what is shown, or shows the keyboard or puts it away: then it is
    /// no control.
    private func isIdle(_ action: CodeNode, on view: CodeNode? = nil, _ scope: ViewScope) -> Bool {
        guard let block = child(action, .block) ?? ownFunction(named: action, scope) else {
            return ViewReader.dismissing.contains(where: app.files[Int(action.file)].text(action.id).contains)
        }
        let code = { (statement: CodeNode) in self.app.files[Int(statement.file)].text(statement.id) }
        let statements = children(block)
        let called = statements.count == 1 && kind(statements[0]) == .call ? firstChild(statements[0]) : nil
        let followed = called.flatMap { ownFunction(named: $0, scope) }.map(children) ?? statements
        if countsTaps(followed, scope) { return true }
        let puttingAway = statements.filter { ViewReader.dismissing.contains(where: code($0).contains) }
        return statements.allSatisfy { statement in
            if kind(statement) == .call, isBesidesPurpose(statement) { return true }
            // A tap that puts the keyboard away closes what else is open: `choice = nil`.
            let closes = kind(statement) == .assignment && children(statement).last.map { kind($0) } == .constant
            return puttingAway.contains(statement) || closes && !puttingAway.isEmpty
                || isIdle(statement: statement, on: view, scope)
        }
    }

    /// Whether code is a hidden way into what only the makers of the app use: `enableDebugMode()`.
    func isForDevelopers(_ code: String) -> Bool {
        let isPrinting = Array(code.utf8)[...].hold("debugPrint")
        let letters = (isPrinting ? code.replacing("debugPrint", with: "") : code).utf8.map { $0 | 0x20 }.filter {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        }
        return ["debug", "developermenu", "developermode", "developeroption"].contains(where: letters[...].hold)
    }

    /// Whether taps are counted and a few do nothing: what comes after many is for those who know of it.
    private func countsTaps(_ statements: [CodeNode], _ scope: ViewScope) -> Bool {
        guard statements.count == 2, kind(statements[0]) == .assignment, name(statements[0]) == "+=",
            kind(statements[1]) == .ifStatement, children(statements[1]).count == 2,
            let test = firstChild(statements[1]).flatMap(firstChild), kind(test) == .binary, children(test).count == 2,
            let counter = firstChild(statements[0]), let most = number(children(test)[1], scope)
        else { return false }
        return name(children(test)[0]) == name(counter) && most >= 3
    }

    /// The body of a function of the view that a name means, if it takes nothing.
    private func ownFunction(
        named callee: CodeNode, _ scope: ViewScope, takingArguments mayTake: Bool = false
    ) -> CodeNode? {
        let isOwn = kind(callee) == .name || kind(callee) == .member && firstChild(callee).map(name) == "self"
        guard isOwn, scope.owner != .none else { return nil }
        let found = (app.functionsByOwner[app.symbol(name(callee))]?[scope.owner] ?? []).map { app[$0] }
        guard found.count == 1, mayTake || found[0].parameters.isEmpty else { return nil }
        return found[0].body.map(found[0].node.at)
    }

    /// Whether a statement ends a state of the view, such as that of an editor, and it does so where that state is: at
    /// first a tap does nothing.
    private func endsState(_ statement: CodeNode, _ scope: ViewScope) -> Bool {
        let parts = children(statement)
        guard parts.count == 2, let state = firstChild(parts[0]), beginsFalse(state, scope) else { return false }
        return children(parts[1]).contains { inner in
            let called = kind(inner) == .call ? firstChild(inner).flatMap { ownFunction(named: $0, scope) } : nil
            return (called.map(children) ?? [inner]).contains { item in
                target(of: item).map(name) == name(state)
                    && (kind(item) == .call || children(item).last.map(name) == "false")
            }
        }
    }

    private func isIdle(statement: CodeNode, on view: CodeNode?, _ scope: ViewScope) -> Bool {
        if kind(statement) == .ifStatement, endsState(statement, scope) { return true }
        if kind(statement) == .call, let callee = firstChild(statement) {
            if name(callee) == "withAnimation" {
                let last = arguments(statement).last?.value
                return last.map { kind($0) == .closure && isIdle($0, on: view, scope) } ?? false
            }
            if name(callee) == "scrollTo" { return true }
            if let body = ownFunction(named: callee, scope) {
                return children(body).allSatisfy { kind($0) == .ifStatement && endsState($0, scope) }
            }
            // `onTap?()`, which the use leaves out.
            if kind(callee) == .postfix, let optional = firstChild(callee), isAbsent(optional, scope) { return true }
        }
        // Whichever branch runs.
        if kind(statement) == .ifStatement {
            return children(statement).allSatisfy { part in
                switch kind(part) {
                case .condition: true
                case .block: children(part).allSatisfy { isIdle(statement: $0, on: view, scope) }
                default: isIdle(statement: part, on: view, scope)
                }
            }
        }
        // `#if DEBUG`: an app that people have does nothing.
        if kind(statement) == .compileIf {
            return children(statement).allSatisfy { branch in
                child(branch, .condition).map { app.files[Int($0.file)].text($0.id) } == "DEBUG"
            }
        }
        guard let target = target(of: statement) else { return false }
        // A text that is unfolded was heard as a whole.
        let code = view.map { app.files[Int($0.file)].text($0.id) } ?? ""
        if ["lineLimit(", "lineLimit(!"].contains(where: { code.contains($0 + name(target) + " ?") })
            || code.contains("lineLimit(\(name(target)))")
        {
            return true
        }
        return app.properties(named: app.symbol(name(target)), of: scope.owner).contains { property in
            let words = property.modifiers.map(app.text)
            return words.contains("@FocusState")
                || words.contains("@State") && isRead(property, by: ViewReader.motions)
        }
    }

    /// What a statement sets: `isWide = true`, `isWide.toggle()`.
    private func target(of statement: CodeNode) -> CodeNode? {
        guard kind(statement) == .call else { return kind(statement) == .assignment ? firstChild(statement) : nil }
        return firstChild(statement).flatMap { name($0) == "toggle" ? firstChild($0) : nil }
    }

    /// Whether a statement shows or hides nothing but bars and what fades: whether that is a control is not settled.
    private func onlyFades(_ statement: CodeNode, _ scope: ViewScope) -> Bool {
        guard let target = target(of: statement) else { return false }
        return app.properties(named: app.symbol(name(target)), of: scope.owner).contains { property in
            property.modifiers.contains { app.text($0) == "@State" }
                && isRead(property, by: ViewReader.motions.union(ViewReader.fading))
        }
    }

    /// Whether a state is read by nothing but some modifiers, such as those that turn, move or scale views.
    private func isRead(_ state: CodeProperty, by modifiers: Set<String>) -> Bool {
        let tree = tree(state.node)
        // A binding is passed on: `isPresented: $showsList`.
        let bound = app.symbol("$" + app.text(state.name))
        let isInOneFile = app.types[state.owner]?.declarations.allSatisfy { $0.file == state.node.file } ?? false
        guard isInOneFile, bound == .none || app.occurrences(of: bound, in: state.node.file).isEmpty else {
            return false
        }
        var isRead = false
        let isMotion = app.occurrences(of: state.name, in: state.node.file).map(\.id).allSatisfy { mention in
            var (inner, next) = (mention, tree[mention].parent)
            while next >= 0, tree[next].kind != .block {
                // `isWide = !isWide`
                if tree[next].kind == .assignment, let target = tree.child(of: next, tree[mention].kind) {
                    return tree[next].firstChild == inner || tree.name(of: target) == tree.name(of: mention)
                }
                if tree[next].kind == .member, tree.name(of: next) == "toggle" { return true }
                let callee = tree[next].kind == .call ? tree[next].firstChild : -1
                if callee >= 0, callee != inner, modifiers.contains(tree.name(of: callee)) {
                    isRead = true
                    return true
                }
                (inner, next) = (next, tree[next].parent)
            }
            return false
        }
        return isMotion && isRead
    }

    private static let motions: Set<String> = [
        "lineLimit", "rotationEffect", "rotation3DEffect", "scaleEffect", "offset", "animation", "blur", "hueRotation",
    ]

    private static let fading: Set<String> = [
        "opacity", "navigationBarHidden", "statusBarHidden", "statusBar", "toolbar", "toolbarVisibility",
        "persistentSystemOverlays",
    ]

    private static let dismissing = ["endEditing", "resignFirst", "hideKeyboard", "dismissKeyboard", "ocused = "]

    func gesture(_ view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        guard let value = passed.first.map({ gesture(in: $0.value, scope) }) else { return }
        let code = app.files[Int(value.file)].text(value.id)
        if code.hasPrefix("TapGesture") {
            let closure = arguments(value).first { $0.isTrailing || $0.label == "perform" }
            tap(&view, call, closure ?? passed.first, count: count(of: value), scope)
        }
        guard code.hasPrefix("DragGesture"), !code.contains("append(") else { return }
        let isPlaced = [".location.x", ".location.y"].contains(where: code.contains)
        if isPlaced || code.contains(".translation") { view.look.insert(.dragged) }
        // Shapes of which the place under the finger makes a value are a slider.
        if isPlaced, view.isBare { view.look.insert(.slid) }
    }

    /// The gesture of `isOff ? nil : TapGesture()`, and of a property or function; the expression itself of any other.
    func gesture(in expression: CodeNode, _ scope: ViewScope) -> CodeNode {
        var found = expression
        if kind(found) == .ternary { found = children(found).dropFirst().first { name($0) != "nil" } ?? found }
        if kind(found) == .call,
            let made = firstChild(found).flatMap({ ownFunction(named: $0, scope, takingArguments: true) }).map(children)
        {
            return made.last.map { kind($0) == .exit ? firstChild($0) ?? $0 : $0 } ?? found
        }
        return kind(found) == .name ? settled(found, scope)?.node ?? found : found
    }

    /// The count of `TapGesture(count: 2).onEnded { … }`; nil without one, and where other gestures belong to it.
    private func count(of gesture: CodeNode) -> ViewArgument? {
        var next: CodeNode? = gesture
        while let call = next, let callee = firstChild(call) {
            if kind(call) == .call {
                if name(callee) == "TapGesture" { return arguments(call).first { $0.label == "count" } }
                guard name(callee).hasPrefix("on") || name(callee) == "updating" else { return nil }
            }
            next = callee
        }
        return nil
    }

    func press(_ view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        var gestures = view[.gestures]?.gestures ?? [:]
        // A closure behind `perform:` says what happens while the finger is down.
        let closure = passed.first { $0.label == "perform" } ?? passed.first { $0.isTrailing && $0.label.isEmpty }
        // Buttons of menus and dialogs are not read, and do the same.
        if let closure, isOfButton(closure.value) || isIdle(closure.value, scope) { return }
        let function = closure.map { functionWords(of: $0.value) } ?? ""
        if isForDevelopers(function) { return }
        gestures[.longPress] = function
        view.set(.gestures, .gestures(gestures), at: anchor(call, scope))
    }

    /// Whether a button in the same file does what a closure does.
    private func isOfButton(_ closure: CodeNode) -> Bool {
        let (tree, wanted) = (tree(closure), functionWords(of: closure))
        return !wanted.isEmpty
            && tree.nodes.indices.contains(where: { index in
                let call = closure.at(CodeTree.ID(index))
                guard kind(call) == .call, let word = firstChild(call).map(name),
                    word == "Button" || isCapital(word) && app.isDeclared(app.resolved(app.symbol(word)))
                else { return false }
                let passed = arguments(call)
                let action = passed.first { $0.label == "action" } ?? passed.first(where: \.isTrailing)
                return action.map { functionWords(of: $0.value) == wanted } ?? false
            })
    }
}
