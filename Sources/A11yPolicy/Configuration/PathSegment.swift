import A11yEngine

/// What a pattern says of one name of a path, or of a row of folders.
enum PathSegment: Hashable, Sendable {
    /// `**`: any number of folders, none as well.
    case folders
    /// This name.
    case name(String)
    /// A name that these parts make up.
    case parts([Part])

    /// A part of a pattern for a name.
    package enum Part: Hashable, Sendable {
        case character(Character)
        /// `?`
        case one
        /// `*`
        case any
        case oneOf(CharacterChoice)
        /// A slash: never in a segment, since it parts them.
        case slash
    }

    /// The segments of a pattern without its `!` and without slashes at its ends; nil where it is broken.
    package static func all(in pattern: Substring) -> [PathSegment]? {
        var rest = pattern
        var parts: [Part] = []
        while let character = rest.popFirst() {
            switch character {
            case "/": parts.append(.slash)
            case "?": parts.append(.one)
            case "*": parts.append(.any)
            case "[":
                guard let choice = CharacterChoice(reading: &rest) else { return nil }
                parts.append(.oneOf(choice))
            case "\\":
                guard let next = rest.popFirst() else { return nil }
                parts.append(next == "/" ? .slash : .character(next))
            default: parts.append(.character(character))
            }
        }
        let names = parts.split(separator: .slash, omittingEmptySubsequences: false).map(Array.init)
        var segments = names.map(PathSegment.init)
        // At the end, `**` means what lies in a folder, and not the folder itself.
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

    /// Whether it describes this name.
    package func matches(_ name: String) -> Bool {
        switch self {
        case .folders: true
        case .name(let own): name == own
        case .parts(let parts): PathSegment.match(parts, name)
        }
    }

    /// Goes along both and, where they differ, back to the last `*` only.
    private static func match(_ parts: [Part], _ name: String) -> Bool {
        var (part, place) = (0, name.startIndex)
        var retreat: (part: Int, place: String.Index)?
        while place < name.endIndex {
            if part < parts.count {
                if parts[part] == .any {
                    part += 1
                    if part == parts.count { return true }
                    retreat = (part, place)
                    continue
                }
                if parts[part].accepts(name[place]) {
                    part += 1
                    place = name.index(after: place)
                    continue
                }
            }
            guard let last = retreat else { return false }
            retreat = (last.part, name.index(after: last.place))
            (part, place) = (last.part, name.index(after: last.place))
        }
        return parts[part...].allSatisfy { $0 == .any }
    }
}

extension PathSegment.Part {
    fileprivate func accepts(_ character: Character) -> Bool {
        switch self {
        case .character(let own): own == character
        case .one: true
        case .oneOf(let choice): choice.contains(character)
        case .any, .slash: false
        }
    }
}
