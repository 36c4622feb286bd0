import Testing

@testable import A11yCommand

/// A command line that is parsed without ArgumentParser means what ArgumentParser makes of it.
@Suite struct PlainCheckTests {
    private static let lines = [
        "", "screen.yaml", "screen.yaml other.xib", "-f json", "--format json screen.yaml", "screen.yaml -f sarif -q",
        "--output report.json --format json Screens", "-o report.txt", "-j 4 Screens", "--jobs auto", "--quiet",
        "--format=json --jobs=1 --output=out=put.json --exit-zero --no-config",
        "--select a --select b,c --extend-select d --ignore e --preset strict Screens --fail-on review",
        "--report sarif=a --report=csv=b --color never --include a --exclude b --exclude=c --path-root d",
        "--strict --allow-empty --no-baseline", "--fail-on error --fail-on never",
    ]

    @Test(arguments: lines)
    func `every option has the value that ArgumentParser gives it`(line: String) throws {
        let arguments = line.split(separator: " ").map(String.init)
        let plain = try #require(CheckRequest(plain: arguments))
        #expect(text(of: plain) == text(of: try CheckCommand.parse(arguments).request))
    }

    @Test func `every option has its value in the request`() throws {
        let line = """
            --include a --exclude b --force-exclude --no-respect-gitignore --stdin-filename c --skip-unknown \
            --allow-empty --shard 1/2 --flow --path-root d --select e --extend-select f --ignore g --preset h \
            --min-severity error --min-confidence certain --rules i --fail-on never --max-warnings 2 --exit-zero \
            -f json -o j --report k=l --verbose --color never --plain --ascii --width 9 --limit 3 \
            --show-suppressed --compare r --screenshots u --statistics --timing --hyperlinks never \
            --progress never --changed --since m --changed-lines --new-only --config n --set o=p --sources s \
            --no-inline-suppressions --baseline q --strict-baseline --unsafe-fixes --diff --add-suppressions \
            --reason r --jobs 7 --watch -
            """
        let full = try CheckCommand.parse(line.split(separator: " ").map(String.init)).request
        let same = zip(text(of: full), text(of: CheckRequest())).filter { $0 == $1 }.map(\.0)
        // They exclude others of the line.
        let others = [
            "all", "audits", "records", "strict", "quiet", "staged", "ignoresFiles", "noBaseline", "writeBaseline",
            "fix", "fixOnly",
        ]
        let unset = (others + ["useScriptInputFiles"]).map { "\($0): " }
        #expect(same.allSatisfy { line in line.hasSuffix(":") || unset.contains { line.hasPrefix($0) } }, "\(same)")
    }

    @Test(
        arguments: [
            "--fix", "-", "--", "-f", "-f -j", "-f json -f sarif", "--format=", "--format=-", "--quiet=yes", "-f=json",
            "-j 0", "-j many", "-qj2", "--help", "--staged", "-x", "-q -q --verbose",
            "--strict --fail-on error", "--fail-on errors", "--color sometimes", "--preset a --preset b", "--select",
            "--select -a", "--no-baseline --baseline a", "--strict=yes",
        ])
    func `whatever is not plain is left to ArgumentParser`(line: String) {
        #expect(CheckRequest(plain: line.split(separator: " ").map(String.init)) == nil)
    }

    @Test func `a first word that is no command is a path`() {
        #expect(Program.argumentsOfCheck(["check", "-q"]) == ["-q"])
        #expect(Program.argumentsOfCheck(["screen.yaml", "-q"]) == ["screen.yaml", "-q"])
        for other in [["rules"], ["help", "check"], ["--help"], ["-q"], []] {
            #expect(Program.argumentsOfCheck(other) == nil)
        }
    }

    @Test func `an empty path is left to ArgumentParser`() { #expect(CheckRequest(plain: [""]) == nil) }

    /// The values of a request, each as `name: value`, in the order of their declarations.
    private func text(of request: CheckRequest) -> [String] {
        Mirror(reflecting: request).children.flatMap { group in
            ["\(group.label ?? ""):"]
                + Mirror(reflecting: group.value).children.map { "\($0.label ?? ""): \($0.value)" }
        }
    }
}
