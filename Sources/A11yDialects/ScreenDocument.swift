import A11yModel
import A11ySyntax

/// A document with screens, in any dialect: its screens, problems and comments.
package struct ScreenDocument: Sendable {
    /// The UTF-8 text that all ranges count in.
    package let bytes: [UInt8]
    /// The screens, in the order of the file.
    package let screens: [Screen]
    /// The problems found while reading.
    package let problems: [Problem]
    /// The comments and Notes, in the order of the file; empty unless the file contains `Comment.directivePrefix`.
    package let comments: [Comment]
    /// The offset of the first node. Comments above it apply to the whole file.
    package let start: Int
    /// Whether the file was parsed to its end. Values in it may be invalid even so.
    package let isWhole: Bool
    /// The ranges of the nodes that were still open where the file breaks off.
    package let unfinished: [SourceRange]

    /// How much of the views of SwiftUI in it was read; nil for a file of another kind.
    package private(set) var views: ViewReading?

    /// The dialect that writes changes of the file; nil if nothing can be changed.
    private let writer: (any Dialect.Type)?
    /// The editor, if the file is not large.
    private let keptEditor: Editor?
    private let limits: Limits

    /// The size in bytes up to which an editor is kept: more than people write, little enough to keep in memory.
    private static let largestKept = 1 << 20

    /// Reads a file: its syntax first, then its screens by the dialect that recognises its root.
    package init(parsing source: Source, assuming assumptions: Assumptions = Assumptions()) {
        if let tool = AgentList.tool(of: source) {
            self.init([], [ScreenDocument.unknown(source, variant: "agent", facts: ["tool": .text(tool)])], in: [])
            return
        }
        if let kind = ForeignFile.kind(of: source) {
            self.init([], [ScreenDocument.unknown(source, variant: "foreign", facts: ["kind": .text(kind)])], in: [])
            return
        }
        let (parsed, dialect) = ScreenDocument.parse(source, within: assumptions.limits)
        guard let root = parsed.value.roots.first, let dialect else {
            self.init([], ScreenDocument.problems(ofUnrecognised: source, parsed), in: parsed.value.bytes)
            return
        }
        var lowered = ScreenDocument.lower(parsed, by: dialect, path: source.path, assuming: assumptions)
        let isPart = parsed.value.syntax == .hierarchy || parsed.value.bytes != source.bytes
        if isPart, parsed.value.bytes.count == source.bytes.count {
            ScreenDocument.addOthers(to: &lowered, in: source, assuming: assumptions)
        }
        // What is declined is not corrected.
        let isDeclined = lowered.value.isEmpty && lowered.problems.contains { $0.rule == .uncheckedDocument }
        let problems = (isDeclined ? [] : parsed.problems) + lowered.problems
        // A storyboard may hold controllers alone. That is not an error, but nothing was checked. One without scenes,
        // or a nib of placeholders alone, is as Xcode makes it.
        let isNew = root.items.contains { list in
            list.tag == "scenes" && list.items.first { _ in true } == nil
                || list.tag == "objects" && list.items.allSatisfy { ["customObject", "placeholder"].contains($0.tag) }
        }
        let nothing = isNew ? [] : [Problem(.emptyScreen, at: root.tagRange)]
        self.init(
            lowered.value, problems.isEmpty && lowered.value.isEmpty ? nothing : problems, in: parsed.value.bytes,
            comments: parsed.value.comments + dialect.notes(in: parsed.value), start: root.range.start,
            isWhole: parsed.problems.isEmpty, unfinished: parsed.value.unfinished,
            // A broken file is edited by a person first. A text that was transcoded or extracted has other offsets than
            // the file.
            writer: parsed.problems.isEmpty && parsed.value.bytes == source.bytes ? dialect : nil, of: parsed.value,
            within: assumptions.limits)
    }

    /// A file of Swift with the screens of its views, why it was not understood, and the controls of UIKit that nothing
    /// names.
    package init(
        showing screens: [Screen], read views: ViewReading, problem: Problem?, unnamed controls: [Problem] = [],
        in source: Source, assuming assumptions: Assumptions
    ) {
        var screens = screens
        for index in screens.indices { assumptions.complete(&screens[index]) }
        let nothing = screens.isEmpty && controls.isEmpty ? ScreenDocument.unknown(source, variant: "swift") : nil
        self.init(
            screens, [problem ?? nothing].compactMap(\.self) + controls, in: source.bytes,
            comments: CodeComments.directives(in: source.bytes),
            start: screens.first?.range.start ?? 0, isWhole: true, within: assumptions.limits)
        self.views = views
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
        if let writer, let tree, bytes.count <= ScreenDocument.largestKept {
            keptEditor = Editor(of: tree, in: writer)
        } else {
            keptEditor = nil
        }
    }
}

