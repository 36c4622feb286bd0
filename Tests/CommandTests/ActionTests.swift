import Foundation
import TestSupport
import Testing

@testable import A11yProject

/// The steps of the GitHub Action, run as a runner runs them, with files in place of its services.
@Suite struct ActionRunTests {
    private let folder: Folder

    init() throws {
        folder = try Folder([
            "App/bad.yaml": Screens.error, "App/slip.yaml": Screens.warning, "Good Folder/right.yaml": Screens.right,
            "foreign.yaml": Screens.foreign, "output": "", "summary.md": "# Before\n",
        ])
    }

    @Test func `one run writes every report, and then fails`() throws {
        let run = try step("A11Y_SARIF=reports/a11y.sarif")
        #expect(run.status == 1)
        #expect(try outputs() == ["exit-code=1", "errors=1", "findings=2", "sarif=reports/a11y.sarif"])
        #expect(try folder.text("reports/a11y.sarif").contains("\"version\": \"2.1.0\""))
        #expect(try folder.text("summary.md").hasPrefix("# Before\n"))
        #expect(try folder.text("summary.md").contains("App/bad.yaml"))
        #expect(run.output.contains("  ✖ error  "))
        #expect(run.output.contains("\n::error file=App/bad.yaml,line="))
        #expect(run.output.contains("\n::warning file=App/slip.yaml,line="))
    }

    @Test(arguments: [
        ("A11Y_PATHS='Nothing*'", 2), ("A11Y_PATHS='Good*/*.yaml'", 0), ("A11Y_PATHS='foreign.yaml App/slip.yaml'", 2),
        ("A11Y_PATHS='Good Folder'", 0), ("A11Y_PATHS=$'Good Folder\n  App/slip.yaml  \r\n\n'", 0),
        ("A11Y_PATHS=$'Good Folder\nApp'", 1), ("A11Y_PATHS=$'Good F*\nno such'", 2), ("A11Y_PATHS=$'\n'", 1),
        ("A11Y_PATHS=App/slip.yaml A11Y_FAIL_ON=warning", 1), ("A11Y_ARGS='--select missing-label --quiet'", 1),
        ("A11Y_ARGS='--max-warnings 0' A11Y_PATHS=App/slip.yaml", 1), ("A11Y_ARGS='--fail-on never'", 0),
        ("A11Y_PATHS=missing.yaml", 2), ("A11Y_FAIL_ON=fatal", 2), ("A11Y_SUMMARY=yes", 2),
        ("A11Y_PATHS=--help", 2), ("A11Y_ONLY_CHANGED=true A11Y_NEW_ONLY=true", 1),
    ])
    func `the step ends as the run does`(environment: String, status: Int32) throws {
        let run = try step(environment)
        #expect(run.status == status, "\(run)")
        #expect(try outputs().first == "exit-code=\(status)")
        #expect(run.output.contains("::error title=a11ylint::") == (status == 2))
    }

    @Test(arguments: [
        ("A11Y_SARIF=/dev/null/a11y.sarif", "::error title=a11ylint::sarif: the folder of"),
        ("A11Y_CONFIG=slip.yml", "::error title=a11ylint::unknown key “rule” in slip.yml"),
    ])
    func `what could not be done is said where everybody looks`(environment: String, mark: String) throws {
        try folder.write("rule: {}\n", to: "slip.yml")
        let run = try step(environment)
        #expect(run.status == 2)
        #expect(run.output.contains("\n" + mark) || run.output.hasPrefix(mark), "\(run.output)")
        #expect(try outputs().first == "exit-code=2")
    }

    @Test func `marks and summary are left out where nobody wants them`() throws {
        let run = try step("A11Y_ANNOTATIONS=false A11Y_SUMMARY=false")
        #expect(run.status == 1)
        #expect(!run.output.contains("::error"))
        #expect(try folder.text("summary.md") == "# Before\n")
        #expect(try outputs() == ["exit-code=1", "errors=1", "findings=2"])
    }

    @Test(arguments: [
        "A11Y_PATHS='$(touch harm)'", "A11Y_PATHS='App;touch harm'", "A11Y_ARGS='`touch harm`'",
        "A11Y_SARIF='$(touch harm).sarif'", "A11Y_CONFIG='x;touch harm'", "A11Y_FAIL_ON='error;touch harm'",
    ])
    func `nothing that a user writes is run`(environment: String) throws {
        _ = try step(environment)
        #expect(!FileManager.default.fileExists(atPath: folder.url("harm").path()))
    }

