import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls without a name: stops, items, and controls that would be stops if they were visible.
///
/// A field with a placeholder is left to `placeholder-label`: a project that ignores that rule accepts placeholders as
/// names. Cost: linear in the elements; the descendants of a cell without a name are visited once.
struct MissingLabel: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        let texts = NearTexts(in: context)
        let nameless = context.elements.filter {
            context.isNameless($0) && context.wordFromPicture(of: $0) == nil && !context.isNamedBySymbol($0)
        }
        let templates = Dictionary(
            nameless.compactMap { context.template(of: $0) }.map { ($0, 1) }, uniquingKeysWith: +)
        let found = nameless.filter { context.template(of: $0).map { templates[$0] != 1 } ?? true }.map { id in
            var violation = violation(of: id, in: context, beside: texts)
            if let count = context.template(of: id).flatMap({ templates[$0] }), violation.variant == "symbol" {
                violation.variant = "alike"
                violation.facts["count"] = .number(Double(count))
                (violation.doubts, violation.ceiling) = ([], .likely)
            }
            return violation
        }
        return gathered(found, in: context)
            + context.elements.compactMap { picker($0, in: context, beside: texts) }
            + gathered(
                context.elements.compactMap { choice($0, in: context, beside: texts) }, as: "choices", in: context)
    }

    /// The violations of one screen that quote the same words as one.
    private func gathered(_ alike: [Violation], as variant: String, in context: LintContext) -> [Violation] {
        let groups = Dictionary(grouping: alike.indices) { alike[$0].facts["list"] }.values.sorted { $0[0] < $1[0] }
        return groups.map { group in
            var whole = alike[group[0]]
            guard group.count > 1 else { return whole }
            let names = group.compactMap { number -> String? in
                if case .text(let caption)? = alike[number].facts["text"] { return caption }
                return alike[number].element.map(context.quote)
            }
            whole.variant = variant
            whole.facts["count"] = .number(Double(group.count))
            whole.facts["names"] = .list(names)
            whole.related = group.flatMap { alike[$0].related }
            whole.evidence += group.dropFirst().compactMap { alike[$0].element }
            whole.covers += group.dropFirst().compactMap { alike[$0].element }
            return whole
        }
    }

    /// So many boxes in one view that all say the same are one finding (ours).
    private static let grid = 8

    /// The violations with those of the boxes of each grid of a Mac window as one.
    private func gathered(_ found: [Violation], in context: LintContext) -> [Violation] {
        let boxes = found.filter { violation in
            violation.variant == "bare" && violation.element.map { context.screen[$0].macRole?.isTicked } == true
        }
        let grids = Dictionary(grouping: boxes.compactMap(\.element)) { context.screen[$0].parent }
            .values.filter { $0.count >= MissingLabel.grid }
        let others = Set(grids.flatMap { $0.dropFirst() })
        return found.filter { $0.element.map(others.contains) != true }.map { violation in
            guard let grid = grids.first(where: { $0.first == violation.element }) else { return violation }
            var whole = violation
            whole.variant = "grid"
            whole.facts["count"] = .number(Double(grid.count))
            whole.evidence += grid.dropFirst()
            whole.covers += grid.dropFirst()
            return whole
        }
    }

    /// The variant of the message for a stepper, date picker or progress bar; nil for other elements.
    private static func variant(for element: Element, in screen: Screen) -> String? {
        switch element.type {
        case .progressView where screen.input == .interfaceBuilder: "progress"
        case .stepper: "stepper"
        case .datePicker: "date"
        default: nil
        }
    }

    /// A stepper, date picker or progress bar without a label. VoiceOver says the words of its parts, a date or a
    /// percentage, and not for what; what is read before may tell enough, so a person decides. A running app does not
    /// tell what it says.
    private func picker(_ id: ElementID, in context: LintContext, beside texts: NearTexts) -> Violation? {
        let element = context.screen[id]
        guard let kind = MissingLabel.variant(for: element, in: context.screen), element.macRole == nil,
            !context.screen.input.isOfRunningApp
        else { return nil }
        guard element.label.map(RuleText.isBlank) != false, element[.labelledBy] == nil,
            context.simulation.stop(of: id) != nil, context.isVisible(id)
        else { return nil }
        return violation(of: id, as: kind, in: context, beside: texts)
    }

    /// A segmented control of words that answer a question which nothing but a text beside it may ask.
    private func choice(_ id: ElementID, in context: LintContext, beside texts: NearTexts) -> Violation? {
        let element = context.screen[id]
        guard element.type == .segmentedControl, element.macRole == nil, element.label.map(RuleText.isBlank) != false,
            element[.labelledBy] == nil, !context.screen.input.isOfRunningApp, context.isVisible(id)
        else { return nil }
        let titles = element.items.compactMap { context.screen[$0].label ?? context.shownText(of: $0) }
        guard titles.count == element.items.count, titles.count > 1,
            titles.allSatisfy({ MissingLabel.answers.contains(RuleText.folded($0)) })
        else { return nil }
        var found = violation(of: id, as: "choice", in: context, beside: texts)
        found.facts["list"] = .list(titles)
        return found
    }

    /// Words that answer a question (ours).
    private static let answers: Set<String> = ["yes", "no", "on", "off"]

    private func violation(
        of id: ElementID, as kind: String, in context: LintContext, beside texts: NearTexts
    ) -> Violation {
        var violation = Violation(id, variant: kind, doubts: .undecided, isCause: false)
        // A number beside it is what it changes.
        guard let caption = texts.text(beside: id) else { return violation }
        texts.quote(caption, as: kind + "-beside", in: &violation)
        return violation
    }

    /// The names of the pictures that code gives a button, as far as they are known; nil if it gives none.
    private func picturesOfCode(_ element: Element) -> [String]? {
        let isGiven = element.code?.uses.contains {
            ($0.properties.contains(.image) || $0.properties.contains(.systemImage)) && $0.effect.gives
        }
        // What PaintCode draws has no file.
        let files = element.code?.pictures.filter { !$0.hasPrefix("imageOf") } ?? []
        return isGiven == true ? files : nil
    }

    /// Tells that a picture which code gives a button is its name. A plain word may do, and an unknown one is not known
    /// to be bad.
    private func name(_ violation: inout Violation, by pictures: [String], in context: LintContext) {
        guard let id = violation.element else { return }
        let areFiles = !pictures.isEmpty && pictures.allSatisfy { $0.contains { !$0.isLetter && $0 != " " } }
        if areFiles { violation.ceiling = min(violation.ceiling, .likely) } else { violation.doubts = .undecided }
        guard let first = pictures.first else {
            violation.variant = "bare"
            return
        }
        violation.variant = "asset"
        violation.facts["asset"] = .text(first)
        let rest = context.speech(of: id).drop { !$0.isLetter }
        violation.facts["speech"] = .text("\(PictureName.spoken(asset: RuleText.excerpt(first))). \(rest)")
    }

    private func violation(of id: ElementID, in context: LintContext, beside texts: NearTexts) -> Violation {
        let element = context.screen[id]
        var violation = context.namelessViolation(of: id)
        let stop = context.simulation.stop(of: id)
        let isHidden = stop == nil || context.isHiddenAtFirst(id)
        let prefix = isHidden ? "hidden-" : ""
        switch context.spokenPicture(of: id) {
        case .asset(let asset):
            violation.variant = prefix + "asset"
            violation.facts["asset"] = .text(asset)
            return violation
        case .symbol(let symbol):
            violation.variant = prefix + "symbol"
            violation.facts["symbol"] = .text(symbol)
            // UIKit and AppKit have words for some symbols, but the lists are not published.
            violation.doubts = .undecided
            return violation
        case nil: break
        }

        guard let stop else {
            violation.variant = "hidden"
            return violation
        }
        if let caption = context.captionPointing(at: id) {
            violation.variant = "reversed"
            violation.facts["text"] = .text(context.shownText(of: caption).map(RuleText.excerpt) ?? "")
            violation.related = [
                RelatedPlace(message: "this title connection", range: context.screen[caption].anchor)
            ]
            violation.ceiling = .likely
        } else if let picture = context.ownPicture(of: id) {
            violation.variant = "own-image"
            violation.facts["asset"] = .text(picture)
        } else if element.type == .button, element.macRole == nil, let pictures = picturesOfCode(element) {
            name(&violation, by: pictures, in: context)
        } else if element.isTextInput, element.type != .secureTextField,
            !stop.utterance.value.isEmpty || context.isStandIn(id) || context.holdsUnknownValue(id)
        {
            violation.variant = "content"
            if let caption = texts.text(beside: id) { texts.quote(caption, as: "content-beside", in: &violation) }
        } else if !isHidden, let caption = texts.text(beside: id) {
            let variant = stop.utterance.description.isEmpty ? "silent-beside" : "beside"
            texts.quote(caption, as: variant, in: &violation)
        } else if element.label == nil, let title = element.title, !title.isEmpty, RuleText.isBlank(title) {
            violation.variant = "blank"
        } else {
            violation.variant = isHidden ? "hidden" : stop.utterance.description.isEmpty ? "silent" : "bare"
        }
        return violation
    }
}

