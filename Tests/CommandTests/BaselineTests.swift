import Foundation
import Testing

/// A baseline knows findings by their elements: what is changed around them makes no difference, and what takes their
/// place does.
@Suite struct BaselineTests {
    private let project: BaselineProject

    init() throws { project = try BaselineProject() }

    @Test func `what was taken over is accepted`() throws {
        #expect(try a11ylint(["check"], in: project.folder.url).status == 1)
        let run = try project.check()
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(try a11ylint(["check", "--baseline", "none"], in: project.folder.url).status == 1)
        let table = try a11ylint(["check", "--baseline", BaselineProject.file], in: project.folder.url)
        #expect(table.output.hasPrefix("No new findings, 3 baselined in 2 files ("))
        let json = try a11ylint(["-f", "json", "--baseline", BaselineProject.file], in: project.folder.url).output
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
        try project.change(old, to: new)
        let run = try project.check("--fail-on", "error")
        #expect(run.status == 0, "\(run.output)")
        #expect(try !project.check().output.contains("stale-baseline-entry"))
    }

    @Test func `another offender is new, although there are as many as before`() throws {
        try project.change("image: trash", to: "title: Remove")
        try project.change(
            "elements:\n", to: "elements:\n  - { type: button, id: send, image: x, frame: [200, 90, 44, 44] }\n")
        let run = try project.check()
        #expect(run.status == 1)
        #expect(run.output.contains("missing-label") && run.output.contains("missing-label at #remove is gone"))
    }

    @Test func `another rule at the same element is new`() throws {
        try project.change("id: remove, image: trash", to: "id: remove, label: \"\\u00A0\"")
        #expect(try project.baseline().status == 1)
    }

    @Test func `a file that moved is known by its content`() throws {
        try project.move("ui/cart.yaml", to: "ui/basket.yaml")
        #expect(try project.check("--set", "rules.stale-baseline-entry=error").status == 0)
        #expect(try project.check("ui/basket.yaml").status == 0)
        let update = try project.baseline()
        #expect(update.status == 0)
        let text = try project.folder.text(BaselineProject.file)
        #expect(text.contains("ui/basket.yaml") && !text.contains("ui/cart.yaml"))
        #expect(update.output == ".a11ylint-baseline.json: 3 entries, 0 gone, 0 taken over.\n")
    }

    @Test func `a copy of a file is new, since the file is still there`() throws {
        try project.folder.write(BaselineProject.screen, to: "ui/copy.yaml")
        let run = try project.check()
        #expect(run.status == 1)
        #expect(!run.output.contains("ui/cart.yaml"))
    }

    @Test func `a file that moved and was changed is known by git`() throws {
        let git = "git -c user.name=A -c user.email=a@example.com"
        let run = try shell(
            """
            rm -r .git && git init -q && \(git) add -A && \(git) commit -qm one && git mv ui/cart.yaml ui/basket.yaml &&
            sed -i.bak 's/#999999/#989898/' ui/basket.yaml && rm ui/*.bak
            a11ylint check --baseline .a11ylint-baseline.json --set rules.stale-baseline-entry=error
            """, in: project.folder.url)
        #expect(run.status == 0, "\(run)")
    }

