import A11yModel

// What the app's code makes of a verdict: it contradicts it, it leaves it open somewhere, or nothing in it changes it.

/// A place of code that leaves a verdict open.
struct CodeOpening {
    /// The element that it may change.
    let element: ElementID
    /// Why and where.
    let cause: CodeCause
}

/// What the code says about one element that a verdict is about.
private enum CodeReading {
    /// Nothing was asked, or the verdict does not depend on code.
    case unasked
    /// Nothing changes it.
    case settled
    /// Something may change it.
    case open(CodeOpening)
    /// It supplies what the verdict finds missing or wrong.
    case refuted
    /// It does so where it runs, which may not be always.
    case written(CodeUse)
}

/// What the code says about a verdict.
struct CodeVerdict {
    /// Whether it contradicts the verdict, so that there is nothing to report.
    private(set) var isRefuted = false
    /// The code that supplies what the verdict finds missing, though it may not always run: the finding is dropped, and
    /// reports count it.
    private(set) var dropping: CodeUse?
    /// The first place that leaves it open.
    private(set) var opening: CodeOpening?
    /// The elements about which nothing is open.
    private(set) var settled: [ElementID] = []
    /// The doubts about the elements that remain.
    private(set) var doubts: Doubts = []

    /// Judges a violation by the code of its element and of the elements that are evidence for it.
    init(on violation: borrowing Violation, of rule: Rule, in context: LintContext) {
        if let id = violation.element, let home = context.screen[id].code?.home {
            isRefuted = home == .elsewhere || !rule.isAboutWords
        }
        if let id = violation.element {
            add(id, context.doubts(about: id).subtracting(violation.settled), as: .subject, of: rule, in: context)
        } else {
            isRefuted = rule.isRefuted(byCodeOf: context.screen)
        }
        // Wherever the layout puts the element, it is there beside its evidence.
        let settled = violation.settled.intersection(.layout)
        for id in violation.evidence {
            add(id, context.doubts(about: id).subtracting(settled), as: .evidence, of: rule, in: context)
        }
    }

    private enum Part { case subject, evidence }

    private mutating func add(_ id: ElementID, _ own: Doubts, as part: Part, of rule: Rule, in context: LintContext) {
        switch rule.reading(of: context.screen[id], with: own) {
        case .unasked: doubts.formUnion(own)
        case .settled:
            settled.append(id)
            doubts.formUnion(own.subtracting(.ofCode))
        // What is passed to a view is data: nobody could say more of it.
        case .open where context.screen.input == .swiftUI: isRefuted = true
        case .open(let opening):
            add(opening, own)
            if !rule.heeded.contains(.code) { doubts.insert(.undecided) }
        case .refuted where part == .subject: isRefuted = true
        case .written(let use) where part == .subject: dropping = use
        case .refuted, .written:
            // The element is only compared with: what code makes of it is not known.
            add(rule.supply(to: context.screen[id]), own)
        }
    }

    private mutating func add(_ opening: CodeOpening, _ own: Doubts) {
        self.opening = self.opening ?? opening
        doubts.formUnion(own.subtracting(.ofCode).union(.code))
    }
}

extension Doubts {
    /// The doubts that reading the app's code can settle.
    static let ofCode: Doubts = [.code, .customClass, .template]
}

