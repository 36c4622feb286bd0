import A11yLint
import A11yModel
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy
import Foundation
import Testing

@testable import A11yCommand

/// What is kept of a run changes nothing that a run says, whatever becomes of it.
@Suite struct CacheTests {
    private let folder: Folder

    /// A screen that is large enough to be worth while, with findings of several kinds.
    private static func screen(_ rows: Int = 400) -> String {
        "screen: Long\ntitle: Long\nelements:\n"
            + (0..<rows).map { row in
                "  - { type: button, id: b\(row), image: pic\(row % 7), frame: [16, \(80 + row * 50), 30, 30] }\n"
            }.joined()
    }

    init() throws {
        folder = try Folder([".git/HEAD": "", "ui/long.yaml": CacheTests.screen(), "ui/right.yaml": Screens.right])
    }

    private func check(_ arguments: String...) throws -> ProgramRun {
        try a11ylint(["check", "ui", "--cache-dir", "kept"] + arguments, in: folder.url)
    }

    private func entries() -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.url("kept/a11ylint-v1").path())
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    @Test(arguments: ["json", "frame"])
    func `a report is the same with a cache and without`(format: String) throws {
        let usual = try a11ylint(["ui", "-f", format], in: folder.url)
        for _ in 0..<2 { #expect(try a11ylint(["ui", "-f", format, "--cache-dir", "kept"], in: folder.url) == usual) }
        #expect(entries().count == 1)
    }

    @Test func `what is kept of every screen is told as before, in every format`() throws {
        let screens = packageRoot.appending(path: "Fixtures/screens")
        let files = try FileManager.default.contentsOfDirectory(atPath: screens.path()).sorted()
        let style = Rendering(color: .on, glyphs: .unicode, layout: .framed, detail: .everything, width: 100)
        for file in files {
            let url = screens.appending(path: file)
            guard let data = try? Data(contentsOf: url) else { continue }
            let source = Source(path: file, bytes: Array(data))
            let report = lint(source, with: Ruleset.builtIn)
            // What is transcoded, or cut out of a log, is not kept.
            guard report.lines.bytes == source.bytes else { continue }
            let bytes = try #require(CacheEntry.bytes(of: report, on: source), "\(file)")
            let kept = try #require(CacheEntry.report(in: bytes, on: source), "\(file)")
            func run(_ report: Report) -> Run {
                Run(reports: [report], version: "1", rules: 1, failLevel: .error, exitCode: 0)
            }
            for reporter in reporters {
                #expect(
                    reporter.render(run(kept), style: style) == reporter.render(run(report), style: style),
                    "\(file) as \(reporter.name)")
            }
        }
        #expect(files.count > 10)
    }

    @Test func `nothing is written that was not asked for`() throws {
        _ = try a11ylint(["check", "ui"], in: folder.url)
        _ = try check("--no-cache")
        #expect(!FileManager.default.fileExists(atPath: folder.url("kept").path()))
        _ = try check()
        #expect(entries().count == 1)
        let others = try FileManager.default.contentsOfDirectory(atPath: folder.url.path()).sorted()
        #expect(others == [".git", "kept", "ui"])
    }

    @Test func `what is kept is found again, under all that a report depends on`() throws {
        let first = try check("-f", "json")
        #expect(try check("-f", "json") == first)
        #expect(entries().count == 1)
        for other in [["--select", "missing-label"], ["--ignore", "missing-label"], ["--select", "strict"]] {
            let usual = try a11ylint(["check", "ui", "-f", "json"] + other, in: folder.url)
            let count = entries().count
            #expect(
                try a11ylint(["check", "ui", "-f", "json", "--cache-dir", "kept"] + other, in: folder.url) == usual)
            #expect(entries().count == count + 1)
        }
        try folder.write(CacheTests.screen(401), to: "ui/long.yaml")
        #expect(try check("-f", "json") != first)
    }

    @Test(arguments: ["", "a11ylint-v1 \n{}", "other", "half", "flipped"])
    func `an entry that is damaged is made anew`(damage: String) throws {
        let first = try check("-f", "json")
        let path = folder.url("kept/a11ylint-v1/\(try #require(entries().first))")
        let whole = try Data(contentsOf: path)
        var bytes = whole
        switch damage {
        case "half": bytes = whole.prefix(whole.count / 2)
        case "flipped": bytes[whole.count / 2] ^= 1
        default: bytes = Data(damage.utf8)
        }
        try bytes.write(to: path)
        #expect(try check("-f", "json") == first)
        #expect(try Data(contentsOf: path).count == whole.count)
    }

    @Test func `a folder that cannot be used changes nothing`() throws {
        let usual = try a11ylint(["check", "ui"], in: folder.url)
        try folder.write("a file", to: "kept")
        #expect(try check() == usual)
        let told = try check("-v")
        #expect(told.status == usual.status)
        #expect(told.errors.hasPrefix("Warning: nothing is kept: "))
        #expect(told.errors.split(separator: "\n").count == 1)
        let full = try a11ylint(["check", "ui", "--cache-dir", "/dev/full"], in: folder.url)
        #expect(full == usual)
    }

    @Test(.enabled(if: canLimitFiles)) func `where the disk is full, nothing is kept, and no part of it`() throws {
        let usual = try a11ylint(["check", "ui", "-f", "summary"], in: folder.url)
        let line = "trap '' XFSZ; ulimit -f 8; a11ylint check ui -f summary --cache-dir kept"
        #expect(try shell(line, in: folder.url) == usual)
        #expect(entries() == [])
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url("kept/a11ylint-v1").path())
        #expect(left == [".gitignore"])
    }

    @Test func `runs may share a folder`() throws {
        for name in 0..<6 { try folder.write(CacheTests.screen(300 + name), to: "ui/more\(name).yaml") }
        let usual = try a11ylint(["check", "ui", "-f", "csv"], in: folder.url)
        let line = "for run in 1 2 3 4; do a11ylint check ui -f csv --cache-dir kept >out$run & done; wait"
        _ = try shell(line, in: folder.url)
        for run in 1...4 { #expect(try folder.text("out\(run)") == usual.output) }
        #expect(entries().count == 7)
    }

    @Test func `what was not used for longest goes first`() throws {
        for name in 0..<4 { try folder.write(CacheTests.screen(300 + name), to: "ui/more\(name).yaml") }
        _ = try check()
        let names = entries()
        for (age, name) in names.enumerated() {
            let date = Date(timeIntervalSince1970: 1_000_000_000 + Double(age))
            let path = folder.url("kept/a11ylint-v1/\(name)").path()
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
        let sizes = try names.map { try Data(contentsOf: folder.url("kept/a11ylint-v1/\($0)")).count }
        Cache.drop(from: folder.url("kept/a11ylint-v1").path(), to: sizes.reduce(0, +) - 1)
        #expect(entries() == Array(names.dropFirst()))
    }

    @Test(arguments: [
        (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c"), (["XDG_CACHE_HOME": "relative", "HOME": ""], nil), ([:], nil),
    ])
    func `the usual folder is the user's`(environment: [String: String], folder: String?) {
        #expect(Cache.usualFolder(environment) == folder)
    }
}
