import A11yModel

// The views of SwiftUI: what their arguments and closures are.
extension ViewReader {
    /// The view that SwiftUI gives a name; nil for any other name.
    func builtIn(
        _ word: String, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView]? {
        let outer = usesArgument
        usesArgument = false
        defer { usesArgument = outer || usesArgument }
        switch word {
        case "Text": return [textView(call, passed, scope)]
        case "Label": return label(call, passed, scope)
        case "Image": return [image(call, passed, scope)]
        case "AsyncImage": return [loadedImage(call, scope)]
        case "AnyView", "TupleView": return passed.first.map { views($0.value, scope) } ?? []
        case "EmptyView", "ToolbarSpacer": return []
        case "ModifiedContent":
            guard passed.count == 2 else { return nil }
            return modified(views(passed[0].value, scope), byModifier: call, [passed[1]], scope)
        case _ where ViewWords.drawings.contains(word): return [finished(make(word, at: call, scope), scope)]
        case _ where ViewWords.buttons.contains(word): return button(word, call, passed, scope)
        case _ where ViewWords.controls.contains(word): return control(word, call, passed, scope)
        case _ where ViewWords.containers.contains(word): return [container(word, call, passed, scope)]
        case _ where ViewWords.opaque.contains(word) || ViewWords.named.contains(word):
            return [unknown(word, at: call, scope)]
        default: return nil
        }
    }

    /// A view of a library, as the configuration describes it: like the view of SwiftUI that takes what is passed.
    func views(
        of kind: ForeignView, named name: String, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView] {
        switch kind {
        case .decoration: return []
        case .image:
            var view = make("Image", at: call, scope)
            view.set(.isElement, .flag(true), at: view.anchor)
            return [finished(view, scope)]
        case .button: return builtIn("Button", call, passed, scope) ?? []
        case .container: return builtIn("Group", call, passed, scope) ?? []
        case .field: return builtIn("TextField", call, passed, scope) ?? []
        case .text:
            var view = textView(call, passed, scope)
            if passed.isEmpty { view.leaveOpen([.text, .label]) }
            return [view]
        case .toggle: return builtIn("Toggle", call, passed, scope) ?? []
        }
    }

    /// Ends a view: it is found where its type is declared, unless something in it comes from the use.
    func finished(_ view: LoweredView, _ scope: ViewScope) -> LoweredView {
        var view = view
        // A container is what its own code makes of it, whatever is in it.
        view.isElsewhere =
            scope.site != nil && (scope.arguments != nil || scope.isOfPart)
            && (view.isContainer || !usesArgument && view.children.allSatisfy(\.isElsewhere))
        return view
    }

    /// Sets a text; one that is not known leaves its property open.
    func set(_ text: ViewText, as property: Property, on view: inout LoweredView, at range: SourceRange) {
        if text.certainty == .exact || !text.words.isEmpty { view.set(property, .text(text.words), at: range) }
        if text.certainty != .exact { view.open.insert(property) }
        if text.certainty == .anything { view.leaveOpen([property, .label]) }
    }

    // MARK: Texts and pictures

    private func textView(_ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) -> LoweredView {
        var view = make("Text", at: call, scope)
        if let first = passed.first {
            set(
                text(first.value, scope, isKey: first.label != "verbatim"), as: .text, on: &view,
                at: range(first.value, scope))
        }
        return finished(view, scope)
    }

