import A11yModel

/// Finds the elements that VoiceOver never reaches, for the list of unreached elements of a traversal.
///
/// Elements that carry information or do something are listed. Wrappers, decoration and texts that a stop speaks are
/// not. Several elements with one cause share a line. Cost: linear in the elements times their depth.
struct UnreachedElements {
    let screen: Screen
    let simulation: Simulation
    private let containsStop: [Bool]
    private let names: Set<String>

    init(of screen: Screen, _ simulation: Simulation) {
        self.screen = screen
        self.simulation = simulation
        var containsStop = Array(repeating: false, count: screen.elements.count)
        for stop in simulation.stops {
            for id in screen.ancestors(of: stop.element) {
                if containsStop[id.index] { break }
                containsStop[id.index] = true
            }
        }
        self.containsStop = containsStop
        names = Set(simulation.stops.map { SpokenWords.folded($0.utterance.label) })
    }

    /// The unreached elements, in document order of the first element of each cause.
    var listed: [Traversal.Unreached] {
        var groups: [Group: [ElementID]] = [:]
        var order: [Group] = []
        var cache = SpeechCache()
        for element in screen.elements where isListed(element, cache: &cache) {
            let key = group(of: element.id)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(element.id)
        }
        return order.flatMap { lines(for: $0, groups[$0] ?? []) }
    }

    private func group(of id: ElementID) -> Group {
        switch simulation.cause(for: id, in: screen) {
        case nil: .alone(id)
        case .behindModal(let modal): .because(modal)
        // Each hidden control is listed on its own; texts share a line.
        case .insideElement(let stop): offersFunction(screen[id]) ? .hiddenControls(stop) : .because(stop)
        case .elementsHidden, .invisible, .zeroSize, .unlisted:
            .below(simulation.prunedAncestor(before: id, in: screen))
        }
    }

    // MARK: - What is listed

    private func isListed(_ element: Element, cache: inout SpeechCache) -> Bool {
        let id = element.id
        guard simulation.position(of: id) == nil, !element.isSystem else { return false }
        // The accessibility element of a layer stands for it.
        if element.type == .layer, element.children.contains(where: { simulation.position(of: $0) != nil }) {
            return false
        }
        let shown = simulation.words(of: id, in: screen)
        let isPicture = element.type == .image && !isThin(id)
        let isFunction = offersFunction(element)
        guard isFunction || isPicture || !shown.isEmpty else { return false }
        if screen.lineage(of: id).contains(where: { screen[$0].isTrue(.decorative) }) { return false }

        let isNamed = !shown.isEmpty && simulation.name(of: id).source != .image
        switch simulation.cause(for: id, in: screen) {
        case nil:
            // A double tap on a text inside lands on what is around it; the words of a container are spoken on entry.
            if containsStop[id.index] {
                return isNamed && !lendsWords(element) && !isRepeated(shown, around: id)
                    && !isSpoken(shown, inside: id, &cache)
            }
            guard isNamed || isFunction else { return isPicture && !isBesideWords(id) }
            if isFunction { return true }
            // A caption that the author removed because the control beside it has its words as its name.
            if element.isElement == false, names.contains(SpokenWords.folded(shown)) { return false }
            return !isSpoken(shown, around: id, &cache)
        case .insideElement(let stop):
            if isFunction { return !isOffered(element, by: stop, &cache) }
            return isNamed && !isSpoken(shown, by: stop, &cache)
        case .unlisted: return true
        case .elementsHidden, .invisible, .zeroSize, .behindModal: return isNamed || isFunction
        }
    }

    /// Whether activating the element does something.
    private func offersFunction(_ element: Element) -> Bool {
        if ClassDefaults.isControl(element.type), element.type != .segmentedControl {
            return element.type != .barButtonItem || element.children.isEmpty
        }
        if element.type == .slider || element.type == .pageControl || element.type == .pickerView { return true }
        if element.type == .textView { return !element.isFalse(.editable) }
        return element.action != nil || !element.gestures.isEmpty || element[.onSelect] != nil || element.hasHandler
            || !element.customActions.isEmpty
    }

    /// The thickness, in points, below which a picture can only be a line; the same as for the rules.
    private static let hairline = 2.0

    private func isThin(_ id: ElementID) -> Bool {
        simulation.layout.frame(of: id).map { min($0.width, $0.height) < UnreachedElements.hairline } ?? false
    }

