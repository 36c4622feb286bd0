import A11yLint
import A11yReporters
import Foundation
import TestSupport
import Testing

@testable import A11yWalk

/// What a walk looks like.
@Suite struct WalkGoldenTests {
    /// A walk whose picture is kept in `Fixtures/walks/`.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let file: String
        let columns, rows: Int
        let keys: String
        var glyphs = Rendering.Glyphs.unicode
        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "home-80x24", file: "video-home.yaml", columns: 80, rows: 24, keys: "Right Right Enter"),
        Case(name: "home-40x12", file: "video-home.yaml", columns: 40, rows: 12, keys: "End"),
        Case(
            name: "home-120x40", file: "video-home.yaml", columns: 120, rows: 40, keys: "End Left Left Left Left Down"),
        Case(name: "home-information", file: "video-home.yaml", columns: 60, rows: 16, keys: "n l l l l i"),
        Case(name: "panel-ascii", file: "video-home.yaml", columns: 60, rows: 20, keys: "n l l z", glyphs: .ascii),
        Case(name: "storyboard-80x24", file: "profile.storyboard", columns: 80, rows: 24, keys: "l"),
        Case(name: "storyboard-list", file: "profile.storyboard", columns: 60, rows: 14, keys: "n l l l Enter"),
        Case(name: "help-80x24", file: "checkout.yaml", columns: 80, rows: 24, keys: "?"),
        Case(name: "help-40x12", file: "checkout.yaml", columns: 40, rows: 12, keys: "?"),
        Case(name: "small", file: "checkout.yaml", columns: 39, rows: 12, keys: "l"),
    ]

    @Test(arguments: cases)
    func `a walk looks as it did`(walk: Case) throws {
        let start = try Walker(
            file: "Fixtures/screens/\(walk.file)", columns: walk.columns, rows: walk.rows, glyphs: walk.glyphs)
        let now = try start.after(walk.keys).picture
        let url = packageRoot.appending(path: "Fixtures/walks/\(walk.name).txt")
        if isUpdatingGoldens { try Data(now.utf8).write(to: url) }
        #expect(try String(contentsOf: url, encoding: .utf8) == now, "`make golden` rewrites it")
    }

    @Test func `the documentation shows a walk as it looks`() throws {
        var walker = try Walker(file: "Fixtures/screens/checkout.yaml", columns: 76, rows: 24)
        walker.findings = lint(fixture("screens/checkout.yaml"), preset: .recommended).findings
        let url = packageRoot.appending(path: "docs/commands.md")
        let written = try String(contentsOf: url, encoding: .utf8)
        let picture = try walker.after("l l l l Enter").picture
        let now = written.replacing(/(a double tap:\n\n```text\n)[^`]*/) { "\($0.1)\(picture)" }
        if isUpdatingGoldens { try Data(now.utf8).write(to: url) }
        #expect(try String(contentsOf: url, encoding: .utf8) == now, "`make golden` rewrites it")
        #expect(now.contains(picture))
    }

    static let files = [
        "checkout.yaml", "player.xib", "profile.storyboard", "video-home.yaml", "video-home-broken.yaml",
    ]

    @Test(arguments: files)
    func `a walk fills every terminal, and no more`(file: String) throws {
        for (columns, rows) in [(1, 1), (20, 3), (39, 12), (40, 11), (40, 12), (57, 13), (80, 24), (300, 100)] {
            var walker = try Walker(file: "Fixtures/screens/\(file)", columns: columns, rows: rows)
            for key in try keys("l l l l l l l l l Enter i z ? z G n l z m r r Down i Down") {
                _ = walker.handle(key)
                let lines = WalkView.lines(of: walker).map { $0.painted(.off) }
                #expect(lines.count == rows)
                #expect(lines.allSatisfy { cells($0) <= columns }, "\(columns)×\(rows), \(key):\n\(walker.picture)")
            }
        }
    }

    @Test func `the cursor is on every picture`() throws {
        for file in Self.files {
            for glyphs in [Rendering.Glyphs.unicode, .ascii] {
                let start = try Walker(file: "Fixtures/screens/\(file)", columns: 60, rows: 18, glyphs: glyphs)
                for place in start.simulation.stops.indices {
                    let picture = try start.after("g" + String(repeating: " l", count: place)).picture
                    let marks = glyphs == .unicode ? ["┏", "▐", "▶"] : ["#=", "#\(place + 1)", ">"]
                    #expect(marks.contains { picture.contains($0) }, "\(file), stop \(place + 1):\n\(picture)")
                }
            }
        }
    }

    @Test func `what a file holds reaches the terminal without its controls`() throws {
        let yaml = """
            screen: "A\\e[31m"
            elements:
              - type: button
                label: "a\\u202Eb\\e]0;c\\ad"
                hint: "\\r\\n\\e[2J"
                action: "\\e[1m"
                customActions: ["\\e[5m"]
                frame: [0, 0, 390, 844]
              - { type: button, label: "\\e[7m" }

            """
        for line in ["", "Enter", "Down", "Down Enter", "i", "l", "l i"] {
            let shown = try Walker(yaml).after(line).picture.unicodeScalars
            #expect(!shown.contains { $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202E}" })
        }
    }

    @Test func `a screen without stops says so`() throws {
        for line in ["", "l", "Enter", "z", "i", "r", "Down", "G"] {
            let picture = try Walker("screen: Bare\nelements: []").after(line).picture
            #expect(picture.contains("VoiceOver stops nowhere on this screen."))
        }
    }

    @Test(arguments: [
        "[0, 0, 0, 5]", "[-50, -50, 20, 20]", "[1e308, 1e308, 1e308, 1e308]", "[0, 0, 1e308, 1e-308]",
        "[389.9, 0, 1, 1]",
        "[0, 900, 390, 50]", "[-1e308, 0, 1.5e308, 50]",
    ])
    func `no frame is too strange to be drawn`(frame: String) throws {
        let strange = "{ type: button, label: Strange, frame: \(frame) }"
        let yaml =
            "screen: Frames\nelements:\n  - \(strange)\n  - { type: button, label: Right, frame: [16, 80, 343, 44] }\n"
        for columns in [40, 80] {
            let picture = try Walker(yaml, columns: columns).picture
            #expect(picture.contains("Strange"))
            #expect(picture.contains("Right"))
        }
    }

    @Test func `a wide character that is half covered leaves no half`() {
        var canvas = Canvas(CellSize(columns: 6, rows: 1))
        canvas.write("日本語", column: 0, row: 0)
        canvas.write("x", column: 1, row: 0)
        canvas.write("y", column: 2, row: 0)
        canvas.write("日", column: 5, row: 0)
        #expect(canvas.lines.map { $0.painted(.off) } == [" xy 語"])
    }
}
