import A11yModel

/// The difference between two texts, line by line, shown as a unified diff: removed lines with a minus, added ones with
/// a plus, and some lines around them.
package struct LineDiff: Sendable {
    /// A line, and the texts that it is from.
    private enum DiffLine {
        case common(String)
        case removed(String)
        case added(String)
    }

    private let lines: [DiffLine]

    /// The most lines of both texts together that are compared; ours. The algorithm takes quadratic time and memory if
    /// everything differs, and then one large replacement reads better.
    package static let mostCompared = 2000
    /// Lines shown before and after a change, as in other diff programs.
    private static let context = 3

    /// Compares two texts. Two lines are the same if `areEqual` says so. If more than `most` lines changed, they are
    /// one replacement.
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
            ? before.map(DiffLine.removed) + after.map(DiffLine.added) : LineDiff.compared(before, after, by: areEqual)
        lines = new[..<head].map(DiffLine.common) + changed + new[(new.count - tail)...].map(DiffLine.common)
    }

    private static func compared(
        _ old: [String], _ new: [String], by areEqual: (String, String) -> Bool
    ) -> [DiffLine] {
        let (removed, added) = new.difference(from: old, by: areEqual).offsets
        var lines: [DiffLine] = []
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

    /// Whether the texts are the same.
    package var isEmpty: Bool { lines.allSatisfy { if case .common = $0 { true } else { false } } }

    /// The changes with the lines around them, under the names of the two texts; empty if nothing differs. The texts
    /// are made safe to print.
    package func rendered(from oldName: String, to newName: String, color: Rendering.ColorMode) -> String {
        rendered(from: oldName, to: newName, color: color) { visible($0) }
    }

    /// The same, with each line printed by `spelling`.
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

    /// The ranges of lines to show.
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
        // An empty range is named by the line before it.
        func range(_ before: Int, _ count: Int) -> String { "\(count == 0 ? before : before + 1),\(count)" }
        return "@@ -\(range(oldBefore, oldCount)) +\(range(newBefore, newCount)) @@"
    }

    /// The number of these lines in each text.
    private static func lengths(of lines: ArraySlice<DiffLine>) -> (old: Int, new: Int) {
        lines.reduce(into: (old: 0, new: 0)) { lengths, line in
            switch line {
            case .common: lengths = (lengths.old + 1, lengths.new + 1)
            case .removed: lengths.old += 1
            case .added: lengths.new += 1
            }
        }
    }
}

/// The changes of a file, as `diff -u` prints and `patch` reads them: byte for byte, line ends included.
package struct UnifiedDiff: Sendable {
    private let path: String
    private let diff: LineDiff

    /// The changes of the file at a path.
    package init(of path: String, from old: String, to new: String) {
        self.path = path
        // Fixes change few lines, so comparing is cheap even in a large file.
        diff = LineDiff(from: UnifiedDiff.lines(of: old), to: UnifiedDiff.lines(of: new), upTo: .max)
    }

    /// The changes with the lines around them. On a terminal, the lines are made safe to print; `patch` cannot read
    /// such a diff.
    package func rendered(_ color: Rendering.ColorMode, onTerminal isTerminal: Bool) -> String {
        diff.rendered(from: path, to: path, color: color) { line in
            guard isTerminal else { return line }
            let parts = line.split(separator: "\n", omittingEmptySubsequences: false)
            return parts.map { visible(String($0.hasSuffix("\r") ? $0.dropLast() : $0)) }.joined(separator: "\n")
        }
    }

    /// The lines. A carriage return belongs to its line; a last line without a line feed gets the remark of diffs.
    private static func lines(of text: String) -> [String] {
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
        if lines.last?.isEmpty == true {
            lines.removeLast()
        } else if let last = lines.popLast() {
            lines.append(last + "\n\\ No newline at end of file")
        }
        return lines
    }
}
