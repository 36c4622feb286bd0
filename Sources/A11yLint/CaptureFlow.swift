import A11yDialects
import A11yEngine
import A11yModel
import A11yPolicy
import A11yVoiceOver

/// Why a file cannot be a state of a flow of captures.
package struct NoCapture: Error {
    /// The path of the file.
    package let path: String
    /// The reason, as a half sentence without a full stop.
    package let reason: String
}

/// Captures of a running app, each in a file of its own, in the order in which they were taken: the states of one
/// screen.
///
/// Captures tell what changed, and neither what the user did nor what the app posted. So a rule that needs the latter
/// does not judge them.
package struct CaptureFlow: Sendable {
    /// The first capture, with the others as its states.
    package private(set) var screen: Screen
    private let files: [(source: Source, document: ScreenDocument)]

    /// The most captures of a flow: each is compared with all before it.
    private static let most = 50

    /// Joins captures. `settings` are those of the files; nil where nothing is configured.
    package init(_ sources: [Source], in settings: [FileSettings?]) throws(NoCapture) {
        if sources.count > CaptureFlow.most {
            throw NoCapture(
                path: sources[CaptureFlow.most].path, reason: "a flow has at most \(CaptureFlow.most) captures")
        }
        let names = CaptureFlow.names(of: sources.map(\.path))
        var files: [(Source, ScreenDocument)] = []
        var states: [Screen] = []
        for (index, source) in sources.enumerated() {
            let document = ScreenDocument(parsing: source, assuming: Assumptions(settings[index]))
            var state = try CaptureFlow.capture(in: document, at: source.path)
            if let first = states.first, first.input != state.input {
                throw NoCapture(
                    path: source.path,
                    reason: "a flow has one kind of capture; this is one of the \(state.input.title), and "
                        + "\(sources[0].path) one of the \(first.input.title)")
            }
            state.state = names[index]
            files.append((source, document))
            states.append(state)
        }
        guard var first = states.first else { throw NoCapture(path: "", reason: "a flow needs captures") }
        first.flow = Flow(of: states)
        screen = first
        self.files = files
    }

    /// The lines of each file.
    package var lines: [LineTable] { files.map { LineTable($0.document.bytes) } }

    private static func capture(in document: ScreenDocument, at path: String) throws(NoCapture) -> Screen {
        guard let screen = document.screens.first else {
            throw NoCapture(path: path, reason: "no screen could be read in it")
        }
        guard screen.input.isOfRunningApp else {
            let other = screen.input == .native ? "; the states of a screen file are under its key `states`" : ""
            throw NoCapture(
                path: path, reason: "a flow is made of page sources or idb dumps, not of \(screen.input.title)\(other)")
        }
        guard document.screens.count == 1, screen.hasContent else {
            let reason = screen.hasContent ? "more than one capture is in it" : "nothing is in the capture"
            throw NoCapture(path: path, reason: reason)
        }
        return screen
    }

    /// The names of states: those of their files, or their paths if two files have one name.
    private static func names(of paths: [String]) -> [String] {
        let short = paths.map { path in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
            return String(name[..<dot])
        }
        return Set(short).count == short.count ? short : paths
    }
}

extension CaptureFlow {
    /// The flow as `simulate` gives the screens of a file.
    package func simulated(
        adjusting adjust: (inout Screen) -> Void = { _ in }
    ) -> (screen: Screen, simulation: Simulation) {
        var screen = screen
        screen.changeStates(adjust)
        return (screen, VoiceOver.simulate(screen))
    }

    /// The reports on the files, in their order. What is found at one element in several captures is one finding, in
    /// the first of them. `settings` are those of the files.
    package func reports(with settings: [FileSettings], withMaps: Bool) -> [Report] {
        let contexts = LintContext.states(of: screen, screen.states.map(VoiceOver.simulate))
        let reports = files.indices.map { index in
            let (source, document) = files[index]
            let check = DocumentCheck(
                source: source, document: document, settings: settings[index], withMaps: withMaps)
            return check.report(on: [contexts[index].screen], as: contexts[index])
        }
        var merging = CaptureFindings(screen.states, of: reports)
        return merging.merged()
    }
}

/// Merges the findings of captures.
private struct CaptureFindings {
    /// What findings of one cause have in common.
    private struct Key: Hashable {
        let rule: String
        let property: Property?
        let element: Place
        /// The number among the findings of one capture with the same other fields.
        let ordinal: Int
    }

    /// An element, by the first capture that shows it.
    private struct Place: Hashable {
        let capture: Int
        let element: ElementID
    }

    private var reports: [Report]
    private let names: [String]
    /// For each capture the elements with the place at which each was first seen, by the start of its bytes.
    private var places: [[SourceRange: Place]]
    /// The captures after the first that have a finding, by its key.
    private var others: [Key: [String]] = [:]
    private var known: Set<Key> = []

    init(_ captures: [Screen], of reports: [Report]) {
        self.reports = reports
        names = captures.map { $0.state ?? "" }
        places = captures.indices.map { index in
            let screen = captures[index]
            var places = screen.elements.map { Place(capture: index, element: $0.id) }
            var isOpen = [Bool](repeating: true, count: places.count)
            for earlier in captures.indices.prefix(index) {
                let pairs = Counterparts(from: captures[earlier], to: screen)
                for id in screen.elements.map(\.id) where isOpen[id.index] {
                    guard let first = pairs.old(of: id) else { continue }
                    places[id.index] = Place(capture: earlier, element: first)
                    isOpen[id.index] = false
                }
            }
            return Dictionary(zip(screen.elements.map(\.range), places)) { first, _ in first }
        }
    }

    /// The reports without the findings that an earlier one has.
    mutating func merged() -> [Report] {
        var keys: [[Key?]] = []
        for index in reports.indices {
            let own = self.keys(of: index)
            let isNew = own.map { key in key.map { known.insert($0).inserted } ?? true }
            for case (.some(let key), false) in zip(own, isNew) { others[key, default: []].append(names[index]) }
            reports[index].findings = zip(reports[index].findings, isNew).filter(\.1).map(\.0)
            keys.append(zip(own, isNew).filter(\.1).map(\.0))
        }
        for (index, own) in keys.enumerated() {
            for (number, key) in own.enumerated() {
                guard let also = key.flatMap({ others[$0] }) else { continue }
                reports[index].findings[number].message += " It is the same in \(quoted(also))."
                reports[index].findings[number].measured["states"] = .list([names[index]] + also)
            }
        }
        return reports
    }

    /// The keys of the findings of a capture; nil for a finding without element.
    private func keys(of index: Int) -> [Key?] {
        var counts: [Key: Int] = [:]
        return reports[index].findings.map { finding in
            guard let range = finding.element?.range, let place = places[index][range] else { return nil }
            func key(_ ordinal: Int) -> Key {
                Key(rule: finding.rule, property: finding.property, element: place, ordinal: ordinal)
            }
            let ordinal = counts[key(0), default: 0]
            counts[key(0)] = ordinal + 1
            return key(ordinal)
        }
    }

    /// The most captures that a finding names. Our choice.
    private static let mostNames = 3

    private func quoted(_ names: [String]) -> String {
        guard names.count <= CaptureFindings.mostNames else { return "\(names.count) captures after it" }
        return enumerated(names.map { "“\($0)”" })
    }
}
