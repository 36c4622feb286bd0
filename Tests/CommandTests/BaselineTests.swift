import Foundation
import Testing

/// A baseline knows findings by their elements: what is changed around them makes no difference, and what takes their
/// place does.
@Suite struct BaselineTests {
    private let folder: Folder

    /// A screen with two buttons that have no name, and a text that is too pale.
    private static let screen = """
        screen: Cart
        title: Cart
        elements:
          - { type: button, id: remove, image: trash, frame: [16, 140, 44, 44] }
          - { type: button, image: arrow, frame: [16, 240, 44, 44] }
          - { type: label, id: total, text: Two notebooks, font: { style: body },
              adjustsFontForContentSizeCategory: true, frame: [16, 300, 200, 30],
              textColor: "#999999", backgroundColor: "#ffffff" }

        """

    private static let file = ".a11ylint-baseline.json"

    init() throws {
        folder = try Folder([".git/HEAD": "", "ui/cart.yaml": BaselineTests.screen, "ui/right.yaml": Screens.right])
        #expect(try baseline("create").status == 0)
    }

    private func baseline(_ arguments: String..., in place: String = "") throws -> ProgramRun {
        try a11ylint(["baseline"] + arguments, in: folder.url(place))
    }

    private func check(_ arguments: String...) throws -> ProgramRun {
        try a11ylint(["check", "-f", "compact", "--baseline", BaselineTests.file] + arguments, in: folder.url)
    }

    private func change(_ old: String, to new: String, in path: String = "ui/cart.yaml") throws {
        let text = try folder.text(path)
        #expect(text.contains(old))
        try folder.write(text.replacing(old, with: new), to: path)
    }

    private func move(_ old: String, to new: String) throws {
        try FileManager.default.moveItem(at: folder.url(old), to: folder.url(new))
    }

    @Test func `what was taken over is accepted`() throws {
        #expect(try a11ylint(["check"], in: folder.url).status == 1)
        let run = try check()
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(try check("--no-baseline").status == 2)
        let table = try a11ylint(["check", "--baseline", BaselineTests.file], in: folder.url)
        #expect(table.output.hasPrefix("No new findings, 3 baselined in 2 files ("))
        let json = try a11ylint(["-f", "json", "--baseline", BaselineTests.file], in: folder.url).output
        #expect(json.contains(#""baselined": 3"#) && json.contains(#""findings": []"#))
    }

    @Test(arguments: [
        ("screen: Cart", "# one line\n\n# and another\nscreen: Cart"),
        ("\"#999999\"", "\"#aaaaaa\""),
        ("text: Two notebooks", "text: Three notebooks"),
        ("frame: [16, 140, 44, 44]", "frame: [16, 144, 60, 60]"),
        ("image: trash", "image: bin"),
        ("screen: Cart", "screen: Basket"),
        ("elements:\n", "elements:\n  - { type: label, text: One more, frame: [16, 90, 200, 40] }\n"),
    ])
    func `lines, values, wording and what is added make no difference`(old: String, new: String) throws {
        try change(old, to: new)
        let run = try check("--fail-on", "error")
        #expect(run.status == 0, "\(run.output)")
        #expect(try !check().output.contains("stale-baseline-entry"))
    }

    @Test func `another offender is new, although there are as many as before`() throws {
        try change("image: trash", to: "title: Remove")
        try change("elements:\n", to: "elements:\n  - { type: button, id: send, image: x, frame: [200, 90, 44, 44] }\n")
        let run = try check()
        #expect(run.status == 1)
        #expect(run.output.contains("missing-label") && run.output.contains("missing-label at #remove is gone"))
    }

    @Test func `another rule at the same element is new`() throws {
        try change("id: remove, image: trash", to: "id: remove, label: \"\\u00A0\"")
        #expect(try baseline("check").status == 1)
    }

