import A11yModel

// What modifiers set on the view before them: what VoiceOver says of it, its traits, actions and gestures.
extension ViewReader {
    /// Lets a modifier change the view before it; false for one that sets nothing.
    func apply(
        _ word: String, to view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> Bool {
        switch word {
        case "accessibilityLabel": speak(.label, on: &view, call, passed, scope)
        case "accessibilityValue": speak(.value, on: &view, call, passed, scope)
        case "accessibilityHint": speak(.hint, on: &view, call, passed, scope)
        case "help": help(&view, passed, scope)
        case "accessibility": oldStyle(&view, call, passed, scope)
        case "accessibilityHidden": hide(&view, call, passed, scope)
        case "accessibilityElement": element(&view, call, passed, scope)
        case "accessibilityAddTraits": traits(.addTraits, on: &view, passed, scope)
        case "accessibilityRemoveTraits": traits(.removeTraits, on: &view, passed, scope)
        // A text beside it names it.
        case "accessibilityLabeledPair":
            if passed.contains(where: { name($0.value) == "content" }) { view.leaveAllOpen([.label]) }
        case "accessibilitySortPriority": priority(&view, passed, scope)
        case "accessibilityIdentifier": identifier(&view, passed, scope)
        case "accessibilityAction": action(&view, call, passed, scope)
        case "accessibilityActions": actions(&view, call, passed, scope)
        case "accessibilityAdjustableAction": adjustable(&view, call, scope)
        case "accessibilityRepresentation", "accessibilityChildren": representation(&view, call, passed, scope)
        case "accessibilityRespondsToUserInteraction": responds(&view, passed, scope)
        case "hidden" where passed.isEmpty: view.set(.elementsHidden, .flag(true), at: anchor(call, scope))
        case "hidden": hide(&view, call, passed, scope)
        case "disabled": disable(&view, passed, scope)
        case "onTapGesture":
            let closure = passed.first { $0.isTrailing } ?? passed.first { $0.label == "perform" } ?? passed.last
            tap(&view, call, closure, count: passed.first { $0.label == "count" }, scope)
        case "onLongPressGesture": press(&view, call, passed, scope)
        case "gesture": gesture(&view, call, passed, scope)
        case "font": font(&view, passed, scope)
        // Swipes are actions of the row, which VoiceOver offers.
        case "swipeActions", "onDelete": view.leaveAllOpen([.customActions])
        // What is shown in place of a text that loads is no text of the app's.
        case "redacted" where passed.contains { name($0.value) == "placeholder" }:
            view.leaveAllOpen([.text, .label, .title])
        case "textContentType": setWord(.contentType, on: &view, passed, scope)
        case "keyboardType": setWord(.keyboardType, on: &view, passed, scope)
        // A control keeps its name.
        case "labelsHidden", "redacted": break
        case "tabItem": tabItem(call, passed, scope)
        case "formStyle": if passed.first.map({ name($0.value) }) == "grouped" { view = asSwitches(view) }
        case "tabViewStyle": styleTabs(&view, passed)
        case "pickerStyle": stylePicker(&view, passed)
        case "datePickerStyle": styleDatePicker(&view, passed)
        default: return false
        }
        return true
    }

    /// What a tab bar shows of a page.
    private func tabItem(_ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        guard scope.site == nil, version == 0 else { return }
        var item = make("tabItem", at: call, scope)
        item.children = passed.filter(\.isTrailing).flatMap { lower($0.value, scope) }
        item.set(.childBehavior, .text("combine"), at: item.anchor)
        showPicture(in: &item)
        tabItems.append(finished(item, scope))
    }

    /// `accessibilityLabel("…")`. On views that are several elements nobody knows which of them it names.
    private func speak(
        _ property: Property, on view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument],
        _ scope: ViewScope
    ) {
        guard let first = passed.first else { return }
        let isConditional = passed.contains { $0.label == "isEnabled" }
        if kind(first.value) == .closure || view.isContainer || isConditional {
            view.leaveAllOpen([property, .label, .isElement, .text])
            view.leaveOpen([property])
            if property == .label, view.isContainer, kind(first.value) != .closure {
                let words = text(first.value, scope, isKey: first.label != "verbatim")
                view.set(.label, .text(words.words), at: range(first.value, scope))
            }
            return
        }
        let words = text(first.value, scope, isKey: first.label != "verbatim")
        set(words, as: property, on: &view, at: range(first.value, scope))
        if words.certainty != .exact { view.leaveOpen([property]) }
        if property == .label, isDrawn(view) {
            view.set(.isElement, .flag(true), at: view.anchor)
            view.open = PropertySet(view.open.filter { $0 != .isElement })
        }
    }