extension Rule {
    /// The properties of an element that code must leave alone for a verdict to hold: those that it rests on with those
    /// that UIKit combines them with, and whether the element is a stop at all. Whether it is hidden makes no
    /// difference: it is wrong whenever it is shown.
    func decisive(for element: Element) -> [Property] {
        var found = restsOn.filter { $0 != .hidden && (PropertySet.ofCode.contains($0) || $0 == .hitFrame) }
        for (property, companions) in Rule.companions where restsOn.contains(property) { found += companions }
        // A font makes no heading.
        if restsOn.contains(.traits) {
            found.removeAll { [.font, .adjustsFontForContentSizeCategory, .fontMetrics].contains($0) }
        }
        // Another text looks as the old one does: it has its colour, and is as much of a heading.
        if keepsLooks { found.removeAll { $0 == .text || $0 == .title } }
        // Another text is as much of a stop.
        if Rule.aboutStops.contains(id) { found.removeAll { $0 == .text || $0 == .title } }
        // A label is its name, whatever it draws; one rule compares the two.
        if restsOn.contains(.label), element.label != nil, id != "mismatched-label" {
            found.removeAll { $0 == .text || $0 == .title }
        }
        // Without a label, what it draws is its name.
        if restsOn.contains(.label), element.label == nil, !keepsLooks, id != "incomplete-label" {
            // What a field shows while it is empty says nothing beside what it holds.
            if !element.isTextInput {
                found += [.text, .title]
            } else if !element.isFilled {
                found.append(.placeholder)
            }
        }
        // On a Mac, what a control without a title shows is its value.
        if restsOn.contains(.label), let role = element.macRole, !role.showsTitle {
            found.removeAll { $0 == .text || $0 == .title }
        }
        if !isAboutLooks { found += [.isElement, .elementsHidden, .elements] }
        // Who misses a stop misses what the element answers.
        if restsOn.contains(.isElement), !element.gestures.isEmpty { found.append(.gestures) }
        var seen = PropertySet()
        return found.filter { property in
            defer { seen.insert(property) }
            return !seen.contains(property)
        }
    }

    /// Whether it judges what is said, which the use of a view may pass to it.
    fileprivate var isAboutWords: Bool {
        !keepsLooks && restsOn.contains { [.label, .text, .title, .value, .hint, .placeholder, .image].contains($0) }
    }

    /// Whether it judges a text by how it looks, whatever it says.
    private var keepsLooks: Bool { restsOn.contains(.textColor) || restsOn.contains(.font) }

    /// Whether it judges how a text looks, which VoiceOver does not change.
    private var isAboutLooks: Bool {
        (restsOn.contains(.font) || restsOn.contains(.textColor)) && !restsOn.contains(.traits)
    }

    /// Whether it judges if a text follows the size that people choose.
    fileprivate var isAboutScaling: Bool { restsOn.contains(.font) && !restsOn.contains(.traits) }

    private static let companions: [(Property, [Property])] = [
        (.font, [.adjustsFontForContentSizeCategory, .fontMetrics]),
        (.image, [.systemImage]),
        (.action, [.handlesTouch, .gestures]),
    ]

    /// What code makes of a verdict about an element with these doubts.
    fileprivate func reading(of element: Element, with doubts: Doubts) -> CodeReading {
        guard let code = element.code else { return .unasked }
        let heeded = doubts.intersection(heeded).intersection(.ofCode)
        // Code that may merge what a verdict about the order speaks of leaves it open, whatever else is sure.
        if restsOn == [.frame], code.mayMerge { return .open(element.opening(at: .isElement, in: code)) }
        // Code that sizes the element is no doubt of the file.
        if restsOn.contains(.hitFrame), case .open = code.outcome(of: .hitFrame) {
            return .open(element.opening(at: .hitFrame, in: code))
        }
        if heeded.isEmpty { return .unasked }
        // Where a class takes touches is not known of one that is not read.
        if restsOn.contains(.hitFrame), heeded.contains(.customClass),
            code.gaps.contains(where: { $0.properties == .ofCode })
        {
            return .unasked
        }
        // The controls inside are heard, and not the control around them.
        if code.responses.contains(.innerControls), element.isElement != true, Rule.aboutSilence.contains(id) {
            return .refuted
        }
        var opening: CodeOpening?
        var dropping: CodeUse?
        for property in decisive(for: element) {
            // A picture of the app's has no words of its own: one matters where its name is the label or a state.
            if property == .image, !Rule.aboutPictures.contains(id) || element.macRole != nil && !code.mayShowSymbol {
                continue
            }
            if property == .placeholder, element.written.contains(.placeholder), !code.clears(.placeholder) { continue }
            if id == "stub-label", let use = code.replacement(of: property) {
                if case .sets = use.effect { return .refuted }
                dropping = dropping ?? use
                continue
            }
            // A name that code writes is one, whatever data it comes from.
            if Rule.droppedByLabel.contains(id), let use = code.naming(by: property) {
                dropping = dropping ?? use
                continue
            }
            switch effect(of: code.outcome(of: property), on: property, of: element) {
            case .none: continue
            case .refutes: return .refuted
            case .drops: dropping = dropping ?? code.uses.first { $0.properties.contains(property) && $0.mayChange }
            case .opens: opening = opening ?? element.opening(at: property, in: code)
            }
        }
        if let dropping { return .written(dropping) }
        return opening.map(CodeReading.open) ?? .settled
    }

