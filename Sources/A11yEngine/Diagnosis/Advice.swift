import A11yModel

// What to do about findings, with the code of the app in view.

extension Diagnostic {
    /// What the rule's page advises, or the line of code to change where one overwrites what the file says.
    func advice(in context: LintContext) -> RuleAdvice {
        let advice = details.advice(for: context.screen, violation).naming(violation.facts)
        if advice.remedy.hasPrefix(Diagnostic.label), let place = labelling(in: context) {
            let isOfMac = context.screen.platform == .macos
            let remedy = "\(isOfMac ? "Call `setAccessibilityLabel`" : "Set `accessibilityLabel`") where code \(place)."
            return RuleAdvice(criteria: advice.criteria, remedy: remedy)
        }
        guard let id = violation.element, let code = context.screen[id].code,
            let property = violation.property ?? rule.restsOn.first,
            let use = code.uses.first(where: { $0.sets(property) && !$0.doesWhat(isAdvisedOn: property) }),
            let change = property.advice(in: use.place.path)
        else { return advice }
        // Of several texts, it is about the first.
        let others = violation.variant == nil && property == .font ? " Do the same where the others get theirs." : ""
        let remedy = "Change \(use.place.words), which sets this when the app runs: \(change).\(others)"
        return RuleAdvice(criteria: advice.criteria, remedy: remedy)
    }

    /// Where code decides what a control means: it changes its picture, or writes the texts of the cell or view around
    /// it, of which there are several; nil where one label of the file will do.
    private func labelling(in context: LintContext) -> String? {
        let screen = context.screen
        guard screen.input == .interfaceBuilder, let id = violation.element else { return nil }
        if screen[id].code.map({ $0.pictures.count > 1 }) == true { return "changes its picture: \(Diagnostic.fixed)" }
        if screen.platform == .macos { return nil }
        if case .text(let caption)? = violation.facts["text"] {
            // A caption that stays is the name each time.
            let isWritten = caption.hasPrefix("`")
            return isWritten ? "writes \(caption): a Label in the file would not change with it" : nil
        }
        let around = Array(screen.lineage(of: id))
        let isOfController = around.last.map { screen[$0].outlets.contains { $0.name == "view" } } ?? false
        let controls = around.last.map { screen.descendants(of: $0).count { screen[$0].isControl } }
        let isPart = screen.ownerClass != nil && !isOfController && controls == 1
        let holder = around.first { screen[$0].isCell } ?? (isPart ? around.last : nil)
        let isFilled = holder.map { screen.descendants(of: $0).contains { $0 != id && context.isStandIn($0) } }
        return isFilled == true ? "writes the texts beside it, which say what it is for: \(Diagnostic.fixed)" : nil
    }

    private static let fixed = "a Label in the file would be the same each time"
    /// How advice begins that asks for one label in the file.
    private static let label = "In the Identity inspector, under Accessibility, write a "
}

extension CodeUse {
    /// Whether it does already what the advice on a property says: it gives a font that scales, or adds a trait.
    fileprivate func doesWhat(isAdvisedOn property: Property) -> Bool {
        switch (property, effect) {
        case (.font, .sets(let value)), (.font, .maySet(let value)):
            return !value.isFixedFont && value != .anything
        case (.traits, .sets(.known(let value))), (.traits, .maySet(.known(let value))): return value.traits != []
        default: return false
        }
    }
}

extension Property {
    /// What to write where code of a file sets it, in its language; nil where the fault is not what it is set to.
    fileprivate func advice(in path: String) -> String? {
        let isSwift = path.hasSuffix(".swift")
        switch self {
        case .label, .title, .text, .value, .hint: return "write the text there"
        case .placeholder: return "set `accessibilityLabel` beside it, which stays when something is written"
        case .traits:
            let change = isSwift ? ".insert(.button)" : " |= UIAccessibilityTraitButton"
            return "add the trait there, as in `accessibilityTraits\(change)`"
        case .font:
            let font =
                isSwift
                ? "UIFont.preferredFont(forTextStyle: .body)"
                : "[UIFont preferredFontForTextStyle:UIFontTextStyleBody]"
            return "give it a font that scales, such as `\(font)`, and set `adjustsFontForContentSizeCategory`"
        case .textColor, .backgroundColor: return "choose a colour with enough contrast there"
        case .image, .systemImage, .gestures, .action, .handlesTouch: return nil
        default: return "change it there"
        }
    }
}