    private func label(_ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) -> [LoweredView] {
        if let first = passed.first, first.label.isEmpty, !first.isTrailing {
            let words = text(first.value, scope)
            // Without a title it is its icon.
            if words.certainty == .exact, words.words.isEmpty,
                let icon = passed.first(where: { ["systemImage", "image"].contains($0.label) })
            {
                let label = icon.label == "image" ? "" : "systemName"
                return [image(call, [ViewArgument(label: label, value: icon.value, isTrailing: false)], scope)]
            }
            var view = make("Label", at: call, scope)
            set(words, as: .text, on: &view, at: range(first.value, scope))
            return [finished(view, scope)]
        }
        // The icon is decoration.
        var view = make("", at: call, scope)
        let title = passed.first { $0.label == "title" || $0.isTrailing && $0.label.isEmpty }
        view.children = title.map { views($0.value, scope) } ?? []
        let icon = passed.first { $0.label == "icon" }.map { views($0.value, scope) } ?? []
        if view.children.count == 1 { view.children[0].naming += icon } else { view.naming = icon }
        if view.children.count > 1 { view.set(.childBehavior, .text("combine"), at: view.anchor) }
        return view.children.count == 1 ? view.children : [finished(view, scope)]
    }

    private func image(_ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) -> LoweredView {
        var view = make("Image", at: call, scope)
        guard let first = passed.first else { return finished(view, scope) }
        let place = range(first.value, scope)
        if let own = passed.first(where: { $0.label == "label" }) {
            set(text(own.value, scope), as: .label, on: &view, at: range(own.value, scope))
        }
        switch first.label {
        case "decorative": view.set(.decorative, .flag(true), at: place)
        case "systemName":
            var symbol = text(first.value, scope, isKey: false)
            // One of several symbols is a symbol, and so is what code computes.
            if symbol.certainty == .something || symbol.certainty == .anything && isComputed(first.value, scope) {
                symbol.certainty = .exact
                view.isDoubtful = true
            }
            set(symbol, as: .systemImage, on: &view, at: place)
        // A constant for each symbol, as libraries have them: `.arrowUturnLeft`.
        case "systemSymbol", "symbol":
            let symbol = settled(first.value, scope).flatMap { kind($0.node) == .member ? name($0.node) : nil }
            if let symbol {
                view.set(.systemImage, .text(ViewReader.symbol(named: symbol)), at: place)
            } else {
                view.leaveOpen([.label, .systemImage])
            }
        case "", "resource":
            let asset = assetName(first.value, scope)
            if let asset, asset.certainty == .exact, let spoken = lookup(asset.words, nil) {
                view.set(.label, .text(spoken), at: place)
            }
            let unknown = ViewText(words: "‹\(lastWord(of: first.value))›", certainty: .anything)
            set(asset ?? unknown, as: .image, on: &view, at: place)
        case "uiImage", "nsImage", "cgImage", "_", "data":
            // Nothing names it, whatever it shows.
            view.set(.isElement, .flag(true), at: view.anchor)
        default: view.leaveOpen([.label, .image, .systemImage])
        }
        if view.open.contains(.image) || view.open.contains(.systemImage) { view.leaveOpen([.label]) }
        return finished(view, scope)
    }

    /// Whether an expression reads a value of an object, which no use of the view passes: `mode.icon`.
    private func isComputed(_ expression: CodeNode, _ scope: ViewScope) -> Bool {
        guard scope.site == nil, let (node, _) = settled(expression, scope), kind(node) == .member,
            let base = firstChild(node)
        else { return false }
        return kind(base) == .name && name(base) != "self" && !isCapital(name(base))
    }

    /// The symbol of a constant: `arrow.uturn.left` of `arrowUturnLeft`.
    private static func symbol(named constant: String) -> String {
        constant.reduce(into: "") { name, character in
            if character.isUppercase || character.isNumber && name.last?.isNumber == false { name.append(".") }
            name += character.lowercased()
        }
    }

    /// The name of an asset: a text, or the constant that Xcode makes of it.
    private func assetName(_ expression: CodeNode, _ scope: ViewScope) -> ViewText? {
        guard let (node, scope) = settled(expression, scope) else { return nil }
        // `.logo`, and `.Onboarding.logo` in a folder of the catalogue.
        var root = node
        while kind(root) == .member, let base = children(root).first { root = base }
        if kind(node) == .member, kind(root) == .member {
            return ViewText(words: name(node), certainty: .exact)
        }
        return kind(node) == .string ? text(node, scope, isKey: false) : nil
    }

