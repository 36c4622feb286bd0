import CYaml

/// An event of libyaml. Marks count Unicode scalars from the start of the text given to libyaml.
///
/// It owns nothing: its texts are libyaml's, and valid only while the event is handled.
struct YAMLEvent {
    /// The kind of an event.
    enum Kind {
        case documentStart, scalar, alias, sequenceStart, mappingStart, collectionEnd, other
    }

    /// The style of a scalar or collection.
    enum Style {
        case plain, quoted, block, flow
    }

    var kind = Kind.other
    var style = Style.plain
    var start: Int
    var end: Int
    /// A scalar's decoded text.
    var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    private var anchorText: UnsafeMutablePointer<yaml_char_t>?
    private var tagText: UnsafeMutablePointer<yaml_char_t>?

    /// The anchor of the node, or the name that an alias refers to.
    var anchor: String? { anchorText.map { String(cString: $0) } }
    /// The tag of the node.
    var tag: String? { tagText.map { String(cString: $0) } }
    /// Whether an anchor or a tag precedes the content.
    var hasProperties: Bool { anchorText != nil || tagText != nil }
}

/// An error of libyaml.
struct YAMLFailure {
    /// libyaml's messages.
    var problem: String
    var context: String
    /// Where it stopped, and where the construct that it was reading begins, in Unicode scalars.
    var mark: Int
    var contextMark: Int
    /// The offset of a character that YAML does not allow. If set, the marks are meaningless.
    var byteOffset: Int?
}

/// libyaml's event loop. The only file that imports `CYaml`, which Yams ships without promising to keep it.
enum YAMLEvents {
    /// Whether to continue.
    enum Step {
        case readOn, stop
    }

    /// Passes every event to `body`, until the end, an error, or `.stop`.
    static func read(_ text: UnsafeBufferPointer<UInt8>, _ body: (YAMLEvent) -> Step) -> YAMLFailure? {
        var parser = yaml_parser_t()
        // libyaml keeps a pointer to the parser inside it, so the parser must not move.
        return withUnsafeMutablePointer(to: &parser) { parser in
            guard yaml_parser_initialize(parser) == 1 else { return outOfMemory }
            defer { yaml_parser_delete(parser) }
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, text.baseAddress, text.count)
            var event = yaml_event_t()
            while true {
                guard yaml_parser_parse(parser, &event) == 1 else { return failure(of: parser.pointee) }
                defer { yaml_event_delete(&event) }
                if event.type == YAML_STREAM_END_EVENT { return nil }
                if body(YAMLEvent(event)) == .stop { return nil }
            }
        }
    }

    private static let outOfMemory = YAMLFailure(problem: "out of memory", context: "", mark: 0, contextMark: 0)

    private static func failure(of parser: yaml_parser_t) -> YAMLFailure {
        YAMLFailure(
            problem: parser.problem.map { String(cString: $0) } ?? "",
            context: parser.context.map { String(cString: $0) } ?? "",
            mark: parser.problem_mark.index,
            contextMark: parser.context == nil ? parser.problem_mark.index : parser.context_mark.index,
            byteOffset: parser.error == YAML_READER_ERROR ? parser.problem_offset : nil)
    }
}

extension YAMLEvent {
    fileprivate init(_ event: yaml_event_t) {
        start = event.start_mark.index
        end = event.end_mark.index
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            kind = .scalar
            style = Self.style(of: scalar.style)
            (anchorText, tagText) = (scalar.anchor, scalar.tag)
            text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.data.sequence_start
            kind = .sequenceStart
            style = sequence.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
            (anchorText, tagText) = (sequence.anchor, sequence.tag)
        case YAML_MAPPING_START_EVENT:
            let mapping = event.data.mapping_start
            kind = .mappingStart
            style = mapping.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
            (anchorText, tagText) = (mapping.anchor, mapping.tag)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .collectionEnd
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_ALIAS_EVENT:
            kind = .alias
            anchorText = event.data.alias.anchor
        default: break
        }
    }

    private static func style(of scalar: yaml_scalar_style_t) -> Style {
        switch scalar {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
        default: .plain
        }
    }
}

/// JSON's escapes for characters beyond the first 65,536, which libyaml does not support: `\ud83d\ude00`.
///
/// Each pair is replaced by YAML's one escape for the character. An escaped line break, which stands for nothing, pads
/// it to the same length, so that libyaml's marks stay those of the file. Half a pair becomes U+FFFD, as in other JSON
/// parsers.
enum SurrogatePairs {
    /// The text without surrogate pairs. Texts that are not JSON are unchanged. Cost: linear in the bytes.
    static func respelled(_ bytes: [UInt8]) -> [UInt8] {
        guard let first = bytes.first(where: { $0 > 0x20 && $0 < 0x80 }), "{[\"".utf8.contains(first) else {
            return bytes
        }
        var text = bytes
        var index = 0
        while index + 1 < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            guard let high = unit(in: bytes, at: index), high & 0xF800 == 0xD800 else {
                index += 2
                continue
            }
            if high < 0xDC00, let low = unit(in: bytes, at: index + width), low & 0xFC00 == 0xDC00 {
                let scalar = 0x10000 + (high & 0x3FF) << 10 + low & 0x3FF
                let digits = String(scalar, radix: 16)
                let escape = "\\\n\\U" + String(repeating: "0", count: 8 - digits.count) + digits
                text.replaceSubrange(index..<index + 2 * width, with: escape.utf8)
                index += 2 * width
            } else {
                text.replaceSubrange(index..<index + width, with: "\\uFFFD".utf8)
                index += width
            }
        }
        return text
    }

    /// The length of an escape: `\u` and four digits.
    private static let width = 6

    /// The code unit of the escape at an index.
    private static func unit(in bytes: [UInt8], at index: Int) -> UInt32? {
        guard index + width <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        return UInt32(String(decoding: bytes[index + 2..<index + width], as: UTF8.self), radix: 16)
    }
}
