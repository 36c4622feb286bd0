/// What a file may cost whoever checks it. A file beyond a limit is read up to there, and a finding says so.
///
/// The raw values are the words of the configuration, under `limits`: a project with files that are larger and right
/// may raise each of them, as far as `most`.
package enum Limit: String, CaseIterable, Sendable {
    /// MiB of a file. Storyboards of 20 MB are a goal; ten times that is no screen.
    case fileSize = "file-size"
    /// Levels of nesting. Interface Builder files reach about 60; `xmllint` refuses 256.
    case nesting
    /// Values, tags and attributes of a file, each of which takes some fifty bytes of memory. The densest storyboards
    /// have one in 20 bytes, and so no more than this in 256 MiB.
    case values
    /// Values of a YAML file when every alias is written out, as everything that walks the tree will do; a text counts
    /// once more for every `bytesOfValue` of it.
    case aliasedValues = "aliased-values"
    /// Bytes of one text of an element. At VoiceOver's usual 15 letters a second, this one is more than an hour long.
    case textLength = "text-length"
    /// Problems of one file: whoever has read a hundred wants to mend them before the next.
    case problems

    /// Bytes of text that cost as much as a value.
    package static let bytesOfValue = 16

    /// What holds unless a configuration says otherwise.
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

    /// How far it can be raised. Places in a file are 32-bit numbers, also where its text doubles on the way to UTF-8;
    /// libyaml nests no deeper than 1,000, and the stack of a thread has room for half of that; the others end where
    /// memory would.
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

/// The limits that hold for a file.
package struct Limits: Hashable, Sendable {
    private var moved: [Limit: Int] = [:]
    /// Whether a configuration has a say in them.
    private let areOpen: Bool

    /// What holds for screens unless a configuration says otherwise.
    package static let usual = Limits(areOpen: true)
    /// What holds for all other files: configurations, baselines, pages.
    package static let fixed = Limits(areOpen: false)

    private init(areOpen: Bool) { self.areOpen = areOpen }

    /// One of the limits.
    package subscript(limit: Limit) -> Int {
        get { moved[limit] ?? limit.usual }
        set { moved[limit] = newValue }
    }

    /// Bytes of a file.
    package var bytes: Int { self[.fileSize] << 20 }

    /// What a file beyond a limit should have been, as a sentence without its full stop.
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
