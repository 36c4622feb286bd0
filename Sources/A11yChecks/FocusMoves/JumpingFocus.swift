import A11yEngine
import A11yModel

/// Lists that are reloaded when a cell is selected. Cost: linear in the elements times the depth of the tree.
struct JumpingFocus: Check {
    /// Functions that reload a list.
    private let reloads: Set<String>
    /// First words of functions that leave the screen.
    private let leaving: Set<String>

    init(_ parameters: inout Parameters) {
        reloads = Set(parameters.words("reloads"))
        leaving = Set(parameters.words("leaving"))
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.onSelect) || context.isSet(.onChange) else { return [] }
        var lists: [ElementID: [ElementID]] = [:]
        for id in context.elements where context.isVisible(id) && reloading(context.screen[id]) != nil {
            guard let list = list(around: id, in: context), !moves(id, list, in: context) else { continue }
            lists[list, default: []].append(id)
        }
        return lists.sorted { $0.key < $1.key }.flatMap { list, places -> [Violation] in
            guard let first = places.first else { return [] }
            return [
                Violation(
                    first, property: reloading(context.screen[first]), variant: first == list ? "list" : "cell",
                    facts: ["name": .text(context.quote(of: first))], covers: Array(places.dropFirst()))
            ]
        }
    }

    /// The property that reloads; nil if none does.
    private func reloading(_ element: Element) -> Property? {
        [.onSelect, .onChange].first { property in
            element[property]?.text.map { reloads.contains(String($0.prefix(while: \.isLetter))) } == true
        }
    }

    private func list(around id: ElementID, in context: LintContext) -> ElementID? {
        context.screen.lineage(of: id).first {
            context.screen[$0].type == .tableView || context.screen[$0].type == .collectionView
        }
    }

    /// Whether the element is one of a choice, as a tab is, or the list shows which one is chosen: what it opens is on
    /// this screen.
    private func isChoice(_ id: ElementID, in context: LintContext) -> Bool {
        let siblings = context.screen[id].parent.map { context.screen[$0].children } ?? []
        return ([id] + siblings).contains { other in
            context.screen[other].isTrue(.selected)
                || context.screen[other].traits.map { !$0.isDisjoint(with: [.tabBar, .selected]) } ?? false
        }
    }

    /// Whether selecting leads to another screen, or a notification says where focus goes.
    private func moves(_ id: ElementID, _ list: ElementID, in context: LintContext) -> Bool {
        let verb = context.function(of: id).flatMap { RuleText.parts(ofIdentifier: $0).first }
        if let verb, leaving.contains(verb), !isChoice(id, in: context) { return true }
        return [id, list].contains { place in
            [Property.onSelect, .onChange].contains { property in
                let word = context.screen[place][property]?.text
                return word == "post:layoutChanged" || word == "post:screenChanged"
            }
        }
    }
}
