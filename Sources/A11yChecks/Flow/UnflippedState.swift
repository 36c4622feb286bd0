import A11yEngine
import A11yModel
import A11yVoiceOver

/// What VoiceOver says of a control as before, although the change that it makes is done. Cost: linear in the stops of
/// each way between states.
struct UnflippedState: Check {
    /// Words of hints that offer to show something.
    private let showing: [String]
    /// Parts of names of pictures that show whether a section is open.
    private let arrows: Set<String>

    init(_ parameters: inout Parameters) {
        showing = parameters.words("showing").map { RuleText.folded($0) }
        arrows = Set(parameters.words("arrows"))
    }

    func violations(in context: LintContext) -> [Violation] {
        if context.screen.input == .interfaceBuilder { return swappedLooks(in: context) }
        // The states of a screen are judged by traits of UIKit.
        if context.screen.platform == .macos { return [] }
        return context.arrivals.flatMap { passage -> [Violation] in
            let marks = LooseMarks(in: passage)
            let pairs = (passage.changes.kept + passage.changes.changed).map { pair in
                Pair(
                    passage, old: passage.old.simulation.stops[pair.old],
                    new: passage.new.simulation.stops[pair.new], marks)
            }
            let moved = moved(among: pairs)
            let told = Set(moved.compactMap(\.element) + moved.flatMap(\.covers))
            let others = pairs.filter { !told.contains($0.new.element) }
            return moved + others.sorted { $0.new.element < $1.new.element }.compactMap(violation)
        }
    }

    /// The buttons of Interface Builder to which code gives one picture or tint or another, and nothing else for
    /// VoiceOver to say.
    private func swappedLooks(in context: LintContext) -> [Violation] {
        context.stops.compactMap { stop in
            let element = context.screen[stop.element]
            guard stop.part == nil, [.button, .barButtonItem].contains(element.type), let code = element.code,
                context.hasName(element.id), !context.hasDefaultTitle(element.id),
                context.sourcedName(of: element.id).source != .image
            else { return nil }
            let told: [Property] = [
                .label, .title, .text, .value, .hint, .selected, .traits, .expanded, .isElement, .isOn,
            ]
            guard told.allSatisfy({ code.outcome(of: $0) == .untouched }) else { return nil }
            let pictures = [context.pictureName(of: element.id)].compactMap { $0 } + code.picturesOfStates
            let name = Fact.text(context.quote(of: element.id))
            if UnflippedState.looks(of: pictures).count > 1,
                let other = code.picturesOfStates.last(where: { $0 != pictures[0] })
            {
                return Violation(
                    element.id, variant: "image", facts: ["name": name, "state": .text(other)], doubts: .undecided)
            }
            // VoiceOver says that a button is dimmed.
            guard let tint = code.tints.first(where: { $0 != "nil" }), code.outcome(of: .enabled) == .untouched else {
                return nil
            }
            return Violation(
                element.id, variant: "tint",
                facts: ["name": name, "when": .text("where code tints it with `\(tint)`")], doubts: .undecided)
        }
    }

    /// What pictures show, apart from how they are drawn.
    private static func looks(of pictures: [String]) -> Set<[String]> {
        Set(pictures.map { RuleText.parts(ofIdentifier: $0).filter { !styles.contains($0) } })
    }

    /// Words in names of pictures for the way in which one and the same thing is drawn (ours).
    private static let styles: Set<String> = [
        "black", "bold", "circle", "dark", "disabled", "enabled", "fill", "highlighted", "ic", "icon", "image", "large",
        "light", "outline", "pad", "phone", "rtl", "small", "tinted", "white",
    ]

    /// A stop before and after the change.
    private struct Pair {
        let passage: Passage
        let old: Stop
        let new: Stop
        /// How it is drawn before and after.
        let drawings: (old: Drawing, new: Drawing)

        var before: Element { passage.old.screen[old.element] }
        var after: Element { passage.new.screen[new.element] }

        init(_ passage: Passage, old: Stop, new: Stop, _ marks: LooseMarks) {
            (self.passage, self.old, self.new) = (passage, old, new)
            let (one, other) = (old.element, new.element)
            drawings = (
                Drawing(of: one, in: passage.old, marks: marks.on(one, in: passage.old, isOld: true)),
                Drawing(of: other, in: passage.new, marks: marks.on(other, in: passage.new, isOld: false))
            )
        }

