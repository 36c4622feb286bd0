import A11yModel
import A11yReporters
import A11yVoiceOver

/// A screen with what VoiceOver makes of it.
package typealias ReadScreen = (screen: Screen, simulation: Simulation)

/// So many cells of a terminal.
package struct CellSize: Hashable, Sendable {
    /// Cells across.
    var columns: Int
    /// Cells down.
    var rows: Int
}

/// A walk through the screens of a file: where the cursor is, how the rotor stands, and what the last gesture set off.
package struct Walker: Sendable {
    /// What to do after a key.
    enum Effect: Sendable {
        case draw, leave
    }

    /// A text that lies over the screen until it is closed.
    enum Page: Sendable {
        case information, help
    }

    /// The files of the states, if each is a capture of its own; empty otherwise.
    package var captures: [(path: String, lines: LineTable)] = []
    /// What was found in the file.
    package var findings: [Finding] = []
    private let file: (path: String, lines: LineTable)
    /// The file's screens; never none.
    let screens: [ReadScreen]
    /// The characters to draw with.
    let glyphs: Rendering.Glyphs
    /// The terminal's size.
    var size: CellSize
    /// Which of the screens is open.
    private(set) var open: Int
    /// What flicks up and down do.
    private(set) var rotor = RotorDial()
    /// What the last gesture set off; nil where the cursor only moved.
    private(set) var answer: String?
    /// The page over the screen; nil without one.
    private(set) var page: Page?
    /// How many lines of the page are scrolled away.
    private(set) var pageTop = 0
    /// Which of the unreached elements was named last; nil before the first.
    private var unreached: Int?
    /// Which of the stop's custom actions was flicked to; nil before the first.
    private(set) var action: Int?
    private var positions: [Int]
    /// The states of each screen; nil for a screen without.
    private let flows: [FlowSimulation?]
    /// The number of the state that each screen is in.
    private var states: [Int]

    /// A walk that begins on a screen where VoiceOver would begin.
    package init(
        _ file: (screens: [ReadScreen], lines: LineTable), path: String, from open: Int, size: CellSize,
        glyphs: Rendering.Glyphs
    ) {
        self.file = (path, file.lines)
        screens = file.screens
        self.open = open
        self.size = size
        self.glyphs = glyphs
        positions = file.screens.map { screen, simulation in
            screen.onAppear?.target.flatMap { simulation.position(of: $0) } ?? 0
        }
        flows = file.screens.map { screen, simulation in
            screen.flow.flatMap { flow in
                FlowSimulation(of: screen, [simulation] + flow.others.map(VoiceOver.simulate))
            }
        }
        states = file.screens.map { _ in 0 }
    }

    /// The path of the file that the open screen is in, as it is shown.
    var path: String { captures.isEmpty ? file.path : captures[states[open]].path }
    /// The lines of that file.
    var lines: LineTable { captures.isEmpty ? file.lines : captures[states[open]].lines }
    /// The states of the open screen; nil if it has none.
    private var flow: FlowSimulation? { flows[open] }
    /// The open screen, in its state.
    var screen: Screen { flow.map { $0.screens[states[open]] } ?? screens[open].screen }
    /// VoiceOver's reading of it.
    var simulation: Simulation { flow.map { $0.simulations[states[open]] } ?? screens[open].simulation }
    /// The name of the open screen, with its state.
    var title: String { screen.state.map { "\(screen.name), \($0)" } ?? screen.name }
    /// The place of the cursor among the stops.
    var position: Int { positions[open] }
    /// The stop under the cursor; nil on a screen without stops.
    var stop: Stop? { simulation.stops.indices.contains(position) ? simulation.stops[position] : nil }

    /// Does what a key stands for.
    mutating func handle(_ key: Key) -> Effect {
        if key == .cancel { return .leave }
        let move = WalkKeys.moves[key]
        if page != nil {
            turnPage(move)
            return .draw
        }
        guard let move else { return .draw }
        if move == .leave { return .leave }
        answer = nil
        perform(move)
        return .draw
    }

    private mutating func perform(_ move: WalkMove) {
        switch move {
        case .next: step(to: position + 1)
        case .previous: step(to: position - 1)
        case .first: step(to: 0)
        case .last: step(to: max(simulation.stops.count - 1, 0))
        case .nextScreen: show(open + 1)
        case .previousScreen: show(open - 1)
        case .otherWay: goOtherWay()
        case .nextFinding: jumpToFinding(1)
        case .previousFinding: jumpToFinding(-1)
        case .nextUnreached: nameUnreached()
        case .information: openPage(.information)
        case .help: openPage(.help)
        case .leave: return
        default: gesture(move)
        }
    }

    /// Gestures at the element under the cursor.
    private mutating func gesture(_ move: WalkMove) {
        guard let stop else { return }
        defer { goOn(by: move, at: stop) }
        let effects = GestureEffects(screen: screen, simulation: simulation, stop: stop)
        switch move {
        case .flickUp: flick(.increment, -1, at: effects)
        case .flickDown: flick(.decrement, 1, at: effects)
        case .turnRotor: rotor.turn(by: 1, at: stop)
        case .turnRotorBack: rotor.turn(by: -1, at: stop)
        case .activate: answer = action.map { effects.performing($0) } ?? effects.activated
        case .increase: answer = effects.adjusted(.increment)
        case .decrease: answer = effects.adjusted(.decrement)
        case .escape: answer = effects.escaped
        case .magicTap: answer = effects.magicTapped
        default: return
        }
    }
}

