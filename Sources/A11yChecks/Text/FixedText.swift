import A11yEngine
import A11yModel

/// Texts in fonts of a fixed size: one violation of the screen for those that the file and its code settle, one for
/// those to which code gives a font that scales, and one for those whose font code may set. Cost: linear in the
/// elements times their depth.
struct FixedText: RepairingCheck, FixedCheck {
    /// The texts of each violation.
    private func reported(in context: LintContext) -> [[ElementID]] {
        guard context.isSet(.font) else { return [] }
        let fixed = context.elements.filter { isFixed($0, in: context) }
        // A cell that nothing shows says nothing of the others.
        let isUnreached = { (id: ElementID) in context.screen[id].doubts.contains(.unreached) }
        return [fixed.filter { !isUnreached($0) }, fixed.filter(isUnreached)].flatMap { texts in
            let bySetter = Dictionary(grouping: texts) { setter(of: context.screen[$0]) }
            return [bySetter[.nobody], bySetter[.scaling], bySetter[.anybody]].compactMap { $0 }
        }
    }

    /// What code does to the font of a text, so that one answer holds for all texts of a violation.
    private enum Setter { case nobody, scaling, anybody }

    private func setter(of element: Element) -> Setter {
        guard
            element.mayBeSetByCode([.font, .adjustsFontForContentSizeCategory, .fontMetrics])
                || isSetInTemplate(element)
        else { return .nobody }
        switch element.code?.outcome(of: .font) {
        case .written? where element.code?.fixedFonts == .all, .supplied? where element.code?.fixedFonts == .all:
            return .nobody
        case .written? where element.code?.fixedFonts == .some: return .anybody
        case .written(.something)?: return .scaling
        case .written(.known(let value))? where value.font?.style != nil: return .scaling
        default: return .anybody
        }
    }

    /// Whether code that fills a template may change the font of a text in it.
    private func isSetInTemplate(_ element: Element) -> Bool {
        element.doubts.contains(.template)
            && element.code?.uses.contains { $0.properties.contains(.font) && $0.effect == .opens } == true
    }

    func violations(in context: LintContext) -> [Violation] {
        reported(in: context).map { texts in
            Violation(
                texts[0],
                property: .font,
                variant: texts.count == 1 ? "one" : nil,
                facts: [
                    "count": .number(Double(texts.count)),
                    "list": .list(names(of: texts, in: context)),
                ],
                doubts: texts.contains { isSetInTemplate(context.screen[$0]) } ? .undecided : [],
                related: otherPlaces(of: texts, in: context))
        }
    }

    /// How a message quotes texts in a list: what is called the same once.
    private func names(of texts: [ElementID], in context: LintContext) -> [String] {
        var seen: Set<String> = []
        let quotes = texts.map { quote(of: $0, in: context) }
        let counts = Dictionary(quotes.map { ($0, 1) }, uniquingKeysWith: +)
        // Where one outlet has several, or none has any, the texts of the file tell which are meant.
        let all = zip(texts, quotes).map { id, quote in
            guard quote.hasPrefix("`"), counts[quote] != 1, let drawn = drawnText(of: id, in: context),
                RuleText.hasLetters(drawn), !context.hasDefaultTitle(id)
            else { return quote }
            return RuleText.excerpt(drawn)
        }
        let different = all.filter { seen.insert($0).inserted }
        // What a message leaves out it counts, by texts.
        return different.count > Message.listed ? different + all.dropFirst(different.count) : different
    }

    /// The number of places that a report shows beside the first (ours).
    private static let mostPlaces = 20
    private static let place = Message("the font of “{text}”")

    /// Where the fonts of texts are written, but for that of the first.
    private func otherPlaces(of texts: [ElementID], in context: LintContext) -> [RelatedPlace] {
        var seen: Set<SourceRange> = []
        let places = texts.map { ($0, context.screen[$0].range(of: .font) ?? context.screen[$0].anchor) }
        return places.filter { seen.insert($0.1).inserted }.dropFirst().prefix(FixedText.mostPlaces).map { id, range in
            let message = FixedText.place.rendered(["text": .text(quote(of: id, in: context))])
            return RelatedPlace(message: message, range: range)
        }
    }

    private func isFixed(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        switch element.type {
        case .label, .button, .textField, .secureTextField, .textView: break
        default: return false
        }
        guard let font = element[.font]?.font, font.size != nil, font.style == nil, !element.isTrue(.fontMetrics),
            !element.isReplacedByCode(.font) || [.some, .all].contains(element.code?.fixedFonts)
        else { return false }
        // Users write into a field.
        let hasWords =
            drawnText(of: id, in: context).map { RuleText.hasLetters($0) }
            ?? (element.type == .textField || isFilledByCode(element))
        // The initials of a person stand in for a picture.
        let isPicture = element.called.contains { RuleText.parts(ofIdentifier: $0).contains("initials") }
        guard hasWords, !font.isOfIcons, !isPicture else { return false }
        // An “A” on a button with a label of its own is a picture.
        let isLetter = context.shownText(of: id)?.count == 1
        if isLetter, context.screen.ancestors(of: id).contains(where: { context.screen[$0].label != nil }) {
            return false
        }
        // The name of a built-in picture is heard and not seen.
        if element.type == .button, (element.title ?? "").isEmpty, (element.text ?? "").isEmpty { return false }
        let isShown = context.isVisible(id) ? !context.isNeverShown(id) : context.isShownByCode(id)
        guard isShown, !context.isInBar(id) else { return false }
        // The large content viewer shows such a text to people who chose large sizes, and a bar does not grow.
        return !context.screen.lineage(of: id).contains {
            context.screen[$0].isTrue(.decorative) || context.screen[$0].isTrue(.showsLargeContentViewer)
                || context.screen[$0].code?.responses.contains(.barTitle) == true
        }
    }

