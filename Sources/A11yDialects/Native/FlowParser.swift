import A11yModel
import A11ySyntax

/// What the states of a screen change in it before a state is parsed: the fields of its elements, by id. So a state is
/// parsed like any screen, and what it changes has the place where it is written.
struct ScreenChanges {
    /// A changed field of an element, with the property that it sets.
    typealias Field = (property: Property, field: NativeField)

    private(set) var fields: [String: [Field]] = [:]
    /// The ids of elements that are no longer there.
    var removed: Set<String> = []
    /// The views that are added in front of the others: lists of YAML, and child elements of XML.
    var added: [StateEntry.Added] = []
    /// The title of the screen; nil if it stays.
    var title: String?

    /// Whether nothing is changed.
    var isEmpty: Bool { fields.isEmpty && removed.isEmpty }

    /// Adds the changes of the next state on the way; the later change of a property wins.
    mutating func add(_ entry: StateEntry) {
        for change in entry.changes {
            var kept = fields[change.id.text, default: []]
            kept.removeAll { old in change.fields.contains { $0.property == old.property } }
            fields[change.id.text] = kept + change.fields
        }
        removed.formUnion(entry.removed.map(\.text))
        added.append(entry.added)
        title = entry.title ?? title
    }
}

/// An entry of `states`: a state of its own, or a way to one that exists.
struct StateEntry {
    /// The changes of one element.
    struct Change {
        let id: Node.Word
        let fields: [ScreenChanges.Field]
    }

    /// The views of a state that are in front of the others.
    struct Added {
        var list: NativeField?
        var nodes: [Node] = []
    }

    /// An act and its element, as they are written.
    struct Cause {
        let act: TransitionCause.Act
        let element: Node.Word?
        let range: SourceRange
    }

    /// The name of the state; nil if the entry is a way to another.
    var name: Node.Word?
    /// The state that it leads to, if that is not its own.
    var to: Node.Word?
    /// The state before; nil for the screen as written.
    var from: Node.Word?
    var causes: [Cause] = []
    var changes: [Change] = []
    var removed: [Node.Word] = []
    var added = Added()
    var title: String?
    var post: String?
    var focus: Node.Word?
    var text: String?
    let range: SourceRange
    let anchor: SourceRange
}

extension ScreenParser {
    /// The most states of a screen. Nobody draws a graph of more.
    private static let mostStates = 100
    /// The most elements in all states of a screen together, so that a small file cannot demand much work.
    private static let mostElements = 100_000

    /// The keys of a screen that are about its states.
    static let flowKeys = [ScreenKey.state, .states, .cost].map(\.rawValue)

    /// Parses the states of a screen. `node` is that of the screen, which is parsed already.
    mutating func readFlow(_ node: Node) {
        let fields = NodeContents(of: node, in: .view).fields
        let found = ScreenParser.flowKeys.map { key in fields.first { $0.name == key } }
        guard let list = found[1] else {
            for case .some(let alone) in [found[0], found[2]] {
                values.report("`\(alone.name)` needs `states`", at: alone.keyRange, unchecked: "`\(alone.name)`")
            }
            return
        }
        screen.state = found[0].flatMap { text($0) } ?? Flow.usualStart
        var flow = FlowParser(start: self, node: node)
        flow.read(list, most: ScreenParser.mostStates, mostElements: ScreenParser.mostElements)
        if let cost = found[2] { flow.readTasks(cost) }
        values = flow.values
        screen.flow = flow.flow
    }

    /// The fields of an element with the changes of the state.
    func changed(_ fields: ElementFields, in place: ElementPlace) -> ElementFields {
        guard !changes.isEmpty, let id = fields[.id]?.word?.text, let changes = changes.fields[id] else {
            return fields
        }
        var changed = fields
        for change in changes where place.allows(change.property) { changed.replace(change.field, as: change.property) }
        return changed
    }
}

/// Parses the list `states` of a screen: the entries first, then each state as a screen of its own.
struct FlowParser {
    /// The most ways for each state that there is room for, and the most tasks. Nobody draws or does more.
    private static let waysOfState = 10, mostTasks = 100

    private let start: ScreenParser
    private let node: Node
    /// Takes over the problems of all states, each once.
    private(set) var values: ValueParser
    private(set) var flow: Flow
    /// The parsed states, by number.
    private var parsers: [ScreenParser]
    private var changes = [ScreenChanges()]
    private var numbers: [String: Int]
    /// The problems that are reported already: a state has those of its screen.
    private var known: Set<Problem>

