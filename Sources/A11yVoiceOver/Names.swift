import A11yModel

/// What an element is called, and where the words come from.
package struct Name: Hashable, Sendable {
    /// The words; empty where there are none.
    package let text: String
    /// Where they come from.
    package let source: Source

    /// Where a name comes from, best first.
    package enum Source: String, CaseIterable, Sendable {
        /// The author's `label`, even an empty one.
        case author
        /// The visible label that `labelledBy` points at.
        case labelledBy
        /// A text or title on the element.
        case text
        /// The texts inside a table cell.
        case joined
        /// The name of a picture, for want of anything better.
        case image
        /// A word that UIKit supplies. It is empty here where only UIKit knows it.
        case system
        /// Nowhere: there is no name.
        case none
    }
}

/// The names of a screen's elements, as UIKit's classes compute them.
struct Names: Sendable {
    let screen: Screen
    let layout: Layout
    /// The elements by the names that others of the screen refer to; empty where none refers to another.
    let byName: [String: ElementID]

    init(_ screen: Screen, layout: Layout) {
        self.screen = screen
        self.layout = layout
        let refers = { (index: Int) in
            let element = screen.elements[index]
            return element[.labelledBy] != nil || element[.rowHeaders] != nil || element[.columnHeaders] != nil
        }
        guard screen.elements.indices.contains(where: refers) else {
            byName = [:]
            return
        }
        let named = screen.elements.compactMap { element in element.name.map { ($0, element.id) } }
        byName = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    /// The name of an element.
    func name(of id: ElementID) -> Name {
        let element = screen[id]
        if let label = element.label { return Name(text: label, source: .author) }
        if let target = element[.labelledBy]?.text.flatMap({ byName[$0] }) {
            let visible = screen[target]
            let text = visible.label ?? visible.text ?? visible.title ?? ""
            if !text.isEmpty { return Name(text: text, source: .labelledBy) }
        }
        return className(of: element)
    }

    private func className(of element: Element) -> Name {
        switch element.type {
        case .label: return text(element.text)
        case .button, .barButtonItem, .segment, .tabBarItem:
            // The text of a button is the second line of its configuration, which UIKit joins to the title.
            var shown = element.title ?? ""
            shown.extend(with: element.text ?? "", after: Names.separator)
            if !shown.isEmpty { return text(shown) }
            // The button of a watch may hold a group, whose texts are read as the button.
            let inside = screen.platform == .watchos ? joined(inside: element) : nil
            return inside.flatMap { $0.text.isEmpty ? nil : $0 } ?? picture(of: element)
        case .switch where screen.platform == .watchos: return text(element.title)
        case .image: return picture(of: element)
        case .tableViewCell: return joined(inside: element)
        case .switch where standsForCell(element): return element.parent.map { joined(inside: screen[$0]) } ?? none
        case .progressView, .activityIndicator: return Name(text: "", source: .system)
        default: return element.hasBuiltInName ? Name(text: "", source: .system) : none
        }
    }

    private var none: Name { Name(text: "", source: .none) }

    private func standsForCell(_ element: Element) -> Bool {
        guard element.slot == .accessory, let cell = element.parent else { return false }
        return screen.accessorySwitch(of: screen[cell]) == element.id
    }

    private func text(_ text: String?) -> Name {
        guard let text, !text.isEmpty else { return none }
        return Name(text: text, source: .text)
    }

    /// The name of a picture, which UIKit speaks when a control or an image that is a stop has nothing else.
    private func picture(of element: Element) -> Name {
        if element.hasBuiltInName { return Name(text: "", source: .system) }
        if let symbol = element[.systemImage]?.text, !symbol.isEmpty {
            return Name(text: PictureName.spoken(symbol: symbol), source: .image)
        }
        if let asset = element[.image]?.text, !asset.isEmpty {
            return Name(text: PictureName.spoken(asset: asset), source: .image)
        }
        return Name(text: "", source: .none)
    }
}
