import A11yModel

// Builds the map of a screen from its elements and the simulation of VoiceOver.

extension ScreenMap {
    /// The map of a screen with VoiceOver's stops. Cost: that of the traversal of the screen.
    public init(of screen: Screen, in simulation: Simulation) {
        self.init(of: screen)
        let traversal = Traversal.voiceOver(of: screen, in: simulation)
        shapes = screen.elements.compactMap { ScreenMap.shape(of: $0, in: screen, simulation) }
        let containers = StopContainers(of: traversal.stops.map(\.stop.element), on: screen, in: simulation)
        stops = traversal.stops.map { entry in
            let frame = entry.stop.frame ?? ScreenMap.share(of: screen[entry.stop.element], in: screen, simulation)
            var stop = Stop(
                frame: frame.flatMap { $0.isFinite ? $0 : nil },
                announcements: entry.stop.announcements.map(oneLine),
                words: oneLine(entry.words),
                details: Transcript.details(of: entry, in: traversal).map(oneLine),
                isOffScreen: entry.stop.isOffScreen,
                anchor: screen[entry.stop.element].anchor)
            stop.containers = containers.around(entry.stop.element, on: screen)
            return stop
        }
        unreached = traversal.unreached.map { unreached in
            Unreached(
                title: oneLine(screen[unreached.element].heading(called: unreached.words)),
                reason: oneLine(unreached.reason),
                anchor: screen[unreached.element].anchor)
        }
        notes = traversal.notes.map(oneLine)
        flow = traversal.flow.map { Story(flow: $0).map }
    }

    private static func shape(of element: Element, in screen: Screen, _ simulation: Simulation) -> Shape? {
        let layout = simulation.layout
        guard layout.isShown[element.id.index], !element.isSystem,
            let frame = layout.frame(of: element.id) ?? share(of: element, in: screen, simulation), frame.isFinite,
            frame.area > 0
        else { return nil }
        let kind = Kind(drawing: element)
        // The words of a container are those of its parts, which have shapes of their own.
        let words = kind == .container ? "" : simulation.words(of: element.id, in: screen)
        var shape = Shape(kind, frame: frame, words: oneLine(words), anchor: element.anchor)
        let font = element[.font]?.font
        shape.textSize = font?.pointSize
        shape.isBold = font?.bold ?? (font?.style == "headline")
        shape.isOn =
            element.isTrue(.isOn)
            || kind == .segment && screen.accessibilityTraits(of: element.id).contains(.selected)
        return shape
    }
}

extension ScreenMap {
    /// Where a segment or the item of a tab bar is drawn, whose frame no file has: UIKit gives all the same width. Nil
    /// for other elements, and where the frame of the whole is unknown.
    private static func share(of element: Element, in screen: Screen, _ simulation: Simulation) -> Rect? {
        guard element.type == .segment || element.type == .tabBarItem, let parent = element.parent,
            let whole = simulation.layout.frame(of: parent),
            let place = screen[parent].items.firstIndex(of: element.id)
        else { return nil }
        let count = screen[parent].items.count
        let width = whole.width / Double(count)
        let index = screen.direction == .rtl ? count - 1 - place : place
        return Rect(x: whole.x + Double(index) * width, y: whole.y, width: width, height: whole.height)
    }
}

extension ScreenMap.Kind {
    /// How an element is drawn.
    fileprivate init(drawing element: Element) {
        switch element.type {
        case .label: self = .text
        case .image: self = .image
        case .textField, .secureTextField, .textView, .searchBar: self = .field
        case .switch: self = .toggle
        case .slider, .stepper, .progressView: self = .plainControl
        case .segmentedControl where !element.items.isEmpty: self = .plainControl
        case .segment, .tabBarItem: self = .segment
        case _ where !element.children.isEmpty: self = .container
        case _ where ClassDefaults.isControl(element.type) || element.action != nil: self = .control
        case .layer, .accessibilityElement: self = element[.image] == nil ? .text : .image
        default: self = .container
        }
    }
}
