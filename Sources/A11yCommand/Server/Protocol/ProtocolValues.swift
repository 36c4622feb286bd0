import A11yModel

/// Positions and ranges as the protocol has them.
extension TextLines {
    /// A place of the text.
    func position(_ offset: Int, _ encoding: PositionEncoding) -> JSON {
        let position = position(of: offset, in: encoding)
        return .object([("line", .integer(position.line)), ("character", .integer(position.column))])
    }

    /// A range of the text.
    func range(_ range: SourceRange, _ encoding: PositionEncoding) -> JSON {
        .object([("start", position(range.start, encoding)), ("end", position(range.end, encoding))])
    }

    /// The byte at a position; nil where it is none.
    func offset(_ position: JSON?, _ encoding: PositionEncoding) -> Int? {
        guard let line = position?["line"]?.integer, let column = position?["character"]?.integer else { return nil }
        return offset(line: line, column: column, in: encoding)
    }

    /// The bytes of a range; nil where it is none.
    func bytes(in range: JSON?, _ encoding: PositionEncoding) -> SourceRange? {
        guard let start = offset(range?["start"], encoding), let end = offset(range?["end"], encoding) else {
            return nil
        }
        return SourceRange(min(start, end), max(start, end))
    }
}

/// How important a message to the user is, by the protocol's numbers.
enum MessageType: Int {
    case error = 1
    case warning = 2
    case info = 3
    case log = 4
}

/// What kind of thing a completion is, by the protocol's numbers.
enum CompletionItemKind: Int {
    case value = 12
    case property = 10
    case keyword = 14
    case enumMember = 20
    case reference = 18
    case constant = 21
}