    init(start: ScreenParser, node: Node) {
        self.start = start
        self.node = node
        values = start.values
        known = Set(start.values.problems)
        let name = start.screen.state ?? Flow.usualStart
        flow = Flow(start: name)
        parsers = [start]
        numbers = [name: 0]
    }

    /// Parses the states of a list, up to the limits.
    mutating func read(_ list: NativeField, most: Int, mostElements: Int) {
        guard let nodes = list.entries else {
            return values.reportKind(of: list, expected: "a list of states, each of which begins with `- state:`")
        }
        var entries: [StateEntry] = []
        for entry in nodes {
            guard case .node(let node) = entry, node.kind != .sequence else {
                values.report("a state is a mapping with the key `state`", at: entry.range, unchecked: "this entry")
                continue
            }
            if let read = self.entry(node) { entries.append(read) }
        }
        let room = max(1, min(most, mostElements / max(1, start.screen.elements.count)))
        for entry in entries where entry.name != nil {
            guard flow.others.count < room else {
                values.report("at most \(room) states expected here", at: entry.anchor, unchecked: "what follows")
                break
            }
            addState(entry)
        }
        let most = room * FlowParser.waysOfState
        if entries.count > most {
            values.report("at most \(most) ways expected here", at: entries[most].anchor, unchecked: "what follows")
        }
        for entry in entries.prefix(most) { addTransition(entry) }
    }

    /// Parses what a state is: the screen, with the changes of all states that it comes from.
    private mutating func addState(_ entry: StateEntry) {
        guard let name = entry.name else { return }
        if numbers[name.text] != nil {
            return values.report("`\(name.text)` is a state already", at: name.range, unchecked: "this state")
        }
        guard let from = number(of: entry.from) else { return }
        var changes = changes[from]
        changes.add(entry)
        reportUnknown(entry.changes.map(\.id) + entry.removed, in: parsers[from])
        var screen = Screen(name: "", input: .native, range: start.screen.range, anchor: start.screen.anchor)
        screen.state = name.text
        var parser = ScreenParser(screen: screen)
        parser.changes = changes
        // Reads what `start` has read, so that its problems are known.
        parser.isState = true
        parser.values = values.withoutProblems
        parser.read(node)
        values.take(over: parser.values, known: &known)
        parser.screen.onAppear = nil
        numbers[name.text] = parsers.count
        self.changes.append(changes)
        parsers.append(parser)
        flow.others.append(parser.screen)
    }

    private mutating func addTransition(_ entry: StateEntry) {
        guard let to = (entry.name ?? entry.to).flatMap({ numbers[$0.text] }), let from = number(of: entry.from) else {
            if let to = entry.to, numbers[to.text] == nil { reportState(to) }
            return
        }
        let before = parsers[from]
        reportUnknown(entry.causes.compactMap(\.element), in: before)
        let causes = entry.causes.compactMap { cause -> TransitionCause? in
            let element = cause.element.flatMap { before.references.named[$0.text]?.element }
            if element == nil, cause.element != nil { return nil }
            if case .action(let name) = cause.act, let element,
                !before.screen[element].customActions.contains(where: { $0.name == name })
            {
                reportUnknownAct(name, at: cause.range)
                return nil
            }
            return TransitionCause(cause.act, on: element, range: cause.range)
        }
        let target = entry.focus.flatMap { parsers[to].references.named[$0.text]?.element }
        reportUnknown([entry.focus].compactMap { $0 }, in: parsers[to])
        let appearance = Appearance(
            post: entry.post ?? entry.text.map { _ in "announcement" }, focus: entry.focus?.text, target: target,
            text: entry.text, range: entry.anchor)
        flow.transitions.append(
            Transition(
                from: from, to: to, causes: causes, appearance: appearance, definesState: entry.name != nil,
                range: entry.range, anchor: entry.anchor))
        if entry.name != nil, to > 0, appearance.post != nil || entry.focus != nil {
            flow.others[to - 1].onAppear = appearance
        }
    }

    /// Reports what is neither an act nor a custom action.
    private mutating func reportUnknownAct(_ name: String, at range: SourceRange) {
        let words = TransitionCause.Act.words
        let first = name.split(separator: " ").first.map(String.init) ?? name
        let nearest = values.suggestion(for: first, among: words)
        let advice = nearest.map { "did you mean `\($0)`?" } ?? "it takes \(words.joined(separator: ", "))"
        values.report(
            "`\(first)` is no word for `by`; \(advice), or the name of a custom action of the element", at: range,
            unchecked: "`\(first)`")
    }

    /// The number of a state that an entry names; 0 for none. Nil, and a problem, for an unknown one.
    private mutating func number(of name: Node.Word?) -> Int? {
        guard let name else { return 0 }
        if let number = numbers[name.text] { return number }
        reportState(name)
        return nil
    }

