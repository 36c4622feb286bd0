import A11yEngine
import A11yModel
import A11yVoiceOver

/// Image stops without a description, and images that VoiceOver skips although the author does not declare them
/// decorative, they tell the state of a row, or they are the ticks of a table. Cost: linear in the elements.
struct UnlabelledImage: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        let pictures = context.elements.filter { id in
            mayBePicture(id, in: context) && !context.isInteractive(id) && !context.screen[id].isControl
                && !context.hasName(id)
        }
        let passed = pictures.filter { isPassed($0, in: context) }
        let table = TickTable(of: passed.filter(context.isVisible), in: context)
        let ticks = Set(table?.ticks ?? [])
        let states = passed.filter { !ticks.contains($0) }.compactMap { stateViolation($0, in: context) }
        return pictures.compactMap { violation(of: $0, in: context) }
            + firstOfRow(states, in: context) + tickViolation(table, in: context)
    }

    /// Whether VoiceOver passes over an image only because no image view is an element, and not because the author or
    /// an element around it says so.
    private func isPassed(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        guard element.type == .image, element.isElement == nil, element[.decorative] == nil else { return false }
        guard !context.screen.ancestors(of: id).contains(where: { context.screen[$0].label != nil }) else {
            return false
        }
        switch context.simulation.cause(for: id, in: context.screen) {
        case nil, .invisible: return context.simulation.position(of: id) == nil
        default: return false
        }
    }

    /// A picture that code changes or shows and that may tell a state: one named after a state, in a row beside a text
    /// or shown at times elsewhere, or any that code shows in some rows alone.
    private func stateViolation(_ id: ElementID, in context: LintContext) -> (cell: ElementID, found: Violation)? {
        let element = context.screen[id]
        guard element.doubts.contains(.code), !isPlainDot(element) else { return nil }
        let inFile = context.pictureName(of: id)
        let names = [inFile].compactMap { $0 } + (element.code?.pictures ?? [])
        let byOutlet = element.outlets.map(\.name).first(where: UnlabelledImage.tellsState)
        let telling = names.first(where: UnlabelledImage.tellsState) ?? byOutlet.map { names.first ?? $0 }
        guard let cell = context.screen.ancestors(of: id).first(where: { context.screen[$0].isCell }) else {
            guard let telling, let root = Array(context.screen.lineage(of: id)).last, isShownAtTimes(element) else {
                return nil
            }
            return (root, Violation(id, variant: "state", facts: ["asset": .text(telling)], doubts: .undecided))
        }
        let around = context.screen.lineage(of: id).prefix { $0 != cell }.dropFirst().map { context.screen[$0] }
        // What is the same in each row tells nothing.
        if isSame(element), around.allSatisfy({ $0.code == nil || isSame($0) }) { return nil }
        let shown = isShownAtTimes(element) && !isOrnament(element, names) ? names.first : nil
        guard let name = telling ?? shown,
            context.screen.descendants(of: cell).contains(where: { context.screen[$0].type == .label })
        else { return nil }
        // Code may say the state in the label of the cell or of a text in it, or make it the trait.
        let isOpen = ([cell] + context.screen.descendants(of: cell)).contains { id in
            (id == cell || context.screen[id].code != nil) && context.screen[id].mayBeNamedByCode
        }
        let isSelected = context.screen[cell].code.map { $0.outcome(of: .traits) != .untouched } ?? false
        let isSure = name == inFile && telling != nil && !isOpen && !isSelected
        return (
            cell, Violation(id, variant: "state", facts: ["asset": .text(name)], doubts: isSure ? [] : .undecided)
        )
    }

    /// Whether no code changes what it shows, or takes it away.
    private func isSame(_ element: Element) -> Bool {
        guard let code = element.code else { return false }
        return [Property.image, .systemImage, .hidden, .alpha].allSatisfy { code.outcome(of: $0) == .untouched }
    }

    /// Whether it is a dot between two texts, which code shows and hides with them and draws in one way.
    private func isPlainDot(_ element: Element) -> Bool {
        guard let frame = element.frame, max(frame.width, frame.height) <= UnlabelledImage.dot else { return false }
        return element.code?.uses.contains { use in
            [.image, .systemImage, .textColor, .backgroundColor].contains(where: use.properties.contains)
        } != true
    }

    private static func tellsState(_ name: String) -> Bool { WordList.pictureStates.names(picture: name) }

    /// Whether code that was read shows it and hides it, as the data says.
    private func isShownAtTimes(_ element: Element) -> Bool {
        guard let code = element.code, !code.gaps.contains(where: { $0.properties.contains(.hidden) }) else {
            return false
        }
        let values = code.uses.filter { $0.properties == [.hidden] }.compactMap { use -> CodeValue? in
            switch use.effect {
            case .sets(let value), .maySet(let value): value
            case .opens: .anything
            case .declares, .harmless: nil
            }
        }
        let isHidden = CodeValue.known(.flag(element.isTrue(.hidden)))
        return values.contains { $0 != isHidden }
    }

    /// Whether its name or outlet says that it decorates or leads on: it tells no state.
    private func isOrnament(_ element: Element, _ names: [String]) -> Bool {
        let words = (names + element.outlets.map(\.name)).flatMap(RuleText.parts(ofIdentifier:))
        return words.contains { UnlabelledImage.ornaments.contains($0) }
    }

    /// The sides of a dot between two texts, in points (ours).
    private static let dot = 8.0
    /// Words in names of pictures that tell nothing by being there (ours).
    private static let ornaments: Set<String> = [
        "accessory", "animation", "arrow", "artwork", "avatar", "background", "bg", "border", "bubble", "chevron",
        "cover", "disclosure", "divider", "gradient", "line", "loading", "logo", "mask", "overlay", "photo",
        "placeholder", "preview", "separator", "shadow", "shimmer", "spinner", "thumb", "thumbnail",
    ]

    /// The first of equal pictures in each cell: the five stars of a rating are one state.
    private func firstOfRow(
        _ states: [(cell: ElementID, found: Violation)], in context: LintContext
    ) -> [Violation] {
        var seen: [ElementID: Set<String>] = [:]
        return states.filter { state in
            let name = state.found.element.flatMap(context.pictureName) ?? ""
            return seen[state.cell, default: []].insert(name).inserted
        }.map(\.found)
    }

    /// One finding for all ticks of a table.
    private func tickViolation(_ table: TickTable?, in context: LintContext) -> [Violation] {
        guard let table, let first = table.ticks.first else { return [] }
        let others = Array(table.ticks.dropFirst())
        return [
            Violation(
                first, variant: "ticks", facts: ["count": .number(Double(table.ticks.count))], covers: others,
                related: others.map { RelatedPlace(message: "without a name", range: context.screen[$0].anchor) },
                ceiling: .likely)
        ]
    }

    /// Whether its class, its author or VoiceOver treats it as an image.
    private func mayBePicture(_ id: ElementID, in context: LintContext) -> Bool {
        context.screen[id].type == .image || context.screen[id].traits?.contains(.image) == true
            || context.simulation.stop(of: id)?.utterance.traits.contains(.image) == true
    }

    private func violation(of id: ElementID, in context: LintContext) -> Violation? {
        let element = context.screen[id]
        let isPicture = element.type == .image
        // AppKit has words for its own images.
        if element.macRole != nil, case .symbol(let name) = context.spokenPicture(of: id), name.hasPrefix("NS") {
            return nil
        }
        if let stop = context.simulation.stop(of: id) {
            guard isPicture || stop.utterance.traits.contains(.image) else { return nil }
            // A stack that joins a picture and a button is no picture.
            if !isPicture, !stop.utterance.traits.isDisjoint(with: [.button, .link]) { return nil }
            let isUnfilled = element.macRole != nil && context.pictureName(of: id) == nil
            let isNamed = isPicture && isNamedInWords(id, in: context)
            let isHidden = context.isHiddenAtFirst(id)
            let spoken = isHidden ? "hidden" : isUnfilled ? "unfilled" : isNamed ? "named" : "stop"
            return described(
                Violation(id), variant: stop.utterance.description.isEmpty ? "silent" : spoken, in: context)
        }
        if isPicture || element.traits?.contains(.image) == true, context.wouldBeStopIfShown(id) {
            return described(Violation(id), variant: "hidden", in: context)
        }
        guard isPicture, element.isFalse(.decorative), element.isElement != true, context.isVisible(id),
            context.simulation.cause(for: id, in: context.screen) == nil
        else { return nil }
        return described(Violation(id, property: .decorative), variant: "passed", in: context)
    }

    /// Whether the file of a picture has a name in words, none of which is about pictures: “Drop Box”.
    private func isNamedInWords(_ id: ElementID, in context: LintContext) -> Bool {
        guard case .asset(let asset) = context.spokenPicture(of: id), RuleText.isSpelled(asset) else { return false }
        let words = asset.lowercased().split(separator: " ").map(String.init)
        return asset.first?.isUppercase == true && UnlabelledImage.pictorial.isDisjoint(with: words)
    }

    /// Words for pictures in the names of files (ours).
    private static let pictorial: Set<String> = [
        "background", "banner", "icon", "illustration", "image", "large", "logo", "original", "picture", "placeholder",
        "small",
    ]

    private func described(_ violation: Violation, variant: String, in context: LintContext) -> Violation {
        var violation = violation
        violation.variant = variant
        // On a Mac an image view is a stop by itself; a picture beside a text needs no words, but no stop either.
        if let id = violation.element, context.screen[id].macRole != nil { violation.ceiling = .likely }
        if variant == "named" { violation.doubts = .undecided }
        // UIKit has words for some symbols, but the list is not published.
        if let id = violation.element, case .symbol = context.spokenPicture(of: id) { violation.doubts = .undecided }
        return violation
    }
}
