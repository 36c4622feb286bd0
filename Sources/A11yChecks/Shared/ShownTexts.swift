import A11yEngine
import A11yModel
import A11yVoiceOver

// The texts and pictures that users see on an element, in it, or next to it.

extension LintContext {
    /// The visible texts on and inside the element. Cost: linear in its descendants.
    func shownTexts(in id: ElementID) -> [String] {
        ([id] + screen.descendants(of: id)).filter(isVisible).compactMap(shownText)
    }

    /// Whether a visible text on or inside the element contains the words.
    package func shows(_ words: String, in id: ElementID) -> Bool {
        shownTexts(in: id).contains { RuleText.contains($0, words) }
    }

    /// Whether a stop is a search field, which is named by its role.
    func isSearchField(_ stop: Stop) -> Bool {
        stop.utterance.traits.contains(.searchField) || screen[stop.element].type == .searchBar
    }

    /// The card around an element if it almost fills the screen, so that no other card is visible beside it; otherwise
    /// nil.
    package func page(of id: ElementID) -> ElementID? {
        guard let card = innermostCard(of: id), let frame = frame(of: card) else { return nil }
        let isPage = frame.width * frame.height >= screen.size.width * screen.size.height * LintContext.overlayShare
        return isPage ? card : nil
    }
}

/// The texts next to the elements of a screen, which users take for their names. A lookup tests at most a fixed number
/// of siblings.
struct NearTexts {
    /// The number of siblings on each side that are tested (ours): a file may list all captions before the fields.
    private static let reach = 128
    /// The points by which a text may reach over what it is beside (ours): those of a Mac end behind their words.
    private var overlap: Double { context.screen.platform == .macos ? 4 : LintContext.sameCoordinate }

    private let context: LintContext

    init(in context: LintContext) { self.context = context }

    /// The text before the element in its row, one with a colon first, or else the one directly above; behind a box to
    /// tick, the text of it. If frames are unknown, a text just before the element. What code writes beside a button is
    /// not known to be about it.
    func text(beside id: ElementID) -> ElementID? {
        let isOfButton = context.screen[id].type == .button
        if isInGrid(id) { return nil }
        return nearestText(of: id).flatMap { text in
            let isUnknown = isOfButton && context.screen[text].type == .label && context.isStandIn(text)
            return isUnknown || isShared(text, by: id) ? nil : text
        }
    }

    /// Whether a text also stands before another control in the row that shows another value of a Mac app, so that
    /// both would have one name: “Text insets:”, one field across and one down.
    private func isShared(_ caption: ElementID, by id: ElementID) -> Bool {
        guard let key = context.screen[id].shownKey, let frame = frame(of: id) else { return false }
        return context.siblings(of: id).contains { other in
            guard let otherKey = context.screen[other].shownKey, otherKey != key, context.screen[other].isControl,
                let place = self.frame(of: other), context.areInOneRow(frame, place)
            else { return false }
            return nearestText(of: other) == caption
        }
    }

    /// Whether a control stands in a grid of a Mac window, where the texts at both edges name it together: with at
    /// least two others in its row, and under or over one that begins where it does.
    private func isInGrid(_ id: ElementID) -> Bool {
        guard context.screen.platform == .macos, let frame = frame(of: id) else { return false }
        let others = context.siblings(of: id).filter {
            $0 != id && context.screen[$0].isControl && context.screen[$0].macRole?.word != "Button"
        }
        let places = others.compactMap(self.frame)
        return places.count { context.areInOneRow(frame, $0) } > 1
            && places.contains { abs($0.x - frame.x) <= overlap && !context.areInOneRow(frame, $0) }
    }

    /// The place of a caption beside an element.
    func place(of caption: ElementID) -> RelatedPlace {
        RelatedPlace(
            message: Message("“{text}” stands here").rendered(["text": .text(context.quote(of: caption))]),
            range: context.screen[caption].anchor)
    }

    /// Quotes a text beside an element that is not its name.
    func quote(_ caption: ElementID, as variant: String, in violation: inout Violation) {
        violation.variant = variant
        violation.facts["text"] = .text(context.quote(of: caption))
        violation.related = [place(of: caption)]
    }

