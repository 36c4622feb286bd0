import A11yModel

/// What a map says in words: to those who do not see it, and of what is not on it.
struct MapWords {
    private let screen: NumberedScreen
    private let plan: MapPlan
    private let placed: Set<Int>

    init(_ screen: NumberedScreen, _ plan: MapPlan) {
        self.screen = screen
        self.plan = plan
        placed = Set(plan.numbers.map(\.index))
    }

    /// The kind of device, and the size of its screen.
    var device: String {
        let size = screen.map.size
        return "\(screen.map.platform.title), \(decimal(size.width)) × \(decimal(size.height)) points"
    }

    /// What the picture shows, for a text alternative.
    var alternative: String {
        let map = screen.map
        let size = "\(decimal(map.size.width)) by \(decimal(map.size.height)) points"
        let stops =
            map.stops.isEmpty
            ? "VoiceOver stops nowhere." : "Numbers show where VoiceOver stops, 1 to \(map.stops.count), in order."
        let marks = plan.marks.isEmpty ? "" : " \(counted(plan.marks.count, "element")) with findings: outlined."
        let letters = plan.letters.isEmpty ? "" : " \(counted(plan.letters.count, "element")) never reached: hatched."
        return "The screen “\(map.name)” of \(size), drawn from its frames. \(stops)\(marks)\(letters)"
    }

    /// What is said at the stops, with their numbers; of very many, the first.
    var spoken: String {
        let most = 100
        let stops = screen.map.stops
        let said = stops.prefix(most).enumerated().map { index, stop in
            "\(index + 1): \(stop.words.isEmpty ? "(silence)" : stop.words)"
        }
        return (said + (stops.count > most ? ["and \(stops.count - most) more"] : [])).joined(separator: " ")
    }

    /// What is to be said of the whole screen: what its notes say, and why nothing stands on the map.
    var notes: [String] {
        screen.map.notes + (isBlank ? ["No frame is known here: none of the stops is on the map."] : [])
    }

    /// Whether no frame is known.
    private var isBlank: Bool { !screen.map.stops.isEmpty && screen.map.stops.allSatisfy { $0.frame == nil } }

    /// Why a stop is not, or not at once, to be seen; nothing for one that is.
    func whereabouts(of stop: Int) -> [String] {
        let stop = (index: stop, value: screen.map.stops[stop])
        guard let frame = stop.value.frame else {
            return isBlank ? [] : ["Not on the map: its frame is unknown."]
        }
        if placed.contains(stop.index) { return stop.value.isOffScreen ? ["Scrolled to."] : [] }
        if plan.canvas.visible(frame) != nil { return ["Not on the map: there are too many stops."] }
        return [frame.area > 0 ? "Not on the map: it lies far off the screen." : "Not on the map: it has no size."]
    }
}

extension Platform {
    /// As its maker writes it.
    fileprivate var title: String {
        switch self {
        case .ios: "iOS"
        case .ipados: "iPadOS"
        case .tvos: "tvOS"
        case .watchos: "watchOS"
        case .macos: "macOS"
        }
    }
}
