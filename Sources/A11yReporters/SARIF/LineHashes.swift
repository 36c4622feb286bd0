import A11yModel

/// What code scanning knows a line by from run to run: its `primaryLocationLineHash`, by the algorithm that its upload
/// action publishes and applies itself where a report brings none.
///
/// A rolling hash of the hundred UTF-16 units from the start of the line, without spaces and tabs and with one line
/// feed for a line break; then a colon and the ordinal among lines of the same hash. So a line is known again after
/// lines were added above it, or it was indented.
struct LineHashes {
    private let hashes: [String]

    /// The hashes of a text's lines.
    init(_ lines: LineTable) {
        var units: [UInt16] = []
        var starts: [Int] = []
        for number in 1...max(lines.count, 1) {
            starts.append(units.count)
            if number == 1, lines.content(ofLine: 1)?.start != 0 { units.append(LineHashes.byteOrderMark) }
            units += (lines.text(ofLine: number) ?? "").utf16.filter { !LineHashes.blanks.contains($0) }
            units.append(number < lines.count ? LineHashes.lineFeed : LineHashes.endOfFile)
        }
        hashes = LineHashes.numbered(LineHashes.windows(of: units, from: starts))
    }

    /// The hash of a line, from 1; nil where there is no such line.
    subscript(line: Int) -> String? { hashes.indices.contains(line - 1) ? hashes[line - 1] : nil }

    /// The hash of the window that begins at each start. Behind the text there are zeros.
    private static func windows(of units: [UInt16], from starts: [Int]) -> [UInt64] {
        let leaving = (0..<width).reduce(UInt64(1)) { power, _ in power &* base }
        var hash: UInt64 = 0
        var found: [UInt64] = []
        for end in 1...(units.count + width) {
            let entered = end <= units.count ? UInt64(units[end - 1]) : 0
            let start = end - width
            let left = start > 0 ? UInt64(units[start - 1]) : 0
            hash = hash &* base &+ entered &- leaving &* left
            if found.count < starts.count, starts[found.count] == start { found.append(hash) }
        }
        return found
    }

    private static func numbered(_ hashes: [UInt64]) -> [String] {
        var counts: [UInt64: Int] = [:]
        return hashes.map { hash in
            counts[hash, default: 0] += 1
            return "\(String(hash, radix: 16)):\(counts[hash, default: 1])"
        }
    }

    /// Units in a window, and the base of the hash: the action's.
    private static let width = 100
    private static let base: UInt64 = 37
    /// What the action reads behind the last character.
    private static let endOfFile: UInt16 = 0xFFFF
    private static let lineFeed: UInt16 = 0x0A
    private static let blanks: Set<UInt16> = [0x20, 0x09]
    private static let byteOrderMark: UInt16 = 0xFEFF
}