    /// Whether a picture without a name is beside words in a cell or control, as icons are.
    private func isBesideWords(_ id: ElementID) -> Bool {
        screen.ancestors(of: id).contains { simulation.position(of: $0) != nil }
    }

    /// Whether the words of a container are spoken when the cursor enters it, or name the control inside.
    private func lendsWords(_ element: Element) -> Bool {
        switch element.type {
        case .searchBar, .stepper, .segmentedControl, .datePicker, .pickerView, .barButtonItem, .tabBar, .navigationBar,
            .toolbar, .alert, .window, .layer, .webView, .mapView:
            true
        default:
            element[.containerType] != nil || element.isTrue(.groupChildren) || element.isTrue(.viewIsModal)
                || element.traits?.contains(.tabBar) == true
                // The landmarks of a web page.
                || screen.ancestors(of: element.id).contains { screen[$0].type == .webView }
                // Old dumps do not distinguish an element from a container, which XCUITest names after its contents.
                || (screen.input == .pageSource && screen.isPartial && element.type == .view)
        }
    }

    /// Whether its container has the same name, as in frameworks that wrap views in views.
    private func isRepeated(_ words: String, around id: ElementID) -> Bool {
        guard let parent = screen[id].parent, simulation.cause(for: parent, in: screen) == nil else { return false }
        return simulation.position(of: parent) == nil && simulation.words(of: parent, in: screen) == words
    }

    /// Whether the stop, or one of its custom actions, does the same as a control inside it.
    private func isOffered(_ control: Element, by stop: ElementID, _ cache: inout SpeechCache) -> Bool {
        let offered = cache.functions[stop] ?? StopFunctions(screen[stop])
        cache.functions[stop] = offered
        let functions = [control.action, control.gestures[.tap]].compactMap { $0 }
        if functions.contains(where: offered.functions.contains) || simulation.isCore(control.id, of: stop, in: screen)
        {
            return true
        }
        let words = simulation.words(of: control.id, in: screen)
        return !words.isEmpty && offered.names.contain(words)
    }

    // MARK: - What stops speak

    private func isSpoken(_ words: String, by id: ElementID, _ cache: inout SpeechCache) -> Bool {
        guard let stop = simulation.stop(of: id) else { return false }
        let spoken = cache.words[id] ?? SpokenWords(at: stop, in: screen)
        cache.words[id] = spoken
        return spoken.contain(words)
    }

    private func isSpoken(_ words: String, around id: ElementID, _ cache: inout SpeechCache) -> Bool {
        let stop = screen.ancestors(of: id).first { simulation.position(of: $0) != nil }
        return stop.map { isSpoken(words, by: $0, &cache) } ?? false
    }

    /// Whether the stops inside a container speak its words, one of them or all together: frameworks name a container
    /// after its contents.
    private func isSpoken(_ words: String, inside id: ElementID, _ cache: inout SpeechCache) -> Bool {
        let folded = SpokenWords.folded(words)
        var unsaid = Set(folded.split(separator: " "))
        for descendant in screen.descendants(of: id) {
            if isSpoken(words, by: descendant, &cache) { return true }
            if let spoken = cache.words[descendant] { unsaid.subtract(spoken.words) }
        }
        return unsaid.isEmpty
    }
}

/// The words and functions of the stops that were looked up.
private struct SpeechCache {
    var words: [ElementID: SpokenWords] = [:]
    var functions: [ElementID: StopFunctions] = [:]
}

/// The functions of an element and its custom actions, and the names of the actions.
private struct StopFunctions {
    let functions: Set<String>
    let names: SpokenWords

    init(_ element: Element) {
        let actions = element.customActions
        let functions = actions.map(\.action) + [element.action, element.gestures[.tap]]
        self.functions = Set(functions.compactMap { $0 }.filter { !$0.isEmpty })
        names = SpokenWords(actions.map(\.name))
    }
}

/// Reports elements with one cause in few lines.
extension UnreachedElements {
    /// The cause that elements share.
    enum Group: Hashable {
        /// This ancestor was pruned.
        case below(ElementID)
        /// A modal element, or a stop around them.
        case because(ElementID)
        /// A stop around them, and they are controls.
        case hiddenControls(ElementID)
        /// Its own class or properties.
        case alone(ElementID)
    }

