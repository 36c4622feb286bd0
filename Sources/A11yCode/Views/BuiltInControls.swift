import A11yModel

// The controls of SwiftUI: what they are called, and what they do.
extension ViewReader {
    // MARK: Buttons

    func button(
        _ word: String, _ call: CodeNode, _ written: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView] {
        var view = make(word, at: call, scope)
        let passed = named(written, byInitializersOf: word)
        let title = passed.first { $0.label.isEmpty && !$0.isTrailing }
        let label = labelClosure(of: word, passed)
        var icon: LoweredView?
        // What is no literal is shared, and no title.
        if let title, word != "ShareLink" || kind(title.value) == .string {
            let words = text(title.value, scope)
            if words.isExactlyEmpty { icon = self.icon(call, passed, scope) }
            if icon == nil { set(words, as: .title, on: &view, at: range(title.value, scope)) }
        }
        if label == nil, title == nil { nameBySystem(&view, passed, scope) }
        let isOwn = usesArgument
        let action =
            passed.first { ["action", "intent", "destination", "item", "value"].contains($0.label) }
            ?? passed.first { $0.isTrailing && $0.value != label?.value }
        if word == "NavigationLink", label == nil && title == nil || leadsNowhere(passed) {
            return label.map { lower($0.value, scope) } ?? titleText(of: view, scope)
        }
        let shown = icon == nil ? label.map { lowerLabel($0, scope) } : nil
        view.children = icon.map { [$0] } ?? shown?.views ?? []
        usesArgument = isOwn || usesArgument
        if word == "NavigationLink", passed.contains(where: { $0.label == "isActive" }) {
            view.look.insert(.followed)
        } else {
            view.children = view.children.flatMap { followed($0, scope) }
        }
        if word == "Button", shown?.mayShowMore == true { view.isDoubtful = true }
        let hasText = view.children.contains(where: holdsText)
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
        let drawn = [label?.value].compactMap { $0 } + modifiersDrawing(around: call)
        if let action, scope.use == nil {
            switch drawnState(in: drawn, of: action.value, withText: hasText || title != nil, scope) {
            case .drawn:
                // What is drawn, and the traits as they are without it.
                view.set(.selected, .flag(true), at: view.anchor)
                view.set(.traits, .traits([.button]), at: view.anchor)
            case .turned: view.look.insert(.turned)
            case .told, nil: break
            }
        }
        if word == "Menu" { view.naming += entries(passed, besides: label).flatMap { lower($0.value, scope) } }
        if word == "NavigationLink", let page = page(passed, besides: label) { present("destination", page, scope) }
        return [finished(view, scope)]
    }

    /// What a menu shows: its entries name the views in them.
    private func entries(_ passed: [ViewArgument], besides label: ViewArgument?) -> [ViewArgument] {
        passed.filter { ($0.label == "content" || $0.isTrailing && $0.label.isEmpty) && $0.value != label?.value }
    }

    /// What is passed to a control with the names of the parameters of an initializer that the app adds to it:
    /// `NavigationLink(.post) { PostRow() }`, whose closure is the label.
    private func named(_ passed: [ViewArgument], byInitializersOf word: String) -> [ViewArgument] {
        guard let function = initializer(of: word, taking: passed) else { return passed }
        var names = function.parameters.filter { self.app.isFunction($0.type) }.map { app.text($0.name) }
        let hasLabel = names.contains("label")
        return passed.map { argument in
            guard argument.label.isEmpty else { return argument }
            if argument.isTrailing, !names.isEmpty {
                return ViewArgument(label: names.removeFirst(), value: argument.value, isTrailing: true)
            }
            return ViewArgument(label: hasLabel ? "value" : "", value: argument.value, isTrailing: false)
        }
    }

    /// Names a control that shows nothing of its own as the system does: close, cancel, confirm, edit.
    private func nameBySystem(_ view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope) {
        if let role = passed.first(where: { $0.label == "role" }) {
            set(ViewText(words: name(role.value), certainty: .something), as: .title, on: &view, at: view.anchor)
        }
        if let words = ViewReader.selfNamed[view.name] {
            view.set(.title, .text(words), at: view.anchor)
            view.open.insert(.title)
        }
    }