extension Walker {
    /// Moves the cursor; at the ends it stays, as VoiceOver's does with a sound.
    private mutating func step(to place: Int) {
        guard simulation.stops.indices.contains(place) else {
            let end = place < 0 ? "This is the first element" : "This is the last element"
            answer = simulation.stops.isEmpty ? nil : "\(end): the cursor stays."
            return
        }
        positions[open] = place
        action = nil
        rotor.arrive()
    }

    /// Opens another screen of the file.
    private mutating func show(_ index: Int) {
        guard screens.indices.contains(index) else {
            let end = index < 0 ? "This is the first screen" : "This is the last screen"
            answer = screens.count == 1 ? "The file has one screen." : "\(end) of the file."
            return
        }
        open = index
        action = nil
        unreached = nil
        rotor.arrive()
    }

    /// A flick up or down: adjusts, walks through the actions of the element, or jumps to another element.
    private mutating func flick(_ adjustment: Adjustment, _ direction: Int, at effects: GestureEffects) {
        switch rotor.setting(at: effects.stop) {
        case .adjust: answer = effects.adjusted(adjustment)
        case .jump(.actions) where !effects.stop.actions.isEmpty:
            let count = effects.stop.actions.count
            // Like VoiceOver's own list, it goes round; the default action, activating, is its last entry.
            let next = ((action ?? count) + direction + count + 1) % (count + 1)
            action = next == count ? nil : next
            answer = action.map { effects.offering($0) } ?? "Activate: double tap as usual."
        case .jump(let rotor): jump(to: rotor, direction)
        }
    }

    private mutating func jump(to kind: Rotor, _ direction: Int) {
        let places = kind.stops(in: simulation)
        let found = direction > 0 ? places.first { $0 > position } : places.last { $0 < position }
        guard let found else {
            let name = kind.rawValue
            answer = places.isEmpty ? "There are no \(name) on this screen." : "No more \(name) in this direction."
            return
        }
        let dial = rotor
        step(to: found)
        // Who jumps from heading to heading stays with headings, whatever else the element offers.
        rotor = dial.held(on: kind)
    }
}

/// What was found.
extension Walker {
    /// The findings on an element, the worst first: its own, and those of equal elements that are told with it.
    func findings(on element: ElementID) -> [Finding] {
        let anchor = screen[element].anchor
        return findings.inReadingOrder.filter { finding in
            finding.element?.anchor == anchor || finding.repeats.contains { $0.element?.anchor == anchor }
        }
    }

    /// Moves the cursor to the next stop with findings in a direction.
    private mutating func jumpToFinding(_ direction: Int) {
        let stops = simulation.stops
        let places =
            direction > 0 ? Array(stops.indices.dropFirst(position + 1)) : stops.indices.prefix(position).reversed()
        guard let place = places.first(where: { !findings(on: stops[$0].element).isEmpty }) else {
            answer = "No more findings in this direction."
            return
        }
        step(to: place)
    }

