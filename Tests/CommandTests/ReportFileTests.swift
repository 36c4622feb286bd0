import Foundation
import TestSupport
import Testing

/// Reports in files: as many as were asked for, whole or not at all, and the same from everywhere.
@Suite struct ReportFileTests {
    private let folder: Folder

    init() throws {
        folder = try Folder([
            ".git/HEAD": "", "ui/b.yaml": Screens.warning, "ui/in/a.yaml": Screens.error, "z.yaml": Screens.right,
            "out/old.json": "old\n",
        ])
    }

    @Test func `one run writes many reports, and prints the one that it is told to`() throws {
        let run = try a11ylint(
            ["ui", "-f", "compact", "--format", "json=out/new.json", "--format", "junit=out/new.xml"], in: folder.url)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("ui/b.yaml:3:42: warning:"))
        for (format, path) in [("json", "out/new.json"), ("junit", "out/new.xml")] {
            #expect(try folder.text(path) == (try a11ylint(["ui", "-f", format], in: folder.url)).output)
        }
        #expect(try files() == ["new.json", "new.xml", "old.json"])
    }

    @Test(arguments: [
        "--format sarif=out/folder", "--format sarif=missing/a.sarif", "--format sarif=/dev/full",
        "--format sarif=z.yaml/a", "--format sarif=out/", "--output /dev/full",
    ])
    func `where one report cannot be written, none is`(option: String) throws {
        try FileManager.default.createDirectory(at: folder.url("out/folder"), withIntermediateDirectories: true)
        let reports = ["--format", "json=out/old.json", "--format", "junit=out/new.xml", "--format", "csv=out/new.csv"]
        let run = try a11ylint(["ui"] + reports + option.split(separator: " ").map(String.init), in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("Error: "))
        #expect(try files() == ["folder", "old.json"])
        #expect(try folder.text("out/old.json") == "old\n")
    }

    @Test func `where standard output is full, no report is written`() throws {
        let line = "a11ylint ui --format json=out/old.json --format csv=out/new.csv >/dev/full"
        let run = try shell(line, in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors == "Error: standard output: no space left on device\n")
        #expect(try files() == ["old.json"])
        #expect(try folder.text("out/old.json") == "old\n")
    }

    @Test(.enabled(if: canLimitFiles)) func `where the disk is full, no report is written`() throws {
        // A limit of one block for each file stands for the disk: the shorter report would fit.
        let line = "trap '' XFSZ; ulimit -f 1; a11ylint ui -q --format compact=out/short.txt --format json=out/old.json"
        let run = try shell(line, in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains("old.json: file too large"))
        #expect(try files() == ["old.json"])
        #expect(try folder.text("out/old.json") == "old\n")
    }

    @Test func `a file keeps its permissions, and a link its target`() throws {
        chmod(folder.url("out/old.json").path(), 0o640)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url("link.json").path(), withDestinationPath: "out/old.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url("later.csv").path(), withDestinationPath: "out/later.csv")
        let run = try a11ylint(
            ["ui", "-q", "--format", "json=link.json", "--format", "csv=later.csv"], in: folder.url)
        #expect(run.status == 1)
        #expect(try folder.text("out/old.json").hasPrefix("{"))
        #expect(try folder.text("out/later.csv").hasPrefix("path,"))
        var status = stat()
        lstat(folder.url("out/old.json").path(), &status)
        #expect(status.st_mode & 0o7777 == 0o640)
        lstat(folder.url("link.json").path(), &status)
        #expect(status.st_mode & S_IFMT == S_IFLNK)
        #expect(try files() == ["later.csv", "old.json"])
    }

    @Test(.timeLimit(.minutes(patience)))
    func `devices and pipes are written to`() throws {
        let null = try a11ylint(["ui", "-q", "--format", "json=/dev/null"], in: folder.url)
        #expect(null.status == 1)
        let named = try shell("a11ylint ui -o out/a.txt --format csv=/dev/stdout", in: folder.url)
        #expect(named.output.hasPrefix("path,line"))
        mkfifo(folder.url("pipe").path(), 0o600)
        let piped = try shell("cat pipe & a11ylint ui -o /dev/null --format csv=pipe; wait", in: folder.url)
        #expect(piped.output.hasPrefix("path,line"))
    }

    @Test(arguments: [
        ["--format", "json=-"], ["--format", "json=/dev/stdout"], ["--format", "json=a", "--format", "csv=./ui/../a"],
        ["--format", "json=out/old.json", "-o", "link"], ["-f", "json", "-f", "csv"], ["-o", "a", "-o", "b"],
        ["--format", "json="], ["--format", "=a"], ["--format", "sarfi=a"],
    ])
    func `reports that would write over one another are refused`(options: [String]) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.url("link").path(), withDestinationPath: "out/old.json")
        let run = try a11ylint(["ui"] + options, in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("Error: "))
        #expect(run.output == "")
        #expect(try folder.text("out/old.json") == "old\n")
    }

    @Test(arguments: ["z.yaml", "./ui/../z.yaml", "link.yaml", "second.yaml"])
    func `no report is written over a file that is checked`(path: String) throws {
        let file = folder.url("z.yaml").path()
        try FileManager.default.createSymbolicLink(
            atPath: folder.url("link.yaml").path(), withDestinationPath: "z.yaml")
        try FileManager.default.linkItem(atPath: file, toPath: folder.url("second.yaml").path())
        for options in [["-o", path], ["--format", "json=\(path)"], ["--format", "csv=out/a.csv", "-o", path]] {
            let run = try a11ylint(["z.yaml", "ui"] + options, in: folder.url)
            #expect(run.status == 2)
            #expect(run.output == "")
            #expect(run.errors.contains("z.yaml: checked in this run"))
            #expect(try folder.text("z.yaml") == Screens.right)
            #expect(try files() == ["old.json"])
        }
    }

    @Test func `a report that a walk meets is written anew`() throws {
        let options = [".", "-q", "--format", "json=out/report.json"]
        let first = try a11ylint(options, in: folder.url)
        let text = try folder.text("out/report.json")
        #expect(try a11ylint(options, in: folder.url) == first)
        #expect(try folder.text("out/report.json") == text)
    }

    @Test(arguments: [["-o", ""], ["--format", "json=missing/a"]])
    func `a path that leads nowhere is refused`(options: [String]) throws {
        let run = try a11ylint(["ui"] + options, in: folder.url)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("Error: "))
    }

    @Test func `standard output takes a report when the first one goes to a file`() throws {
        let run = try a11ylint(["ui", "-o", "out/a.txt", "--format", "csv=-"], in: folder.url)
        #expect(run.output.hasPrefix("path,line"))
        #expect(try folder.text("out/a.txt").contains("ui/b.yaml"))
        #expect(try a11ylint(["z.yaml", "-o", "-"], in: folder.url).output.hasPrefix("No findings"))
    }

    @Test func `a report is the same with any number of jobs and from every folder`() throws {
        let formats = ["checkstyle", "csv", "github", "gitlab", "jsonl", "junit", "rdjson", "sarif", "xcode"]
        func reports(_ arguments: [String], in place: String = ".") throws -> [String] {
            let options = formats.flatMap { ["-f", "\($0)=\(folder.url("out/\($0)").path())"] }
            let run = try a11ylint(arguments + ["-f", "json"] + options, in: folder.url(place))
            return try ["\(run.status)", run.output, run.errors] + formats.map { try folder.text("out/\($0)") }
        }
        let usual = try reports(["ui", "z.yaml"])
        #expect(usual.count { !$0.isEmpty } == 2 + formats.count)
        for jobs in ["1", "2", "7"] { #expect(try reports(["ui", "z.yaml", "-j", jobs]) == usual) }
        #expect(try reports([".", "../z.yaml"], in: "ui") == usual)
        #expect(try reports(["../../z.yaml", ".", "../b.yaml"], in: "ui/in") == usual)
    }

    @Test func `the schema is that of the file in the project`() throws {
        let file = packageRoot.appending(path: "Schemas/report.v1.schema.json")
        let run = try a11ylint(["schema", "report"])
        #expect(run == ProgramRun(status: 0, output: try String(contentsOf: file, encoding: .utf8), errors: ""))
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url("out").path()).sorted()
    }
}