    /// The frame of an element, or where it is drawn in the view around it, as are those of its siblings then.
    private func frame(of id: ElementID) -> Rect? { context.frame(of: id) ?? context.screen[id].drawn }

    private func nearestText(of id: ElementID) -> ElementID? {
        let siblings = context.siblings(of: id)
        guard let place = context.place(of: id, among: siblings) else { return nil }
        guard let frame = frame(of: id) else { return textBefore(id, siblings[..<place]) }
        let range = max(0, place - NearTexts.reach)..<min(siblings.count, place + NearTexts.reach + 1)
        if let twin = siblings[range].first(where: { isTwin($0, of: id) }) { return twin }
        // On a Mac a sentence beside a value explains it.
        let isExplained =
            context.screen.platform == .macos && context.screen[id].isControl && !isTicked(id)
            && context.screen[id].type != .switch
        let found = siblings[range].filter {
            isCaption($0) && !isShownInstead($0, of: id) && !goesOn($0, among: siblings[range])
                && !(isExplained && isSentence($0) && !endsInColon($0))
        }
        let usual = found.allSatisfy(isCalledValue) ? found : found.filter { !isCalledValue($0) }
        let lower = captionsBelow(siblings[range], usual)
        let taken = Set(lower.filter { $0.key != id }.values)
        let captions = usual.filter { !taken.contains($0) || lower[id] == $0 }
        let between = obstacles(before: id, among: siblings[range])
        let isNear = { (other: Rect) in !between.contains { isBetween($0, other, frame) } }
        let leading = { (other: Rect) in isNear(other) ? before(frame, other) : nil }
        // A button behind a value changes it: “File:”, a path, “Change…”.
        let isButton = context.screen[id].macRole?.word == "Button"
        // A button that lies over its words has them inside.
        let isPlain = context.screen[id].type == .button && context.screen[id].macRole?.word ?? "Button" == "Button"
        let inside = isPlain ? siblings[range].filter { isShownText($0) && encloses(frame, $0) } : []
        if inside.count == 1 { return inside[0] }
        let free = captions.filter { !leads($0, anotherThan: id, among: siblings[range]) }
        var ahead = nearest(captions.filter(endsInColon), leading)
        // “Remotes:”, “Automatically check”, and what to check: each leads to what is behind it.
        if ahead != nil, let next = nearest(captions, leading), !context.screen[next].isGivenByCode(.text),
            context.shownText(of: next)?.contains(" ") == true,
            self.frame(of: next).flatMap({ beside(frame, $0) }) ?? .infinity <= LintContext.nearDistance / 2
        {
            ahead = next
        }
        if ahead == nil {
            ahead = nearest(captions, leading).map { first(of: free, over: $0) }
            let distance = ahead.flatMap(self.frame).flatMap { beside(frame, $0) } ?? .infinity
            if distance > LintContext.nearDistance, let caption = lower[id] { ahead = caption }
        }
        let text =
            ahead ?? (isTicked(id) ? nearest(captions) { isButton || isNear($0) ? beside(frame, $0) : nil } : nil)
            ?? nearest(captions.filter(isTitle)) { behind(frame, $0) }
            ?? nearest(free) { above(frame, $0) }
        guard let text else { return firstText(around: id) ?? box(around: id) }
        return captions.contains { isInPlace(of: text, $0) } ? nil : text
    }

    /// Whether a text goes on with a sentence that a control of a Mac before it is in: “hour at” of “every”, a number,
    /// “hour at”, and another number.
    private func goesOn(_ text: ElementID, among siblings: ArraySlice<ElementID>) -> Bool {
        guard context.screen.platform == .macos, !endsInColon(text),
            context.shownText(of: text)?.first?.isLowercase == true,
            let place = frame(of: text)
        else { return false }
        return siblings.contains { other in
            context.screen[other].isControl && frame(of: other).flatMap { before(place, $0) } != nil
        }
    }

    /// Whether two texts lie over each other, so that code shows one of them at a time.
    private func isInPlace(of text: ElementID, _ other: ElementID) -> Bool {
        guard text != other, let one = frame(of: text), let two = frame(of: other),
            let common = one.intersection(two)
        else { return false }
        return common.area > max(one.area, two.area) / 2
    }

