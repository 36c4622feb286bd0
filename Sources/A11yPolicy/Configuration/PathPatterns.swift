import A11yEngine

/// Patterns in order, of which the last that matches decides: an ignore file, the excludes of a configuration.
package struct PathPatterns: Hashable, Sendable {
    /// The patterns, in the order in which they were written.
    package let patterns: [PathPattern]

    /// These patterns; comments and empty lines are not among them.
    package init(_ patterns: [PathPattern] = []) {
        self.patterns = patterns
    }

    /// The patterns that these texts write.
    package init(_ texts: [String]) {
        self.init(texts.map { PathPattern($0) })
    }

    /// Whether there is no pattern.
    package var isEmpty: Bool { patterns.isEmpty }

    /// The pattern that decides about the path of these names, relative to the folder that the patterns are written
    /// for; nil where none says anything. What they say of the folders above is not asked.
    package func last(matching names: ArraySlice<String>, isFolder: Bool) -> PathPattern? {
        patterns.last { $0.matches(names, isFolder: isFolder) }
    }

    /// Whether they describe this path, or a folder that it lies in: nothing in such a folder can be taken back.
    package func matches(_ path: String, isFolder: Bool = false) -> Bool {
        decisive(for: path, isFolder: isFolder) != nil
    }

    /// The pattern by which this path, or else the outermost folder that it lies in, is described; nil where it is not.
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
