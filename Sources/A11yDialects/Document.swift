import A11yModel
import A11ySyntax

/// The screens of a file in whatever dialect it is written.
package struct Document: Sendable {
    /// The UTF-8 text that all ranges count in.
    package let bytes: [UInt8]
    /// The screens, in the order of the file.
    package let screens: [Screen]
    /// What was met while reading.
    package let problems: [Problem]
    /// The comments and Notes, in the order of the file; none of a file that does not hold `Comment.directivePrefix`.
    package let comments: [Comment]
    /// Where the first node begins: what stands above it is about the whole file.
    package let start: Int
    /// Whether the file was read to its end; values in it may be wrong all the same.
    package let isWhole: Bool

    /// The bytes of what was still open where the file breaks off: more may belong to it.
    package let unfinished: [SourceRange]

    /// Changes screens in the file; nil where nothing can be changed: in a description of a running app, in a file that
    /// is not read as it is written. Cost: for a large file that of reading it again, since its nodes take more room
    /// than its screens and are seldom asked for twice.
    package var editor: Editor? {
        kept ?? writer.flatMap { Editor(of: Syntax.parse(Source(path: "", bytes: bytes), within: limits).tree, in: $0) }
    }

    /// Whether there is an editor.
    package var isEditable: Bool { writer != nil }

    /// The dialect that writes changes of the file; nil where nothing can be changed.
    private let writer: (any Dialect.Type)?
    /// The editor of a file that is not large.
    private let kept: Editor?

    /// What holds for reading it, the first time and again.
    private let limits: Limits

    /// Bytes of a file whose nodes are kept; more than people write, less than is felt.
    private static let largestKept = 1 << 20

    /// How somebody may say in the file that a finding is accepted; nil where there are no comments, as in JSON, and
    /// where a program writes the file anew.
    package var commentStyle: Comment.Style? {
        switch screens.first?.input {
        case .interfaceBuilder: .notes
        case .native:
            switch bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) {
            case UInt8(ascii: "<"): .xml
            case UInt8(ascii: "{"): nil
            default: .yaml
            }
        default: nil
        }
    }

    /// Reads a file: syntax first, then the dialect that recognises its root.
    package init(reading source: Source, assuming assumptions: Assumptions = Assumptions()) {
        if let kind = ForeignFile.kind(of: source) {
            self.init([], [Document.unknown(source, kind: kind)], in: [])
            return
        }
        var parsed = Syntax.parse(source, within: assumptions.limits)
        var dialect = Document.dialect(for: parsed, path: source.path)
        // A description of a running app may have been saved with what stood around it. Places count in its own text.
        for _ in 0..<Capture.mostWrappings {
            let isRead = dialect != nil
            // YAML is written by people: what it holds as text is an example, or a step of a workflow.
            if !isRead, ["yaml", "yml"].contains(source.extension), parsed.problems.isEmpty,
                parsed.tree.roots.first?.kind == .mapping
            {
                break
            }
            guard let text = Capture.text(in: parsed, isRead: isRead) else { break }
            let inner = Syntax.parse(Source(path: source.path, bytes: text), within: assumptions.limits)
            guard !isRead || inner.problems.count < parsed.problems.count else { break }
            parsed = inner
            dialect = Document.dialect(for: parsed, path: source.path)
        }
        guard let root = parsed.tree.roots.first, let dialect else {
            let isEmpty = parsed.tree.roots.isEmpty
            let nothing = isEmpty ? Problem(.emptyScreen, at: .fileStart) : Document.unknown(source)
            // What is wrong with it is worth telling only of a file that may be meant for us.
            let isMeant = Document.extensions.contains(source.extension) || source.mentionsScreen
            let problems = !isMeant ? [Document.unknown(source)] : parsed.problems
            self.init([], problems.isEmpty ? [nothing] : problems, in: parsed.tree.bytes)
            return
        }
        var read = dialect.screens(in: parsed.tree, path: source.path, naming: assumptions.naming)
        if let end = parsed.tree.unfinished.map(\.end).max() {
            // Where the file breaks off, the rest of a word may follow, and whatever is missing or referred to.
            read.problems.removeAll {
                $0.rule == .emptyScreen || $0.rule == .unknownReference || $0.range.end >= end
            }
        }
        read.problems = Array(read.problems.prefix(assumptions.limits[.problems]))
        for index in read.tree.indices {
            assumptions.complete(&read.tree[index])
            read.problems += read.tree[index].shortenTexts(
                within: assumptions.limits, ofFile: parsed.tree.bytes.count)
        }
        if !parsed.problems.isEmpty {
            for index in read.tree.indices { read.tree[index].doubts.insert(.partial) }
        }
        if parsed.problems.contains(where: { $0.rule == .truncatedTree }), let last = read.tree.indices.last {
            read.tree[last].markCut(at: Hierarchy.end)
        }
        let met = parsed.problems + read.problems
        // A storyboard may hold controllers alone. That is no mistake, but neither was anything checked.
        let nothing = Problem(.emptyScreen, at: root.tagRange)
        self.init(
            read.tree, met.isEmpty && read.tree.isEmpty ? [nothing] : met, in: parsed.tree.bytes,
            comments: parsed.tree.comments + dialect.notes(in: parsed.tree), start: root.range.start,
            isWhole: parsed.problems.isEmpty, unfinished: parsed.tree.unfinished,
            // What is broken is for a person to mend first. What was read in another encoding, or inside of something
            // else, has other places than the file.
            writer: parsed.problems.isEmpty && parsed.tree.bytes == source.bytes ? dialect : nil, of: parsed.tree,
            within: assumptions.limits)
    }

    private static func dialect(for parsed: Parsed<Tree>, path: String) -> (any Dialect.Type)? {
        guard let root = parsed.tree.roots.first else { return nil }
        return dialects.first { $0.recognises(root, path: path) }
    }

    private init(
        _ screens: [Screen], _ problems: [Problem], in bytes: [UInt8], comments: [Comment] = [], start: Int = 0,
        isWhole: Bool = false, unfinished: [SourceRange] = [], writer: (any Dialect.Type)? = nil, of tree: Tree? = nil,
        within limits: Limits = .usual
    ) {
        self.bytes = bytes
        self.screens = screens
        self.problems = problems
        self.comments = comments
        self.start = start
        self.isWhole = isWhole
        self.unfinished = unfinished
        self.limits = limits
        self.writer = writer
        if let writer, let tree, bytes.count <= Document.largestKept {
            kept = Editor(of: tree, in: writer)
        } else {
            kept = nil
        }
    }

    private static func unknown(_ source: Source, kind: String? = nil) -> Problem {
        var facts: [String: Fact] = ["file": .text(source.path)]
        facts["kind"] = kind.map(Fact.text)
        return Problem(.unknownFile, at: .fileStart, variant: kind == nil ? nil : "foreign", facts: facts)
    }

    /// What our files are called, and one without a dot in its name.
    private static let extensions: Set = ["", "json", "storyboard", "xib", "xml", "yaml", "yml"]
}