    /// A tool tip is the hint. Beside a name it most often repeats that, as is usual on a Mac.
    private func help(_ view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope) {
        guard let first = passed.first, !view.isContainer, !view.has(.hint), !holdsText(view),
            (view[.label] ?? view[.title] ?? view[.text])?.text?.isEmpty ?? true
        else { return }
        let words = text(first.value, scope).words
        if !words.isEmpty { view.set(.hint, .text(words), at: range(first.value, scope)) }
    }

    /// Shapes become elements when something is said about them.
    private func isDrawn(_ view: LoweredView) -> Bool { ViewWords.drawings.contains(view.name) }

    /// `accessibility(label:hidden:addTraits:)`, which SwiftUI had first.
    private func oldStyle(_ view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        for argument in passed {
            let only = [ViewArgument(label: "", value: argument.value, isTrailing: false)]
            switch argument.label {
            case "label": speak(.label, on: &view, call, only, scope)
            case "value": speak(.value, on: &view, call, only, scope)
            case "hint": speak(.hint, on: &view, call, only, scope)
            case "hidden": hide(&view, call, only, scope)
            case "addTraits": traits(.addTraits, on: &view, only, scope)
            case "removeTraits": traits(.removeTraits, on: &view, only, scope)
            default: break
            }
        }
    }

    private func hide(_ view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        guard let first = passed.first, passed.count == 1 else { return view.leaveAllOpen(.ofCode) }
        switch flag(first.value, scope) {
        case true: view.set(.elementsHidden, .flag(true), at: range(first.value, scope))
        case false: break
        default:
            // What is hidden at times is wrong at the others, if it is not hidden for lack of a label.
            if isState(first.value, scope) { view.doubtAll() } else { view.leaveAllOpen(.ofCode) }
            view.look.insert(.sometimesHidden)
        }
    }

    /// Whether a condition asks for a number, or a state of the view: `opacity == 0`, `!isOpen`.
    private func isState(_ condition: CodeNode, _ scope: ViewScope) -> Bool {
        if kind(condition) == .binary { return children(condition).contains { kind($0) == .number } }
        let state = kind(condition) == .prefix ? firstChild(condition) ?? condition : condition
        guard kind(state) == .name else { return false }
        return app.properties(named: app.symbol(name(state)), of: scope.owner).contains { property in
            property.modifiers.contains { ["@State", "@Binding"].contains(app.text($0)) }
        }
    }

    private func element(_ view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        let written = passed.first { $0.label == "children" }
        let words = written.map { self.words($0.value, scope) } ?? ["ignore"]
        guard let word = words?.first, ["combine", "contain", "ignore"].contains(word) else {
            return view.leaveAllOpen(.ofCode)
        }
        // On one element it changes that one.
        if word != "ignore", !view.isContainer, view.foreignClass == nil { return }
        let around = view.isContainer ? nil : view
        if let around {
            view = make("Group", at: call, scope)
            view.children = [around]
            view.isElsewhere = around.isElsewhere
        }
        if word == "combine" { for index in view.children.indices { mergePictures(in: &view.children[index]) } }
        view.set(.childBehavior, .text(word), at: written.map { range($0.value, scope) } ?? anchor(call, scope))
    }

    /// In a merged element a picture without a label is not heard, and one with a label is no picture.
    private func mergePictures(in view: inout LoweredView) {
        if view.name == "Image" {
            if view.has(.label) { view.set(.traits, .traits([]), at: view.anchor) }
            if !view.has(.label), !view.open.contains(.label) { view.set(.decorative, .flag(true), at: view.anchor) }
        }
        if ViewWords.buttons.contains(view.name) { return }
        for index in view.children.indices { mergePictures(in: &view.children[index]) }
    }