/// Controls without a name, for the rules about what VoiceOver says instead.
extension LintContext {
    /// Whether the element is a control that has no name of its own and is a stop, or would be one if it were visible.
    func isNameless(_ id: ElementID) -> Bool {
        let element = screen[id]
        // VoiceOver speaks the role of a control even if touches are disabled, so users miss the name there as well.
        let isIndicator = element.type == .progressView && element.macRole != nil
        guard element.isControl || isInteractive(id) || isIndicator, !namesItself(id), !hasName(id) else {
            return false
        }
        if element.traits?.contains(.keyboardKey) == true { return false }
        if element.isTextInput, let placeholder = element[.placeholder]?.text, !RuleText.isBlank(placeholder),
            !isFilledByCodeAlone(id)
        {
            return false
        }
        // A hidden cell is named by the texts that UIKit would join.
        if element.isCell, !RuleText.isBlank(simulation.name(of: id).text) { return false }
        if isAccessory(element) { return false }
        return simulation.stop(of: id) != nil || wouldBeStopIfShown(id)
    }

    /// Whether code writes the text of a field that is disabled, or a binding shows a text with which it begins: what
    /// it holds is heard, and no placeholder.
    func isFilledByCodeAlone(_ id: ElementID) -> Bool {
        !isEnabled(id) && !screen[id].isGivenByCode(.enabled) && screen[id].isGivenByCode(.text)
            || screen[id].isBound(.current) && screen[id].isGivenByCode(.current)
    }

