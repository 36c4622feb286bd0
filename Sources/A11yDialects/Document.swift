import A11yModel
import A11ySyntax

/// The screens of a file in whatever dialect it is written.
public struct Document: Sendable {
    /// The UTF-8 text that all ranges count in.
    public let bytes: [UInt8]
    /// The screens, in the order of the file.
    public let screens: [Screen]
    /// What was met while reading.
    public let problems: [Problem]

    /// Reads a file: syntax first, then the dialect that recognises its root.
    public init(reading source: Source) {
        var parsed = Syntax.parse(source)
        // A page source that was saved as it came from the server: a text in JSON. Places count in that text.
        if let text = parsed.tree.roots.first?.entry("value")?.text, text.hasPrefix("<") || Hierarchy.recognises(text) {
            parsed = Syntax.parse(Source(path: source.path, bytes: Array(text.utf8)))
        }
        bytes = parsed.tree.bytes
        guard let root = parsed.tree.roots.first else {
            screens = []
            let empty = Problem(.emptyScreen, at: .fileStart)
            problems = parsed.problems.isEmpty ? [empty] : parsed.problems
            return
        }
        guard let dialect = dialects.first(where: { $0.recognises(root, path: source.path) }) else {
            screens = []
            let unknown = Problem(.unknownFile, at: .fileStart, facts: ["file": .text(source.path)])
            problems = parsed.problems.isEmpty ? [unknown] : parsed.problems
            return
        }
        var read = dialect.screens(in: parsed.tree, path: source.path)
        if !parsed.problems.isEmpty {
            for index in read.tree.indices { read.tree[index].doubts.insert(.partial) }
        }
        screens = read.tree
        let met = parsed.problems + read.problems
        // A storyboard may hold controllers alone. That is no mistake, but neither was anything checked.
        problems = screens.isEmpty && met.isEmpty ? [Problem(.emptyScreen, at: root.tagRange)] : met
    }
}
