import A11yModel
import A11yProject
import Foundation
import TestSupport
import Testing

@testable import A11yCommand

/// One run of a program, as a shell sees it.
struct ProgramRun: Equatable, Sendable {
    /// The status it ended with; 128 and the signal, if one ended it.
    var status: Int32
    /// Standard output.
    var output: String
    /// Standard error.
    var errors: String
}

/// Runs the command line in this process, in a folder, with an environment and streams of its own.
func a11ylint(
    _ arguments: [String], in folder: URL = packageRoot, input: String = "", environment: [String: String] = [:]
) throws -> ProgramRun {
    let streams = try Streams(input: input)
    let console = streams.console(in: folder, try plainEnvironment(with: environment))
    let status = runProgram(arguments, on: console, parsing: parse)
    return try streams.run(endedWith: status.rawValue)
}

/// The same with both streams in one, as a terminal shows them.
func transcript(
    of arguments: [String], in folder: URL, environment: [String: String]
) throws -> (output: String, status: Int32) {
    let streams = try Streams(input: "", areOne: true)
    let console = streams.console(in: folder, try plainEnvironment(with: environment))
    let status = runProgram(arguments, on: console, parsing: parse)
    let run = try streams.run(endedWith: status.rawValue)
    return (run.output, run.status)
}

/// The same in the folder of the package, run once for all tests that look at it.
func known(_ arguments: [String]) throws -> ProgramRun {
    if let run = runs.withLock({ $0[arguments] }) { return run }
    let run = try a11ylint(arguments)
    runs.withLock { $0[arguments] = run }
    return run
}

private let runs = Locked<[[String]: ProgramRun]>([:])

/// The parser checks all declarations of a command with each parse in a debug build, which takes as long as most runs,
/// so that the same options are parsed once for all tests. The paths before them are put in.
private let parse: Parse = { type, arguments in
    let paths = type == CheckCommand.self ? arguments.prefix { !$0.hasPrefix("-") } : []
    let options = Array(arguments.dropFirst(paths.count))
    let key = ["\(type)"] + options
    let known = commands.withLock { $0[key] }?.command
    let command = try known ?? type.parseAsRoot(options)
    if let command = command as? any Command { commands.withLock { $0[key] = ParsedCommand(command: command) } }
    guard var check = command as? CheckCommand else { return command }
    check.files.named = paths + check.files.named
    return check
}

/// A value that nobody changes.
private struct ParsedCommand: @unchecked Sendable {
    let command: any Command
}

private let commands = Locked<[[String]: ParsedCommand]>([:])

/// Runs a line of a shell, which finds the real program under its name.
func shell(
    _ line: String, in folder: URL = packageRoot, input: String = "", environment: [String: String] = [:]
) throws -> ProgramRun {
    try started("/bin/bash", ["-c", line], in: folder, input: input, environment: environment)
}

/// Runs the program at a path.
func started(
    _ program: String, _ arguments: [String], in folder: URL, input: String = "", environment: [String: String] = [:]
) throws -> ProgramRun {
    let streams = try Streams(input: input)
    let child = try Child(
        program, arguments, in: folder.path(percentEncoded: false),
        environment: try plainEnvironment(with: environment),
        streams: [streams.input, streams.output, streams.errors])
    return try streams.run(endedWith: child.wait())
}

/// The environment of every run. That of the tests reaches none, so that they pass on every machine.
func plainEnvironment(with environment: [String: String] = [:]) throws -> [String: String] {
    let path = [try #require(programFolder).path(), "/usr/bin", "/bin"].joined(separator: ":")
    return sanitizing.merging(["PATH": path, "LANG": "C.UTF-8"]) { $1 }.merging(environment) { $1 }
}

/// Files in place of the three streams. A class, so that its end closes them.
private final class Streams {
    let input: Int32
    let output: Int32
    let errors: Int32
    private let folder: Folder

    init(input text: String, areOne: Bool = false) throws {
        let folder = try Folder(["input": text, "output": "", "errors": ""])
        func opened(_ name: String) throws -> Int32 {
            let descriptor = open(
                folder.url(name).path(), (name == "input" ? O_RDONLY : O_WRONLY | O_APPEND) | O_CLOEXEC)
            try #require(descriptor >= 0)
            return descriptor
        }
        input = try opened("input")
        output = try opened("output")
        errors = try opened(areOne ? "output" : "errors")
        self.folder = folder
    }

    deinit { for descriptor in [input, output, errors] { close(descriptor) } }

    func console(in folder: URL, _ environment: [String: String]) -> Console {
        let path = folder.resolvingSymlinksInPath().path()
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        return Console(
            RunContext(folder: trimmed, environment: environment, input: input, output: output, errors: errors))
    }

    func run(endedWith status: Int32) throws -> ProgramRun {
        ProgramRun(status: status, output: try folder.text("output"), errors: try folder.text("errors"))
    }
}

/// Whether the program runs where no file may be long: with the thread sanitizer it needs such files of its own.
let canLimitFiles = sanitizing["TSAN_OPTIONS"] == nil

/// Where the program lies: beside the bundle of the tests, which the runner has loaded or is.
let programFolder: URL? = {
    let bundles = [Bundle.main.bundleURL] + CommandLine.arguments.map { URL(filePath: $0) }
    let folders = bundles.flatMap {
        sequence(first: $0) { $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil }
    }
    return folders.first { FileManager.default.isExecutableFile(atPath: $0.appending(path: "a11ylint").path()) }
}()
