import A11yModel

/// How a format writes the fields of a view. No format escapes anything: a text ends at the first closing mark that the
/// end of the view follows, or another field.
struct FieldNotation: Sendable {
    /// Where a field ends.
    enum End: Sendable {
        /// At a closing mark with another field or the end behind it, maybe in a later line.
        case text(String)
        /// At the first closing mark, or before another field if that is missing.
        case mark(String)
        /// Before the first of these characters, or with the line.
        case upTo(String)
        /// With its own word, which stands before a separator or the end. The text is that of the attribute.
        case word(String?)
    }

    /// How a field begins: its key and what follows that, such as `: '`.
    struct Sign: Sendable {
        let key: String
        let opening: String
        let end: End
        /// Later fields have higher ranks; 0 for formats without an order.
        let rank: Int
        /// The name of the attribute; empty for a field without meaning to us.
        let name: String

        init(_ key: String, _ mark: String, _ end: End, rank: Int = 0, name: String? = nil) {
            (self.key, self.end, self.rank, self.name) = (key, end, rank, name ?? key)
            opening = key + mark
        }
    }

    /// What stands between two fields.
    let separator: String
    let signs: [Sign]
    /// Whether unknown fields are passed over, and other texts up to a `>`.
    var passesOver = false
    /// Whether the view ends here.
    var isEnd: @Sendable (TextCursor, Int) -> Bool = { $1 >= $0.end }

    /// The rank of fields that stand anywhere.
    static let anyRank = 9

    /// The field that begins here.
    func sign(at index: Int, in text: TextCursor) -> Sign? {
        signs.first { sign in
            guard text.spells(sign.opening, at: index) else { return false }
            guard case .word = sign.end else { return true }
            let behind = index + sign.opening.utf8.count
            return isEnd(text, behind) || text.spells(separator, at: behind)
        }
    }

    /// The field that begins behind a separator here.
    func sign(behind index: Int, in text: TextCursor) -> Sign? {
        text.spells(separator, at: index) ? sign(at: index + separator.utf8.count, in: text) : nil
    }
}

/// Reads the fields of a view in one pass. Cost: linear in the bytes, times the number of signs.
struct FieldReader {
    private(set) var fields: [PrintedField] = []
    /// Whether the closing mark of a text is missing.
    private(set) var isCut = false
    /// The end of what was read.
    private(set) var position: Int
    /// The line of the last field.
    private(set) var text: TextCursor
    private let notation: FieldNotation
    private var rank = 0
    /// The keys with ranks that occurred, for none occurs twice.
    private var used: [String] = []

    /// Reads from `start`. `goOn` returns the line behind one, if a text may continue in it.
    init(
        _ notation: FieldNotation, in text: TextCursor, from start: Int,
        goOn: (TextCursor) -> TextCursor? = { _ in nil }
    ) {
        (self.notation, self.text, position) = (notation, text, start)
        while position < self.text.end, !notation.isEnd(self.text, position) {
            if let sign = notation.sign(at: position, in: self.text) {
                read(sign, goOn)
                if self.text.spells(notation.separator, at: position) { position += notation.separator.utf8.count }
            } else if notation.passesOver, !self.text.spells(">", at: position), let next = nextSign {
                position = next
            } else {
                break
            }
        }
    }

    /// Where a word begins a field, or the view ends.
    private var nextSign: Int? {
        text.first(from: position) {
            text.spells(" ", at: $0 - 1) && notation.sign(at: $0, in: text) != nil || notation.isEnd(text, $0)
        }
    }

    private mutating func read(_ sign: FieldNotation.Sign, _ goOn: (TextCursor) -> TextCursor?) {
        let start = position + sign.opening.utf8.count
        var field = PrintedField(sign.name, SourceRange(position, position + sign.key.utf8.count))
        switch sign.end {
        case .word(let text): (position, field.text) = (start, text)
        case .upTo(let stops):
            position = text.after(start) { !stops.utf8.contains($0) }
            field.value = SourceRange(start, position)
        case .mark(let mark):
            let stop = text.first(from: start) {
                text.spells(mark, at: $0) || notation.sign(behind: $0, in: text) != nil
            }
            field.value = SourceRange(start, stop ?? text.end)
            position = field.value.end + (text.spells(mark, at: field.value.end) ? mark.utf8.count : 0)
        case .text(let mark):
            used.append(sign.key)
            if sign.rank != FieldNotation.anyRank { rank = sign.rank }
            var close = closing(mark, from: start)
            while close == nil, let line = goOn(text) {
                text = line
                close = closing(mark, from: line.start)
            }
            isCut = isCut || close == nil && !mark.isEmpty
            field.value = SourceRange(start, close ?? text.visibleEnd(from: start))
            position = close.map { $0 + mark.utf8.count } ?? text.end
        }
        if !field.name.isEmpty { fields.append(field) }
    }

    /// The first closing mark behind which a later field or the end follows.
    private func closing(_ mark: String, from start: Int) -> Int? {
        text.first(from: start) { index in
            let behind = index + mark.utf8.count
            guard text.spells(mark, at: index) else { return false }
            if notation.isEnd(text, behind) { return true }
            guard let next = notation.sign(behind: behind, in: text) else { return false }
            return next.rank >= rank && (next.rank == 0 || !used.contains(next.key))
        }
    }
}
