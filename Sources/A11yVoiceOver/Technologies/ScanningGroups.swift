import A11yModel

/// The containers that Switch Control scans as one thing before it goes through what is in them.
struct ScanningGroups {
    /// The innermost group that each element lies in.
    private let innermost: [ElementID?]
    private let screen: Screen

    /// The groups of a screen. An author's `navigationStyle` decides; left to the system, containers with a type,
    /// grouped children, segmented controls and tab bars are groups.
    init(_ screen: Screen) {
        self.screen = screen
        var innermost: [ElementID?] = []
        innermost.reserveCapacity(screen.elements.count)
        for element in screen.elements {
            innermost.append(
                element.parent.flatMap { screen.isScannedAsGroup($0) ? $0 : innermost[$0.index] })
        }
        self.innermost = innermost
    }

    /// The group in which Switch Control comes to a stop; nil without one. A member of a list may lie elsewhere in the
    /// tree: then the container with the list is its group.
    func group(of stop: Stop) -> ElementID? {
        if stop.part != nil, screen.isScannedAsGroup(stop.element) { return stop.element }
        if let group = innermost[stop.element.index] { return group }
        return stop.group.flatMap { screen.isScannedAsGroup($0) ? $0 : innermost[$0.index] }
    }
}

extension Screen {
    fileprivate func isScannedAsGroup(_ id: ElementID) -> Bool {
        guard !isAccessibilityElement(id) else { return false }
        let element = self[id]
        switch element[.navigationStyle]?.text {
        case "combined": return true
        case "separate": return false
        default:
            if element.type == .segmentedControl || element.type == .tabBar { return true }
            return element.type != .window && element.groupsChildren(in: self)
        }
    }
}
