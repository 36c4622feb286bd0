import A11yModel
import Foundation

/// The program `git`, run without a shell. Only commands that read are run, and none that refreshes the index.
struct GitProgram: Sendable {
    /// Where the program lies.
    private let executable: String
    /// The folder that it is run in.
    private let folder: String
    /// Its environment.
    private let environment: [String: String]

    /// The result of a run.
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

/// A child process with pipes for its three streams. Foundation's `Process` is not used because it opens sockets on
/// Linux, and this program opens none.
struct ChildProcess {
    private let number: pid_t
    /// The child's standard input; the writer closes it.
    let input: Int32
    /// The child's standard output; the reader closes it.
    let output: Int32
    /// The child's standard error; the reader closes it.
    let errors: Int32

    /// Starts the program at a path. The environment is all that it gets.
    init(_ executable: String, _ arguments: [String], environment: [String: String]) throws(Failure) {
        let pipes = try ChildProcess.pipes(for: executable)
        // The child's ends: it reads from its first stream, and writes to the others.
        let theirs = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
        defer { for end in theirs { close(end) } }
        #if os(macOS)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (end, stream) in zip(theirs, [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]) {
            posix_spawn_file_actions_adddup2(&actions, end, stream)
        }
        // We ignore the end of a pipe's reader; the child is to meet it as usual.
        var usual = sigset_t()
        sigemptyset(&usual)
        sigaddset(&usual, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var words = ([executable] + arguments).map { strdup($0) } + [nil]
        var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + settings { free(text) } }
        var child = pid_t()
        let reason = posix_spawn(&child, executable, &actions, &attributes, &words, &settings)
        (number, input, output, errors) = (child, pipes[0].writing, pipes[1].reading, pipes[2].reading)
        guard reason == 0 else {
            for end in [input, output, errors] { close(end) }
            throw Failure(executable, errno: reason)
        }
    }

    /// Waits until the child has ended: its status, or 128 and the signal that ended it.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        // As `WEXITSTATUS` and `WTERMSIG` have it, which are macros.
        let (code, signal) = (status >> 8 & 0xFF, status & 0x7F)
        return signal == 0 ? code : 128 + signal
    }

    /// Three pipes, which the child does not inherit except as its streams.
    private static func pipes(for executable: String) throws(Failure) -> [(reading: Int32, writing: Int32)] {
        var pipes: [(reading: Int32, writing: Int32)] = []
        for _ in 0..<3 {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else {
                let reason = errno
                for pipe in pipes { for end in [pipe.reading, pipe.writing] { close(end) } }
                throw Failure(executable, errno: reason)
            }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            pipes.append((ends[0], ends[1]))
        }
        return pipes
    }
}
