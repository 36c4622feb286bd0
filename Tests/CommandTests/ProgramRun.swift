import Foundation
import TestSupport
import Testing

/// One run of the real program, as a shell sees it.
struct ProgramRun: Equatable {
    /// The status it ended with; 128 and the signal, if one ended it.
    var status: Int32
    /// Standard output.
    var output: String
    /// Standard error.
    var errors: String
}

/// The folder of the package, where the commands of the documentation are run.
let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// Runs the program that was built with these tests. The environment of the tests does not reach it.
func a11ylint(
    _ arguments: [String], in folder: URL = packageRoot, input: String = "", environment: [String: String] = [:]
) throws -> ProgramRun {
    try run(try #require(programFolder).appending(path: "a11ylint"), arguments, in: folder, input, environment)
}

/// Runs a line of a shell, which finds the program under its name.
func shell(
    _ line: String, in folder: URL = packageRoot, input: String = "", environment: [String: String] = [:]
) throws -> ProgramRun {
    try run(URL(filePath: "/bin/bash"), ["-c", line], in: folder, input, environment)
}

private func run(
    _ program: URL, _ arguments: [String], in folder: URL, _ input: String, _ environment: [String: String]
) throws -> ProgramRun {
    let streams = try Folder(["input": input, "output": "", "errors": ""])
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: streams.url("input"))
    process.standardOutput = try FileHandle(forWritingTo: streams.url("output"))
    process.standardError = try FileHandle(forWritingTo: streams.url("errors"))
    let path = [try #require(programFolder).path(), "/usr/bin", "/bin"].joined(separator: ":")
    process.environment = sanitizing.merging(["PATH": path, "LANG": "C.UTF-8"]) { $1 }.merging(environment) { $1 }
    try process.run()
    process.waitUntilExit()
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return ProgramRun(
        status: process.terminationStatus + signal, output: try streams.text("output"),
        errors: try streams.text("errors"))
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
