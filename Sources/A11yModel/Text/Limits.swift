/// The limits of what checking a file may cost. A file that exceeds a limit is parsed up to it, and a finding reports
/// that.
///
/// The raw values are the keys under `limits` in the configuration. A project with larger files may raise each limit up
/// to `most`.
package enum Limit: String, CaseIterable, Sendable {
    /// MiB of a file. Storyboards of 20 MB must work; a file ten times as large is not a screen.
    case fileSize = "file-size"
    /// Levels of nesting. Interface Builder files reach about 60; `xmllint` refuses 256.
    case nesting
    /// Values, tags and attributes of a file. Each takes about fifty bytes of memory. The densest storyboards have one
    /// in 20 bytes, so no more than this in 256 MiB.
    case values
    /// Values of a YAML file with every alias expanded, as a walk over the tree meets them. A text counts once more for
    /// every `bytesOfValue` bytes.
    case aliasedValues = "aliased-values"
    /// Bytes of one text of an element. VoiceOver speaks about 15 letters a second, so a text of this length takes more
    /// than an hour.
    case textLength = "text-length"
    /// Problems of one file. Beyond a hundred, people fix these before they read more.
    case problems

    /// The bytes of text that cost as much as a value.
    package static let bytesOfValue = 16

    /// The default of the limit.
    package var usual: Int {
        switch self {
        case .fileSize: 256
        case .nesting: 256
        case .values: 16_000_000
        case .aliasedValues: 2_000_000
        case .textLength: 65_536
        case .problems: 100
        }
    }

    /// The greatest value that a configuration may set. Offsets are 32-bit numbers, even if a text doubles its size on
    /// the way to UTF-8; libyaml nests no deeper than 1,000, and the stack of a thread has room for half of that;
    /// memory bounds the others.
    package var most: Int {
        switch self {
        case .fileSize: 1_024
        case .nesting: 500
        case .values, .aliasedValues: 100_000_000
        case .textLength: 64 << 20
        case .problems: 100_000
        }
    }
}

/// The limits for a file.
public struct Limits: Hashable, Sendable {
    private var moved: [Limit: Int] = [:]
    /// Whether a configuration can change them.
    private let areOpen: Bool

    /// The default limits of screens.
    public static let usual = Limits(areOpen: true)
    /// The limits of all other files: configurations, baselines, pages.
    public static let fixed = Limits(areOpen: false)

    private init(areOpen: Bool) { self.areOpen = areOpen }

    /// The value of a limit.
    package subscript(limit: Limit) -> Int {
        get { moved[limit] ?? limit.usual }
        set { moved[limit] = newValue }
    }

    /// The most bytes of a file.
    package var bytes: Int { self[.fileSize] << 20 }

    /// What was expected of a file that exceeds a limit, as a sentence without its full stop.
    package func expectation(of limit: Limit) -> String {
        let number = self[limit]
        let words =
            switch limit {
            case .fileSize: "a file of at most \(number) MiB expected"
            case .nesting: "at most \(number) levels of nesting expected"
            case .values: "a file of at most \(number) values expected"
            case .aliasedValues: "a file of at most \(number) values expected, with every alias written out"
            case .textLength: "a text of at most \(number) bytes expected"
            case .problems: "at most \(number) problems expected"
            }
        return areOpen ? "\(words) (`limits: \(limit.rawValue)` in the configuration)" : words
    }
}
