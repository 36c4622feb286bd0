import A11yModel

/// Lists that are reloaded when a cell is chosen. Cost: linear in the elements, times the depth of the tree.
struct ListReloads: Check {
    static let name = "list-reloads"

    /// What reloads a list.
    private let reloads: Set<String>
    /// First words of functions that leave the screen.
    private let leaving: Set<String>

    init(_ parameters: inout Parameters) {
        reloads = Set(parameters.words("reloads"))
        leaving = Set(parameters.words("leaving"))
    }

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.onSelect) || subject.isSet(.onChange) else { return [] }
        var lists: [ElementID: [ElementID]] = [:]
        for id in subject.elements where subject.isVisible(id) && reloading(subject.screen[id]) != nil {
            guard let list = list(around: id, in: subject), !moves(id, list, in: subject) else { continue }
            lists[list, default: []].append(id)
        }
        return lists.sorted { $0.key < $1.key }.flatMap { list, places -> [Fault] in
            guard let first = places.first else { return [] }
            return [
                Fault(
                    first, property: reloading(subject.screen[first]), variant: first == list ? "list" : "cell",
                    facts: ["name": .text(subject.quote(of: first))], covers: Array(places.dropFirst()))
            ]
        }
    }

    /// The property that reloads; nil where none does.
    private func reloading(_ element: Element) -> Property? {
        [.onSelect, .onChange].first { property in
            element[property]?.text.map { reloads.contains(String($0.prefix(while: \.isLetter))) } == true
        }
    }

    private func list(around id: ElementID, in subject: Subject) -> ElementID? {
        subject.screen.lineage(of: id).first {
            subject.screen[$0].type == .tableView || subject.screen[$0].type == .collectionView
        }
    }

    /// Whether choosing leads to another screen, or a notification tells where to go on.
    private func moves(_ id: ElementID, _ list: ElementID, in subject: Subject) -> Bool {
        let verb = subject.function(of: id).flatMap { Words.parts(ofIdentifier: $0).first }
        if let verb, leaving.contains(verb) { return true }
        return [id, list].contains { place in
            [Property.onSelect, .onChange].contains { property in
                let word = subject.screen[place][property]?.text
                return word == "post:layoutChanged" || word == "post:screenChanged"
            }
        }
    }
}