    @Test func `what a file holds is no command to the runner`() throws {
        try folder.write("screen: \"\\n::set-env name=PATH::/tmp\"\nelements: [\n", to: "::add-mask::x.yaml")
        let run = try step("A11Y_ANNOTATIONS=false")
        let lines = run.output.split(separator: "\n")
        let stop = try #require(lines.first { $0.hasPrefix("::stop-commands::") })
        #expect(lines.last == "::\(stop.dropFirst("::stop-commands::".count))::")
        #expect(lines.count { $0.hasPrefix("::") && !$0.contains("a11ylint-") } <= 1)
    }

    private func step(_ environment: String) throws -> ProgramRun {
        let script = packageRoot.appending(path: "scripts/run.sh").path()
        return try shell(
            "GITHUB_OUTPUT=output GITHUB_STEP_SUMMARY=summary.md \(environment) '\(script)'", in: folder.url)
    }

    private func outputs() throws -> [String] {
        try folder.text("output").split(separator: "\n").map(String.init)
    }
}

/// The step that brings the program, from a folder in place of a release.
@Suite struct ActionSetupTests {
    private static let name = "a11ylint-1.2.3-\(Version.current.platform)"
    private let folder: Folder

    init() throws {
        folder = try Folder(["\(Self.name)/a11ylint": "#!/bin/sh\necho \"a11ylint 1.2.3\"\n", "LICENSE": "", "out": ""])
        chmod(folder.url("\(Self.name)/a11ylint").path(), 0o755)
        let pack = "mkdir release && tar -czf release/\(Self.name).tar.gz \(Self.name)"
        let sum = "if command -v sha256sum >/dev/null; then sha256sum *.gz; else shasum -a 256 *.gz; fi"
        #expect(
            try shell("\(pack) && cd release && { \(sum); } >\(Self.name).tar.gz.sha256", in: folder.url).status == 0)
    }

    @Test(arguments: [
        "A11Y_VERSION=1.2.3", "A11Y_VERSION=v1.2.3", "A11Y_REF=v1.2.3", "A11Y_VERSION=1.2.3 A11Y_REF=v9.9.9",
    ])
    func `a release is fetched, compared, kept and found by the next step`(version: String) throws {
        let run = try step(version)
        #expect(run.status == 0, "\(run)")
        #expect(run.output == "a11ylint 1.2.3\n")
        let path = try folder.text("path").split(separator: "\n").map(String.init)
        #expect(path.count == 1)
        #expect(FileManager.default.isExecutableFile(atPath: "\(path[0])/a11ylint"))
        #expect(try folder.text("out") == "version=1.2.3\n")
        try FileManager.default.removeItem(at: folder.url("release"))
        #expect(try step("A11Y_VERSION=1.2.3").status == 0, "the second time it comes from the cache")
        let wrong = try step("A11Y_VERSION=1.2.3 A11Y_SHA256=\(String(repeating: "0", count: 64))")
        #expect(wrong.status == 2)
    }

    @Test(arguments: [
        ("A11Y_VERSION=1.2.3 A11Y_SHA256=12ab", "was promised"), ("A11Y_VERSION=9.9.9", "cannot be fetched"),
        ("A11Y_VERSION='1.2.3; touch harm'", "takes one release"), ("A11Y_VERSION=../../1", "takes one release"),
        ("A11Y_REF=main", "say by version: which one"),
    ])
    func `what cannot be trusted is not taken`(environment: String, reason: String) throws {
        let run = try step(environment)
        #expect(run.status == 2, "\(run)")
        #expect(run.output.hasPrefix("::error title=a11ylint::") && run.output.contains(reason))
        #expect(try folder.text("out") == "")
        #expect(!FileManager.default.fileExists(atPath: folder.url("harm").path()))
    }

    @Test func `an archive that was changed is not taken`() throws {
        try folder.write(String(repeating: "0", count: 64) + "  x\n", to: "release/\(Self.name).tar.gz.sha256")
        #expect(try step("A11Y_VERSION=1.2.3").output.contains("was promised"))
    }

    private func step(_ environment: String) throws -> ProgramRun {
        let script = packageRoot.appending(path: "scripts/setup.sh").path()
        let mirror = "A11Y_DOWNLOAD_URL='file://\(folder.url("release").path())'"
        return try shell(
            "GITHUB_OUTPUT=out GITHUB_PATH=path RUNNER_TOOL_CACHE=$PWD/tools \(mirror) \(environment) '\(script)'",
            in: folder.url)
    }
}
