import A11yModel

// The place of a cursor in YAML, by what libyaml makes of the text before it.

extension WrittenPlace {
    /// The place of a cursor in YAML: libyaml reads the text up to it, with a mark there. What is missing behind the
    /// mark is guessed, and a line that libyaml cannot read is left out.
    init(inYAML bytes: [UInt8], _ cursor: Int) {
        var text = Array(bytes[..<cursor])
        let line = (text.indices.last { bytes.endsLine(at: $0) } ?? -1) + 1
        // Behind a colon a value begins, whether or not the blank between them is there yet.
        let mark = (text.last == UInt8(ascii: ":") ? " " : "") + YAMLPlaceReader.mark
        for _ in 0..<YAMLPlaceReader.mostBrokenLines {
            var broken = Int.max
            for ending in ["", ":", "\"", "\":", "'", "':"] {
                var reader = YAMLPlaceReader(text: text + mark.utf8 + ending.utf8)
                let failure = LibYAML.read(reader.text, from: 0, upTo: reader.text.count) { reader.read($0) }
                if let place = reader.place {
                    self = place
                    let start = part == .text ? cursor : min(range.start, cursor)
                    range = SourceRange(start, bytes.endOfWord(from: start, behind: text.count))
                    return
                }
                if let failure, failure.byteOffset == nil { broken = min(broken, failure.contextPlace.start) }
            }
            let sign = (line..<cursor).first { index in
                bytes[index] == UInt8(ascii: "#") && (index == line || bytes[index - 1] <= 0x20)
            }
            if let sign {
                self.init(.comment, SourceRange(sign, bytes.offset(from: cursor, where: bytes.endsLine)))
                return
            }
            if let last = text.last, "\"'".utf8.contains(last) {
                // Behind its closing quotation mark the cursor is still at a word.
                text.removeLast()
                continue
            }
            guard broken < line else { break }
            let start = (text[..<broken].indices.last { bytes.endsLine(at: $0) } ?? -1) + 1
            for index in start..<bytes.offset(from: start, where: bytes.endsLine) { text[index] = UInt8(ascii: " ") }
        }
        self.init(.text, SourceRange(cursor, cursor))
    }
}

extension [UInt8] {
    fileprivate func endsLine(at index: Int) -> Bool {
        self[index] == UInt8(ascii: "\n") || self[index] == UInt8(ascii: "\r")
    }

    /// The end of the word, or of the text in quotation marks, that the bytes before `behind` begin.
    fileprivate func endOfWord(from start: Int, behind: Int) -> Int {
        if start < behind, "\"'".utf8.contains(self[start]) {
            var end = behind
            while end < count, !endsLine(at: end), self[end] != self[start] {
                end += self[end] == UInt8(ascii: "\\") && self[start] == UInt8(ascii: "\"") ? 2 : 1
            }
            return end < count && !endsLine(at: end) ? end + 1 : Swift.min(end, count)
        }
        if start == behind, start < count, " #".utf8.contains(self[start]) { return start }
        var end = offset(from: behind) { index in
            let next = index + 1 < count ? self[index + 1] : 0
            return endsLine(at: index) || ",[]{}".utf8.contains(self[index])
                || self[index] == UInt8(ascii: ":") && next <= 0x20 || self[index] == 0x20 && next == UInt8(ascii: "#")
        }
        while end > behind, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return end
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
}
