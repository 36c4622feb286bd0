import A11yEngine
import A11yModel
import Testing

@testable import A11yPolicy

/// What a configuration takes over from the files that it extends, key by key.
@Suite struct ConfigurationInheritanceTests {
    /// A key with a value in the base and another in the file that extends it.
    struct Sample: CustomTestStringConvertible, Sendable {
        /// The key; one below another with both names, such as `limits.nesting`.
        let key: String
        /// Its value in the base and in the extending file, as YAML.
        let base: String
        let own: String
        /// What is in effect if only the base states the key.
        let inherited: [String]
        /// What is in effect if both state it.
        let merged: [String]
        /// The key's value in a configuration, as text.
        let values: @Sendable (Configuration) -> [String]

        init(
            _ key: String, _ base: String, _ own: String, inherited: [String], merged: [String],
            _ values: @escaping @Sendable (Configuration) -> [String]
        ) {
            self.key = key
            self.base = base
            self.own = own
            self.inherited = inherited
            self.merged = merged
            self.values = values
        }

        var testDescription: String { key }
    }

    static let samples = keySamples + limitSamples

    private static let keySamples: [Sample] = [
        Sample("version", "1", "1", inherited: [], merged: []) { _ in [] },
        // Each file is compared with the running version when it is read.
        Sample("required-version", "'>=1'", "'>=2'", inherited: [], merged: [">=2"]) {
            [$0.requiredVersion?.value.text].compactMap { $0 }
        },
        Sample("extends", "[strict]", "[wcag-a]", inherited: ["strict"], merged: ["strict", "wcag-a"]) {
            $0.presets?.map(\.name) ?? []
        },
        Sample("platform", "tvos", "macos", inherited: ["tvos"], merged: ["macos"]) {
            [$0.platform?.value.rawValue].compactMap { $0 }
        },
        Sample("locale", "de", "fr", inherited: ["de"], merged: ["fr"]) { [$0.locale?.value].compactMap { $0 } },
        Sample("include", "[a, b]", "[c]", inherited: ["a", "b"], merged: ["c"]) { $0.include.texts },
        Sample("exclude", "[a, b]", "[c]", inherited: ["a", "b"], merged: ["c"]) { $0.exclude.texts },
        Sample("sources", "[auto, a]", "b", inherited: ["auto", "a"], merged: ["b"]) {
            $0.sources?.items.map(\.value) ?? []
        },
        Sample("sources-strict", "true", "false", inherited: ["true"], merged: ["false"]) {
            [$0.sourcesStrict.map { "\($0.value)" }].compactMap { $0 }
        },
        Sample("opaque", "{ KFImage: image }", "{ Pill: button }", inherited: ["KFImage"], merged: ["Pill"]) {
            $0.opaque.map { Array($0.value.keys) } ?? []
        },
        Sample("fail-on", "info", "never", inherited: ["info"], merged: ["never"]) {
            [$0.failOn?.value].compactMap { $0 }
        },
        Sample("format", "sarif", "table", inherited: ["sarif"], merged: ["table"]) {
            [$0.format?.value].compactMap { $0 }
        },
        Sample("baseline", "a.json", "b.json", inherited: ["a.json"], merged: ["b.json"]) {
            [$0.baseline?.value].compactMap { $0 }
        },
        Sample(
            "rules", "{ low-contrast: off }", "{ small-target: info }", inherited: ["low-contrast"],
            merged: ["low-contrast", "small-target"]
        ) { $0.rules.flatMap { $0.map(\.word) } },
        Sample(
            "overrides", "[{ files: [a], rules: {} }]", "[{ files: [b], rules: {} }]", inherited: ["files “a”"],
            merged: ["files “a”", "files “b”"]
        ) { $0.overrides.map(\.scope) },
        Sample("suppressions", "[{ rule: a }]", "[{ rule: b }]", inherited: ["a"], merged: ["a", "b"]) {
            $0.suppressions.flatMap { $0.words.map(\.value) }
        },
        Sample("suppression-policy.require-reason", "false", "true", inherited: ["false"], merged: ["true"]) {
            ["\($0.suppressionPolicy.requiresReason)"]
        },
        Sample("suppression-policy.allow-blanket", "true", "false", inherited: ["true"], merged: ["false"]) {
            ["\($0.suppressionPolicy.allowsBlanket)"]
        },
        Sample("suppression-policy.unused", "info", "off", inherited: ["info"], merged: ["off"]) {
            [$0.suppressionPolicy.unused?.rawValue ?? "off"]
        },
        Sample("suppression-policy.max-age", "9d", "8d", inherited: ["9"], merged: ["8"]) {
            [$0.suppressionPolicy.maximumAge.map { "\($0)" }].compactMap { $0 }
        },
        Sample("custom-rules", "[a]", "[b]", inherited: ["a"], merged: ["a", "b"]) {
            $0.customRules.map(\.value)
        },
        Sample(
            "reports", "{ sarif: a, table: b }", "{ sarif: c }", inherited: ["sarif a", "table b"],
            merged: ["table b", "sarif c"]
        ) { $0.reports.map { "\($0.format.value) \($0.file.value)" } },
        Sample("interface-builder.naming-key-paths", "[a, b]", "[c]", inherited: ["a", "b"], merged: ["c"]) {
            $0.namingKeyPaths?.value ?? []
        },
    ]

    private static let limitSamples: [Sample] = Limit.allCases.map { limit in
        Sample("limits.\(limit.rawValue)", "2", "3", inherited: ["2"], merged: ["3"]) {
            [$0.limits[limit].map { "\($0.value)" }].compactMap { $0 }
        }
    }

    @Test func `every key has a sample`() {
        let names = ConfigurationKey.all.map(\.name)
        let withValue = names.filter { name in !names.contains { $0.hasPrefix(name + ".") } }
        #expect(Self.samples.map(\.key) == withValue)
    }

    private func configuration(_ key: String, _ value: String, path: String) throws -> Configuration {
        let names = key.split(separator: ".", maxSplits: 1)
        let text = names.count == 1 ? "\(key): \(value)" : "\(names[0]): { \(names[1]): \(value) }"
        let (configuration, problems) = Configuration.decode(
            Source(path: path, text: text), in: "/project", formats: ["table", "sarif"])
        try #require(problems == [])
        return configuration
    }

    @Test(arguments: samples)
    func `a key that only the base states is inherited`(sample: Sample) throws {
        let base = try configuration(sample.key, sample.base, path: "base.yml")
        let own = Configuration(path: "own.yml", folder: "/project")
        #expect(sample.values(own.extending([base])) == sample.inherited)
        // Two files up, and beside a base that states nothing.
        let empty = Configuration(path: "empty.yml", folder: "/project")
        #expect(sample.values(own.extending([empty.extending([base]), empty])) == sample.inherited)
    }

    @Test(arguments: samples)
    func `the extending file wins over its base, and adds to its lists of exceptions`(sample: Sample) throws {
        let base = try configuration(sample.key, sample.base, path: "base.yml")
        let own = try configuration(sample.key, sample.own, path: "own.yml")
        #expect(sample.values(own.extending([base])) == sample.merged)
        #expect(sample.values(own.extending([base]).extending([])) == sample.merged)
    }
}

extension FilePatterns? {
    fileprivate var texts: [String] { self?.patterns.patterns.map(\.text) ?? [] }
}
