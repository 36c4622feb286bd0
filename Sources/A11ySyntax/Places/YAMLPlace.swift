import A11yModel

// The place of a cursor in YAML, by what libyaml makes of the text before it.

extension WrittenPlace {
    /// The place of a cursor in YAML: libyaml reads the text up to it, with a mark there. What is missing behind the
    /// mark is guessed, and a line that libyaml cannot read is left out.
    init(inYAML bytes: [UInt8], _ cursor: Int) {
        var text = Array(bytes[..<cursor])
        let isEnd = { bytes[$0] == UInt8(ascii: "\n") || bytes[$0] == UInt8(ascii: "\r") }
        let line = (text.indices.last(where: isEnd) ?? -1) + 1
        for _ in 0..<YAMLPlaceReader.mostBrokenLines {
            var broken = Int.max
            for ending in ["", ":", "\"", "\":", "'", "':"] {
                let marked = text + YAMLPlaceReader.mark.utf8 + ending.utf8
                var reader = YAMLPlaceReader(text: marked)
                let failure = LibYAML.read(marked, from: 0, upTo: marked.count) { reader.read($0) }
                if var place = reader.place {
                    let end = YAMLPlaceReader.end(ofWordFrom: place.range.start, behind: cursor, in: bytes, place)
                    place.range =
                        place.part == .text ? SourceRange(cursor, cursor) : SourceRange(place.range.start, end)
                    self = place
                    return
                }
                if let failure, failure.byteOffset == nil { broken = min(broken, failure.contextPlace.start) }
            }
            if let sign = (line..<cursor).first(where: { index in
                bytes[index] == UInt8(ascii: "#") && (index == line || bytes[index - 1] <= 0x20)
            }) {
                self.init(.comment, SourceRange(sign, bytes.offset(from: cursor, where: isEnd)))
                return
            }
            guard broken < line else { break }
            let start = (text[..<broken].indices.last(where: isEnd) ?? -1) + 1
            for index in start..<bytes.offset(from: start, where: isEnd) { text[index] = UInt8(ascii: " ") }
        }
        self.init(.text, SourceRange(cursor, cursor))
    }
}

/// Keeps account of the collections around a mark in YAML.
private struct YAMLPlaceReader {
    /// An open collection.
    private struct Level {
        let isMapping: Bool
        let isFlow: Bool
        /// The key whose value is being read, and where it ends.
        var key: String?
        var keyEnd = 0
        var keys: [String] = []
    }

    /// What stands for the cursor: a character that no text has.
    static let mark = "\u{E000}"
    /// How many lines are left out (ours).
    static let mostBrokenLines = 8

    let text: [UInt8]
    private(set) var place: WrittenPlace?
    private var levels: [Level] = []

    init(text: [UInt8]) { self.text = text }

    mutating func read(_ event: YAMLEvent) -> LibYAML.Step {
        switch event.kind {
        case .documentStart: levels = []
        case .sequenceStart, .mappingStart:
            levels.append(Level(isMapping: event.kind == .mappingStart, isFlow: event.style == .flow))
        case .collectionEnd:
            _ = levels.popLast()
            if !levels.isEmpty { levels[levels.count - 1].key = nil }
        case .scalar, .alias:
            let word = event.text.map { String(decoding: $0, as: UTF8.self) } ?? ""
            if word.contains(YAMLPlaceReader.mark) {
                place = place(of: event)
                return .stop
            }
            guard let last = levels.indices.last else { break }
            guard levels[last].isMapping, levels[last].key == nil else {
                levels[last].key = nil
                break
            }
            levels[last].key = word
            levels[last].keyEnd = event.end
            levels[last].keys.append(word)
        }
        return .readOn
    }

    private func place(of event: YAMLEvent) -> WrittenPlace {
        let level = levels.last
        var place = WrittenPlace(path: levels.compactMap(\.key), .entry, SourceRange(event.start, event.end))
        place.isEnclosed = level?.isMapping == false
        if event.style == .block {
            place.part = .text
        } else if let level, level.isMapping {
            // A word below its key may become a key of its own.
            let isBelow = !level.isFlow && text[level.keyEnd..<event.start].contains(UInt8(ascii: "\n"))
            if level.key == nil { place.earlier = level.keys } else if !isBelow { place.part = .value }
        }
        return place
    }

    /// The end of the word, or of the text in quotation marks, that a cursor is in.
    static func end(ofWordFrom start: Int, behind cursor: Int, in bytes: [UInt8], _ place: WrittenPlace) -> Int {
        let isEnd = { bytes[$0] == UInt8(ascii: "\n") || bytes[$0] == UInt8(ascii: "\r") }
        if start < cursor, "\"'".utf8.contains(bytes[start]) {
            let end = bytes.offset(from: cursor) { isEnd($0) || bytes[$0] == bytes[start] }
            return end < bytes.count && !isEnd(end) ? end + 1 : end
        }
        var end = bytes.offset(from: cursor) { index in
            let isLast = index + 1 == bytes.count || bytes[index + 1] <= 0x20
            return isEnd(index) || ",[]{}".utf8.contains(bytes[index]) || bytes[index] == UInt8(ascii: ":") && isLast
                || bytes[index] == UInt8(ascii: " ") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "#")
        }
        while end > cursor, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return end
    }
}
