import A11yModel

/// A place where the cursor halts, before anything is said there.
struct Halt {
    let element: ElementID
    /// The control inside the element; nil for the element itself.
    let part: Part?
    /// Where it stands in its container; nil where VoiceOver does not say.
    var position: Position?
    /// The innermost group around it.
    var group: ElementID?
}

/// What sorting moves as one piece: a single halt, or a group whose halts are already in order.
struct Block {
    var halts: [Halt]
    /// The frame that decides about its place; nil where it is unknown.
    var place: Rect?
}

/// What the containers around an element mean for it.
struct Surroundings {
    /// The outermost container that says where its elements stand; those inside it keep silent.
    var provider: ElementID?
    /// Where the element stands in that container.
    var position: Position?
    /// Levels below the root.
    var depth = 0

    /// The surroundings of what is in `container`.
    func inside(_ container: Element, in screen: Screen) -> Surroundings {
        let provider = provider ?? (container.announcesPositions(in: screen) ? container.id : nil)
        return Surroundings(provider: provider, depth: depth + 1)
    }

    /// The same surroundings at a position.
    func at(_ position: Position?) -> Surroundings {
        Surroundings(provider: provider, position: position, depth: depth)
    }

    /// Whether the container that announces positions is a view with the trait `tabBar` and ordinary subviews.
    func isTabRow(in screen: Screen) -> Bool {
        guard let provider else { return false }
        return screen[provider].explicitList == nil && screen.accessibilityTraits(of: provider).contains(.tabBar)
    }
}
