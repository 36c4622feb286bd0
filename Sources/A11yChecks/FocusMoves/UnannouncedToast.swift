import A11yEngine
import A11yModel
import A11yVoiceOver

/// Toasts whose text is not announced, and texts that come out of reach of the cursor. Cost: linear in the
/// elements inside toasts, and in the stops of each way between states.
struct UnannouncedToast: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        if context.screen.input == .interfaceBuilder { return errors(in: context) }
        return context.arrivals.compactMap(status) + toasts(in: context)
    }

    /// The first text of an error of which the code that shows it tells VoiceOver nothing. In rows it is content.
    private func errors(in context: LintContext) -> [Violation] {
        let screen = context.screen
        let found = context.elements.filter { id in
            let element = screen[id]
            guard element.type == .label, let code = element.code, code.gaps.isEmpty,
                !code.responses.contains(.announcement), !screen.lineage(of: id).contains(where: { screen[$0].isCell })
            else { return false }
            let views = screen.lineage(of: id).filter { UnannouncedToast.isOfError(screen[$0]) }
            guard !views.isEmpty else { return false }
            // It comes: it is hidden or empty at first, and code shows or fills it.
            let isHidden = screen.lineage(of: id).contains {
                screen[$0].isTrue(.hidden) || screen[$0][.alpha]?.number == 0
            }
            let isShown = screen.lineage(of: id).contains { UnannouncedToast.isChanged(.hidden, by: screen[$0].code) }
            let isFilled = UnannouncedToast.isChanged(.text, by: code)
            return isHidden ? isShown || isFilled : isFilled && (element.text ?? "").isEmpty
        }
        guard let first = found.first else { return [] }
        let isElsewhere = screen[first].code?.responses.contains(.announcementElsewhere) == true
        return [
            Violation(
                first, variant: "alone", facts: ["text": .text(context.quote(of: first))],
                doubts: isElsewhere ? .undecided : [], covers: Array(found.dropFirst()))
        ]
    }

    private static func isChanged(_ property: Property, by code: ElementCode?) -> Bool {
        code?.uses.contains { use in
            use.properties.contains(property) && use.effect != .declares && use.effect != .harmless
        } ?? false
    }

    /// Whether an outlet says that it shows an error.
    private static func isOfError(_ element: Element) -> Bool {
        element.outlets.contains { outlet in
            RuleText.parts(ofIdentifier: outlet.name).contains { errorWords.contains($0) }
        }
    }

    /// Words in names of outlets of texts that tell what went wrong (ours).
    private static let errorWords: Set<String> = ["error", "errors", "warning", "failure"]

    /// The number of texts that a banner has at most (ours). More are the content that was waited for.
    private static let mostTexts = 3

    /// The text that comes out of reach of the cursor. Users stay on the control on which they act and swipe on, away
    /// from a text before it; what comes by itself they do not look for.
    private func status(_ passage: Passage) -> Violation? {
        let appearance = passage.transition.appearance
        guard !passage.asks, appearance.focus == nil, !UnannouncedToast.telling.contains(appearance.post ?? "") else {
            return nil
        }
        let new = passage.new
        let stops = new.simulation.stops
        let come = passage.changes.come.filter { !isInToast(stops[$0].element, in: new) }
        guard let first = come.first, isText(stops[first], in: new) else { return result(passage) }
        let element = stops[first].element
        // A text that announces itself needs nothing else.
        guard new.screen[element][.onChange] == nil else { return nil }
        let text = Fact.text(stops[first].utterance.label)
        if passage.trigger == nil {
            let isAlone = passage.changes.gone.isEmpty && come.count <= UnannouncedToast.mostTexts && !endsWait(passage)
            guard isAlone, passage.transition.causes.contains(where: { $0.act == .appears }) else { return nil }
            return Violation(element, variant: "alone", facts: ["text": text])
        }
        guard case .kept(let place) = passage.landing, come.allSatisfy({ isText(stops[$0], in: new) }) else {
            return nil
        }
        let isBefore = come.allSatisfy { $0 < place }
        // What comes just below the control is the next that they hear.
        guard isBefore || first > place + 1, isBefore || passage.changes.gone.isEmpty else { return nil }
        let facts: Facts = ["text": text, "name": .text(new.quote(of: stops[place].element))]
        // What stands below fields is about them.
        let isOfFields = come.allSatisfy { $0 > 0 && new.screen[stops[$0 - 1].element].isTextInput }
        return Violation(
            element, variant: isBefore ? "status" : "far", facts: facts,
            doubts: isBefore || isOfFields ? [] : .undecided)
    }

    /// Whether an indicator of progress goes: then what comes is what was waited for.
    private func endsWait(_ passage: Passage) -> Bool {
        passage.old.screen.elements.contains { element in
            [.activityIndicator, .progressView].contains(element.type) && passage.old.isVisible(element.id)
                && passage.new(of: element.id).map { !passage.new.isVisible($0) } ?? true
        }
    }

    /// The one text that tells what typing has changed, such as the number of results.
    private func result(_ passage: Passage) -> Violation? {
        guard passage.transition.causes.contains(where: { $0.act == .enter }), case .kept(let place) = passage.landing
        else { return nil }
        let (old, new) = (passage.old.simulation.stops, passage.new.simulation.stops)
        let texts = passage.changes.changed.filter { isText(new[$0.new], in: passage.new) }
        guard texts.count == 1, let pair = texts.first, old[pair.old].utterance.label != new[pair.new].utterance.label,
            RuleText.hasNumber(new[pair.new].utterance.label),
            passage.new.screen[new[pair.new].element][.onChange] == nil,
            !new[pair.new].utterance.traits.contains(.updatesFrequently)
        else { return nil }
        let facts: Facts = [
            "text": .text(new[pair.new].utterance.label),
            "name": .text(passage.new.quote(of: new[place].element)),
        ]
        return Violation(new[pair.new].element, variant: "result", facts: facts)
    }

    /// The notifications that tell of a change, or take the cursor along.
    private static let telling: Set<String> = ["announcement", "screenChanged"]

    private func isInToast(_ id: ElementID, in context: LintContext) -> Bool {
        context.screen.lineage(of: id).contains { context.screen[$0][.presentation]?.text == "toast" }
    }

    private func isText(_ stop: Stop, in context: LintContext) -> Bool {
        context.screen[stop.element].type == .label && !context.isInteractive(stop.element)
    }

    private func toasts(in context: LintContext) -> [Violation] {
        let screen = context.screen
        return context.overlays.filter { $0.presentation == "toast" }.compactMap { overlay in
            let id = overlay.element
            let parts = [id] + screen.descendants(of: id)
            let texts = parts.filter(context.isVisible).compactMap {
                context.shownText(of: $0) ?? context.screen[$0].label
            }
            guard let text = texts.first(where: { !RuleText.isBlank($0) }) else { return nil }
            let appearing = context.openings.filter { $0.passage?.shows(id) ?? true }
            let isTold = appearing.allSatisfy { opening in
                opening.appearance?.post == "announcement" || opening.appearance?.target.map(parts.contains) == true
            }
            if isTold { return nil }
            if parts.contains(where: { screen[$0][.onChange]?.text == "post:announcement" }) { return nil }
            // Where the file says nothing about notifications, nothing is known.
            let isSaid = appearing.contains { $0.passage != nil || $0.appearance != nil }
            return Violation(
                id, variant: "toast", facts: ["text": .text(text)], doubts: isSaid ? [] : .undecided)
        }
    }
}