    /// Whether it is the switch at the end of a table row, which UIKit reads together with the row's text. In Interface
    /// Builder only accessory views are in a cell beside its content view.
    private func isAccessory(_ element: Element) -> Bool {
        guard element.type == .switch, screen.input == .interfaceBuilder else { return false }
        return element.parent.map { screen[$0].type == .tableViewCell } ?? false
    }

    /// A violation at a control without a name, with what makes it uncertain.
    func namelessViolation(of id: ElementID) -> Violation {
        let element = screen[id]
        // The title of a switch is for Mac apps and not drawn on iPhone; it is undocumented whether VoiceOver speaks it
        // there.
        let hasUndrawnTitle = element.type == .switch && shownText(of: id) != nil
        // What its class adds to a button without a picture may be its name.
        let isFilled =
            element.type == .button && spokenPicture(of: id) == nil
            && element.code?.uses.contains { $0.properties == [.children] } == true
        // In a row of a Mac, a field that code may make read-only is a text.
        let isPerhapsText =
            element.macRole != nil && element.isTextInput && element.doubts.contains(.template)
            && element.code?.uses.contains { $0.properties == [.editable] && $0.effect != .harmless } == true
        let isUndecided = hasUndrawnTitle || isBlankBackItem(element) || isFilled || isPerhapsText
        var violation = Violation(
            id, doubts: isUndecided ? .undecided : [], evidence: evidence(for: element),
            ceiling: hasHelpTag(element) || tellsSomething(element) ? .likely : .certain)
        if element.label != nil { violation.property = .label }
        return violation
    }

    /// Whether it is an item at the leading edge of a storyboard's bar with a blank title. This is a common way to hide
    /// the title of a back button, and it is undocumented whether VoiceOver then says “Back”.
    private func isBlankBackItem(_ element: Element) -> Bool {
        element.type == .barButtonItem && element.slot == .leading && element.label == nil
            && element.title.map(RuleText.isBlank) == true
    }

