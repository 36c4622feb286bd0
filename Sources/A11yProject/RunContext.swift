@preconcurrency import Foundation

/// What a run takes from its process: the current folder, the environment, and the three streams.
///
/// It is bound for the time of a run, and `inParallel` binds it on its threads, so that a relative path means the same
/// on all of them. Work on other threads must open no relative path. Several runs can share a process: tests call the
/// program this way.
package struct RunContext: Sendable {
    /// The folder that relative paths start from, absolute; nil for the current folder of the process.
    private let ownFolder: String?
    /// The environment variables.
    package let environment: [String: String]
    /// The descriptor of standard input.
    package let input: Int32
    /// The descriptor of standard output.
    package let output: Int32
    /// The descriptor of standard error.
    package let errors: Int32

    /// A context of its own, in an absolute folder.
    package init(folder: String, environment: [String: String], input: Int32, output: Int32, errors: Int32) {
        ownFolder = folder
        self.environment = environment
        self.input = input
        self.output = output
        self.errors = errors
    }

    private init() {
        ownFolder = nil
        environment = RunContext.variables
        input = STDIN_FILENO
        output = STDOUT_FILENO
        errors = STDERR_FILENO
    }

    /// The environment variables of this process. Foundation makes its dictionary of them in a way that searches all
    /// types of the program, which takes as long as parsing a small file.
    private static var variables: [String: String] {
        #if os(Linux)
            var variables: [String: String] = [:]
            var next = environ
            while let entry = next.pointee {
                let text = String(cString: entry)
                if let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
                    variables[String(text[..<sign])] = String(text[text.utf8.index(after: sign)...])
                }
                next += 1
            }
            return variables
        #else
            return ProcessInfo.processInfo.environment
        #endif
    }

    /// The folder, streams and environment of this process.
    package static let process = RunContext()

    /// The context of the current run.
    @TaskLocal package static var current = RunContext.process

    /// The current folder, absolute.
    package var folder: String { ownFolder ?? FileManager.default.currentDirectoryPath }

    /// A path as the system resolves it: a relative one starts from the current folder.
    package func resolve(_ path: String) -> String {
        guard let ownFolder, path.utf8.first != UInt8(ascii: "/") else { return path }
        return ownFolder + "/" + path
    }
}
