import A11yModel
import A11yProject

/// What the client at the other end can do, of that which makes a difference here.
struct ClientAbilities: Equatable {
    /// What its columns count.
    var encoding = PositionEncoding.utf16
    /// Whether it asks for findings itself, so that they need not be sent.
    var asksForDiagnostics = false
    /// Whether it asks for findings again on request.
    var refreshesDiagnostics = false
    /// Whether findings may name other places.
    var showsRelatedPlaces = false
    /// Whether a rule may have a link.
    var showsLinks = false
    /// Whether help is shown as Markdown.
    var showsMarkdown = false
    /// Whether an edit may have places to fill in.
    var editsWithSnippets = false
    /// Whether edits may say which version of a document they are for.
    var editsVersions = false
    /// Whether actions may be more than commands.
    var takesCodeActions = false
    /// Whether outlines may be trees.
    var showsTrees = false
    /// Whether it can be asked to watch files.
    var watchesFiles = false
    /// Whether it can be asked for its settings.
    var tellsSettings = false

    /// The abilities of a client that says nothing of them.
    init() {}

    /// The abilities in the parameters of `initialize`.
    init(_ params: JSON) {
        let general = params["capabilities"]?["general"]
        let document = params["capabilities"]?["textDocument"]
        let workspace = params["capabilities"]?["workspace"]
        encoding = PositionEncoding(offered: general?["positionEncodings"]?.items?.compactMap(\.text) ?? [])
        asksForDiagnostics = document?["diagnostic"].map { !$0.isNull } ?? false
        refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.flag ?? false
        let published = document?["publishDiagnostics"]
        let pulled = document?["diagnostic"]
        showsRelatedPlaces = [published, pulled].contains { $0?["relatedInformation"]?.flag == true }
        showsLinks = [published, pulled].contains { $0?["codeDescriptionSupport"]?.flag == true }
        showsMarkdown = document?["hover"]?["contentFormat"]?.items?.first?.text == "markdown"
        editsWithSnippets = workspace?["workspaceEdit"]?["snippetEditSupport"]?.flag ?? false
        editsVersions = workspace?["workspaceEdit"]?["documentChanges"]?.flag ?? false
        takesCodeActions = document?["codeAction"]?["codeActionLiteralSupport"].map { !$0.isNull } ?? false
        showsTrees = document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.flag ?? false
        tellsSettings = workspace?["configuration"]?.flag ?? false
        watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
    }
}

// Messages at the start of a session.
extension ClientAbilities {
    /// The files that a client is asked to watch: configurations and baselines.
    static let watchedFiles = watched(
        ["**/.a11ylint.yml", "**/.a11ylint.yaml", "**/.a11ylint-baseline.json"], as: "configuration")

    /// The code that a client is asked to watch, with the string tables.
    static let watchedCode = watched(ProjectCode.extensions.map { "**/*.\($0)" }, as: "code")

    private static func watched(_ patterns: [String], as id: String) -> JSON {
        let watchers = patterns.map { JSON.object([("globPattern", .text($0))]) }
        let registration = JSON.object([
            ("id", .text(id)), ("method", .text("workspace/didChangeWatchedFiles")),
            ("registerOptions", .object([("watchers", .array(watchers))])),
        ])
        return .object([("registrations", .array([registration]))])
    }

    /// The client's workspace folder, from the parameters of `initialize`; nil without one.
    static func folder(of params: JSON) -> String? {
        let uris = [params["workspaceFolders"]?.items?.first?["uri"]?.text, params["rootUri"]?.text]
        let path = uris.compactMap(\.self).first.flatMap(OpenDocument.filePath)
        return path ?? params["rootPath"]?.text
    }
}
