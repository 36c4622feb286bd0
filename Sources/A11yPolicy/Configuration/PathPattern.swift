import A11yEngine

/// A pattern for paths in gitignore's grammar: a line of an ignore file, an entry of `include` or `exclude`, a glob of
/// an override.
///
/// `*` and `?` stand for characters of one name, `[a-z]` and `[!a]` for one of some, `**` between slashes for any
/// number of folders; a backslash takes the meaning from what follows. `!` in front negates. A slash in front or in the
/// middle ties a pattern to the folder that it is written for, else it is looked for in every folder below; a slash at
/// the end makes it one for folders alone. Blanks at the end do not count. Comments are the business of whoever reads
/// the file.
///
/// Names are compared as they are read: by characters, however these are composed, and by case. Time: at most the
/// length of the pattern times that of the path.
package struct PathPattern: Hashable, Sendable {
    /// The pattern as it was written.
    package let text: String
    /// Whether it takes back what earlier patterns said.
    package let isNegated: Bool
    /// Whether it is written wrongly, a bracket without an end or a backslash with nothing behind it; then no path
    /// matches.
    package let isBroken: Bool

    /// Whether it is about folders alone.
    private let isForFolders: Bool
    /// Whether it is about paths as a whole, and not about names in whatever folder.
    private let isAnchored: Bool
    private let segments: [PathSegment]

    /// Reads a pattern. There is none that cannot be read, but see `isBroken`.
    package init(_ pattern: String) {
        text = pattern
        var rest = Substring(PathPattern.withoutBlanksAtEnd(pattern))
        isNegated = rest.first == "!"
        if isNegated { rest.removeFirst() }
        isForFolders = rest.last == "/"
        if isForFolders { rest.removeLast() }
        isAnchored = rest.utf8.contains(UInt8(ascii: "/"))
        if rest.first == "/" { rest.removeFirst() }
        let segments = PathSegment.all(in: rest)
        isBroken = segments == nil
        self.segments = segments ?? []
    }

    /// Whether it describes this path, a `/`-separated one that is relative to the folder that the pattern is written
    /// for. What lies in a folder that it describes is not asked for here: see `covers`.
    package func matches(_ path: String, isFolder: Bool) -> Bool {
        matches(PathPattern.names(in: path)[...], isFolder: isFolder)
    }

    /// Whether it describes the file at this path or a folder that the file lies in.
    package func covers(_ path: String) -> Bool {
        let names = PathPattern.names(in: path)
        return names.indices.contains { matches(names[...$0], isFolder: $0 < names.count - 1) }
    }

    package func matches(_ names: ArraySlice<String>, isFolder: Bool) -> Bool {
        guard !isBroken, isFolder || !isForFolders, let last = names.last else { return false }
        guard isAnchored else { return segments.first?.matches(last) ?? false }
        return matches(names)
    }

    /// Goes along both and, where they differ, back to the last `**` only: what an earlier one could take in addition
    /// the last one can take as well.
    private func matches(_ names: ArraySlice<String>) -> Bool {
        var (segment, name) = (segments.startIndex, names.startIndex)
        var retreat: (segment: Int, name: Int)?
        while name < names.endIndex {
            if segment < segments.endIndex {
                if segments[segment] == .folders {
                    segment += 1
                    retreat = (segment, name)
                    continue
                }
                if segments[segment].matches(names[name]) {
                    segment += 1
                    name += 1
                    continue
                }
            }
            guard let last = retreat else { return false }
            retreat = (last.segment, last.name + 1)
            (segment, name) = (last.segment, last.name + 1)
        }
        return segments[segment...].allSatisfy { $0 == .folders }
    }

    /// The names of a path, from the outermost folder on.
    package static func names(in path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
    }

    /// Blanks at the end belong to a pattern only behind a backslash.
    private static func withoutBlanksAtEnd(_ pattern: String) -> String {
        var kept = ""
        var blanks = ""
        var isEscaped = false
        for character in pattern {
            if character == " ", !isEscaped {
                blanks.append(character)
                continue
            }
            kept += blanks
            kept.append(character)
            blanks = ""
            isEscaped = character == "\\" && !isEscaped
        }
        return kept
    }
}
