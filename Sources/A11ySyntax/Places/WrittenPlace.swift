import A11yModel

/// The place of a cursor in a screen file, as far as the text before it shows. The text may be incomplete: the user is
/// typing.
package struct WrittenPlace: Equatable {
    /// What can stand there.
    package enum Part: Equatable {
        /// YAML: a key, or an entry of a list where the last key of the path takes one.
        case entry
        /// The value of the last key of the path: a value in YAML, a word of an attribute in XML.
        case value
        /// XML: the name of a tag.
        case tag
        /// XML: the name of an attribute.
        case attribute
        case comment
        /// A text block, or an unknown place.
        case text
    }

    /// The keys that lead there from the outermost one; in XML the tag, and the attribute of a value.
    package var path: [String] = []
    /// What can stand there.
    package var part: Part
    /// The bytes of the word that the cursor is in or behind; of a comment, from its beginning.
    package var range: SourceRange
    /// The keys of the same mapping, or the attributes of the same tag, that stand before it.
    package var earlier: [String] = []
    /// Whether the word is in quotation marks or in a list.
    package var isEnclosed = false
    /// Whether it is XML.
    package var isMarkup = false

    /// The place of a byte in a text.
    package init(of offset: Int, in bytes: [UInt8]) {
        let cursor = min(offset, bytes.count)
        let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
        if bytes.first(where: { !blank.contains($0) }) == UInt8(ascii: "<") {
            self = WrittenPlace(inMarkup: bytes, cursor)
            isMarkup = true
        } else {
            self = WrittenPlace(inYAML: bytes, cursor)
        }
    }

    init(path: [String] = [], _ part: Part, _ range: SourceRange) {
        self.path = path
        self.part = part
        self.range = range
    }
}

extension [UInt8] {
    /// The offset of the first byte from `start` on for which this holds; that of the end without one.
    func offset(from start: Int, where isEnd: (Int) -> Bool) -> Int { (start..<count).first(where: isEnd) ?? count }
}