    private func loadedImage(_ call: CodeNode, _ scope: ViewScope) -> LoweredView {
        var view = make("Image", at: call, scope)
        // What its closure builds may name it.
        view.leaveOpen([.label, .image, .isElement])
        return finished(view, scope)
    }

    // MARK: Buttons

    private func button(
        _ word: String, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView] {
        var view = make(word, at: call, scope)
        let title = passed.first { $0.label.isEmpty && !$0.isTrailing }
        let label = labelClosure(of: word, passed)
        if let title, word != "ShareLink" || !isData(title.value) {
            set(text(title.value, scope), as: .title, on: &view, at: range(title.value, scope))
        }
        if let role = passed.first(where: { $0.label == "role" }), label == nil, title == nil {
            // The system names what it knows: close, cancel, confirm.
            set(ViewText(words: name(role.value), certainty: .something), as: .title, on: &view, at: view.anchor)
        }
        if label == nil, title == nil, let words = ViewReader.selfNamed[word] {
            view.set(.title, .text(words), at: view.anchor)
            view.open.insert(.title)
        }
        let isOwn = usesArgument
        let action =
            passed.first { ["action", "intent", "destination", "item", "value"].contains($0.label) }
            ?? passed.first { $0.isTrailing && $0.value != label?.value }
        if word == "NavigationLink", label == nil && title == nil || leadsNowhere(passed) {
            return label.map { views($0.value, scope) } ?? []
        }
        view.children = label.map { views($0.value, scope) } ?? []
        usesArgument = isOwn || usesArgument
        // A link that code follows, and that nobody can see.
        let isBlank = title == nil || view[.title]?.text == "" && view.open.isEmpty
        if word == "NavigationLink", view.children.allSatisfy({ $0.name == "EmptyView" }), isBlank { return [] }
        showPicture(in: &view)
        // What these do, the system knows.
        if word == "Menu", let action = passed.first(where: { $0.label == "primaryAction" }) {
            note(action, of: word, on: &view, scope)
        }
        if word == "Menu" || word == "ShareLink", !view.has(.action) {
            view.set(.action, .text(word.lowercased()), at: view.anchor)
        }
        if !view.has(.action) { note(action, of: word, on: &view, scope) }
        if let label, let action, view.children.contains(where: holdsText), drawsState(label.value, of: action.value) {
            // What is drawn, and the traits as they are without it.
            view.set(.selected, .flag(true), at: view.anchor)
            view.set(.traits, .traits([.button]), at: view.anchor)
        }
        if let destination = passed.first(where: { $0.label == "destination" }), word == "NavigationLink" {
            present("destination", destination.value, scope)
        } else if word == "NavigationLink",
            let trailing = passed.first(where: { $0.isTrailing && $0.value != label?.value })
        {
            present("destination", trailing.value, scope)
        }
        return [finished(view, scope)]
    }

    /// Whether a link has no page: it is there for its arrow.
    private func leadsNowhere(_ passed: [ViewArgument]) -> Bool {
        guard let page = passed.first(where: { $0.label == "destination" })?.value else { return false }
        return kind(page) == .call && firstChild(page).map(name) == "EmptyView"
    }

    /// Whether a view is a text, or holds one.
    private func holdsText(_ view: LoweredView) -> Bool {
        view.name == "Text" || view.children.contains(where: holdsText)
    }