    /// Names the next element that the cursor never reaches, why, and what was found there. The cursor stays.
    private mutating func nameUnreached() {
        let traversal = Traversal.voiceOver(of: screen, in: simulation)
        guard !traversal.unreached.isEmpty else {
            answer = "Every element that VoiceOver should reach is reached."
            return
        }
        let index = unreached.map { ($0 + 1) % traversal.unreached.count } ?? 0
        unreached = index
        let element = traversal.unreached[index]
        let line = lines.place(of: screen[element.element].anchor.start).line
        let found = findings(on: element.element).map { " \($0.walkWords)" }.joined()
        let title = GestureEffects.shown(screen[element.element])
        answer =
            "Never reached, \(index + 1) of \(traversal.unreached.count): \(title), line \(line): "
            + "\(element.reason).\(found)"
    }
}

extension Finding {
    /// The finding as a walk says it: `error: VoiceOver says “Button.” [missing-label]`.
    var walkWords: String {
        let kind = confidence == .review ? "to review" : severity.rawValue
        return "\(kind): \(statement) [\(rule)]"
    }
}

/// Ways to other states.
extension Walker {
    /// Goes to the state to which a gesture leads, if it leads to one.
    private mutating func goOn(by move: WalkMove, at stop: Stop) {
        let act: TransitionCause.Act
        switch move {
        case .activate where action == nil && !stop.utterance.traits.contains(.notEnabled): act = .gesture(.tap)
        case .activate:
            guard let action, stop.actions.indices.contains(action) else { return }
            act = .action(stop.actions[action])
        case .increase, .decrease: act = .adjust
        case .escape: act = .escape
        default: return
        }
        guard let flow else { return }
        let state = states[open]
        let place = position
        let way = flow.flow.transitions.indices.first { number in
            let transition = flow.flow.transitions[number]
            return transition.from == state
                && transition.causes.contains { cause in
                    cause.act == act && (!act.needsElement || flow.stop(of: cause, in: state) == place)
                }
        }
        if let way { go(way, in: flow) }
    }

    /// Goes the first way on that comes by itself, or else the first that there is.
    private mutating func goOtherWay() {
        guard let flow else {
            answer = "The screen has one state."
            return
        }
        let ways = flow.flow.transitions.indices.filter { flow.flow.transitions[$0].from == states[open] }
        let itself = ways.first { number in flow.flow.transitions[number].causes.contains { $0.act == .appears } }
        guard let way = itself ?? ways.first else {
            answer = "No way leads on from this state."
            return
        }
        go(way, in: flow)
    }

    private mutating func go(_ number: Int, in flow: FlowSimulation) {
        let transition = flow.flow.transitions[number]
        let landing = flow.landing(of: number)
        states[open] = transition.to
        positions[open] = landing.index ?? 0
        action = nil
        rotor.arrive()
        let name = "Now “\(flow.flow.names[transition.to])”"
        let place =
            switch landing {
            case .sent: "the app sends the cursor here."
            case .first: "the cursor goes to the first element."
            case .kept: "the cursor stays."
            case .lost: "the cursor has lost its place. Where it goes is not documented."
            case .unknown where screen.input.isOfRunningApp: "where the cursor is, captures do not tell."
            case .unknown: "where the cursor is, the file does not say."
            }
        answer = [answer, "\(name): \(place)"].compactMap { $0 }.joined(separator: " ")
    }
}

extension Walker {
    private mutating func openPage(_ page: Page) {
        self.page = page
        pageTop = 0
    }

    /// Scrolls the page; every other key closes it.
    private mutating func turnPage(_ move: WalkMove?) {
        let most = max(0, pageText.count - WalkView.pageRows(in: size))
        switch move {
        case .flickDown: pageTop = min(pageTop + 1, most)
        case .flickUp: pageTop = max(min(pageTop, most) - 1, 0)
        case .activate where pageTop < most: pageTop = min(pageTop + WalkView.pageRows(in: size), most)
        default: page = nil
        }
    }
}
