import Foundation
import TestSupport
import Testing

@testable import A11yProject

/// Which files are checked, and under which names.
@Suite struct InputTests {
    @Test func `a walk finds screens, skips what is not ours, and sorts`() throws {
        let folder = try Folder([
            "b.yaml": "", "a.yml": "", "c/d.storyboard": "", "c/e.XIB": "", "c/f.xml": "", "g.json": "", "h.swift": "",
            "yaml": "", ".yaml": "", ".github/w.yml": "", ".git/x.yaml": "", "c/node_modules/y.yaml": "",
            "Pods/z.xib": "", "Carthage/z.xib": "", ".build/z.xib": "", ".swiftpm/z.xib": "", "DerivedData/z.xib": "",
            "de.xcloc/Source Contents/z.storyboard": "", "K.xcframework/ios/K.framework/z.xib": "",
            "A.xcassets/b.imageset/Contents.json": "", "v2.xcmappingmodel/xcmapping.xml": "",
        ])
        let root = folder.url.path()
        let paths = Discovery(at: [root]).files.map { String($0.path.dropFirst(root.count)).drop { $0 == "/" } }
        #expect(
            paths == [".github/w.yml", "a.yml", "b.yaml", "c/d.storyboard", "c/e.XIB", "c/f.xml", "g.json", "h.swift"])
    }

    @Test func `a path is shown as it was named, and once`() throws {
        let folder = try Folder(["screens/a.yaml": Screens.warning])
        for line in ["screens", "./screens/", "screens/a.yaml ./screens/a.yaml .", "."] {
            let arguments = line.split(separator: " ").map(String.init) + ["-f", "compact", "-q"]
            let run = try a11ylint(arguments, in: folder.url)
            #expect(run.output.hasPrefix("screens/a.yaml:"))
            #expect(run.output.split(separator: "\n").count == 1)
        }
    }

    @Test func `a named file is checked whatever its name, and where a walk would not go`() throws {
        let folder = try Folder(["Pods/screen.txt": Screens.warning])
        let run = try a11ylint(["Pods/screen.txt", "-f", "compact"], in: folder.url)
        #expect(run.output.hasPrefix("Pods/screen.txt:3:42: warning:"))
    }

    @Test func `a foreign file is reported when it is named, and not when it is found`() throws {
        let folder = try Folder([
            "compose.yaml": Screens.foreign, "template.yaml": "{{ if .Values.x }}\na: [\n",
            "comment.yml": "# nothing\n",
            "screen.yaml": Screens.right,
        ])
        #expect(try a11ylint([".", "-f", "compact", "-q"], in: folder.url).output == "")
        let named = try a11ylint(["compose.yaml", "-f", "compact"], in: folder.url)
        #expect(named.output.contains("unknown-file"))
        let skipped = try a11ylint(
            ["compose.yaml", "template.yaml", "comment.yml", "screen.yaml", "--allow-empty", "-f", "compact", "-q"],
            in: folder.url)
        #expect(skipped.output == "")
    }

    /// Files of all sorts that lie in the folders of apps, and are no screens of ours.
    private static let foreign = [
        "ci.yml": "on: push\njobs:\n  ui: { steps: [{ run: take screenshots }] }\n",
        "pom.xml": "<project><a/></project>",
        "chart.yaml": "{{- if .Values.screenshots }}\na: [\n", "package.json": "{ \"name\": \"a\", \"scripts\": {} }",
        "Info.xml": "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict/></plist>", "notes.txt": "a: b: c\n\"\n",
        "icon.xml": "<vector xmlns:android=\"http://schemas.android.com/apk/res/android\"/>",
        "run.log": "Build: done: 1\n",
        "art.xml": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "list.json": "[1, 2]", "blob.json": "\0\u{1}\u{2}",
    ]

    @Test func `what is none of ours is passed over in a folder`() throws {
        let folder = try Folder(InputTests.foreign)
        try folder.write(Screens.right, to: "screen.yaml")
        let run = try a11ylint([".", "-f", "compact", "-q"], in: folder.url)
        #expect(run.output == "")
        #expect(run.status == 0)
    }

    @Test func `of Swift files that a pattern includes, those without views are passed over`() throws {
        let view = "import SwiftUI\nstruct A: View { var body: some View { Image(\"a\").onTapGesture {} } }\n"
        let folder = try Folder([
            ".a11ylint.yml": "include: [\"App/**/*.swift\"]\n", "App/A.swift": view, "App/B.swift": "struct B {}\n",
        ])
        let output = try a11ylint([".", "-f", "compact", "-q"], in: folder.url).output
        #expect(output.contains("App/A.swift:") && !output.contains("App/B.swift"), "\(output)")
        #expect(try a11ylint(["App/B.swift", "-f", "compact"], in: folder.url).output.contains("unknown-file"))
    }

    @Test(arguments: [
        ("a.swift", "import UIKit\nclass A: B { let x = \"y\" }\n", "declares no view of SwiftUI"),
        ("a.nib", "NIBArchive\u{1}\0", "is a compiled nib"),
        ("a.plist", "bplist00\u{1}", "is a binary property list"),
        ("a.car", "BOMStore\0", "is a compiled asset catalog"),
        ("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "cannot be read as a screen"),
        ("README.md", "# A: b: c\n- \"d\n", "cannot be read as a screen"), ("a.bin", "\0\0\0", "is a binary file"),
    ])
    func `what is none of ours is told in one sentence where it is named`(
        name: String, text: String, word: String
    ) throws {
        let folder = try Folder([name: text, "screen.yaml": Screens.right])
        let run = try a11ylint([name, "screen.yaml", "-f", "compact", "-q"], in: folder.url)
        #expect(run.output.split(separator: "\n").count == 1)
        #expect(run.output.hasPrefix("\(name):1:1: warning: \(name) ") && run.output.contains(word))
        let skipped = try a11ylint([name, "screen.yaml", "--allow-empty", "-f", "compact", "-q"], in: folder.url)
        #expect(skipped.output == "")
    }

    @Test(arguments: [["-"], ["-", "--stdin-filename", "screen.xml"]])
    func `a driver's page source is checked as it is piped in`(arguments: [String]) throws {
        let button = "<XCUIElementTypeButton name=\"pay\"/>"
        let source = "<XCUIElementTypeApplication label=\"A\">\(button)</XCUIElementTypeApplication>"
        let run = try a11ylint(arguments + ["-f", "compact", "-q"], input: source)
        #expect(run.output.contains("[missing-label]"))
        #expect(run.status == 1)
    }

    @Test func `a broken screen is reported when it is found`() throws {
        let folder = try Folder(["a.yaml": Screens.error, "b.yaml": "screen: \"Broken\n", "c.storyboard": "<document"])
        let run = try a11ylint([".", "-f", "compact", "-q"], in: folder.url)
        for path in ["a.yaml", "b.yaml", "c.storyboard"] { #expect(run.output.contains("\(path):")) }
    }

    @Test func `standard input is read only when it is named, and has the name it is given`() throws {
        let unnamed = try a11ylint(["-", "-f", "compact"], input: Screens.warning)
        #expect(unnamed.output.hasPrefix("-:3:42: warning:"))
        let named = try a11ylint(["-", "--stdin-filename", "a/b.yaml", "-f", "compact"], input: Screens.warning)
        #expect(named.output.hasPrefix("a/b.yaml:3:42: warning:"))
        let ignored = try a11ylint(["missing.yaml"], input: Screens.warning)
        #expect(ignored.output == "")
    }

    @Test(
        arguments: [
            ([], 1, ""), (["--force-exclude"], 2, ""), (["--force-exclude", "--allow-empty"], 0, ""),
            (["--force-exclude", "--fix"], 2, Screens.error),
            (["--force-exclude", "--fix", "--allow-empty"], 0, Screens.error),
        ] as [([String], Int32, String)])
    func `the name of standard input may be excluded, and its text is never lost`(
        flags: [String], status: Int32, text: String
    ) throws {
        let folder = try Folder([".a11ylint.yml": "exclude: [Out/]\n"])
        let name = ["-", "--stdin-filename", "Out/a.yaml", "-f", "jsonl"]
        let run = try a11ylint(name + flags, in: folder.url, input: Screens.error)
        #expect(run.status == status)
        if flags.contains("--fix") { #expect(run.output == text) }
        #expect(run.errors.contains("nothing to check") == (status == 2))
    }

    @Test(.timeLimit(.minutes(patience)))
    func `pipes, devices and links in circles end the run soon`() throws {
        let folder = try Folder(["screens/a.yaml": Screens.right])
        mkfifo(folder.url("pipe.yaml").path(), 0o600)
        mkfifo(folder.url("screens/pipe.yaml").path(), 0o600)
        try FileManager.default.createDirectory(at: folder.url("folder.yaml"), withIntermediateDirectories: true)
        for (link, target) in [("screens/up", ".."), ("screens/self.yaml", "self.yaml"), ("screens/gone.yaml", "gone")]
        {
            try FileManager.default.createSymbolicLink(atPath: folder.url(link).path(), withDestinationPath: target)
        }
        #expect(try a11ylint(["screens"], in: folder.url).status == 0)
        for path in ["pipe.yaml", "/dev/zero", "/dev/null", "folder.yaml", "screens/self.yaml"] {
            let run = try a11ylint([path], in: folder.url)
            #expect(run.status == 2)
            #expect(run.errors.hasPrefix("Error: "))
        }
    }

    @Test func `a file that may not be read does not hide the others`() throws {
        let folder = try Folder(["closed.yaml": Screens.right, "open.yaml": Screens.warning])
        chmod(folder.url("closed.yaml").path(), 0)
        let run = try a11ylint([".", "-f", "compact"], in: folder.url)
        #expect(run.output.contains("open.yaml:3:42: warning:"))
        // The system's administrator may read everything.
        let isAdministrator = getuid() == 0
        #expect(run.status == (isAdministrator ? 0 : 2))
        #expect(run.errors == (isAdministrator ? "" : "Error: closed.yaml: permission denied\n"))
    }

    @Test func `a screen that cannot be spoken does not silence the others`() throws {
        let folder = try Folder(["broken.yaml": "screen: \"Broken\n", "right.yaml": Screens.right])
        let run = try a11ylint(["speak", "broken.yaml", "missing.yaml", "right.yaml"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.hasPrefix("right.yaml\nRight\n"))
        #expect(run.errors.split(separator: "\n").count == 2)
    }

    @Test(arguments: [
        "a\u{1B}[31m\nb.yaml", "--a\u{1B}[31m", "speak a\u{1B}[31m\nb.yaml", "explain a\u{1B}[31m",
        "verify a\u{1B}[31m",
    ])
    func `what was typed reaches the terminal without its controls`(line: String) throws {
        let run = try a11ylint(line.split(separator: " ").map(String.init))
        #expect(run.status == 2)
        #expect(run.errors.contains("a\\u{1B}[31m"))
        #expect(!run.errors.contains("\u{1B}"))
    }

    @Test func `what a file holds reaches the terminal without its controls`() throws {
        let text = "screen: \"A\\e[31m\"\nelements:\n  - { type: label, text: \"a\\u202Eb\\e]0;c\\ad\" }\n"
        let folder = try Folder(["a.yaml": text])
        for command in ["speak", "check"] {
            let run = try a11ylint([command, "a.yaml"], in: folder.url)
            let shown = run.output.unicodeScalars
            #expect(!shown.contains { $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202E}" })
        }
    }

    @Test func `the output does not depend on the number of jobs, nor on the run`() throws {
        var files: [String: String] = [:]
        for number in 0..<60 {
            files["\(number).yaml"] = [Screens.warning, Screens.error, Screens.right][number % 3]
        }
        let folder = try Folder(files)
        for format in ["table", "compact", "json"] {
            let runs = try ["1", "1", "2", "16"].map { try a11ylint(["-f", format, "-j", $0], in: folder.url) }
            #expect(runs[0].status == 1)
            #expect(runs.allSatisfy { $0 == runs[0] })
        }
    }

    @Test func `parallel work keeps the order of the items`() {
        let squares = inParallel(Array(0..<1000), jobs: 8) { $0 * $0 }
        #expect(squares == (0..<1000).map { $0 * $0 })
    }
}
