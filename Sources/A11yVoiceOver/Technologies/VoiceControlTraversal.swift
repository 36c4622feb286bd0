import A11yModel

// The traversal of a screen with Voice Control.

extension Traversal {
    /// What a person can say to Voice Control: the names of enabled elements that respond, or a number for an element
    /// without a name.
    static func voiceControl(of screen: Screen, in simulation: Simulation) -> Traversal {
        let responding = Responding(screen, simulation.layout)
        let names = CallNames(screen, simulation)
        let met = simulation.stops.filter { responding.response(of: $0).responds && !responding.isDisabled($0) }
        var stops = met.map { names.entry(for: $0, unnamed: "by number only") }
        var shares: [String: Int] = [:]
        for entry in stops {
            for name in entry.names { shares[CallNames.key(name), default: 0] += 1 }
        }
        for index in stops.indices {
            for name in stops[index].names {
                let count = shares[CallNames.key(name), default: 1]
                if count > 1 { stops[index].remarks.append("\(count) share the name “\(name)”, so it asks which one") }
            }
        }
        var controls = UnreachedControls(beside: stops, in: screen, simulation, responding)
        let unreached = controls.all { responding.response(of: $0).refusal }
        return Traversal(screen: screen, technology: .voiceControl, stops: stops, unreached: unreached)
    }
}

extension Traversal.Entry {
    /// All names of the element.
    fileprivate var names: [String] { (words.isEmpty ? [] : [words]) + otherNames }
}

extension CallNames {
    /// An entry with its names; `unnamed` is the remark for a stop without a name.
    func entry(for stop: Stop, unnamed: String) -> Traversal.Entry {
        let names = names(of: stop)
        var entry = Traversal.Entry(stop: stop, words: names.first ?? "")
        entry.otherNames = Array(names.dropFirst())
        entry.actions = stop.actions
        if names.isEmpty { entry.remarks.append(isNamedBySystem(stop) ? "UIKit gives the name" : unnamed) }
        return entry
    }
}

/// The names by which Voice Control, and Find in Full Keyboard Access, know the elements of a screen.
public struct CallNames: Sendable {
    private let screen: Screen
    private let simulation: Simulation
    private let back: String

    /// The names on a screen, as VoiceOver announces them.
    public init(_ screen: Screen, _ simulation: Simulation) {
        self.screen = screen
        self.simulation = simulation
        back = Phrases.inLanguage(screen.language).back
    }

    /// The names of a stop, the most important first, without duplicates; empty without any. Input labels replace the
    /// label; blank ones are ignored.
    public func names(of stop: Stop) -> [String] {
        let label = stop.utterance.label
        let labels = authored(at: stop) ?? defaults(of: stop)
        var seen: Set<String> = []
        return (labels.isEmpty ? [label] : labels).filter { name in
            let key = CallNames.key(name)
            return !key.isEmpty && seen.insert(key).inserted
        }
    }

    /// Whether UIKit names the stop at run time, with words that are not in the file.
    func isNamedBySystem(_ stop: Stop) -> Bool {
        stop.utterance.label.isEmpty && simulation.name(of: stop.element).source == .system
    }

    /// The key by which names are compared: the words in lower case, with single spaces.
    static func key(_ name: String) -> String {
        name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The author's input labels; nil without any. UIKit returns the label for some classes, so a single input label
    /// equal to it is ignored (recorded by cashapp/AccessibilitySnapshot).
    private func authored(at stop: Stop) -> [String]? {
        guard stop.part?.standsForElement ?? true else { return nil }
        guard let labels = screen[stop.element][.userInputLabels]?.texts else { return nil }
        let worded = labels.filter { !CallNames.key($0).isEmpty }
        return worded.isEmpty || worded == [stop.utterance.label] ? nil : worded
    }

    /// UIKit's default input labels, as far as they are recorded. Whether a page control with a label keeps its default
    /// is not recorded; here the label wins.
    private func defaults(of stop: Stop) -> [String] {
        let label = stop.utterance.label
        if stop.utterance.traits.contains(.backButton) { return [label, back] }
        return screen[stop.element].type == .pageControl && label.isEmpty ? [CallNames.pageControl] : []
    }

    private static let pageControl = "Page control"
}