    /// The image of AppKit's that a control of a Mac app shows alone. VoiceOver has a word for it: “add”, “go forward”,
    /// “eject”. Two of the same word are a matter for a person.
    fileprivate func template(of id: ElementID) -> String? {
        guard screen[id].macRole != nil, case .symbol(let name) = spokenPicture(of: id), name.hasPrefix("NS") else {
            return nil
        }
        return name
    }

    /// Whether the word that VoiceOver has for the symbol of a control says what the code of the control does, or its
    /// tool tip tells: “Close” where it dismisses.
    fileprivate func isNamedBySymbol(_ id: ElementID) -> Bool {
        let done =
            ([screen[id].action, screen[id].hint].compactMap { $0 } + screen[id].actions
            + screen[id].outlets.map(\.name))
            .joined(separator: " ").lowercased()
        guard [.swiftUI, .interfaceBuilder].contains(screen.input), case .symbol? = spokenPicture(of: id),
            let words = LintContext.doing[simulation.name(of: id).text]
        else { return false }
        return words.contains(where: done.contains)
    }

    /// Whether a word that VoiceOver has for a symbol says what a control does that code makes with it.
    package static func isAction(_ word: String) -> Bool {
        doing[word] != nil && !["Add", "Favorite", "Link", "More"].contains(word)
    }

    /// What code says that does what a word of a symbol says.
    private static let doing: [String: [String]] = [
        "Add": ["add", "append", "create", "insert", "new", "present", "show"], "Back": ["back", "dismiss", "pop"],
        "Call": ["call"],
        "Close": ["= false", "= nil", "cancel", "close", "dismiss", "hide", "toggle"],
        "Compose": ["compose", "new", "write"],
        "Edit": ["edit"], "Favorite": ["favo", "like"], "Get Mail": ["mail"], "Link": ["link", "url"],
        "More": ["menu", "more", "options"], "Refresh": ["fetch", "load", "refresh", "retry", "update"],
        "Search": ["find", "search"], "Share": ["share"],
    ]

    /// The caption whose title connection points at the control of a Mac app, and so names the caption.
    fileprivate func captionPointing(at id: ElementID) -> ElementID? {
        guard screen[id].macRole != nil, let name = screen[id].fileID else { return nil }
        return elements(setting: .labelledBy).first {
            screen[$0].type == .label && screen[$0][.labelledBy]?.text == name
        }
    }

    /// The image of the app's own that a control of a Mac app shows alone. Records tell of silence and of its file
    /// name.
    fileprivate func ownPicture(of id: ElementID) -> String? {
        guard let role = screen[id].macRole, role.showsTitle else { return nil }
        // An image that Xcode keeps in the nib is called by the place of its use, which nobody hears.
        return screen[id][.image]?.text.flatMap { $0.isEmpty || $0.contains(":") ? nil : RuleText.excerpt($0) }
    }

    /// Whether the role or the value of a Mac control tells a part of what a name would: most stand beside the field or
    /// the text that they belong to.
    private func tellsSomething(_ element: Element) -> Bool {
        element.macRole.map { LintContext.companions.contains($0.word) } ?? false
    }

    private static let companions: Set<String> = [
        "Date Picker", "Disclosure Triangle", "Level Indicator", "Path", "Progress Indicator", "Stepper",
    ]

    /// Whether it has a help tag on Mac, which VoiceOver reads after a pause, and which is no name.
    private func hasHelpTag(_ element: Element) -> Bool {
        screen.platform == .macos && (!RuleText.isBlank(element.hint ?? "") || hasUnknownHelp(element.id))
    }

    /// Elements through which code may name this one: the owner of an item, or the labels that a cell would join, and
    /// the views of the app's classes, which may hold some.
    private func evidence(for element: Element) -> [ElementID] {
        if element.isCell {
            return screen.descendants(of: element.id).filter {
                screen[$0].type == .label || screen[$0].customClass != nil && !screen[$0].isControl
            }
        }
        let isItem = element.type == .segment || element.type == .tabBarItem
        return isItem ? [element.parent].compactMap { $0 } : []
    }
}
