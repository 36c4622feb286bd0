import A11yModel

// The traversal of a screen with Switch Control.

extension Traversal {
    /// What a person meets who uses a screen with a switch: the stops of VoiceOver that respond, in its order, and the
    /// groups that are scanned before them.
    static func switchControl(of screen: Screen, in simulation: Simulation) -> Traversal {
        let responding = Responding(screen, simulation.layout)
        let groups = ScanningGroups(screen)
        let met = simulation.stops.filter { responding.response(of: $0).responds }
        let places = met.map { groups.group(of: $0) }
        var titles = ElementTitles(screen, simulation)
        var sizes: [ElementID: Int] = [:]
        for case let group? in places { sizes[group, default: 0] += 1 }
        let stops = zip(met, places).map { stop, group in
            let name = stop.utterance.label
            var entry = Entry(stop: stop, words: name.isEmpty ? stop.utterance.description : name)
            entry.actions = stop.actions
            // A group of one would cost a press and save none.
            if let group, sizes[group, default: 0] > 1 {
                entry.remarks.append("grouped in \(titles.title(of: group))")
            }
            return entry
        }
        let strands = UnenteredScrollViews(screen, simulation.layout).notes(amid: stops, "automatic scanning", &titles)
        let notes = strands + [note(onFrames: met, in: screen)].compactMap { $0 }
        var controls = UnreachedControls(beside: stops, in: screen, simulation, responding)
        let unreached = controls.all { responding.response(of: $0).refusal }
        return Traversal(screen: screen, technology: .switchControl, stops: stops, unreached: unreached, notes: notes)
    }
}

/// The containers that Switch Control scans as one item before it scans their contents.
struct ScanningGroups {
    /// For each element index, the innermost group around the element.
    private let innermost: [ElementID?]
    private let screen: Screen

    /// The groups of a screen. The author's `navigationStyle` decides; without it, containers with a type, grouped
    /// children, segmented controls and tab bars are groups.
    init(_ screen: Screen) {
        self.screen = screen
        var innermost: [ElementID?] = []
        for element in screen.elements {
            innermost.append(
                element.parent.flatMap { screen.isScannedAsGroup($0) ? $0 : innermost[$0.index] })
        }
        self.innermost = innermost
    }

    /// The group in which Switch Control reaches a stop; nil without one. A member of a list may be elsewhere in the
    /// tree; then the container with the list is its group.
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
