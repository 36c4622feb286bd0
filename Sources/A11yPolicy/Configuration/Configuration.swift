import A11yEngine
import A11yModel

/// A configuration file as written; after `extending(_:)`, together with what it inherits. A key that no file states
/// leaves its property nil or empty, so that every value has a place.
package struct Configuration: Sendable {
    /// The file, as reports name it.
    package let path: String
    /// The folder of the file, absolute and without `/` at the end.
    package let folder: String
    /// The versions of a11ylint that the file accepts.
    package internal(set) var requiredVersion: Located<VersionRange>?
    /// What it extends, in order.
    package internal(set) var extends: [Extension]?
    /// The platform of screens that do not state one.
    package internal(set) var platform: Located<Platform>?
    /// The language of screens that do not state one, as BCP 47.
    package internal(set) var locale: Located<String>?
    /// The files to look for in folders.
    package internal(set) var include: FilePatterns?
    /// The files to leave out.
    package internal(set) var exclude: FilePatterns?
    /// Where the code of the app is.
    package internal(set) var sources: SourcePaths?
    /// Whether code that may not always run settles nothing.
    package internal(set) var sourcesStrict: Located<Bool>?
    /// What views of SwiftUI are whose code is not among the sources, by their names.
    package internal(set) var opaque: Located<[String: ForeignView]>?
    /// The lowest severity that fails a run, or `never`.
    package internal(set) var failOn: Located<String>?
    /// The format of the report on standard output.
    package internal(set) var format: Located<String>?
    /// The baseline, relative to the file that states it.
    package internal(set) var baseline: Located<String>?
    /// Severities and options of rules, one layer for each file that states some. The last layer wins.
    package internal(set) var rules: [[RuleSetting]] = []
    /// The overrides. The last that matches wins.
    package internal(set) var overrides: [Override] = []
    var suppressions: [SuppressionEntry] = []
    /// The requirements for suppressions, as far as they are stated.
    var policy = PolicySettings()
    /// The team's own rule pages: files or folders, each relative to the file that states it.
    package internal(set) var customRules: [Located<String>] = []
    /// More reports to write, by format.
    package internal(set) var reports: [(format: Located<String>, file: Located<String>)] = []
    /// User-defined runtime attributes that set names of views in Interface Builder files.
    var namingKeyPaths: Located<[String]>?
    /// The limits on input files that are stated.
    var limits: [Limit: Located<Int>] = [:]

    /// A configuration that states nothing.
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

    /// The stated keys of `suppression-policy`.
    struct PolicySettings: Sendable {
        /// Whether every suppression needs a reason.
        var requiresReason: Located<Bool>?
        /// Whether one suppression may name every rule.
        var allowsBlanket: Located<Bool>?
        /// The severity of a suppression that matches nothing.
        var unused: Located<RuleSetting.Level>?
        /// For how many days from today a suppression may last.
        var maximumAge: Located<Int>?
    }

    /// The presets that it extends, itself or through other files; nil if no file states `extends`.
    package var presets: [(selector: RuleSelector, name: String, place: ConfigurationPlace)]? {
        extends?.compactMap { extended in
            guard case .preset(let selector, let name, let place) = extended else { return nil }
            return (selector, name, place)
        }
    }

    /// The limits in effect, defaults included.
    var allowedLimits: Limits {
        var whole = Limits.usual
        for (limit, stated) in limits { whole[limit] = stated.value }
        return whole
    }

    /// The suppression policy in effect, defaults included.
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

    /// This configuration with what it inherits from its bases, the nearest of which comes last. Its own values win.
    /// Mappings are merged key by key, and lists are replaced; presets, overrides, suppressions and custom rules of all
    /// files are combined, because nobody would notice a lost exception. Each entry of `ConfigurationKey.all` says how
    /// its key is merged.
    package func extending(_ bases: [Configuration]) -> Configuration {
        guard !bases.isEmpty else { return self }
        var whole = Configuration(path: path, folder: folder)
        for key in ConfigurationKey.all { key.value.merge(bases + [self], &whole) }
        return whole
    }
}

/// Something that a configuration states at a place.
package protocol Placed: Sendable {
    /// Where it is stated.
    var place: ConfigurationPlace { get }
}

/// A value with the place where a configuration states it.
package struct Located<Value: Sendable>: Placed {
    /// The value.
    package let value: Value
    /// Where it is stated.
    package let place: ConfigurationPlace

    init(_ value: Value, at place: ConfigurationPlace) {
        self.value = value
        self.place = place
    }
}

/// The files and folders with the code of the app, relative to the folder of the configuration that states them. None
/// of them means that no code is read.
package struct SourcePaths: Placed {
    /// The word for the project around each screen file.
    package static let automatic = "auto"

    /// Paths, and `auto`.
    package let items: [Located<String>]
    /// The folder, absolute and without `/` at the end.
    package let folder: String
    /// Where they are stated.
    package let place: ConfigurationPlace
}

extension Configuration {
    /// A configuration that states only where the code is, as an option of the command line in a folder says.
    package init(sources: [String], statedBy option: String, in folder: String) {
        self.init(path: option, folder: folder)
        let place = ConfigurationPlace(path: option, range: .fileStart)
        self.sources = SourcePaths(items: sources.map { Located($0, at: place) }, folder: folder, place: place)
    }
}

/// Path patterns, relative to the folder of the configuration that states them.
package struct FilePatterns: Placed {
    /// The patterns, of which the last that matches decides.
    package let patterns: PathPatterns
    /// The folder, absolute and without `/` at the end.
    package let folder: String
    /// Where they are stated.
    package let place: ConfigurationPlace

    /// Whether they match the file at an absolute path, or a folder that contains it.
    package func cover(_ file: String) -> Bool { relative(file).map { patterns.matches($0) } ?? false }

    /// The path relative to the folder; nil for a file outside of it.
    package func relative(_ file: String) -> String? {
        file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : nil
    }
}
