import A11yProject
import ArgumentParser

/// The configuration and the team's own rules: the same options for every command that reads files or lists rules.
struct ProjectOptions: ParsableArguments {
    @OptionGroup(title: "Configuration")
    var configuration: ConfigurationOptions

    @OptionGroup(title: "Rules")
    var pages: PageOptions

    /// The options as plain values.
    var request: ProjectRequest {
        var request = ProjectRequest()
        request.file = configuration.config
        request.ignoresFiles = configuration.noConfig
        request.assignments = configuration.assignments
        request.pages = pages.paths
        return request
    }
}

/// Which configuration applies.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Use this configuration for every file instead of the nearest .a11ylint.yml above the file.",
            valueName: "path"), completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Flag(help: "Ignore configuration files.")
    var noConfig = false

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "Set a key of the configuration, such as rules.small-target.minimum=48. Can be repeated.",
            valueName: "key=value"))
    var assignments: [String] = []

    func validate() throws {
        if config != nil, noConfig { throw ValidationError("--config and --no-config exclude each other") }
    }
}

/// A team's own rule pages.
struct PageOptions: ParsableArguments {
    @Option(
        name: .customLong("rules"),
        help: ArgumentHelp("Add the rule pages of this file or folder.", valueName: "path"), completion: .file())
    var paths: [String] = []
}
