import A11yLint
import A11yModel
import A11yProject

/// What can be asked about a document, by the protocol's names.
enum ServerFeature: String {
    case hover = "textDocument/hover"
    case codeAction = "textDocument/codeAction"
    case outline = "textDocument/documentSymbol"
    case diagnostic = "textDocument/diagnostic"

    /// The answer about a document that is not open.
    var nothing: JSON {
        switch self {
        case .diagnostic: .object([("kind", .text("full")), ("items", .array([]))])
        case .hover, .codeAction, .outline: .null
        }
    }

    func answer(about view: DocumentView, _ params: JSON) throws(RequestError) -> JSON {
        switch self {
        case .hover: Hover(view: view, offset: try view.offset(in: params)).json
        case .codeAction: try CodeActions(view: view, params).json
        case .outline: Outline(view: view).json
        case .diagnostic: .object([("kind", .text("full")), ("items", view.diagnostics.json)])
        }
    }

    /// The capabilities that the server announces.
    static func capabilities(for client: ClientAbilities) -> JSON {
        let sync = JSON.object([("openClose", .flag(true)), ("change", .integer(incremental)), ("save", .flag(true))])
        let kinds = [CodeActions.quickFix, CodeActions.fixAll].map(JSON.text)
        let capabilities: [JSON.Entry] = [
            ("positionEncoding", .text(client.encoding.rawValue)),
            ("textDocumentSync", sync),
            ("hoverProvider", .flag(true)),
            ("codeActionProvider", .object([("codeActionKinds", .array(kinds))])),
            ("documentSymbolProvider", .flag(true)),
            (
                "diagnosticProvider",
                .object([
                    ("identifier", .text("a11ylint")), ("interFileDependencies", .flag(false)),
                    ("workspaceDiagnostics", .flag(false)),
                ])
            ),
        ]
        let version = Version.current
        return .object([
            ("capabilities", .object(capabilities)),
            ("serverInfo", .object([("name", .text("a11ylint")), ("version", .text(version.number))])),
        ])
    }

    /// The protocol's number for changes that name the part of the text that they replace.
    private static let incremental = 2
}

/// A document as a request sees it.
struct DocumentView {
    let document: OpenDocument
    let inspection: Inspection
    let client: ClientAbilities
    /// The rules that there are, with their pages.
    let known: KnownRules
    /// The code of the app that it belongs to; nil if none is to be read.
    let code: CodeAnswers?

    var lines: TextLines { document.lines }

    /// Its findings for the client.
    var diagnostics: Diagnostics { Diagnostics(document: document, inspection: inspection, client: client) }

    /// The byte that a request is about.
    func offset(in params: JSON) throws(RequestError) -> Int {
        guard let offset = lines.offset(params["position"], client.encoding) else {
            throw RequestError(.invalidParams, "a position has a line and a character")
        }
        return offset
    }

    /// A range for the client.
    func range(_ range: SourceRange) -> JSON { lines.range(range, client.encoding) }
}
