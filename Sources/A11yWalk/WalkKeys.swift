import A11yReporters

/// What a key of a walk stands for: a gesture of VoiceOver, or something that only a terminal needs.
enum WalkMove: CaseIterable, Hashable, Sendable {
    case next, previous, first, last
    case flickUp, flickDown, turnRotor, turnRotorBack
    case activate, increase, decrease, escape, magicTap
    case nextFinding, previousFinding, nextUnreached
    case nextScreen, previousScreen, otherWay, information, help, leave
}

/// A line of the help: keys, the gesture that they stand for, and what it does.
struct WalkKeys: Sendable {
    /// The keys with what each stands for.
    let keys: [(key: Key, move: WalkMove)]
    /// The gesture on the device; empty without one.
    let gesture: String
    /// What it does.
    let effect: String

    /// Every key of a walk, in the order of the help.
    static let all = [
        WalkKeys(
            keys: [(.right, .next), (.character("l"), .next), (.tab, .next)],
            gesture: "flick right", effect: "next element"),
        WalkKeys(
            keys: [(.left, .previous), (.character("h"), .previous), (.backTab, .previous)],
            gesture: "flick left", effect: "previous element"),
        WalkKeys(
            keys: [(.home, .first), (.character("g"), .first)],
            gesture: "four fingers, top", effect: "first element"),
        WalkKeys(
            keys: [(.end, .last), (.character("G"), .last)],
            gesture: "four fingers, bottom", effect: "last element"),
        WalkKeys(
            keys: [(.character("r"), .turnRotor), (.character("R"), .turnRotorBack)],
            gesture: "turn two fingers", effect: "rotor: what flicks up and down do"),
        WalkKeys(
            keys: [
                (.down, .flickDown), (.up, .flickUp), (.character("j"), .flickDown), (.character("k"), .flickUp),
            ],
            gesture: "flick down, up", effect: "next, previous of the rotor's kind"),
        WalkKeys(
            keys: [(.character("+"), .increase), (.character("-"), .decrease), (.character("="), .increase)],
            gesture: "flick up, down", effect: "adjust the value"),
        WalkKeys(
            keys: [(.enter, .activate), (.character(" "), .activate)],
            gesture: "double tap", effect: "activate"),
        WalkKeys(
            keys: [(.character("z"), .escape), (.escape, .escape)],
            gesture: "two-finger scrub", effect: "escape: close, go back"),
        WalkKeys(
            keys: [(.character("m"), .magicTap)],
            gesture: "two-finger double tap", effect: "magic tap: the main action"),
        WalkKeys(
            keys: [(.character("f"), .nextFinding), (.character("F"), .previousFinding)],
            gesture: "", effect: "next, previous element with findings"),
        WalkKeys(
            keys: [(.character("u"), .nextUnreached)],
            gesture: "", effect: "next element that is never reached"),
        WalkKeys(
            keys: [(.character("n"), .nextScreen), (.character("N"), .previousScreen)],
            gesture: "", effect: "next, previous screen of the file"),
        WalkKeys(
            keys: [(.character("s"), .otherWay)],
            gesture: "", effect: "next state: what comes by itself"),
        WalkKeys(
            keys: [(.character("i"), .information)],
            gesture: "", effect: "where it is written, how sure its place is"),
        WalkKeys(keys: [(.character("?"), .help)], gesture: "", effect: "this page"),
        WalkKeys(keys: [(.character("q"), .leave), (.cancel, .leave)], gesture: "", effect: "leave"),
    ]

    /// What each key stands for.
    static let moves = Dictionary(
        all.flatMap(\.keys).map { ($0.key, $0.move) }, uniquingKeysWith: { first, _ in first })
}

extension Key {
    /// How the key is shown.
    func name(_ glyphs: Rendering.Glyphs) -> String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): String(character)
        case .up: glyphs == .unicode ? "↑" : "Up"
        case .down: glyphs == .unicode ? "↓" : "Down"
        case .left: glyphs == .unicode ? "←" : "Left"
        case .right: glyphs == .unicode ? "→" : "Right"
        case .home: "Home"
        case .end: "End"
        case .tab: "Tab"
        case .backTab: "Shift-Tab"
        case .enter: "Enter"
        case .escape: "Esc"
        case .cancel: "Ctrl-C"
        }
    }
}