    private func traits(
        _ property: Property, on view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope
    ) {
        guard let first = passed.first else { return }
        guard let words = words(first.value, scope) else { return view.leaveOpen([property, .traits, .selected]) }
        let known = words.compactMap { ViewReader.traitWords[$0] }
        if known.count < words.count { view.leaveOpen([property, .traits]) }
        if isDrawn(view) { view.set(.isElement, .flag(true), at: view.anchor) }
        // The outer of two modifiers wins.
        let opposite: Property = property == .addTraits ? .removeTraits : .addTraits
        if let inner = view.settings.first(where: { $0.property == opposite }) {
            view.set(opposite, .texts((inner.value.texts ?? []).filter { !known.contains($0) }), at: inner.range)
        }
        let all = (view[property]?.texts ?? []) + known
        if !all.isEmpty { view.set(property, .texts(all), at: range(first.value, scope)) }
        if known.contains("modal") { view.set(.viewIsModal, .flag(true), at: range(first.value, scope)) }
    }

    /// SwiftUI's traits with the words of the model.
    private static let traitWords: [String: String] = [
        "isButton": "button", "isHeader": "header", "isImage": "image", "isKeyboardKey": "keyboardKey",
        "isLink": "link",
        "isModal": "modal", "isSearchField": "searchField", "isSelected": "selected", "isStaticText": "staticText",
        "isSummaryElement": "summaryElement", "isTabBar": "tabBar", "isToggle": "toggleButton",
        "allowsDirectInteraction": "allowsDirectInteraction", "causesPageTurn": "causesPageTurn",
        "playsSound": "playsSound", "startsMediaSession": "startsMediaSession",
        "updatesFrequently": "updatesFrequently",
    ]

    private func priority(_ view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope) {
        guard let first = passed.first else { return }
        guard let number = number(first.value, scope) else { return view.leaveOpen([.sortPriority]) }
        view.set(.sortPriority, .number(number), at: range(first.value, scope))
    }

    private func identifier(_ view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope) {
        guard let first = passed.first, !view.isContainer else { return }
        let words = text(first.value, scope, isKey: false)
        if words.certainty == .exact { view.set(.identifier, .text(words.words), at: range(first.value, scope)) }
    }

    private func action(_ view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        let place = anchor(call, scope)
        if let named = passed.first(where: { $0.label == "named" }) {
            let words = text(named.value, scope)
            let function = passed.first { $0.isTrailing }.map { functionWords(of: $0.value) }
            let actions = (view[.customActions]?.actions ?? []) + [CustomAction(name: words.words, action: function)]
            view.set(.customActions, .actions(actions), at: place)
            if words.certainty != .exact { view.open.insert(.customActions) }
            return
        }
        let kind =
            passed.first { $0.label.isEmpty && !$0.isTrailing }.flatMap { words($0.value, scope)?.first } ?? "default"
        let method = ["default": "activate", "escape": "performEscape", "magicTap": "performMagicTap"][kind]
        guard let method else { return view.leaveOpen([.overrides, .customActions]) }
        view.set(.overrides, .texts((view[.overrides]?.texts ?? []) + [method]), at: place)
    }

    private func actions(_ view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        let shown = passed.filter(\.isTrailing).flatMap { lower($0.value, scope) }
        let named = shown.compactMap { button in
            button[.title]?.text.map { CustomAction(name: $0, action: button[.action]?.text) }
        }
        let all = (view[.customActions]?.actions ?? []) + named
        if !all.isEmpty { view.set(.customActions, .actions(all), at: anchor(call, scope)) }
        view.leaveOpen([.customActions])
    }

    private func adjustable(_ view: inout LoweredView, _ call: CodeNode, _ scope: ViewScope) {
        let all = (view[.addTraits]?.texts ?? []) + ["adjustable"]
        view.set(.addTraits, .texts(all), at: anchor(call, scope))
        view.set(
            .overrides, .texts((view[.overrides]?.texts ?? []) + ["increment", "decrement"]), at: anchor(call, scope))
    }

    /// The elements of a closure take the place of the view's own.
    private func representation(
        _ view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) {
        let shown = passed.filter(\.isTrailing).flatMap { lower($0.value, scope) }
        var group = make("Group", at: call, scope)
        group.children = shown
        group.instances = view.instances
        group.isElsewhere = shown.allSatisfy(\.isElsewhere)
        for index in group.instances.indices { group.instances[index].touched = .ofCode }
        view = group
    }

