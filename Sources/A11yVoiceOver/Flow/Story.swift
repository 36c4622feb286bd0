import A11yModel

/// A flow as a story: on each way what leads there, what VoiceOver's cursor does, and what changes; then what the tasks
/// cost.
struct Story {
    let flow: FlowSimulation

    /// The paragraphs, each a title with the lines below it.
    var paragraphs: [(title: String, lines: [String])] {
        flow.flow.transitions.indices.map { (title(of: $0), lines(of: $0)) } + costs
    }

    private func title(of number: Int) -> String {
        let transition = flow.flow.transitions[number]
        let names = flow.flow.names.map(oneLine)
        let causes = transition.causes.map { words(of: $0, in: transition.from) }
        let by = causes.isEmpty ? "" : ", " + causes.joined(separator: " or ")
        return "From “\(names[transition.from])” to “\(names[transition.to])”\(by):"
    }

    private func words(of cause: TransitionCause, in state: Int) -> String {
        guard let element = cause.element else {
            return cause.act == .appears
                ? "by itself" : cause.act == .escape ? "by the escape gesture" : "by the magic tap"
        }
        let name = quoted(flow.simulations[state].name(of: element).text)
        let target = name.isEmpty ? flow.screens[state].title(of: element, called: "") : "“\(name)”"
        return "by \(cause.act.phrase) \(target)"
    }

    private func lines(of number: Int) -> [String] {
        let transition = flow.flow.transitions[number]
        let changes = flow.changes(of: number)
        let (old, new) = (flow.simulations[transition.from].stops, flow.simulations[transition.to].stops)
        var lines = [cursor(after: number, new)]
        let appearance = transition.appearance
        if appearance.post == "announcement", let text = appearance.text {
            lines.append("Announced: \(oneLine(text)).")
        }
        lines += shortened(changes.come.map { "New: \($0 + 1). \(words(at: new[$0]))" }, as: "New")
        let changed = changes.changed.map { pair in
            "Changed: \(pair.new + 1). \(words(at: old[pair.old])) Now: \(words(at: new[pair.new]))"
        }
        lines += shortened(changed, as: "Changed")
        lines += shortened(changes.gone.map { "Gone: \(words(at: old[$0]))" }, as: "Gone")
        if isOfCaptures, lines.count == 1 { lines.append("VoiceOver says the same as before.") }
        return lines
    }

    private var isOfCaptures: Bool { flow.screens[0].input.isOfRunningApp }

    /// The most lines of one kind on one way. Our choice: a panel over a long page would list the page.
    private static let mostLines = 5

    private func shortened(_ lines: [String], as kind: String) -> [String] {
        guard lines.count > Story.mostLines else { return lines }
        return lines.prefix(Story.mostLines) + ["\(kind): \(lines.count - Story.mostLines) more."]
    }

    /// What VoiceOver does and says, as a sentence.
    private func cursor(after number: Int, _ stops: [Stop]) -> String {
        let post = flow.flow.transitions[number].appearance.post
        let sound = post == "screenChanged" ? "VoiceOver plays the new-screen sound and" : "VoiceOver"
        func at(_ index: Int) -> String { "stop \(index + 1): \(words(at: stops[index]))" }
        switch flow.landing(of: number) {
        case .sent(let index): return "\(sound) goes where the app sends it, \(at(index))"
        case .first(let index): return "\(sound) goes to the first element, \(at(index))"
        case .kept(let index): return "VoiceOver stays at \(at(index))"
        case .lost: return "VoiceOver's cursor loses its place: its element is gone, and nothing says where to go."
        case .unknown where isOfCaptures: return "What led here and where the cursor is, captures do not tell."
        case .unknown: return "Where VoiceOver's cursor is, the file does not say."
        }
    }

    private func words(at stop: Stop) -> String {
        let said = [stop.utterance.description, stop.utterance.spokenHint ?? ""].filter { !$0.isEmpty }
        let words = oneLine(said.joined(separator: " "))
        if words.isEmpty { return "(silence)" }
        return words.hasSuffix(".") ? words : words + "."
    }

    private var costs: [(title: String, lines: [String])] {
        let names = flow.flow.names.map(oneLine)
        return flow.flow.tasks.map { task in
            let cost = flow.cost(of: task).map { "\(counted($0.swipes, "swipe")) and \(counted($0.acts, "act"))." }
            return ("Cost from “\(names[task.from])” to “\(names[task.to])”: \(cost ?? "no way leads there.")", [])
        }
    }
}

extension Story {
    /// The story as a part of a map.
    var map: ScreenMap.Flow {
        let ways = flow.flow.transitions.indices.map {
            ScreenMap.Way(title: title(of: $0), lines: lines(of: $0))
        }
        return ScreenMap.Flow(states: flow.flow.names.map(oneLine), ways: ways, costs: costs.map(\.title))
    }

    /// The story as data.
    var json: JSON {
        let names = flow.flow.names
        let tasks = flow.flow.tasks.map { task -> JSON in
            let cost = flow.cost(of: task)
            return .object([
                ("from", .text(names[task.from])), ("to", .text(names[task.to])),
                ("swipes", cost.map { .integer($0.swipes) } ?? .null),
                ("acts", cost.map { .integer($0.acts) } ?? .null),
            ])
        }
        return .object([
            ("states", .array(names.map(JSON.text))),
            ("ways", .array(flow.flow.transitions.indices.map(json))), ("costs", .array(tasks)),
        ])
    }

    private func json(_ number: Int) -> JSON {
        let transition = flow.flow.transitions[number]
        let names = flow.flow.names
        let changes = flow.changes(of: number)
        let (old, new) = (flow.simulations[transition.from].stops, flow.simulations[transition.to].stops)
        let landing = flow.landing(of: number)
        return .object([
            ("from", .text(names[transition.from])), ("to", .text(names[transition.to])),
            ("by", .array(transition.causes.map { .text(words(of: $0, in: transition.from)) })),
            ("post", .optional(transition.appearance.post)), ("cursor", .text(landing.word)),
            ("stop", landing.index.map { .integer($0 + 1) } ?? .null),
            ("new", .array(changes.come.map { .text(new[$0].utterance.description) })),
            ("gone", .array(changes.gone.map { .text(old[$0].utterance.description) })),
            (
                "changed",
                .array(
                    changes.changed.map { pair in
                        .object([
                            ("before", .text(old[pair.old].utterance.description)),
                            ("after", .text(new[pair.new].utterance.description)),
                        ])
                    })
            ),
        ])
    }
}

extension TransitionCause.Act {
    /// The act as words before its element.
    fileprivate var phrase: String {
        switch self {
        case .gesture(let gesture): "\(gesture.title) on"
        case .adjust: "adjusting"
        case .enter: "text in"
        case .action(let name): "the action “\(name)” of"
        case .scroll: "scrolling"
        case .escape, .appears, .magicTap: ""
        }
    }
}