    /// The page that a link leads to.
    private func page(_ passed: [ViewArgument], besides label: ViewArgument?) -> CodeNode? {
        let named = passed.first { $0.label == "destination" }
        return (named ?? passed.first { $0.isTrailing && $0.value != label?.value })?.value
    }

    /// Whether a link has no page: it is there for its arrow.
    private func leadsNowhere(_ passed: [ViewArgument]) -> Bool {
        guard let page = passed.first(where: { $0.label == "destination" })?.value else { return false }
        return kind(page) == .call && firstChild(page).map(name) == "EmptyView"
    }

    /// What a control shows in place of a link in it that code follows: the control is what people press.
    private func followed(_ view: LoweredView, _ scope: ViewScope) -> [LoweredView] {
        var view = view
        view.children = view.children.flatMap { followed($0, scope) }
        return view.look.contains(.followed) ? titleText(of: view, scope) + view.children : [view]
    }

    /// The title of a link, as a text; none without a title.
    private func titleText(of link: LoweredView, _ scope: ViewScope) -> [LoweredView] {
        guard let title = link.settings.first(where: { $0.property == .title }), title.value.text != "" else {
            return []
        }
        var text = LoweredView(name: "Text", range: link.range, anchor: link.anchor)
        text.isInlined = link.isInlined
        text.set(.text, title.value, at: title.range)
        if link.open.contains(.title) { text.open.insert(.text) }
        return [finished(text, scope)]
    }

    /// The views of a label, and whether it is blank in this version and may not be in others, or shows nothing at all,
    /// which no record tells a stop of.
    func lowerLabel(_ label: ViewArgument, _ scope: ViewScope) -> (views: [LoweredView], mayShowMore: Bool) {
        let outer = (readsBranch: readsBranch, isInLabel: isInLabel)
        (readsBranch, isInLabel) = (false, true)
        let views = lower(label.value, scope)
        isInLabel = outer.isInLabel
        let isBlank = views.allSatisfy { $0.isBare || $0.isBlankText }
        let isEmpty = child(label.value, .block).map(isEmpty) ?? false
        let mayShowMore = isBlank && (readsBranch || isEmpty)
        readsBranch = readsBranch || outer.readsBranch
        return (views, mayShowMore)
    }

    /// Whether a view is a text, or holds one.
    func holdsText(_ view: LoweredView) -> Bool {
        view.name == "Text" || view.children.contains(where: holdsText)
    }

    /// A control that shows nothing but pictures is named by the first.
    func showPicture(in view: inout LoweredView) {
        var leaves: [LoweredView] = []
        var pending = view.children
        while let next = pending.popLast() {
            if next.isContainer, next.isRead { pending += next.children } else { leaves.append(next) }
        }
        leaves.removeAll { ViewWords.drawings.contains($0.name) && $0.settings.isEmpty }
        if leaves.contains(where: { $0.look.contains(.passed) }) { view.leaveOpen([.label, .image, .systemImage]) }
        guard !leaves.isEmpty, view[.title] == nil, leaves.allSatisfy(isNamelessPicture) else { return }
        // What several pictures are called together is not recorded.
        view.isDoubtful = view.isDoubtful || leaves.count > 1 || leaves.contains(where: \.isDoubtful)
        let shown = leaves.reversed().lazy.flatMap(\.settings).first {
            $0.property == .image || $0.property == .systemImage
        }
        if let shown { view.set(shown.property, shown.value, at: shown.range) }
        view.naming += view.children
        view.children = []
    }

    /// Whether a picture has no label and is not hidden, for certain.
    private func isNamelessPicture(_ view: LoweredView) -> Bool {
        view.name == "Image" && view.isRead
            && ![.label, .elementsHidden, .decorative].contains(where: view.has)
    }

    /// Notes what a control does, by the words of its code: equal code does the same.
    private func note(_ action: ViewArgument?, of word: String, on view: inout LoweredView, _ scope: ViewScope) {
        guard let action else { return }
        let words = functionWords(of: function(meantBy: action.value, scope))
        if !words.isEmpty { view.set(.action, .text(words), at: range(action.value, scope)) }
    }