    /// Whether the label of a button shows in its picture alone what its action toggles:
    /// `Image(systemName: isDone ? "checkmark.square" : "square")`. An arrow that turns is no such state.
    private func drawsState(_ label: CodeNode, of action: CodeNode) -> Bool {
        let file = app.files[Int(label.file)]
        let code = app.files[Int(action.file)].text(action.id).filter { !$0.isWhitespace }
        var isDrawn = false
        var pending = [(node: label, argument: "")]
        while let (node, argument) = pending.popLast() {
            let inside = kind(node) == .argument ? name(node) : argument
            pending += children(node).map { ($0, inside) }
            let isPicture: Bool
            switch kind(node) {
            case .ternary where argument == "systemName": isPicture = true
            case .ternary: isPicture = children(node).dropFirst().allSatisfy { kind($0) != .string }
            case .ifStatement:
                isPicture = children(node).filter { kind($0) == .block }.flatMap(children).allSatisfy {
                    file.text($0.id).hasPrefix("Image(systemName:")
                }
            default: continue
            }
            let condition = firstChild(node).flatMap { kind($0) == .condition ? firstChild($0) : $0 }
            guard let condition, sets(condition, in: code) else { continue }
            // Words that change say the state.
            guard isPicture else { return false }
            isDrawn = !file.text(node.id).contains("chevron")
            if !isDrawn { return false }
        }
        return isDrawn
    }

    /// Whether code changes what a condition asks: it toggles a flag, or chooses the value that the condition looks for.
    private func sets(_ condition: CodeNode, in code: String) -> Bool {
        let file = app.files[Int(condition.file)]
        if kind(condition) == .binary, name(condition) == "==" {
            let sides = children(condition).map { file.text($0.id) }
            return sides.count == 2
                && (code.contains("\(sides[0])=\(sides[1])") || code.contains("\(sides[1])=\(sides[0])"))
        }
        return code.contains(file.text(condition.id) + ".toggle()")
    }

    /// A control that shows nothing but a picture is named by it.
    func showPicture(in view: inout LoweredView) {
        var leaves: [LoweredView] = []
        var pending = view.children
        while let next = pending.popLast() {
            if next.isContainer, next.open.isEmpty { pending += next.children } else { leaves.append(next) }
        }
        leaves.removeAll { ViewWords.drawings.contains($0.name) && $0.settings.isEmpty }
        guard leaves.count == 1, let picture = leaves.first, picture.name == "Image", picture.open.isEmpty,
            view[.title] == nil, !picture.has(.label), !picture.has(.elementsHidden), !picture.has(.decorative)
        else { return }
        view.isDoubtful = view.isDoubtful || picture.isDoubtful
        for property in [Property.image, .systemImage] {
            guard let setting = picture.settings.first(where: { $0.property == property }) else { continue }
            view.set(property, setting.value, at: setting.range)
        }
        view.naming += view.children
        view.children = []
    }

    /// Notes what a control does, by the words of its code: equal code does the same.
    private func note(_ action: ViewArgument?, of word: String, on view: inout LoweredView, _ scope: ViewScope) {
        guard let action else { return }
        let words = functionWords(of: action.value)
        if !words.isEmpty { view.set(.action, .text(words), at: range(action.value, scope)) }
    }

    /// The code of a function that is passed, by which equal functions are known.
    func functionWords(of value: CodeNode) -> String {
        if let known = memory.functionWords[value] { return known }
        let file = app.files[Int(value.file)]
        let node = app.node(value)
        var code = file.bytes[Int(node.start)..<Int(node.end)]
        if code.first == UInt8(ascii: "{"), code.last == UInt8(ascii: "}") { code = code.dropFirst().dropLast() }
        // Of a long function the beginning will do.
        let words = Array(code.prefix(400).split { $0 <= UInt8(ascii: " ") }.joined(separator: [UInt8(ascii: " ")]))
        let found = String(String(decoding: words, as: UTF8.self).prefix(80))
        memory.functionWords[value] = found
        return found
    }

    private static let selfNamed = [
        "ShareLink": "Share…", "EditButton": "Edit", "PasteButton": "Paste", "RenameButton": "Rename",
        "HelpLink": "Help", "SettingsLink": "Settings",
    ]

    /// Whether an argument without a label is what is shared and not a title.
    private func isData(_ value: CodeNode) -> Bool { kind(value) != .string }