    @Test func `a file that moved is known by its content`() throws {
        try move("ui/cart.yaml", to: "ui/basket.yaml")
        #expect(try check("--strict-baseline").status == 0)
        #expect(try check("ui/basket.yaml").status == 0)
        let update = try baseline("update")
        #expect(update.status == 0)
        let text = try folder.text(BaselineTests.file)
        #expect(text.contains("ui/basket.yaml") && !text.contains("ui/cart.yaml"))
        #expect(try baseline("check").output.contains("3 findings known, 0 gone, 0 expired, 0 new"))
    }

    @Test func `a copy of a file is new, since the file is still there`() throws {
        try folder.write(BaselineTests.screen, to: "ui/copy.yaml")
        let run = try check()
        #expect(run.status == 1)
        #expect(!run.output.contains("ui/cart.yaml"))
    }

    @Test func `a file that moved and was changed is known by git`() throws {
        let git = "git -c user.name=A -c user.email=a@example.com"
        let run = try shell(
            """
            rm -r .git && git init -q && \(git) add -A && \(git) commit -qm one && git mv ui/cart.yaml ui/basket.yaml &&
            sed -i.bak 's/#999999/#989898/' ui/basket.yaml && rm ui/*.bak
            a11ylint check --baseline .a11ylint-baseline.json --strict-baseline
            """, in: folder.url)
        #expect(run.status == 0, "\(run)")
    }

    @Test func `entries of a deleted file are stale where its folder was looked through`() throws {
        try FileManager.default.removeItem(at: folder.url("ui/cart.yaml"))
        #expect(try check("ui/right.yaml", "--strict-baseline").status == 0)
        let run = try check("ui", "--strict-baseline")
        #expect(run.status == 1)
        #expect(run.output.matches(of: /stale-baseline-entry/).count == 3)
        #expect(try baseline("prune", "ui/right.yaml").output.contains("0 pruned, 3 entries left"))
        #expect(try baseline("prune").output.contains("3 pruned, 0 entries left"))
        #expect(try folder.text(BaselineTests.file) == "{\n  \"version\": 1,\n  \"entries\": {}\n}\n")
    }

    @Test func `a run over some files, or some rules, judges no other entries`() throws {
        try change("image: trash", to: "title: Remove")
        #expect(try check("ui/right.yaml", "--strict-baseline").status == 0)
        #expect(try check("--select", "low-contrast", "--strict-baseline").status == 0)
        #expect(try check("--ignore", "missing-label", "--strict-baseline").status == 0)
        #expect(try check("ui/cart.yaml", "--strict-baseline").status == 1)
        #expect(try check("ui/cart.yaml").status == 0)
    }

    @Test func `a file that cannot be read to its end makes nothing stale`() throws {
        try change("image: arrow, frame: [16, 240, 44, 44] }", to: "image: arrow")
        let run = try check("--strict-baseline")
        #expect(run.output.contains("[syntax]"))
        #expect(!run.output.contains("stale-baseline-entry"))
    }

    @Test(arguments: [("2020-01-31", 1), ("2999-12-31", 0)])
    func `what is accepted until a day counts when that is over`(day: String, status: Int32) throws {
        try change(
            "\"element\": \"#remove\",", to: "\"element\": \"#remove\", \"expires\": \"\(day)\",",
            in: BaselineTests.file)
        let run = try check("--strict-baseline")
        #expect(run.status == status)
        #expect(!run.output.contains("stale-baseline-entry"))
        #expect(try baseline("check").output.contains("\(status) expired"))
        // Somebody has to say until when it is accepted now.
        #expect(try baseline("update").status == status)
        #expect(try baseline("update", "--allow-growth").status == status)
        #expect(try baseline("update", "--allow-growth", "--expires", "2998-01-01").status == 0)
        #expect(try check().status == 0)
    }

