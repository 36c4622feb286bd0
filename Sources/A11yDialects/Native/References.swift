import A11yModel
import A11ySyntax

/// The ids of a screen and what refers to them. References are resolved after all elements are read, so that they may
/// point forward.
struct References {
    /// An explicit list whose ids are not resolved yet.
    struct List {
        let owner: ElementID
        var members: [Member]
    }

    private(set) var named: [String: (element: ElementID, range: SourceRange)] = [:]
    private(set) var pending: [Term] = []
    var lists: [List] = []

    /// Registers an id; where it is taken, the element that has it and the place of its id.
    mutating func register(
        _ name: String, as element: ElementID, at range: SourceRange
    ) -> (element: ElementID, range: SourceRange)? {
        guard let first = named.updateValue((element, range), forKey: name) else { return nil }
        named[name] = first
        return first
    }

    /// Notes an id that must exist.
    mutating func add(_ reference: Term) { pending.append(reference) }

    /// Notes the ids in a value of a kind that holds ids.
    mutating func add(contentsOf field: Field, kind: ValueKind) {
        if kind == .reference, let word = field.word { add(word) }
        guard kind == .references else { return }
        for case .word(let word) in field.entries ?? [] { add(word) }
    }
}

extension ScreenReader {
    /// Reads an explicit list: ids, and the accessibility elements that it holds or that stand in the view.
    mutating func readMembers(_ field: Field?, _ made: [Node], of id: ElementID) {
        guard field != nil || !made.isEmpty else { return }
        var members: [Member] = []
        for entry in field?.entries ?? [] {
            switch entry {
            case .node(let node):
                if let member = makeMember(node, of: id) { members.append(member) }
            case .word(let word):
                members.append(Member(name: word.text, target: nil, range: word.range))
            }
        }
        if let field, field.entries == nil {
            values.reportKind(of: field, expected: "a list of ids or mappings")
            return
        }
        let extra = made.compactMap { makeMember($0, of: id) }
        references.lists.append(References.List(owner: id, members: placed(extra, in: members)))
        let names = members.compactMap(\.name)
        let range = field?.range ?? made.first?.range ?? screen[id].range
        let keyRange = field?.keyRange ?? made.first?.tagRange ?? screen[id].anchor
        screen.elements[id.index].assignments.append(
            Assignment(.elements, .texts(names), range: range, keyRange: keyRange))
    }

    private mutating func makeMember(_ node: Node, of id: ElementID) -> Member? {
        readElement(node, in: .member, as: .accessibilityElement, of: id).map { made in
            Member(name: nil, target: made, range: node.range)
        }
    }

    /// XML: accessibility elements take the place that the attribute `elements` gives to their id, else the end.
    private func placed(_ made: [Member], in members: [Member]) -> [Member] {
        var byName: [String: Member] = [:]
        for member in made {
            if let name = member.target.flatMap({ screen[$0].name }) { byName[name] = member }
        }
        var placed: Set<ElementID> = []
        let ordered = members.map { member in
            guard let made = member.name.flatMap({ byName[$0] }), let target = made.target else { return member }
            placed.insert(target)
            return made
        }
        return ordered + made.filter { member in member.target.map { !placed.contains($0) } ?? true }
    }

    /// Points every reference at its element; what points nowhere is reported.
    mutating func resolveReferences() {
        var unknown: [Term] = []
        for list in references.lists {
            screen.elements[list.owner.index].members = list.members.map { member in
                guard let name = member.name else { return member }
                let target = references.named[name]?.element
                if target == nil { unknown.append(Term(text: name, range: member.range)) }
                return Member(name: name, target: target, range: member.range)
            }
        }
        unknown += references.pending.filter { references.named[$0.text] == nil }
        if let focus = screen.onAppear?.focus {
            screen.onAppear?.target = references.named[focus]?.element
        }
        guard !unknown.isEmpty else { return }
        let known = references.named.keys.sorted()
        for reference in unknown { reportUnknown(reference, among: known) }
    }

    private mutating func reportUnknown(_ reference: Term, among known: [String]) {
        let nearest = values.suggestion(for: reference.text, among: known)
        var facts: [String: Fact] = ["id": .text(reference.text)]
        facts["nearest"] = nearest.map(Fact.text)
        let variant = nearest.map { _ in "nearest" }
        values.add(Problem(.unknownReference, at: reference.range, variant: variant, facts: facts))
    }
}