    /// The closure, or view, that shows what a control is called.
    private func labelClosure(of word: String, _ passed: [ViewArgument]) -> ViewArgument? {
        if let named = passed.first(where: { $0.label == "label" }) { return named }
        let trailing = passed.filter { $0.isTrailing && $0.label.isEmpty }
        guard let first = trailing.first else { return nil }
        let hasTitle = passed.contains { $0.label.isEmpty && !$0.isTrailing }
        let labels = Set(passed.map(\.label))
        switch word {
        case "Button": return hasTitle || labels.isDisjoint(with: ["action", "intent"]) ? nil : first
        case "Menu": return labels.contains("content") ? first : nil
        case "NavigationLink":
            return hasTitle || labels.isDisjoint(with: ["destination", "value", "isActive", "tag"]) ? nil : first
        default: return hasTitle && word != "ShareLink" ? nil : first
        }
    }

    /// Shows the views of a closure on a screen of their own, unless they are one view of the app's, which is a screen
    /// anyway.
    func present(_ word: String, _ value: CodeNode, _ scope: ViewScope) {
        guard scope.site == nil, kind(value) == .closure, let block = child(value, .block) else { return }
        present(word, viewsOf: block, scope)
    }

    /// Shows a page in each version that it has of its own.
    private func present(_ word: String, viewsOf page: CodeNode, _ scope: ViewScope) {
        guard branch < presentedVersions[page] ?? 1 else { return }
        let around = branchCount
        branchCount = 1
        let found = views(page, scope)
        presentedVersions[page] = branchCount
        branchCount = max(around, branchCount)
        shownUnits.formUnion(found.flatMap(\.instances).map(\.unit))
        guard !found.isEmpty, !isShownAnyway(found) else { return }
        presented.append((branch == 0 ? word : "\(word) (\(branch + 1))", found))
    }

    /// Whether views are screens of their own anyway.
    private func isShownAnyway(_ views: [LoweredView]) -> Bool {
        views.allSatisfy { !$0.instances.isEmpty || $0.foreignClass != nil }
    }

    // MARK: Controls with a title

    private func control(
        _ word: String, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView] {
        var view = make(word, at: call, scope)
        let title = passed.first { $0.label.isEmpty && !$0.isTrailing }
        let label =
            passed.first { $0.label == "label" }
            ?? passed.first {
                $0.isTrailing && $0.label.isEmpty && title == nil && word != "Picker" && !hasParameter($0.value)
            }
        var shown: [LoweredView] = []
        if let label { shown = kind(label.value) == .closure ? views(label.value, scope) : views(label.value, scope) }
        view.naming = shown
        var words = title.map { text($0.value, scope) }
        if words == nil { words = joined(shown) }
        let place = title.map { range($0.value, scope) } ?? view.anchor
        switch word {
        case "TextField", "SecureField":
            let prompt = passed.first { $0.label == "prompt" }.map { text($0.value, scope) }
            if let prompt, let words {
                set(words, as: .label, on: &view, at: place); set(prompt, as: .placeholder, on: &view, at: place)
            } else if let words {
                // Whatever it says, it goes when something is written.
                view.set(.placeholder, .text(words.words), at: place)
                // Its own view shows it whatever is passed, and has the fault.
                let isOfUse = scope.site != nil && scope.arguments != nil
                if words.words.isEmpty ? words.certainty != .exact : isOfUse { view.leaveOpen([.label, .placeholder]) }
            }
            // What never changes is no field to fill in.
            if passed.contains(where: isConstant) { view.leaveOpen([.label, .placeholder]) }
            if title == nil, label == nil { view.leaveOpen([.label, .placeholder]) }
        // The compact style, which is usual, shows the title beside the field and does not name it.
        case "DatePicker":
            if let words { set(words, as: .title, on: &view, at: place) }
        case "Slider":
            view.set(.value, .text("‹value›"), at: view.anchor)
            view.open.insert(.value)
            if let words { set(words, as: .label, on: &view, at: place) }
        case "TextEditor", "Toggle", "Stepper", "Gauge":
            if let words { set(words, as: .label, on: &view, at: place) }
        case "ProgressView":
            if let words { set(words, as: .label, on: &view, at: place) } else { view.leaveOpen([.label]) }
        case "LabeledContent":
            return [labeledContent(call, words, passed, scope)]
        default:
            // A picker in segments, a wheel or rows does not speak its title.
            if let words { set(words, as: .label, on: &view, at: place) }
            view.set(.value, .text("‹selection›"), at: view.anchor)
            view.open.insert(.value)
            // A style of the views around it may be one in which nothing names it; without a title none names it.
            view.isDoubtful = words.map { !$0.words.isEmpty } ?? true
        }
        if words == nil, !shown.isEmpty {
            view.children = shown
            showPicture(in: &view)
            // VoiceOver has words for some symbols.
            if view.has(.systemImage) { view.isDoubtful = true }
            // A picture in the label may name the control.
            if !view.children.isEmpty { view.leaveOpen([.label]) }
            view.children = []
        }
        return [finished(view, scope)]
    }

