import A11yModel
import A11ySyntax

/// Extracts a description of a running app from another text: a server's answer, a log, a Markdown page.
///
/// If nothing is escaped, the surrounding text is blanked out, so that ranges stay those of the file.
enum Capture {
    /// The number of wrappings that are removed in turn: JSON in JSON in a log.
    static let mostWrappings = 3

    /// The text of the description in a file; nil if the file is that text, or contains none. `isRead` says that a
    /// dialect recognises the file as it is: then only the surrounding text is removed.
    static func text(in parsed: Parsed<Tree>, isRead: Bool) -> [UInt8]? {
        if isRead && parsed.problems.isEmpty { return nil }
        let tree = parsed.value
        if !isRead, let text = CapturedLines.unmarked(tree.bytes) { return text }
        if tree.syntax == .hierarchy { return isRead ? nil : changed(alone(in: tree.bytes), tree.bytes) }
        if isRead { return tree.syntax == .xml ? changed(CapturedXML.alone(in: tree.bytes), tree.bytes) : nil }
        if tree.syntax == .xml, let text = CapturedLines.betweenTags(tree.bytes) { return text }
        if let root = tree.roots.first, parsed.problems.isEmpty {
            if let text = quoted(in: root) { return text }
            // What stands in the strings of a JSON document is data: an error message may quote a tag.
            if [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(tree.bytes.first { $0 > 0x20 }) { return nil }
        }
        return changed(alone(in: tree.bytes), tree.bytes)
    }

    private static func changed(_ text: [UInt8]?, _ bytes: [UInt8]) -> [UInt8]? { text == bytes ? nil : text }

    /// The first description in a text that is neither XML nor JSON.
    private static func alone(in bytes: [UInt8]) -> [UInt8]? {
        if let text = CapturedXML.propertyList(in: bytes) { return text }
        if let text = CapturedXML.alone(in: bytes) ?? CapturedJSON.alone(in: bytes) { return text }
        let isMarkup = (CapturedXML.signs + ["hierarchy"]).contains { bytes.offset(of: "&lt;" + $0) != nil }
        let isJSON = CapturedJSON.keys.contains { bytes.offset(of: "&quot;\($0)&quot;") != nil }
        return isMarkup || isJSON ? Escapes.withoutMarkup(bytes) : nil
    }

    /// The descriptions that a JSON document holds as strings, or line by line.
    private static func quoted(in root: Node) -> [UInt8]? {
        var texts: [String] = []
        for node in root.wrapped {
            let scalars = ([node] + (node.kind == .mapping ? Array(node.entries) : Array(node.items)))
                .filter { $0.kind == .scalar && !$0.isPlain }.map(\.text)
            let lines = scalars.joined(separator: "\n")
            let areLines = node.kind == .sequence && Hierarchy.recognises(Array(lines.utf8))
            texts += areLines ? [lines] : scalars.filter(isDescription)
        }
        return texts.isEmpty ? nil : Array(texts.joined(separator: "\n").utf8)
    }

    private static func isDescription(_ text: String) -> Bool {
        if Hierarchy.recognises(Array(text.utf8)) { return true }
        return switch text.first(where: { !$0.isWhitespace }) {
        case "<":
            (CapturedXML.signs + ["AppiumAUT", "hierarchy", "key>elementType<"]).contains {
                Array(text.utf8).offset(of: "<" + $0) != nil
            }
        case "{", "[": CapturedJSON.keys.contains { Array(text.utf8).offset(of: "\"\($0)\"") != nil }
        default: false
        }
    }
}

/// The JSON description inside a text.
enum CapturedJSON {
    /// Keys of the elements of WebDriverAgent, idb, AXe, Maestro and records that little else uses.
    static let keys = [
        "AXLabel", "AXFrame", "AXUniqueId", "rawIdentifier", "isEnabled", "role_description", "traversalIndex",
        "elementType", "accessibilityText", "hintText", "resource-id", "ui_schema",
    ]
    /// The number of unclosed brackets to allow before the description.
    private static let mostOpen = 20

    /// The text with blanks around the description; nil if there is none. If the description is a quoted literal, the
    /// text is decoded instead. Cost: linear in the bytes.
    static func alone(in bytes: [UInt8]) -> [UInt8]? {
        guard let mark = keys.compactMap({ bytes.offset(of: "\"\($0)\"") }).min() else {
            return keys.contains { bytes.offset(of: "\\\"\($0)\\\"") != nil } ? Escapes.unquoted(bytes) : nil
        }
        guard let slice = slice(around: mark, in: bytes) else { return nil }
        var text = bytes.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        text.replaceSubrange(slice, with: bytes[slice])
        return text
    }

    /// The outermost collection around `mark`. An unclosed collection extends to the end of the text.
    private static func slice(around mark: Int, in bytes: [UInt8]) -> Range<Int>? {
        var open: [Int] = []
        var index = 0
        while index < mark, open.count < mostOpen {
            guard beginsCollection(at: index, in: bytes) else {
                index += 1
                continue
            }
            guard let end = end(from: index, in: bytes) else {
                open.append(index)
                index += 1
                continue
            }
            if end > mark { return index..<end }
            index = end
        }
        return open.first.map { $0..<bytes.count }
    }

