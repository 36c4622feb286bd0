import A11yModel

/// The key commands that belong to no stop: they work while the focus is in the view that has them.
struct Shortcuts {
    private let owners: [Element]

    /// Those of a screen that are not told at one of the entries.
    init(beside entries: [Account.Entry], on screen: Screen, _ layout: Layout) {
        let told = Set(entries.map(\.stop).filter { $0.part == nil }.map(\.element))
        owners = screen.elements.filter { element in
            !element.keyCommands.isEmpty && !told.contains(element.id) && layout.isShown[element.id.index]
        }
    }

    /// A sentence for each view that has such commands.
    func notes(_ titles: inout Titles) -> [String] {
        owners.map { owner in
            let keys = owner.keyCommands.map(\.titledKeys).joined(separator: ", ")
            return "While the focus is in \(titles.title(of: owner.id)), these keys work: \(keys)."
        }
    }
}
