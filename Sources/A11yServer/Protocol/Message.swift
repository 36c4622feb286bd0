import A11yModel
import A11yProject

/// A message of JSON-RPC 2.0, as a client sends it.
enum Message {
    /// Wants an answer.
    case request(id: JSON, method: String, params: JSON)
    /// Wants none.
    case notification(method: String, params: JSON)
    /// A response to a request of ours; the result is null if it failed.
    case response(id: JSON, result: JSON)
    /// An invalid message, with the error to answer.
    case fault(RequestError, id: JSON)

    /// The message that stands in a stream.
    init(_ frame: MessageFrames.Frame) {
        switch frame {
        case .fault(let why): self = .fault(RequestError(.parseError, why), id: .null)
        case .message(let bytes):
            if let json = JSON(reading: bytes) {
                self.init(json)
            } else {
                self = .fault(RequestError(.parseError, "the message is no JSON"), id: .null)
            }
        }
    }

    /// The message that a value is.
    init(_ json: JSON) {
        let id = json["id"]
        guard let method = json["method"]?.text else {
            if let id, json["result"] != nil || json["error"] != nil {
                self = .response(id: id, result: json["result"] ?? .null)
            } else {
                self = .fault(RequestError(.invalidRequest, "a message has a method"), id: id ?? .null)
            }
            return
        }
        let params = json["params"] ?? .null
        guard let id else {
            self = .notification(method: method, params: params)
            return
        }
        switch id {
        case .text, .number: self = .request(id: id, method: method, params: params)
        default: self = .fault(RequestError(.invalidRequest, "an id is a text or a number"), id: .null)
        }
    }

    /// The id of a request as a key; nil for other messages.
    var key: String? {
        if case .request(let id, _, _) = self { id.rendered(.compact) } else { nil }
    }

    /// What a request is known by that is no longer wanted; nil for anything else.
    var cancelledKey: String? {
        guard case .notification("$/cancelRequest", let params) = self else { return nil }
        return params["id"]?.rendered(.compact)
    }
}

/// Why a request is answered by no result.
struct RequestError: Error, Equatable {
    /// The numbers that the protocol gives to reasons.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case serverNotInitialized = -32002
        case requestCancelled = -32800
    }

    let code: Code
    /// The error, as a sentence without a full stop.
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

/// What the server sends.
extension JSON {
    /// The answer to a request.
    static func response(to id: JSON, _ result: JSON) -> JSON {
        .object([("jsonrpc", .text("2.0")), ("id", id), ("result", result)])
    }

    /// The answer to a request that cannot be met.
    static func failure(of id: JSON, _ error: RequestError) -> JSON {
        let value = JSON.object([("code", .integer(error.code.rawValue)), ("message", .text(error.message))])
        return .object([("jsonrpc", .text("2.0")), ("id", id), ("error", value)])
    }

    /// A notification for the client.
    static func notification(_ method: String, _ params: JSON) -> JSON {
        .object([("jsonrpc", .text("2.0")), ("method", .text(method)), ("params", params)])
    }

    /// Something that the client is asked to do.
    static func request(_ id: String, _ method: String, _ params: JSON) -> JSON {
        .object([("jsonrpc", .text("2.0")), ("id", .text(id)), ("method", .text(method)), ("params", params)])
    }

    /// The bytes that are sent: the text behind its header.
    var framed: [UInt8] {
        let body = Array(rendered(.compact).utf8)
        return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}

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

    /// The byte offset of a position; nil for an invalid position.
    func offset(_ position: JSON?, _ encoding: PositionEncoding) -> Int? {
        guard let line = position?["line"]?.integer, let column = position?["character"]?.integer else { return nil }
        return offset(line: line, column: column, in: encoding)
    }

    /// The bytes of a range; nil for an invalid range.
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
