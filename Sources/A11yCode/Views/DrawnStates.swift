// States of controls that are drawn and not said.
extension ViewReader {
    /// How a control shows what its action toggles or chooses, or whether it is selected; nil if it shows no state.
    /// What its picture or colours show alone is drawn: `Image(systemName: isDone ? "checkmark.square" : "square")`.
    /// Another picture is another name where no text is beside it.
    func drawnState(
        in shown: [CodeNode], of action: CodeNode, withText hasText: Bool, _ scope: ViewScope
    ) -> DrawnState? {
        lazy var effects = effects(of: action)
        lazy var dimming = conditions(forActing: action, in: shown)
        let looks = StateLooks(owner: scope.owner, hasText: hasText) { [self] condition in
            // Whether a control can be used is said as “dimmed”.
            if dimming.contains(words(condition)) { return false }
            return sets(settled(condition, scope)?.node ?? condition, effects) || sets(condition, effects)
                || asksForSelection(condition) || passes(condition, effects)
        }
        return state(drawnBy: shown, looks)
    }

    /// What an action does to values, all as words of code.
    private struct ActionEffects {
        /// What is assigned to each target.
        var assigned: [String: Set<String>] = [:]
        var toggled: Set<String> = []
        /// The values that are put into collections or taken out of them: `chosen(crop)`.
        var moved: Set<String> = []
        var passed: Set<String> = []
    }

    private func effects(of action: CodeNode) -> ActionEffects {
        var effects = ActionEffects()
        var pending = [action]
        while let node = pending.popLast() {
            let parts = children(node)
            pending += parts
            switch kind(node) {
            case .assignment where parts.count == 2:
                effects.assigned[words(parts[0]), default: []].insert(words(parts[1]))
            case .argument: effects.passed.formUnion(parts.map(words))
            case .call:
                guard let callee = parts.first, let base = firstChild(callee) else { continue }
                if name(callee) == "toggle" { effects.toggled.insert(words(base)) }
                if ViewReader.putting.contains(name(callee)), let value = arguments(node).first?.value {
                    effects.moved.insert("\(words(base))(\(words(value)))")
                }
            default: continue
            }
        }
        return effects
    }

    /// Functions of collections that put a value in or take it out.
    private static let putting: Set<String> = ["append", "formSymmetricDifference", "insert", "remove"]

    /// The conditions under which a control can be used: those of `.disabled(…)`, and of an `if` around all that its
    /// action does.
    private func conditions(forActing action: CodeNode, in shown: [CodeNode]) -> Set<String> {
        var found: Set<String> = []
        let statements = child(action, .block).map(children) ?? []
        if statements.count == 1, kind(statements[0]) == .ifStatement, children(statements[0]).count == 2,
            let condition = child(statements[0], .condition).flatMap(firstChild)
        {
            found.insert(words(condition))
        }
        var pending = shown
        while let node = pending.popLast() {
            pending += children(node)
            let around = tree(node)[node.id].parent
            guard kind(node) == .argument, around >= 0, firstChild(node.at(around)).map(name) == "disabled" else {
                continue
            }
            found.formUnion(children(node).map(words))
        }
        return found
    }

    /// An expression as words that are the same wherever it is written; a condition and its opposite are the same.
    private func words(_ expression: CodeNode) -> String {
        var expression = expression
        if kind(expression) == .prefix, name(expression) == "!", let inner = firstChild(expression) {
            expression = inner
        }
        let code = app.files[Int(expression.file)].text(expression.id).filter { !$0.isWhitespace }
        return code.hasPrefix("self.") ? String(code.dropFirst(5)) : code
    }

    /// What modifiers around a view draw: `Button("South") { … }.background(isChosen ? .green : .gray)`.
    func modifiersDrawing(around view: CodeNode) -> [CodeNode] {
        var (found, next) = ([CodeNode](), view)
        while let member = tree(next).node(.member, on: next.id).map(next.at),
            let call = tree(next).node(.call, on: member.id).map(next.at)
        {
            if ViewReader.drawingModifiers.contains(name(member)) { found += children(call).dropFirst() }
            next = call
        }
        return found
    }

    private static let drawingModifiers: Set<String> = [
        "accentColor", "background", "bold", "border", "buttonStyle", "disabled", "fontWeight", "foregroundColor",
        "foregroundStyle", "overlay", "tint", "underline",
    ]

    /// How a state is shown: by an arrow alone that turns, by other looks, or in words.
    enum DrawnState { case told, turned, drawn }

    /// How code is searched for a state.
    private struct StateLooks {
        /// The type whose properties and functions it names.
        let owner: Symbol
        let hasText: Bool
        /// Views, properties and functions in each other that are still followed.
        var depth = ViewReader.deepestState
        /// The uses of them that were followed, each once.
        var followed = Followed()
        let isState: (CodeNode) -> Bool
    }

