import A11yEngine
import A11yModel
import A11yVoiceOver

/// Labels, values, hints and traits of elements that are no stop, so VoiceOver never speaks them. Cost: linear in the
/// elements times the depth of the tree.
struct UnheardLabel: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        if context.screen.input == .swiftUI { return groups(in: context) }
        if context.screen.platform == .macos { return replaced(in: context) }
        return context.elements.compactMap { id in
            let element = context.screen[id]
            guard context.simulation.position(of: id) == nil, let property = written(on: element, in: context),
                element.frame.map({ $0.width > 0 && $0.height > 0 }) ?? true
            else { return nil }
            // Other rules check elements that would be stops if they were shown, listed or not inside another stop.
            guard !context.screen.isAccessibilityElement(id), !isSpokenOtherwise(element, in: context) else {
                return nil
            }
            guard !isSilencedOnPurpose(id, in: context), !isLeftOver(property, on: element, in: context),
                !context.isNamedByStopThere(id)
            else { return nil }
            var violation = Violation(id, property: property, variant: property == .traits ? "traits" : "words")
            let words = element[property]?.text ?? element.traits?.words.joined(separator: ", ") ?? ""
            // “ContentView” is a name among developers.
            if property != .traits, CodeWords.isCode(words) { return nil }
            violation.facts = [
                "words": .text(RuleText.excerpt(words)), "field": .text(property.word),
                "type": .text(element.customClass ?? element.type.rawValue),
            ]
            if element.isElement == false { violation.variant = (violation.variant ?? "") + "-excluded" }
            return isSaid(words, above: id, in: context) ? nil : violation
        }
    }

    /// The views of SwiftUI with a label around several stops, which say nothing of how those are read.
    private func groups(in context: LintContext) -> [Violation] {
        context.elements.compactMap { id in
            let element = context.screen[id]
            guard let label = element.label, !RuleText.isBlank(label), element[.childBehavior] == nil,
                context.simulation.position(of: id) == nil, context.subtrees[id].stops > 1,
                !isSilencedOnPurpose(id, in: context)
            else { return nil }
            return Violation(
                id, property: .label, variant: "group", facts: ["words": .text(RuleText.excerpt(label))],
                doubts: .undecided, settled: .code)
        }
    }

    /// The buttons of a Mac app whose title VoiceOver says in place of their description. A record of one app tells so.
    private func replaced(in context: LintContext) -> [Violation] {
        context.elements.compactMap { id in
            let element = context.screen[id]
            guard element.saysTitleForLabel, let title = element.title, let label = element.label,
                !RuleText.contains(title, label), context.simulation.stop(of: id) != nil
            else { return nil }
            return Violation(
                id, property: .label, variant: "title",
                facts: ["words": .text(RuleText.excerpt(label)), "title": .text(RuleText.excerpt(title))],
                doubts: .undecided)
        }
    }

    /// Traits that have a meaning on a view that is not an accessibility element, and the one that Interface Builder
    /// leaves behind after experiments with the checkboxes.
    private static let containerTraits: Traits = [
        .tabBar, .summaryElement, .allowsDirectInteraction, .causesPageTurn, .notEnabled,
    ]

    /// The properties that VoiceOver speaks.
    private static let spoken = PropertySet([.label, .value, .hint, .traits])

    private func written(on element: Element, in context: LintContext) -> Property? {
        if element.written.isDisjoint(with: UnheardLabel.spoken) { return nil }
        let text = [Property.label, .value, .hint].first { property in
            element[property]?.text.map { !RuleText.isBlank($0) } ?? false
        }
        if let text { return text }
        // A picture has the trait of pictures by its class, and in a nib the arrow of a row that of the row.
        let isArrow = context.screen.input == .interfaceBuilder && element.gestures.isEmpty && element.action == nil
        let ofPictures: Traits = isArrow ? [.image, .button, .link] : .image
        let idle = UnheardLabel.containerTraits.union(element.type == .image ? ofPictures : [])
        guard let traits = element.traits, !traits.subtracting(idle).isEmpty else { return nil }
        return .traits
    }

    /// Whether the class passes the texts on, or VoiceOver speaks them together with the content.
    private func isSpokenOtherwise(_ element: Element, in context: LintContext) -> Bool {
        switch element.type {
        // An empty label becomes a stop with its traits as soon as it has a text.
        case .label: return true
        // UIKit makes elements inside these and passes these properties on to them.
        case .searchBar, .stepper, .segmentedControl, .datePicker, .pickerView, .tabBar, .navigationBar, .toolbar,
            .barButtonItem, .webView, .mapView, .alert, .window, .layer:
            return true
        default: break
        }
        if element[.containerType] != nil || element.isTrue(.viewIsModal) || element.isTrue(.groupChildren) {
            return true
        }
        return element.traits?.contains(.tabBar) == true || element[.presentation] != nil
    }

    private func isSilencedOnPurpose(_ id: ElementID, in context: LintContext) -> Bool {
        if context.screen[id].isTrue(.decorative) { return true }
        return context.screen.lineage(of: id).contains { context.screen[$0].isTrue(.elementsHidden) }
    }

    /// Whether the author has said that it is not an accessibility element: its traits are left over then, and a label
    /// on a view around others that are heard is, too. Of a hidden view the traits say nothing yet.
    private func isLeftOver(_ property: Property, on element: Element, in context: LintContext) -> Bool {
        if property == .traits { return element.isElement == false || element.isTrue(.hidden) }
        return element.isElement == false && context.holdsStop(element.id)
    }

    /// Whether the stop around the element speaks the words for it.
    private func isSaid(_ words: String, above id: ElementID, in context: LintContext) -> Bool {
        let stop = context.screen.ancestors(of: id).lazy.compactMap { context.simulation.stop(of: $0) }.first
        return stop.map { RuleText.contains(context.ownWords(of: $0), words) } ?? false
    }
}
