import A11yEngine
import A11yModel
import A11yVoiceOver

/// Gestures without an alternative: no custom action and no control has the same function. Cost: linear in the
/// elements, plus, for each element with gestures, its ancestors and descendants.
struct GestureOnly: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        let candidates = context.elements(setting: .gestures).filter { id in
            guard context.screen[id].gestures.contains(where: { $0.key != .tap }), context.isVisible(id) else {
                return false
            }
            if case .behindModal = context.simulation.cause(for: id, in: context.screen) { return false }
            return true
        }
        guard !candidates.isEmpty else { return [] }
        let offered = OfferedFunctions(at: context)
        let hasExit = context.stops.contains { context.isExit($0.element) }
        return candidates.flatMap { violations(of: $0, offered, hasExit: hasExit, in: context) }
    }

    private func violations(
        of id: ElementID, _ offered: OfferedFunctions, hasExit: Bool, in context: LintContext
    ) -> [Violation] {
        let gestures = context.screen[id].gestures
        let left = Gesture.allCases.filter { gesture in
            guard gesture != .tap, let word = gestures[gesture] else { return false }
            return !isServed(gesture, on: id, in: context) && !leadsOut(word, from: id, hasExit, in: context)
        }
        // Several gestures may have the same function.
        let words = left.compactMap { gestures[$0] }.reduce(into: [String]()) { words, word in
            if !words.contains(word) { words.append(word) }
        }
        let activation = activation(of: id, in: context)
        // The method can do one thing: the only one, or one of several that the file does not tell apart.
        if activation == .free, words.count == 1 { return [] }
        return words.compactMap { word in
            let actions = actions(around: id, in: context)
            if !word.isEmpty, offered.offer(word, around: id, in: context) { return nil }
            if !word.isEmpty, actions.contains(where: { $0.action == word || isNamed($0, after: word) }) { return nil }
            let isUnknown = word.isEmpty || context.screen.input == .interfaceBuilder
            let isPerhapsOffered =
                actions.contains { $0.action == nil }
                || context.screen.lineage(of: id).contains { context.screen[$0].overrides("performMagicTap") }
            let titles = left.filter { gestures[$0] == word }.map(\.title)
            return Violation(
                id, property: .gestures, variant: isUnknown ? "unknown" : nil,
                facts: [
                    "action": .text(shown(word)),
                    "gesture": .text(titles.joined(separator: " or ")),
                    "name": .text(context.quote(of: id)),
                ],
                doubts: isUnknown || isPerhapsOffered || activation == .free ? .undecided : [])
        }
    }

    /// What a function does, by its name; code that is no call of one stays code.
    private func shown(_ function: String) -> String {
        if function.contains(where: { "={;…".contains($0) }) { return function }
        return RuleText.parts(ofIdentifier: function).joined(separator: " ")
    }

    /// What `accessibilityActivate`, which VoiceOver calls at a double tap, is there for.
    private enum Activation {
        /// The class does not override it, or VoiceOver does not stop there.
        case none
        /// A tap has a function already, which is what it does.
        case tap
        /// A tap does nothing else, so it can do what a gesture does.
        case free
    }

    /// What the overridden method of the stop that an element is, or is part of, is there for.
    private func activation(of id: ElementID, in context: LintContext) -> Activation {
        let lineage = context.screen.lineage(of: id)
        guard let stop = lineage.first(where: { context.simulation.position(of: $0) != nil }),
            context.screen[stop].overrides("activate")
        else { return .none }
        return context.answersTap(stop) || context.screen[stop].isControl ? .tap : .free
    }

    /// Whether the class, a trait or an overridden method handles the gesture for VoiceOver.
    private func isServed(_ gesture: Gesture, on id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        if element.type == .webView || element.type == .mapView || element.scrolls(along: gesture) { return true }
        if gesture.isStroke, !gesture.isScroll, context.isAdjustable(id) { return true }
        if gesture == .doubleTap, activation(of: id, in: context) != .none { return true }
        if gesture.isStroke, isServed(insideOf: id, in: context) { return true }
        return context.screen.lineage(of: id).contains { above in
            let element = context.screen[above]
            let traits = element.traits ?? []
            if traits.contains(.allowsDirectInteraction) || gesture == .pinch && traits.contains(.supportsZoom) {
                return true
            }
            if gesture.isStroke, element[.overrides]?.texts?.contains("scroll") == true { return true }
            // VoiceOver's Magic Tap is this gesture.
            if gesture == .twoFingerDoubleTap, element.overrides("performMagicTap") { return true }
            let isDrag = gesture == .pan || gesture == .longPress
            return isDrag && (element[.dragSources] != nil || element[.dropPoints] != nil)
        }
    }

    /// Whether VoiceOver's own strokes do at the controls inside what a stroke does at the view around them: each is
    /// adjusted by methods of its class, or scrolls.
    private func isServed(insideOf id: ElementID, in context: LintContext) -> Bool {
        let inside = context.stops(in: id).map { context.screen[$0.element] }.filter {
            $0.id != id && (context.isInteractive($0.id) || $0.overrides("scroll"))
        }
        return !inside.isEmpty
            && inside.allSatisfy { !$0.adjustsItself && context.isAdjustable($0.id) || $0.overrides("scroll") }
    }

    /// Whether the gesture only dismisses something or hides the keyboard, which something else also does.
    private func leadsOut(_ word: String, from id: ElementID, _ hasExit: Bool, in context: LintContext) -> Bool {
        if WordList.endEditing.contains(whole: word) { return true }
        let verb = RuleText.parts(ofIdentifier: word).first ?? ""
        guard WordList.exitFunctions.contains(whole: verb) || WordList.exitFunctions.contains(whole: word) else {
            return false
        }
        return hasExit || context.answersEscape(id)
    }

    /// The custom actions of an element, its ancestors and its descendants.
    private func actions(around id: ElementID, in context: LintContext) -> [CustomAction] {
        let above = context.screen.lineage(of: id).flatMap { context.screen[$0].customActions }
        let inside = context.stops(in: id).flatMap { context.screen[$0.element].customActions }
        return Array((above + inside).prefix(LintContext.mostActions))
    }

    /// Whether a custom action without a function has the words of the gesture's function in its name: “Delete” and
    /// `deleteRow`.
    private func isNamed(_ action: CustomAction, after word: String) -> Bool {
        guard action.action == nil else { return false }
        let function = RuleText.parts(ofIdentifier: word).joined(separator: " ")
        return RuleText.contains(function, action.name) || RuleText.contains(action.name, function)
    }
}

extension OfferedFunctions {
    /// Whether a stop with this function is in one of the cards around an element, outside all cards, or inside the
    /// element.
    fileprivate func offer(_ function: String, around id: ElementID, in context: LintContext) -> Bool {
        guard let cards = cards(with: function) else { return false }
        if cards.contains(nil) || context.screen.lineage(of: id).contains(where: { cards.contains($0) }) { return true }
        return context.screen.descendants(of: id).contains { cards.contains($0) }
    }
}
