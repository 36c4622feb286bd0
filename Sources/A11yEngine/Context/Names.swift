import A11yModel
import A11yVoiceOver

// The names of elements: what VoiceOver uses as the name, what it speaks, and how messages refer to an element.

extension LintContext {
    /// The accessible name: the author's label, or else the text of `labelledBy`, or else what the class supplies
    /// (title, text, a cell's joined texts). The placeholder, value, hint, identifier and asset name are never the
    /// name. A nil or blank result means that the element has no name.
    public func name(of id: ElementID) -> String? {
        let name = sourcedName(of: id)
        return switch name.source {
        case .author, .labelledBy, .text, .joined: name.text
        case .image, .system, .none: nil
        }
    }

    /// The name that VoiceOver would use and where it comes from, whether the element is a stop or not.
    public func sourcedName(of id: ElementID) -> Name { simulation.name(of: id) }

    /// Whether the element has a name that is not blank.
    public func hasName(_ id: ElementID) -> Bool {
        screen[id].hasBuiltInName && screen[id].label == nil || name(of: id).map(RuleText.isBlank) == false
    }

    /// Whether the class announces itself, so that a missing name is no violation: pickers read their value, read-only
    /// texts their content, page controls their page, and the parts of steppers and search fields have names of their
    /// own.
    public func namesItself(_ id: ElementID) -> Bool {
        switch screen[id].type {
        case .datePicker, .pickerView, .pageControl, .stepper, .searchBar, .activityIndicator: true
        case .progressView: screen[id].macRole.map { $0 == .busyIndicator } ?? true
        case .textView: screen[id].isFalse(.editable)
        default: screen[id].traits?.contains(.searchField) == true
        }
    }

    /// The text that the element itself draws, trimmed; nil if it draws none.
    public func shownText(of id: ElementID) -> String? { facts.shownText[id.index] }

    /// Whether the element still shows the text that Interface Builder gives a new object. Nobody wrote it, so
    /// `stub-label` reports it and no rule takes it for words of the app.
    public func hasDefaultTitle(_ id: ElementID) -> Bool {
        guard let shown = shownText(of: id) else { return false }
        switch screen[id].type {
        case .button: return shown == "Button" || shown == "Item 1" && screen[id].macRole?.word == "Menu Button"
        case .barButtonItem, .tabBarItem: return shown == "Item"
        // Elsewhere these are words like others.
        case .label: return screen.input == .interfaceBuilder && shown == "Label"
        case .segment:
            guard screen.input == .interfaceBuilder, let control = screen[id].parent else { return false }
            return screen[control].items.map(shownText) == ["First", "Second"]
        default: return false
        }
    }

