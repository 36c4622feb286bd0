import Foundation
import TestSupport
import Testing

@testable import A11yCommand
@testable import A11yProject

/// What `init` writes into a project, and what it leaves alone.
@Suite struct InitTests {
    @Test func `a project is described as it was found, and its first findings are shown`() throws {
        let folder = try Folder([
            "App/Cart.xib": try fixture("player.xib"), "Screens/deep/order.yaml": Screens.error,
            "one.yml": Screens.right,
            ".github/workflows/ci.yml": "on: push\njobs: { test: { runs-on: x } }\n", "Pods/p.yaml": Screens.error,
        ])
        let run = try a11ylint(["init"], in: folder.url)
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.hasPrefix("Wrote .a11ylint.yml.\nFound screens. "))
        #expect(run.output.contains("Screens/deep/order.yaml"))
        #expect(run.output.contains("Next: a11ylint check"))
        let text = try folder.text(".a11ylint.yml")
        #expect(text.contains("include:\n  - \"**/*.xib\"\n  - \"/Screens/**/*.yaml\"\n  - \"/one.yml\"\n"))
        #expect(text.contains("\nplatform: ios\n"))
        #expect(!text.contains("yaml-language-server: $schema=S"))
        #expect(try files(in: folder) == [".a11ylint.yml"])
    }

    @Test(arguments: [
        (["init"], ["The next a11ylint check fails: 1 finding at or above \"error\"."], 1),
        (["init", "--baseline"], [], 0),
        (["init"], ["The next a11ylint check passes: nothing at or above \"error\"."], 0),
    ])
    func `the first look says how the next check ends`(arguments: [String], sentences: [String], status: Int) throws {
        let isRight = sentences.first?.contains("passes") == true
        let folder = try Folder(["a.yaml": isRight ? Screens.warning : Screens.nameless])
        let run = try a11ylint(arguments, in: folder.url)
        #expect(run.status == 0)
        #expect(
            run.output.split(separator: "\n").filter { $0.contains("next a11ylint check") }.map(String.init)
                == sentences)
        #expect(!run.output.contains("Exit "))
        #expect(try a11ylint(["check"], in: folder.url).status == status)
    }

    @Test func `the first look fits on a screen, and names the next steps`() throws {
        let row = "  - { type: button, id: n, image: ic_help, frame: [16, 80, 24, 44], hint: Hold }\n"
        let screen = "screen: Order\nelements:\n" + String(repeating: row, count: 9)
        let folder = try Folder(["one.yaml": screen, "two.yaml": screen, "three.yaml": screen])
        let output = try a11ylint(["init"], in: folder.url).output
        #expect(output.split(separator: "\n", omittingEmptySubsequences: false).count <= 41, "\(output)")
        #expect(output.contains("→") && output.contains("Next: a11ylint check"))
    }

    @Test func `documents and views of tests and previews are excluded, and what tests print is not`() throws {
        let view = "import SwiftUI\nstruct A: View { var body: some View { Image(\"cart\") } }\n"
        let folder = try Folder([
            "App/A.swift": view, "App/Preview Content/P.swift": view.replacing("A", with: "P"),
            "App/Kit/Tests/KitTests/T.swift": view.replacing("A", with: "T"), "App/Main.xib": try fixture("player.xib"),
            "AppUITests/Cart.xib": try fixture("player.xib"), "AppUITests/order.yaml": Screens.error,
        ])
        let run = try a11ylint(["init"], in: folder.url)
        #expect(run.output.contains("Found screens. ") && run.output.contains(" in 3 files ("))
        let text = try folder.text(".a11ylint.yml")
        #expect(text.contains("include:\n  - \"**/*.xib\"\n  - \"/App/**/*.swift\"\n  - \"/AppUITests/**/*.yaml\"\n"))
        let patterns = ["**/AppUITests/**/*.xib", "**/KitTests/**/*.swift", #"**/Preview\\ Content/**/*.swift"#]
        #expect(text.contains("exclude:\n" + patterns.map { "  - \"\($0)\"\n" }.joined()))
        let checked = try a11ylint(["check", "--format", "compact", "--all"], in: folder.url).output
        #expect(checked.contains("App/A.swift") && checked.contains("order.yaml"))
        #expect(!checked.contains("Preview") && !checked.contains("KitTests") && !checked.contains("Cart.xib"))
    }

    @Test(
        arguments: [
            (
                ["App/A.swift": "", "App.xcodeproj/project.pbxproj": "", "App/Main.storyboard": App.storyboard],
                "sources: auto"
            ),
            (["Package.swift": "", "Sources/A/Main.storyboard": App.storyboard], "sources: auto"),
            (["App/A.m": "", "App/Main.storyboard": App.storyboard], "sources: ."),
            (["App.xcodeproj/project.pbxproj": "", "App/Main.storyboard": App.storyboard], "#sources: auto"),
            (["App/A.swift": "", "App.xcodeproj/project.pbxproj": "", "pay.yaml": Screens.right], "#sources: auto"),
        ] as [([String: String], String)])
    func `code is named where a storyboard has some`(files: [String: String], line: String) throws {
        let folder = try Folder(files.merging([".git/HEAD": ""]) { $1 })
        let run = try a11ylint(["init"], in: folder.url)
        #expect(run.status == 0)
        // The class of the storyboard is in none of these files.
        #expect(run.errors == "" || run.errors.hasPrefix("Note: 1 review rests on `LoginViewController`"))
        #expect(try folder.text(".a11ylint.yml").contains("\n\(line)\n"))
        #expect(try a11ylint(["config"], in: folder.url).status == 0)
    }

    @Test func `an empty project gets a configuration too`() throws {
        let folder = try Folder()
        let run = try a11ylint(["init"], in: folder.url)
        #expect(run.status == 0)
        #expect(run.output.hasSuffix("No file here describes a screen yet; include: says where they will be.\n"))
        #expect(try folder.text(".a11ylint.yml").contains("\n#include: "))
    }

    @Test(arguments: StarterConfiguration.schemaPaths)
    func `a schema in the project is named in the first line`(path: String) throws {
        let folder = try Folder([path: "{}"])
        #expect(try a11ylint(["init"], in: folder.url).status == 0)
        #expect(try folder.text(".a11ylint.yml").hasPrefix("# yaml-language-server: $schema=\(path)\n"))
    }

    @Test(arguments: [".a11ylint.yml", ".a11ylint.yaml"])
    func `a configuration is replaced only where that is asked for`(name: String) throws {
        let folder = try Folder([name: "version: 1\n"])
        let refused = try a11ylint(["init"], in: folder.url)
        #expect(refused.status == 2)
        #expect(refused.errors == "Error: \(name): exists, and is not replaced without --force\n")
        let extended = try a11ylint(["init", "--baseline"], in: folder.url)
        #expect(extended.status == 0)
        #expect(extended.output.hasPrefix("Kept \(name) as it is.\n"))
        #expect(try folder.text(name) == "version: 1\n")
        #expect(try a11ylint(["init", "--force"], in: folder.url).status == 0)
        #expect(try folder.text(name).count > 1000)
    }

    @Test func `two configurations are one too many`() throws {
        let folder = try Folder([".a11ylint.yml": "", ".a11ylint.yaml": ""])
        let run = try a11ylint(["init", "--force"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors == "Error: both .a11ylint.yml and .a11ylint.yaml exist; keep one of them\n")
    }

    @Test func `a dry run writes nothing and shows what it would write`() throws {
        let folder = try Folder()
        let run = try a11ylint(["init", "--dry-run"], in: folder.url)
        #expect(run.status == 0)
        #expect(run.output.contains("--- /dev/null\n+++ .a11ylint.yml\n"))
        #expect(try files(in: folder) == [])
        try folder.write("version: 1\n", to: ".a11ylint.yml")
        let anew = try a11ylint(["init", "--dry-run", "--force"], in: folder.url)
        #expect(anew.output.contains("--- .a11ylint.yml\n+++ .a11ylint.yml\n@@ "))
        #expect(try folder.text(".a11ylint.yml") == "version: 1\n")
    }

    private func files(in folder: Folder) throws -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.url.path())?.allObjects.compactMap { $0 as? String }
        return (paths ?? []).filter { path in
            path.split(separator: "/").last?.hasPrefix(".") == true && !path.hasPrefix(".github/")
                || path.hasSuffix(".a11ylint.yml")
        }.filter { (try? folder.text($0)) != nil }.sorted { $0.count < $1.count }
    }

    private func fixture(_ name: String) throws -> String {
        try String(contentsOf: packageRoot.appending(path: "Fixtures/screens/\(name)"), encoding: .utf8)
    }
}
