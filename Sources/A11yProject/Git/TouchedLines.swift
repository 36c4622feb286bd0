import A11yModel
import Foundation

/// The lines of a file that a change added or modified, and the places where it deleted lines.
struct TouchedLines: Equatable {
    /// Lines that were added or altered, counted from 1.
    private(set) var lines: [ClosedRange<Int>] = []
    /// Lines behind which others were taken away.
    private(set) var gaps: [Int] = []

    init(lines: [ClosedRange<Int>] = [], gaps: [Int] = []) {
        self.lines = lines
        self.gaps = gaps
    }

    /// Whether a change concerns these lines: one of them is new, or one between them was deleted.
    func touch(_ range: ClosedRange<Int>) -> Bool {
        lines.contains { $0.overlaps(range) } || gaps.contains { range.contains($0) && range.contains($0 + 1) }
    }

    /// The touched lines of each file, by its path in the working tree, that a diff without context tells.
    static func all(in patch: [UInt8]) -> [[UInt8]: TouchedLines] {
        var files: [[UInt8]: TouchedLines] = [:]
        var path: [UInt8]?
        // Lines of a hunk that are still to come: they may look like anything.
        var pending = 0
        for line in patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if pending > 0 {
                if line.first != UInt8(ascii: "\\") { pending -= 1 }
            } else if line.starts(with: "diff --git ".utf8) {
                path = nil
            } else if line.starts(with: "+++ ".utf8) {
                path = QuotedPath.path(in: line.dropFirst(4))
            } else if line.starts(with: "@@ ".utf8), let path {
                guard let hunk = Hunk(String(decoding: line, as: UTF8.self)) else { continue }
                pending = hunk.removed + hunk.added
                if hunk.added == 0 {
                    files[path, default: TouchedLines()].gaps.append(hunk.start)
                } else {
                    files[path, default: TouchedLines()].lines.append(hunk.start...(hunk.start + hunk.added - 1))
                }
            }
        }
        return files
    }

    /// The head of a hunk: `@@ -3,2 +3 @@`.
    private struct Hunk {
        let removed: Int
        let start: Int
        let added: Int

        init?(_ line: String) {
            let words = line.split(separator: " ")
            guard words.count >= 4, let old = Hunk.numbers(words[1]), let new = Hunk.numbers(words[2]) else {
                return nil
            }
            (removed, start, added) = (old.count, new.start, new.count)
        }

        private static func numbers(_ word: Substring) -> (start: Int, count: Int)? {
            let numbers = word.dropFirst().split(separator: ",").compactMap { Int($0) }
            guard let start = numbers.first else { return nil }
            return (start, numbers.count > 1 ? numbers[1] : 1)
        }
    }
}

/// Paths as git writes them in patches.
private enum QuotedPath {
    /// The path after `+++ `, without the leading `b/`; nil without a file.
    static func path(in line: ArraySlice<UInt8>) -> [UInt8]? {
        let quote = UInt8(ascii: "\"")
        var path: [UInt8]
        if line.first == quote {
            path = unquoted(line.dropFirst())
        } else {
            // Git ends a name that holds blanks with a tab.
            path = Array(line.last == UInt8(ascii: "\t") ? line.dropLast() : line)
        }
        guard path.starts(with: "b/".utf8) else { return nil }
        path.removeFirst(2)
        return path
    }

    private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var path: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
                path.append(byte)
                continue
            }
            if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) {
                let digits = [next] + rest.prefix(2)
                rest = rest.dropFirst(2)
                path.append(UInt8(truncatingIfNeeded: Int(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0))
            } else {
                path.append(letters[next] ?? next)
            }
        }
        return path
    }

    private static let letters: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
        UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
}
