import A11yEngine
import A11yChecks
import A11yPolicy
import ArgumentParser

/// Which configuration governs.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Let this configuration govern every file; else the nearest .a11ylint.yml above a file does.",
            valueName: "path"), completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Flag(help: "Heed no configuration file.")
    var noConfig = false

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "Set a key of the configuration, such as rules.small-target.minimum=48. May be given several times.",
            valueName: "key=value"))
    var assignments: [String] = []

    func validate() throws {
        if config != nil, noConfig { throw ValidationError("--config and --no-config exclude each other") }
    }
}

extension ConfigurationOptions {
    /// What the project says of a file, for commands that apply no rules; nil where nothing is configured, and then the
    /// rules are not even read.
    func settings(for path: String) throws(Failure) -> FileSettings? {
        if config == nil, assignments.isEmpty {
            let folder = FolderPath.parent(of: FolderPath.absolute(path, in: FolderPath.current)) ?? ""
            if noConfig { return nil }
            guard try ConfigurationFiles.nearest(to: folder) != nil else { return nil }
        }
        return try Project(self).settings(for: path)
    }
}
