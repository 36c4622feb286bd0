import Foundation
import TestSupport
import Testing

/// The file as an app compiles it. Where there is no UIKit, our own declarations stand for it.
@Suite struct CaptureCompileTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Runs the compiler: its status, and what it prints.
    private func compile(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
        let file = folder.appending(path: "output.txt").path()
        let stream = open(file, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        defer { close(stream) }
        let child = try Child(
            "/usr/bin/env", ["swiftc", "-parse-as-library"] + arguments,
            environment: ProcessInfo.processInfo.environment, streams: [stream, stream, stream])
        return (child.wait(), (try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
    }

    @Test func `the part about UIKit compiles without warnings in either language mode`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "capture-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for module in ["Accessibility", "UIKit"] {
            let run = try compile(
                [
                    "-emit-module", "-module-name", module, "-emit-module-path",
                    folder.appending(path: "\(module).swiftmodule").path(),
                    CaptureCompileTests.root.appending(path: "Tests/CaptureTests/Declarations/\(module).swift").path(),
                ], in: folder)
            try #require(run.status == 0, "\(run.output)")
        }
        // A call as an app writes it: without UIKit there is no such function, and it does not compile.
        let call = folder.appending(path: "Call.swift")
        try """
        import UIKit
        @MainActor func capture(_ window: UIWindow) throws -> [String] {
            [try A11yLintCapture.screen(named: "Orders"), try A11yLintCapture.screen(named: "Cart", window: window)]
        }
        """.write(to: call, atomically: true, encoding: .utf8)
        for mode in ["5", "6"] {
            let run = try compile(
                [
                    "-typecheck", "-module-name", "App", "-swift-version", mode, "-warnings-as-errors", "-I",
                    folder.path(), CaptureCompileTests.root.appending(path: "Capture/A11yLintCapture.swift").path(),
                    call.path(),
                ], in: folder)
            #expect(run.status == 0, "Swift \(mode):\n\(run.output)")
        }
    }
}
