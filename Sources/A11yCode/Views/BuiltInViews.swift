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
        let (passed, scope) = handedOn(passed, byInitializersOf: word, call, scope) ?? (passed, scope)
        switch word {
        case "Text":
            // `Text(Image(systemName: "leaf"))` is read as the picture.
            if passed.count == 1, kind(passed[0].value) == .call, firstChild(passed[0].value).map(name) == "Image" {
                return lower(passed[0].value, scope)
            }
            return [textView(call, passed, scope)]
        case "Label": return label(call, passed, scope)
        case "Image": return [image(call, passed, scope)]
        case "AnyView", "TupleView": return passed.first.map { lower($0.value, scope) } ?? []
        case "EmptyView", "ToolbarSpacer", "TableRow": return []
        // Of the Composable Architecture: they only watch what their views depend on.
        case "WithPerceptionTracking", "WithViewStore":
            return builtIn("Group", call, passed.filter(\.isTrailing), scope)
        case "ModifiedContent":
            guard passed.count == 2 else { return nil }
            return applyViewModifier(call, to: lower(passed[0].value, scope), [passed[1]], scope)
        default: break
        }
        switch ViewWords.families[word] {
        case .loaded: return loadedImage(call, scope)
        case .drawing: return [finished(make(word, at: call, scope), scope)]
        case .button: return button(word, call, passed, scope)
        case .control: return control(word, call, passed, scope)
        case .container: return [container(word, call, passed, scope)]
        case .opaque: return [unknown(word, at: call, scope)]
        case nil: return nil
        }
    }

    /// What an initializer that the app adds to a view of SwiftUI passes to one of SwiftUI's: of
    /// `Image(icon: .trash)` what `self.init(systemName: icon.name)` does. Without a label, types tell initializers
    /// apart.
    private func handedOn(
        _ passed: [ViewArgument], byInitializersOf word: String, _ call: CodeNode, _ scope: ViewScope
    ) -> ([ViewArgument], ViewScope)? {
        guard passed.contains(where: { !$0.label.isEmpty && kind($0.value) != .closure }),
            let function = initializer(of: word, taking: passed),
            let statements = function.body.map({ children(function.node.at($0)) }), statements.count == 1,
            isOwnInitializer(statements[0]), mayEnter(function.node, from: scope)
        else { return nil }
        let inner = ViewScope(
            owner: function.owner, site: scope.site ?? range(call, scope), use: scope.use,
            path: scope.path + [function.node])
        inner.isOfPart = scope.isOfPart
        bind(passed, to: function, inner, scope)
        return (arguments(statements[0]), inner)
    }

    /// A view of a library, as the configuration describes it: like the view of SwiftUI that takes what is passed.
    func lowerLibraryView(
        as kind: ForeignView, named name: String, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
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
            scope.site != nil && (scope.use != nil || scope.isOfPart)
            && (view.isContainer || !usesArgument && view.children.allSatisfy(\.isElsewhere))
        return view
    }

    /// Sets a text; one that is not known leaves its property open.
    func set(_ text: ViewText, as property: Property, on view: inout LoweredView, at range: SourceRange) {
        if text.certainty == .exact || !text.words.isEmpty { view.set(property, .text(text.words), at: range) }
        if text.certainty != .exact { view.open.insert(property) }
        let isName = property != .value && property != .hint
        if text.certainty == .anything { view.leaveOpen(isName ? [property, .label] : [property]) }
    }

    // MARK: Texts and pictures

    private func textView(_ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) -> LoweredView {
        var view = make("Text", at: call, scope)
        if let first = passed.first {
            var words = text(first.value, scope, isKey: first.label != "verbatim")
            // Literals are read as Markdown: `[Rules](https://…)`, `**bold**`.
            if first.label != "verbatim", words.words.utf8.contains(UInt8(ascii: "]")) {
                words.words.replace(memory.inflection) { $0.1 }
                words.words.replace(memory.link) { $0.1 }
            }
            if first.label != "verbatim", words.words.utf8.contains(UInt8(ascii: "*")) {
                words.words.replace(memory.emphasis) { $0.2 }
            }
            // No record tells whether VoiceOver stops on a text of blanks, which takes room alone.
            if words.certainty == .exact, words.words.allSatisfy(\.isWhitespace) { view.isDoubtful = true }
            set(words, as: .text, on: &view, at: range(first.value, scope))
        }
        return finished(view, scope)
    }

    private func label(_ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) -> [LoweredView] {
        if let first = passed.first, first.label.isEmpty, !first.isTrailing {
            let words = text(first.value, scope)
            if words.isExactlyEmpty, let icon = icon(call, passed, scope) { return [icon] }
            var view = make("Label", at: call, scope)
            set(words, as: .text, on: &view, at: range(first.value, scope))
            return [finished(view, scope)]
        }
        // The icon is decoration.
        var view = make("", at: call, scope)
        let title = passed.first { $0.label == "title" || $0.isTrailing && $0.label.isEmpty }
        view.children = title.map { lower($0.value, scope) } ?? []
        let icon = passed.first { $0.label == "icon" }.map { lower($0.value, scope) } ?? []
        if view.children.count == 1 { view.children[0].naming += icon } else { view.naming = icon }
        if view.children.count > 1 { view.set(.childBehavior, .text("combine"), at: view.anchor) }
        return view.children.count == 1 ? view.children : [finished(view, scope)]
    }

    /// The icon that is passed beside a title; without words in the title it is what is there.
    func icon(_ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) -> LoweredView? {
        passed.first { ["systemImage", "image"].contains($0.label) }.map { icon in
            let label = icon.label == "image" ? "" : "systemName"
            return image(call, [ViewArgument(label: label, value: icon.value, isTrailing: false)], scope)
        }
    }

    func image(_ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope) -> LoweredView {
        var view = make("Image", at: call, scope)
        var isPassed = false
        guard let first = passed.first else { return finished(view, scope) }
        let place = range(first.value, scope)
        if let own = passed.first(where: { $0.label == "label" }) {
            set(text(own.value, scope), as: .label, on: &view, at: range(own.value, scope))
        }
        switch first.label {
        case "decorative": view.set(.decorative, .flag(true), at: place)
        case "systemName", "systemSymbol", "symbol":
            var symbol =
                first.label == "systemName"
                ? text(first.value, scope, isKey: false) : symbolConstant(first.value, scope)
            // There is no such symbol: it takes room alone.
            if symbol.isExactlyEmpty { return drawing("Spacer", at: call, scope) }
            // One of several symbols is a symbol, and so is what code computes.
            if symbol.certainty == .something || symbol.certainty == .anything && isComputed(first.value, scope) {
                view.isDoubtful = symbol.certainty == .anything
                symbol.certainty = .exact
            }
            // A bare picture is found where it is drawn, whatever is passed.
            if symbol.certainty == .anything, first.label == "systemName", isSlot(first.value, scope) {
                symbol.certainty = .exact
                view.isDoubtful = true
                view.look.insert(.passed)
            }
            isPassed =
                scope.site != nil && scope.use != nil && first.label == "systemName" && kind(first.value) != .string
            set(symbol, as: .systemImage, on: &view, at: place)
        case "", "resource":
            isPassed = showAsset(first.value, in: &view, scope)
        case "uiImage", "nsImage", "cgImage", "_", "data":
            // Nothing names it, whatever it shows; AppKit may have words for pictures of its own.
            view.set(.isElement, .flag(true), at: view.anchor)
            let words = app.files[Int(first.value.file)].text(first.value.id)
            if words.contains("NSImage.") || words.contains("applicationIcon") { view.isDoubtful = true }
        default: view.leaveOpen([.label, .image, .systemImage])
        }
        if view.open.contains(.image) || view.open.contains(.systemImage) { view.leaveOpen([.label]) }
        view = finished(view, scope)
        if isPassed { view.isElsewhere = true }
        return view
    }

    /// The symbol of a constant of a library: `.trash`, `SFSymbol.trash`.
    private func symbolConstant(_ expression: CodeNode, _ scope: ViewScope) -> ViewText {
        guard let (node, inner) = settled(expression, scope),
            kind(node) == .ternary || kind(node) == .member && firstChild(node).map({ name($0) == "SFSymbol" }) ?? true
        else { return ViewText(words: "‹\(lastWord(of: expression))›", certainty: .anything) }
        guard kind(node) == .ternary else {
            return ViewText(words: ValueReader.symbol(named: name(node)), certainty: .exact)
        }
        return ViewText(words: symbolConstant(children(node)[1], inner).words, certainty: .something)
    }

    /// Lets an image show an asset, and returns whether the use of the view passes which.
    private func showAsset(_ expression: CodeNode, in view: inout LoweredView, _ scope: ViewScope) -> Bool {
        let asset = assetName(expression, scope)
        let place = range(expression, scope)
        var shown = asset ?? ViewText(words: "‹\(lastWord(of: expression))›", certainty: .anything)
        let isFileOfUses = isLiteral(expression, scope)
        // One of several pictures is a picture, and so is what code computes.
        let isComputed = asset == nil && scope.site == nil && isComputed(expression, scope)
        if asset?.certainty == .something || isComputed { shown.certainty = .exact }
        if isComputed { view.isDoubtful = true }
        if asset != nil, shown.certainty == .exact, let spoken = lookup(shown.words, nil) {
            view.set(.label, .text(spoken), at: place)
        }
        // A bare picture is found where it is drawn, if each use passes the name of one.
        if asset == nil, isFileOfUses, isSlot(expression, scope) {
            shown.certainty = .exact
            view.look.insert(.passed)
        }
        set(shown, as: .image, on: &view, at: place)
        return scope.site != nil && scope.use != nil && isFileOfUses
    }

    /// Whether an expression names a property that each use of the view passes.
    private func isSlot(_ expression: CodeNode, _ scope: ViewScope) -> Bool {
        let inner = kind(expression) == .postfix ? firstChild(expression) ?? expression : expression
        guard scope.site == nil, kind(inner) == .name,
            case .slot = scope.bindings[name(inner)] ?? value(of: name(inner), in: scope, at: inner)
        else { return false }
        return true
    }

    /// Whether an expression names a property for which each use of the view passes a literal.
    private func isLiteral(_ expression: CodeNode, _ scope: ViewScope) -> Bool {
        guard kind(expression) == .name, scope.bindings[name(expression)] == nil else { return false }
        let word = name(expression)
        if let known = memory.literals[scope.owner]?[word] { return known }
        let uses = passed(for: word, of: scope.owner)
        let found =
            !uses.isEmpty && uses.allSatisfy { $0.map { kind($0) == .string && children($0).isEmpty } ?? false }
        memory.literals[scope.owner, default: [:]][word] = found
        return found
    }

    /// What the uses of a view pass for a stored property; nil for each that passes nothing.
    private func passed(for word: String, of owner: Symbol) -> [CodeNode?] {
        let property = app.properties(named: app.symbol(word), of: owner).first
        guard let property, property.initial == nil, property.accessors.isEmpty else { return [] }
        return app.mentions(of: owner).compactMap(call(of:)).filter { !app.isInPreview($0) }.map { call in
            arguments(call).first { $0.label == word }?.value
        }
    }

    /// The picture of a constant that is not in the code, most often called like the file.
    func image(ofAsset constant: String, at node: CodeNode, _ scope: ViewScope) -> LoweredView {
        var view = make("Image", at: node, scope)
        let file = lookup(constant, CodeIndex.assetTable)
        set(ViewText(words: file ?? constant, certainty: .exact), as: .image, on: &view, at: view.range)
        (view.isDoubtful, view.isElsewhere) = (file == nil, view.isInlined)
        return view
    }

    /// A picture that nobody knows, which VoiceOver calls by its file, or its symbol, if it has no label.
    func somePicture(called word: String, at node: CodeNode, _ scope: ViewScope) -> LoweredView {
        var view = make("Image", at: node, scope)
        set(ViewText(words: "‹\(word)›", certainty: .exact), as: .image, on: &view, at: view.range)
        (view.isDoubtful, view.isElsewhere) = (true, view.isInlined)
        return view
    }

    /// The picture that uses of the view pass: `let icon: Image`. A bare one is found where it is drawn, for certain if
    /// a use passes that of a file.
    func passedPicture(at use: CodeNode, _ scope: ViewScope) -> LoweredView {
        var view = somePicture(called: name(use), at: use, scope)
        view.look.insert(.passed)
        view.isDoubtful = !passed(for: name(use), of: scope.owner).contains { value in
            guard let value, let (node, _) = settled(value, ViewScope(owner: .none, site: nil, path: [])) else {
                return false
            }
            return kind(node) == .call && firstChild(node).map(name) == "Image"
                && ["", "resource"].contains(arguments(node).first?.label)
        }
        return view
    }

    /// Whether an expression reads a value of an object, which no use of the view passes: `mode.icon`.
    private func isComputed(_ expression: CodeNode, _ scope: ViewScope) -> Bool {
        guard let (node, _) = settled(expression, scope) else { return false }
        if [.block, .call, .switchStatement, .ifStatement].contains(kind(node)) { return true }
        guard kind(node) == .member, let base = firstChild(node) else { return false }
        return kind(base) == .name && name(base) != "self" && !isTypeName(base)
    }

    /// The name of an asset: a text, or the constant that Xcode or another tool makes of it.
    private func assetName(_ expression: CodeNode, _ scope: ViewScope) -> ViewText? {
        guard let (node, scope) = settled(expression, scope) else { return nil }
        switch kind(node) {
        case .string, .ternary, .ifStatement, .switchStatement: return text(node, scope, isKey: false)
        // `ImageAsset(name: "logo")`
        case .call:
            guard let type = firstChild(node).map(name), type == "ImageResource" || isOfTool(type) else { return nil }
            return arguments(node).first { $0.label == "name" }.map { text($0.value, scope, isKey: false) }
        case .member:
            if let computed = property(ofCase: node, scope) { return text(computed.body, computed.scope, isKey: false) }
            return constantAsset(node).map {
                ViewText(words: lookup($0, CodeIndex.assetTable) ?? $0, certainty: .exact)
            }
        default: return nil
        }
    }

    /// The asset of a constant: `.logo`, `.Onboarding.logo` in a folder of the catalogue, `AppAsset.logo.name`.
    private func constantAsset(_ member: CodeNode) -> String? {
        var root = member
        while kind(root) == .member, let base = firstChild(root) { root = base }
        if kind(root) == .member { return name(member) }
        guard kind(root) == .name, name(root) == "R" || isOfTool(name(root)) else { return nil }
        return name(member) == "name" ? firstChild(member).map(name) : name(member)
    }

    /// Whether tools for assets give types such names.
    private func isOfTool(_ type: String) -> Bool { ["Asset", "Assets", "Images"].contains(where: type.hasSuffix) }

    /// The picture that a tool's constant gives, `AppAsset.logo.swiftUIImage`, or that the app adds to it.
    func picture(ofConstant member: CodeNode, _ scope: ViewScope) -> LoweredView? {
        guard let constant = firstChild(member), kind(constant) == .member,
            ["image", "swiftUIImage"].contains(name(member)) || isAddedPicture(app.symbol(name(member))),
            assetName(constant, scope) != nil
        else { return nil }
        let label = ViewArgument(label: "", value: constant, isTrailing: false)
        return image(member, [label], scope)
    }

    private func isAddedPicture(_ word: Symbol) -> Bool {
        (app.propertiesByOwner[word] ?? [:]).contains { owner, properties in
            isOfTool(app.text(owner)) && properties.allSatisfy { app.text(app.properties[$0].type.name) == "Image" }
        }
    }

    /// The picture that a function which the app adds to a tool's assets shows: `AppAsset.logo.sized(.large)`.
    func picture(ofAsset constant: CodeNode, shownBy function: String, _ scope: ViewScope) -> LoweredView? {
        guard kind(constant) == .member, name(constant) != "swiftUIImage",
            case let picture = app.symbol("swiftUIImage"), picture != .none,
            assetName(constant, scope) != nil,
            (app.functionsByOwner[app.symbol(function)] ?? [:]).values.joined().contains(where: { number in
                !app.occurrences(of: picture, within: app[number].node).isEmpty
            })
        else { return nil }
        return image(constant, [ViewArgument(label: "", value: constant, isTrailing: false)], scope)
    }

    /// A picture that is loaded: like one of `UIImage` when it is there, which nobody has recorded.
    private func loadedImage(_ call: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        var view = make("Image", at: call, scope)
        view.look.insert(.loaded)
        // A button that its closure builds around the picture is what people meet.
        let closures = arguments(call).map(\.value).filter { kind($0) == .closure }
        if closures.contains(where: makesButton) {
            return closures.flatMap { closure in
                let inner = member(scope)
                (inner.isOfDefault, inner.bindings) = (scope.isOfDefault, scope.bindings)
                for parameter in children(closure) where kind(parameter) == .parameter {
                    inner.bindings[name(parameter)] = .views([view.with { $0.isDoubtful = true }])
                }
                return lower(closure, inner)
            }
        }
        // What its closure builds may name it.
        if app.files[Int(call.file)].holds("ccessibility", in: call.id) {
            view.leaveOpen([.label, .image, .isElement])
        } else {
            view.set(.isElement, .flag(true), at: view.anchor)
            view.isDoubtful = true
        }
        return [finished(view, scope)]
    }

    private func makesButton(_ code: CodeNode) -> Bool {
        var pending = [code]
        while let next = pending.popLast() {
            if kind(next) == .call, let callee = firstChild(next), ViewWords.buttons.contains(name(callee)) {
                return true
            }
            pending += children(next)
        }
        return false
    }

    // MARK: Pages

    /// Shows the views of a closure on a screen of their own, unless they are one view of the app's, which is a screen
    /// anyway.
    func present(_ word: String, _ value: CodeNode, _ scope: ViewScope) {
        guard scope.site == nil else { return }
        if kind(value) == .closure {
            if let block = child(value, .block) { present(word, viewsOf: block, scope) }
        } else if word == "destination" {
            // `destination: songs`, a property, or a view with its modifiers
            present(word, viewsOf: value, scope)
        }
    }

    /// Shows a page in each version that it has of its own.
    private func present(_ word: String, viewsOf page: CodeNode, _ scope: ViewScope) {
        guard version < versionsOfBranches[page] ?? 1 else { return }
        partsOfVersion += 1
        guard let found = choosing(among: [page], scope, read: { lower($0, scope) }) else { return }
        shownUnits.formUnion(found.flatMap(\.instances).map(\.unit))
        // Views of the app's own are screens anyway, but for what is passed to them.
        guard found.contains(where: { $0.instances.isEmpty && $0.foreignClass == nil || holdsPassed($0) }) else {
            return
        }
        presented.append((version == 0 ? word : "\(word) (\(version + 1))", found))
    }

    /// Whether a view of the app's own holds texts or controls that its use passes.
    private func holdsPassed(_ view: LoweredView) -> Bool {
        view.children.contains { !$0.isInlined && !$0.settings.isEmpty || holdsPassed($0) }
    }

    // MARK: Containers

    private func container(
        _ word: String, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> LoweredView {
        var view = make(word, at: call, scope)
        if ["Section", "DisclosureGroup", "GroupBox", "ContentUnavailableView"].contains(word),
            let title = passed.first, title.label.isEmpty, !title.isTrailing
        {
            view.children += titles(of: word, [heading(of: word, title, call, scope)])
        }
        let header = passed.filter {
            $0.label == "header" || $0.label == "label" && (word == "DisclosureGroup" || word == "GroupBox")
        }
        for argument in header {
            let label = lowerLabel(argument, scope)
            var shown = label.views
            if word == "Section" { for index in shown.indices { markHeading(&shown[index]) } }
            if word == "DisclosureGroup", !shown.isEmpty {
                var button = make("Button", at: argument.value, scope)
                button.children = shown
                button.isDoubtful = label.mayShowMore
                shown = [finished(button, scope)]
            }
            view.children += titles(of: word, shown)
        }
        for argument in passed where isContent(argument, of: word) {
            if word == "TabView" || word == "Tab" || word == "NavigationSplitView" && argument.label == "detail" {
                presentEach(argument.value, word, scope)
            } else if argument.label == "destination" {
                present("destination", argument.value, scope)
            } else {
                let shown = lower(argument.value, scope)
                if view.children.isEmpty { view.children = shown } else { view.children += shown }
            }
        }
        for argument in passed where argument.label == "footer" || argument.label == "actions" {
            view.children += titles(of: word, lower(argument.value, scope))
        }
        if word == "ViewThatFits", view.children.count > 1 {
            // One of them is shown.
            view.children = [view.children[chosen(of: view.children.count, scope)]]
        }
        if word == "TabView" {
            view.children += tabItems
            tabItems = []
        }
        if word == "Form", system == .macOS { nameFields(in: &view) }
        if word == "ZStack" { findDialog(in: &view, call, scope) }
        return finished(view, scope)
    }

    /// Views that an `if` shows over others, with a layer that covers those, are a dialog.
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
            !dialog.isModalInside, !dialog.children.allSatisfy(\.isSpinner)
        else { return }
        dialog.set(.presentation, .text("sheet"), at: dialog.anchor)
        // It may be a part of the page.
        dialog.isDoubtful = true
        view.children.replaceSubrange(first..<end, with: [dialog])
    }

    /// In a form of a Mac the title of a field is a text beside it, which names it.
    private func nameFields(in view: inout LoweredView) {
        if let title = view.settings.first(where: { $0.property == .placeholder }), !view.has(.label),
            title.value.text?.isEmpty == false, !view.look.contains(.prompted)
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

    /// The views of a header or footer without the blank texts that only keep sections apart.
    private func titles(of word: String, _ views: [LoweredView]) -> [LoweredView] {
        guard word == "Section" else { return views }
        return views.filter { !$0.isBlankText }
    }

    /// The texts of the header of a section are headings.
    private func markHeading(_ view: inout LoweredView) {
        if view.name == "Text" || view.name == "Label" {
            view.set(.addTraits, .texts(["header"]), at: view.anchor)
        }
        for index in view.children.indices { markHeading(&view.children[index]) }
    }
}
