import A11yModel
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy
import Foundation
import TestSupport
import Testing

/// The schema of configurations and the decoder describe the same format.
@Suite struct ConfigurationSchemaTests {
    static let formats = reporters.map { $0.name }

    @Test func `the committed schema matches the rules and formats`() throws {
        let file = packageRoot.appending(path: "Schemas/config.v1.schema.json")
        let now = Configuration.schemaText(for: .builtIn, formats: Self.formats)
        if isUpdatingGoldens { try Data(now.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == now, "`make golden` rewrites it")
    }

    @Test func `the configurations in the documentation are valid`() throws {
        let text = try String(contentsOf: packageRoot.appending(path: "docs/configuration.md"), encoding: .utf8)
        let blocks = text.components(separatedBy: "```yaml\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        #expect(blocks.count > 1)
        for block in blocks {
            let source = Source(path: ".a11ylint.yml", text: block)
            let (configuration, problems) = Configuration.decode(source, in: "/project", formats: Self.formats)
            #expect(problems == [])
            #expect(configuration.problems(among: .builtIn) == [])
        }
    }

    /// What the schema and the decoder report about a configuration in JSON.
    private func problems(_ text: String) throws -> (schema: [String], decoder: [String]) {
        let faults = try Schema(at: "Schemas/config.v1.schema.json").violations(in: text)
        let source = Source(path: ".a11ylint.yml", text: text)
        let (configuration, problems) = Configuration.decode(source, in: "/project", formats: Self.formats)
        return (faults, (problems + configuration.problems(among: .builtIn)).map(\.message))
    }

    @Test(arguments: [
        #"{}"#, #"{ "required-version": 1.2 }"#,
        #"{ "version": 1, "required-version": ">=0.1 <9", "platform": null, "locale": "zh-Hans" }"#,
        #"{ "extends": ["recommended@1", "wcag-aa", "all", "../team.yml", "base.yaml"] }"#,
        #"{ "extends": "strict" }"#, #"{ "extends": [] }"#,
        #"{ "include": ["Screens/**/*.yml"], "exclude": ["Generated/", "!x"] }"#,
        #"{ "fail-on": "never", "format": "sarif", "baseline": ".a11ylint-baseline.json" }"#,
        #"{ "rules": { "missing-label": "error", "all": "off", "category:naming": "info", "wcag:1.4.3": "warning" } }"#,
        #"{ "rules": { "small-target": { "severity": "warning", "minimum": 48.5, "exclude": ["Old/"] } } }"#,
        #"{ "rules": { "small-target": null, "missing-label": { "severity": null } } }"#,
        #"{ "overrides": [{ "files": ["Old/"], "platforms": ["tvos"], "elements": ["\#u{23}a"], "rules": {} }] }"#,
        #"{ "suppressions": [{ "rule": "missing-label", "file": "a.xib", "element": "b", "until": "2027-03-31" }] }"#,
        #"{ "suppressions": [{ "rule": ["missing-label", "wcag:1.1"], "reason": "known" }] }"#,
        #"{ "suppression-policy": { "require-reason": true, "unused": "off", "max-age": "9d" } }"#,
        #"{ "custom-rules": ["rules"], "suppression-policy": { "allow-blanket": false } }"#,
        #"{ "reports": { "junit": "a.xml", "csv": null } }"#,
        #"{ "interface-builder": { "naming-key-paths": ["l10n"] } }"#,
        #"{ "limits": { "nesting": 500, "file-size": 1, "text-length": null } }"#,
    ])
    func `both accept a valid configuration`(text: String) throws {
        let problems = try problems(text)
        #expect(problems.schema == [])
        #expect(problems.decoder == [])
    }

    @Test(arguments: [
        #"[]"#, #"{ "rulez": {} }"#, #"{ "version": 2 }"#,
        #"{ "extends": ["strct"] }"#, #"{ "extends": ["https://a.example/b.yml"] }"#,
        #"{ "platform": "android" }"#, #"{ "locale": "english" }"#, #"{ "include": "*.yml" }"#,
        #"{ "fail-on": "errors" }"#, #"{ "format": "xml" }"#, #"{ "baseline": [] }"#,
        #"{ "rules": { "missing-labl": "error" } }"#, #"{ "rules": { "missing-label": "eror" } }"#,
        #"{ "rules": { "missing-label": true } }"#, #"{ "rules": [] }"#,
        #"{ "rules": { "small-target": { "minimun": 4 } } }"#, #"{ "rules": { "small-target": { "minimum": "4" } } }"#,
        #"{ "rules": { "all": { "minimum": 4 } } }"#, #"{ "rules": { "category:nonsense": "off" } }"#,
        #"{ "rules": { "crowded-card": { "stops": 2.5 } } }"#,
        #"{ "overrides": {} }"#, #"{ "overrides": [{ "rules": {} }] }"#, #"{ "overrides": [{ "files": ["a"] }] }"#,
        #"{ "overrides": [{ "files": ["a"], "rules": {}, "rule": 1 }] }"#,
        #"{ "overrides": [{ "platforms": ["web"], "rules": {} }] }"#,
        #"{ "suppressions": [{ "reason": "known" }] }"#,
        #"{ "suppressions": [{ "rule": "missing-label", "until": "soon" }] }"#,
        #"{ "suppression-policy": { "max-age": "1y" } }"#, #"{ "suppression-policy": { "require-reason": "yes" } }"#,
        #"{ "reports": { "xml": "a" } }"#, #"{ "interface-builder": { "key-paths": ["a"] } }"#,
        #"{ "custom-rules": "a" }"#,
        #"{ "interface-builder": { "naming-key-paths": "a" } }"#, #"{ "limits": { "nesting": 501 } }"#,
        #"{ "limits": { "values": 0 } }"#, #"{ "limits": { "values": 1.5 } }"#, #"{ "limits": { "depth": 300 } }"#,
    ])
    func `both refuse an invalid configuration`(text: String) throws {
        let problems = try problems(text)
        #expect(problems.schema != [])
        #expect(problems.decoder != [])
    }
}