    /// Whether a field shows what `.constant(…)` gives it.
    private func isConstant(_ argument: ViewArgument) -> Bool {
        argument.label == "text" && kind(argument.value) == .call && firstChild(argument.value).map(name) == "constant"
    }

    /// Whether a closure takes something: `{ editing in … }` is no label.
    private func hasParameter(_ closure: CodeNode) -> Bool {
        children(closure).contains { kind($0) == .parameter }
    }

    /// The texts of views, as one.
    private func joined(_ views: [LoweredView]) -> ViewText? {
        var found: [ViewText] = []
        var pending = views
        while let next = pending.popLast() {
            if let words = next[.label]?.text ?? next[.text]?.text {
                let isOpen = !next.open.isDisjoint(with: [.text, .label])
                found.append(ViewText(words: words, certainty: isOpen ? .something : .exact))
            }
            pending += next.children
        }
        guard !found.isEmpty else { return nil }
        return ViewText(
            words: found.reversed().map(\.words).joined(separator: ", "),
            certainty: found.allSatisfy { $0.certainty == .exact } ? .exact : .something)
    }

    private func labeledContent(
        _ call: CodeNode, _ title: ViewText?, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> LoweredView {
        var view = make("HStack", at: call, scope)
        view.set(.childBehavior, .text("combine"), at: view.anchor)
        if let title {
            var words = make("Text", at: call, scope)
            set(title, as: .text, on: &words, at: words.range)
            view.children.append(finished(words, scope))
        }
        for argument in passed where argument.isTrailing && argument.label.isEmpty {
            view.children += views(argument.value, scope)
        }
        // A field in it is one element of its own, named by the title.
        let controls = view.children.map(\.controlCount).reduce(0, +)
        if controls > 0 { view.settings.removeAll { $0.property == .childBehavior } }
        if controls == 1 {
            for index in view.children.indices { view.children[index].leaveAllOpen([.label, .placeholder]) }
        }
        return finished(view, scope)
    }

    // MARK: Containers

    private func container(
        _ word: String, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> LoweredView {
        var view = make(word, at: call, scope)
        if ["Section", "DisclosureGroup", "GroupBox", "ContentUnavailableView"].contains(word),
            let title = passed.first, title.label.isEmpty, !title.isTrailing
        {
            view.children.append(heading(of: word, title, call, scope))
        }
        let header = passed.filter { $0.label == "header" || word == "DisclosureGroup" && $0.label == "label" }
        for argument in header {
            var shown = views(argument.value, scope)
            if word == "Section" { for index in shown.indices { markHeading(&shown[index]) } }
            if word == "DisclosureGroup", !shown.isEmpty {
                var button = make("Button", at: argument.value, scope)
                button.children = shown
                shown = [finished(button, scope)]
            }
            view.children += shown
        }
        for argument in passed where isContent(argument, of: word) {
            if word == "TabView" || word == "Tab" || word == "NavigationSplitView" && argument.label == "detail" {
                presentEach(argument.value, word, scope)
            } else {
                view.children += views(argument.value, scope)
            }
        }
        for argument in passed where argument.label == "footer" || argument.label == "actions" {
            view.children += views(argument.value, scope)
        }
        if word == "TabView" {
            view.children += tabItems
            tabItems = []
        }
        if word == "Form", system == .macOS { nameFields(in: &view) }
        if word == "ZStack" { findDialog(in: &view, call, scope) }
        return finished(view, scope)
    }

    /// Views that an `if` shows over others, with a layer that darkens those, are a dialog.
    func findDialog(in view: inout LoweredView, _ call: CodeNode, _ scope: ViewScope) {
        guard let first = view.children.indices.dropFirst().first(where: { view.children[$0].isShade }),
            let condition = view.children[first].condition,
            !view.children[..<first].contains(where: { $0.look.contains(.sometimesHidden) })
        else { return }
        let end = view.children[first...].firstIndex { $0.condition != condition } ?? view.children.endIndex
        var dialog = make("Group", at: call, scope)
        dialog.range = view.children[first].range
        dialog.anchor = view.children[first].anchor
        dialog.children = Array(view.children[first..<end])
        guard dialog.children.count > 1 || !ViewWords.drawings.contains(dialog.children[0].name),
            !dialog.isModalInside
        else { return }
        dialog.set(.presentation, .text("sheet"), at: dialog.anchor)
        // It may be a part of the page.
        dialog.isDoubtful = true
        view.children.replaceSubrange(first..<end, with: [dialog])
    }

    /// In a form of a Mac the title of a field is a text beside it, which names it.
    private func nameFields(in view: inout LoweredView) {
        if let title = view.settings.first(where: { $0.property == .placeholder }), !view.has(.label),
            title.value.text?.isEmpty == false
        {
            view.set(.label, title.value, at: title.range)
            view.settings.removeAll { $0.property == .placeholder }
        }
        for index in view.children.indices { nameFields(in: &view.children[index]) }
    }

    private func isContent(_ argument: ViewArgument, of word: String) -> Bool {
        if ["header", "footer", "label", "actions"].contains(argument.label) { return false }
        return argument.isTrailing || ["content", "detail", "sidebar", "description"].contains(argument.label)
            || word == "WindowGroup" && argument.isTrailing
    }

    /// Shows what is behind each tab, or beside a list, on a screen of its own.
    private func presentEach(_ value: CodeNode, _ word: String, _ scope: ViewScope) {
        guard word == "TabView", kind(value) == .closure, let block = child(value, .block) else {
            return present(word == "NavigationSplitView" ? "detail" : "tab", value, scope)
        }
        for page in children(block) where scope.site == nil { present("tab", viewsOf: page, scope) }
    }

    private func heading(
        of word: String, _ title: ViewArgument, _ call: CodeNode, _ scope: ViewScope
    ) -> LoweredView {
        var view = make(word == "DisclosureGroup" ? "Button" : "Text", at: title.value, scope)
        set(text(title.value, scope), as: word == "DisclosureGroup" ? .title : .text, on: &view, at: view.range)
        if word == "DisclosureGroup" { view.set(.action, .text("expand"), at: view.range) }
        if word == "Section" { markHeading(&view) }
        return finished(view, scope)
    }

    /// The texts of the header of a section are headings.
    private func markHeading(_ view: inout LoweredView) {
        if view.name == "Text" || view.name == "Label" {
            view.set(.addTraits, .texts(["header"]), at: view.anchor)
        }
        for index in view.children.indices { markHeading(&view.children[index]) }
    }
}
