import A11yModel
import A11ySyntax

/// Reads a record of utterances: a JSON or YAML document, JSON Lines, a log with JSON in its lines, a transcript of
/// `speak`, or a plain text with an utterance a line.
package enum RecordReader {
    /// What a text is no record for: the byte where that shows, and a sentence.
    package struct Refusal: Error, Equatable {
        /// The offset of the byte.
        package let offset: Int
        /// What was expected, in lower case and without a full stop.
        package let sentence: String
    }

    /// The record in a file.
    ///
    /// If it holds several screens, the one of this name is taken.
    package static func read(_ source: Source, named screen: String) throws(Refusal) -> DeviceRecord {
        let text = source.text
        let first = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
        guard let first else { throw Refusal(offset: 0, sentence: "an utterance expected; the file is empty") }
        if first == "<" {
            throw Refusal(offset: 0, sentence: "a record of what VoiceOver said expected; this is XML")
        }
        let isDocument = first == "{" || first == "[" || text.hasPrefix("schemaVersion:")
        var refusal: Refusal?
        if isDocument {
            do { return try document(source, named: screen) } catch { refusal = error }
        }
        if let transcript = SpokenTranscript(text) { return try transcript.record(of: screen) }
        let logged = lines(of: text).flatMap(objects)
        if !logged.isEmpty { return try steps(logged) }
        // Lines of logs begin with something in brackets, too: `[debug] utterance: Pay, button`.
        if let refusal, first == "{" || !text.contains("utterance:") { throw refusal }
        return try plain(text)
    }

    /// The lines of a plain text. Lines that say `utterance: …` stand for all if there are any.
    private static func plain(_ text: String) throws(Refusal) -> DeviceRecord {
        let lines = lines(of: text).map(trimmed).filter { !$0.isEmpty }
        let marked = lines.compactMap { line in
            line.firstRange(of: "utterance:").map { unquoted(trimmed(String(line[$0.upperBound...]))) }
        }
        let spoken = marked.isEmpty ? lines : marked.filter { !$0.isEmpty }
        if spoken.isEmpty { throw Refusal(offset: 0, sentence: "an utterance expected behind `utterance:`") }
        return DeviceRecord(stops: spoken.map { RecordedStop(speech: $0) }, isWhole: false)
    }

    /// A document of which the whole is data.
    private static func document(_ source: Source, named screen: String) throws(Refusal) -> DeviceRecord {
        let parsed = Syntax.parse(source)
        if parsed.problems.isEmpty, let root = parsed.value.roots.first { return try record(in: root, named: screen) }
        let problem = parsed.problems.first
        throw Refusal(
            offset: problem?.range.start ?? 0,
            sentence: problem.map { sentence(of: $0) } ?? "a record of what VoiceOver said expected")
    }

    private static func sentence(of problem: Problem) -> String {
        guard case .text(let expected) = problem.facts["expected"] else { return "valid JSON expected" }
        return expected
    }

    /// The JSON objects with an utterance that a line of a log holds.
    private static func objects(in line: String) -> [Node] {
        guard line.contains("\"utterance\""), let start = line.firstIndex(of: "{"), let end = line.lastIndex(of: "}"),
            start < end
        else { return [] }
        let parsed = Syntax.parse(Source(path: "", text: String(line[start...end])))
        return parsed.problems.isEmpty ? Array(parsed.value.roots) : []
    }

    /// The index of the screen of this name, or of the only one.
    static func choice(of name: String, among names: [String]) throws(Refusal) -> Int {
        if let index = names.firstIndex(of: name) { return index }
        if names.count == 1 { return 0 }
        let known = names.map { "“\($0)”" }.joined(separator: ", ")
        throw Refusal(
            offset: 0, sentence: "the screen “\(name)” expected; the transcript has \(known.isEmpty ? "none" : known)")
    }

    static func lines(of text: String) -> [String] {
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }

    static func trimmed(_ text: String) -> String {
        guard let start = text.firstIndex(where: { !$0.isWhitespace }),
            let end = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[start...end])
    }

    private static func unquoted(_ text: String) -> String {
        text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
    }
}

/// Documents.
extension RecordReader {
    /// The keys under which lists of stops stand, and answers of servers.
    private static let containers = ["steps", "stops", "utterances", "items", "elements", "screens", "value", "result"]
    /// The keys of what was said at a stop, the fullest first.
    private static let speech = ["utterance", "spoken_description", "description", "speech", "caption"]

