import A11yModel

/// Containers that hand out their elements one by one, through the methods of `UIAccessibilityContainer`, and have no
/// list of them. Up to iOS 17 Full Keyboard Access asks for the list only (compose-multiplatform-core#2216). UIKit's
/// own tables and collections do the same and are not meant: a file says `container` of the app's own classes.
struct IndexContainers {
    /// All of them, in document order.
    let all: [ElementID]
    /// The innermost one that each element lies in.
    private let innermost: [ElementID?]

    /// Those of a screen; one that is an element itself hands out nothing.
    init(_ screen: Screen) {
        var all: [ElementID] = []
        var innermost: [ElementID?] = []
        innermost.reserveCapacity(screen.elements.count)
        for element in screen.elements {
            let outer = element.parent.flatMap { parent in
                screen.isIndexContainer(parent) ? parent : innermost[parent.index]
            }
            innermost.append(outer)
            if screen.isIndexContainer(element.id) { all.append(element.id) }
        }
        self.all = all
        self.innermost = innermost
    }

    /// The one that hands out an element; nil where none does.
    func container(of id: ElementID) -> ElementID? { innermost[id.index] }

    /// A sentence for each container of whose elements none is among these entries.
    func notes(beside entries: [Account.Entry], _ titles: inout Titles) -> [String] {
        let met = Set(entries.compactMap { container(of: $0.stop.element) })
        return all.filter { !met.contains($0) }.map { id in
            "Up to iOS 17 nothing in \(titles.title(of: id)) is within reach: it has no elements list."
        }
    }
}

extension Screen {
    fileprivate func isIndexContainer(_ id: ElementID) -> Bool {
        self[id].members == nil && self[id][.container]?.texts?.isEmpty == false && !isAccessibilityElement(id)
    }
}
