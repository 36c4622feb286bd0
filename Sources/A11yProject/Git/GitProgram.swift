import A11yModel
import Foundation

/// The program `git`, run without a shell. Only commands that read are run, and none that refreshes the index.
struct GitProgram: Sendable {
    /// Where the program lies.
    private let executable: String
    /// The folder that it is run in.
    private let folder: String
    private let environment: [String: String]

    /// The result of a run.
    private struct Outcome {
        let status: Int32
        let output: [UInt8]
        let errors: String
    }

    /// The program that is on the `PATH`, for a folder.
    init(in folder: String, environment: [String: String]) throws(Failure) {
        guard let executable = ChildProcess.executable("git", in: environment) else {
            throw Failure("git is not installed, or not on the PATH; --staged and --since ask it")
        }
        self.executable = executable
        self.folder = folder
        // Answers in English and without a pager, and no lock that could stop another git.
        self.environment = environment.merging(["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) { $1 }
    }

    /// The output of a command. Throws git's message if it fails.
    func output(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
        let outcome = try run(arguments, input: input)
        guard outcome.status == 0 else {
            let reason = outcome.errors.split(whereSeparator: \.isNewline).first.map(String.init)
            throw Failure("git: \(reason ?? "it ended with status \(outcome.status)")")
        }
        return outcome.output
    }

    /// The first line of a command's output; nil if it fails or prints nothing.
    func line(_ arguments: [String]) throws(Failure) -> String? {
        let outcome = try run(arguments, input: [])
        let line = String(decoding: outcome.output, as: UTF8.self).split(whereSeparator: \.isNewline).first
        return outcome.status == 0 ? line.map(String.init) : nil
    }

    private func run(_ arguments: [String], input: [UInt8]) throws(Failure) -> Outcome {
        let child = try ChildProcess(executable, ["-C", folder] + arguments, environment: environment)
        // All three streams at once: waiting for one could block forever while another is full.
        let complaints = Locked("")
        let others = DispatchGroup()
        DispatchQueue.global().async(group: others) {
            let bytes = (try? contents(of: child.errors, expected: 0, path: "git")) ?? []
            close(child.errors)
            complaints.withLock { $0 = String(decoding: bytes, as: UTF8.self) }
        }
        DispatchQueue.global().async(group: others) {
            _ = try? sendBytes(input, to: child.input, named: "git")
            close(child.input)
        }
        defer { close(child.output) }
        let output = try contents(of: child.output, expected: 0, path: "git")
        others.wait()
        return Outcome(status: child.wait(), output: output, errors: complaints.withLock { $0 })
    }
}
