// How code draws a button or image view: the pictures and tints that it gives it.
extension Answerer {
    /// The names of the pictures, where they are not those of a selected cell, which VoiceOver tells by itself.
    func pictures(setBy hits: [Hit]) -> [String] { names(in: pictureSetters(hits)).sorted() }

    /// The same without the one picture of each side of an `if #available`.
    func picturesOfStates(setBy hits: [Hit]) -> [String] {
        let sides = Dictionary(grouping: pictureSetters(hits)) { side(of: $0.entry.write.node) }
        let found = sides.map { side, setters in
            let names = names(in: setters)
            return side != nil && names.count < 2 ? [] : names
        }
        return Set(found.joined()).sorted()
    }

    /// The colours between which one function chooses for a tint, by whatever is no theme and no state that VoiceOver
    /// tells by itself.
    func tints(setBy hits: [Hit], of target: Target) -> [String] {
        // What the class of the outlet does to one of several buttons is done to each of them.
        let setters = setters(Answerer.tints, of: [.element, .imageView], in: hits).filter { hit in
            hit.reached == .surely
                || target.outlets.contains {
                    $0.owner != .none && app.isKind($0.owner, of: app.type(around: hit.entry.write.node))
                }
        }
        var places: [TintPlace: Set<String>] = [:]
        for hit in setters {
            guard let value = hit.entry.write.value, !isToldOtherwise(hit.entry) else { continue }
            let (ends, conditions) = values.choices(value)
            if conditions.contains(where: tellsOtherwise) { continue }
            let place = TintPlace(function: hit.entry.function, side: side(of: hit.entry.write.node))
            places[place, default: []].formUnion(ends.map(words))
        }
        return Set(places.values.filter { $0.count > 1 }.joined()).sorted()
    }

    /// Where code sets a tint: on the same side of an `if #available` of one function.
    private struct TintPlace: Hashable {
        let function: FunctionID?
        let side: CodeNode?
    }

    private static let tints: Set<String> = ["tintColor", "setTintColor", "contentTintColor", "setContentTintColor"]
    private static let images: Set<String> = ["image", "setImage"]

    private func pictureSetters(_ hits: [Hit]) -> [Hit] {
        setters(Answerer.images, of: [.element], in: hits.filter { $0.reached == .surely })
    }

    private func setters(_ members: Set<String>, of parts: [Member.Part], in hits: [Hit]) -> [Hit] {
        hits.filter { hit in
            guard members.contains(hit.entry.write.member), parts.contains(hit.part),
                !effects.isForAnotherState(hit.entry.write)
            else { return false }
            let name = hit.entry.function.map { app.text(app[$0].name) } ?? ""
            return !["setSelected", "isSelected", "setHighlighted", "isHighlighted"].contains(name)
        }
    }

    private func names(in setters: [Hit]) -> Set<String> {
        Set(setters.compactMap(\.entry.write.value).flatMap(values.pictureNames))
    }

    /// The block around a node that runs on some versions of the system alone; nil without one.
    private func side(of node: CodeNode) -> CodeNode? {
        conditions(around: node).first { condition in
            app.text(of: condition.test).contains("available(")
        }?.block
    }

    /// The blocks around a node in its function that conditions lead to, with what is asked, inside out.
    private func conditions(around node: CodeNode) -> [(block: CodeNode, test: CodeNode)] {
        let tree = app.tree(node.file)
        var found: [(block: CodeNode, test: CodeNode)] = []
        var (inner, next) = (node.id, tree[node.id].parent)
        while next >= 0, tree[next].kind != .function {
            if [.ifStatement, .guardStatement].contains(tree[next].kind), tree[inner].kind != .condition {
                let tests = tree.children(of: next, .condition)
                found += tests.map { (block: node.at(inner), test: node.at($0)) }
            }
            (inner, next) = (next, tree[next].parent)
        }
        return found
    }

    /// Whether the function around a write, or a condition around it, is about a theme or such a state.
    private func isToldOtherwise(_ entry: WriteIndex.Entry) -> Bool {
        let name = entry.function.map { app.text(app[$0].name) } ?? ""
        return Answerer.tellsOtherwise(name)
            || conditions(around: entry.write.node).contains { tellsOtherwise($0.test) }
    }

    private func tellsOtherwise(_ condition: CodeNode) -> Bool { Answerer.tellsOtherwise(app.text(of: condition)) }

    private static func tellsOtherwise(_ text: String) -> Bool {
        let text = text.lowercased()
        return others.contains(where: text.contains)
    }

    /// Parts of names for what is no state of a button: themes, and states for which VoiceOver has words or that pass
    /// (ours).
    private static let others = [
        "appearance", "dark", "enabled", "highlight", "hover", "interfacestyle", "lightmode", "pressed", "theme",
    ]

    /// A colour as code writes it, without the class: `.red` of `UIColor.red`.
    private func words(_ node: CodeNode) -> String {
        let text = app.text(of: node)
        return ["UIColor.", "NSColor."].contains(where: text.hasPrefix) ? String(text.dropFirst(7)) : text
    }
}