    @Test func `a shallow clone says that renames cannot be seen, where an entry may be about one`() throws {
        let folder = try Folder.repository(["ui/cart.yaml": BaselineProject.screen])
        #expect(try a11ylint(["baseline"], in: folder.url).status == 0)
        try folder.commit()
        try folder.git("mv ui/cart.yaml ui/basket.yaml")
        let changed = BaselineProject.screen.replacing("#999999", with: "#989898")
        try folder.commit(["ui/basket.yaml": changed])
        let check = ["--baseline", BaselineProject.file, "-f", "compact"]
        #expect(try a11ylint(check, in: folder.url).errors == "")
        let clones = try Folder()
        try clones.git(["clone", "-q", "--depth", "1", "file://" + folder.url.path(), "clone"])
        let clone = clones.url("clone")
        for arguments in [check, ["baseline"]] {
            let run = try a11ylint(arguments, in: clone)
            #expect(run.status == 1)
            let notes = run.errors.split(separator: "\n").filter { $0.hasPrefix("Warning: ") }
            #expect(notes.count == 1 && run.errors.contains("“ui/cart.yaml” of the baseline is gone"))
            #expect(run.errors.contains("fetch-depth: 0") && run.errors.contains("git fetch --unshallow"))
        }
        try clones.git("-C clone checkout -q .")
        try clones.git("-C clone fetch -q --unshallow")
        let whole = try a11ylint(check, in: clone)
        #expect(whole.status == 0 && whole.errors == "")
        // Without an entry that a rename could explain there is nothing to say.
        try folder.git("mv ui/basket.yaml ui/cart.yaml")
        try folder.commit()
        try clones.git(["clone", "-q", "--depth", "1", "file://" + folder.url.path(), "other"])
        #expect(try a11ylint(check, in: clones.url("other")).errors == "")
    }

    @Test func `entries of a deleted file are stale where its folder was looked through`() throws {
        try FileManager.default.removeItem(at: project.folder.url("ui/cart.yaml"))
        #expect(try project.check("ui/right.yaml", "--set", "rules.stale-baseline-entry=error").status == 0)
        let run = try project.check("ui", "--set", "rules.stale-baseline-entry=error")
        #expect(run.status == 1)
        #expect(run.output.matches(of: /stale-baseline-entry/).count == 3)
        #expect(try project.baseline("ui/right.yaml").output.contains("3 entries, 0 gone"))
        #expect(try project.baseline().output.contains("0 entries, 3 gone"))
        #expect(try project.folder.text(BaselineProject.file) == "{\n  \"version\": 1,\n  \"entries\": {}\n}\n")
    }

    @Test func `a run over some files, or some rules, judges no other entries`() throws {
        try project.change("image: trash", to: "title: Remove")
        #expect(try project.check("ui/right.yaml", "--set", "rules.stale-baseline-entry=error").status == 0)
        #expect(try project.check("--select", "low-contrast", "--set", "rules.stale-baseline-entry=error").status == 0)
        #expect(try project.check("--ignore", "missing-label", "--set", "rules.stale-baseline-entry=error").status == 0)
        #expect(try project.check("ui/cart.yaml", "--set", "rules.stale-baseline-entry=error").status == 1)
        #expect(try project.check("ui/cart.yaml").status == 0)
    }

    @Test func `a file that cannot be read to its end makes nothing stale`() throws {
        try project.change("image: arrow, frame: [16, 240, 44, 44] }", to: "image: arrow")
        let run = try project.check("--set", "rules.stale-baseline-entry=error")
        #expect(run.output.contains("[syntax]"))
        #expect(!run.output.contains("stale-baseline-entry"))
    }

    @Test(arguments: [("2020-01-31", 1), ("2999-12-31", 0)])
    func `what is accepted until a day counts when that is over`(day: String, status: Int32) throws {
        try project.change(
            "\"element\": \"#remove\",", to: "\"element\": \"#remove\", \"expires\": \"\(day)\",",
            in: BaselineProject.file)
        let run = try project.check("--set", "rules.stale-baseline-entry=error")
        #expect(run.status == status)
        #expect(!run.output.contains("stale-baseline-entry"))
        // Somebody has to say until when it is accepted now.
        let update = try project.baseline()
        #expect(update.status == status && update.output.contains("expired: ") == (status == 1))
        #expect(try project.baseline("--allow-growth").status == status)
        #expect(try project.baseline("--allow-growth", "--expires", "2998-01-01").status == 0)
        #expect(try project.check().status == 0)
    }

