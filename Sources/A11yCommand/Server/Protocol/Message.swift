import A11yModel

/// A message of JSON-RPC 2.0, as a client sends it.
enum Message {
    /// Wants an answer.
    case request(id: JSON, method: String, params: JSON)
    /// Wants none.
    case notification(method: String, params: JSON)
    /// Answers a request of ours.
    case response
    /// Is none; with what is answered.
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
            if id != nil, json["result"] != nil || json["error"] != nil {
                self = .response
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

    /// What a request is known by; nil for what is none.
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
        case requestFailed = -32803
        case requestCancelled = -32800
    }

    let code: Code
    /// What is wrong, as a sentence without a full stop.
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

    /// Something that the client is told.
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
