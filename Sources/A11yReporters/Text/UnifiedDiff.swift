/// A file before and after it was changed, as `diff -u` shows it and `patch` reads it: byte for byte, line ends
/// included.
package struct UnifiedDiff: Sendable {
    private let path: String
    private let diff: LineDiff

    /// The changes of the file at a path.
    package init(of path: String, from old: String, to new: String) {
        self.path = path
        // Changes are few and far between, so that comparing costs little even in the largest file.
        diff = LineDiff(from: UnifiedDiff.lines(of: old), to: UnifiedDiff.lines(of: new), upTo: .max)
    }

    /// Whether nothing was changed.
    package var isEmpty: Bool { diff.isEmpty }

    /// The changes with the lines around them. On a terminal whatever could take it over is made safe to print, and
    /// such a diff is not for `patch`.
    package func rendered(_ color: Rendering.ColorMode, onTerminal isTerminal: Bool) -> String {
        diff.rendered(from: path, to: path, color: color) { line in
            guard isTerminal else { return line }
            let parts = line.split(separator: "\n", omittingEmptySubsequences: false)
            return parts.map { visible(String($0.hasSuffix("\r") ? $0.dropLast() : $0)) }.joined(separator: "\n")
        }
    }

    /// The lines, the last with what diffs say of one that does not end. A carriage return belongs to its line.
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
