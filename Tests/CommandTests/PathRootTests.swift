import Foundation
import Testing

@testable import A11yProject

/// Paths for other programs do not depend on where a run was started.
@Suite struct PathRootTests {
    @Test(arguments: [
        ("a.yaml", "/repo/app/ui", "ui/a.yaml"),
        ("../a.yaml", "/repo/app/ui", "a.yaml"),
        ("./b/../a.yaml", "/repo/app/ui", "ui/a.yaml"),
        ("/repo/app/ui/a.yaml", "/repo", "ui/a.yaml"),
        ("/elsewhere/a.yaml", "/repo/app", "/elsewhere/a.yaml"),
        ("../../app2/a.yaml", "/repo/app/ui", "/repo/app2/a.yaml"),
        ("e\u{301}.yaml", "/repo/app", "é.yaml"),
        ("-", "/repo/app", "-"),
    ])
    func `a path is relative to the root`(path: String, current: String, expected: String) {
        #expect(PathRoot(path: "/repo/app", current: current).relative(path) == expected)
    }

    @Test(arguments: [
        "a", "a/b.xib", "a//b", "/a", "/", "", ".", "..", "./a", "../a", "a/.", "a/..", "a/../b", "a/...", ".a/..b",
        "/a/",
        "/a/./b", "/a/../b", "//a", "/.../é", "/..",
    ])
    func `an absolute path has neither dots nor empty parts`(path: String) {
        for folder in ["/repo/app", "/repo//app", "/repo/app/", "/repo/./app", "/"] {
            let names = AbsolutePath.names(of: path, in: AbsolutePath.names(of: folder, in: []))
            #expect(FolderPath.absolute(path, in: folder) == names.map { "/" + $0 }.joined(), "\(path) in \(folder)")
        }
    }

    @Test(arguments: ["", "ui/login"])
    func `a report for programs is the same from every folder of a repository`(folder: String) throws {
        let screen = "screen: Login\nelements: [{ type: button, id: go, image: arrow }]\n"
        let files = try Folder([".git/HEAD": "", "ui/login/a.yaml": screen])
        let up = folder.isEmpty ? "" : "../../"
        let run = try a11ylint(["check", "\(up)ui/login/a.yaml", "-f", "json"], in: files.url(folder))
        #expect(run.output.contains(#""path": "ui/login/a.yaml""#))
        #expect(run.output == (try a11ylint(["check", "ui", "-f", "json"], in: files.url)).output)
        // What people read can be opened from where they are.
        let shown = try a11ylint(["check", "\(up)ui/login/a.yaml", "-f", "compact"], in: files.url(folder))
        #expect(shown.output.hasPrefix("\(up)ui/login/a.yaml:1:"))
    }

    @Test func `links are followed, but not out of the repository`() throws {
        let screen = "screen: A\nelements: [{ type: button, id: go, image: arrow }]\n"
        let files = try Folder(["app/.git/HEAD": "", "app/ui/a.yaml": screen, "other/b.yaml": screen])
        for (link, target) in [("app/link", "ui"), ("way", "app"), ("app/c.yaml", "../other/b.yaml")] {
            try FileManager.default.createSymbolicLink(atPath: files.url(link).path(), withDestinationPath: target)
        }
        for path in ["link/a.yaml", "link/../ui/a.yaml", files.url("way/ui/a.yaml").path()] {
            let run = try a11ylint([path, "-f", "json"], in: files.url("app"))
            #expect(run.output.contains(#""path": "ui/a.yaml""#), "\(path)")
        }
        #expect(try a11ylint(["c.yaml", "-f", "json"], in: files.url("app")).output.contains(#""path": "c.yaml""#))
    }
}
