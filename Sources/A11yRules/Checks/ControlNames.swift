import A11yModel
import A11yVoiceOver

/// Controls that have no name: stops, items, and controls that would be stops if they were shown.
///
/// A field with a placeholder is left to the rule about placeholders: whoever switches that one off takes a
/// placeholder for a name. Cost: linear in the elements; the inside of a cell without a name is looked at once.
struct ControlNames: Check {
    static let name = "control-names"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let texts = NearTexts(in: subject)
        return subject.elements.filter { isNameless($0, in: subject) }.map { fault(of: $0, in: subject, beside: texts) }
    }

    private func isNameless(_ id: ElementID, in subject: Subject) -> Bool {
        let element = subject.screen[id]
        // A control class says its role even where touches are switched off, so that a name is missed there as well.
        guard element.isControl || subject.isInteractive(id), !subject.namesItself(id), !subject.hasName(id) else {
            return false
        }
        if element.traits?.contains(.keyboardKey) == true { return false }
        if element.isTextInput, let placeholder = element[.placeholder]?.text, !Words.isBlank(placeholder) {
            return false
        }
        // The name of a cell that is not shown: the texts that UIKit would join.
        if element.isCell, !Words.isBlank(subject.reading.name(of: id).text) { return false }
        if isAccessory(element, in: subject.screen) { return false }
        return subject.reading.stop(of: id) != nil || subject.isLatentStop(id)
    }

    /// Whether it is the switch at the end of a table row, which UIKit reads with the row's text. In Interface
    /// Builder only accessory views lie in a cell beside its content view.
    private func isAccessory(_ element: Element, in screen: Screen) -> Bool {
        guard element.type == .switch, screen.input == .interfaceBuilder else { return false }
        return element.parent.map { screen[$0].type == .tableViewCell } ?? false
    }

    private func fault(of id: ElementID, in subject: Subject, beside texts: NearTexts) -> Fault {
        let element = subject.screen[id]
        // A switch has a title for Mac apps, which a phone does not draw; whether it is spoken there is on no record.
        let hasUndrawnTitle = element.type == .switch && subject.shownText(of: id) != nil
        let isUndecided = hasUndrawnTitle || isBlankBackItem(element) || hasHelpTag(element)
        var fault = Fault(
            id, doubts: isUndecided ? .undecided : [], evidence: evidence(for: element, in: subject))
        if element.label != nil { fault.property = .label }
        let stop = subject.reading.stop(of: id)
        let prefix = stop == nil ? "hidden-" : ""

        switch subject.spokenPicture(of: id) {
        case .asset(let asset):
            fault.variant = prefix + "asset"
            fault.facts["asset"] = .text(asset)
            return fault
        case .symbol(let symbol):
            fault.variant = prefix + "symbol"
            fault.facts["symbol"] = .text(symbol)
            // UIKit has words for some symbols: which is published nowhere.
            fault.doubts = .undecided
            return fault
        case nil: break
        }

        guard let stop else {
            fault.variant = "hidden"
            return fault
        }
        if element.isTextInput, !stop.utterance.value.isEmpty {
            fault.variant = "content"
        } else if let caption = texts.text(beside: id), let text = subject.shownText(of: caption).map(Words.excerpt) {
            fault.variant = stop.utterance.description.isEmpty ? "silent-beside" : "beside"
            fault.facts["text"] = .text(text)
            fault.related = [RelatedPlace(message: "“\(text)” stands here", range: subject.screen[caption].anchor)]
        } else {
            fault.variant = stop.utterance.description.isEmpty ? "silent" : "bare"
        }
        return fault
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
    private func evidence(for element: Element, in subject: Subject) -> [ElementID] {
        if element.isCell {
            return subject.screen.descendants(of: element.id).filter { subject.screen[$0].type == .label }
        }
        let isItem = element.type == .segment || element.type == .tabBarItem
        return isItem ? [element.parent].compactMap { $0 } : []
    }
}
