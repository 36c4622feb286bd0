import Testing

@testable import A11yProject

/// Links to lines at the commit that a job checks.
@Suite struct HostedCommitTests {
    private static let github = [
        "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "team/app", "GITHUB_SHA": "abc123",
        "GITHUB_WORKSPACE": "/home/runner/work/app",
    ]
    private static let gitlab = [
        "CI_PROJECT_URL": "https://gitlab.com/team/app", "CI_COMMIT_SHA": "abc123", "CI_PROJECT_DIR": "/builds/app",
    ]

    @Test(arguments: [
        (github, "/home/runner/work/app", "https://github.com/team/app/blob/abc123"),
        (github, "/home/runner/work/app/ios", "https://github.com/team/app/blob/abc123/ios"),
        (gitlab, "/builds/app/ios", "https://gitlab.com/team/app/-/blob/abc123/ios"),
        (github, "/home/runner/work/application", nil), (github, "/tmp", nil), ([:], "/builds/app", nil),
        (github.merging(["GITHUB_SHA": ""]) { $1 }, "/home/runner/work/app", nil),
        (github.merging(["GITHUB_SERVER_URL": "javascript:x"]) { $1 }, "/home/runner/work/app", nil),
        (github.merging(["GITHUB_REPOSITORY": "a) [b](c"]) { $1 }, "/home/runner/work/app", nil),
    ])
    func `the folder of a run has an address at the commit`(
        environment: [String: String], folder: String, address: String?
    ) {
        #expect(HostedCommit(of: folder, in: environment)?.address == address)
    }

    @Test func `a Markdown report links the lines`() throws {
        let folder = try Folder(["a.yaml": Screens.error])
        var environment = Self.github
        environment["GITHUB_WORKSPACE"] = folder.url.resolvingSymlinksInPath().path()
        let run = try a11ylint(["check", "a.yaml", "-f", "markdown"], in: folder.url, environment: environment)
        #expect(run.output.contains("](https://github.com/team/app/blob/abc123/a.yaml#L"), "\(run)")
    }
}
