import A11yChecks
import A11yEngine
import A11yLint
import A11yModel
import RuleCatalogue
import TestSupport
import Testing
import Yams

/// What the sources teach: each scenario, defect and practice as a broken and a repaired screen, written from the
/// documentation alone. Each file of `Fixtures/scenarios/` is one source.
@Suite struct ScenarioTests {
    @Test(arguments: Scenario.all)
    func `the rule reports the broken screen, and no other does`(scenario: Scenario) throws {
        let findings = scenario.findings(in: scenario.broken)
        let own = findings.filter { $0.rule == scenario.rule }
        #expect(!own.isEmpty, "\(findings.map(\.statement))")
        if let place = scenario.at { #expect(own.contains { $0.element?.id == place }, "\(own.map(\.statement))") }
        #expect(Set(findings.map(\.rule)).subtracting([scenario.rule]) == Set(scenario.also ?? []))
    }

    @Test(arguments: Scenario.all)
    func `the repaired screen has no finding`(scenario: Scenario) {
        #expect(scenario.findings(in: scenario.repaired).map(\.statement) == [])
    }

    @Test(arguments: Scenario.all)
    func `the page of the rule names the source`(scenario: Scenario) throws {
        let page = try #require(Page.builtIn(scenario.rule))
        #expect(page.rule.sources.contains(scenario.source))
    }

    @Test func `every source has scenarios, and every scenario another sentence`() {
        let sources = Set(Scenario.all.map { "\($0.source).yaml" })
        #expect(sources == Set(fixtures(in: "scenarios")), "a file that cannot be decoded")
        #expect(Scenario.all.count >= 200)
        #expect(Set(Scenario.all.map(\.testDescription)).count == Scenario.all.count, "the same sentence twice")
    }
}

/// Something that a source teaches.
struct Scenario: CustomTestStringConvertible, Decodable, Sendable {
    /// The source, as rule pages name it: the name of the file.
    var source = ""
    let sentence: String
    /// The rule that guards it.
    let rule: String
    /// The id of the element that the rule reports; nil if the screen is reported, or any element will do.
    let at: String?
    /// Other rules that report a consequence in the broken screen.
    let also: [String]?
    /// Whether only the preset `strict` makes the rule report it.
    let strict: Bool?
    /// The name of the file; nil for a screen file in YAML.
    let file: String?
    let broken: String
    let repaired: String

    private enum CodingKeys: String, CodingKey {
        case sentence = "scenario"
        case rule, at, also, strict, file, broken, repaired
    }

    var testDescription: String { "\(source): \(sentence)" }

    /// What the recommended rules and the scenario's own find in a screen.
    func findings(in screen: String) -> [Finding] {
        let others = Ruleset.recommended.rules.filter { $0.id != rule }
        let own = strict == true ? Ruleset.builtIn[rule]?.inStrict : Ruleset.builtIn[rule]
        return report(screen, path: file ?? "screen.yaml", rules: Ruleset(others + [own].compactMap(\.self))).findings
    }

    /// The scenarios of all sources. A file that cannot be decoded has none, which a test reports.
    static let all = fixtures(in: "scenarios").flatMap { file -> [Scenario] in
        let text = String(decoding: fixture("scenarios/\(file)").bytes, as: UTF8.self)
        return ((try? YAMLDecoder().decode([Scenario].self, from: text)) ?? []).map {
            var scenario = $0
            scenario.source = String(file.dropLast(".yaml".count))
            return scenario
        }
    }
}