    private final class Followed { var uses: Set<CodeNode> = [] }

    /// How code shows a state by which a condition asks: in pictures and colours, or in words; nil if it shows none.
    private func state(drawnBy shown: [CodeNode], _ looks: StateLooks) -> DrawnState? {
        var found: DrawnState?
        var pending = shown.map { (node: $0, argument: "", modifier: CodeNode?.none) }
        while let (node, argument, modifier) = pending.popLast() {
            let inside = kind(node) == .argument ? name(node) : argument
            let around = kind(node) == .call ? node : modifier
            pending += children(node).map { ($0, inside, around) }
            let drawn: DrawnState?
            switch kind(node) {
            case .call, .name: drawn = looks.depth > 0 ? state(drawnByUse: node, looks) : nil
            case .ternary: drawn = state(drawnByTernary: node, argument, modifier, looks)
            case .ifStatement: drawn = state(drawnByIf: node, looks)
            default: drawn = nil
            }
            if drawn == .told { return .told }
            if drawn == .turned || found == nil { found = drawn ?? found }
        }
        return found
    }

    private func state(
        drawnByTernary node: CodeNode, _ argument: String, _ modifier: CodeNode?, _ looks: StateLooks
    ) -> DrawnState? {
        let file = app.files[Int(node.file)]
        let callee = modifier.flatMap(firstChild)
        let word = callee.map(name) ?? ""
        // What comes and goes is a state if it is a picture: `Image(systemName: "checkmark").opacity(isOn ? 1 : 0)`.
        let fades = word == "opacity" && callee.map(isPicture) == true
        if ViewReader.moving.contains(word), !fades {
            let turns = looks.hasText && ["degrees", "rotationEffect"].contains(word)
            return turns ? firstChild(node).flatMap { looks.isState($0) ? .turned : nil } : nil
        }
        // `isOpen ? .clear : .clear`
        if Set(children(node).dropFirst().map { file.text($0.id) }).count == 1 { return nil }
        let isPicture =
            argument == "systemName"
            ? looks.hasText : word != "Text" && children(node).dropFirst().allSatisfy { kind($0) != .string }
        return state(of: node, isPicture, looks)
    }

    private func state(drawnByIf node: CodeNode, _ looks: StateLooks) -> DrawnState? {
        let file = app.files[Int(node.file)]
        let shown = children(node).filter { kind($0) == .block }.flatMap(children)
        let isPicture = shown.allSatisfy {
            let word = String(file.text($0.id).prefix { $0 != "(" })
            return ViewWords.drawings.contains(word) || looks.hasText && word == "Image"
        }
        // `if isOn { Text(name).bold() } else { Text(name) }`
        let texts = Set(shown.map { file.text($0.id).prefix { $0 != ")" } })
        let isSame = shown.count > 1 && texts.count == 1 && texts.first?.hasPrefix("Text(") == true
        return state(of: node, isPicture || isSame, looks)
    }

    private func state(of branch: CodeNode, _ isPicture: Bool, _ looks: StateLooks) -> DrawnState? {
        let condition = firstChild(branch).flatMap { kind($0) == .condition ? firstChild($0) : $0 }
        guard let condition, looks.isState(condition) else { return nil }
        // Words that change say the state.
        let tells = !isPicture || app.files[Int(branch.file)].holds("chevron", in: branch.id)
        return tells ? .told : .drawn
    }

    /// The same of a view or style of the app's own to which the state is passed, `TabLabel(tab, isSelected: isHere)`,
    /// and of a property or function of the view around: `.foregroundColor(titleColor)`.
    private func state(drawnByUse use: CodeNode, _ looks: StateLooks) -> DrawnState? {
        if kind(use) == .call, !looks.followed.uses.insert(use).inserted { return nil }
        var inner = looks
        inner.depth -= 1
        let callee = kind(use) == .call ? firstChild(use) : use
        if let callee, kind(callee) == .name, looks.owner != .none {
            let symbol = app.symbol(name(callee))
            if kind(use) == .name, let property = app.properties(named: symbol, of: looks.owner).first {
                guard let getter = app.getter(of: property), looks.followed.uses.insert(getter).inserted else {
                    return nil
                }
                return state(drawnBy: [getter], inner)
            }
            if kind(use) == .call, let function = app.functionsByOwner[symbol]?[looks.owner]?.first.map({ app[$0] }) {
                return state(drawnBy: function, arguments(use), inner)
            }
        }
        guard kind(use) == .call, let type = callee.flatMap(typeNamed),
            let passed = arguments(use).first(where: { !$0.label.isEmpty && looks.isState($0.value) }),
            let (declared, code) = body(of: type)
        else { return nil }
        // What it says of itself may tell the state.
        if app.files[Int(declared.file)].holds("ccessibility", in: declared.id) { return .told }
        inner = StateLooks(
            owner: type, hasText: looks.hasText, depth: inner.depth, followed: looks.followed
        ) { [self] in
            kind($0) == .name && name($0) == passed.label
        }
        return state(drawnBy: [code], inner)
    }

