import Testing

@testable import A11yCommand

/// A command line that is read without ArgumentParser says what ArgumentParser would say.
@Suite struct PlainCheckTests {
    private static let lines = [
        "", "screen.yaml", "screen.yaml other.xib", "-f json", "--format json screen.yaml", "screen.yaml -f sarif -q",
        "--output report.json --format json Screens", "-o report.txt", "-j 4 Screens", "--jobs auto", "--quiet",
        "--format=json --jobs=1 --output=out=put.json --exit-zero --no-config",
    ]

    @Test(arguments: lines)
    func `every option has the value that ArgumentParser gives it`(line: String) throws {
        let arguments = line.split(separator: " ").map(String.init)
        let plain = try #require(CheckCommand(plain: arguments))
        let parsed = try CheckCommand.parse(arguments)
        #expect(values(of: plain) == values(of: parsed))
        #expect(values(of: plain).count > 50)
    }

    @Test(
        arguments: [
            "--fix", "-", "--", "-f", "-f -j", "-f json -f sarif", "--format=", "--format=-", "--quiet=yes", "-f=json",
            "-j 0", "-j many", "-qj2", "--help", "--staged", "-x", "-q -q --verbose",
        ])
    func `whatever is not plain is left to ArgumentParser`(line: String) {
        #expect(CheckCommand(plain: line.split(separator: " ").map(String.init)) == nil)
    }

    @Test func `a first word that is no command is a path`() {
        #expect(Program.argumentsOfCheck(["check", "-q"]) == ["-q"])
        #expect(Program.argumentsOfCheck(["screen.yaml", "-q"]) == ["screen.yaml", "-q"])
        for other in [["rules"], ["help", "check"], ["--help"], ["-q"], []] {
            #expect(Program.argumentsOfCheck(other) == nil)
        }
    }

    @Test func `an empty path is left to ArgumentParser`() { #expect(CheckCommand(plain: [""]) == nil) }

    /// The values of all options by their paths, such as `files.named`; the one of an option that has none yet says so.
    private func values(of group: Any) -> [String: String] {
        var values: [String: String] = [:]
        for property in Mirror(reflecting: group).children {
            let parsed = Mirror(reflecting: property.value).children.first { $0.label == "_parsedValue" }
            guard let name = property.label, let parsed, let state = Mirror(reflecting: parsed.value).children.first
            else { continue }
            let inner = self.values(of: state.value)
            values[name] = inner.isEmpty ? "\(state.label ?? "") \(state.value)" : nil
            for (key, value) in inner { values["\(name).\(key)"] = value }
        }
        return values
    }
}
