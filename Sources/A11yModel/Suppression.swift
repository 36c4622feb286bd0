/// What accepts findings, for those who review it: a comment, a line of Notes, or an entry of the configuration.
package struct Suppression: Hashable, Codable, Sendable {
    /// What became of it in a run.
    package enum State: String, CaseIterable, Codable, Sendable {
        /// It accepts findings.
        case used
        /// Its rules ran and found nothing there.
        case unused
        /// Its last day has passed: it accepts nothing any more.
        case expired
        /// It is not well written, and accepts nothing.
        case invalid
        /// None of its rules ran, so that nobody knows.
        case idle
    }

    /// Where it is written.
    package var means: Acceptance.Means
    /// The word of the directive, such as `ignore-tree`; `ignore` for an entry of the configuration.
    package var verb: String
    /// The selectors, as they are written.
    package var rules: [String]
    /// Why; empty where nobody said. Of an invalid one, what is wrong with it.
    package var reason: String
    /// The last day on which it holds; nil for ever.
    package var until: Day?
    /// The file that it is written in, if that is not the one that it is about: the configuration.
    package var path: String?
    /// The bytes that say so.
    package var range: SourceRange
    /// What became of it.
    package var state: State
    /// The findings that it accepts.
    package var count: Int

    /// A suppression that accepts this many findings.
    package init(
        means: Acceptance.Means, verb: String, rules: [String], reason: String, until: Day? = nil,
        path: String? = nil, range: SourceRange, state: State, count: Int = 0
    ) {
        self.means = means
        self.verb = verb
        self.rules = rules
        self.reason = reason
        self.until = until
        self.path = path
        self.range = range
        self.state = state
        self.count = count
    }

    /// The same entry of a configuration after another file.
    package mutating func add(_ other: Suppression) {
        count += other.count
        let order: [State] = [.invalid, .expired, .used, .unused, .idle]
        state = order.first { $0 == state || $0 == other.state } ?? state
    }
}
