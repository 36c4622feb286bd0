import A11yModel
import A11yReporters
import Foundation
import TestSupport
import Testing

/// Pages and maps in a real browser. Without an installed browser, these tests are skipped.
@Suite(.enabled(if: Browser.path != nil, "no Chromium is installed; `apt-get install chromium` brings one"))
struct BrowserTests {
    private let run = MapSamples.run(
        [MapSamples.report(MapSamples.awkward), Samples.checkout], words: MapSamples.awkward.joined())

    @Test func `a browser and an XML parser see the same elements of a page`() throws {
        let page = HTMLReporter.render(run, style: .sample())
        try expectSame(page, Browser.document(of: page, named: "page.html"))
    }

    @Test func `a browser and an XML parser see the same elements of a map`() throws {
        let picture = MapSheet.svg(of: run)
        try expectSame(picture, Browser.document(of: picture, named: "picture.svg"))
    }

    /// Expects a browser to find each element as often as the XML parser does.
    private func expectSame(_ text: String, _ document: String) throws {
        let names = try MarkupTree(text).elements.map(\.name)
        let wanted = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        let found = document.matches(of: /<([a-z][a-z0-9]*)[ >\/]/).map { String($0.1) }
        let counts = Dictionary(found.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts == wanted)
    }
}

/// Chromium without a window.
enum Browser {
    /// The path of its executable; nil if it is not installed.
    static let path: String? = {
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let folders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        let paths = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// The document that it parses from a file, serialised again.
    static func document(of text: String, named name: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "a11ylint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        let output = folder.appending(path: "output")
        try Data().write(to: output)
        let none = FileHandle.nullDevice.fileDescriptor
        let target = try FileHandle(forWritingTo: output)
        let arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--timeout=20000",
            "--user-data-dir=\(folder.appending(path: "profile").path())", "--dump-dom", file.absoluteString,
        ]
        let child = try Child(
            try #require(path), arguments, environment: ProcessInfo.processInfo.environment,
            streams: [none, target.fileDescriptor, none])
        _ = child.wait()
        return try String(contentsOf: output, encoding: .utf8)
    }
}