    private static func record(in root: Node, named name: String) throws(Refusal) -> DeviceRecord {
        if let screens = root.kind == .mapping ? root.entry("screens") : nil, screens.kind == .sequence {
            let screens = Array(screens.items)
            let index = try choice(
                of: name, among: screens.map { $0.isMapping(with: "screen") ? $0.entry("screen")?.text ?? "" : "" })
            return try steps(list(in: screens[index]).map { Array($0.items) } ?? [], isWhole: true)
        }
        if root.kind == .mapping, said(at: root) != nil { return try steps([root]) }
        guard let list = list(in: root) else {
            throw Refusal(
                offset: root.range.start,
                sentence:
                    "a list of utterances expected, such as `[\"Pay, button\"]` or `{\"steps\": [{\"utterance\": …}]}`")
        }
        let isWhole = coverage(of: root) ?? list.items.contains { $0.isMapping(with: "spoken_description") }
        return try steps(Array(list.items), isWhole: isWhole)
    }

    /// What a record says about being complete; nil if it says nothing.
    private static func coverage(of root: Node) -> Bool? {
        guard root.kind == .mapping, let coverage = root.entry("coverage"), coverage.kind == .mapping,
            let complete = coverage.entry("complete")
        else { return nil }
        return complete.text == "true"
    }

    /// The first list of stops, breadth first.
    private static func list(in root: Node) -> Node? {
        var pending = [root]
        var index = 0
        while index < pending.count {
            let node = pending[index]
            index += 1
            if node.kind == .sequence { return node }
            guard node.kind == .mapping else { continue }
            pending += containers.compactMap { node.entry($0) }
        }
        return nil
    }

    private static func said(at node: Node) -> Node? {
        if node.kind == .scalar { return node }
        guard node.kind == .mapping else { return nil }
        if let value = node.entry("value"), value.kind == .mapping { return said(at: value) }
        return speech.lazy.compactMap { node.entry($0) }.first { $0.kind == .scalar }
    }

    private static func steps(_ nodes: [Node], isWhole: Bool = false) throws(Refusal) -> DeviceRecord {
        var path = CursorPath()
        var skipped = 0
        for node in nodes {
            guard let said = said(at: node) else {
                skipped += 1
                continue
            }
            let text = said.isPlain && said.text == "null" ? "" : trimmed(said.text)
            path.meet(stop(saying: text, at: node), by: CursorPath.Move(of: node))
        }
        guard path.stops.contains(where: { !$0.speech.isEmpty }) else {
            let place = nodes.first?.range.start ?? 0
            throw Refusal(offset: place, sentence: "an utterance expected; this record has none")
        }
        var notes: [String] = []
        if skipped > 0 {
            notes.append("\(counted(skipped, "entry", "entries")) of the record without speech left out.")
        }
        if path.inner > 0 {
            notes.append("\(counted(path.inner, "move")) in or out of groups left out: the order is that of swipes.")
        }
        let tellsHints = nodes.contains { $0.isMapping(with: "hint") }
        return DeviceRecord(stops: path.stops, isWhole: isWhole, tellsHints: tellsHints, notes: notes)
    }

    private static func stop(saying text: String, at node: Node) -> RecordedStop {
        guard node.kind == .mapping else { return RecordedStop(speech: text) }
        func entry(_ key: String) -> String? {
            guard let entry = node.entry(key), entry.kind == .scalar, !(entry.isPlain && entry.text == "null"),
                !entry.text.isEmpty
            else { return nil }
            return entry.text
        }
        let actions = node.entry("actions") ?? node.entry("customActions")
        let names = actions.flatMap { $0.kind == .sequence ? $0.items.filter { $0.kind == .scalar }.map(\.text) : nil }
        return RecordedStop(
            speech: text, hint: entry("hint"), actions: names,
            identity: entry("identifier") ?? entry("id"))
    }
}

extension Node {
    fileprivate func isMapping(with key: String) -> Bool { kind == .mapping && entry(key) != nil }
}

/// The stops that a cursor met, in the order of swiping right, whichever way it went.
struct CursorPath {
    /// How the cursor moves.
    enum Move {
        case forward, backward, inner, stay

        /// The move of a step, by its `action` or `direction`. Whatever is not known moves forward.
        init(of node: Node) {
            let word =
                node.kind == .mapping ? (node.entry("direction") ?? node.entry("action"))?.text.lowercased() : nil
            switch word {
            case "backward", "backwards", "previous", "movebackward", "left": self = .backward
            case "in", "out", "movein", "moveout": self = .inner
            case "current", "currentspeech", "read": self = .stay
            default: self = .forward
            }
        }
    }

    private(set) var stops: [RecordedStop] = []
    /// The moves in or out of groups.
    private(set) var inner = 0
    private var cursor = -1

    mutating func meet(_ stop: RecordedStop, by move: Move) {
        switch move {
        case .inner: inner += 1
        case .stay where cursor >= 0 && stops[cursor] == stop: return
        case .forward, .stay:
            cursor += 1
            // On the way back to where it was, the cursor meets what it met before.
            if cursor < stops.count, stops[cursor] == stop { return }
            stops.insert(stop, at: cursor)
        case .backward:
            if cursor > 0, stops[cursor - 1] == stop {
                cursor -= 1
            } else {
                cursor = max(cursor, 0)
                stops.insert(stop, at: cursor)
            }
        }
    }
}
