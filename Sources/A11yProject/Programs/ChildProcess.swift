import Foundation

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
        let pipes = try ChildProcess.pipes(3, for: executable)
        // The child's ends: it reads from its first stream, and writes to the others.
        let theirs = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
        (input, output, errors) = (pipes[0].writing, pipes[1].reading, pipes[2].reading)
        do {
            number = try ChildProcess.start(executable, arguments, environment, streams: theirs)
        } catch {
            for end in [input, output, errors] { close(end) }
            throw error
        }
    }

    /// Starts the program at a path with a pipe for its input; it writes where this process does.
    init(feeding executable: String, _ arguments: [String], environment: [String: String]) throws(Failure) {
        let pipe = try ChildProcess.pipes(1, for: executable)[0]
        (input, output, errors) = (pipe.writing, STDOUT_FILENO, STDERR_FILENO)
        do {
            number = try ChildProcess.start(executable, arguments, environment, streams: [pipe.reading])
        } catch {
            close(input)
            throw error
        }
    }

    /// Where a program of this name lies on the `PATH`; nil if it is not there.
    static func executable(_ name: String, in environment: [String: String]) -> String? {
        if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
        let paths = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
        return paths.first { access($0, X_OK) == 0 }
    }

    /// Waits until the child has ended: its status, or 128 and the signal that ended it.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        // As `WEXITSTATUS` and `WTERMSIG` have it, which are macros.
        let (code, signal) = (status >> 8 & 0xFF, status & 0x7F)
        return signal == 0 ? code : 128 + signal
    }

    /// Starts a program with these descriptors as its first streams, and closes them here.
    private static func start(
        _ executable: String, _ arguments: [String], _ environment: [String: String], streams: [Int32]
    ) throws(Failure) -> pid_t {
        defer { for end in streams { close(end) } }
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
        for (end, stream) in zip(streams, [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]) {
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
        guard reason == 0 else { throw Failure(executable, errno: reason) }
        return child
    }

    /// Pipes, which the child does not inherit except as its streams.
    private static func pipes(
        _ count: Int, for executable: String
    ) throws(Failure) -> [(reading: Int32, writing: Int32)] {
        var pipes: [(reading: Int32, writing: Int32)] = []
        for _ in 0..<count {
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
