// Path patterns in the grammar of `.gitignore`.

/// A path pattern: a line of an ignore file, an item of `include` or `exclude`, a pattern of an override.
///
/// `*` and `?` match characters within a name, `[a-z]` and `[!a]` match one character, and `**` between slashes matches
/// any number of folders. A backslash makes the next character literal. A leading `!` negates the pattern. A slash at
/// the start or in the middle anchors it to its folder; without one, it matches in every folder below. With a slash at
/// the end it matches folders only. Trailing spaces are ignored. Whoever reads the file removes comments.
///
/// Names are compared by character, whatever their Unicode normalization, and case-sensitively. Time: at most the
/// length of the pattern times that of the path.
package struct PathPattern: Hashable, Sendable {
    /// The pattern as written.
    package let text: String
    /// Whether it excludes what earlier patterns matched.
    package let isNegated: Bool
    /// Whether it is malformed: an unclosed bracket, or a backslash at the end. A broken pattern matches nothing.
    package let isBroken: Bool

    private let matchesOnlyFolders: Bool
    /// Whether it matches the path as a whole, instead of a name in any folder.
    private let isAnchored: Bool
    private let segments: [PathSegment]

    /// Parses a pattern. Malformed text gives a broken pattern.
    package init(_ pattern: String) {
        text = pattern
        var rest = Substring(PathPattern.withoutTrailingSpaces(pattern))
        isNegated = rest.first == "!"
        if isNegated { rest.removeFirst() }
        matchesOnlyFolders = rest.last == "/"
        if matchesOnlyFolders { rest.removeLast() }
        isAnchored = rest.utf8.contains(UInt8(ascii: "/"))
        if rest.first == "/" { rest.removeFirst() }
        let segments = PathSegment.all(in: rest)
        isBroken = segments == nil
        self.segments = segments ?? []
    }

    /// What a person who wrote it has to change, and which signs there are; nil for a pattern that means what it says.
    /// Braces are plain characters in the grammar of `.gitignore`, and nearly always meant as alternatives.
    package var complaint: String? {
        if isBroken { return "a bracket is not closed, or nothing stands behind a backslash; \(PathPattern.signs)" }
        if text.firstMatch(of: /(^|[^\\\[])\{[^{}]*,[^{}]*\}/) == nil { return nil }
        return "braces hold no alternatives: write a pattern for each; \(PathPattern.signs)"
    }

    /// The signs of a pattern, in words.
    private static let signs = #"patterns have *, **, ?, [a-z], [!a], ! and / in front, / behind, and \ before a sign"#

    /// Whether it matches the path of these names, which is relative to the pattern's folder. Folders that contain the
    /// path are not considered.
    func matches(_ names: ArraySlice<String>, isFolder: Bool) -> Bool {
        guard !isBroken, isFolder || !matchesOnlyFolders, let last = names.last else { return false }
        guard isAnchored else { return segments.first?.matches(last) ?? false }
        return isMatch(names, of: segments, isStar: { $0 == .folders }) { $0.matches($1) }
    }

    /// The names in a path, outermost folder first.
    package static func names(in path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
    }

    /// Removes trailing spaces, except those behind a backslash.
    private static func withoutTrailingSpaces(_ pattern: String) -> String {
        var kept = ""
        var spaces = ""
        var isEscaped = false
        for character in pattern {
            if character == " ", !isEscaped {
                spaces.append(character)
                continue
            }
            kept += spaces
            kept.append(character)
            spaces = ""
            isEscaped = character == "\\" && !isEscaped
        }
        return kept
    }
}

/// A list of patterns, of which the last that matches decides: an ignore file, the `exclude` of a configuration.
package struct PathPatterns: Hashable, Sendable {
    /// The patterns, in the order of the file.
    package let patterns: [PathPattern]

    /// These patterns. Comments and empty lines must be removed already.
    package init(_ patterns: [PathPattern] = []) {
        self.patterns = patterns
    }

    /// Whether there is no pattern.
    package var isEmpty: Bool { patterns.isEmpty }

    /// The last pattern that matches the path of these names, relative to the patterns' folder; nil if none does.
    /// Folders that contain the path are not considered.
    package func last(matching names: ArraySlice<String>, isFolder: Bool) -> PathPattern? {
        patterns.last { $0.matches(names, isFolder: isFolder) }
    }

    /// Whether they match this path or a folder that contains it. A negated pattern does not bring back a file whose
    /// folder matches.
    package func matches(_ path: String, isFolder: Bool = false) -> Bool {
        decisive(for: path, isFolder: isFolder) != nil
    }

    /// The pattern that matches the outermost folder containing this path, or the path itself; nil if none does.
    package func decisive(for path: String, isFolder: Bool = false) -> PathPattern? {
        if isEmpty { return nil }
        let names = PathPattern.names(in: path)
        for end in names.indices {
            let pattern = last(matching: names[...end], isFolder: isFolder || end < names.count - 1)
            if let pattern, !pattern.isNegated { return pattern }
        }
        return nil
    }
}

/// The part of a pattern between two slashes.
private enum PathSegment: Hashable, Sendable {
    /// `**`: any number of folders, none included.
    case folders
    /// A name without wildcards.
    case name(String)
    case parts([Part])

    enum Part: Hashable, Sendable {
        case character(Character)
        /// `?`
        case one
        /// `*`
        case any
        /// `[…]`
        case oneOf(CharacterClass)
        /// A slash. It separates segments, so no segment contains one.
        case slash

        func accepts(_ character: Character) -> Bool {
            switch self {
            case .character(let own): own == character
            case .one: true
            case .oneOf(let members): members.contains(character)
            case .any, .slash: false
            }
        }
    }

    /// The segments of a pattern without its `!` and without slashes at its ends; nil if it is broken.
    static func all(in pattern: Substring) -> [PathSegment]? {
        var rest = pattern
        var parts: [Part] = []
        while let character = rest.popFirst() {
            switch character {
            case "/": parts.append(.slash)
            case "?": parts.append(.one)
            case "*": parts.append(.any)
            case "[":
                guard let members = CharacterClass(parsing: &rest) else { return nil }
                parts.append(.oneOf(members))
            case "\\":
                guard let next = rest.popFirst() else { return nil }
                parts.append(next == "/" ? .slash : .character(next))
            default: parts.append(.character(character))
            }
        }
        let names = parts.split(separator: .slash, omittingEmptySubsequences: false).map(Array.init)
        var segments = names.map(PathSegment.init)
        // At the end, `**` matches the contents of a folder, and not the folder itself.
        if segments.count > 1, segments.last == .folders { segments.append(.parts([.any])) }
        return segments
    }

    private init(_ parts: [Part]) {
        if parts.count > 1, parts.allSatisfy({ $0 == .any }) {
            self = .folders
            return
        }
        var name = ""
        for case .character(let character) in parts { name.append(character) }
        self = name.count == parts.count ? .name(name) : .parts(parts)
    }

    /// Whether it matches a single name.
    func matches(_ name: String) -> Bool {
        switch self {
        case .folders: true
        case .name(let own): name == own
        case .parts(let parts): isMatch(name, of: parts, isStar: { $0 == .any }) { $0.accepts($1) }
        }
    }
}

/// A bracket expression: `[a-z]`, `[!0-9]`, `[[:alpha:]]`.
private struct CharacterClass: Hashable, Sendable {
    private enum Member: Hashable {
        case one(Character)
        case range(ClosedRange<Character>)
        case named(NamedClass)
    }

    private var members: [Member] = []
    private let isNegated: Bool

    /// Parses what follows the opening bracket, up to the closing one; nil if that is missing, or if there is no class
    /// with a name between colons.
    init?(parsing rest: inout Substring) {
        isNegated = rest.first == "!" || rest.first == "^"
        if isNegated { rest.removeFirst() }
        var lower: Character?
        var isFirst = true
        while let character = rest.popFirst() {
            // A closing bracket that comes first is literal.
            if character == "]", !isFirst { return }
            isFirst = false
            if character == "[", rest.first == ":", let end = rest.firstIndex(of: "]"), rest[..<end].hasSuffix(":"),
                rest.startIndex < rest.index(before: end)
            {
                let name = rest[..<end].dropFirst().dropLast()
                guard let named = NamedClass(rawValue: String(name)) else { return nil }
                members.append(.named(named))
                rest = rest[rest.index(after: end)...]
                lower = nil
            } else if character == "-", let start = lower, let next = rest.first, next != "]" {
                rest.removeFirst()
                guard let upper = next == "\\" ? rest.popFirst() : next else { return nil }
                if start <= upper { members.append(.range(start...upper)) }
                lower = nil
            } else {
                guard let one = character == "\\" ? rest.popFirst() : character else { return nil }
                members.append(.one(one))
                lower = one
            }
        }
        return nil
    }

    func contains(_ character: Character) -> Bool {
        let isMember = members.contains { member in
            switch member {
            case .one(let one): one == character
            case .range(let range): range.contains(character)
            case .named(let named): named.contains(character)
            }
        }
        return isMember != isNegated
    }
}

/// The POSIX character classes. Like git's, they contain ASCII only.
private enum NamedClass: String {
    case alnum, alpha, blank, cntrl, digit, graph, lower, print, punct, space, upper, xdigit

    func contains(_ character: Character) -> Bool {
        guard let code = character.asciiValue else { return false }
        return switch self {
        case .alnum: character.isLetter || character.isNumber
        case .alpha: character.isLetter
        case .blank: [" ", "\t"].contains(character)
        case .cntrl: code < 0x20 || code == 0x7F
        case .digit: character.isNumber
        case .graph: (0x21...0x7E).contains(code)
        case .lower: character.isLowercase
        case .print: (0x20...0x7E).contains(code)
        case .punct: (0x21...0x7E).contains(code) && !character.isLetter && !character.isNumber
        case .space: character.isWhitespace
        case .upper: character.isUppercase
        case .xdigit: character.isHexDigit
        }
    }
}
