import A11yModel
import A11yProject

/// A conversation with an editor in the Language Server Protocol 3.17: messages in, messages out.
///
/// It reads and writes nothing itself, so that a conversation can be had in a test.
struct ServerSession {
    /// How far the conversation is.
    enum Phase: Equatable {
        case beginning, running, closing
        case ended(ExitStatus)
    }

    let world: ServerWorld
    private(set) var phase = Phase.beginning
    private(set) var client = ClientAbilities()
    private(set) var documents: [String: OpenDocument] = [:]
    /// The results of checking documents, since their last changes.
    private var inspections: [String: Inspection] = [:]
    /// The documents whose findings the client has not been sent, in the order of their changes.
    private(set) var unsent: [String] = []
    private var folder: String?
    private var settings = ClientSettings()
    private var project: Project?
    /// The baselines of documents, by path, since the configuration was read.
    private var baselines: [String: KnownFindings?] = [:]
    /// The messages about the configuration since it was read: each is shown once.
    private var complaints: Set<String> = []
    /// Whether the client was asked to watch code.
    private var watchesCode = false
    private var outbox: [JSON] = []

    init(in world: ServerWorld) { self.world = world }

    /// Processes messages and returns the answers. Requests that a later message cancels are skipped.
    mutating func receive(_ messages: [Message]) -> [JSON] {
        let cancelled = Set(messages.compactMap(\.cancelledKey))
        for message in messages {
            if case .ended = phase { break }
            if case .request(let id, _, _) = message, let key = message.key, cancelled.contains(key) {
                send(.failure(of: id, RequestError(.requestCancelled, "the request was cancelled")))
            } else {
                receive(message)
            }
        }
        return emptyOutbox()
    }

    /// Returns the findings of changed documents, for when no more messages wait.
    mutating func settle() -> [JSON] {
        for uri in unsent { publish(uri) }
        unsent = []
        return emptyOutbox()
    }

    private mutating func receive(_ message: Message) {
        switch message {
        case .request(let id, let method, let params):
            do throws(RequestError) {
                send(.response(to: id, try answer(method, params)))
            } catch {
                send(.failure(of: id, error))
            }
        case .notification(let method, let params): note(method, params)
        case .fault(let error, let id): send(.failure(of: id, error))
        case .response(let id, let result):
            guard id.text == ServerSession.settingsRequest, let items = result.items else { break }
            apply(ClientSettings(items.first))
        }
    }

    private mutating func answer(_ method: String, _ params: JSON) throws(RequestError) -> JSON {
        switch (phase, method) {
        case (.beginning, "initialize"): return initialize(params)
        case (.beginning, _): throw RequestError(.serverNotInitialized, "the first request is “initialize”")
        case (.closing, _): throw RequestError(.invalidRequest, "after “shutdown” comes “exit”")
        case (_, "initialize"): throw RequestError(.invalidRequest, "“initialize” comes once")
        case (_, "shutdown"):
            phase = .closing
            unsent = []
            return .null
        default: break
        }
        guard let feature = ServerFeature(rawValue: method) else {
            throw RequestError(.methodNotFound, "“\(method)” is not known here")
        }
        guard let uri = params["textDocument"]?["uri"]?.text else {
            throw RequestError(.invalidParams, "“\(method)” is about a document: textDocument.uri is missing")
        }
        // A document that was closed meanwhile has nothing to tell.
        guard let document = documents[uri] else { return feature.nothing }
        let view = DocumentView(
            document: document, inspection: inspection(of: document), client: client,
            known: known(to: document),
            code: project.flatMap { world.code($0, document.path) })
        return try feature.answer(about: view, params)
    }