/// Changes and suppressions.
extension ScreenDocument {
    /// Changes screens in the file; nil if nothing can be changed: in a description of a running app, in a broken file,
    /// in a text that was extracted or transcoded. Cost: a large file is parsed again, since its nodes take more memory
    /// than its screens and are seldom asked for twice.
    package var editor: Editor? {
        keptEditor
            ?? writer.flatMap { Editor(of: Syntax.parse(Source(path: "", bytes: bytes), within: limits).value, in: $0) }
    }

    /// Whether there is an editor.
    package var isEditable: Bool { writer != nil }

    /// How the file may suppress a finding; nil if it has no comments (JSON), or if a program writes the file.
    package var commentStyle: Comment.Style? {
        switch screens.first?.input {
        case .interfaceBuilder: .notes
        case .swiftUI: .swift
        case .native:
            switch bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) {
            case UInt8(ascii: "<"): .xml
            case UInt8(ascii: "{"): nil
            default: .yaml
            }
        default: nil
        }
    }
}

/// The stages of reading.
extension ScreenDocument {
    /// Parses a file. If no dialect recognises it, or it has syntax errors, a description of a running app may be
    /// embedded in it: then that is parsed instead, and ranges count in the extracted text.
    private static func parse(
        _ source: Source, within limits: Limits
    ) -> (parsed: Parsed<Tree>, dialect: (any Dialect.Type)?) {
        var parsed = Syntax.parse(source, within: limits)
        // Code may read like YAML. What is a dump as a whole is no code, whatever its name.
        let isCode = ForeignFile.isCode(source)
        var dialect = dialect(for: parsed, path: source.path)
        if isCode, parsed.value.syntax != .hierarchy, !parsed.problems.isEmpty || dialect == NativeDialect.self {
            dialect = nil
        }
        for _ in 0..<Capture.mostWrappings {
            let isRead = dialect != nil
            // People write YAML: a description in one of its texts is an example, or a step of a workflow.
            if !isRead, ["yaml", "yml"].contains(source.extension), parsed.problems.isEmpty,
                parsed.value.roots.first?.kind == .mapping
            {
                break
            }
            guard let text = Capture.text(in: parsed, isRead: isRead) else { break }
            let inner = Syntax.parse(Source(path: source.path, bytes: text), within: limits)
            guard !isRead || inner.problems.count < parsed.problems.count else { break }
            parsed = inner
            dialect = self.dialect(for: parsed, path: source.path)
        }
        // In code, a screen file is what a program writes.
        return (parsed, isCode && dialect == NativeDialect.self ? nil : dialect)
    }

    /// The most descriptions of different kinds, or without a common root, that are read in one file.
    private static let mostDescriptions = 20