    private mutating func reportState(_ name: Node.Word) {
        let known = numbers.keys.sorted()
        let nearest = values.suggestion(for: name.text, among: known)
        let advice =
            nearest.map { "did you mean `\($0)`?" } ?? "the states before it are \(known.joined(separator: ", "))"
        add(.syntax("`\(name.text)` is no state; \(advice)", at: name.range, unchecked: "this state"))
    }

    private mutating func reportUnknown(_ words: [Node.Word], in parser: ScreenParser) {
        let named = parser.references.named
        let unknown = words.filter { named[$0.text] == nil }
        guard !unknown.isEmpty else { return }
        let known = named.keys.sorted()
        for word in unknown { add(ScreenParser.problem(ofUnknown: word, among: known, &values)) }
    }

    /// Reports a problem once.
    private mutating func add(_ problem: Problem) {
        if known.insert(problem).inserted { values.add(problem) }
    }
}

/// Entries of the list.
extension FlowParser {
    /// The properties that a state cannot change: they make the element what it is.
    static let fixed: Set<Property> = [.type, .customClass, .inherits, .id, .children, .layers, .element]

    private mutating func entry(_ node: Node) -> StateEntry? {
        let parts = NodeContents(of: node, in: .view)
        var fields = parts.fields
        if node.kind == .element {
            // In XML the name is the attribute `name`, as on a screen.
            fields = fields.map { $0.name == "name" ? $0.renamed(to: "state") : $0 }
        }
        var entry = StateEntry(range: node.range, anchor: node.anchor(preferring: "state"))
        if node.kind == .mapping, node.entry("state") == nil {
            entry = StateEntry(range: node.range, anchor: node.anchor(preferring: "to"))
        }
        entry.added.nodes = parts.children
        let structure: Set = ["by", "changes", "elements", "children", "removes"]
        let kinds = MappingKeys.state.kinds.filter { !structure.contains($0.key) }
        let plain = fields.filter { !structure.contains($0.name) }
        let read = values.record(plain, keys: kinds, among: MappingKeys.state.kinds.keys.sorted())
        func word(_ key: String) -> Node.Word? {
            read[key] == nil ? nil : plain.first { $0.name == key }?.word.flatMap { $0.text.isEmpty ? nil : $0 }
        }
        (entry.name, entry.to, entry.from) = (word("state"), word("to"), word("from"))
        (entry.title, entry.post, entry.focus) = (read["title"]?.text, read["post"]?.text, word("focus"))
        entry.text = read["text"]?.text
        for field in fields where structure.contains(field.name) { add(field, to: &entry) }
        return checked(entry)
    }

    private mutating func add(_ field: NativeField, to entry: inout StateEntry) {
        switch field.name {
        case "by": entry.causes = causes(field)
        case "removes": entry.removed = values.listed(field, expected: "a list of ids") ?? []
        case "changes": entry.changes = changedElements(field)
        default: entry.added.list = field
        }
    }

    /// The entry, if it is either a state or a way to one.
    private mutating func checked(_ entry: StateEntry) -> StateEntry? {
        if entry.name == nil, entry.to == nil {
            values.report("an entry of `states` has a `state` or a `to`", at: entry.anchor, unchecked: "this entry")
            return nil
        }
        guard entry.to != nil else { return entry }
        let hasParts = !entry.changes.isEmpty || !entry.removed.isEmpty || entry.title != nil
        if entry.name != nil || hasParts || entry.added.list != nil || !entry.added.nodes.isEmpty {
            values.report(
                "`to` leads to a state that exists and changes nothing in it; a new one has a `state`",
                at: entry.anchor, unchecked: "this entry")
            return nil
        }
        return entry
    }

    /// The acts that lead to a state: `tap more`, or several with commas, or a list.
    private mutating func causes(_ field: NativeField) -> [StateEntry.Cause] {
        words(field, expected: "an act and its element, as `tap more`").compactMap { word in
            let parts = word.text.split(separator: " ", maxSplits: 1).map(String.init)
            guard let first = parts.first, let act = TransitionCause.Act(word: first) else {
                if let action = customAction(word) { return action }
                let first = Node.Word(text: parts.first ?? "", range: word.range)
                values.reportUnknownWord(first, of: field, among: TransitionCause.Act.words)
                return nil
            }
            let element = parts.count > 1 ? parts[1].trimmingSpaces : nil
            guard act.needsElement == (element != nil) else {
                let expected = act.needsElement ? "`\(first)` needs the id of an element" : "`\(first)` stands alone"
                values.report(expected, at: word.range, unchecked: "this act")
                return nil
            }
            let target = element.map { Node.Word(text: $0, range: word.range) }
            return StateEntry.Cause(act: act, element: target, range: word.range)
        }
    }