    /// What VoiceOver says at the element: label, value, traits, position and hint; empty if it never stops there.
    public func speech(of id: ElementID) -> String {
        guard let utterance = simulation.stop(of: id)?.utterance else { return "" }
        return [utterance.description, utterance.spokenHint ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// What a stop says without trait, state and position words: label, value and hint.
    public func ownWords(of stop: Stop) -> String {
        let utterance = stop.utterance
        if utterance.value.isEmpty, utterance.hint.isEmpty { return utterance.label }
        return [utterance.label, utterance.value, utterance.hint].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// How messages refer to the element. In a screen file this is its id; otherwise its type with its name or text, or
    /// else with its picture, outlet and user label, a text in it, its size and position, or the identifier from a
    /// running app. An object id, which Xcode hardly shows, stands only in brackets.
    public func title(of id: ElementID) -> String {
        let element = screen[id]
        if screen.input == .native, let name = element.fileID { return name }
        // A box to tick, a stepper and a date picker of a Mac are no buttons to those who read of them.
        let role = element.type == .button && element.customClass == nil ? element.macRole?.word.lowercased() : nil
        let type = role ?? screen.typeName(of: element)
        if !isStandIn(id), let words = words(of: id) { return "the \(type) “\(words)”" }
        let picture = pictureName(of: id).map(RuleText.excerpt).map {
            element.type == .image ? "`\($0)`" : "with the image `\($0)`"
        }
        let outlet = element[.outlet]?.text.map { "\(picture == nil ? "with the " : "")outlet `\($0)`" }
        let called = element[.userLabel]?.text.map { "called “\(RuleText.excerpt($0))” in Xcode" }
        let signs = [picture, outlet, called].compactMap { $0 }
        if !signs.isEmpty { return "the \(type) \(signs.joined(separator: ", "))" }
        if screen.input == .interfaceBuilder, let text = firstText(in: id) {
            // Its superview may be around that text as well.
            return "the \(type) around “\(text)”" + (element.fileID.map { " (\($0))" } ?? "")
        }
        if screen.input == .interfaceBuilder, let outlet = firstOutlet(in: id) {
            return "the \(type) around `\(outlet)`" + (element.fileID.map { " (\($0))" } ?? "")
        }
        if screen.input == .interfaceBuilder, element.parent == nil, screen.roots.count == 1 {
            return "the root \(type)"
        }
        if element.doubts.contains(.layout), let around = place(around: id) {
            return "the \(type) in \(around)" + (element.fileID.map { " (\($0))" } ?? "")
        }
        if screen.input == .interfaceBuilder, let frame = element.frame {
            let lengths = [frame.width, frame.height, frame.x, frame.y]
            let words = lengths.map { Message.words(for: .number($0.rounded())) }
            return "the \(words[0]) × \(words[1]) \(type) at \(words[2]), \(words[3])"
        }
        let known = screen.input == .interfaceBuilder ? nil : known(id)
        return known.map { "the \(type) \($0)" } ?? "\(Self.article(of: type)) \(type)"
    }

    /// The view around an element that code or its class has a name for. Where the layout decides, sizes tell nothing.
    private func place(around id: ElementID) -> String? {
        screen.ancestors(of: id).first {
            screen[$0][.outlet] != nil || screen[$0][.userLabel] != nil || screen[$0].customClass != nil
        }.map(title)
    }

    /// “an” before a vowel, and before `HStack`, which is spoken with its letter.
    private static func article(of type: String) -> String {
        type.first.map { "AEIOaeio".contains($0) } == true || type.hasPrefix("HS") ? "an" : "a"
    }

    /// Whether the text of an element stands in for one that code puts in its place, so that nobody may see it. Its
    /// outlet tells more.
    public func isStandIn(_ id: ElementID) -> Bool {
        let element = screen[id]
        guard screen.input == .interfaceBuilder, element.label == nil else { return false }
        if hasDefaultTitle(id), element[.outlet] != nil, element.mayBeSetByCode([.text, .title]) { return true }
        return element.isRewrittenByCode(.text) || element.isRewrittenByCode(.title)
    }

    /// Whether code alone gives an element a label, so that the file does not tell what is heard.
    public func isLabelledByCode(_ id: ElementID) -> Bool {
        screen.input == .interfaceBuilder && screen[id].label == nil && screen[id].isGivenByCode(.label)
    }

    /// What messages quote as the speech of an element, with what code writes between angle quotes. Nobody hears what
    /// a secure field holds.
    func quotedSpeech(of id: ElementID) -> String {
        var speech = withOutlets(speech(of: id), of: id)
        let isSecure = screen[id].type == .secureTextField && screen.input == .interfaceBuilder
        if let value = simulation.stop(of: id)?.utterance.value, !value.isEmpty {
            if isSecure {
                speech.replace("\(value). ", with: "")
            } else if isValueRewritten(id) {
                speech.replace(value, with: standIn(forValueOf: id))
            }
        }
        // Whether it is dimmed when it is heard, code or a binding decides.
        if screen[id].isFalse(.enabled), screen[id].isGivenByCode(.enabled) || screen[id].isBound(.enabled) {
            speech.replace("Dimmed. ", with: "")
        }
        // A box is ticked as the user left it, where a binding tells or code may find it by its tag.
        if screen[id].macRole?.word == "Checkbox", screen[id].tag != 0 || screen[id].isBound(.current) {
            speech.replace(screen[id].macRole?.value ?? "", with: "‹checked or not›")
        }
        if hasUnknownHelp(id) { speech += " ‹tool tip›." }
        let mayHold = screen[id].isTextInput && !isSecure
        if holdsUnknownValue(id), !mayHold || !isStandIn(id) { return "‹value›. \(speech)" }
        if speech.isEmpty, isLabelledByCode(id) {
            return "‹\(screen[id][.outlet]?.text.map { $0 + "." } ?? "")accessibilityLabel›"
        }
        guard mayHold || speech.isEmpty, isStandIn(id), shownText(of: id) == nil else { return speech }
        // What it holds is heard instead of the placeholder.
        if let placeholder = screen[id][.placeholder]?.text { speech.replace("\(placeholder). ", with: "") }
        return speech.isEmpty ? dataName(of: id) : "\(dataName(of: id)). \(speech)"
    }

    /// What messages quote in place of a value that code sets.
    private func standIn(forValueOf id: ElementID) -> String {
        switch screen[id].macRole?.word {
        case "Checkbox": "‹checked or not›"
        case "Radio Button": "‹selected or not›"
        default: screen[id].type == .switch ? "‹on or off›" : "‹value›"
        }
    }

    /// Whether a control of a Mac shows a value of which the file says nothing: the choice of a pop-up button, a date,
    /// or what a binding gives it. Nobody hears what a secure field holds.
    public func holdsUnknownValue(_ id: ElementID) -> Bool {
        guard let role = screen[id].macRole, simulation.stop(of: id)?.utterance.value.isEmpty == true else {
            return false
        }
        switch role.word {
        case "Pop Up Button", "Date Picker": return true
        case "Secure Edit Text": return false
        default:
            return !role.showsTitle && (screen[id].isBound(.current) || screen[id].isGivenByCode(.current))
        }
    }

    /// Whether a control of a Mac has a help tag of which the file says nothing.
    public func hasUnknownHelp(_ id: ElementID) -> Bool {
        let element = screen[id]
        guard element.macRole != nil, RuleText.isBlank(element.hint ?? "") else { return false }
        // A line that may change more than that is about something else.
        let isGiven = element.code?.uses.contains { $0.properties == [.hint] && $0.effect.gives }
        return isGiven == true || element.isBound(.hint)
    }

    /// A text of an element, with the outlets of what code writes in place of the texts of the file.
    private func withOutlets(_ text: String, of id: ElementID) -> String {
        guard screen.input == .interfaceBuilder else { return text }
        return ([id] + screen.descendants(of: id)).reduce(text) { text, part in
            // “Button” is also what VoiceOver calls any button.
            let isRole = hasDefaultTitle(part) && screen[part].type != .label
            guard isStandIn(part), !isRole, let shown = shownText(of: part), !shown.isEmpty else { return text }
            return text.replacingWords(shown, with: dataName(of: part))
        }
    }

    /// What messages quote of a stop beside others, with what code writes between angle quotes.
    public func quotedWords(of stop: Stop) -> String {
        let words = withOutlets(stop.utterance.description, of: stop.element)
        guard !stop.utterance.value.isEmpty, isValueRewritten(stop.element) else { return words }
        return words.replacing(stop.utterance.value, with: standIn(forValueOf: stop.element), maxReplacements: 1)
    }

    /// The same of its label alone.
    public func quotedLabel(of stop: Stop) -> String {
        withOutlets(RuleText.trimmed(stop.utterance.label), of: stop.element)
    }

    /// Whether code sets the state of a switch, the value of a slider, or what a control of a Mac shows.
    private func isValueRewritten(_ id: ElementID) -> Bool {
        let element = screen[id]
        guard screen.input == .interfaceBuilder else { return false }
        return element.isRewrittenByCode(.isOn) || element.isRewrittenByCode(.current)
            || element.macRole.map { element.isRewrittenByCode(.text) || element.isBound(.current) && !$0.showsTitle }
                == true
    }

    /// The outlet of an element that code writes, as messages about SwiftUI name data.
    package func dataName(of id: ElementID) -> String { "‹\(screen[id][.outlet]?.text ?? "text")›" }

    /// The name or text of an element, or what an empty field shows, shortened; nil without any.
    private func words(of id: ElementID) -> String? {
        if let name = name(of: id), !RuleText.isBlank(name) { return RuleText.excerpt(withOutlets(name, of: id)) }
        if let text = shownText(of: id), !RuleText.isBlank(text) { return RuleText.excerpt(text) }
        guard screen[id].isTextInput, let placeholder = screen[id][.placeholder]?.text else { return nil }
        return RuleText.isBlank(placeholder) ? nil : RuleText.excerpt(placeholder)
    }

    /// The name of the element's picture: its file or its system symbol; nil without one.
    public func pictureName(of id: ElementID) -> String? {
        let name = screen[id][.image]?.text ?? screen[id][.systemImage]?.text
        return name.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The element's id in its file, or else the identifier that UI tests use; nil if it has neither.
    public func known(_ id: ElementID) -> String? { screen.known(id) }

    /// How messages quote the element in a list: its name or text, or else its id or type. In Interface Builder its
    /// outlet, its user label, its picture, a text in it and its class come instead of the object id. What only Xcode
    /// shows is between backticks.
    public func quote(of id: ElementID) -> String {
        let element = screen[id]
        if !isStandIn(id), let words = words(of: id) { return words }
        guard screen.input == .interfaceBuilder else {
            return known(id) ?? element.customClass ?? firstText(in: id) ?? screen.typeName(of: element)
        }
        return element[.outlet]?.text.map { "`\($0)`" }
            ?? element[.userLabel]?.text.map { "`\(RuleText.excerpt($0))`" }
            ?? pictureName(of: id).map(RuleText.excerpt)
            ?? firstText(in: id) ?? kind(of: id)
    }

    /// What kind of element it is, and in which view that code or Xcode has a name for.
    private func kind(of id: ElementID) -> String {
        let around = screen.ancestors(of: id).lazy.compactMap { above in
            let element = self.screen[above]
            return element[.outlet]?.text ?? element[.userLabel]?.text ?? element.customClass
        }.first
        let tag = screen[id].tag == 0 ? "" : " with the tag `\(screen[id].tag)`"
        return "`\(screen.typeName(of: screen[id]))`" + tag + (around.map { " in `\($0)`" } ?? "")
    }

    /// The first outlet of a text inside an element; nil if there is none.
    private func firstOutlet(in id: ElementID) -> String? {
        screen.descendants(of: id).lazy.filter { self.screen[$0].type == .label && self.isVisible($0) }
            .compactMap { self.screen[$0][.outlet]?.text }.first
    }

    /// The first readable text inside an element that is shown and that stays; nil if there is none.
    private func firstText(in id: ElementID) -> String? {
        let texts = screen.descendants(of: id).lazy.filter { part in
            self.isVisible(part) && !self.hasDefaultTitle(part) && !self.isStandIn(part)
        }
        return texts.compactMap(shownText).first { !RuleText.isBlank($0) }.map(RuleText.excerpt)
    }
}

extension Screen {
    /// The element's id in its file, or else the identifier that UI tests use; nil if it has neither.
    public func known(_ id: ElementID) -> String? {
        let element = self[id]
        return element.fileID ?? element[.identifier]?.text.flatMap { RuleText.isBlank($0) ? nil : $0 }
    }

    /// An element's type with its id: `button#pay`.
    public func step(to id: ElementID) -> String {
        let type = typeName(of: self[id])
        return known(id).map { "\(type)#\($0)" } ?? type
    }

    /// The path from the root to the element: `view > button#pay`.
    public func path(of id: ElementID) -> String {
        lineage(of: id).reversed().map { step(to: $0) }.joined(separator: " > ")
    }
}

extension String {
    /// The same with another text in place of the first that is no part of a longer word.
    fileprivate func replacingWords(_ words: String, with other: String) -> String {
        var rest = self[...]
        while let range = rest.firstRange(of: words) {
            let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
            let after = range.upperBound < endIndex ? self[range.upperBound] : " "
            if [before, after].allSatisfy({ !$0.isLetter && !$0.isNumber && $0 != "‹" && $0 != "›" }) {
                // The text that is gone may have ended in a blank.
                let (end, next) = (self[range.upperBound...], self[range.upperBound...].drop(while: \.isWhitespace))
                return self[..<range.lowerBound] + other + (next.first == "." ? next : end)
            }
            rest = rest[range.upperBound...]
        }
        return self
    }
}