    private mutating func note(_ method: String, _ params: JSON) {
        if method == "exit" {
            phase = .ended(phase == .closing ? .passed : .failed)
            return
        }
        guard phase == .running else { return }
        switch method {
        case "initialized":
            watchConfiguration()
            askForSettings()
        case "textDocument/didOpen": open(params["textDocument"])
        case "textDocument/didChange": change(params)
        case "textDocument/didSave":
            if let uri = params["textDocument"]?["uri"]?.text { saved(uri) }
        case "textDocument/didClose": close(params["textDocument"]?["uri"]?.text)
        case "workspace/didChangeWatchedFiles": changedOnDisk(params["changes"]?.items ?? [])
        case "workspace/didChangeConfiguration":
            // A client that can be asked sends nothing of use with the message.
            if !client.tellsSettings, let told = params["settings"]?["a11ylint"] { settings = ClientSettings(told) }
            readAnew()
            askForSettings()
        default: break
        }
    }

    /// Files of the workspace were written, made or removed. If all of them are code, only what rests on code is stale.
    private mutating func changedOnDisk(_ changes: [JSON]) {
        let paths = changes.compactMap { $0["uri"]?.text.flatMap(OpenDocument.filePath) }
        guard !paths.isEmpty, paths.count == changes.count, paths.allSatisfy(ProjectCode.isMade) else {
            return readAnew()
        }
        readCodeAnew()
    }

    private mutating func readAnew() {
        readProject()
        documents.keys.sorted().forEach { forget($0) }
        askForRefresh()
    }

    private mutating func readCodeAnew() {
        guard let project, !project.codeInUse.isEmpty else { return }
        project.forgetCode()
        documents.values.filter { project.hasOutlets($0.path) }.map(\.uri).sorted().forEach { forget($0) }
        askForRefresh()
    }

    private mutating func askForRefresh() {
        if client.asksForDiagnostics, client.refreshesDiagnostics {
            send(.request("refresh", "workspace/diagnostic/refresh", .null))
        }
    }

    private mutating func send(_ message: JSON) { outbox.append(message) }

    private mutating func emptyOutbox() -> [JSON] {
        defer { outbox = [] }
        return outbox
    }
}

// Beginning.
extension ServerSession {
    private mutating func initialize(_ params: JSON) -> JSON {
        phase = .running
        client = ClientAbilities(params)
        folder = ClientAbilities.folder(of: params)
        settings = ClientSettings(params["initializationOptions"])
        readProject()
        return ServerFeature.capabilities(for: client)
    }

    /// Asks the client to report changes of configurations.
    private mutating func watchConfiguration() {
        guard client.watchesFiles else { return }
        send(.request("watch", "client/registerCapability", ClientAbilities.watchedFiles))
    }

    /// The id of the request for the client's settings.
    private static let settingsRequest = "settings"

    /// Asks the client for its settings.
    private mutating func askForSettings() {
        guard client.tellsSettings else { return }
        let items = JSON.array([.object([("section", .text("a11ylint"))])])
        send(.request(ServerSession.settingsRequest, "workspace/configuration", .object([("items", items)])))
    }

    /// Checks everything again if the client's settings are others than before.
    private mutating func apply(_ told: ClientSettings) {
        guard told != settings else { return }
        settings = told
        readAnew()
    }

    /// Asks the client to report changes of code, once there is any that findings rest on.
    private mutating func watchCode() {
        guard client.watchesFiles, !watchesCode else { return }
        watchesCode = true
        send(.request("watch-code", "client/registerCapability", ClientAbilities.watchedCode))
    }

    /// Reads the configuration again. The configuration of a file is read with the file.
    private mutating func readProject() {
        complaints = []
        baselines = [:]
        do throws(Failure) {
            project = try world.project(settings, folder)
        } catch {
            complain(error)
        }
    }

    private mutating func complain(_ failure: Failure) {
        let sentence = "a11ylint: \(failure.sentence)"
        guard complaints.insert(sentence).inserted else { return }
        let params = JSON.object([("type", .integer(MessageType.error.rawValue)), ("message", .text(sentence))])
        send(.notification("window/showMessage", params))
    }
}

// Documents.
extension ServerSession {
    private mutating func open(_ item: JSON?) {
        guard let uri = item?["uri"]?.text, let text = item?["text"]?.text else {
            log("textDocument/didOpen without uri or text")
            return
        }
        documents[uri] = OpenDocument(
            uri: uri, language: item?["languageId"]?.text ?? "", version: item?["version"]?.integer, text: text)
        forget(uri)
    }

