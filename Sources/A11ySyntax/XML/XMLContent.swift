import A11yModel

/// The content between tags: text, comments, CDATA sections, processing instructions, the DOCTYPE.
extension XMLTreeParser {
    /// Parses whatever begins with `<`.
    mutating func markup() {
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0
        switch next {
        case UInt8(ascii: "/"): endTag()
        case UInt8(ascii: "!"): declaration()
        case UInt8(ascii: "?"): instruction()
        case _ where XMLText.beginsName(next): startTag()
        default:
            report("a tag expected behind `<`: as a character it is written `&lt;`", at: byte(at: position))
            characters(from: position + 1)
        }
    }

    /// Parses character data from the current position. Scanning begins at `index`.
    mutating func characters(from index: Int) {
        let start = position
        var index = index
        var isVisible = index > start
        var needsDecoding = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte > UInt8(ascii: "<") {
                isVisible = true
            } else if byte == UInt8(ascii: "<") {
                break
            } else if byte == UInt8(ascii: "&") {
                (isVisible, needsDecoding) = (true, true)
                checkReference(at: index)
            } else if byte == 0x0D {
                needsDecoding = true
            } else if byte > 0x20 {
                isVisible = true
            } else if byte < 0x20, byte != 0x0A, byte != 0x09 {
                checkControl(at: index)
            }
            index += 1
        }
        position = index
        if let top = open.indices.last {
            if isVisible { open[top].hasVisibleText = true }
            pieces.append(TextPiece(start: start, end: index, needsDecoding: needsDecoding))
        } else if isVisible {
            let first = bytes[start..<index].firstIndex { $0 > 0x20 } ?? start
            report("a tag expected: no text can stand outside of the outermost element", at: SourceRange(first, index))
        }
    }

    /// Reports an undefined entity or a bare ampersand. Both stay in the text.
    mutating func checkReference(at index: Int) {
        switch XMLText.reference(in: bytes[index...]) {
        case .character: return
        case .unknown(let end):
            let name = String(decoding: bytes[index..<end], as: UTF8.self)
            report(
                "`&amp;`, `&lt;`, `&#8230;` or the like expected: `\(name)` is not expanded",
                at: SourceRange(index, end))
        case .none: report("`&amp;` expected: that is how `&` is written", at: byte(at: index))
        }
    }

    /// Reports a control character. Of a run of equal ones, only the first.
    mutating func checkControl(at index: Int) {
        guard index == origin || bytes[index - 1] != bytes[index] else { return }
        let code = String(bytes[index], radix: 16, uppercase: true)
        let name = "U+00" + (code.count < 2 ? "0" + code : code)
        report("text without control characters expected: this is \(name)", at: byte(at: index))
    }

    func byte(at index: Int) -> SourceRange { SourceRange(index, min(index + 1, bytes.count)) }

    private mutating func declaration() {
        let start = position
        if spells("<!--", at: start) {
            guard let end = bytes.offset(of: "--", from: start + 4) else { return unclosed("-->", start, 4) }
            guard end + 2 < bytes.count else { return unclosed("-->", start, 4) }
            if bytes[end + 2] == UInt8(ascii: ">") {
                position = end + 3
                return noteComment(from: start)
            }
            report("a comment without `--` in it expected", at: SourceRange(end, end + 2))
            guard let close = bytes.offset(of: "-->", from: end) else { return unclosed("-->", start, 4) }
            position = close + 3
        } else if spells("<![CDATA[", at: start) {
            guard let end = bytes.offset(of: "]]>", from: start + 9) else { return unclosed("]]>", start, 9) }
            position = end + 3
            guard let top = open.indices.last else {
                return report(
                    "a tag expected: no text can stand outside of the outermost element",
                    at: SourceRange(start, position))
            }
            let text = bytes[start + 9..<end]
            if text.contains(where: { $0 > 0x20 }) { open[top].hasVisibleText = true }
            for index in text.indices where bytes[index] < 0x20 && !XMLText.isSpace(bytes[index]) {
                checkControl(at: index)
            }
            // CDATA has no entities, but its line breaks are normalised: XML reads CR as LF.
            appendNormalised(start + 9, end)
        } else if spells("<!DOCTYPE", at: start) {
            guard let end = doctypeEnd(from: start + 9) else { return unclosed(">", start, 9) }
            position = end
        } else {
            report("a tag, a comment or a CDATA section expected", at: SourceRange(start, start + 2))
            characters(from: start + 1)
        }
    }

    /// Keeps the comment that ends at the current position.
    private mutating func noteComment(from start: Int) {
        guard keepsComments else { return }
        let inner = SourceRange(start + 4, position - 3)
        comments.append(
            Comment(
                in: bytes, range: SourceRange(start, position), inner: inner, level: open.last?.nameStart ?? 0))
    }

    private mutating func appendNormalised(_ start: Int, _ end: Int) {
        var from = start
        while let index = bytes[from..<end].firstIndex(of: 0x0D) {
            pieces.append(TextPiece(start: from, end: index, needsDecoding: false))
            let isPair = index + 1 < end && bytes[index + 1] == 0x0A
            if !isPair { pieces.append(TextPiece(start: index, end: index + 1, needsDecoding: true)) }
            from = index + 1
        }
        pieces.append(TextPiece(start: from, end: end, needsDecoding: false))
    }

    private mutating func instruction() {
        let start = position
        guard let end = bytes.offset(of: "?>", from: start + 2) else { return unclosed("?>", start, 2) }
        position = end + 2
        if spells("<?xml", at: start), XMLText.isSpace(bytes[start + 5]), start != origin {
            report("`<?xml` expected at the very start of the file", at: SourceRange(start, start + 5))
        }
    }

    /// The end of a DOCTYPE. Its internal subset is skipped by its quotation marks, comments and brackets.
    private func doctypeEnd(from start: Int) -> Int? {
        var index = start
        var brackets = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return nil }
                index = end
            case UInt8(ascii: "["), UInt8(ascii: "<"):
                if spells("<!--", at: index) {
                    guard let end = bytes.offset(of: "-->", from: index + 4) else { return nil }
                    index = end + 2
                } else {
                    brackets += 1
                }
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: ">"):
                if brackets <= 0 { return index + 1 }
                brackets -= 1
            default: break
            }
            index += 1
        }
        return nil
    }

    private mutating func unclosed(_ end: String, _ start: Int, _ length: Int) {
        report("`\(end)` expected: this is opened here and closed nowhere", at: SourceRange(start, start + length))
        position = bytes.count
        isStopped = true
    }
}