        /// Whether the user acts on it by a double tap, by setting it, or by one of its custom actions.
        var isTrigger: Bool {
            passage.transition.causes.contains { cause in
                cause.act.isOfVoiceOver && passage.flow.stop(of: cause, in: passage.transition.from) == place
            }
        }

        private var place: Int? { passage.old.simulation.position(of: old.element) }

        func hasSame(_ property: Property) -> Bool { before[property] == after[property] }

        /// Whether VoiceOver says the same before and after.
        var soundsTheSame: Bool {
            old.utterance.description == new.utterance.description && old.utterance.hint == new.utterance.hint
        }
    }

    private func violation(of pair: Pair) -> Violation? {
        guard pair.old.part == nil else { return nil }
        if pair.isTrigger, !pair.passage.asks, let found = unflipped(pair) ?? section(pair) { return found }
        if let found = looks(pair) ?? drawing(pair) ?? drawn(pair) { return found }
        return hint(pair)
    }

    /// The control itself has done what its state says, and its state is the old one.
    private func unflipped(_ pair: Pair) -> Violation? {
        if let isExpanded = pair.before[.expanded]?.flag, pair.after[.expanded]?.flag == isExpanded {
            let moved = isExpanded ? hidden(by: pair) : shown(by: pair)
            guard let moved else { return nil }
            return violation(pair, .expanded, isExpanded ? "expanded" : "collapsed", ["what": .text(moved)])
        }
        let (old, new) = (pair.old.utterance, pair.new.utterance)
        if new.traits.contains(.switchButton), !new.value.isEmpty, old.value == new.value, changesAnything(pair) {
            return violation(pair, pair.after[.isOn] != nil ? .isOn : .value, "switch", [:])
        }
        guard !new.traits.contains(.selected), let other = stillSelected(beside: pair) else { return nil }
        return violation(pair, nil, "tab", ["other": .text(other)])
    }

    /// What is on the control is new, and what VoiceOver says is not.
    private func looks(_ pair: Pair) -> Violation? {
        let (old, new) = (pair.old.utterance, pair.new.utterance)
        guard old.description == new.description, pair.after.label != nil, pair.hasSame(.label) else { return nil }
        guard pair.passage.new.isInteractive(pair.new.element) else { return nil }
        // A photo that changes is content, but not on what the user acts on.
        let isSign = pair.isTrigger || showsDeed(pair.before, pair) && showsDeed(pair.after, pair)
        let drawn: [Property] = [.title, .text, .systemImage] + (isSign ? [.image] : [])
        guard let property = drawn.first(where: { !pair.hasSame($0) }), let shown = pair.after[property]?.text,
            pair.before[property] != nil
        else { return nil }
        return violation(
            pair, .label, property == .title || property == .text ? "text" : "image", ["now": .text(shown)])
    }

    /// Whether the picture of a control is named after what the control does.
    private func showsDeed(_ element: Element, _ pair: Pair) -> Bool {
        guard let picture = element[.image]?.text else { return false }
        return WordList.pictureDeeds.contains(exactly: FoldedText(picture, in: pair.passage.new.wordIndex))
    }

    /// The picture in a captured button is another, and VoiceOver says the same. Whether the picture means a state, a
    /// capture does not tell.
    private func drawing(_ pair: Pair) -> Violation? {
        let (old, new) = (pair.passage.old, pair.passage.new)
        guard new.screen.input.isOfRunningApp, pair.after.type == .button,
            pair.old.utterance.description == pair.new.utterance.description,
            let before = UnflippedState.picture(in: pair.before, of: old),
            let after = UnflippedState.picture(in: pair.after, of: new), before != after
        else { return nil }
        var found = violation(pair, nil, "image", [:])
        found.doubts = .undecided
        return found
    }

    /// The name of the only picture in an element; nil if it has no name.
    private static func picture(in element: Element, of context: LintContext) -> String? {
        let pictures = element.children.map { context.screen[$0] }.filter { $0.type == .image }
        guard pictures.count == 1, let picture = pictures.first else { return nil }
        let name = picture[.identifier]?.text ?? picture.label ?? ""
        return name.isEmpty ? nil : name
    }

