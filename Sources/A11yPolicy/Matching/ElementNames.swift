import A11yEngine
import A11yModel

/// The elements of a file as people name them, to tell which of them a pattern may mean.
package struct ElementNames {
    private let references: [ElementReference]

    /// The elements of screens, in all of their states.
    package init(of screens: [Screen]) {
        references = screens.flatMap {
            $0.states.flatMap { state in state.elements.map { state.reference(to: $0.id) } }
        }
    }

    /// Every name, in the order of the elements.
    package var all: [String] { references.flatMap(\.names) }

    /// The names that are nearest to those that a pattern matches; nil if the pattern matches an element.
    package func nearest(_ pattern: ElementPattern) -> [String]? {
        references.contains(where: pattern.matches)
            ? nil
            : A11yModel.nearest(pattern.word, among: all, most: ElementNames.mostNear)
    }

    /// The most names that an error lists, few enough to be read at a glance. Our choice.
    package static let mostNear = 3
}
