/// Two texts compared line by line, shown as unified diffs are: removed lines with a minus, added ones with a plus, and
/// some lines around them.
package struct LineDiff: Sendable {
    /// A line, and where it is from.
    private enum Line {
        case common(String)
        case removed(String)
        case added(String)
    }

    private let lines: [Line]

    /// Lines, at most, of both texts together, that are compared; ours. The algorithm takes quadratic time and memory
    /// where everything differs, and then a replacement as a whole reads better.
    package static let mostCompared = 2000
    /// Lines shown before and after a change, as diff programs do.
    private static let context = 3

    /// Compares two texts by the lines that `areEqual` takes for equal. What is more than `most` lines is not compared.
    package init(
        from old: [String], to new: [String], upTo most: Int = LineDiff.mostCompared,
        by areEqual: @escaping (String, String) -> Bool = { $0 == $1 }
    ) {
        let shorter = min(old.count, new.count)
        let head = zip(old, new).prefix { areEqual($0, $1) }.count
        let tail = zip(old.reversed(), new.reversed()).prefix(shorter - head).prefix { areEqual($0, $1) }.count
        let before = Array(old[head..<old.count - tail])
        let after = Array(new[head..<new.count - tail])
        let changed =
            before.count + after.count > most
            ? before.map(Line.removed) + after.map(Line.added) : LineDiff.compared(before, after, by: areEqual)
        lines = new[..<head].map(Line.common) + changed + new[(new.count - tail)...].map(Line.common)
    }

    private static func compared(
        _ old: [String], _ new: [String], by areEqual: (String, String) -> Bool
    ) -> [Line] {
        let changes = new.difference(from: old, by: areEqual)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append(.removed(old[left]))
                left += 1
            } else if added.contains(right) {
                lines.append(.added(new[right]))
                right += 1
            } else {
                lines.append(.common(new[right]))
                (left, right) = (left + 1, right + 1)
            }
        }
        return lines
    }

    /// Whether no line differs.
    package var isEmpty: Bool {
        lines.allSatisfy { if case .common = $0 { true } else { false } }
    }

    /// The changes with the lines around them, the text before under `oldName` and the one after under `newName`; empty
    /// where nothing differs. What the texts hold is made safe to print.
    package func rendered(from oldName: String, to newName: String, color: Rendering.ColorMode) -> String {
        rendered(from: oldName, to: newName, color: color) { visible($0) }
    }

    /// The same, with the lines as `spelling` has them.
    func rendered(
        from oldName: String, to newName: String, color: Rendering.ColorMode, spelling: (String) -> String
    ) -> String {
        guard !isEmpty else { return "" }
        var text = Ink.strong.paint("--- \(visible(oldName))", color) + "\n"
        text += Ink.strong.paint("+++ \(visible(newName))", color) + "\n"
        for hunk in hunks {
            text += Ink.info.paint(header(of: hunk), color) + "\n"
            for line in lines[hunk] {
                switch line {
                case .common(let words): text += " \(spelling(words))\n"
                case .removed(let words): text += Ink.failure.paint("-\(spelling(words))", color) + "\n"
                case .added(let words): text += Ink.success.paint("+\(spelling(words))", color) + "\n"
                }
            }
        }
        return text
    }

    /// The parts of the lines to show.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, line) in lines.enumerated() {
            if case .common = line { continue }
            let start = max(0, index - LineDiff.context)
            let end = min(lines.count, index + LineDiff.context + 1)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    /// `@@ -first,count +first,count @@`, lines counted from 1.
    private func header(of hunk: Range<Int>) -> String {
        let (oldBefore, newBefore) = LineDiff.lengths(of: lines[..<hunk.lowerBound])
        let (oldCount, newCount) = LineDiff.lengths(of: lines[hunk])
        // Where there is nothing, the line before is named.
        func range(_ before: Int, _ count: Int) -> String { "\(count == 0 ? before : before + 1),\(count)" }
        return "@@ -\(range(oldBefore, oldCount)) +\(range(newBefore, newCount)) @@"
    }

    /// How many lines of either text these are.
    private static func lengths(of lines: ArraySlice<Line>) -> (old: Int, new: Int) {
        lines.reduce(into: (old: 0, new: 0)) { lengths, line in
            switch line {
            case .common: lengths = (lengths.old + 1, lengths.new + 1)
            case .removed: lengths.old += 1
            case .added: lengths.new += 1
            }
        }
    }
}
