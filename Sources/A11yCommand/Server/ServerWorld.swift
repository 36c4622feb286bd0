import A11yLint
import A11yModel
import A11yEngine
import A11yPolicy
import Foundation

/// What the language server asks of the world around it, so that a session can be had without one.
struct ServerWorld: Sendable {
    /// The project as its configuration has it now.
    var project: @Sendable () throws(Failure) -> Project
    /// What a file is checked with.
    var settings: @Sendable (Project, String) throws(Failure) -> FileSettings
    /// Where paths begin of which fingerprints are made, for a folder of the client; nil is the current one.
    var root: @Sendable (String?) -> PathRoot
    /// The string tables beside a file.
    var tables: @Sendable (String) -> [Source]
    /// The baseline that the configuration of a file names, opened; nil where it names none.
    var baseline: @Sendable (Project, String) throws(Failure) -> KnownFindings?
    /// Checks a file.
    var check: @Sendable (Source, FileSettings, [Source]) -> Report

    /// The world as it is, with what the command line says of the configuration.
    static func real(_ configuring: ConfigurationOptions) -> ServerWorld {
        ServerWorld(
            project: { () throws(Failure) in try Project(configuring, pages: []) },
            settings: { project, path throws(Failure) in
                try project.prepare([path])
                var settings = project.settings(for: path)
                settings.today = .today
                return settings
            },
            root: { folder in PathRoot(around: folder ?? FileManager.default.currentDirectoryPath) },
            tables: { StringTableFiles.sources(beside: $0) },
            baseline: { project, path throws(Failure) in
                guard let named = try project.governing(path)?.baseline else { return nil }
                let file = try BaselineFile(at: named)
                let (baseline, _) = try file.read()
                return KnownFindings(file: file, match: BaselineMatch(baseline, today: .today))
            },
            check: { lint($0, with: $1, beside: $2) })
    }
}