    @Test func `a baseline may only shrink`() throws {
        try change("elements:\n", to: "elements:\n  - { type: button, id: send, image: x, frame: [200, 90, 44, 44] }\n")
        try change("image: trash", to: "title: Remove")
        let refused = try baseline("update")
        #expect(refused.status == 1)
        #expect(refused.output.contains("gone: ui/cart.yaml: missing-label at #remove\n"))
        #expect(refused.output.contains("new: ui/cart.yaml: missing-label at #send\n"))
        #expect(refused.errors.contains("may only shrink"))
        let text = try folder.text(BaselineTests.file)
        #expect(!text.contains("#send") && !text.contains("#remove"))
        #expect(try baseline("update", "--allow-growth", "--reason", "later").status == 0)
        #expect(try folder.text(BaselineTests.file).contains("#send"))
        #expect(try check().status == 0)
    }

    @Test func `reasons and days are kept`() throws {
        try change(
            "\"element\": \"#remove\",",
            to: "\"element\": \"#remove\", \"expires\": \"2999-01-01\", \"reason\": \"redesign\",",
            in: BaselineTests.file)
        try change("\"#999999\"", to: "\"#000000\"")
        #expect(try baseline("update").status == 0)
        let text = try folder.text(BaselineTests.file)
        #expect(text.contains(#""reason": "redesign", "expires": "2999-01-01"}"#))
        #expect(!text.contains("low-contrast"))
    }

    @Test(arguments: ["", "ui", "ui/deep/er"])
    func `paths are those of the baseline's folder, wherever a run is started`(place: String) throws {
        try FileManager.default.createDirectory(at: folder.url("ui/deep/er"), withIntermediateDirectories: true)
        let up = String(repeating: "../", count: place.split(separator: "/").count)
        for root in [".git", ""] {
            if root.isEmpty { try FileManager.default.removeItem(at: folder.url(".git")) }
            let run = try a11ylint(
                ["check", "\(up)ui", "--baseline", "\(up)\(BaselineTests.file)", "--strict-baseline"],
                in: folder.url(place))
            #expect(run.status == 0, "\(run)")
        }
    }

    @Test func `a baseline elsewhere knows the way to its files`() throws {
        try folder.write("", to: "config/keep")
        #expect(try baseline("create", "--baseline", "config/base.json").status == 0)
        #expect(try folder.text("config/base.json").contains(#""../ui/cart.yaml": ["#))
        let run = try a11ylint(["check", ".", "--baseline", "../config/base.json"], in: folder.url("ui"))
        #expect(run.status == 0)
        try FileManager.default.removeItem(at: folder.url("ui/cart.yaml"))
        let strict = ["check", ".", "--baseline", "config/base.json", "--strict-baseline"]
        #expect(try a11ylint(strict, in: folder.url).status == 1)
    }

    @Test func `the baselines of two branches are merged line by line`() throws {
        let git = "git -c user.name=A -c user.email=a@example.com"
        let commit = "\(git) add -A && \(git) commit -qm x"
        let screen = BaselineTests.screen
        for name in ["ui/a.yaml", "ui/z.yaml"] { try folder.write(screen, to: name) }
        #expect(try baseline("update", "--allow-growth").status == 0)
        let prune = { (name: String) in
            "sed -i.bak 's/image: trash/title: Remove/' ui/\(name).yaml && rm ui/*.bak && a11ylint baseline prune"
        }
        let run = try shell(
            """
            rm -r .git && git init -q && \(commit) && git checkout -qb other && \(prune("a")) && \(commit) &&
            git checkout -q - && \(prune("z")) && \(commit) && \(git) merge -q other -m merge && a11ylint baseline check
            """, in: folder.url)
        #expect(run.status == 0, "\(run)")
        #expect(run.output.contains("7 findings known, 0 gone, 0 expired, 0 new"))
    }