    /// The captions below the middle of controls, by the control: none if only one of its kind has its caption there.
    private func captionsBelow(
        _ siblings: ArraySlice<ElementID>, _ captions: [ElementID]
    ) -> [ElementID: ElementID] {
        let pairs = siblings.compactMap { control -> (control: ElementID, caption: ElementID)? in
            guard context.screen[control].isControl, let frame = frame(of: control) else { return nil }
            let higher = captions.compactMap { self.frame(of: $0).flatMap { above(frame, $0) } }.min() ?? .infinity
            let caption = nearest(captions) { other in
                // The edges of a text of a Mac lie behind its words.
                let gap = other.y - frame.maxY
                let isUnder = other.center.y >= frame.maxY && gap < min(higher, LintContext.nearDistance)
                return isUnder && abs(other.center.x - frame.center.x) <= NearTexts.offCentre ? abs(gap) : nil
            }
            return caption.map { (control, $0) }
        }
        let kinds = Dictionary(grouping: pairs) { pair in
            context.screen[pair.control].macRole?.word ?? context.screen[pair.control].type.rawValue
        }
        return Dictionary(kinds.values.filter { $0.count > 1 }.joined().map { ($0, $1) }) { first, _ in first }
    }

    /// The points by which the middle of a text may lie beside that of what is above it (ours).
    private static let offCentre = 2.0

    /// The text that stands before an element in the file, where no frames are known.
    private func textBefore(_ id: ElementID, _ siblings: ArraySlice<ElementID>) -> ElementID? {
        let shown = siblings.compactMap(shownAlone)
        // What a stack begins with has its caption before the stack: `VStack { TextField(…); Text(hint) }`.
        if shown.isEmpty, let stack = context.screen[id].parent, context.screen[stack].type == .stackView,
            context.screen.descendants(of: stack).count(where: { context.screen[$0].isControl }) == 1
        {
            return nearestText(of: stack)
        }
        // A sentence below the name explains it.
        let texts = shown.reversed().prefix(while: isCaption).filter { isShown($0, with: id) }
        let before = texts.first { !isSentence($0) && !isMeasure($0) }
        // A section's title is about all of its fields, and so is a text before fields that follow each other.
        let isOfSection = context.screen[id].parent.map { context.screen[$0][.type]?.text == "Section" } ?? false
        let all = context.siblings(of: id)
        let fields = all.count { context.screen[$0].isTextInput }
        let isFollowed = all[siblings.endIndex...].dropFirst().first.map { context.screen[$0].isTextInput } ?? false
        return before.flatMap { !(isOfSection && fields > 1) && !isFollowed && mayName($0) ? $0 : nil }
    }

    /// What a view shows if it is one thing: `HStack { Text("Name"); Spacer() }`. `Spacer()` shows nothing.
    private func shownAlone(_ id: ElementID) -> ElementID? {
        var id = id
        while [.view, .stackView].contains(context.screen[id].type) {
            let inside = context.screen[id].children.filter {
                context.screen[$0].type != .view || !context.screen[$0].children.isEmpty
            }
            guard let first = inside.first else { return context.screen[id].type == .view ? nil : id }
            if inside.count > 1 { return id }
            id = first
        }
        return id
    }

    private func encloses(_ frame: Rect, _ text: ElementID) -> Bool {
        self.frame(of: text).map { frame.encloses($0, within: overlap) } ?? false
    }

    /// Whether it is a text that is seen as the file says.
    private func isShownText(_ id: ElementID) -> Bool {
        context.screen[id].type == .label && context.isVisible(id) && !context.screen[id].isBound(.text)
            && !context.isStandIn(id) && !RuleText.isBlank(context.shownText(of: id) ?? "")
    }

    /// Whether a text is shown whenever a control is, as far as conditions tell.
    private func isShown(_ text: ElementID, with id: ElementID) -> Bool {
        let condition = context.screen[text].hiddenBy
        return condition == nil || condition == context.screen[id].hiddenBy
    }