    /// The most lines for texts inside one stop; beyond that the first line covers all. Our choice.
    private static let mostTexts = 3
    /// The most lines for controls inside one stop; the last line covers the rest. Our choice.
    private static let mostControls = 10
    /// The most texts that the line of a pruned element quotes from its contents. Our choice.
    private static let mostQuotes = 2

    /// The lines for elements that share a cause, in document order.
    func lines(for cause: Group, _ unreached: [ElementID]) -> [Traversal.Unreached] {
        guard let first = unreached.first, unreached.count > 1 else { return unreached.compactMap { line(for: $0) } }
        switch cause {
        case .alone: return unreached.compactMap { line(for: $0) }
        case .hiddenControls:
            guard unreached.count > UnreachedElements.mostControls else {
                return unreached.compactMap { line(for: $0) }
            }
            let shown = unreached.prefix(UnreachedElements.mostControls)
            let last = shown.last.flatMap {
                line(for: $0, adding: ", and so are \(unreached.count - shown.count) more")
            }
            return shown.dropLast().compactMap { line(for: $0) } + [last].compactMap { $0 }
        case .because(let culprit):
            if simulation.position(of: culprit) != nil, unreached.count <= UnreachedElements.mostTexts {
                return unreached.compactMap { line(for: $0) }
            }
            let rest = unreached.count - 1
            return [line(for: first, adding: ", and so \(rest == 1 ? "is 1" : "are \(rest)") more")].compactMap { $0 }
        case .below(let top):
            let inside = unreached.filter { $0 != top }
            let words = inside.map { simulation.words(of: $0, in: screen) }.filter { !$0.isEmpty }
            let quotes = words.prefix(UnreachedElements.mostQuotes).map { "“\(quoted($0))”" }
            let rest = inside.count - quotes.count
            let counted = quotes.isEmpty ? counted(rest, "element") : "\(rest) more"
            let list = enumerated(quotes + (rest > 0 ? [counted] : []))
            return [line(for: top, adding: ", with \(list) inside it")].compactMap { $0 }
        }
    }

    private func line(for id: ElementID, adding more: String = "") -> Traversal.Unreached? {
        simulation.reason(for: id, in: screen).map { reason in
            var line = Traversal.Unreached(
                element: id, words: simulation.words(of: id, in: screen), reason: reason.words + more,
                culprit: reason.culprit)
            line.isOpen = simulation.cause(for: id, in: screen) == nil && screen[id].mayBeStop(in: screen)
            return line
        }
    }
}

/// Folded texts that can be searched for other texts: in lower case, with a single space for everything that is neither
/// a letter nor a number.
struct SpokenWords {
    /// Each text between spaces in a line of its own, so that no match spans two texts.
    private let lines: String
    let words: Set<Substring>
    /// The parts of the texts between commas: a stop that reads many texts joins them with commas.
    private let parts: Set<String>

    /// The words of some texts.
    init(_ texts: [String]) {
        lines = texts.map { " \(SpokenWords.folded($0)) " }.joined(separator: "\n")
        words = Set(lines.split { $0 == " " || $0 == "\n" })
        parts = Set(texts.flatMap { $0.split(separator: ",").map { SpokenWords.folded(String($0)) } })
    }

    /// The words of a stop, its actions and its custom content.
    init(at stop: Stop, in screen: Screen) {
        let said = stop.utterance
        let content = screen[stop.element][.customContent]?.content ?? []
        let texts = [said.description, said.label, said.value, said.hint] + stop.actions
        self.init(texts + content.flatMap { [$0.label, $0.value] })
    }

    /// Whether a text is in one of them, as whole words if its script separates words. True for a text without letters.
    func contain(_ text: String) -> Bool {
        let part = SpokenWords.folded(text)
        if part.isEmpty || parts.contains(part) { return true }
        guard part.unicodeScalars.allSatisfy(\.isASCII) else { return lines.contains(part) }
        // Most texts that are not contained differ in a word, and a lookup of words is faster.
        return part.split(separator: " ").allSatisfy(words.contains) && lines.contains(" \(part) ")
    }

    /// A text in its folded form.
    static func folded(_ text: String) -> String {
        var folded = String.UnicodeScalarView()
        var isAfterGap = false
        for scalar in text.lowercased().unicodeScalars {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                if isAfterGap, !folded.isEmpty { folded.append(" ") }
                isAfterGap = false
                folded.append(scalar)
            } else {
                isAfterGap = true
            }
        }
        return String(folded)
    }
}
