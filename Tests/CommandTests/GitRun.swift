import Foundation
import TestSupport
import Testing

/// The settings under which git runs in tests: nobody's own, and the same on every machine.
private let gitEnvironment = [
    "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "tests",
    "GIT_AUTHOR_EMAIL": "tests", "GIT_COMMITTER_NAME": "tests", "GIT_COMMITTER_EMAIL": "tests",
    "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
]

extension Folder {
    /// Runs git here, and gives what it answers. Fails where git is missing: then these tests can show nothing.
    @discardableResult
    func git(_ line: String) throws -> String {
        try git(line.split(separator: " ").map(String.init))
    }

    /// Runs git here with arguments that hold blanks, or with an input.
    @discardableResult
    func git(_ arguments: [String], input: String = "") throws -> String {
        let git = try #require(installed("git"), "git is not installed: what concerns git cannot be tested here")
        let run = try started(git, arguments, in: url, input: input, environment: gitEnvironment)
        try #require(run.status < 2, "git \(arguments): \(run.errors)")
        return run.output
    }

    /// Writes the files and commits them with everything else that lies here.
    func commit(_ files: [String: String] = [:]) throws {
        for (path, text) in files { try write(text, to: path) }
        try git("add -A")
        try git("commit -q --allow-empty -m commit")
    }

    /// A new repository with these files in its first commit.
    static func repository(_ files: [String: String] = [:]) throws -> Folder {
        let folder = try Folder()
        try folder.git("init -q -b main")
        try folder.commit(files)
        return folder
    }

    /// A run that writes a page about the whole folder.
    func page(_ line: String) throws -> (output: String, errors: String, status: Int32) {
        let arguments =
            ["check", ".", "--format", "html", "--fail-on", "never"] + line.split(separator: " ").map(String.init)
        let run = try a11ylint(arguments, in: url, environment: gitEnvironment)
        return (run.output, run.errors, run.status)
    }

    /// The findings that the program tells here, a line each, without their words: `a.yaml:3 missing-label`.
    func findings(
        _ line: String, in inner: String = ".", environment: [String: String] = [:]
    ) throws -> [String] {
        let arguments = line.split(separator: " ").map(String.init) + ["-f", "compact", "-q"]
        let run = try a11ylint(arguments, in: url(inner), environment: gitEnvironment.merging(environment) { $1 })
        #expect(run.status < 2, "\(run.errors)")
        return run.output.split(separator: "\n").filter { $0.hasSuffix("]") }.map { line in
            let parts = line.split(separator: ":", maxSplits: 2)
            return "\(parts[0]):\(parts[1]) " + (line.split(separator: "[").last.map { $0.dropLast() } ?? "")
        }
    }
}