    /// The rules that judge how texts are merged into stops, or hidden by one label, whatever they say.
    private static let aboutStops: Set<String> = [
        "unmerged-group", "unspoken-text", "crowded-card", "incomplete-label",
    ]
    /// The rules that judge what a stop says and is.
    private static let aboutSilence: Set<String> = ["missing-label", "missing-trait", "silent-focus"]
    private static let aboutPictures: Set<String> = ["image-name-label", "unlabelled-image"]

    private enum Effect { case none, opens, drops, refutes }

    private func effect(of outcome: ElementCode.Outcome, on property: Property, of element: Element) -> Effect {
        let value: CodeValue
        let fixedFonts = property == .font && isAboutScaling ? element.code?.fixedFonts : nil
        switch outcome {
        case .untouched: return .none
        case .open: return .opens
        // Another font of a fixed size does not scale either.
        case .written where fixedFonts == .all, .supplied where fixedFonts == .all: return .none
        case .written where fixedFonts == .some, .supplied where fixedFonts == .some: return .opens
        case .written(let written):
            if property == .isElement, written == .known(.flag(true)), element.isElementAnyway { return .none }
            if written == .nothing { return element.states(property) ? .opens : .none }
            return supplies(written, property, to: element) ? .drops : .opens
        case .supplied(let supplied): value = supplied
        }
        // What the file does not have is not taken away.
        if value == .nothing { return element.states(property) ? .opens : .none }
        if case .known = value { return .none }
        // What the file sets is replaced in any case; what it lacks may still be lacking.
        guard restsOn.contains(property), element.isReplacedByCode(property) else { return .opens }
        return .refutes
    }

    /// Whether a value that code sets in some cases is what a verdict finds missing, so that nobody need look: of 30
    /// such that were read in real apps, 30 were always there. The words of a title or of an action are another matter.
    private func supplies(_ value: CodeValue, _ property: Property, to element: Element) -> Bool {
        switch property {
        case .label, .title: return Rule.droppedByText.contains(id)
        case .isElement: return id == "missing-focus" && value == .known(.flag(true))
        case .textColor, .backgroundColor:
            // A colour that lets others through may be as faint.
            if case .known(.color(let color)) = value, color.alpha < 1 { return false }
            return restsOn.contains(.textColor)
        case .font:
            // A font that is something is one that scales, by the reader of values.
            guard isAboutScaling else { return false }
            if case .known(.font(let font)) = value { return font.style != nil }
            return value == .something
        default: return false
        }
    }

    /// The rules that find no text, or one that nobody can have meant.
    private static let droppedByText: Set<String> = [
        "missing-label", "stub-label", "image-name-label", "placeholder-label", "duplicate-label", "silent-focus",
    ]

    /// The rules that find no name, or one that is none.
    private static let droppedByLabel: Set<String> = [
        "missing-label", "stub-label", "image-name-label", "placeholder-label", "silent-focus", "unlabelled-image",
    ]

    /// Where code supplies what a verdict rests on.
    fileprivate func supply(to element: Element) -> CodeOpening {
        let code = element.code ?? ElementCode()
        let property = decisive(for: element).first {
            code.outcome(of: $0) != .untouched && !element.setInCode.contains($0)
        }
        return element.opening(at: property ?? .label, in: code)
    }

    /// Whether code contradicts a verdict about the screen itself: one that says no element is a heading, where code
    /// may make one.
    fileprivate func isRefuted(byCodeOf screen: Screen) -> Bool {
        guard screen.code != nil, restsOn.contains(.traits) else { return false }
        return screen.elements.contains { element in
            guard let code = element.code, !element.setInCode.contains(.traits) else { return false }
            return code.outcome(of: .traits) != .untouched
        }
    }
}

