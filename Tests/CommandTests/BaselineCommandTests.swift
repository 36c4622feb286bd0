import Foundation
import Testing

/// What the commands about baselines write and tell, and what a strict run does.
@Suite struct BaselineCommandTests {
    private let project: BaselineProject

    init() throws { project = try BaselineProject() }

    @Test func `a new baseline takes the findings of the chosen rules, and adding to it is asked for`() throws {
        let text = try project.folder.text(BaselineProject.file)
        let run = try project.baseline("--reason", "brand")
        #expect(run.status == 2)
        #expect(run.errors.contains("there already"))
        #expect(try project.folder.text(BaselineProject.file) == text)
        let new = try project.baseline("--baseline", "new.json", "--select", "low-contrast", "--reason", "brand")
        #expect(new.status == 0)
        #expect(new.output.hasSuffix("So that runs use the baseline, add to your configuration: baseline: new.json\n"))
        #expect(
            try project.folder.text("new.json").matches(of: /"rule": "low-contrast".*"reason": "brand"\}/).count == 1)
        #expect(try project.baseline("--baseline", "new.json").status == 1)
        #expect(try project.baseline("--baseline", "new.json", "--allow-growth").status == 0)
        #expect(try project.folder.text("new.json").replacing(", \"reason\": \"brand\"", with: "") == text)
    }

    @Test func `what several runs write at once is whole`() throws {
        let text = try project.folder.text(BaselineProject.file)
        let line = "rm .a11ylint-baseline.json; for run in 1 2 3 4; do a11ylint baseline & done; wait"
        #expect(try shell(line, in: project.folder.url).status == 0)
        #expect(try project.folder.text(BaselineProject.file) == text)
        let names = try FileManager.default.contentsOfDirectory(atPath: project.folder.url.path())
        #expect(names.sorted() == [".a11ylint-baseline.json", ".git", "ui"])
    }

    @Test func `a stale entry is told, and fails a run whose configuration says so`() throws {
        try project.change("image: trash", to: "title: Remove")
        let strict = ["--baseline", BaselineProject.file, "--set", "rules.stale-baseline-entry=error"]
        #expect(try a11ylint(strict, in: project.folder.url).status == 1)
        let usual = try a11ylint(["--baseline", BaselineProject.file], in: project.folder.url)
        #expect(usual.status == 0)
        #expect(usual.output.contains("missing-label at #remove is gone; prune it."))
    }

    @Test func `an entry that was pruned is told no more`() throws {
        try project.change("image: trash", to: "title: Remove")
        #expect(try project.baseline().output.contains("gone: ui/cart.yaml: missing-label at #remove\n"))
        #expect(try !project.folder.text(BaselineProject.file).contains("#remove"))
        #expect(try project.check("--set", "rules.stale-baseline-entry=error").status == 0)
    }

    @Test(arguments: [
        ["--baseline", "missing.json"], ["--baseline", ""], ["--baseline", "ui"],
    ])
    func `what cannot be meant is refused`(arguments: [String]) throws {
        let run = try a11ylint(["check"] + arguments, in: project.folder.url)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("Error: "))
    }

    @Test(arguments: [
        ("\"version\": 1", "\"version\": 2", ":2:14\n"), ("\"rule\"", "\"rul\"", "did you mean “rule”?"),
        ("v1:", "v2:", "16 hexadecimal digits"), ("\"entries\": {", "\"entries\": [", "[syntax]"),
        ("\"element\": \"#total\"", "\"element\": \"#total\", \"expires\": \"2027-02-30\"", "a day of the calendar"),
        ("  \"version\"", "<<<<<<< ours\n  \"version\"", "error[baseline]"),
    ])
    func `a baseline with a mistake is shown and not used`(old: String, new: String, told: String) throws {
        try project.change(old, to: new, in: BaselineProject.file)
        let run = try project.check()
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("error[baseline]: "))
        #expect(told == "[syntax]" || run.errors.contains(told), "\(run.errors)")
        #expect(run.errors.hasSuffix("Exit 2: the baseline is not usable; nothing was checked.\n"))
    }

    @Test func `code scanning is told what is new`() throws {
        try project.change(
            "elements:\n", to: "elements:\n  - { type: button, id: send, image: x, frame: [200, 90, 44, 44] }\n")
        let run = try a11ylint(["-f", "sarif", "--baseline", BaselineProject.file], in: project.folder.url)
        #expect(run.output.contains(#""baselineState": "new""#) && !run.output.contains("unchanged"))
        #expect(try !a11ylint(["-f", "sarif"], in: project.folder.url).output.contains("baselineState"))
    }
}