    /// Whether a text is a value with its unit, which changes with the control: `\(speed, specifier: "%.1f")s`.
    private func isMeasure(_ id: ElementID) -> Bool {
        let text = context.shownText(of: id) ?? ""
        guard text.contains("‹") else { return false }
        let rest = text.replacing(#/‹[^›]*›/#, with: "")
        return rest.count < text.count && (1...3).contains(rest.count)
    }

    /// Whether it is the titled button beside a disclosure triangle of a Mac window that does the same.
    private func isTwin(_ other: ElementID, of id: ElementID) -> Bool {
        let (element, titled) = (context.screen[id], context.screen[other])
        guard element.macRole?.word == "Disclosure Triangle", titled.type == .button, titled.title?.isEmpty == false,
            let action = element.action, titled.action == action, context.areNear(id, other)
        else { return false }
        return true
    }

    /// Whether a binding of a Mac window that is not the control’s hides a text, or lines of code beside each other
    /// show it only while they hide the control, or the other way round.
    private func isShownInstead(_ caption: ElementID, of id: ElementID) -> Bool {
        if context.screen[id].hiddenBy != nil, !isShown(caption, with: id) { return true }
        let lines = linesHiding(id)
        let others = lines.isEmpty ? [] : linesHiding(caption)
        return !lines.isEmpty
            && lines.allSatisfy { line in
                others.contains { other in
                    other.place.path == line.place.path && abs(other.place.line - line.place.line) == 1
                        && other.isHidden != line.isHidden
                }
            }
    }

    /// The lines of code that show or hide an element.
    private func linesHiding(_ id: ElementID) -> [(place: CodePlace, isHidden: Bool)] {
        (context.screen[id].code?.uses ?? []).compactMap { use in
            guard use.properties == [.hidden] else { return nil }
            switch use.effect {
            case .sets(.known(let value)), .maySet(.known(let value)): return value.flag.map { (use.place, $0) }
            default: return nil
            }
        }
    }

    /// Whether a text stands in a row before another control that takes a caption, whose caption it is.
    private func leads(_ caption: ElementID, anotherThan id: ElementID, among siblings: ArraySlice<ElementID>) -> Bool {
        guard let text = frame(of: caption) else { return false }
        return siblings.contains { other in
            let element = context.screen[other]
            guard other != id, element.isTextInput || element.type == .switch || element.setsValue,
                let frame = frame(of: other)
            else { return false }
            return before(frame, text) != nil
        }
    }

    /// Whether a text begins with a capital and has small letters. A unit seldom does: “seconds”, “MB”.
    private func isTitle(_ id: ElementID) -> Bool {
        guard context.screen.platform == .macos, !endsInColon(id), let text = context.shownText(of: id) else {
            return false
        }
        return text.first?.isUppercase == true && text.contains(where: \.isLowercase)
    }

    /// The distance from a text that follows in the same row at a few points (ours); nil if it is not there.
    private func behind(_ frame: Rect, _ other: Rect) -> Double? {
        guard context.isLeading(frame, of: other, tolerance: LintContext.sameCoordinate) else { return nil }
        return beside(frame, other).flatMap { $0 <= LintContext.nearDistance / 2 ? $0 : nil }
    }

    private func isSentence(_ id: ElementID) -> Bool {
        guard let text = context.shownText(of: id) else { return false }
        let words = text.prefix { $0 != "(" }.split(separator: " ")
        return text.hasSuffix(".") || text.hasSuffix("!") || words.count > NearTexts.longestName
    }

    /// The most words of a name (ours).
    private static let longestName = 5

    /// Whether a text of SwiftUI may be a name: it has words of its own, or data that is called so.
    private func mayName(_ id: ElementID) -> Bool {
        guard context.screen.input == .swiftUI, let text = context.shownText(of: id) else { return true }
        return NearTexts.hasOwnWords(text)
            || text.split(separator: "‹", omittingEmptySubsequences: false).dropFirst().contains { part in
                let words = RuleText.parts(ofIdentifier: String(part.prefix { $0 != "›" }))
                return words.contains(where: NearTexts.nameWords.contains)
            }
    }

    /// Whether a text has letters beside the names of data, `‹name›`.
    static func hasOwnWords(_ text: String) -> Bool {
        let parts = text.split(separator: "‹", omittingEmptySubsequences: false)
        let own = parts.prefix(1) + parts.dropFirst().map { $0.drop { $0 != "›" }.dropFirst() }
        return own.contains { $0.contains(where: \.isLetter) }
    }

    private static let nameWords: Set<String> = ["caption", "header", "heading", "label", "name", "title"]

    /// Of texts over one another beside a control the first: what stands below it explains it. One that is smaller
    /// stands over it as a headline.
    private func first(of captions: [ElementID], over caption: ElementID) -> ElementID {
        guard context.screen.platform != .macos, let frame = frame(of: caption) else { return caption }
        let size = { (id: ElementID) in context.screen[id][.font]?.font?.size ?? 0 }
        let over = captions.filter { other in
            guard let place = self.frame(of: other), size(other) >= size(caption) else { return false }
            return place.maxY <= frame.y + LintContext.sameCoordinate
                && frame.y - place.maxY <= LintContext.nearDistance
                && place.x < frame.maxX && frame.x < place.maxX
        }
        return over.min { (self.frame(of: $0)?.y ?? 0) < (self.frame(of: $1)?.y ?? 0) } ?? caption
    }

    /// The first text of the cell around its only control.
    private func firstText(around id: ElementID) -> ElementID? {
        guard let cell = context.screen.ancestors(of: id).first(where: { context.screen[$0].isCell }) else {
            return nil
        }
        let inside = context.screen.descendants(of: cell)
        guard inside.filter({ context.screen[$0].isControl && context.isVisible($0) }) == [id] else { return nil }
        return inside.filter(isText).min { (context.frame(of: $0)?.y ?? 0) < (context.frame(of: $1)?.y ?? 0) }
    }

    /// The box of a Mac window whose title stands over its only control.
    private func box(around id: ElementID) -> ElementID? {
        guard context.screen.platform == .macos, context.screen[id].isControl,
            let box = context.screen.ancestors(of: id).first(where: { context.screen[$0][.containerType] != nil }),
            context.screen[box].type == .view, context.screen[box].label.map(RuleText.isBlank) == false
        else { return nil }
        return context.screen.descendants(of: box).filter { context.screen[$0].isControl } == [id] ? box : nil
    }

    /// Whether the author calls a text of a row its value, which names nothing.
    private func isCalledValue(_ id: ElementID) -> Bool {
        context.screen[id].called.contains { name in
            let name = name.lowercased()
            return ["detail", "value", "subtitle"].contains(where: name.contains) && !name.contains("caption")
        }
    }

    /// The same text, if it ends in a colon and does not stand behind the element: what follows it completes it.
    func caption(before id: ElementID) -> (id: ElementID, text: String)? {
        guard let caption = text(beside: id), endsInColon(caption), let words = context.shownText(of: caption) else {
            return nil
        }
        if let frame = frame(of: id), let other = self.frame(of: caption),
            context.areInOneRow(frame, other), before(frame, other) == nil
        {
            return nil
        }
        return (caption, RuleText.excerpt(words))
    }

    /// The frames of the controls of a Mac window that take a caption before the element: a row there holds several. A
    /// stepper shares that of its field.
    private func obstacles(before id: ElementID, among siblings: ArraySlice<ElementID>) -> [Rect] {
        guard context.screen.platform == .macos, context.screen[id].macRole?.word != "Stepper" else { return [] }
        return siblings.filter { other in
            guard other != id else { return false }
            let element = context.screen[other]
            if element.isControl { return element.macRole != nil }
            // A value has the caption before it for itself.
            return element.type == .label && (element.isGivenByCode(.text) || element.isBound(.text))
                && !endsInColon(other)
        }.compactMap(frame)
    }

    /// Whether a control stands in the row between a text and an element.
    private func isBetween(_ control: Rect, _ text: Rect, _ frame: Rect) -> Bool {
        guard context.areInOneRow(frame, control) else { return false }
        let start = min(text.maxX, frame.maxX) - LintContext.sameCoordinate
        let end = max(text.x, frame.x) + LintContext.sameCoordinate
        return control.x >= start && control.maxX <= end
    }

    private func nearest(_ captions: [ElementID], _ gap: (Rect) -> Double?) -> ElementID? {
        let gaps = captions.compactMap { id in frame(of: id).flatMap(gap).map { (id: id, gap: $0) } }
        return gaps.min { $0.gap < $1.gap }?.id
    }

    private func endsInColon(_ id: ElementID) -> Bool {
        context.shownText(of: id).map { $0.hasSuffix(":") || $0.hasSuffix("：") } ?? false
    }

    /// Whether its caption may stand behind it: a switch, a box to tick, or a picture to press. Behind what has a value
    /// stands a unit or a hint.
    private func isTicked(_ id: ElementID) -> Bool {
        let element = context.screen[id]
        if let role = element.macRole?.word { return ["Button", "Checkbox", "Radio Button"].contains(role) }
        return element.type == .switch || !element.setsValue
    }

    /// The distance from a text in the same row where reading begins; nil if it is not there.
    private func before(_ frame: Rect, _ other: Rect) -> Double? {
        context.isLeading(other, of: frame, tolerance: overlap) ? beside(frame, other) : nil
    }

    /// The distance between two frames in one row; nil if they are not in one.
    private func beside(_ frame: Rect, _ other: Rect) -> Double? {
        guard context.areInOneRow(frame, other) else { return nil }
        let gap = max(frame.x - other.maxX, other.x - frame.maxX)
        return gap >= -overlap ? gap : nil
    }

    /// The distance from a text that ends just above, overlaps horizontally and begins before the middle.
    private func above(_ frame: Rect, _ other: Rect) -> Double? {
        let gap = frame.y - other.maxY
        let isAhead =
            context.screen.direction == .ltr ? other.x <= frame.center.x : other.maxX >= frame.center.x
        guard gap >= 0, gap <= LintContext.nearDistance, isAhead, other.x < frame.maxX, frame.x < other.maxX else {
            return nil
        }
        return gap
    }

    /// Whether it is a text that may name what is beside it. Titles are not, since they apply to many elements.
    private func isCaption(_ id: ElementID) -> Bool {
        let element = context.screen[id]
        if element.traits?.contains(.header) == true { return false }
        if let style = element[.font]?.font?.style, TextStyles.titles.contains(style) { return false }
        return isText(id)
    }

    /// Whether it is a text with words that stay.
    private func isText(_ id: ElementID) -> Bool {
        let element = context.screen[id]
        // A box to tick may lead the field that it turns on: “Limit download:”.
        let isBox = element.macRole?.isTicked == true && endsInColon(id)
        guard isBox || element.type == .label && !context.isInteractive(id), context.isVisible(id),
            !element.isBound(.text)
        else { return false }
        if context.hasDefaultTitle(id), !context.isStandIn(id) { return false }
        // A message about wrong input is shown only at times.
        if element.called.contains(where: { $0.lowercased().contains("error") }) { return false }
        // What Xcode writes into a new cell of a Mac, code replaces.
        if context.screen.platform == .macos, element.text == "Table View Cell" { return false }
        // A number is a value, the beginning of an address a part of one, and a text without height is not drawn.
        guard frame(of: id)?.height != 0, let text = context.shownText(of: id) else { return false }
        return !RuleText.isAddress(text) && RuleText.hasLetters(text) && !hasNumber(text)
            && !NearTexts.connecting.contains(RuleText.folded(text))
    }

    /// Whether a word of a text is a number, perhaps with its unit: “10 Mbps”. “X1” and “MP3” are names.
    private func hasNumber(_ text: String) -> Bool {
        RuleText.hasNumber(text)
            && text.split(separator: " ").contains { word in
                !(word.first { $0.isLetter || $0.isNumber }?.isLetter ?? true)
            }
    }

    /// Words between two fields, which name neither (ours).
    private static let connecting: Set<String> = [
        "a", "and", "at", "bis", "by", "da", "das", "de", "e", "et", "from", "in", "of", "on", "or", "per", "to", "und",
        "until", "von", "x", "y",
    ]
}

extension LintContext {
    /// A picture whose name VoiceOver speaks for lack of a better one.
    enum SpokenPicture {
        /// A picture of the app: VoiceOver speaks its file name.
        case asset(String)
        /// A system symbol: UIKit has words for some, and VoiceOver speaks the raw name of the others.
        case symbol(String)
    }

    /// The picture whose name VoiceOver speaks; nil if the element has a name or no picture.
    func spokenPicture(of id: ElementID) -> SpokenPicture? {
        guard sourcedName(of: id).source == .image else { return nil }
        if let symbol = screen[id][.systemImage]?.text, !symbol.isEmpty { return .symbol(symbol) }
        return screen[id][.image]?.text.map(SpokenPicture.asset)
    }
}