    /// Whether code writes a text into it somewhere, whatever that says.
    private func isFilledByCode(_ element: Element) -> Bool {
        let drawn: Property = element.type == .button ? .title : .text
        let ofText: PropertySet = [drawn, .font, .textColor]
        return element.code?.uses.contains { use in
            guard use.properties.contains(drawn) else { return false }
            switch use.effect {
            case .sets(.known(let value)), .maySet(.known(let value)):
                return value.text.map { RuleText.hasLetters($0) } ?? false
            case .sets(let value), .maySet(let value): return value != .nothing
            // An attributed text, and not everything.
            case .opens: return use.properties.union(ofText) == ofText
            case .declares, .harmless: return false
            }
        } ?? false
    }

    /// The text that the element draws; in an empty field, its placeholder.
    private func drawnText(of id: ElementID, in context: LintContext) -> String? {
        if let text = context.shownText(of: id) { return text }
        return context.screen[id].isTextInput ? context.screen[id][.placeholder]?.text : nil
    }

    /// How a message quotes the element in a list.
    private func quote(of id: ElementID, in context: LintContext) -> String {
        // Its label is not what is drawn.
        if context.screen[id].label != nil, let text = context.shownText(of: id) { return RuleText.excerpt(text) }
        let isKept = !context.screen[id].isRewrittenByCode(.placeholder)
        if isKept, context.shownText(of: id) == nil, !context.hasName(id), let text = drawnText(of: id, in: context) {
            return RuleText.excerpt(text)
        }
        return context.quote(of: id)
    }

    /// Gives each text the style with the nearest size, or font metrics for a custom typeface, and makes it follow the
    /// user's setting. Of the texts side by side all grow, or none.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        let texts = reported(in: context).first { $0.first == violation.element } ?? []
        // What code sets, no edit of the file changes.
        let settable = texts.filter { !context.screen[$0].setInCode.contains(.font) }
        let growing = settable.filter { !lacksRoom($0, in: context) }
        let whole = growing.filter { id in
            let siblings = context.screen[id].parent.map { context.screen[$0].children } ?? context.screen.roots
            return siblings.allSatisfy { $0 == id || growing.contains($0) || !isOfFixedSize(context.screen[$0]) }
        }
        let changes = whole.flatMap { growth(of: $0, in: context) }
        if !changes.isEmpty {
            return Repair("Lets the text follow the user's size, in the style that is nearest.", changes)
        }
        if settable.isEmpty { return nil }
        return .refused(
            growing.isEmpty
                ? "it is not certain that larger text has room: it must be in a scroll view, and not in a row"
                : "the texts beside it would keep their size")
    }

    private func growth(of id: ElementID, in context: LintContext) -> [Change] {
        guard let font = context.screen[id][.font]?.font, let size = font.size else { return [] }
        // A button of Interface Builder follows by its style alone, and has no such attribute.
        let isButton = context.screen[id].type == .button && context.screen.input == .interfaceBuilder
        let follows = isButton ? [] : [Change.set(.adjustsFontForContentSizeCategory, .flag(true), on: id)]
        if font.name != nil { return [.set(.fontMetrics, .flag(true), on: id)] + follows }
        let scaled = Font(style: TextStyles.style(nearest: size), bold: font.bold)
        return [.set(.font, .font(scaled), on: id)] + follows
    }

    /// Whether an element has a font of a fixed size, whatever it shows now.
    private func isOfFixedSize(_ element: Element) -> Bool {
        guard let font = element[.font]?.font, font.size != nil, font.style == nil else { return false }
        return !element.isTrue(.fontMetrics) && !font.isOfIcons
    }

    /// Whether a text of twice the size, as WCAG 1.4.4 asks for, would be cut off: its own frame, or a view around it
    /// that does not scroll, keeps its height, or its single line its width.
    private func lacksRoom(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        if element.fixedSides.contains(.height) { return true }
        if element.fixedSides.contains(.width), element[.lines]?.number ?? 1 == 1 { return true }
        guard context.screen.input == .interfaceBuilder else { return isEnclosed(id, in: context) }
        // How high a row or the view of a nib is, others decide, and a page that does not scroll ends at its edge.
        let isInRow = context.screen.ancestors(of: id).contains { context.screen[$0].isCell }
        let scrolls = context.screen.lineage(of: id).contains {
            [.scrollView, .textView].contains(context.screen[$0].type)
        }
        if isInRow || !scrolls { return true }
        if !element.doubts.contains(.layout), let height = element.frame?.height, let size = element[.font]?.font?.size,
            height < FixedText.doubled * size
        {
            return true
        }
        return isEnclosed(id, in: context)
    }

    /// Whether a view around an element, which does not scroll, keeps its height.
    private func isEnclosed(_ id: ElementID, in context: LintContext) -> Bool {
        let around = context.screen.ancestors(of: id).prefix { !FixedText.growing.contains(context.screen[$0].type) }
        return around.contains { context.screen[$0].fixedSides.contains(.height) }
    }

    /// The height of a line of twice the size of a font; a line is 1.2 times as high as its font.
    private static let doubled = 2 * 1.2
    /// What scrolls, or is as high as its contents.
    private static let growing: Set<ElementType> = [.scrollView, .tableView, .collectionView]
}
