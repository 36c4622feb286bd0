import A11yLint
import A11yModel
import A11yProject

/// What can be done about findings: repair them, or accept them with a reason.
struct CodeActions {
    /// The protocol's word for an action on a finding.
    static let quickFix = "quickfix"
    /// The word for the repair of all that can be repaired safely, as other programs have one.
    static let fixAll = "source.fixAll.a11ylint"

    private let view: DocumentView
    private let range: SourceRange
    private let only: [String]?

    /// The actions for the range of a request.
    init(view: DocumentView, _ params: JSON) throws(RequestError) {
        guard let range = view.lines.bytes(in: params["range"], view.client.encoding) else {
            throw RequestError(.invalidParams, "a range has a start and an end")
        }
        self.view = view
        self.range = range
        only = params["context"]?["only"]?.items?.compactMap(\.text)
    }

    /// As the protocol has it.
    var json: JSON {
        guard view.client.takesCodeActions else { return .array([]) }
        let findings = view.inspection.findings(at: range)
        let quick = isWanted(CodeActions.quickFix) ? findings.compactMap(fix) + findings.compactMap(acceptance) : []
        let all = isWanted(CodeActions.fixAll) ? [everything].compactMap(\.self) : []
        return .array(quick + all)
    }

    /// Whether an action of this kind is wanted: an editor may ask for some kinds alone, by the beginning of the word.
    private func isWanted(_ kind: String) -> Bool {
        only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
    }

    private func fix(_ known: Inspection.Known) -> JSON? {
        guard let fix = known.finding.fix else { return nil }
        let isSafe = fix.applicability == .safe
        let title = (isSafe ? "" : "Unsafe: ") + fix.description
        return action(
            title, CodeActions.quickFix, known, edits: fix.edits.map(textEdit),
            more: isSafe ? [("isPreferred", .flag(true))] : [])
    }

    /// All safe repairs that do not touch each other, the first of those that do.
    private var everything: JSON? {
        let chosen = view.inspection.findings.map(\.finding).fixes(applying: .safe).flatMap { $0.fix?.edits ?? [] }
        guard !chosen.isEmpty else { return nil }
        let sorted = chosen.sorted { $0.range < $1.range }
        return action("Repair what can be repaired safely", CodeActions.fixAll, nil, edits: sorted.map(textEdit))
    }

    /// A comment on a line of its own above the element, which accepts the finding; in Interface Builder a note of the
    /// object.
    private func acceptance(_ known: Inspection.Known) -> JSON? {
        var finding = known.finding
        // Its other places are accepted where they are.
        finding.repeats = []
        let reason = view.client.editsWithSnippets ? "${1:reason}" : ""
        let added = suppressions(of: [finding], in: view.document.source, reason: reason, inNotes: true)
        guard let comment = added.edits.first else { return nil }
        var edit = textEdit(comment)
        if view.client.editsWithSnippets {
            edit = .object([
                ("range", view.range(comment.range)),
                ("snippet", .object([("kind", .text("snippet")), ("value", .text(comment.text))])),
            ])
        }
        let place = view.inspection.isAcceptedInNotes ? "in the object’s Notes" : "here"
        let title = "Accept \(known.finding.rule) \(place) with a reason"
        return action(title, CodeActions.quickFix, known, edits: [edit], needsVersions: view.client.editsWithSnippets)
    }

    private func textEdit(_ edit: Edit) -> JSON {
        .object([("range", view.range(edit.range)), ("newText", .text(edit.text))])
    }

    private func action(
        _ title: String, _ kind: String, _ known: Inspection.Known?, edits: [JSON], needsVersions: Bool = false,
        more: [JSON.Entry] = []
    ) -> JSON {
        let diagnostics = known.map { [(key: "diagnostics", value: JSON.array([view.diagnostics.json($0)]))] } ?? []
        let edit = ("edit", workspaceEdit(edits, needsVersions: needsVersions))
        return .object([("title", .text(title)), ("kind", .text(kind))] + diagnostics + more + [edit])
    }

    private func workspaceEdit(_ edits: [JSON], needsVersions: Bool) -> JSON {
        let uri = view.document.uri
        guard view.client.editsVersions || needsVersions else {
            return .object([("changes", .object([(uri, .array(edits))]))])
        }
        let version = view.document.version.map(JSON.integer) ?? .null
        let document = JSON.object([("uri", .text(uri)), ("version", version)])
        let change = JSON.object([("textDocument", document), ("edits", .array(edits))])
        return .object([("documentChanges", .array([change]))])
    }
}
