import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls with the same name and different functions. Cost: linear in the stops times the depth of cards.
struct DuplicateLabel: FixedCheck {
    /// The common function of all exits of a screen.
    private static let wayOut = "exit"

    /// What VoiceOver says to distinguish a control from others.
    private struct Call: Hashable {
        let name: String
        let value: String
        let role: Traits
        /// The card around it, if one card at a time fills the screen; or the view around it, of several at one place
        /// of which code shows one; or else its window.
        let page: ElementID?
        /// The segmented control that it is a part of, if a caption tells that control from others.
        let row: ElementID?
    }

    func violations(in context: LintContext) -> [Violation] {
        let named = context.stopTexts.filter { words in
            guard words.isControl, !words.isBehindText, let name = words.name else { return false }
            // A name without letters and digits distinguishes nothing.
            if name.folded.isEmpty { return false }
            // Data of one name may be other data: `icon.value` in two lists.
            if name.text.contains("‹"), !NearTexts.hasOwnWords(name.text) { return false }
            // UIKit shows it on the screens that follow.
            if context.screen[words.element].outlets.contains(where: { $0.name == "backBarButtonItem" }) {
                return false
            }
            // Titles that nobody has written yet are reported one by one.
            if words.label == nil, context.hasDefaultTitle(words.element) { return false }
            // Rows named by their own texts also look the same, for example two payments of the same amount.
            return words.label != nil || !context.screen[words.element].isCell
        }
        let counts = Dictionary(named.compactMap { $0.name.map { ($0.joined, 1) } }, uniquingKeysWith: +)
        let captions = NearTexts(in: context)
        var places: [Call: [ElementID]] = [:]
        for words in named {
            guard let name = words.name, counts[name.joined, default: 0] > 1 else { continue }
            let utterance = context.stops[words.place].utterance
            let call = Call(
                name: name.folded, value: utterance.value, role: utterance.traits.intersection(LintContext.roleTraits),
                page: namedGroup(around: words.element, in: context) ?? heading(before: words.place, in: context)
                    ?? context.alternative(around: words.element)
                    ?? context.page(of: words.element)
                    ?? context.window(of: words.element),
                row: captionedRow(of: words.element, captions, in: context))
            places[call, default: []].append(words.element)
        }
        return places.values.compactMap { violation(of: $0, in: context) }
    }

    /// The group with a name around an element, which VoiceOver says where the cursor enters it: also a `GroupBox`.
    private func namedGroup(around id: ElementID, in context: LintContext) -> ElementID? {
        guard context.screen.input == .swiftUI || context.isSet(.childBehavior) || context.screen.platform == .macos
        else { return nil }
        return context.screen.ancestors(of: id).first {
            let group = context.screen[$0]
            return (group[.childBehavior]?.text == "contain" || group[.containerType] != nil)
                && !RuleText.isBlank(group.label ?? "") || group[.type]?.text == "GroupBox"
        }
    }

    /// The heading under which a stop is in a view of SwiftUI, whose parts are seldom on the screen together.
    private func heading(before place: Int, in context: LintContext) -> ElementID? {
        guard context.screen.input == .swiftUI else { return nil }
        return context.stops[..<place].last { $0.utterance.traits.contains(.header) }?.element
    }

    /// The segmented control of a segment if it has a name or a text beside it: users know which “On” they are at.
    private func captionedRow(of id: ElementID, _ captions: NearTexts, in context: LintContext) -> ElementID? {
        guard context.screen[id].type == .segment, let row = context.screen[id].parent else { return nil }
        return context.screen[row].label != nil || captions.text(beside: row) != nil ? row : nil
    }

    private func violation(of places: [ElementID], in context: LintContext) -> Violation? {
        guard places.count > 1 else { return nil }
        // Two exits of a screen lead to the same place, whatever they are wired to.
        let functions = Set(
            places.map { id in
                guard let function = context.function(of: id), !WordList.exitFunctions.contains(whole: function) else {
                    return context.isExit(id) ? DuplicateLabel.wayOut : nil
                }
                return function
            })
        guard functions.contains(nil) || functions.count > 1 else { return nil }
        let others = Array(places.dropFirst())
        guard let second = others.first else { return nil }
        let list = self.places(of: places, in: context)
        let covers = places.filter { $0 != second }
        // Code that shows and hides each of them may show one in place of the other.
        let mayTakeTurns = places.allSatisfy { context.screen[$0].code?.mayChange([.hidden]) == true }
        var facts: Facts = ["count": .number(Double(places.count)), "list": .list(list)]
        // Help tags that differ are heard after a pause, and places in rows behind the name.
        let heard = places.compactMap(context.simulation.stop).map(\.utterance)
        let isAlike = Set(heard.map(\.hint)).count < 2 && Set(heard.map(\.position)).count < 2
        if !isAlike, let stop = context.simulation.stop(of: second) {
            let words = context.quotedWords(of: stop)
            let place = " " + stop.utterance.position
            facts["speech"] = .text(words.hasSuffix(place) ? String(words.dropLast(place.count)) : words)
        }
        return Violation(
            second, facts: facts,
            doubts: mayTakeTurns ? .undecided : [], evidence: covers, covers: covers,
            related: covers.map { RelatedPlace(message: "called the same", range: context.screen[$0].anchor) })
    }

    /// What tells some elements of one name apart: the captions beside them, if each has one of its own and the file no
    /// better word, or else the actions that they send.
    private func places(of elements: [ElementID], in context: LintContext) -> [String] {
        let list = elements.map { place(of: $0, in: context) }
        guard context.screen.input == .interfaceBuilder, list.contains(where: { $0.hasPrefix("stop ") }) else {
            return list
        }
        let captions = NearTexts(in: context)
        let texts = elements.compactMap { captions.text(beside: $0).map(context.quote) }
        let actions = elements.compactMap { context.function(of: $0).map { "`\($0.prefix { $0 != ":" })`" } }
        return [texts, actions].first { Set($0).count == elements.count } ?? list
    }

    /// What tells an element from others of its name: its id, in SwiftUI the code of what it does, or in Interface
    /// Builder its outlet or its turn, since Xcode hardly shows object ids.
    private func place(of id: ElementID, in context: LintContext) -> String {
        let turn = "stop \((context.simulation.position(of: id) ?? 0) + 1)"
        if context.screen.input == .swiftUI, let code = context.function(of: id) { return code }
        guard context.screen.input == .interfaceBuilder else { return context.known(id) ?? turn }
        let row = context.screen[id].type == .segment ? context.screen[id].parent : nil
        return ([id] + (row.map { [$0] } ?? [])).lazy.compactMap { part in
            context.screen[part][.outlet]?.text ?? context.screen[part][.userLabel]?.text
        }.first ?? turn
    }
}