    /// The name is a new one, and the hint is about the old one.
    private func hint(_ pair: Pair) -> Violation? {
        let (old, new) = (pair.old.utterance, pair.new.utterance)
        guard !new.hint.isEmpty, old.hint == new.hint, pair.passage.new.isInteractive(pair.new.element) else {
            return nil
        }
        let hint = RuleText.folded(new.hint)
        let names = (old: RuleText.folded(old.label), new: RuleText.folded(new.label))
        let flips = pair.before[.expanded]?.flag == false && pair.after[.expanded]?.flag == true
        let isOfOldName = names.old != names.new && !names.old.isEmpty && RuleText.holds(hint, names.old)
        let offersToShow = flips && showing.contains { RuleText.holds(hint, $0) }
        guard isOfOldName && !RuleText.holds(hint, names.new) || offersToShow else { return nil }
        return violation(pair, .hint, "hint", ["hint": .text(new.hint)])
    }

    private func violation(
        _ pair: Pair, _ property: Property?, _ variant: String, _ facts: Facts
    ) -> Violation {
        let own = pair.passage.facts.merging(facts)
        // What is announced is heard once, in place of a state that nothing says.
        let isAnnounced = pair.passage.transition.appearance.post == "announcement" && unsaid.contains(variant)
        return Violation(
            pair.new.element, property: property, variant: variant, facts: own,
            doubts: isAnnounced ? .undecided : [],
            related: [RelatedPlace(message: "what changes the screen", range: pair.passage.transition.anchor)])
    }
}

/// What else changes.
extension UnflippedState {
    private func shown(by pair: Pair) -> String? {
        let passage = pair.passage
        return passage.changes.come.first.map { index in
            passage.new.quote(of: passage.new.simulation.stops[index].element)
        }
    }

    private func hidden(by pair: Pair) -> String? {
        let passage = pair.passage
        return passage.changes.gone.first.map { index in
            passage.old.quote(of: passage.old.simulation.stops[index].element)
        }
    }

    /// Whether anything but the control changes.
    private func changesAnything(_ pair: Pair) -> Bool {
        let changes = pair.passage.changes
        let others = changes.changed.filter { pair.passage.new.simulation.stops[$0.new] != pair.new }
        return !changes.come.isEmpty || !changes.gone.isEmpty || !others.isEmpty
    }

    /// The tab that is selected before and after although another is chosen, and the page changes.
    private func stillSelected(beside pair: Pair) -> String? {
        let passage = pair.passage
        guard !passage.changes.come.isEmpty || !passage.changes.gone.isEmpty, isTab(pair.old, in: passage.old) else {
            return nil
        }
        let parent = passage.old.screen[pair.old.element].parent
        let other = passage.old.simulation.stops.first { stop in
            stop.element != pair.old.element && stop.utterance.traits.contains(.selected)
                && passage.old.screen[stop.element].parent == parent
        }
        guard let other, let now = passage.new(of: other.element),
            passage.new.simulation.stop(of: now)?.utterance.traits.contains(.selected) == true
        else { return nil }
        return passage.new.quote(of: now)
    }

    private func isTab(_ stop: Stop, in context: LintContext) -> Bool {
        context.screen.lineage(of: stop.element).contains { id in
            let element = context.screen[id]
            return [.segment, .tabBarItem, .segmentedControl, .tabBar].contains(element.type)
                || element.traits?.contains(.tabBar) == true
        }
    }
}

/// The variants about a state for which VoiceOver has no word at all.
private let unsaid: Set<String> = ["look", "moved", "section"]

/// States that are only drawn.
extension UnflippedState {
    /// What the user acts on is drawn in another way, and VoiceOver says the same.
    private func drawn(_ pair: Pair) -> Violation? {
        let (passage, drawings) = (pair.passage, pair.drawings)
        guard pair.soundsTheSame, !pair.new.utterance.description.isEmpty,
            passage.new.isInteractive(pair.new.element), !passage.new.screen.input.isOfRunningApp
        else { return nil }
        if let text = newText(pair) { return violation(pair, .label, "text", ["now": .text(text)]) }
        guard !passage.asks, passage.trigger != nil, drawings.old != drawings.new else { return nil }
        let (before, after) = (drawings.old.pictures, drawings.new.pictures)
        // Of what the user does not act on, only a picture that means a state tells of one.
        let states = Set(before).symmetricDifference(after).filter { WordList.pictureStates.names(picture: $0) }
        guard pair.isTrigger || !states.isEmpty else { return nil }
        let isPicture = before.count == after.count && before != after
        var found = violation(pair, nil, isPicture ? "image" : "look", [:])
        // Other names of its custom actions tell of the change, if only in the rotor.
        if pair.before.customActions.map(\.name) != pair.after.customActions.map(\.name) { found.doubts = .undecided }
        return found
    }

