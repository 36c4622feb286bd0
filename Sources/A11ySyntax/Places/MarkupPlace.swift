import A11yModel

// The place of a cursor in XML, by the tag that is not closed before it.

extension WrittenPlace {
    /// The place of a cursor in XML.
    init(inMarkup bytes: [UInt8], _ cursor: Int) {
        let text = String(decoding: bytes[..<cursor], as: UTF8.self)
        if let start = text.ranges(of: "<!--").last, !text[start.upperBound...].contains("-->") {
            let end = bytes.offset(from: cursor) { bytes[$0...].starts(with: "-->".utf8) }
            self.init(.comment, SourceRange(text.utf8.distance(from: text.startIndex, to: start.lowerBound), end))
            return
        }
        let start = text.utf8.lastIndex(of: UInt8(ascii: "<")) ?? text.endIndex
        // A tag that is not closed: its name, its attributes, and the name and the text of the last one.
        let form =
            #/<([^\s>/"'=!?]*)((?:\s+[^\s>/"'=]+\s*=\s*(?:"[^"]*"|'[^']*'))*)(\s+([^\s>/"'=]*)(=("[^"]*|'[^']*))?)?/#
        guard let tag = text[start...].wholeMatch(of: form)?.output else {
            // The end of an element, or a declaration.
            let isTag = !text[start...].isEmpty && !text[start...].contains(">")
            let offset = isTag ? text.utf8.distance(from: text.startIndex, to: start) : cursor
            let end = bytes.offset(from: cursor) { bytes[$0] == UInt8(ascii: ">") }
            self.init(.text, SourceRange(offset, isTag ? Swift.min(end + 1, bytes.count) : cursor))
            return
        }
        func word(behind before: Substring, until ends: String) -> SourceRange {
            SourceRange(cursor - before.utf8.count, bytes.offset(from: cursor) { ends.utf8.contains(bytes[$0]) })
        }
        let names = " \t\r\n=/><\"'"
        if let name = tag.4, let value = tag.6 {
            let quote = String(value.prefix(1))
            let last = value.dropFirst().split(omittingEmptySubsequences: false) { $0.isWhitespace || $0 == "," }.last
            self.init(
                path: [tag.1, name].map(String.init), .value, word(behind: last ?? "", until: " \t\r\n,<" + quote))
            isEnclosed = true
        } else if let name = tag.4 {
            self.init(path: [String(tag.1)], .attribute, word(behind: name, until: names))
            earlier = tag.2.matches(of: /([^\s"'=]+)\s*=\s*(?:"[^"]*"|'[^']*')/).map { String($0.1) }
        } else {
            self.init(.tag, word(behind: tag.1, until: names))
        }
    }
}
