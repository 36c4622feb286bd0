import A11yModel

/// Makes the references to the elements of a screen. An element has one, whatever refers to it.
final class ReferenceBuilder {
    private let context: LintContext
    private let identities: IdentityBuilder
    /// The references outside components, by element index.
    private var known: [ElementReference?]
    /// The last parent with its path: siblings follow each other.
    private var last: (parent: ElementID, path: String)?

    /// A builder for the elements of a context.
    init(of context: LintContext, _ identities: IdentityBuilder) {
        self.context = context
        self.identities = identities
        known = Array(repeating: nil, count: context.screen.elements.count)
    }

    /// The reference to an element. `component` is the path of its place in a repeated component.
    func reference(to id: ElementID, component: String?) -> ElementReference {
        if component == nil, let known = known[id.index] { return known }
        let reference = context.reference(
            to: id, path: path(of: id), identity: identities.identity(of: id), component: component)
        if component == nil { known[id.index] = reference }
        return reference
    }

    private func path(of id: ElementID) -> String {
        let screen = context.screen
        guard let parent = screen[id].parent else { return screen.step(to: id) }
        let outer: String
        if let last, last.parent == parent {
            outer = last.path
        } else {
            outer = screen.path(of: parent)
            last = (parent, outer)
        }
        return "\(outer) > \(screen.step(to: id))"
    }
}
