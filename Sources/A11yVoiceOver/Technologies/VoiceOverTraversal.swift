import A11yModel

// The traversal of a screen with VoiceOver.

extension Traversal {
    /// What a person hears who swipes with VoiceOver from the first stop of a screen to the last, and what VoiceOver
    /// never reaches.
    public static func voiceOver(of screen: Screen, in simulation: Simulation) -> Traversal {
        let stops = simulation.stops.map { stop in
            var entry = Entry(stop: stop, words: stop.utterance.description, hint: stop.utterance.spokenHint)
            entry.actions = stop.actions
            return entry
        }
        let notes =
            [
                note(onRecordOf: screen), note(onSystem: screen.platform), note(onLanguages: simulation.fallback),
                note(onFrames: simulation.stops, in: screen),
            ].compactMap { $0 } + notes(onAlternatives: simulation, in: screen)
            + notes(onAuthorsWordsIn: screen, simulation)
        var traversal = Traversal(
            screen: screen, technology: .voiceover, stops: stops,
            unreached: UnreachedElements(of: screen, simulation).listed, notes: notes)
        if let flow = screen.flow {
            traversal.flow = FlowSimulation(of: screen, [simulation] + flow.others.map(VoiceOver.simulate))
        }
        return traversal
    }

    /// The note that order and words come from the file; nil if they are simulated, at least in part.
    static func note(onRecordOf screen: Screen) -> String? {
        guard let recorded = screen.recordedOrder else { return nil }
        return recorded.allSatisfy { screen[$0][.recordedSpeech] != nil }
            ? "Order and words are those that the file records." : "The order is the one that the file records."
    }

    /// The note that order and words are an approximation; nil for a system whose VoiceOver was recorded.
    static func note(onSystem platform: Platform) -> String? {
        guard platform == .macos else { return nil }
        return "On a Mac, order and wording depend on VoiceOver's settings: what stands here is an approximation."
    }

    /// The note that English is used instead of these languages; nil without any.
    static func note(onLanguages languages: [String]) -> String? {
        guard !languages.isEmpty else { return nil }
        return "VoiceOver's own words are English here: those of \(languages.joined(separator: ", ")) are not known."
    }

    /// The most stops that a note lists by number; beyond that it says “many”. Our choice.
    private static let mostNumbers = 5

    /// The note that the order of the file is used for unknown frames; nil if all are known. Items of bars are left
    /// out, since their bar places them.
    static func note(onFrames stops: [Stop], in screen: Screen) -> String? {
        // A watch stacks elements in the order of the file.
        if screen.platform == .watchos, screen.input == .interfaceBuilder { return nil }
        let unknown = stops.indices.filter { index in
            stops[index].fragility == .unknownFrame && !screen[stops[index].element].isPlacedByBar
        }
        guard let last = unknown.last else { return nil }
        let numbers = unknown.map { "\($0 + 1)" }
        return switch numbers.count {
        case stops.count: "No frames are known: the order of the file stands in for the places of the stops."
        case 1: "The frame of stop \(last + 1) is not known: the order of the file stands in for its place."
        case ...mostNumbers:
            "The frames of stops \(enumerated(numbers)) are not known: "
                + "the order of the file stands in for their places."
        default:
            "The frames of many stops are not known: the order of the file stands in for their places."
        }
    }
}

extension Element {
    fileprivate var isPlacedByBar: Bool {
        switch type {
        case .navigationBar, .toolbar, .tabBar, .barButtonItem, .tabBarItem, .segment: true
        default: macRole == .menuItem
        }
    }
}

extension Traversal {
    /// Why the position of a stop is uncertain, as a phrase without a full stop; nil if it is certain.
    func doubt(about stop: Stop) -> String? {
        switch stop.fragility {
        case nil: nil
        case .nearRowGap(let other, let distance):
            "its top is \(points(distance)) from that of \(title(of: other)), and a new row starts at "
                + points(FocusOrder.rowGap(of: screen.platform))
        case .chain(let first, let second):
            "alone it would come before \(title(of: first)), but \(title(of: second)) is in one row with both"
        case .unknownFrame: "its frame is not known, and the order of the file stands in for its place"
        }
    }

    private func title(of element: ElementID) -> String {
        screen.title(of: element, called: screen[element].label ?? screen[element].text ?? screen[element].title ?? "")
    }

    /// A length in words, rounded to a tenth of a point.
    private func points(_ length: Double) -> String {
        let tenths = (length * tenthsOfPoint).rounded()
        let whole = Int(exactly: tenths / tenthsOfPoint)
        let digits = whole.map(String.init) ?? String(tenths / tenthsOfPoint)
        return "\(digits) \(whole == 1 ? "point" : "points")"
    }
}

/// Tenths of a point in a point.
private let tenthsOfPoint = 10.0
