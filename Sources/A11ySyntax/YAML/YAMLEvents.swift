import A11yModel
import CYaml

/// An event of a YAML file, as libyaml has them. Offsets count bytes.
///
/// It owns nothing: its texts are libyaml's, and valid only while the event is handled.
struct YAMLEvent {
    /// The kind of an event.
    enum Kind {
        case documentStart, scalar, alias, sequenceStart, mappingStart, collectionEnd
    }

    /// The style of a scalar or collection.
    enum Style {
        case plain, quoted, block, flow
    }

    let kind: Kind
    let style: Style
    /// Where it begins: at its anchor or tag, if it has one. 0 for the end of a block, which has no place.
    let start: Int
    /// Where a scalar, an alias or a bracket ends; for all others, where they begin.
    let end: Int
    /// A scalar's decoded text; nil for any other event.
    private(set) var text: UnsafeBufferPointer<UInt8>?
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
    /// The character at which it stopped, and the first of the construct that it was reading.
    var place: SourceRange
    var contextPlace: SourceRange
    /// The offset of a character that YAML does not allow. If set, the places are meaningless.
    var byteOffset: Int?
}

/// libyaml's event loop. The only file that imports `CYaml`, which Yams ships without promising to keep it.
struct LibYAML {
    /// Whether to continue.
    enum Step {
        case readOn, stop
    }

    /// Converts libyaml's marks, which count Unicode scalars from the start of the text given to it.
    private var cursor: ScalarCursor

    /// Passes every event of the bytes from `origin` to `end` to `body`, until the end, an error, or `.stop`.
    static func read(
        _ bytes: [UInt8], from origin: Int, upTo end: Int, _ body: (YAMLEvent) -> Step
    ) -> YAMLFailure? {
        var reader = LibYAML(cursor: ScalarCursor(bytes, from: origin))
        return SurrogatePairs.respelled(bytes).withUnsafeBufferPointer { text in
            reader.read(UnsafeBufferPointer(rebasing: text[origin..<end]), body)
        }
    }

    private mutating func read(_ text: UnsafeBufferPointer<UInt8>, _ body: (YAMLEvent) -> Step) -> YAMLFailure? {
        var parser = yaml_parser_t()
        // libyaml keeps a pointer to the parser inside it, so the parser must not move.
        return withUnsafeMutablePointer(to: &parser) { parser in
            guard yaml_parser_initialize(parser) == 1 else { return LibYAML.outOfMemory }
            defer { yaml_parser_delete(parser) }
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, text.baseAddress, text.count)
            var event = yaml_event_t()
            while true {
                guard yaml_parser_parse(parser, &event) == 1 else { return failure(of: parser.pointee) }
                defer { yaml_event_delete(&event) }
                if event.type == YAML_STREAM_END_EVENT { return nil }
                guard let known = YAMLEvent(event, &cursor) else { continue }
                if body(known) == .stop { return nil }
            }
        }
    }

    private static let outOfMemory = YAMLFailure(
        problem: "out of memory", context: "", place: .fileStart, contextPlace: .fileStart)

    private mutating func failure(of parser: yaml_parser_t) -> YAMLFailure {
        let place = character(at: parser.problem_mark)
        return YAMLFailure(
            problem: parser.problem.map { String(cString: $0) } ?? "",
            context: parser.context.map { String(cString: $0) } ?? "",
            place: place,
            contextPlace: parser.context == nil ? place : character(at: parser.context_mark),
            byteOffset: parser.error == YAML_READER_ERROR ? parser.problem_offset : nil)
    }

    private mutating func character(at mark: yaml_mark_t) -> SourceRange {
        let start = cursor.offset(ofScalar: mark.index)
        return SourceRange(start, cursor.offset(ofScalar: mark.index + 1))
    }
}

extension YAMLEvent {
    /// Nil for an event that says nothing about nodes.
    fileprivate init?(_ event: yaml_event_t, _ cursor: inout ScalarCursor) {
        guard let form = YAMLEvent.form(of: event) else { return nil }
        (kind, style) = form
        let isBlockEnd = kind == .collectionEnd && style == .block
        let hasEnd = kind == .scalar || kind == .alias || style == .flow
        start = isBlockEnd ? 0 : cursor.offset(ofScalar: event.start_mark.index)
        end = hasEnd ? cursor.offset(ofScalar: event.end_mark.index) : start
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            (anchorText, tagText) = (scalar.anchor, scalar.tag)
            text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        case YAML_SEQUENCE_START_EVENT:
            (anchorText, tagText) = (event.data.sequence_start.anchor, event.data.sequence_start.tag)
        case YAML_MAPPING_START_EVENT:
            (anchorText, tagText) = (event.data.mapping_start.anchor, event.data.mapping_start.tag)
        case YAML_ALIAS_EVENT: anchorText = event.data.alias.anchor
        default: break
        }
    }

    private static func form(of event: yaml_event_t) -> (Kind, Style)? {
        switch event.type {
        case YAML_SCALAR_EVENT: return (.scalar, style(of: event.data.scalar.style))
        case YAML_SEQUENCE_START_EVENT:
            return (.sequenceStart, event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block)
        case YAML_MAPPING_START_EVENT:
            return (.mappingStart, event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            // A bracket has a character. So has a `?` behind a block, where libyaml puts the block's end.
            return (.collectionEnd, event.start_mark.index < event.end_mark.index ? .flow : .block)
        case YAML_DOCUMENT_START_EVENT: return (.documentStart, .plain)
        case YAML_ALIAS_EVENT: return (.alias, .plain)
        default: return nil
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
