import Foundation

/// Another program as a child of ours, with pipes for its three streams. Nothing but pipes: Foundation's own way of
/// starting a program opens sockets on Linux, and this program opens none.
struct ChildProcess {
    private let number: pid_t
    /// Takes what the child is to read; to be closed by whoever writes.
    let input: Int32
    /// Gives what the child writes; to be closed by whoever reads.
    let output: Int32
    /// Gives what the child complains about; to be closed by whoever reads.
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

    /// Three pipes, of which the child gets nothing but what it is handed.
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