    @Test func `a baseline is written once, unless it is to be made anew`() throws {
        let text = try folder.text(BaselineTests.file)
        for arguments in [["baseline", "create"], ["check", "--write-baseline", BaselineTests.file]] {
            let run = try a11ylint(arguments, in: folder.url)
            #expect(run.status == 2)
            #expect(run.errors.contains("there already"))
        }
        #expect(try folder.text(BaselineTests.file) == text)
        #expect(try baseline("create", "--force", "--rule", "low-contrast", "--reason", "brand").status == 0)
        #expect(
            try folder.text(BaselineTests.file).matches(of: /"rule": "low-contrast".*"reason": "brand"\}/).count == 1)
        #expect(try a11ylint(["check", "--write-baseline", "new.json"], in: folder.url).status == 0)
        #expect(try folder.text("new.json") == text)
    }

    @Test func `what several runs write at once is whole`() throws {
        let text = try folder.text(BaselineTests.file)
        let line = "for run in 1 2 3 4; do a11ylint baseline create --force >/dev/null & done; wait"
        #expect(try shell(line, in: folder.url).status == 0)
        #expect(try folder.text(BaselineTests.file) == text)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
        #expect(names.sorted() == [".a11ylint-baseline.json", ".git", "ui"])
    }

    @Test func `entries are listed with what became of them`() throws {
        try change("image: trash", to: "title: Remove")
        let table = try baseline("show").output
        #expect(table.contains("missing-label  #remove") && table.contains("stale"))
        let json = try JSONSerialization.jsonObject(with: Data(try baseline("show", "--format", "json").output.utf8))
        let entries = (json as? [String: Any])?["entries"] as? [[String: Any]]
        #expect(entries?.compactMap { $0["state"] as? String }.sorted() == ["known", "known", "stale"])
    }

    @Test func `a stale entry fails a strict run, which says why`() throws {
        try change("image: trash", to: "title: Remove")
        let run = try a11ylint(["--baseline", BaselineTests.file, "--strict-baseline"], in: folder.url)
        #expect(run.status == 1)
        #expect(run.output.contains("Exit 1: 1 baseline entry is stale"))
        let usual = try a11ylint(["--baseline", BaselineTests.file], in: folder.url)
        #expect(usual.status == 0)
        #expect(usual.output.contains("missing-label at #remove is gone; prune it."))
    }

    @Test func `an entry that was pruned is told no more`() throws {
        try change("image: trash", to: "title: Remove")
        let run = try check("--fix", "--strict-baseline")
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(try !folder.text(BaselineTests.file).contains("#remove"))
        #expect(try check("--strict-baseline").status == 0)
    }

    @Test(arguments: [
        ["--baseline", "missing.json"], ["--strict-baseline"], ["--no-baseline", "--baseline", BaselineTests.file],
        ["--write-baseline", "new.json", "--baseline", BaselineTests.file], ["--baseline", ""], ["--baseline", "ui"],
    ])
    func `what cannot be meant is refused`(arguments: [String]) throws {
        let run = try a11ylint(["check"] + arguments, in: folder.url)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("Error: "))
    }

    @Test(arguments: [
        ("\"version\": 1", "\"version\": 2", ":2:14\n"), ("\"rule\"", "\"rul\"", "did you mean `rule`?"),
        ("v1:", "v2:", "16 hexadecimal digits"), ("\"entries\": {", "\"entries\": [", "[syntax]"),
        ("\"element\": \"#total\"", "\"element\": \"#total\", \"expires\": \"2027-02-30\"", "no day of the calendar"),
        ("  \"version\"", "<<<<<<< ours\n  \"version\"", "error[baseline]"),
    ])
    func `a baseline with a mistake is shown and not used`(old: String, new: String, told: String) throws {
        try change(old, to: new, in: BaselineTests.file)
        let run = try check()
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("error[baseline]: "))
        #expect(told == "[syntax]" || run.errors.contains(told), "\(run.errors)")
        #expect(run.errors.hasSuffix("Exit 2: the baseline is not usable; nothing was checked.\n"))
    }

    @Test func `code scanning is told what is new`() throws {
        try change("elements:\n", to: "elements:\n  - { type: button, id: send, image: x, frame: [200, 90, 44, 44] }\n")
        let run = try a11ylint(["-f", "sarif", "--baseline", BaselineTests.file], in: folder.url)
        #expect(run.output.contains(#""baselineState": "new""#) && !run.output.contains("unchanged"))
        #expect(try !a11ylint(["-f", "sarif"], in: folder.url).output.contains("baselineState"))
    }
}
