import Foundation

/// A child process. Foundation's `Process` takes some 50 ms to start one on Linux, this a fraction of it.
package struct Child {
    /// Why a program could not be started.
    package struct Failure: Error, CustomStringConvertible {
        /// The program and the reason.
        package let description: String
    }

    /// The number of the process.
    package let number: pid_t

    /// Starts the program at a path, in a folder, with all of its environment. `streams` are the descriptors that it
    /// gets as its first three.
    package init(
        _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String],
        streams: [Int32]
    ) throws {
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
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
        }
        // A thread of the tests may block or ignore signals; a program starts with none blocked and its usual SIGPIPE.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var usual = sigset_t()
        sigemptyset(&usual)
        sigaddset(&usual, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        // Not every system can start a program in another folder; a shell that the program replaces can.
        let moving = folder.map { ["/bin/sh", "-c", #"cd -- "$0" && exec "$@""#, $0] } ?? []
        let command = moving + [program] + arguments
        var words = command.map { strdup($0) } + [nil]
        var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + settings { free(text) } }
        var child = pid_t()
        let reason = posix_spawn(&child, command[0], &actions, &attributes, &words, &settings)
        guard reason == 0 else { throw Failure(description: "\(program): \(String(cString: strerror(reason)))") }
        number = child
    }

    /// Waits for the end: the status, or 128 and the signal that ended it.
    package func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        return Child.status(status)
    }

    /// The same if the process has ended; nil if it still runs.
    package func statusIfEnded() -> Int32? {
        var status: Int32 = 0
        return waitpid(number, &status, WNOHANG) == number ? Child.status(status) : nil
    }

    /// What a shell makes of a status of `waitpid`.
    private static func status(_ raw: Int32) -> Int32 {
        let signal = raw & 0x7F
        return signal == 0 ? (raw >> 8) & 0xFF : 128 + signal
    }
}