    private mutating func change(_ params: JSON) {
        guard let uri = params["textDocument"]?["uri"]?.text, documents[uri] != nil,
            let changes = params["contentChanges"]?.items
        else {
            log("textDocument/didChange of a document that is not open, or without changes")
            return
        }
        let version = params["textDocument"]?["version"]?.integer
        let isApplied = documents[uri]?.apply(changes, version: version, in: client.encoding) ?? false
        if !isApplied { log("\(uri): a change that is none; what follows may be out of step") }
        forget(uri)
    }

    private mutating func close(_ uri: String?) {
        guard let uri, let document = documents.removeValue(forKey: uri) else { return }
        inspections[uri] = nil
        unsent.removeAll { $0 == uri }
        if !client.asksForDiagnostics { publish(document, .array([])) }
    }

    /// A file was saved. Files that the configuration extends and rule pages are not watched otherwise.
    private mutating func saved(_ uri: String) {
        if let path = OpenDocument.filePath(of: uri), isConfiguration(path) || project?.isMade(of: path) == true {
            return readAnew()
        }
        if let path = OpenDocument.filePath(of: uri), ProjectCode.isMade(of: path) { readCodeAnew() }
        forget(uri)
    }

    private func isConfiguration(_ path: String) -> Bool {
        project?.isConfiguration(path) ?? ConfigurationFiles.isNamedSo(path)
    }

    /// The rules that a document may name.
    private func known(to document: OpenDocument) -> KnownRules {
        guard let project else { return KnownRules() }
        return (try? project.configuration(for: document.path))?.known ?? project.known
    }

    /// Discards the results of a document, so that it is checked again.
    private mutating func forget(_ uri: String) {
        guard documents[uri] != nil else { return }
        inspections[uri] = nil
        guard !client.asksForDiagnostics, !unsent.contains(uri) else { return }
        unsent.append(uri)
    }

    private mutating func inspection(of document: OpenDocument) -> Inspection {
        if let known = inspections[document.uri] { return known }
        let inspection = inspect(document)
        inspections[document.uri] = inspection
        return inspection
    }

    /// Checks a document as what it is, a screen, a configuration or a rule page, or reports that its configuration
    /// cannot be used.
    private mutating func inspect(_ document: OpenDocument) -> Inspection {
        guard let project else { return Inspection(unchecked: document) }
        if isConfiguration(document.path) {
            let mistakes = world.mistakes(project, document.source)
            return Inspection(of: document, mistakes: mistakes, root: world.root(folder))
        }
        do throws(Failure) {
            let settings = try world.settings(project, document.path)
            // Which pages there are is known once the configuration is read.
            if let mistakes = world.pageMistakes(project, document.source) {
                return Inspection(of: document, mistakes: mistakes, root: world.root(folder))
            }
            let baseline = try baseline(for: document.path, of: project)
            let code = world.code(project, document.path)
            if code != nil { watchCode() }
            return Inspection(
                of: document, with: settings, beside: code, knowing: baseline, root: world.root(folder), world: world)
        } catch {
            complain(error)
            return Inspection(unchecked: document)
        }
    }

    private mutating func baseline(for path: String, of project: Project) throws(Failure) -> KnownFindings? {
        if let read = baselines[path] { return read }
        let baseline = try world.baseline(project, path)
        baselines[path] = .some(baseline)
        return baseline
    }

    private mutating func publish(_ uri: String) {
        guard let document = documents[uri] else { return }
        let inspection = inspection(of: document)
        publish(document, Diagnostics(document: document, inspection: inspection, client: client).json)
    }

    private mutating func publish(_ document: OpenDocument, _ diagnostics: JSON) {
        let version = document.version.map { [(key: "version", value: JSON.integer($0))] } ?? []
        let params = JSON.object([("uri", .text(document.uri))] + version + [("diagnostics", diagnostics)])
        send(.notification("textDocument/publishDiagnostics", params))
    }

    private mutating func log(_ message: String) {
        let params = JSON.object([("type", .integer(MessageType.warning.rawValue)), ("message", .text(message))])
        send(.notification("window/logMessage", params))
    }
}
