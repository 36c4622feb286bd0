import Foundation
import Testing

/// Findings that are written while files are checked: the report is the same as one that is written as a whole, as
/// `--output` does.
@Suite struct StreamedReportTests {
    /// Files whose findings come late, early, not at all and suppressed.
    private static var files: [String: String] {
        var files = [
            "a.yaml": (1...200).map { "# \($0)\n" }.joined() + Screens.error, "b/right.yaml": Screens.right,
            "b/suppressed.yaml": "# a11ylint:ignore-file[missing-label] drawn\n" + Screens.nameless,
            "foreign.yaml": Screens.foreign, "z.yaml": Screens.warning,
        ]
        for number in 1...20 { files["c/\(number).yaml"] = Screens.nameless }
        return files
    }

    @Test(
        arguments: ["json", "jsonl"],
        [
            [], ["--fail-on", "warning"], ["--select", "strict"], ["--max-warnings", "0"],
            ["--min-confidence", "likely"],
            ["--select", "small-target"], ["a.yaml", "missing.yaml", "./z.yaml", "c"], ["b"], ["foreign.yaml"],
            ["--shard", "1/2"], ["--fail-on", "never"],
        ])
    func `a streamed report equals one that is written as a whole`(format: String, options: [String]) throws {
        let folder = try Folder(StreamedReportTests.files)
        for jobs in ["1", "4"] {
            let arguments = ["check"] + options + ["--format", format, "--jobs", jobs]
            let streamed = try a11ylint(arguments, in: folder.url)
            let whole = try a11ylint(arguments + ["--output", "whole"], in: folder.url)
            #expect(try streamed.output == folder.text("whole"))
            #expect((streamed.status, streamed.errors) == (whole.status, whole.errors))
        }
    }

    @Test func `what a configuration has too much of is told in its place`() throws {
        let folder = try Folder(StreamedReportTests.files)
        try folder.write("overrides: [{ files: [none.yaml], rules: { small-target: off } }]", to: ".a11ylint.yml")
        let streamed = try a11ylint(["check", "--format", "json"], in: folder.url)
        let whole = try a11ylint(["check", "--format", "json", "--output", "whole"], in: folder.url)
        #expect(streamed.output.contains("unused-override"))
        #expect(try streamed.output == folder.text("whole"))
        #expect(streamed.status == whole.status)
    }

    @Test func `a report in the folder that is checked is no input`() throws {
        let folder = try Folder(StreamedReportTests.files)
        let whole = try a11ylint(["check", "--format", "json"], in: folder.url)
        let line = "a11ylint check --format json --jobs 1 > zz.json"
        #expect(try shell(line, in: folder.url).status == whole.status)
        #expect(try folder.text("zz.json") == whole.output)
    }

    @Test func `a report that cannot be written is an error, one that nobody reads on is none`() throws {
        let folder = try Folder(StreamedReportTests.files)
        let full = try shell("a11ylint check --format json > /dev/full", in: folder.url)
        #expect(full.status == 2)
        #expect(full.errors.contains("standard output: no space left on device"))
        let cut = try shell(
            "a11ylint check --format json | head -c 1; exit ${PIPESTATUS[0]}", in: folder.url)
        #expect(cut.output == "{")
        #expect(cut.status == 1)
    }
}
