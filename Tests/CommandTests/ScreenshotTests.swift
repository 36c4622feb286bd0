import Foundation
import Testing

/// `check --screenshots`.
@Suite struct ScreenshotTests {
    private let folder: Folder
    /// A picture of one pixel.
    private let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")

    init() throws {
        let screen = "title: A\nelements: [{ type: button, title: A }]\n"
        folder = try Folder([
            "login.yaml": "screen: Login\n\(screen)", "Cart.yaml": "screen: Basket\n\(screen)",
            "pay.yaml": "screen: Pay\n\(screen)", "end.yaml": "screen: End\n\(screen)",
            "shots/readme.txt": "No picture.", "shots/Pay.png": "No picture either.",
        ])
        try FileManager.default.createDirectory(at: folder.url("none"), withIntermediateDirectories: true)
        let bytes = try #require(png)
        for name in ["Login", "Cart", "Nobody"] { try bytes.write(to: folder.url("shots/\(name).png")) }
        try bytes.dropLast(5).write(to: folder.url("shots/End.png"))
    }

    private func check(_ arguments: String) throws -> ProgramRun {
        try a11ylint(
            ["check", ".", "--config", "none", "--fail-on", "never"] + arguments.split(separator: " ").map(String.init),
            in: folder.url)
    }

    @Test func `pictures are shown by the name of the screen or of its file, and broken ones are named`() throws {
        let run = try check("--format html --screenshots shots")
        let pictures = run.output.matches(of: /<img src="data:image\/png;base64,([^"]+)" [^>]*alt="([^"]*)"/)
        #expect(Set(pictures.map { String($0.2) }) == ["Login", "Basket"].mapToAlternatives)
        #expect(pictures.allSatisfy { Data(base64Encoded: String($0.1)) == png })
        #expect(run.output.contains("img-src data:;"))
        let warnings = run.errors.split(separator: "\n").filter { $0.hasPrefix("Warning: shots/") }
        #expect(warnings.count == 2, "\(run.errors)")
        #expect(run.errors.contains("shots/Pay.png: no PNG") && run.errors.contains("shots/End.png: no PNG"))
        #expect(run.errors.contains("Note: 2 screens without a picture in shots"))
        #expect(!run.errors.contains("Nobody") && !run.errors.contains("readme"))
    }

    @Test func `a page without pictures says so once`() throws {
        let run = try check("--format html --screenshots none")
        #expect(!run.output.contains("<img") && run.errors == "Note: 4 screens without a picture in none\n")
    }

    @Test(arguments: [
        ("--format html --screenshots gone", "gone: no such file or directory"),
        ("--format html --screenshots pay.yaml", "pay.yaml: not a directory"),
        ("--format json --screenshots shots", "--screenshots belongs to HTML pages"),
    ])
    func `what makes no sense is refused`(arguments: String, message: String) throws {
        let run = try check(arguments)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func `views of SwiftUI are lists within lists`() throws {
        try folder.write(
            """
            import SwiftUI
            struct Sounds: View {
                @State private var mute = false
                var body: some View {
                    VStack {
                        List {
                            Section("Volume") { Toggle("Mute", isOn: $mute); Text("Off at night") }
                            Text("Other")
                        }
                        Text("End")
                    }
                }
            }
            """, to: "Sounds.swift")
        let page = try a11ylint(["check", "Sounds.swift", "--config", "none", "--format", "html"], in: folder.url)
            .output
        let words = page.replacing(/<[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("List Section: Volume Volume. Heading. Mute. Switch Button. Off."), "\(words)")
        #expect(page.contains("</ol>\n</li>"))
    }
}

extension [String] {
    fileprivate var mapToAlternatives: Set<String> { Set(map { "The screen “\($0)” as the app shows it" }) }
}
