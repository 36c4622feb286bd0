import Foundation

/// The program `git`, run without a shell. Only commands that read are run, and none that refreshes the index.
struct GitProgram: Sendable {
    /// Where the program lies.
    private let executable: String
    /// The folder that it is run in.
    private let folder: String
    /// Its environment.
    private let environment: [String: String]

    /// What a run of it ended with.
    private struct Outcome {
        let status: Int32
        let output: [UInt8]
        let errors: String
    }

    /// The program that is on the `PATH`, for a folder.
    init(in folder: String, environment: [String: String]) throws(Failure) {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/git" }
        guard let executable = folders.first(where: { access($0, X_OK) == 0 }) else {
            throw Failure("git is not installed, or not on the PATH; --staged, --changed and the like ask it")
        }
        self.executable = executable
        self.folder = folder
        // Answers in English and without a pager, and no lock that could stop another git.
        self.environment = environment.merging(["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) { $1 }
    }

    /// What a command answers; a failure with git's reason where it does not.
    func output(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
        let outcome = try run(arguments, input: input)
        guard outcome.status == 0 else {
            let reason = outcome.errors.split(whereSeparator: \.isNewline).first.map(String.init)
            throw Failure("git: \(reason ?? "it ended with status \(outcome.status)")")
        }
        return outcome.output
    }

    /// The line that a command answers; nil where it fails or answers nothing.
    func line(_ arguments: [String]) throws(Failure) -> String? {
        let outcome = try run(arguments, input: [])
        let line = String(decoding: outcome.output, as: UTF8.self).split(whereSeparator: \.isNewline).first
        return outcome.status == 0 ? line.map(String.init) : nil
    }

    private func run(_ arguments: [String], input: [UInt8]) throws(Failure) -> Outcome {
        let child = try ChildProcess(executable, ["-C", folder] + arguments, environment: environment)
        // All three ends at once: whoever waited for one could wait for ever when another is full.
        let complaints = Guarded("")
        let others = DispatchGroup()
        DispatchQueue.global().async(group: others) {
            let bytes = (try? contents(of: child.errors, expected: 0, path: "git")) ?? []
            close(child.errors)
            complaints.withLock { $0 = String(decoding: bytes, as: UTF8.self) }
        }
        DispatchQueue.global().async(group: others) {
            try? send(input, to: child.input, named: "git")
            close(child.input)
        }
        defer { close(child.output) }
        let output = try contents(of: child.output, expected: 0, path: "git")
        others.wait()
        return Outcome(status: child.wait(), output: output, errors: complaints.withLock { $0 })
    }
}
