import A11yModel

/// The states of a screen as the list that the native format has for them.
struct FlowObject {
    let flow: Flow
    /// The states, by number.
    let states: [Screen]

    /// The list `states`.
    var json: JSON { .array(flow.transitions.map { .object(entries(of: $0)) }) }

    /// The list `cost`.
    var cost: JSON {
        let names = flow.names
        return .array(flow.tasks.map { .text("from \(names[$0.from]) to \(names[$0.to])") })
    }

    private func entries(of transition: Transition) -> [JSON.Entry] {
        let names = flow.names
        var entries: [JSON.Entry] = [
            (transition.definesState ? "state" : "to", .text(names[transition.to]))
        ]
        if transition.from > 0 { entries.append(("from", .text(names[transition.from]))) }
        let causes = transition.causes.map { JSON.text(words(of: $0, in: states[transition.from])) }
        if !causes.isEmpty { entries.append(("by", causes.count == 1 ? causes[0] : .array(causes))) }
        if let post = transition.appearance.post { entries.append(("post", .text(post))) }
        if let focus = transition.appearance.focus { entries.append(("focus", .text(focus))) }
        if let text = transition.appearance.text { entries.append(("text", .text(text))) }
        return transition.definesState ? entries + parts(of: transition) : entries
    }

    private func words(of cause: TransitionCause, in screen: Screen) -> String {
        guard let id = cause.element.flatMap({ screen[$0].fileID }) else { return cause.act.word }
        return "\(cause.act.word) \(id)"
    }

    /// What the state changes.
    private func parts(of transition: Transition) -> [JSON.Entry] {
        let (old, new) = (states[transition.from], states[transition.to])
        var parts: [JSON.Entry] = []
        if let title = new.title, title != old.title { parts.append(("title", .text(title))) }
        let changes = new.elements.compactMap { change(of: $0, in: new, by: transition) }
        if !changes.isEmpty { parts.append(("changes", .object(changes))) }
        let counterparts = Counterparts(from: old, to: new)
        let removed = old.elements.filter { element in
            counterparts[element.id] == nil && (element.parent.map { counterparts[$0] != nil } ?? true)
        }.compactMap(\.fileID)
        if !removed.isEmpty { parts.append(("removes", .array(removed.map(JSON.text)))) }
        let added = new.roots.filter { transition.range.contains(new[$0].range) }
        if !added.isEmpty {
            parts.append(("elements", .array(added.map { ElementObject(screen: new, id: $0, place: .view).json })))
        }
        return parts
    }

    /// The properties of an element that are written in the state and not with the element; nil if there are none.
    private func change(
        of element: Element, in screen: Screen, by transition: Transition
    ) -> (key: String, value: JSON)? {
        guard let id = element.fileID, !transition.range.contains(element.range) else { return nil }
        let words = Set(element.assignments.filter { transition.range.contains($0.range) }.map(\.property.word))
        guard !words.isEmpty, case .object(let all) = ElementObject(screen: screen, id: element.id, place: .view).json
        else { return nil }
        return (id, .object(all.filter { words.contains($0.key) }))
    }
}
