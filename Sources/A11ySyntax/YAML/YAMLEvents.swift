import CYaml

/// One step of libyaml through a file. Marks count Unicode scalars from the start of the text that libyaml was given.
///
/// It holds nothing of its own: its texts are libyaml's, and valid only while the event is handled.
struct YAMLEvent {
    /// What begins, ends or stands here.
    enum Kind {
        case documentStart, scalar, alias, sequenceStart, mappingStart, collectionEnd, other
    }

    /// How a scalar or collection is written.
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

    /// The anchor that names the node, or the name that an alias refers to.
    var anchor: String? { anchorText.map { String(cString: $0) } }
    /// The tag that says what the node is.
    var tag: String? { tagText.map { String(cString: $0) } }
    /// Whether an anchor or a tag stands before the content.
    var hasProperties: Bool { anchorText != nil || tagText != nil }
}

/// Why libyaml gave up.
struct YAMLFailure {
    /// libyaml's words.
    var problem: String
    var context: String
    /// Where it gave up, and where the thing begins that it was reading: in Unicode scalars.
    var mark: Int
    var contextMark: Int
    /// For characters that YAML does not allow: the byte; then the marks mean nothing.
    var byteOffset: Int?
}

/// libyaml's event loop: the only file that uses `CYaml`, which Yams ships but does not promise to keep.
enum YAMLEvents {
    /// Whether to read on.
    enum Step {
        case readOn, stop
    }

    /// Hands every event to `body`, until the end, a failure, or `.stop`.
    static func read(_ text: UnsafeBufferPointer<UInt8>, _ body: (YAMLEvent) -> Step) -> YAMLFailure? {
        var parser = yaml_parser_t()
        // libyaml keeps a pointer to the parser inside of it, so it must stay at one address.
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
