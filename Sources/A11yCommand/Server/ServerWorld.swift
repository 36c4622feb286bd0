import A11yLint
import A11yModel
import A11yRules
import Foundation

/// What the language server asks of the world around it, so that a session can be had without one.
struct ServerWorld: Sendable {
    /// Reads the configuration of the project in a folder; nil is the current one.
    var project: @Sendable (String?) throws(Failure) -> Project
    /// Where paths begin of which fingerprints are made, for a folder of the client.
    var root: @Sendable (String?) -> PathRoot
    /// The string tables beside a file.
    var tables: @Sendable (String) -> [Source]
    /// Checks a file.
    var check: @Sendable (Source, Settings, [Source]) -> Report

    /// The world as it is.
    static let real = ServerWorld(
        project: { _ throws(Failure) in Project(rules: Ruleset.builtIn.selecting([.preset(.recommended)])) },
        root: { folder in PathRoot(around: folder ?? FileManager.default.currentDirectoryPath) },
        tables: { StringTableFiles.sources(beside: $0) },
        check: { lint($0, with: $1, beside: $2) })
}
