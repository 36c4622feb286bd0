import A11yModel

/// Where the views and items of a file are, by object id.
struct Places {
    /// Where one is.
    struct Place {
        let screen: Int
        let element: ElementID
        let range: SourceRange
    }

    /// Ids that a second element has too.
    private(set) var problems: [Problem] = []
    private var byID: [String: Place]

    init(of screens: [Screen]) {
        byID = Dictionary(minimumCapacity: screens.reduce(0) { $0 + $1.elements.count })
        for (number, screen) in screens.enumerated() {
            for index in screen.elements.indices {
                let element = screen.elements[index]
                guard let name = element.name, let id = element.assignment(of: .id) else { continue }
                let place = Place(screen: number, element: element.id, range: id.range)
                guard let first = byID.updateValue(place, forKey: name) else { continue }
                byID[name] = first
                let holder = screens[first.screen][first.element]
                let word = holder.customClass ?? holder.type.rawValue
                let facts: [String: Fact] = ["id": .text(name), "element": .text(word)]
                problems.append(Problem(.duplicateID, at: id.range, facts: facts, related: .first(first.range)))
            }
        }
    }

    /// The place of an object id; nil where no view or item has it.
    subscript(id: String) -> Place? { byID[id] }
}
