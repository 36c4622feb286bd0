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
    /// The semantic groups around it that VoiceOver speaks of, outermost first.
    var spokenGroups: [ElementID] = []
    /// Why its place is not certain; nil where it is.
    var fragility: Fragility?
}

/// What sorting moves as one piece: a single halt, or a group whose halts are already in order.
struct Block {
    var halts: [Halt]
    /// The frame that decides about its place; nil where it is unknown.
    var place: Rect?
    /// Where its own is unknown, the frame of the nearest view around it.
    var surroundings: Rect?
}

/// What the containers around an element mean for it.
struct Surroundings {
    /// The outermost container that says where its elements stand; those inside it keep silent.
    private(set) var provider: ElementID?
    /// Where the element stands in that container.
    private(set) var position: Position?
    /// The semantic groups that VoiceOver speaks of, outermost first.
    private(set) var spokenGroups: [ElementID] = []
    /// Levels below the root.
    private(set) var depth = 0

    /// The surroundings of what is in `container`.
    func inside(_ container: Element, in screen: Screen) -> Surroundings {
        var inside = self
        inside.position = nil
        inside.depth += 1
        if provider == nil, container.announcesPositions(in: screen) { inside.provider = container.id }
        if container.isSpokenGroup { inside.spokenGroups.append(container.id) }
        return inside
    }

    /// The same surroundings at a position.
    func at(_ position: Position?) -> Surroundings {
        var there = self
        there.position = position
        return there
    }

    /// Whether the container that announces positions is a view with the trait `tabBar` and ordinary subviews. One that
    /// is a data table as well is a table.
    func isTabRow(in screen: Screen) -> Bool {
        guard let provider, screen[provider][.containerType]?.text != "dataTable" else { return false }
        return screen[provider].explicitList == nil && screen.accessibilityTraits(of: provider).contains(.tabBar)
    }
}
