import A11yLint
import A11yModel
import A11yPolicy
import A11yProject
import Foundation

/// The language server: reads messages from one file descriptor and writes answers to another, until the client ends
/// it or goes away.
package struct LanguageServer {
    private let input: Int32
    private let output: Int32
    private var frames = MessageFrames()
    private var session: ServerSession

    /// How long no input must come before findings are sent, in milliseconds: the next change may follow at once. Ours.
    private static let pause: Int32 = 40

    /// A server at these ends of pipes.
    package init(reading input: Int32, writing output: Int32, in world: ServerWorld) {
        self.input = input
        self.output = output
        session = ServerSession(in: world)
    }

    /// Serves until the end. Returns success only if the client shut the server down first.
    package mutating func run() throws(Failure) -> ExitStatus {
        while true {
            if case .ended(let status) = session.phase { return status }
            if !session.unsent.isEmpty, !waits() {
                try send(session.settle().flatMap(\.framed))
                continue
            }
            let bytes = try nextBytes(of: input, upTo: 1 << 16, path: "standard input")
            guard !bytes.isEmpty else {
                try send(session.settle().flatMap(\.framed))
                return session.phase == .closing ? .passed : .failed
            }
            frames.add(bytes)
            var messages: [Message] = []
            while let frame = frames.next() { messages.append(Message(frame)) }
            try send(session.receive(messages).flatMap(\.framed))
        }
    }

    /// Whether input comes before the pause is over.
    private func waits() -> Bool {
        var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&polled, 1, LanguageServer.pause) != 0
    }

    private func send(_ bytes: [UInt8]) throws(Failure) {
        if !bytes.isEmpty { try sendBytes(bytes, to: output, named: "standard output") }
    }
}

/// What the language server asks of the world around it, so that a session can be had without one.
package struct ServerWorld: Sendable {
    /// The project as its configuration has it now, with what the client sets for a workspace folder.
    var project: @Sendable (ClientSettings, String?) throws(Failure) -> Project
    /// What a file is checked with.
    var settings: @Sendable (Project, String) throws(Failure) -> FileSettings
    /// The root of the paths in fingerprints, for a workspace folder; nil is the current folder.
    var root: @Sendable (String?) -> PathRoot
    /// The string tables of a file.
    var tables: @Sendable (String) -> [Source]
    /// The baseline that the configuration of a file names; nil without one.
    var baseline: @Sendable (Project, String) throws(Failure) -> KnownFindings?
    var mistakes: @Sendable (Project, Source) -> [ConfigurationProblem] = { $0.mistakes(inConfiguration: $1) }
    /// The mistakes on a page of the project's own rules; nil if a file is none.
    var pageMistakes: @Sendable (Project, Source) -> [ConfigurationProblem]? = { project, source in
        project.isRulePage(source.path) ? project.mistakes(onRulePage: source) : nil
    }
    /// The code of the app that a file belongs to; nil if none is to be read.
    var code: @Sendable (Project, String) -> CodeAnswers? = { $0.code(for: $1) }
    var check: @Sendable (Source, FileSettings, [Source], CodeAnswers?) -> Report

    /// The world as it is, with what the command line says of the configuration.
    package static func real(_ request: ProjectRequest) -> ServerWorld {
        ServerWorld(
            project: { settings, folder throws(Failure) in
                try Project(settings.applied(to: request, in: folder))
            },
            settings: { project, path throws(Failure) in
                try project.prepare([path])
                var settings = project.settings(for: path)
                settings.today = .today
                return settings
            },
            root: { folder in PathRoot(around: folder ?? RunContext.current.folder) },
            tables: { StringTableFiles.sources(beside: $0) },
            baseline: { project, path throws(Failure) in
                guard let named = try project.configuration(for: path)?.baseline else { return nil }
                let file = try BaselineFile(at: named)
                let (baseline, _) = try file.read()
                return KnownFindings(file: file, match: BaselineMatch(baseline, today: .today))
            },
            check: { lint($0, with: $1, beside: $2, code: $3) })
    }
}
