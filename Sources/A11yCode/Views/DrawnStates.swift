// States of controls that are drawn and not said.
extension ViewReader {
    /// Whether a control shows in its picture or colours alone what its action toggles, or whether it is selected:
    /// `Image(systemName: isDone ? "checkmark.square" : "square")`. An arrow that turns is no such state, and another
    /// picture is another name where no text is beside it.
    func drawsState(_ label: CodeNode, of action: CodeNode, withText hasText: Bool, _ scope: ViewScope) -> Bool {
        lazy var code = app.files[Int(action.file)].text(action.id).filter { !$0.isWhitespace }
        return state(drawnBy: label, withText: hasText, depth: 0) { condition in
            sets(settled(condition, scope)?.node ?? condition, in: code) || sets(condition, in: code)
                || asksForSelection(condition)
        } == .drawn
    }

    private enum DrawnState { case drawn, told }

    /// How code shows a state by which a condition asks: in pictures and colours, or in words; nil if it shows none.
    private func state(
        drawnBy label: CodeNode, withText hasText: Bool, depth: Int, asked isState: (CodeNode) -> Bool
    ) -> DrawnState? {
        let file = app.files[Int(label.file)]
        var found: DrawnState?
        var pending = [(node: label, argument: "", modifier: "")]
        while let (node, argument, modifier) = pending.popLast() {
            let inside = kind(node) == .argument ? name(node) : argument
            let around = kind(node) == .call ? firstChild(node).map(name) ?? "" : modifier
            pending += children(node).map { ($0, inside, around) }
            let isPicture: Bool
            switch kind(node) {
            // `TabLabel(tab, isSelected: tab == chosen)`
            case .call where depth < ViewReader.deepestState:
                guard let shown = state(drawnByViewOf: node, withText: hasText, depth: depth, asked: isState) else {
                    continue
                }
                if shown == .told { return .told }
                found = .drawn
                continue
            case .ternary where ViewReader.moving.contains(modifier): continue
            // `isOpen ? .clear : .clear`
            case .ternary where Set(children(node).dropFirst().map { file.text($0.id) }).count == 1: continue
            case .ternary where argument == "systemName": isPicture = hasText
            case .ternary: isPicture = children(node).dropFirst().allSatisfy { kind($0) != .string }
            case .ifStatement:
                isPicture = children(node).filter { kind($0) == .block }.flatMap(children).allSatisfy {
                    let shown = String(file.text($0.id).prefix { $0 != "(" })
                    return ViewWords.drawings.contains(shown) || hasText && shown == "Image"
                }
            default: continue
            }
            let condition = firstChild(node).flatMap { kind($0) == .condition ? firstChild($0) : $0 }
            guard let condition, isState(condition) else { continue }
            // Words that change say the state.
            if !isPicture || file.text(node.id).contains("chevron") { return .told }
            found = .drawn
        }
        return found
    }

    /// The same of a view of the app's own, to which the state is passed.
    private func state(
        drawnByViewOf call: CodeNode, withText hasText: Bool, depth: Int, asked isState: (CodeNode) -> Bool
    ) -> DrawnState? {
        guard let type = firstChild(call).flatMap(typeNamed),
            let passed = arguments(call).first(where: { !$0.label.isEmpty && isState($0.value) }),
            let body = app.properties(named: app.symbol("body"), of: type).first, let code = app.getter(of: body)
        else { return nil }
        // What it says of itself may tell the state.
        let isTold = app.files[Int(body.node.file)].holds("ccessibility", in: body.node.id)
        return isTold
            ? .told
            : state(drawnBy: code, withText: hasText, depth: depth + 1) {
                kind($0) == .name && name($0) == passed.label
            }
    }

    /// Views in each other through which a state is followed.
    private static let deepestState = 3

    /// Modifiers that move a view, change its size or may hide it.
    private static let moving: Set<String> = [
        "rotationEffect", "rotation3DEffect", "degrees", "radians", "offset", "padding", "frame", "scaleEffect",
        "animation", "opacity", "lineLimit",
    ]

    /// Whether a condition asks by its words whether something is selected: `isSelected`, `tab == selectedTab`.
    private func asksForSelection(_ condition: CodeNode) -> Bool {
        let sides = kind(condition) == .binary && name(condition) == "==" ? children(condition) : [condition]
        // `selected == nil` asks whether anything is.
        return sides.allSatisfy { kind($0) == .name || kind($0) == .member }
            && sides.contains { side in
                let word = name(side)
                return word == "isSelected" || word.hasPrefix("selected") && sides.count == 2
            }
    }

    /// Whether code changes what a condition asks: it toggles a flag, or chooses the value that is looked for.
    private func sets(_ condition: CodeNode, in code: String) -> Bool {
        let file = app.files[Int(condition.file)]
        if kind(condition) == .binary, name(condition) == "==" {
            let sides = children(condition).map { file.text($0.id) }
            return sides.count == 2
                && (code.contains("\(sides[0])=\(sides[1])") || code.contains("\(sides[1])=\(sides[0])"))
        }
        // `chosen.contains(crop)`, and `chosen.insert(crop)`.
        if kind(condition) == .call, let callee = firstChild(condition), name(callee) == "contains",
            let all = firstChild(callee).map({ file.text($0.id) }), let one = arguments(condition).first
        {
            let words = file.text(one.value.id)
            return ["insert", "remove", "append", "formSymmetricDifference"].contains {
                code.contains("\(all).\($0)(\(words))")
            }
        }
        return code.contains(file.text(condition.id) + ".toggle()")
    }
}