    /// A custom action by its name, before the id of its element: `Delete row`, or `do Delete row`.
    private func customAction(_ word: Node.Word) -> StateEntry.Cause? {
        var parts = word.text.split(separator: " ").map(String.init)
        guard parts.count > 1, let element = parts.popLast() else { return nil }
        if parts.count > 1, parts[0] == "do" { parts.removeFirst() }
        return StateEntry.Cause(
            act: .action(parts.joined(separator: " ")), element: Node.Word(text: element, range: word.range),
            range: word.range)
    }

    /// One text, divided at commas, or a list of texts.
    private mutating func words(_ field: NativeField, expected: String) -> [Node.Word] {
        guard let word = field.word else { return values.listed(field, expected: "a list of texts") ?? [] }
        let texts = word.text.split(separator: ",").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
        if texts.isEmpty { values.reportKind(of: field, expected: expected) }
        return texts.map { Node.Word(text: $0, range: word.range) }
    }

    /// The changed properties of each element: a mapping of ids in YAML, elements with an `id` in XML.
    private mutating func changedElements(_ field: NativeField) -> [StateEntry.Change] {
        switch field.contents {
        case .elements(let nodes):
            return nodes.compactMap { node in
                guard let id = node.entry("id")?.word else {
                    values.report("`<change>` needs an `id`", at: node.tagRange, unchecked: "this change")
                    return nil
                }
                let fields = NodeContents(of: node, in: .view).fields.filter { $0.name != "id" }
                return StateEntry.Change(id: id, fields: changedFields(fields))
            }
        case .value(let node):
            guard node.kind == .mapping else {
                values.reportKind(of: field, expected: "a mapping of ids to what changes")
                return []
            }
            return node.entries.compactMap { element in
                guard let key = element.key else { return nil }
                guard element.kind == .mapping else {
                    values.report(
                        "what changes of `\(key.name)` is a mapping of properties", at: element.range,
                        unchecked: "this change")
                    return nil
                }
                let fields = NodeContents(of: element, in: .view).fields
                return StateEntry.Change(
                    id: Node.Word(text: key.name, range: key.range), fields: changedFields(fields))
            }
        }
    }

    private mutating func changedFields(_ fields: [NativeField]) -> [ScreenChanges.Field] {
        var changed: [ScreenChanges.Field] = []
        for field in fields {
            guard let property = Property(word: field.name) else {
                values.reportUnknownKey(field, among: Property.words)
                continue
            }
            if FlowParser.fixed.contains(property) {
                values.report(
                    "a state cannot change `\(field.name)`; add or remove a view", at: field.keyRange,
                    unchecked: "`\(field.name)`")
            } else if let first = changed.first(where: { $0.property == property }) {
                values.reportDuplicate(field, of: first.field)
            } else {
                changed.append((property, field))
            }
        }
        return changed
    }
}

/// Tasks.
extension FlowParser {
    /// Parses `cost`: `from A to B`, or a list of such texts.
    mutating func readTasks(_ field: NativeField) {
        let tasks = words(field, expected: "`from A to B`")
        if tasks.count > FlowParser.mostTasks {
            values.report("at most \(FlowParser.mostTasks) tasks expected", at: field.range, unchecked: "the others")
        }
        for word in tasks.prefix(FlowParser.mostTasks) {
            if let task = task(word) {
                flow.tasks.append(task)
            } else {
                let known = flow.names.joined(separator: ", ")
                values.report(
                    "`from A to B` with two of the states \(known) expected", at: word.range, unchecked: "this cost")
            }
        }
    }

    private func task(_ word: Node.Word) -> FlowTask? {
        guard word.text.hasPrefix("from ") else { return nil }
        let names = word.text.dropFirst("from ".count)
        // Names may hold the word `to`.
        for place in names.ranges(of: " to ") {
            let parts = [names[..<place.lowerBound], names[place.upperBound...]].map { String($0).trimmingSpaces }
            if let from = numbers[parts[0]], let to = numbers[parts[1]], from != to {
                return FlowTask(from: from, to: to, range: word.range)
            }
        }
        return nil
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        let rest = drop { $0.isWhitespace }
        return String(rest.reversed().drop { $0.isWhitespace }.reversed())
    }
}

extension NativeField {
    /// The same value under another key.
    func renamed(to key: String) -> NativeField {
        NativeField(name: key, keyRange: keyRange, contents: contents, isBare: isBare)
    }
}
