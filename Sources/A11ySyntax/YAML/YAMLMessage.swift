import A11yModel

/// Translates libyaml's errors for authors of screens.
struct YAMLMessage {
    /// Whether the problem is at the beginning of the construct, not where libyaml stopped.
    let isAboutContext: Bool
    private let problem: String
    private let context: String
    private let limits: Limits

    init(_ failure: YAMLFailure, within limits: Limits) {
        self.limits = limits
        problem = failure.problem
        context = failure.context
        isAboutContext = YAMLMessage.contextual.contains { failure.problem.hasPrefix($0) }
    }

    /// The message, as a sentence without its full stop. `offset` is where the problem is reported.
    func sentence(_ bytes: [UInt8], at offset: Int) -> String {
        if problem == "found character that cannot start any token" { return YAMLMessage.badStart(bytes, at: offset) }
        if problem.hasPrefix("Maximum nesting level reached") { return limits.expectation(of: .nesting) }
        if problem.hasPrefix("could not find expected ':'"), let name = YAMLMessage.call(bytes, at: offset) {
            return "`:` expected behind this key: a modifier is written as `\(name): …`"
        }
        if problem.hasPrefix("did not find expected ','"), YAMLMessage.isSecondColon(bytes, at: offset) {
            return "quotation marks expected: a text with `: ` in it needs them"
        }
        if let known = YAMLMessage.sentences.first(where: { problem.hasPrefix($0.problem) }) { return known.sentence }
        return context.isEmpty ? problem : "\(problem) \(context)"
    }

    /// The name of a modifier that is written as in code, `.accessibilityLabel("Wi-Fi")`, at `offset`; nil for other
    /// texts.
    private static func call(_ bytes: [UInt8], at offset: Int) -> String? {
        guard offset < bytes.count else { return nil }
        let line = String(decoding: bytes[offset...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let name = line.drop { $0 == "." }.prefix { $0.isLetter }
        return !name.isEmpty && line.drop { $0 == "." }.dropFirst(name.count).hasPrefix("(") ? String(name) : nil
    }

    /// Whether a colon follows another one in the same entry of a line, as in `{ text: Total: 20 }`.
    private static func isSecondColon(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { return false }
        let ends = [UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "[")]
        return bytes[..<offset].reversed().prefix { !ends.contains($0) }.contains(UInt8(ascii: ":"))
    }

    /// The message for a character that YAML does not allow.
    static func forbidden(_ bytes: [UInt8], at offset: Int) -> String {
        guard offset < bytes.count else { return "more text expected" }
        let code = String(bytes[offset], radix: 16, uppercase: true)
        if bytes[offset] < 0x20 || bytes[offset] == 0x7F {
            return "a file without control characters expected: this is U+00" + (code.count < 2 ? "0" + code : code)
        }
        return "a character that YAML allows expected: this one must be written as an escape in quotation marks"
    }

    private static func badStart(_ bytes: [UInt8], at offset: Int) -> String {
        guard offset < bytes.count, bytes[offset] != UInt8(ascii: "\t") else {
            return "spaces expected: YAML does not indent by tabs"
        }
        let character = String(decoding: bytes[offset...offset], as: UTF8.self)
        return "quotation marks expected: a text without them cannot begin with `\(character)`"
    }

    private static let contextual = [
        "could not find expected ':'", "found unexpected end of stream", "found unexpected document indicator",
    ]

    /// The beginnings of libyaml's messages, and our messages.
    private static let sentences: [(problem: String, sentence: String)] = [
        ("could not find expected ':'", "`:` expected behind this key"),
        ("found unexpected end of stream", "a closing quotation mark expected: it is opened here and closed nowhere"),
        ("found unexpected document indicator", "a closing quotation mark expected before the next document"),
        ("mapping values are not allowed", "quotation marks expected: a text with `: ` in it needs them"),
        ("mapping keys are not allowed", "a value expected, not another key"),
        ("block sequence entries are not allowed", "a line of its own expected for `-`"),
        ("did not find expected key", "a key expected: its indentation, or the quotation marks before it, do not fit"),
        ("did not find expected '-' indicator", "`-` expected: the items of a list stand below each other"),
        ("did not find expected ',' or ']'", "`,` or `]` expected"),
        ("did not find expected ',' or '}'", "`,` or `}` expected"),
        ("did not find expected node content", "a value expected"),
        ("found a tab character", "spaces expected: YAML does not indent by tabs"),
        ("found unexpected ':'", "quotation marks expected: a text with `:` in it needs them here"),
        ("found unknown escape character", "an escape that YAML knows expected: a backslash itself is written `\\\\`"),
        ("did not find expected hexdecimal number", "hexadecimal digits expected in this escape"),
        ("found invalid Unicode character escape", "the number of a Unicode character expected in this escape"),
        ("did not find expected alphabetic or numeric", "a name of letters and digits expected behind `&` or `*`"),
        ("did not find expected comment or line break", "a line break expected"),
        ("found an indentation indicator equal to 0", "an indentation from 1 to 9 expected"),
        ("did not find expected <document start>", "`---` expected before another document"),
        ("found undefined tag handle", "a tag that is declared expected"),
        ("found incompatible YAML document", "YAML 1.1 or 1.2 expected"),
    ]
}