    /// Whether a collection begins at a bracket: what follows must be valid JSON. A word in brackets is not a
    /// collection.
    private static func beginsCollection(at index: Int, in bytes: [UInt8]) -> Bool {
        let followers: String
        switch bytes[index] {
        case UInt8(ascii: "{"): followers = "\""
        case UInt8(ascii: "["): followers = "{["
        default: return false
        }
        let next = bytes[(index + 1)...].first { $0 > 0x20 }
        return next.map(followers.utf8.contains) ?? false
    }

    /// The end of the collection that begins at `start`; nil if it is not closed.
    private static func end(from start: Int, in bytes: [UInt8]) -> Int? {
        var depth = 0
        var isQuoted = false
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where isQuoted: index += 1
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "{") where !isQuoted, UInt8(ascii: "[") where !isQuoted: depth += 1
            case UInt8(ascii: "}") where !isQuoted, UInt8(ascii: "]") where !isQuoted: depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { return index }
        }
        return nil
    }
}

/// The page sources inside a text, as one XML document.
enum CapturedXML {
    /// The prefix of XCUITest's element names.
    static let signs = ["XCUIElementType"]
    private static let wrapper = (start: Array("<AppiumAUT>".utf8), end: Array("</AppiumAUT>".utf8))

    /// The document with blanks around the elements; nil if there are none. Cost: linear in the bytes.
    static func alone(in bytes: [UInt8]) -> [UInt8]? {
        let tops = tops(in: bytes)
        guard let first = tops.first, let last = tops.last else {
            return CapturedXML.signs.contains { bytes.offset(of: "<" + $0) != nil } ? Escapes.unquoted(bytes) : nil
        }
        let end = tops.count > 1 ? last.upperBound : bytes.count
        var text = bytes[..<end].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        for top in tops { text.replaceSubrange(top, with: bytes[top]) }
        guard tops.count > 1 else { return text }
        // The wrapping tag goes where there is room for it in one line.
        var room = 0
        var start = first.lowerBound
        while start > 0, room < wrapper.start.count {
            start -= 1
            room = text[start] == 0x20 ? room + 1 : 0
        }
        let place = room == wrapper.start.count ? start..<start + room : 0..<0
        text.replaceSubrange(place, with: wrapper.start)
        return text + wrapper.end
    }

    /// The first property list with a snapshot, with blanks around it; nil if there is none.
    static func propertyList(in bytes: [UInt8]) -> [UInt8]? {
        guard let mark = bytes.offset(of: "<key>elementType</key>") else { return nil }
        var start: Int?
        while let next = bytes.offset(of: "<plist", from: start.map { $0 + 1 } ?? 0), next < mark { start = next }
        guard let start else { return nil }
        let end = bytes.offset(of: "</plist>", from: mark).map { $0 + "</plist>".utf8.count } ?? bytes.count
        var text = bytes.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        text.replaceSubrange(start..<end, with: bytes[start..<end])
        return text
    }

    /// The ranges of the outermost elements.
    private static func tops(in bytes: [UInt8]) -> [Range<Int>] {
        var tops: [Range<Int>] = []
        var start: Int?
        var depth = 0
        var index = 0
        while let sign = bytes.offset(of: signs[0], from: index) {
            index = sign + signs[0].utf8.count
            if sign > 1, bytes[sign - 1] == UInt8(ascii: "/"), bytes[sign - 2] == UInt8(ascii: "<") {
                index = bytes.offset(of: ">", from: index).map { $0 + 1 } ?? bytes.count
                depth -= 1
            } else if sign > 0, bytes[sign - 1] == UInt8(ascii: "<"), let tag = tag(from: index, in: bytes) {
                // Applications do not nest: the one before was cut off.
                if let cut = start, bytes[index...].starts(with: "Application".utf8) {
                    tops.append(cut..<sign - 1)
                    (start, depth) = (nil, 0)
                }
                // A name in running text has no attributes.
                guard start != nil || tag.hasAttributes else { continue }
                start = start ?? sign - 1
                index = tag.end
                if !tag.isWhole { depth += 1 }
            } else {
                continue
            }
            guard depth <= 0, let first = start else { continue }
            tops.append(first..<index)
            (start, depth) = (nil, 0)
        }
        if let start { tops.append(start..<bytes.count) }
        return tops
    }

    /// The end of a start tag, or where it breaks off, and whether it closes itself; nil if its quotation marks are
    /// escaped.
    private static func tag(from start: Int, in bytes: [UInt8]) -> (end: Int, isWhole: Bool, hasAttributes: Bool)? {
        var quote: UInt8?
        var hasAttributes = false
        for index in start..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                if bytes[index - 1] == UInt8(ascii: "\\") { return nil }
                (quote, hasAttributes) = (byte, true)
            } else if byte == UInt8(ascii: ">") {
                return (index + 1, bytes[index - 1] == UInt8(ascii: "/"), hasAttributes)
            } else if byte == UInt8(ascii: "<") {
                return (index, false, hasAttributes)
            }
        }
        return (bytes.count, false, hasAttributes)
    }
}
