import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Testing

/// Limits on files: what is beyond one is said, and a configuration moves it.
@Suite struct LimitTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let limit: Limit
        /// The least that lets the file through.
        let needed: Int
        let text: @Sendable () -> String
        var testDescription: String { limit.rawValue }
    }

    static let samples = [
        Sample(limit: .fileSize, needed: 2) { "# \(String(repeating: "-", count: 1 << 20))\n" + button },
        Sample(limit: .nesting, needed: 3) { button },
        Sample(limit: .values, needed: 6) { button },
        Sample(limit: .aliasedValues, needed: 9) {
            "screen: A\nelements:\n- &a { type: button, label: Pay }\n- *a\n"
        },
        Sample(limit: .textLength, needed: 6) { button },
        Sample(limit: .problems, needed: 3) {
            "screen: A\nelements:\n- { type: button, label: Pay, hidden: 1, enabled: 2 }\n"
        },
    ]
    static let button = "screen: A\nelements:\n- { type: button, label: Pay }\n"

    /// What the reader says.
    private func problems(_ sample: Sample, upTo most: Int) -> [String] {
        var settings = FileSettings(.recommended)
        settings.limits[sample.limit] = most
        return lint(Source(path: "a.yaml", text: sample.text()), with: settings).findings
            .filter { FileRule(rawValue: $0.rule) != nil }.map(\.message)
    }

    @Test func `there is a sample for each limit`() {
        #expect(LimitTests.samples.map(\.limit) == Limit.allCases)
    }

    @Test(arguments: samples)
    func `a file beyond a limit is told which one`(sample: Sample) {
        if sample.limit == .problems {
            #expect(problems(sample, upTo: 1).count == 1)
            #expect(problems(sample, upTo: sample.needed).count == 2)
            return
        }
        let name = "limits: \(sample.limit.rawValue)"
        #expect(problems(sample, upTo: sample.needed - 1).contains { $0.contains(name) })
        #expect(problems(sample, upTo: sample.needed) == [])
    }

    @Test(arguments: Limit.allCases)
    func `every limit can be raised`(limit: Limit) {
        #expect(limit.usual < limit.most)
    }

    @Test func `a text is cut between characters`() throws {
        var settings = FileSettings(.recommended)
        settings.limits[.textLength] = 7
        let text = "screen: A\nelements:\n- { type: button, image: x, label: 四四四四 }\n"
        let source = Source(path: "a.yaml", text: text)
        #expect(lint(source, with: settings).findings.contains { $0.rule == "syntax" })
        let screen = try #require(simulate(source, in: settings).screens.first?.screen)
        #expect(screen.elements.first?.label == "四四")
    }

    @Test func `what nests as deep as can be allowed is read and judged`() {
        let depth = Limit.nesting.most / 2 - 2
        let open = String(repeating: "[{ children: ", count: depth)
        let close = String(repeating: "}]", count: depth)
        var settings = FileSettings(.builtIn)
        settings.limits[.nesting] = Limit.nesting.most
        let text = "screen: A\nelements: \(open)[{ type: button, id: b }]\(close)\n"
        let report = lint(Source(path: "a.yaml", text: text), with: settings)
        #expect(report.tally.elements == depth + 1)
        #expect(report.findings.contains { $0.rule == "missing-label" })
    }
}
