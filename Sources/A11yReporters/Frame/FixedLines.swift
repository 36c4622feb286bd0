import A11yModel

/// The lines that a fix changes, as they are and as they will be, without the indentation that they share.
struct FixedLines {
    /// The lines that go.
    let old: [String]
    /// The lines that take their place.
    let new: [String]
    /// Whether they tell the change at a glance.
    var isShort: Bool { !(old + new).isEmpty && old.count + new.count <= FixedLines.most }

    /// The most lines that an excerpt shows (ours).
    private static let most = 4
    /// The farthest edits of one change, in lines (ours).
    private static let reach = 40

    /// The lines around the edits of a fix; none if the edits are far apart.
    init(of fix: Fix, in lines: LineTable) {
        guard let first = fix.edits.first, let last = fix.edits.map(\.range.end).max() else {
            (old, new) = ([], [])
            return
        }
        let numbers = (lines.place(of: first.range.start).line, lines.place(of: last).line)
        guard numbers.1 - numbers.0 <= FixedLines.reach, let start = lines.content(ofLine: numbers.0)?.start,
            let end = lines.content(ofLine: numbers.1)?.end
        else {
            (old, new) = ([], [])
            return
        }
        let before = Array(lines.bytes[start..<max(start, end)])
        let edits = fix.edits.map { edit in
            Edit(SourceRange(edit.range.start - start, edit.range.end - start), to: edit.text)
        }
        let texts = [before, edits.applied(to: before)].map { bytes in
            String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
        }
        var (removed, added): ([Substring], [Substring]) = ([], [])
        for change in texts[1].difference(from: texts[0]) {
            switch change {
            case .remove(_, let line, _): removed.insert(line, at: 0)
            case .insert(_, let line, _): added.append(line)
            }
        }
        added.removeAll { $0.allSatisfy(\.isWhitespace) }
        let indent = (removed + added).map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
        old = removed.map { String($0.dropFirst(indent)) }
        new = added.map { String($0.dropFirst(indent)) }
    }

    /// The lines in at most `width` cells each. Of longer ones the part around the first difference is shown.
    func shown(to width: Int, cut: String) -> (old: [String], new: [String]) {
        let pair = (old.first ?? "", new.first ?? "")
        let same = zip(pair.0, pair.1).prefix { $0 == $1 }.count
        func part(_ line: String) -> String {
            let line = visible(line)
            if cells(line) <= width { return line }
            let room = max(width - 2 * cells(cut), 1)
            let skipped = max(0, min(same - room / 3, line.count - room))
            let isCutAfter = line.count > skipped + room
            return (skipped > 0 ? cut : "") + line.dropFirst(skipped).prefix(room) + (isCutAfter ? cut : "")
        }
        return (old.map(part), new.map(part))
    }
}
