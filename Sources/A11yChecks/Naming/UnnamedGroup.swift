import A11yEngine
import A11yModel
import A11yVoiceOver

/// Lists and choices of a Mac app without a name: tables, outlines, browsers, collections, segmented controls and radio
/// buttons. Their rows and parts are named one by one, and nothing says what they are about. Cost: linear in the
/// elements times their depth.
struct UnnamedGroup: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        let texts = NearTexts(in: context)
        return lists(in: context, beside: texts) + choices(in: context, beside: texts)
            + radios(in: context, beside: texts)
    }

    /// The lists without a name. One alone in its window is what the window's title or a text above it says.
    private func lists(in context: LintContext, beside texts: NearTexts) -> [Violation] {
        let lists = context.elements.filter { id in
            let element = context.screen[id]
            return [.tableView, .collectionView].contains(element.type) && element.macRole != nil
                && context.isVisible(id)
        }
        if lists.count == 1, let only = lists.first, isTold(only, beside: texts, in: context) { return [] }
        return lists.filter { !isNamed($0, in: context) }.map { id in
            var violation = Violation(id, variant: lists.count > 1 ? "list-of-several" : "list")
            violation.facts = [
                "role": .text(context.screen[id].macRole?.word ?? ""), "count": .number(Double(lists.count)),
            ]
            if lists.count == 1 { violation.doubts = .undecided }
            violation.evidence = scrollers(around: id, in: context)
            violation.isCause = false
            return violation
        }
    }

    /// Whether the title of the window, or a text above a list, tells what it lists, or it is all that there is.
    private func isTold(_ list: ElementID, beside texts: NearTexts, in context: LintContext) -> Bool {
        if let title = context.screen.title, !RuleText.isBlank(title) { return true }
        let whole = scrollers(around: list, in: context).last ?? list
        let share = context.frame(of: whole).map { context.bounds.share(coveredBy: $0) } ?? 0
        return texts.text(beside: whole) != nil || share >= LintContext.overlayShare
    }

    /// The segmented controls of which one segment is chosen.
    private func choices(in context: LintContext, beside texts: NearTexts) -> [Violation] {
        context.elements.compactMap { id in
            let control = context.screen[id]
            guard control.type == .segmentedControl, control.items.count > 1, !isNamed(id, in: context),
                control.items.allSatisfy({ context.screen[$0].macRole?.word == UnnamedGroup.radio }),
                let first = control.items.first, context.simulation.stop(of: first) != nil
            else { return nil }
            return choice(at: id, of: control.items, saying: first, beside: texts, in: context)
        }
    }

    /// The radio buttons of a view behind a caption. Titles of others say enough more often than not.
    private func radios(in context: LintContext, beside texts: NearTexts) -> [Violation] {
        var groups: [ElementID: [ElementID]] = [:]
        for id in context.elements {
            let button = context.screen[id]
            guard button.macRole?.word == UnnamedGroup.radio, button.type == .button, let parent = button.parent,
                context.simulation.stop(of: id) != nil
            else { continue }
            groups[parent, default: []].append(id)
        }
        return groups.keys.sorted().compactMap { parent in
            guard let buttons = groups[parent], buttons.count > 1, let first = buttons.first,
                !isNamed(parent, in: context)
            else { return nil }
            let found = choice(at: first, of: buttons, saying: first, beside: texts, in: context)
            return found.variant == "choice-beside" ? found : nil
        }
    }

    private func choice(
        at id: ElementID, of parts: [ElementID], saying first: ElementID, beside texts: NearTexts,
        in context: LintContext
    ) -> Violation {
        var violation = Violation(id, variant: "choice", doubts: .undecided, ceiling: .likely, isCause: false)
        violation.facts = ["first": .text(context.simulation.stop(of: first).map(context.quotedWords) ?? "")]
        guard let (caption, text) = texts.caption(before: id) else { return violation }
        violation.variant = "choice-beside"
        violation.doubts = []
        violation.facts["text"] = .text(text)
        violation.related = [RelatedPlace(message: "“\(text)” stands here", range: context.screen[caption].anchor)]
        return violation
    }

    private static let radio = "Radio Button"
    /// The views from a list to its scroll view: the clip view, and the scroll view itself.
    private static let depth = 2

    /// Whether the group, a scroll view around it, or a view that VoiceOver announces around it has a name, or a
    /// toolbar holds it, whose items have labels.
    private func isNamed(_ id: ElementID, in context: LintContext) -> Bool {
        let views = [id] + scrollers(around: id, in: context)
        if views.contains(where: { hasName(context.screen[$0]) }) { return true }
        return context.screen.ancestors(of: id).contains { above in
            context.screen[above].type == .toolbar || context.screen[above][.containerType] != nil
        }
    }

    private func hasName(_ element: Element) -> Bool {
        element.hasBuiltInName || element[.labelledBy] != nil || element.label.map { !RuleText.isBlank($0) } ?? false
    }

    /// The scroll view around a list and its clip view, on which some put the name.
    private func scrollers(around id: ElementID, in context: LintContext) -> [ElementID] {
        let above = Array(context.screen.ancestors(of: id).prefix(UnnamedGroup.depth))
        guard let scroller = above.firstIndex(where: { context.screen[$0].type == .scrollView }) else { return [] }
        return Array(above[...scroller])
    }
}
