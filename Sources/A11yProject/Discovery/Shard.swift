import A11yModel

/// One of several runs that share the files of a project.
package struct Shard: Sendable, Equatable {
    /// The number of the run, from 1.
    package let number: Int
    /// How many runs there are.
    package let count: Int

    /// Parses the value of an option: `2/5`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], 1 <= number, number <= count else {
            return nil
        }
        self.number = number
        self.count = count
    }

    /// Whether the file at a path belongs to this run. Depends on the path alone, so that a file stays in its run when
    /// others come and go.
    package func holds(_ path: String) -> Bool {
        let start = SHA256.digest(of: Array(path.utf8)).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(start % UInt64(count)) == number - 1
    }
}