    /// The same of a function; a parameter asks for the state if what is passed for it does.
    private func state(
        drawnBy function: CodeFunction, _ passed: [ViewArgument], _ looks: StateLooks
    ) -> DrawnState? {
        guard let body = function.body else { return nil }
        let names = function.parameters.map { app.text($0.name) }
        let states = function.labels.indices.filter { index in
            let label = app.text(function.labels[index])
            let argument = passed.first { $0.label == label && !label.isEmpty } ?? passed.dropFirst(index).first
            return argument.map { looks.isState($0.value) } == true
        }
        let inner = StateLooks(
            owner: looks.owner, hasText: looks.hasText, depth: looks.depth, followed: looks.followed
        ) { [self] in
            let place = kind($0) == .name ? names.firstIndex(of: name($0)) : nil
            return place.map(states.contains) ?? looks.isState($0)
        }
        return state(drawnBy: [function.node.at(body)], inner)
    }

    /// What a view or a style shows.
    private func body(of type: Symbol) -> (declared: CodeNode, code: CodeNode)? {
        if let body = app.properties(named: app.symbol("body"), of: type).first {
            return app.getter(of: body).map { (body.node, $0) }
        }
        let made = app.functionsByOwner[app.symbol("makeBody")]?[type]?.first.map { app[$0] }
        return made.flatMap { made in made.body.map { (made.node, made.node.at($0)) } }
    }

    /// Whether the view at the beginning of a chain is a picture: `Image("tick").padding()`, `Asset.tick.swiftUIImage`.
    private func isPicture(_ chain: CodeNode) -> Bool {
        var next = chain
        while kind(next) == .call || kind(next) == .member, let base = firstChild(next) {
            if kind(next) == .member, name(next) == "swiftUIImage" { return true }
            next = base
        }
        return ["Image", "Circle"].contains(name(next))
    }

    /// Views in each other through which a state is followed.
    private static let deepestState = 3

    /// Modifiers that move a view, change its size or may hide it.
    private static let moving: Set<String> = [
        "rotationEffect", "rotation3DEffect", "degrees", "radians", "offset", "padding", "frame", "scaleEffect",
        "animation", "opacity", "lineLimit",
    ]

    /// Whether a condition asks by its words whether something is selected: `isSelected`, `tab == selectedTab`,
    /// `isSelected(tab)`.
    private func asksForSelection(_ condition: CodeNode) -> Bool {
        if kind(condition) == .call { return firstChild(condition).map(name) == "isSelected" }
        let sides = compares(condition) ? children(condition) : [condition]
        // `selected == nil` asks whether anything is.
        return sides.allSatisfy { kind($0) == .name || kind($0) == .member }
            && sides.contains { side in
                let word = name(side)
                return word == "isSelected" || kind(side) == .name && ViewReader.selections.contains(word)
                    || word.hasPrefix("selected") && sides.count == 2
            }
    }

    /// Whether a condition asks if two values, or two objects, are the same.
    private func compares(_ condition: CodeNode) -> Bool {
        kind(condition) == .binary && ["==", "==="].contains(name(condition))
    }

    private static let selections: Set<String> = [
        "isActive", "isChecked", "isChosen", "isCurrent", "isOn", "isSelected",
    ]

    /// Whether an action hands on one side of a comparison with what may change: `select(tab)`, where `tab == current`.
    private func passes(_ condition: CodeNode, _ effects: ActionEffects) -> Bool {
        guard compares(condition) else { return false }
        let sides = children(condition)
        return sides.count == 2
            && zip(sides, sides.reversed()).contains { passed, other in
                let mayChange =
                    kind(other) == .name
                    || kind(other) == .member && firstChild(other) != nil
                        && !["count", "first", "last"].contains(name(other))
                // `page = max(page - 1, 0)` is a step, and 0 no choice.
                return mayChange && effects.assigned[words(other)] == nil && effects.passed.contains(words(passed))
            }
    }

    /// Whether an action changes what a condition asks: it toggles a flag, or chooses the value that is looked for.
    private func sets(_ condition: CodeNode, _ effects: ActionEffects) -> Bool {
        if compares(condition) {
            let sides = children(condition).map(words)
            return sides.count == 2
                && (effects.assigned[sides[0]]?.contains(sides[1]) == true
                    || effects.assigned[sides[1]]?.contains(sides[0]) == true)
        }
        // `chosen.contains(crop)`, and `chosen.insert(crop)`.
        if kind(condition) == .call, let callee = firstChild(condition), name(callee) == "contains",
            let all = firstChild(callee), let one = arguments(condition).first
        {
            return effects.moved.contains("\(words(all))(\(words(one.value)))")
        }
        return effects.toggled.contains(words(condition))
    }
}
