import A11yEngine
import A11yModel
import A11yVoiceOver

/// How a stop is drawn, apart from its texts: its colours and pictures, and those of what is in it, or lies on it, and
/// is no stop. A change of state is often no more than this.
struct Drawing: Hashable {
    /// The visible parts that draw anything, in document order.
    private(set) var parts: [Part] = []

    /// What one element draws.
    struct Part: Hashable {
        let picture: String?
        let background: Color?
        let border: Color?
        let textColour: Color?
        let font: Font?

        /// What an element draws; nil if that is nothing but words, or if it only shows that the app is busy.
        init?(of id: ElementID, in context: LintContext) {
            let element = context.screen[id]
            guard element.type != .activityIndicator, element.type != .progressView else { return nil }
            picture = context.pictureName(of: id)
            background = element[.backgroundColor]?.color.flatMap { $0.alpha > 0 ? $0 : nil }
            border = element[.borderColor]?.color.flatMap { $0.alpha > 0 ? $0 : nil }
            textColour = element[.textColor]?.color
            font = element[.font]?.font
            if picture == nil, background == nil, border == nil, textColour == nil, font == nil { return nil }
        }
    }

    /// The pictures, in document order.
    var pictures: [String] { parts.compactMap(\.picture) }

    /// The drawing of a stop, with what lies on it.
    init(of id: ElementID, in context: LintContext, marks: [ElementID] = []) {
        let inside = context.screen.descendants(of: id).filter { part in
            context.isVisible(part) && context.simulation.position(of: part) == nil && !context.isInteractive(part)
        }
        parts = ([id] + inside + marks).compactMap { Part(of: $0, in: context) }
    }
}

/// Views beside the stops that mark one of them, such as the line below a tab, and that a change shows, hides or moves.
struct LooseMarks {
    /// The marks before and after the change.
    private let old: [ElementID]
    private let new: [ElementID]

    /// The distance in points at which a mark still belongs to a stop, and how much larger than the stop the view
    /// behind it may be (ours).
    private static let distance = 8.0, share = 1.2
    /// The number of marks that are looked at (ours): it bounds the cost on hostile files.
    private static let most = 64

    init(in passage: Passage) {
        let marks = passage.old.screen.elements.filter { element in
            let id = element.id
            guard LooseMarks.isMark(id, in: passage.old) else { return false }
            guard let now = passage.new(of: id) else { return true }
            return passage.old.isVisible(id) != passage.new.isVisible(now)
                || passage.old.frame(of: id) != passage.new.frame(of: now)
                || Drawing.Part(of: id, in: passage.old) != Drawing.Part(of: now, in: passage.new)
        }
        let moved = marks.prefix(LooseMarks.most).map(\.id)
        let added = passage.new.screen.elements.map(\.id).filter { id in
            passage.old(of: id) == nil && LooseMarks.isMark(id, in: passage.new)
        }
        old = moved.filter(passage.old.isVisible)
        new = (moved.compactMap(passage.new(of:)) + added.prefix(LooseMarks.most)).filter(passage.new.isVisible)
    }

    /// Whether a view draws something, says nothing, and is outside all stops.
    private static func isMark(_ id: ElementID, in context: LintContext) -> Bool {
        context.subtrees[id].stops == 0 && context.screen[id].children.isEmpty && !context.isInteractive(id)
            && context.shownText(of: id) == nil && Drawing.Part(of: id, in: context) != nil
            && !context.screen.lineage(of: id).contains { context.simulation.position(of: $0) != nil }
    }

    /// The marks on a stop of the state before or after.
    func on(_ id: ElementID, in context: LintContext, isOld: Bool) -> [ElementID] {
        let marks = isOld ? old : new
        guard !marks.isEmpty, let frame = context.frame(of: id) else { return [] }
        let reach = Rect(
            x: frame.x - LooseMarks.distance, y: frame.y - LooseMarks.distance,
            width: frame.width + LooseMarks.distance + LooseMarks.distance,
            height: frame.height + LooseMarks.distance + LooseMarks.distance)
        return marks.filter { mark in
            guard let place = context.frame(of: mark) else { return false }
            return reach.touches(place.center) && place.area <= frame.area * LooseMarks.share
        }
    }
}
