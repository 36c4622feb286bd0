// Navigation bars: what is before the title and what behind it.

import A11yModel

extension Walk {
    /// What a navigation bar contributes: what is before its title, the title, and the rest. Frames decide where they
    /// are known; else the places that the file names, and where it names none, a back button is before the title and
    /// all else behind it.
    mutating func navigationBar(_ bar: Element, in inside: Surroundings) -> [Block] {
        let items = frontmost(of: bar.children)
        let leading = items.filter { screen[$0].isBeforeTitle(in: screen) }
        let trailing = items.filter { !screen[$0].isBeforeTitle(in: screen) }
        let contents = blocks(at: leading, in: inside) + parts(of: bar, in: inside) + blocks(at: trailing, in: inside)
        guard !items.contains(where: { screen[$0].frame != nil }) else { return contents }
        return group(contents, in: bar, as: .listed, anchor: layout.cursor(of: bar))
    }
}

extension Element {
    fileprivate func isBeforeTitle(in screen: Screen) -> Bool {
        slot.map { $0 == .leading } ?? screen.accessibilityTraits(of: id).contains(.backButton)
    }
}