    @Test func `a baseline may only shrink`() throws {
        try project.change(
            "elements:\n", to: "elements:\n  - { type: button, id: send, image: x, frame: [200, 90, 44, 44] }\n")
        try project.change("image: trash", to: "title: Remove")
        let refused = try project.baseline()
        #expect(refused.status == 1)
        #expect(refused.output.contains("gone: ui/cart.yaml: missing-label at #remove\n"))
        #expect(refused.output.contains("new: ui/cart.yaml: missing-label at #send\n"))
        #expect(refused.errors.contains("may only shrink"))
        let text = try project.folder.text(BaselineProject.file)
        #expect(!text.contains("#send") && !text.contains("#remove"))
        #expect(try project.baseline("--allow-growth", "--reason", "later").status == 0)
        #expect(try project.folder.text(BaselineProject.file).contains("#send"))
        #expect(try project.check().status == 0)
    }

    @Test func `reasons and days are kept`() throws {
        try project.change(
            "\"element\": \"#remove\",",
            to: "\"element\": \"#remove\", \"expires\": \"2999-01-01\", \"reason\": \"redesign\",",
            in: BaselineProject.file)
        try project.change("\"#999999\"", to: "\"#000000\"")
        #expect(try project.baseline().status == 0)
        let text = try project.folder.text(BaselineProject.file)
        #expect(text.contains(#""reason": "redesign", "expires": "2999-01-01"}"#))
        #expect(!text.contains("low-contrast"))
    }

    @Test(arguments: ["", "ui", "ui/deep/er"])
    func `paths are those of the baseline's folder, wherever a run is started`(place: String) throws {
        try FileManager.default.createDirectory(at: project.folder.url("ui/deep/er"), withIntermediateDirectories: true)
        let up = String(repeating: "../", count: place.split(separator: "/").count)
        for root in [".git", ""] {
            if root.isEmpty { try FileManager.default.removeItem(at: project.folder.url(".git")) }
            let run = try a11ylint(
                [
                    "check", "\(up)ui", "--baseline", "\(up)\(BaselineProject.file)", "--set",
                    "rules.stale-baseline-entry=error",
                ],
                in: project.folder.url(place))
            #expect(run.status == 0, "\(run)")
        }
    }

    @Test func `a baseline elsewhere knows the way to its files`() throws {
        try project.folder.write("", to: "config/keep")
        #expect(try project.baseline("--baseline", "config/base.json").status == 0)
        #expect(try project.folder.text("config/base.json").contains(#""../ui/cart.yaml": ["#))
        let run = try a11ylint(["check", ".", "--baseline", "../config/base.json"], in: project.folder.url("ui"))
        #expect(run.status == 0)
        try FileManager.default.removeItem(at: project.folder.url("ui/cart.yaml"))
        let strict = ["check", ".", "--baseline", "config/base.json", "--set", "rules.stale-baseline-entry=error"]
        #expect(try a11ylint(strict, in: project.folder.url).status == 1)
    }

    @Test func `the baselines of two branches are merged line by line`() throws {
        let git = "git -c user.name=A -c user.email=a@example.com"
        let commit = "\(git) add -A && \(git) commit -qm x"
        let screen = BaselineProject.screen
        for name in ["ui/a.yaml", "ui/z.yaml"] { try project.folder.write(screen, to: name) }
        #expect(try project.baseline("--allow-growth").status == 0)
        let prune = { (name: String) in
            "sed -i.bak 's/image: trash/title: Remove/' ui/\(name).yaml && rm ui/*.bak && a11ylint baseline"
        }
        let run = try shell(
            """
            rm -r .git && git init -q && \(commit) && git checkout -qb other && \(prune("a")) && \(commit) &&
            git checkout -q - && \(prune("z")) && \(commit) && \(git) merge -q other -m merge && a11ylint baseline
            """, in: project.folder.url)
        #expect(run.status == 0, "\(run)")
        #expect(run.output.contains("7 entries, 0 gone, 0 taken over"))
    }
}