extension Element {
    /// The place that leaves a property open, in words.
    fileprivate func opening(at property: Property, in code: ElementCode) -> CodeOpening {
        // A line that gives it a name in some cases tells more than one that may do anything.
        if property == .label || property == .title, let use = code.uses.first(where: { $0.names(property) }) {
            return CodeOpening(element: id, cause: use.cause)
        }
        if case .open(let cause) = code.outcome(of: property) { return CodeOpening(element: id, cause: cause) }
        let uses = code.uses.filter { $0.properties.contains(property) && $0.mayChange }
        let use = uses.first { $0.effect == .opens } ?? uses.first
        return CodeOpening(element: id, cause: use?.cause ?? CodeCause(.unknown))
    }
}

extension Element {
    /// Whether it is an element of its class, so that code which makes it one changes nothing.
    fileprivate var isElementAnyway: Bool {
        guard isElement != false else { return false }
        switch type {
        case .label, .button, .textField, .secureTextField, .textView, .switch, .slider: return true
        default: return isElement == true
        }
    }
}

extension Element {
    /// Whether the file sets a property to something, which code may take away.
    fileprivate func states(_ property: Property) -> Bool {
        guard written.contains(property), let text = self[property]?.text else { return written.contains(property) }
        return !RuleText.isBlank(text)
    }

    /// Whether a field holds a text, in the file or by code, before anybody writes into it.
    fileprivate var isFilled: Bool {
        if text.map({ !RuleText.isBlank($0) }) == true { return true }
        return code?.uses.contains { use in
            guard use.properties.contains(.text) else { return false }
            // What is set in some cases may be what somebody wrote.
            if case .sets(let value) = use.effect { return value != .nothing }
            return false
        } ?? false
    }
}

extension ElementCode {
    /// Whether code may show a symbol, which has words, or anything.
    fileprivate var mayShowSymbol: Bool {
        gaps.contains { $0.properties.contains(.image) }
            || uses.contains { $0.mayChange && $0.properties.contains(.image) && $0.properties != [.image] }
    }

    /// Whether a line of code may make the element, or a view around it, one element with what is in it.
    fileprivate var mayMerge: Bool {
        gaps.contains { $0.cause.place != nil && $0.properties.contains(.isElement) && $0.properties != .ofCode }
            || uses.contains { $0.mayChange && $0.properties == [.isElement] && outcome(of: .isElement) != .untouched }
    }

    /// Where code writes the label or the title itself, which it nowhere takes away; nil where it does not.
    fileprivate func naming(by property: Property) -> CodeUse? {
        guard !isStrict, [.label, .title, .text].contains(property) else { return nil }
        let found = uses.filter { $0.properties.contains(property) && $0.properties != .ofCode && $0.mayChange }
        guard found.allSatisfy(\.effect.gives) else { return nil }
        // What nobody calls names nothing.
        return found.first {
            $0.effect != .opens && $0.properties.isSubset(of: property == .label ? [.label] : [.title, .text])
        }
    }

    /// Where code puts a text in the place of the one that the file has, whatever it says; nil if something else may
    /// change it.
    fileprivate func replacement(of property: Property) -> CodeUse? {
        guard [.label, .title, .text].contains(property), !gaps.contains(where: { $0.properties.contains(property) })
        else { return nil }
        let found = uses.filter { $0.properties.contains(property) && $0.mayChange }
        if let sure = found.first(where: { if case .sets = $0.effect { true } else { false } }) { return sure }
        guard !isStrict else { return nil }
        return found.first { use in
            // An attributed text of which nothing is known is another text as well.
            if use.effect == .opens { return use.properties.isSubset(of: [.text, .title, .font, .textColor]) }
            return if case .maySet(let value) = use.effect { value != .nothing } else { false }
        }
    }
}

extension CodeUse {
    /// Whether it is more than a mention.
    var mayChange: Bool { effect != .declares && effect != .harmless }

    /// Whether it gives a text a font of a fixed size in some cases.
    fileprivate var maySetFixedFont: Bool { if case .maySet(let value) = effect { value.isFixedFont } else { false } }

    /// Whether it sets a text to something.
    fileprivate func names(_ property: Property) -> Bool {
        guard properties.contains(property) else { return false }
        switch effect {
        case .sets(let value), .maySet(let value): return value != .nothing && value != .anything
        case .declares, .harmless, .opens: return false
        }
    }

    /// Whether it sets one of the properties.
    func supplies(_ wanted: PropertySet) -> Bool {
        if case .sets = effect { !properties.isDisjoint(with: wanted) } else { false }
    }
}

// What findings say about the code that was read.

