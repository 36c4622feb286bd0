import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls that have no name: stops, items, and controls that would be stops if they were shown.
///
/// A field with a placeholder is left to the rule about placeholders: whoever switches that one off takes a
/// placeholder for a name. Cost: linear in the elements; the inside of a cell without a name is looked at once.
struct MissingLabel: Check {
    package static let name = "missing-label"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        let texts = NearTexts(in: context)
        return context.elements.filter { isNameless($0, in: context) }.map {
            violation(of: $0, in: context, beside: texts)
        }
    }

    private func isNameless(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        // A control class says its role even where touches are switched off, so that a name is missed there as well.
        guard element.isControl || context.isInteractive(id), !context.namesItself(id), !context.hasName(id) else {
            return false
        }
        if element.traits?.contains(.keyboardKey) == true { return false }
        if element.isTextInput, let placeholder = element[.placeholder]?.text, !Words.isBlank(placeholder) {
            return false
        }
        // The name of a cell that is not shown: the texts that UIKit would join.
        if element.isCell, !Words.isBlank(context.simulation.name(of: id).text) { return false }
        if isAccessory(element, in: context.screen) { return false }
        return context.simulation.stop(of: id) != nil || context.isLatentStop(id)
    }

    /// Whether it is the switch at the end of a table row, which UIKit reads with the row's text. In Interface
    /// Builder only accessory views lie in a cell beside its content view.
    private func isAccessory(_ element: Element, in screen: Screen) -> Bool {
        guard element.type == .switch, screen.input == .interfaceBuilder else { return false }
        return element.parent.map { screen[$0].type == .tableViewCell } ?? false
    }

    private func violation(of id: ElementID, in context: LintContext, beside texts: NearTexts) -> Violation {
        let element = context.screen[id]
        // A switch has a title for Mac apps, which a phone does not draw; whether it is spoken there is on no record.
        let hasUndrawnTitle = element.type == .switch && context.shownText(of: id) != nil
        let isUndecided = hasUndrawnTitle || isBlankBackItem(element) || hasHelpTag(element)
        var violation = Violation(
            id, doubts: isUndecided ? .undecided : [], evidence: evidence(for: element, in: context))
        if element.label != nil { violation.property = .label }
        let stop = context.simulation.stop(of: id)
        let prefix = stop == nil ? "hidden-" : ""

        switch context.spokenPicture(of: id) {
        case .asset(let asset):
            violation.variant = prefix + "asset"
            violation.facts["asset"] = .text(asset)
            return violation
        case .symbol(let symbol):
            violation.variant = prefix + "symbol"
            violation.facts["symbol"] = .text(symbol)
            // UIKit has words for some symbols: which is published nowhere.
            violation.doubts = .undecided
            return violation
        case nil: break
        }

        guard let stop else {
            violation.variant = "hidden"
            return violation
        }
        if element.isTextInput, !stop.utterance.value.isEmpty {
            violation.variant = "content"
        } else if let caption = texts.text(beside: id), let text = context.shownText(of: caption).map(Words.excerpt) {
            violation.variant = stop.utterance.description.isEmpty ? "silent-beside" : "beside"
            violation.facts["text"] = .text(text)
            violation.related = [RelatedPlace(message: "“\(text)” stands here", range: context.screen[caption].anchor)]
        } else {
            violation.variant = stop.utterance.description.isEmpty ? "silent" : "bare"
        }
        return violation
    }

    /// Whether it is an item at the leading edge of a storyboard's bar whose title is blank: so people hide the words
    /// of a back button, and whether VoiceOver says “Back” for it then is on no record.
    private func isBlankBackItem(_ element: Element) -> Bool {
        element.type == .barButtonItem && element.slot == .leading && element.label == nil
            && element.title.map(Words.isBlank) == true
    }

    /// Whether a Mac has words of help for it: they are told after a while, in place of a name, and may be enough.
    private func hasHelpTag(_ element: Element) -> Bool {
        element.macRole != nil && !Words.isBlank(element.hint ?? "")
    }

    /// Elements through which code may name this one: the owner of an item; the labels that a cell would join.
    private func evidence(for element: Element, in context: LintContext) -> [ElementID] {
        if element.isCell {
            return context.screen.descendants(of: element.id).filter { context.screen[$0].type == .label }
        }
        let isItem = element.type == .segment || element.type == .tabBarItem
        return isItem ? [element.parent].compactMap { $0 } : []
    }
}
