import A11yEngine
import A11yModel
import A11yVoiceOver

/// Texts that look like titles but are not headings. Cost: linear in the texts, for their usual size.
struct MissingHeader: RepairingCheck {
    /// The length of the longest title in characters.
    private let characters: Int
    /// The ratio to the usual size from which a bold text looks like a title.
    private let ratio: Double
    /// The ratio to the usual size from which a text that is not bold may be a title.
    private let plainRatio: Double

    init(_ parameters: inout Parameters) {
        characters = parameters.count("characters")
        ratio = parameters.number("ratio")
        plainRatio = parameters.number("plain-ratio")
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.font) else { return [] }
        let texts = context.stops.filter { $0.part == nil && context.screen[$0.element].type == .label }
        let byFont = grouped(texts, in: context)
        let isOfViews = context.screen.input == .swiftUI
        let usual = usualSize(of: byFont, in: context)
        // On most screens no font looks like that of a title.
        let titles = byFont.filter {
            looksLikeTitle($0.key, usual: usual, isOfViews: isOfViews) || isOfTitleSize($0.key, in: context)
        }
        let called = calledHeadings(among: texts, in: context)
        guard !titles.isEmpty else { return called }
        let last = context.simulation.stops.last?.element

        let found = texts.compactMap { stop -> Violation? in
            let element = context.screen[stop.element]
            guard let font = element[.font]?.font, let alike = titles[font] else { return nil }
            // A style that most texts share is the ordinary style of the screen.
            if alike.count > 1, alike.count * 2 > texts.count { return nil }
            guard stop.element != last, isTitle(element, in: context) else { return nil }
            guard !stop.utterance.traits.contains(.header), !isColumnHead(element.id, among: alike, in: context),
                !isOnButton(element.id, in: context), !isCaption(element.id, in: context, ofEqual: true),
                !isWarning(element, in: context), !leadsIn(element.id, in: context)
            else { return nil }
            let isInCard = context.innermostCard(of: element.id) != nil
            let isSure =
                (font.style != nil || font.isBold) && looksLikeTitle(font, usual: usual, isOfViews: isOfViews)
                && !(isOfViews && isLong(context.shownText(of: element.id) ?? ""))
            return Violation(
                element.id, variant: context.isStandIn(element.id) ? "outlet" : nil,
                facts: ["text": .text(context.shownText(of: element.id) ?? "")],
                doubts: (isInCard ? Doubts.guessed : []).union(isSure ? [] : .undecided))
        }
        let known = Set(found.compactMap(\.element))
        return found + called.filter { $0.element.map(known.contains) == false }
    }

    /// The number of stops of the largest view that is no more than the heading of a section (ours).
    private static let mostInHeading = 3

    /// Texts of Interface Builder that their outlet calls a heading, and the only ones of small views whose class
    /// does, however they look.
    private func calledHeadings(among texts: [Stop], in context: LintContext) -> [Violation] {
        guard context.screen.input == .interfaceBuilder, context.screen.platform != .macos else { return [] }
        return texts.compactMap { stop in
            let element = context.screen[stop.element]
            guard !stop.utterance.traits.contains(.header), isTitle(element, in: context),
                !isOnButton(element.id, in: context),
                !context.screen.ancestors(of: element.id).contains(where: {
                    context.screen[$0].isCell
                }), isCalledHeading(element, in: context)
            else { return nil }
            let isOfSection = context.screen.ancestors(of: element.id).contains { above in
                context.screen[above].slot == .header
                    && context.screen[above].parent.map { context.screen[$0].type } == .collectionView
            }
            return Violation(
                element.id, variant: context.isStandIn(element.id) ? "outlet" : nil,
                facts: ["text": .text(context.shownText(of: element.id) ?? "")],
                doubts: isOfSection ? [] : .undecided)
        }
    }

    private func isCalledHeading(_ element: Element, in context: LintContext) -> Bool {
        let isByOutlet = element.outlets.contains { outlet in
            let words = RuleText.parts(ofIdentifier: outlet.name)
            return words.contains("heading") || words.contains("header") && words.last == "label"
        }
        if isByOutlet { return true }
        return context.screen.ancestors(of: element.id).contains { above in
            guard let name = context.screen[above].customClass else { return false }
            let words = RuleText.parts(ofIdentifier: name)
            guard words.last == "header" || words.suffix(2) == ["header", "view"] else { return false }
            let stops = context.stops(in: above)
            return stops.count <= MissingHeader.mostInHeading
                && stops.count { context.screen[$0.element].type == .label } == 1
        }
    }

    /// Whether the text is in a view that is tapped as a whole, or under a button that covers it: the words on a button
    /// are no heading.
    private func isOnButton(_ id: ElementID, in context: LintContext) -> Bool {
        let isInside = context.screen.ancestors(of: id).contains {
            context.screen[$0].gestures[.tap] != nil && !context.isBackgroundTap($0, context.subtrees)
        }
        guard !isInside, let frame = context.frame(of: id) else { return isInside }
        let bounds = LintContext.bounds(of: context.screen, layout: context.simulation.layout)
        return context.targets.contains { target in
            context.screen[target.element].type == .button && target.area.encloses(frame, within: 0)
                && bounds.share(coveredBy: target.area) < LintContext.overlayShare
        }
    }

    /// The texts with a font, by their fonts.
    private func grouped(_ texts: [Stop], in context: LintContext) -> [Font: [ElementID]] {
        var byFont: [Font: [ElementID]] = [:]
        // Texts of one font mostly follow one another, so that few fonts are hashed.
        var run: (font: Font, texts: [ElementID])?
        for stop in texts {
            guard let font = context.screen[stop.element][.font]?.font else { continue }
            if run?.font == font {
                run?.texts.append(stop.element)
            } else {
                if let run { byFont[run.font, default: []] += run.texts }
                run = (font, [stop.element])
            }
        }
        if let run { byFont[run.font, default: []] += run.texts }
        return byFont
    }

    /// The size in points in which most of the words are set, the smaller one of two; nil if no text has a known size.
    private func usualSize(of byFont: [Font: [ElementID]], in context: LintContext) -> Double? {
        var lengths: [Double: Int] = [:]
        for (font, texts) in byFont {
            guard let size = font.pointSize else { continue }
            lengths[size, default: 0] += texts.reduce(0) { $0 + RuleText.columns(context.shownText(of: $1) ?? "") }
        }
        return lengths.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// Whether a text stands out by its style, or by rank: it is larger than the usual text, and bold or far larger.
    private func looksLikeTitle(_ font: Font, usual: Double?, isOfViews: Bool) -> Bool {
        if let style = font.style { return (isOfViews ? MissingHeader.ofViews : TextStyles.titles).contains(style) }
        guard let size = font.size, let usual else { return false }
        // Rows and cards have small titles, too; those of a page begin with the smallest style of titles.
        if isOfViews, font.isBold { return size >= MissingHeader.titleSizes.lowerBound }
        return size >= usual * (font.isBold ? ratio : plainRatio)
    }

    /// Whether a text of Interface Builder is bold and as large as UIKit's titles, whatever the size of the others: on
    /// many screens the title has most of the words.
    private func isOfTitleSize(_ font: Font, in context: LintContext) -> Bool {
        guard context.screen.input == .interfaceBuilder, font.style == nil, font.isBold, let size = font.size else {
            return false
        }
        return MissingHeader.titleSizes.contains(size)
    }

    /// The sizes in points of UIKit's titles, from `title2` to `largeTitle`.
    private static let titleSizes = 22.0...34.0
    /// The number of words from which a text may be a sentence (ours).
    private static let words = 7

    /// Whether a text has as many words as a sentence, which only a person tells from a title.
    private func isLong(_ text: String) -> Bool { text.split(separator: " ").count >= MissingHeader.words }

    /// The styles of titles in views of SwiftUI, which use that of headlines in rows and cards.
    private static let ofViews: Set<String> = ["largeTitle", "title1", "title2"]
    /// The words by which code calls a text that is a title.
    private static let titleWords = ["title", "header", "heading"]

    private func isTitle(_ element: Element, in context: LintContext) -> Bool {
        guard let text = context.shownText(of: element.id), text.count <= characters else { return false }
        let isOfViews = context.screen.input == .swiftUI
        if element[.lines]?.number.map({ $0 != 1 }) ?? isOfViews, isParagraph(text) { return false }
        if text.hasSuffix("."), !context.isStandIn(element.id) { return false }
        if namesField(element.id, in: context), isOfViews || isInRow(element.id, in: context) { return false }
        if context.screen.input == .swiftUI, element.mayBeSetByCode([.text]),
            !MissingHeader.titleWords.contains(where: text.lowercased().contains)
        {
            return false
        }
        if isCalled(element, MissingHeader.messages) { return false }
        if context.isStandIn(element.id), isCalled(element, MissingHeader.values) { return false }
        // “(・ω・)” says nothing.
        guard zip(text, text.dropFirst()).contains(where: { $0.isLetter && $1.isLetter }) else { return false }
        if isNumber(text) || context.isInteractive(element.id) || !context.isVisible(element.id) { return false }
        if let title = context.screen.title, RuleText.folded(title) == RuleText.folded(text) { return false }
        let above = context.screen.ancestors(of: element.id)
        return !above.contains { context.screen[$0].type == .navigationBar || context.screen[$0].type == .alert }
    }

    /// Whether an outlet calls a text one of some things.
    private func isCalled(_ element: Element, _ things: Set<String>) -> Bool {
        element.outlets.contains { outlet in RuleText.parts(ofIdentifier: outlet.name).contains(where: things.contains)
        }
    }

    /// Words for texts that come and go (ours).
    private static let messages: Set<String> = ["error", "message", "status", "warning"]
    /// Words for what a caption names: a text that code writes is an amount, a date, an account (ours).
    private static let values: Set<String> = [
        "account", "address", "amount", "balance", "code", "count", "date", "duration", "id", "number", "percent",
        "price", "time", "total", "value", "version",
    ]

    /// Whether the text is a sentence or a warning in red above the field that it is about.
    private func isWarning(_ element: Element, in context: LintContext) -> Bool {
        guard let text = context.shownText(of: element.id), namesField(element.id, in: context) else { return false }
        return isParagraph(text) || element[.textColor]?.color?.isReddish == true
    }

    /// Whether the next stop is a field that the text is beside.
    private func namesField(_ id: ElementID, in context: LintContext) -> Bool {
        guard let place = context.simulation.position(of: id), place + 1 < context.stops.count else { return false }
        return context.screen[context.stops[place + 1].element].isTextInput
    }

    /// Whether nothing but a text and the field behind it is in a view, or they stand in one row.
    private func isInRow(_ id: ElementID, in context: LintContext) -> Bool {
        let next = context.simulation.position(of: id).map { context.stops[$0 + 1].element }
        guard let next, let around = context.screen[id].parent, context.screen[next].parent == around else {
            return false
        }
        if context.subtrees[around].stops == 2 { return true }
        guard let frame = context.frame(of: id), let field = context.frame(of: next) else { return false }
        return context.areInOneRow(frame, field)
    }

    /// Whether the next stop is a text that looks like the value which this text names: a text beside it, or a number;
    /// under a title, one in smaller print is a number of the text.
    private func isCaption(_ id: ElementID, in context: LintContext, ofEqual isEqual: Bool = false) -> Bool {
        guard let place = context.simulation.position(of: id), place + 1 < context.stops.count else { return false }
        let next = context.stops[place + 1].element
        guard context.screen[next].type == .label else { return false }
        let (size, other) = (pointSize(of: id, in: context), pointSize(of: next, in: context))
        let isSmall = isEqual && size.flatMap { size in other.map { $0 < size } } == true
        if !isSmall, context.shownText(of: next).map(isNumber) ?? false { return true }
        guard let frame = context.frame(of: id), let beside = context.frame(of: next) else { return false }
        return context.areInOneRow(frame, beside)
    }

    /// Whether the next stop is a larger text of the same view: “Welcome to” above the name of the app.
    private func leadsIn(_ id: ElementID, in context: LintContext) -> Bool {
        guard let place = context.simulation.position(of: id), place + 1 < context.stops.count else { return false }
        let next = context.stops[place + 1].element
        guard context.screen[next].type == .label, context.screen[next].parent == context.screen[id].parent,
            let size = pointSize(of: id, in: context), let other = pointSize(of: next, in: context)
        else { return false }
        return size < other
    }

    private func pointSize(of id: ElementID, in context: LintContext) -> Double? {
        context.screen[id][.font]?.font?.pointSize
    }

    /// Whether a text that may wrap is written as sentences. A title on two lines is not.
    private func isParagraph(_ text: String) -> Bool {
        if text.contains(". ") || text.dropLast().contains("。") { return true }
        return text.last.map(MissingHeader.ends.contains) ?? false
    }

    /// The marks that end a sentence, but for the question mark: titles ask, too.
    private static let ends: Set<Character> = [".", "。", "!", "！", ":", "：", ";", "；", "…", ","]

    /// The number of short texts side by side that are heads of columns, whatever is below (ours).
    private static let columns = 3
    /// The number of texts in one font from which they are not compared (ours): tables have few heads.
    private static let heads = 64

    /// Whether the text is the head of a column: other texts in its font stand in the same row, and they are at least
    /// three, or something begins below two of them at the same edge, or a list does below the whole row.
    private func isColumnHead(_ id: ElementID, among alike: [ElementID], in context: LintContext) -> Bool {
        guard alike.count <= MissingHeader.heads, let frame = context.frame(of: id) else { return false }
        let row = alike.compactMap(context.frame).filter { context.areInOneRow(frame, $0) }
        guard row.count > 1 else { return false }
        if row.count >= MissingHeader.columns { return true }
        let below = context.elements.filter { context.isVisible($0) && $0 != id }
        return row.allSatisfy { head in below.contains { startsColumn($0, under: head, in: context) } }
    }

    /// Whether an element is a text, picture, control or list just below the head of a column, at the same edge; a list
    /// may be wider.
    private func startsColumn(_ id: ElementID, under head: Rect, in context: LintContext) -> Bool {
        guard let frame = context.frame(of: id), frame.y >= head.maxY - LintContext.sameCoordinate,
            frame.y - head.maxY <= LintContext.nearDistance
        else { return false }
        switch context.screen[id].type {
        case .tableView, .collectionView: return frame.x <= head.x && frame.maxX >= head.maxX
        default: break
        }
        guard context.isFunctional(id) else { return false }
        return abs(frame.x - head.x) <= LintContext.sameCoordinate
            || abs(frame.center.x - head.center.x) <= LintContext.sameCoordinate
    }

    /// The number of letters beside the digits of a price, amount or time: a unit or currency (ours).
    private static let unitLetters = 3

    /// Whether the text is a number, price, date or time rather than words.
    private func isNumber(_ text: String) -> Bool {
        let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
        let hasDigits = text.unicodeScalars.contains { $0.properties.numericType != nil }
        return letters == 0 || (hasDigits && letters <= MissingHeader.unitLetters) || isAmount(text)
    }

    /// Whether the text is a numeral and a unit or currency written out: “35 dollars”, “20 ريال”.
    private func isAmount(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return words.count == 2 && words[0].unicodeScalars.contains { $0.properties.numericType != nil }
            && !words[0].unicodeScalars.contains { $0.properties.isAlphabetic }
    }

    /// Makes the text a heading.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element else { return nil }
        if context.screen.ancestors(of: id).contains(where: { context.screen[$0].isCell }) {
            return .refused("each row would be a heading")
        }
        // A tap on all of the screen closes something. What is not read may do anything, and mostly handles no taps.
        let isTapped = context.screen.lineage(of: id).contains { around in
            guard around == id || context.screen[around].parent != nil else { return false }
            return context.screen[around].code?.uses.contains {
                $0.effect.gives && $0.properties.contains(.gestures) && $0.properties != .ofCode
            } ?? false
        }
        if isTapped { return .refused("code handles taps on it or around it: a button, not a heading") }
        if isCaption(id, in: context) { return .refused("the text after it looks like its value") }
        return context.repair(adding: .header, to: id)
    }
}

extension Color {
    /// The part of red that a colour of warnings has at least, and how often the others are in it (ours).
    private static let warning = (red: 0.6, ratio: 1.5)

    /// Whether it is a red or an orange, as of warnings.
    fileprivate var isReddish: Bool {
        red >= Color.warning.red && red >= blue * Color.warning.ratio && red >= green * Color.warning.ratio
    }
}
