import Foundation

/// A file that differs between two states of a repository.
struct GitChange {
    /// The file's path in the working tree.
    let path: [UInt8]
    /// What git keeps of it in the earlier state, under the name that it had there; nil for a file that is new.
    let former: String?
    /// What git keeps of it in the later state; nil for one that is in the working tree alone.
    let current: String?

    /// The files that a diff names in `--raw -z`, without those that are gone or in conflict, links and submodules.
    static func all(in diff: [UInt8]) -> [GitChange] {
        var changes: [GitChange] = []
        var fields = diff.split(separator: 0, omittingEmptySubsequences: false)[...]
        while let head = fields.popFirst(), head.first == UInt8(ascii: ":"), let path = fields.popFirst() {
            let words = head.dropFirst().split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 5, let status = words[4].first else { continue }
            // What was moved or copied has its former path in front.
            let now = status == "R" || status == "C" ? fields.popFirst() ?? path : path
            guard status != "D", status != "U", isFile(words[1]) else { continue }
            let former = isFile(words[0]) && status != "C" ? blob(words[2]) : nil
            changes.append(GitChange(path: Array(now), former: former, current: blob(words[3])))
        }
        return changes
    }

    /// Whether a mode is that of a file.
    private static func isFile(_ mode: String) -> Bool { mode.hasPrefix("100") }

    /// The name of a content; zeros stand for one that git does not keep.
    private static func blob(_ name: String) -> String? { name.allSatisfy { $0 == "0" } ? nil : name }
}

extension GitProgram {
    /// The contents of these names, by name.
    func blobs(_ names: Set<String>) throws(Failure) -> [String: [UInt8]] {
        if names.isEmpty { return [:] }
        let request = names.sorted().map { $0 + "\n" }.joined()
        var rest = try output(["cat-file", "--batch"], input: Array(request.utf8))[...]
        var contents: [String: [UInt8]] = [:]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").map(String.init)
            rest = rest[(end + 1)...]
            guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else { continue }
            contents[words[0]] = Array(rest.prefix(size))
            // A line break stands behind each.
            rest = rest.dropFirst(size + 1)
        }
        return contents
    }
}