    /// The closure that a view was passed, where its code calls it by its name: `{ onTap() }`.
    private func function(meantBy value: CodeNode, _ scope: ViewScope) -> CodeNode {
        var named = value
        if kind(value) == .closure {
            let statements = child(value, .block).map(children) ?? []
            guard statements.count == 1, kind(statements[0]) == .call, arguments(statements[0]).isEmpty,
                let callee = firstChild(statements[0])
            else { return value }
            named = callee
        }
        guard kind(named) == .name else { return value }
        return leavingToDeclaration { settled(named, scope)?.node }.flatMap { kind($0) == .closure ? $0 : nil } ?? value
    }

    /// The code of a function that is passed, by which equal functions are known.
    func functionWords(of value: CodeNode) -> String {
        let file = app.files[Int(value.file)]
        var code = file.bytes(of: value.id)
        if kind(value) == .closure {
            let statements = children(value).last { kind($0) == .block }.map(children) ?? []
            let telling = statements.filter { kind($0) != .guardStatement && !isBesidesPurpose($0) }
            guard let first = telling.first ?? statements.first, let last = telling.last ?? statements.last else {
                return ""
            }
            code = file.bytes(from: first.id, to: last.id)
        }
        // Of a long function the beginning will do.
        var found = file.line(of: code.prefix(1_000))
        if found.contains("self.") { found = found.replacing("self.", with: "") }
        // `{ cancel() }` does what `cancel` does.
        if found.hasSuffix("()"), found.dropLast(2).allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }) {
            found = String(found.dropLast(2))
        }
        return found
    }

    /// Whether a statement only makes the tick that a finger feels, or a note for the authors of the code.
    func isBesidesPurpose(_ statement: CodeNode) -> Bool {
        guard let said = kind(statement) == .call ? firstChild(statement) : statement else { return false }
        guard [.assignment, .call, .variable].contains(kind(statement)) else { return false }
        let code = app.file(of: said).bytes(of: said.id) + (kind(statement) == .call ? [UInt8(ascii: "(")] : [])
        return ViewReader.besidesPurpose.contains(where: code.hold)
    }

    private static let besidesPurpose = ["FeedbackGenerator", "Occurred(", "aptic", "print(", "ogger.", "debugPrint("]

    private static let selfNamed = [
        "ShareLink": "Share…", "EditButton": "Edit", "PasteButton": "Paste", "RenameButton": "Rename",
        "HelpLink": "Help", "SettingsLink": "Settings",
    ]

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

    // MARK: Controls with a title

    func control(
        _ word: String, _ call: CodeNode, _ passed: [ViewArgument], _ scope: ViewScope
    ) -> [LoweredView] {
        var view = make(word, at: call, scope)
        let title = passed.first { $0.label.isEmpty && !$0.isTrailing }
        let label =
            passed.first { $0.label == "label" }
            ?? passed.first {
                $0.isTrailing && $0.label.isEmpty && title == nil && word != "Picker" && !hasParameter($0.value)
            }
        let shown = label.map { lower($0.value, scope) } ?? []
        // `if let title { Text(title) }`: a use that passes none leaves the control without a name.
        if shown.isEmpty, scope.site != nil, scope.isUsedHere,
            let block = label.flatMap({ child($0.value, .block) }), !isEmpty(block),
            children(block).allSatisfy({ kind($0) == .ifStatement })
        {
            usesArgument = true
        }
        view.naming = shown
        let words = title.map { text($0.value, scope) } ?? joined(shown) ?? (isBlank(label, shown) ? .empty : nil)
        let place = title.map { range($0.value, scope) } ?? view.anchor
        switch word {
        case "TextField", "SecureField":
            setTitle(words, ofField: &view, passed, at: place, scope)
            if title == nil, label == nil { view.leaveOpen([.label, .placeholder]) }
        // The compact style, which is usual on a phone, shows the title beside the field and does not name it.
        case "DatePicker":
            if let words { set(words, as: system == .macOS ? .label : .title, on: &view, at: place) }
        case "Slider":
            view.set(.value, .text("‹value›"), at: view.anchor)
            view.open.insert(.value)
            if let words { set(words, as: .label, on: &view, at: place) }
        case "TextEditor", "Toggle", "Stepper", "Gauge":
            if let words { set(words, as: .label, on: &view, at: place) }
            if word == "TextEditor" { setText(of: &view, passed, scope) }
        case "ProgressView":
            let isMeasured = passed.contains { ["value", "timerInterval"].contains($0.label) }
            if !isMeasured, title.map({ kind($0.value) == .string }) ?? true { view.look.insert(.endless) }
            if let words { set(words, as: .label, on: &view, at: place) } else { view.leaveOpen([.label]) }
        case "LabeledContent":
            return [labeledContent(call, words, passed, scope)]
        default:
            showChoice(in: &view, of: word, words, passed, at: place, scope)
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
        // What answers taps in the label of a switch is a part of the switch.
        if word == "Toggle" { view.children = shown.filter(\.isTapped) }
        return [finished(view, scope)]
    }

    /// Whether a label shows nothing that is read: `label: {}`.
    private func isBlank(_ label: ViewArgument?, _ shown: [LoweredView]) -> Bool {
        shown.isEmpty ? label.flatMap { child($0.value, .block) }.map(isEmpty) ?? false : shown.allSatisfy(\.isBare)
    }

    /// Lets a picker say what is chosen in it. In segments, a wheel or rows it does not speak its title.
    private func showChoice(
        in view: inout LoweredView, of word: String, _ title: ViewText?, _ passed: [ViewArgument],
        at place: SourceRange, _ scope: ViewScope
    ) {
        if word == "Picker" {
            let last = passed.last { $0.isTrailing && $0.label.isEmpty }
            view.options = last.map { ($0.value, scope) }
            // A menu shows them, and they are no stops of the screen.
            view.naming += leavingToDeclaration { last.map { lower($0.value, scope) } ?? [] }
        }
        if let title { set(title, as: .label, on: &view, at: place) }
        view.set(.value, .text("‹selection›"), at: view.anchor)
        view.open.insert(.value)
        // A style of the views around it may be one in which nothing names it; without a title none names it.
        view.isDoubtful = title.map { !$0.words.isEmpty } ?? true
        // A watch has no menus.
        if word == "Picker", system == .watchOS { turnWheel(in: &view) }
    }

    /// What a field is called and shows while it is empty.
    private func setTitle(
        _ words: ViewText?, ofField view: inout LoweredView, _ passed: [ViewArgument], at place: SourceRange,
        _ scope: ViewScope
    ) {
        // What is shown while it is empty names it in no use.
        let prompt = leavingToDeclaration { passed.first { $0.label == "prompt" }.map { text($0.value, scope) } }
            .flatMap { $0.isExactlyEmpty ? nil : $0 }
        // What it holds is no prompt: `TextField(name, text: $name)`.
        let held = passed.first { $0.label == "text" }.map { app.text(of: $0.value).drop { $0 == "$" } }
        let isHeld = passed.contains { $0.label.isEmpty && !$0.isTrailing && held == app.text(of: $0.value)[...] }
        let words = isHeld || isNeverEmpty(passed, scope) ? ViewText.empty : words
        if let prompt, words?.isExactlyEmpty ?? true {
            view.set(.placeholder, .text(prompt.words), at: place)
            view.look.insert(.prompted)
        } else if let prompt, let words {
            set(words, as: .label, on: &view, at: place); set(prompt, as: .placeholder, on: &view, at: place)
        } else if let words {
            // Whatever it says, it goes when something is written.
            view.set(.placeholder, .text(words.words), at: place)
            // Its own view shows it whatever is passed, and has the fault.
            let isOfUse = scope.site != nil && scope.use != nil
            if words.words.isEmpty ? words.certainty != .exact : isOfUse { view.leaveOpen([.label, .placeholder]) }
        }
        // Without words of its own it says what it holds, unless that is secret.
        if words?.isExactlyEmpty == true, prompt == nil, view.name == "TextField" { setHeldText(of: &view, passed) }
        // Whether a Mac takes the title for a name is not known.
        if system == .macOS, words?.words.isEmpty == false { view.isDoubtful = true }
        // What never changes is no field to fill in.
        if passed.contains(where: { isConstant($0, scope) }) { view.leaveOpen([.label, .placeholder]) }
    }

    /// Whether a field shows a number or a date that is always there, so that nobody hears its placeholder:
    /// `TextField("Days", value: $days, format: .number)`. On a Mac a form shows the title beside the field.
    private func isNeverEmpty(_ passed: [ViewArgument], _ scope: ViewScope) -> Bool {
        guard system != .macOS, let value = passed.first(where: { $0.label == "value" })?.value, kind(value) == .name,
            name(value).hasPrefix("$")
        else { return false }
        let property = app.properties(named: app.symbol(String(name(value).dropFirst())), of: scope.owner).first
        guard let property, !property.type.isOptional else { return false }
        // `@State private var days = 3`
        let isNumber = property.initial.map { kind(property.node.at($0)) == .number } ?? false
        return isNumber
            || ["CGFloat", "Date", "Decimal", "Double", "Float", "Int"].contains(app.text(property.type.name))
    }

    /// What a text editor says; what never changes is no text to edit.
    private func setText(of view: inout LoweredView, _ passed: [ViewArgument], _ scope: ViewScope) {
        let isFixed = passed.contains { isConstant($0, scope) }
        if isFixed { view.leaveOpen([.label, .isElement]) } else { setHeldText(of: &view, passed) }
    }

    /// A field says what it holds.
    func setHeldText(of view: inout LoweredView, _ passed: [ViewArgument]) {
        let held =
            passed.first { $0.label == "text" } ?? passed.first { app.text(of: $0.value).hasPrefix("$") }
            ?? passed.first { $0.label == "value" }
        guard let held else { return }
        // `Binding(get: { limits.tokens }, set: { … })`
        let isMade = kind(held.value) == .call && firstChild(held.value).map(name) == "Binding"
        let name = isMade ? "value" : lastWord(of: held.value).drop { $0 == "$" }
        set(ViewText(words: "‹\(name)›", certainty: .something), as: .value, on: &view, at: view.anchor)
    }

    /// Whether a field shows what `.constant(…)` gives it, or the view that it is in.
    private func isConstant(_ argument: ViewArgument, _ scope: ViewScope) -> Bool {
        guard argument.label == "text" else { return false }
        var value = argument.value
        if kind(value) == .name {
            let word = name(value).drop { $0 == "$" }
            let bound = scope.bindings[String(word)] ?? self.value(of: String(word), in: scope, at: value)
            // What a field is bound to does not name it.
            if case .expression(let passed, let inner)? = bound {
                value = leavingToDeclaration { settled(passed, inner)?.node } ?? passed
            }
        }
        return kind(value) == .call && firstChild(value).map(name) == "constant"
    }

    /// Whether a closure takes something: `{ editing in … }` is no label.
    func hasParameter(_ closure: CodeNode) -> Bool {
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
        for argument in passed where argument.isTrailing && argument.label.isEmpty || argument.label == "content" {
            view.children += lower(argument.value, scope)
        }
        if let value = passed.first(where: { $0.label == "value" }) {
            var words = make("Text", at: call, scope)
            set(text(value.value, scope, isKey: false), as: .text, on: &words, at: range(value.value, scope))
            view.children.append(finished(words, scope))
        }
        // A field in it is one element of its own, named by the title.
        let controls = view.children.map(\.controlCount).reduce(0, +)
        if controls > 0 { view.settings.removeAll { $0.property == .childBehavior } }
        guard controls > 0, title?.isExactlyEmpty != true else { return finished(view, scope) }
        let isOne = controls == 1 && !view.children.contains { $0.name == "ForEach" }
        for index in view.children.indices {
            // No record tells which of several controls it names.
            if isOne {
                view.children[index].leaveAllOpen([.label, .placeholder])
            } else {
                view.children[index] = view.children[index].doubtful
            }
        }
        return finished(view, scope)
    }
}
