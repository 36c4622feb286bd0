import A11ySyntax

/// The page sources that stand somewhere in a text, as one XML document.
enum CapturedXML {
    /// What the names of elements begin with, in a page source of XCUITest.
    static let signs = ["XCUIElementType"]
    private static let wrapper = (start: Array("<AppiumAUT>".utf8), end: Array("</AppiumAUT>".utf8))

    /// The document, with blanks for all that stands around the elements; nil where there are none. Cost: linear in
    /// the bytes.
    static func alone(in bytes: [UInt8]) -> [UInt8]? {
        let tops = tops(in: bytes)
        guard let first = tops.first, let last = tops.last else {
            return CapturedXML.signs.contains { bytes.offset(of: "<" + $0) != nil } ? Escapes.unquoted(bytes) : nil
        }
        var text = bytes[..<last.upperBound].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        for top in tops { text.replaceSubrange(top, with: bytes[top]) }
        guard tops.count > 1 else { return text }
        // The tag around them stands where there is room for it in one line.
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

    /// The bytes of the outermost elements.
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
                // An application lies in no other: the one before it was cut.
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
        return tops + (start.map { [$0..<bytes.count] } ?? [])
    }

    /// The end of a start tag, or where it breaks off, and whether it is an empty element's; nil where its quotation
    /// marks are escaped.
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
