import A11yProject
import ArgumentParser

/// The configuration and the team's own rules: the same options for every command that reads files or lists rules.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Use this configuration for every file instead of the nearest .a11ylint.yml above the file; none ignores "
                + "all.",
            valueName: "path"), completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "Set a key of the configuration, such as rules.small-target.minimum=48. Can be repeated.",
            valueName: "key=value"))
    var assignments: [String] = []

    @Option(
        name: .customLong("rules"),
        help: ArgumentHelp("Add the rule pages of this file or folder.", valueName: "path"), completion: .file())
    var pages: [String] = []

    /// The options as plain values, for a command that reads no code.
    var request: ProjectRequest { request(reading: nil) }

    /// The options as plain values, with the paths of the code; nil for those of the configuration.
    func request(reading sources: [String]?) -> ProjectRequest {
        var request = ProjectRequest()
        request.ignoresFiles = config == ProjectRequest.none
        request.file = request.ignoresFiles ? nil : config
        request.assignments = assignments
        request.pages = pages
        request.sources = sources
        return request
    }
}