extension Diagnostic {
    /// What was read about the elements whose doubts code settled; nil if it settled none. Code that leaves the verdict
    /// open is among the doubts, and its place is a related one.
    func codeEvidence(in context: LintContext) -> CodeEvidence? {
        // A view of SwiftUI is its code.
        if context.screen.input == .swiftUI { return nil }
        if let opening = code.opening {
            guard confidence == .review, let place = opening.cause.place else { return nil }
            return CodeEvidence(statement: nil, places: [CodeReference("may change this", at: place)])
        }
        if violation.element == nil, let code = context.screen.code, rule.restsOn.contains(.title) {
            let statement = "no code of \(code.words(for: context.screen.customClass)) sets a title"
            return CodeEvidence(statement: statement, places: code.references(to: PropertySet()) { _ in true })
        }
        guard let id = code.settled.first, let answer = context.screen[id].code else { return nil }
        let wanted = PropertySet(rule.decisive(for: context.screen[id]).filter(context.screen[id].setInCode.contains))
        let font = rule.isAboutScaling ? answer.uses.first(where: \.maySetFixedFont) : nil
        let statement = font.map { "\($0.place.words) gives it another font of a fixed size: `\($0.excerpt)`" }
        return CodeEvidence(
            statement: statement ?? context.screen[id].statement(of: answer, about: wanted),
            places: answer.references(to: wanted, of: rule, at: context.screen[id]))
    }
}

extension CodeUse {
    /// Whether it sets a property, always or in some cases.
    func sets(_ property: Property) -> Bool {
        guard properties.contains(property) else { return false }
        switch effect {
        case .sets, .maySet: return true
        case .declares, .harmless, .opens: return false
        }
    }
}

extension Element {
    /// What the code does to the element: it sets one of these properties plainly, or it changes nothing.
    fileprivate func statement(of code: ElementCode, about properties: PropertySet) -> String {
        if let sets = code.uses.first(where: { $0.supplies(properties) }) {
            return "\(sets.place.words) sets this: `\(sets.excerpt)`"
        }
        let owner = code.classes.first
        let own = self.outlets.filter { $0.owner == owner }
        // The developer knows the outlet, and not by which property a bar holds the item.
        let outlet = (own.first { !$0.isSlot } ?? own.first ?? self.outlets.first)?.name
        let classes = code.words(for: owner ?? self.outlets.first?.owner ?? self.customClass)
        guard let outlet else {
            return self.customClass == nil ? "no code of \(classes) reaches it" : "no code of \(classes) changes this"
        }
        let isMentioned = code.uses.contains { $0.effect != .declares }
        return isMentioned
            ? "no use of `\(outlet)` in \(classes) changes this" : "no code of \(classes) changes `\(outlet)`"
    }
}

extension ElementCode {
    /// The class with the number of files: “`LoginViewController` (3 files)”.
    fileprivate func words(for name: String?) -> String {
        let count = files == 0 ? "" : files == 1 ? " (1 file)" : " (\(files) files)"
        return (name.map { "`\($0)`" } ?? "the app") + count
    }

    /// The places that were read for a verdict. A line that names neither an outlet of the element nor changes what the
    /// verdict is about, such as `UIView.appearance().tintColor = blue`, tells nobody anything.
    fileprivate func references(
        to properties: PropertySet, of rule: Rule, at element: Element
    ) -> [CodeReference] {
        let decisive = PropertySet(rule.decisive(for: element))
        let names = element.outlets.map(\.name)
        return references(to: properties) { use in
            !use.properties.isDisjoint(with: decisive) || names.contains(where: use.excerpt.contains)
        }
    }

    /// The places that were read, as far as a report shows them: declarations first.
    fileprivate func references(to properties: PropertySet, where isTelling: (CodeUse) -> Bool) -> [CodeReference] {
        let declarations = uses.filter { $0.effect == .declares }
        let others = uses.filter { $0.effect != .declares && isTelling($0) }
        return (declarations + others).prefix(ElementCode.mostPlaces).map { use in
            let sets = use.supplies(properties)
            return CodeReference(
                use.effect == .declares ? "declared here" : sets ? "set here" : "used here", at: use.place)
        }
    }

    /// More places than that nobody looks at.
    private static let mostPlaces = 10
}
