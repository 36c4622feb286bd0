import A11yEngine
import A11yModel
import A11yVoiceOver

/// Notifications that do not match the change they are posted for. Cost: linear in the elements.
struct MismatchedNotification: RepairingCheck {
    /// Notifications with a text as argument.
    private let texts: Set<String>

    init(_ parameters: inout Parameters) {
        texts = Set(parameters.words("texts"))
    }

    func violations(in context: LintContext) -> [Violation] {
        let openings = context.openings.compactMap { opening in
            opening.passage.map { change($0, opening.appearance) ?? silent($0) } ?? appearance(of: context)
        }
        return openings + changes(in: context) + arrivals(in: context)
    }

    /// Elements that announce a new screen whenever the cursor comes to them.
    private func arrivals(in context: LintContext) -> [Violation] {
        context.elements(setting: .onFocus).compactMap { id in
            guard context.screen[id][.onFocus]?.text == "post:screenChanged", context.simulation.position(of: id) != nil
            else { return nil }
            return Violation(id, property: .onFocus, variant: "focus", facts: ["expected": .text("layoutChanged")])
        }
    }

    /// A change from one state to another. `screenChanged` makes VoiceOver leave where it is, and `layoutChanged` does
    /// not tell that a page is new.
    private func change(_ passage: Passage, _ appearance: Appearance?) -> Violation? {
        guard let appearance else { return nil }
        let extent = passage.extent
        let expected = extent == .whole ? "screenChanged" : "layoutChanged"
        func violation(_ variant: String) -> Violation {
            let facts: Facts = ["post": .text(appearance.post ?? ""), "expected": .text(expected)]
            return Violation(
                nil, range: appearance.range, variant: variant, facts: facts.merging(passage.facts))
        }
        if appearance.focus != nil {
            guard let post = appearance.post else { return violation("unposted") }
            if texts.contains(post) { return violation("text") }
        }
        if appearance.post == "layoutChanged", extent == .whole { return violation("page") }
        guard appearance.post == "screenChanged", extent == .small else { return nil }
        return violation(appearance.focus == nil ? "jump" : "small")
    }

    /// A page that takes the place of another, by its title or its first heading, while the control that the user
    /// activated stays. A pushed controller would bring its own.
    private func silent(_ passage: Passage) -> Violation? {
        guard let trigger = passage.trigger, case .kept(let place) = passage.landing,
            passage.transition.appearance.post == nil, !passage.changes.come.isEmpty,
            !passage.changes.gone.isEmpty, !Passage.isInBar(trigger, passage.old.screen)
        else { return nil }
        let stop = passage.new.simulation.stops[place]
        // Users of a tab or segment know that another page is shown.
        guard !stop.utterance.traits.contains(.selected) else { return nil }
        let title = newTitle(passage)
        guard title != nil || hasOtherFields(passage) else { return nil }
        let facts: Facts = ["title": .text(title ?? ""), "name": .text(passage.new.quote(of: stop.element))]
        return Violation(
            nil, range: passage.transition.anchor, variant: title == nil ? "step" : "silent",
            facts: facts.merging(passage.facts), doubts: .guessed)
    }

    /// Whether other fields take the place of all that were there, as in the next step of a form.
    private func hasOtherFields(_ passage: Passage) -> Bool {
        func isField(_ stop: Stop, _ context: LintContext) -> Bool { context.screen[stop.element].isTextInput }
        let (old, new) = (passage.old, passage.new)
        let before = old.simulation.stops.indices.filter { isField(old.simulation.stops[$0], old) }
        return !before.isEmpty && before.allSatisfy(passage.changes.gone.contains)
            && passage.changes.come.contains { isField(new.simulation.stops[$0], new) }
    }

    /// The title of the page, or else its first heading, if it is another than before.
    private func newTitle(_ passage: Passage) -> String? {
        if let title = passage.new.screen.title, let before = passage.old.screen.title, title != before {
            return title
        }
        let headings = [passage.old, passage.new].map { context in
            context.stops.first { $0.utterance.traits.contains(.header) && !context.isInBar($0.element) }
        }
        guard let before = headings[0]?.utterance.label, let now = headings[1]?.utterance.label, before != now else {
            return nil
        }
        return now
    }

    private func appearance(of context: LintContext) -> Violation? {
        guard let appearance = context.screen.onAppear, appearance.focus != nil else { return nil }
        let overlay = context.overlays.last { $0.presentation != "toast" }
        let isWhole = overlay.map { $0.presentation == "fullScreen" } ?? !showsPart(context)
        let expected = isWhole ? "screenChanged" : "layoutChanged"
        func violation(_ variant: String) -> Violation {
            let facts: Facts = ["post": .text(appearance.post ?? ""), "expected": .text(expected)]
            return Violation(appearance.target, range: appearance.range, variant: variant, facts: facts)
        }
        guard let post = appearance.post else { return violation("unposted") }
        if texts.contains(post) { return violation("text") }
        return post == "layoutChanged" && isWhole ? violation("part") : nil
    }

    /// Whether something else has opened than a page: a view with the modal flag, or the keyboard or picker of a field.
    private func showsPart(_ context: LintContext) -> Bool {
        !context.screen.isWhole || !context.modalViews().isEmpty
            || context.elements(setting: .editing).contains { context.screen[$0].isTrue(.editing) }
    }

    /// Changes of a value that announce a new screen. A selected segment, tab or cell may replace the whole screen.
    private func changes(in context: LintContext) -> [Violation] {
        context.elements(setting: .onChange).compactMap { id in
            let element = context.screen[id]
            guard context.isVisible(id) else { return nil }
            // The tabs of a bar lead to pages.
            if element.type == .tabBar, element[.onChange]?.text == "post:layoutChanged" {
                return Violation(
                    id, property: .onChange, variant: "part",
                    facts: ["post": .text("layoutChanged"), "expected": .text("screenChanged")])
            }
            guard element[.onChange]?.text == "post:screenChanged" else { return nil }
            let isValue = element.isTextInput || element.adjustsItself || element.type == .switch
            guard isValue || context.isAdjustable(id) else { return nil }
            return Violation(id, property: .onChange, variant: "whole", facts: ["expected": .text("layoutChanged")])
        }
    }

    /// Posts the notification that matches.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard case .text(let expected)? = violation.facts["expected"], violation.facts["state"] == nil else {
            return nil
        }
        if let property = violation.property {
            guard let id = violation.element else { return nil }
            return Repair("Posts `\(expected)`.", [.set(property, .text("post:\(expected)"), on: id)])
        }
        return Repair("Posts `\(expected)`.", [.post(expected)])
    }
}
