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
        // The sizes that are allowed are chosen.
        case "dynamicTypeSize": view.leaveAllOpen([.font])
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
        case "tabViewStyle": styleTabs(&view, passed, scope)
        case "pickerStyle": stylePicker(&view, passed, scope)
        case "datePickerStyle": styleDatePicker(&view, passed, scope)
        default: return false
        }
        return true
    }

    /// What a tab bar shows of a page.
    private func tabItem(_ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        guard scope.site == nil, version == 0 else { return }
        partsOfVersion += 1
        var item = make("tabItem", at: call, scope)
        item.children = passed.filter(\.isTrailing).flatMap { lower($0.value, scope) }
        // `tabItem(tab.label)`
        if !passed.contains(where: \.isTrailing) { item.open = .ofCode }
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
    func isDrawn(_ view: LoweredView) -> Bool { ViewWords.drawings.contains(view.name) }

    /// `accessibility(label:hidden:addTraits:)`, which SwiftUI had first.
    private func oldStyle(_ view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        let known = ["label", "value", "hint", "hidden", "addTraits", "removeTraits"]
        for argument in passed where known.contains(argument.label) {
            let only = [ViewArgument(label: "", value: argument.value, isTrailing: false)]
            _ = apply("accessibility" + argument.label.capitalizingFirst, to: &view, call, only, scope)
        }
    }

    private func hide(_ view: inout LoweredView, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) {
        guard let first = passed.first, passed.count == 1 else { return view.leaveAllOpen(.ofCode) }
        switch flag(first.value, scope) {
        case true: view.set(.elementsHidden, .flag(true), at: range(first.value, scope))
        case false: break
        default:
            // What is hidden at times is wrong at the others, if it is not hidden for lack of a label.
            if isState(first.value, scope) { view = view.doubtful } else { view.leaveAllOpen(.ofCode) }
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
        if view.name == "TextEditor" {
            // UIKit's text view cannot be disabled; SwiftUI's says so by its traits.
            view.set(.addTraits, .texts((view[.addTraits]?.texts ?? []) + ["notEnabled"]), at: place)
        } else if !view.isContainer {
            view.set(.enabled, .flag(false), at: place)
        }
        for index in view.children.indices { dim(&view.children[index], at: place) }
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