    /// A text in a control whose label hides it, if it is another than before.
    private func newText(_ pair: Pair) -> String? {
        let (old, new) = (pair.passage.old, pair.passage.new)
        guard pair.after.label != nil else { return nil }
        return new.screen.descendants(of: pair.new.element).lazy.compactMap { id -> String? in
            guard new.isVisible(id), !new.isInteractive(id), new.simulation.position(of: id) == nil,
                let before = pair.passage.old(of: id), old.isVisible(before), let text = new.shownText(of: id),
                let past = old.shownText(of: before), past != text
            else { return nil }
            return text
        }.first
    }

    /// What marks one of several controls of a kind moves to another, and VoiceOver says the same of both.
    private func moved(among pairs: [Pair]) -> [Violation] {
        let same = pairs.filter { pair in
            pair.old.part == nil && pair.soundsTheSame && pair.passage.new.isInteractive(pair.new.element)
                && !pair.passage.new.screen.input.isOfRunningApp
        }
        var partners: [Change: Pair] = [:]
        var violations: [Violation] = []
        for pair in same where pair.drawings.old != pair.drawings.new {
            let kind = Kind(of: pair)
            guard let other = partners[Change(kind: kind, old: pair.drawings.new, new: pair.drawings.old)] else {
                partners[Change(kind: kind, old: pair.drawings.old, new: pair.drawings.new)] = pair
                continue
            }
            let usual = same.first { Kind(of: $0) == kind && $0.drawings.old == $0.drawings.new }?.drawings.new
            let isMarked = isMarked(pair, rather: other, usual: usual)
            let (marked, past) = isMarked ? (pair, other) : (other, pair)
            var found = violation(
                marked, nil, "moved", ["other": .text(marked.passage.new.quote(of: past.new.element))])
            found.covers = [past.new.element]
            violations.append(found)
        }
        return violations
    }

    /// Whether the first of two controls is the one that is marked now: the user acts on it, or it does not look like
    /// the others.
    private func isMarked(_ pair: Pair, rather other: Pair, usual: Drawing?) -> Bool {
        if pair.isTrigger != other.isTrigger { return pair.isTrigger }
        if let usual { return pair.drawings.new != usual }
        return pair.drawings.new.parts.count >= other.drawings.new.parts.count
    }

    /// Controls of one kind: of one class, side by side or each in a view of its own.
    private struct Kind: Hashable {
        let type: ElementType
        let around: ElementID?

        init(of pair: Pair) {
            let screen = pair.passage.new.screen
            type = pair.after.type
            let parent = pair.after.parent
            let isAlone = parent.map { screen[$0].children.count == 1 } ?? false
            around = isAlone ? parent.flatMap { screen[$0].parent } : parent
        }
    }

    /// How a control of a kind is drawn before and after.
    private struct Change: Hashable {
        let kind: Kind
        let old: Drawing
        let new: Drawing
    }

    /// What stands below a control comes or goes at a double tap, again and again, and nothing tells which is the case.
    private func section(_ pair: Pair) -> Violation? {
        let (passage, changes) = (pair.passage, pair.passage.changes)
        guard pair.soundsTheSame, pair.before[.expanded] == nil, passage.closedOverlay == nil,
            pair.new.utterance.traits.isDisjoint(with: [.switchButton, .selected, .adjustable]),
            case .kept(let place) = passage.landing, let start = passage.flow.start(of: passage.number),
            changes.come.isEmpty != changes.gone.isEmpty, opensAndCloses(pair)
        else { return nil }
        let isBelow = changes.come.isEmpty ? changes.gone.first == start + 1 : changes.come.first == place + 1
        guard isBelow, let what = changes.come.isEmpty ? hidden(by: pair) : shown(by: pair) else { return nil }
        return violation(pair, nil, "section", ["what": .text(what)])
    }

    /// Whether the control is known to show and hide: the way back is by the same control, its picture is an arrow, or
    /// it is a heading.
    private func opensAndCloses(_ pair: Pair) -> Bool {
        let transition = pair.passage.transition
        let isBothWays = pair.passage.flow.flow.transitions.contains { back in
            back.from == transition.to && back.to == transition.from
                && back.causes.contains { $0.act == .gesture(.tap) && $0.element == pair.new.element }
        }
        let hasArrow = (pair.drawings.old.pictures + pair.drawings.new.pictures).contains { picture in
            RuleText.parts(ofIdentifier: picture).contains(where: arrows.contains)
        }
        return isBothWays || hasArrow || pair.new.utterance.traits.contains(.header)
    }
}
