import A11yModel

/// The lines of a file that a finding is about, with the values that it rests on marked.
struct SourceExcerpt {
    private let lines: LineTable
    private let ranges: [SourceRange]

    /// The most lines of an excerpt (ours): what one reads beside a message.
    private static let mostLines = 3
    /// The most bytes before and behind a mark: a file may be one line of megabytes.
    private static let mostBefore = 60
    private static let mostAfter = 60
    private static let mostMarked = 160

    /// The lines of a finding's place and of its causes.
    init(of finding: Finding, in lines: LineTable) {
        self.lines = lines
        let marks = finding.causes.isEmpty ? [finding.range] : finding.causes
        var seen: Set<Int> = []
        var ranges: [SourceRange] = []
        let head = finding.causes.isEmpty ? [] : [SourceRange(finding.range.start, finding.range.start)]
        for range in marks + head where ranges.count < SourceExcerpt.mostLines {
            if seen.insert(lines.place(of: range.start).line).inserted { ranges.append(range) }
        }
        self.ranges = ranges.sorted { $0.start < $1.start }
    }

    /// The lines as a paragraph of code; nothing if they are empty.
    var markup: [Markup] {
        let drawn = ranges.map(line).filter { !$0.isEmpty }
        if drawn.isEmpty { return [] }
        return [tag("pre", [:], [tag("code", [:], Array(drawn.joined(separator: [.lines("\n")])))])]
    }

    private func line(_ range: SourceRange) -> [Markup] {
        guard let content = lines.content(ofLine: lines.place(of: range.start).line) else { return [] }
        let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        let start = lines.bytes[content.start..<content.end].firstIndex { !blanks.contains($0) } ?? content.end
        if start == content.end { return [] }
        let first = max(start, range.start)
        let end = max(first, min(range.end, content.end))
        let from = whole(max(start, first - SourceExcerpt.mostBefore))
        let to = whole(min(content.end, end + SourceExcerpt.mostAfter))
        let before = (from > start ? "…" : "") + lines.text(in: SourceRange(from, max(from, first)))
        let isCut = end - first > SourceExcerpt.mostMarked
        let markEnd = isCut ? whole(first + SourceExcerpt.mostMarked) : end
        let after = isCut ? "…" : lines.text(in: SourceRange(end, to)) + (to < content.end ? "…" : "")
        let marked = lines.text(in: SourceRange(first, markEnd))
        return [.lines(before)] + (marked.isEmpty ? [] : [tag("mark", [:], [.lines(marked)])]) + [.lines(after)]
    }

    /// The next offset at which a character begins.
    private func whole(_ offset: Int) -> Int {
        var offset = offset
        while offset < lines.bytes.count, lines.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        return offset
    }
}
