import A11yEngine
import A11yModel

/// A configuration file as it was written; or, after `extending(_:)`, with all that it inherits. Nothing is set that
/// nobody stated, so that every value knows its place.
package struct Configuration: Sendable {
    /// The file, as reports name it.
    package let path: String
    /// The folder of the file, absolute and without `/` at the end.
    package let folder: String
    /// The versions of the program that will do.
    package internal(set) var requiredVersion: Located<VersionRange>?
    /// What it extends, in order.
    package internal(set) var extends: [Extension]?
    /// The system of screens that do not say theirs.
    package internal(set) var platform: Located<Platform>?
    /// The language of screens that do not say theirs, as BCP 47.
    package internal(set) var locale: Located<String>?
    /// The files to look for in folders.
    package internal(set) var include: FilePatterns?
    /// The files to leave out.
    package internal(set) var exclude: FilePatterns?
    /// The least severity that fails a run, or `never`.
    package internal(set) var failOn: Located<String>?
    /// How the report is written.
    package internal(set) var format: Located<String>?
    /// The baseline, relative to the file that states it.
    package internal(set) var baseline: Located<String>?
    /// What it says of rules. Each layer is a file's own; later ones decide.
    package internal(set) var rules: [[RuleSetting]] = []
    /// Its exceptions, of which the last that holds decides.
    package internal(set) var overrides: [Override] = []
    /// What it accepts.
    package internal(set) var suppressions: [SuppressionEntry] = []
    /// What it asks of everything that accepts findings.
    package internal(set) var policy = PolicyStatements()
    /// The team's own rule pages: files or folders, each relative to the file that states it.
    package internal(set) var customRules: [Located<String>] = []
    /// Reports to write beside, by format.
    package internal(set) var reports: [(format: Located<String>, file: Located<String>)] = []
    /// Whether results are kept from run to run.
    package internal(set) var cacheEnabled: Located<Bool>?
    /// The folder in which they are kept, relative to the file that states it.
    package internal(set) var cacheFolder: Located<String>?
    /// Runtime attributes of Interface Builder by which the project names things.
    package internal(set) var namingKeyPaths: Located<[String]>?
    /// The limits on files that it sets.
    package internal(set) var limits: [Limit: Located<Int>] = [:]

    /// A configuration of this file that says nothing.
    package init(path: String, folder: String) {
        self.path = path
        self.folder = folder
    }

    /// What a configuration extends.
    package enum Extension: Sendable {
        /// A set of rules: a preset, or all rules.
        case preset(RuleSelector, name: String, ConfigurationPlace)
        /// Another configuration, relative to the file that states it.
        case file(Located<String>)
    }

    /// The policy as far as it is stated.
    package struct PolicyStatements: Sendable {
        /// Whether a reason must be given.
        package internal(set) var requiresReason: Located<Bool>?
        /// Whether everything may be accepted at once.
        package internal(set) var allowsBlanket: Located<Bool>?
        /// What a suppression is that matches nothing.
        package internal(set) var unused: Located<RuleSetting.Level>?
        /// For how many days something may be accepted.
        package internal(set) var maximumAge: Located<Int>?
    }

    /// An entry of `suppressions`.
    package struct SuppressionEntry: Sendable {
        /// Its files; nil for all.
        package internal(set) var files: FilePatterns?
        /// The rules that it names, with their places.
        package internal(set) var words: [Located<String>] = []
        /// The rest of it.
        package internal(set) var entry: ConfiguredSuppression
    }

    /// The presets that it extends, itself or through others; nil where nothing says so.
    package var presets: [(selector: RuleSelector, name: String, place: ConfigurationPlace)]? {
        extends?.compactMap { extended in
            guard case .preset(let selector, let name, let place) = extended else { return nil }
            return (selector, name, place)
        }
    }

    /// The limits, with what holds where nothing is stated.
    package var allowedLimits: Limits {
        var whole = Limits.usual
        for (limit, stated) in limits { whole[limit] = stated.value }
        return whole
    }

    /// The policy, with what holds where nothing is stated.
    package var suppressionPolicy: SuppressionPolicy {
        var whole = SuppressionPolicy()
        whole.requiresReason = policy.requiresReason?.value ?? whole.requiresReason
        whole.allowsBlanket = policy.allowsBlanket?.value ?? whole.allowsBlanket
        switch policy.unused?.value {
        case .off: whole.unused = nil
        case .severity(let severity): whole.unused = severity
        case nil: break
        }
        whole.maximumAge = policy.maximumAge?.value
        return whole
    }

    /// This configuration with what it inherits, the nearest last. Its own values decide; mappings are put together key
    /// by key, lists take the place of inherited ones. Exceptions, suppressions and rule pages are added to those that
    /// are inherited, since an exception that is gone would be noticed by nobody.
    package func extending(_ bases: [Configuration]) -> Configuration {
        guard !bases.isEmpty else { return self }
        var whole = Configuration(path: path, folder: folder)
        let layers = bases + [self]
        func last<Value>(_ key: (Configuration) -> Value?) -> Value? { layers.lazy.compactMap(key).last }
        whole.requiredVersion = requiredVersion
        whole.extends = Configuration.presets(of: self, extending: bases)
        whole.platform = last(\.platform)
        whole.locale = last(\.locale)
        whole.include = last(\.include)
        whole.exclude = last(\.exclude)
        whole.failOn = last(\.failOn)
        whole.format = last(\.format)
        whole.baseline = last(\.baseline)
        whole.rules = lastOfEach(layers.flatMap(\.rules)) { $0.first?.place }
        whole.overrides = lastOfEach(layers.flatMap(\.overrides), by: \.place)
        whole.suppressions = lastOfEach(layers.flatMap(\.suppressions)) { entry in
            ConfigurationPlace(path: entry.entry.path, range: entry.entry.range)
        }
        whole.policy.requiresReason = last(\.policy.requiresReason)
        whole.policy.allowsBlanket = last(\.policy.allowsBlanket)
        whole.policy.unused = last(\.policy.unused)
        whole.policy.maximumAge = last(\.policy.maximumAge)
        whole.customRules = lastOfEach(layers.flatMap(\.customRules), by: \.place)
        for report in layers.flatMap(\.reports) {
            whole.reports.removeAll { $0.format.value == report.format.value }
            whole.reports.append(report)
        }
        whole.cacheEnabled = last(\.cacheEnabled)
        whole.cacheFolder = last(\.cacheFolder)
        whole.namingKeyPaths = last(\.namingKeyPaths)
        for layer in layers { whole.limits.merge(layer.limits) { $1 } }
        return whole
    }

    /// The presets of all layers; nil where no layer names one and this one extends files alone, or nothing.
    private static func presets(of own: Configuration, extending bases: [Configuration]) -> [Extension]? {
        let all = (bases + [own]).flatMap { $0.extends ?? [] }.filter { extended in
            if case .preset = extended { true } else { false }
        }
        let each = lastOfEach(all) { extended in
            if case .preset(_, _, let place) = extended { place } else { nil }
        }
        return all.isEmpty ? bases.compactMap(\.extends).last { $0.isEmpty } : each
    }
}

/// What stands at each place, once: a file that is extended by several ways says the same each time, and what it says
/// last is what counts.
private func lastOfEach<Entry>(_ entries: [Entry], by place: (Entry) -> ConfigurationPlace?) -> [Entry] {
    var seen: Set<ConfigurationPlace> = []
    let last = entries.reversed().filter { entry in place(entry).map { seen.insert($0).inserted } ?? false }
    return last.reversed()
}