    /// Adds the screens of descriptions that stand in the file beside those that were read: a second dump of a report.
    private static func addOthers(
        to lowered: inout Parsed<[Screen]>, in source: Source, assuming assumptions: Assumptions
    ) {
        var rest = source.bytes
        var latest = lowered.value
        for _ in 1..<mostDescriptions where !latest.isEmpty {
            for screen in latest where screen.range.end <= rest.count {
                for index in screen.range.start..<screen.range.end where rest[index] > 0x20 { rest[index] = 0x20 }
            }
            guard CapturedLines.mayStand(in: rest) else { return }
            let (parsed, dialect) = parse(Source(path: source.path, bytes: rest), within: assumptions.limits)
            guard let dialect, parsed.value.bytes.count == rest.count else { return }
            let other = lower(parsed, by: dialect, path: source.path, assuming: assumptions)
            guard other.value.contains(where: { !$0.elements.isEmpty }) else { return }
            latest = other.value
            let names = Set(lowered.value.map(\.name))
            for index in latest.indices where names.contains(latest[index].name) {
                latest[index].name += " (\(lowered.value.count + index + 1))"
            }
            lowered.value += latest
            lowered.problems += parsed.problems + other.problems
        }
    }

    private static func dialect(for parsed: Parsed<Tree>, path: String) -> (any Dialect.Type)? {
        guard let root = parsed.value.roots.first else { return nil }
        return dialects.first { $0.recognises(root, path: path) }
    }

    /// Lowers a tree to screens, and completes them with what the project assumes.
    private static func lower(
        _ parsed: Parsed<Tree>, by dialect: any Dialect.Type, path: String, assuming assumptions: Assumptions
    ) -> Parsed<[Screen]> {
        var lowered = dialect.screens(in: parsed.value, path: path, naming: assumptions.naming)
        if let end = parsed.value.unfinished.map(\.end).max() {
            // Where the file breaks off, the rest of a word, missing elements and referenced ids may have followed.
            lowered.problems.removeAll {
                $0.rule == .emptyScreen || $0.rule == .unknownReference || $0.range.end >= end
            }
        }
        lowered.problems = Array(lowered.problems.prefix(assumptions.limits[.problems]))
        for index in lowered.value.indices {
            lowered.value[index].changeStates { screen in
                assumptions.complete(&screen)
                let long = screen.shortenTexts(within: assumptions.limits, ofFile: parsed.value.bytes.count)
                // A state has the texts of its screen.
                lowered.problems += screen.flow == nil && screen.state != nil ? [] : long
                if !parsed.problems.isEmpty { screen.doubts.insert(.partial) }
            }
        }
        let variants = parsed.problems.filter { $0.rule == .truncatedTree }.map(\.variant)
        if variants.contains(Hierarchy.brokenOffVariant), let last = lowered.value.indices.last {
            lowered.value[last].markCut(at: "the end of the text")
        } else if !variants.isEmpty {
            for index in lowered.value.indices { lowered.value[index].markPartial() }
        }
        return lowered
    }

    /// The problems of a file that no dialect recognises. Syntax errors are reported only if it may be a screen file.
    private static func problems(ofUnrecognised source: Source, _ parsed: Parsed<Tree>) -> [Problem] {
        if let answer = ServerAnswer(source, parsed.value.roots.first) {
            return [unknown(source, variant: answer.variant, facts: answer.facts)]
        }
        if let root = parsed.value.roots.first, AuditResult.holds(root) { return [unknown(source, variant: "audit")] }
        if ForeignFile.isCode(source) {
            return [unknown(source, variant: "foreign", facts: ["kind": .text(ForeignFile.code)])]
        }
        guard extensions.contains(source.extension) || source.mentionsScreen else { return [unknown(source)] }
        if !parsed.problems.isEmpty { return parsed.problems }
        guard let root = parsed.value.roots.first else { return [Problem(.emptyScreen, at: .fileStart)] }
        guard let lack = NativeDialect.lack(of: root) else { return [unknown(source)] }
        return [unknown(source, variant: "native", facts: ["lack": .text(lack)])]
    }

    private static func unknown(
        _ source: Source, variant: String? = nil, facts: Facts = [:]
    ) -> Problem {
        let facts = facts.merging(["file": .text(source.path)])
        return Problem(.unknownFile, at: .fileStart, variant: variant, facts: facts)
    }

    /// The extensions of screen files; empty for a name without one.
    private static let extensions: Set = ["", "json", "storyboard", "xib", "xml", "yaml", "yml"]
}