    private func responds(_ view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope) {
        if let first = passed.first, let flag = flag(first.value, scope) {
            view.set(.respondsToUserInteraction, .flag(flag), at: range(first.value, scope))
        }
    }

    private func disable(_ view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope) {
        guard let first = passed.first else { return }
        switch flag(first.value, scope) {
        case true: dim(&view, at: range(first.value, scope))
        case false: break
        default: view.leaveAllOpen([.enabled])
        }
    }

    /// Dims all controls in a view.
    private func dim(_ view: inout LoweredView, at place: SourceRange) {
        if !view.isContainer { view.set(.enabled, .flag(false), at: place) }
        for index in view.children.indices { dim(&view.children[index], at: place) }
    }

    private func tap(
        _ view: inout LoweredView, _ call: CodeNode, _ closure: ViewArgument?, count: ViewArgument?, _ scope: ViewScope
    ) {
        guard let closure else { return }
        // A group hands its modifiers to each of its views.
        if view.name == "Group" || view.name == "ForEach", view.isContainer, view.settings.isEmpty {
            for index in view.children.indices { tap(&view.children[index], call, closure, count: count, scope) }
            return
        }
        let base = firstChild(call).flatMap(firstChild)
        if isIdle(closure.value, on: base, scope) || view.isWaiting { return }
        // More than two taps are for those who know of them, as in storyboards.
        let taps = count.map { number($0.value, scope) } ?? 1
        guard taps == 1 || taps == 2 else { return }
        let isTwice = taps == 2
        var gestures = view[.gestures]?.gestures ?? [:]
        gestures[isTwice ? .doubleTap : .tap] = functionWords(of: closure.value)
        // A layer without contents often only closes what is over it.
        if view.name == "Color" || view.isContainer && view.children.isEmpty { view.leaveOpen([.isElement]) }
        view.set(.gestures, .gestures(gestures), at: anchor(call, scope))
        view.anchor = anchor(call, scope)
        // What the use makes of a view is its own.
        if scope.site == nil { view.isInlined = false }
        if ["Text", "Label", "Image"].contains(view.name), !isTwice,
            let base, scope.use == nil,
            drawsState(base, of: closure.value, withText: view.name != "Image", scope)
        {
            view.set(.selected, .flag(true), at: view.anchor)
            view.set(.traits, .traits(view.name == "Image" ? [.image] : [.staticText]), at: view.anchor)
        }
        if isDrawn(view), view.name != "Color", !view.has(.isElement) { view.isDoubtful = true }
        let statements = child(closure.value, .block).map(children) ?? []
        // `isPresented = false`: what is tapped goes away, perhaps not for that tap alone.
        if statements.count == 1, kind(statements[0]) == .assignment, let target = firstChild(statements[0]),
            children(statements[0]).last.map(name) == "false",
            app.properties(named: app.symbol(name(target)), of: scope.owner).contains(where: { property in
                property.modifiers.contains { app.text($0) == "@Binding" }
            })
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

    /// Whether a gesture does nothing, or only moves what is shown, or shows the keyboard or puts it away: then it is
    /// no control.
    private func isIdle(_ action: CodeNode, on view: CodeNode? = nil, _ scope: ViewScope) -> Bool {
        guard let block = child(action, .block) ?? ownFunction(named: action, scope) else {
            return ViewReader.dismissing.contains(where: app.files[Int(action.file)].text(action.id).contains)
        }
        let code = { (statement: CodeNode) in self.app.files[Int(statement.file)].text(statement.id) }
        let statements = children(block)
        if countsTaps(statements, scope) { return true }
        if statements.count == 1, kind(statements[0]) == .call,
            let body = firstChild(statements[0]).flatMap({ ownFunction(named: $0, scope) }),
            countsTaps(children(body), scope)
        {
            return true
        }
        let puttingAway = statements.filter { ViewReader.dismissing.contains(where: code($0).contains) }
        return statements.allSatisfy { statement in
            // A tick that the finger feels is no purpose.
            let isFelt = ViewReader.besidesPurpose.contains(where: code(statement).contains)
            if kind(statement) == .call, isFelt { return true }
            // A tap that puts the keyboard away closes what else is open: `choice = nil`.
            let closes = kind(statement) == .assignment && children(statement).last.map { kind($0) } == .constant
            return puttingAway.contains(statement) || closes && !puttingAway.isEmpty
                || isIdle(statement: statement, on: view, scope)
        }
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
    private func ownFunction(named callee: CodeNode, _ scope: ViewScope) -> CodeNode? {
        let isOwn = kind(callee) == .name || kind(callee) == .member && firstChild(callee).map(name) == "self"
        guard isOwn, scope.owner != .none else { return nil }
        let found = (app.functionsByOwner[app.symbol(name(callee))]?[scope.owner] ?? []).map { app[$0] }
        guard found.count == 1, found[0].parameters.isEmpty else { return nil }
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
                kind(item) == .assignment && firstChild(item).map(name) == name(state)
                    && children(item).last.map(name) == "false"
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
        var target = kind(statement) == .assignment ? firstChild(statement) : nil
        // `isWide.toggle()`
        if kind(statement) == .call, let callee = firstChild(statement), name(callee) == "toggle" {
            target = firstChild(callee)
        }
        guard let target else { return false }
        // A text that is unfolded was heard as a whole.
        let code = view.map { app.files[Int($0.file)].text($0.id) } ?? ""
        if ["lineLimit(", "lineLimit(!"].contains(where: { code.contains($0 + name(target) + " ?") }) { return true }
        return app.properties(named: app.symbol(name(target)), of: scope.owner).contains { property in
            let words = property.modifiers.map(app.text)
            return words.contains("@FocusState") || words.contains("@State") && onlyMoves(property)
        }
    }

    /// Whether a state is read by nothing but modifiers that turn, move or scale views.
    private func onlyMoves(_ state: CodeProperty) -> Bool {
        let tree = tree(state.node)
        // A binding is passed on: `isPresented: $showsList`.
        let bound = app.symbol("$" + app.text(state.name))
        let isInOneFile = app.types[state.owner]?.declarations.allSatisfy { $0.file == state.node.file } ?? false
        guard isInOneFile, bound == .none || app.occurrences(of: bound, in: state.node.file).isEmpty else {
            return false
        }
        var isRead = false
        let isMotion = app.occurrences(of: state.name, in: state.node.file).allSatisfy { mention in
            var (inner, next) = (mention, tree[mention].parent)
            while next >= 0, tree[next].kind != .block {
                // `isWide = !isWide`
                if tree[next].kind == .assignment, let target = tree.child(of: next, tree[mention].kind) {
                    return tree[next].firstChild == inner || tree.name(of: target) == tree.name(of: mention)
                }
                let callee = tree[next].kind == .call ? tree[next].firstChild : -1
                if callee >= 0, callee != inner, ViewReader.motions.contains(tree.name(of: callee)) {
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

    private static let dismissing = ["endEditing", "resignFirst", "hideKeyboard", "dismissKeyboard", "ocused = "]

    func gesture(_ view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        guard let value = passed.first.map({ gesture(in: $0.value) }) else { return }
        let code = app.files[Int(value.file)].text(value.id)
        if code.hasPrefix("TapGesture") {
            let closure = arguments(value).first { $0.isTrailing || $0.label == "perform" }
            tap(&view, call, closure ?? passed.first, count: count(of: value), scope)
        }
        if code.hasPrefix("DragGesture") { view.look.insert(.dragged) }
    }

    /// The gesture of `isOff ? nil : TapGesture()`; the expression itself if it is no choice.
    func gesture(in expression: CodeNode) -> CodeNode {
        guard kind(expression) == .ternary else { return expression }
        return children(expression).dropFirst().first { name($0) != "nil" } ?? expression
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

    private func press(_ view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        var gestures = view[.gestures]?.gestures ?? [:]
        // A closure behind `perform:` says what happens while the finger is down.
        let closure = passed.first { $0.label == "perform" } ?? passed.first { $0.isTrailing && $0.label.isEmpty }
        // Buttons of menus and dialogs are not read, and do the same.
        if let closure, isOfButton(closure.value) || isIdle(closure.value, scope) { return }
        gestures[.longPress] = closure.map { functionWords(of: $0.value) } ?? ""
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

    /// Sets a word of a closed set: the kind of a field.
    private func setWord(
        _ property: Property, on view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope
    ) {
        guard let first = passed.first else { return }
        guard let word = words(first.value, scope)?.first else { return view.leaveOpen([property]) }
        view.set(property, .text(word), at: range(first.value, scope))
    }
}
