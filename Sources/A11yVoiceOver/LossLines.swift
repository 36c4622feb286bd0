import A11yModel

/// How losses with one cause are told in few lines.
extension Losses {
    /// What takes elements away together.
    enum Together: Hashable {
        /// The walk turned back here.
        case below(ElementID)
        /// Something modal, or a stop around them.
        case because(ElementID)
        /// A stop around them, and they are controls.
        case swallowed(ElementID)
        /// Nothing but its own class or properties.
        case alone(ElementID)
    }

    /// Lines, at most, for texts inside one stop; of more, the first speaks for all. Ours.
    private static let mostTexts = 3
    /// Lines, at most, for controls inside one stop; the last speaks for all that are left. Ours.
    private static let mostControls = 10
    /// Words, at most, that the line of the top-most element quotes of those inside it. Ours.
    private static let mostQuotes = 2

    /// The lines for elements with one cause, which are in document order.
    func lines(for cause: Together, _ lost: [ElementID]) -> [Account.Unreached] {
        guard let first = lost.first, lost.count > 1 else { return lost.compactMap { line(for: $0) } }
        switch cause {
        case .alone: return lost.compactMap { line(for: $0) }
        case .swallowed:
            guard lost.count > Losses.mostControls else { return lost.compactMap { line(for: $0) } }
            let shown = lost.prefix(Losses.mostControls)
            let last = shown.last.flatMap { line(for: $0, adding: ", and so are \(lost.count - shown.count) more") }
            return shown.dropLast().compactMap { line(for: $0) } + [last].compactMap { $0 }
        case .because(let culprit):
            if simulation.position(of: culprit) != nil, lost.count <= Losses.mostTexts {
                return lost.compactMap { line(for: $0) }
            }
            let rest = lost.count - 1
            return [line(for: first, adding: ", and so \(rest == 1 ? "is 1" : "are \(rest)") more")].compactMap { $0 }
        case .below(let top):
            let inside = lost.filter { $0 != top }
            let words = inside.map { simulation.words(of: $0, in: screen) }.filter { !$0.isEmpty }
            let quotes = words.prefix(Losses.mostQuotes).map { "“\(quoted($0))”" }
            let rest = inside.count - quotes.count
            let counted = quotes.isEmpty ? counted(rest, "element") : "\(rest) more"
            let list = quotes + (rest > 0 ? [counted] : [])
            let enumerated = list.count > 1 ? list.dropLast().joined(separator: ", ") + " and " : ""
            return [line(for: top, adding: ", with \(enumerated)\(list.last ?? "") inside it")].compactMap { $0 }
        }
    }

    private func line(for id: ElementID, adding more: String = "") -> Account.Unreached? {
        simulation.reason(for: id, in: screen).map { reason in
            Account.Unreached(
                id, words: simulation.words(of: id, in: screen), reason: reason.words + more, culprit: reason.culprit)
        }
    }
}
