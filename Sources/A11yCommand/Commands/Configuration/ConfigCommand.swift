import A11yProject
import ArgumentParser

/// `a11ylint config`: the commands about configurations.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Show, explain and validate configurations.",
        subcommands: [
            ConfigShowCommand.self, ConfigExplainCommand.self, ConfigValidateCommand.self, ConfigPathCommand.self,
        ])
}

/// `a11ylint config path`: the file that applies.
struct ConfigPathCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "path", abstract: "Print the configuration file that applies to a folder or a file.",
        discussion: "Exit status: 0; 1 if no configuration applies.")

    @Argument(help: "The folder or file.", completion: .file())
    var path = "."

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    func run(on console: Console) throws -> ExitStatus {
        let project = try Project(self.project.request)
        guard let file = try project.configurationFile(of: path) else {
            console.tell("No configuration governs \(path).")
            return .failed
        }
        try console.write(file + "\n")
        return .passed
    }
}

/// `a11ylint config validate`: every mistake in a configuration.
struct ConfigValidateCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Report every mistake in the configuration, without checking files.",
        discussion: "Exit status: 0; 2 if there are mistakes.")

    @Argument(help: "Configuration files; by default the one that applies to the current folder.", completion: .file())
    var paths: [String] = []

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    func run(on console: Console) throws -> ExitStatus {
        var status = ExitStatus.passed
        for path in paths.isEmpty ? [project.config] : paths.map(Optional.some) {
            var request = project.request
            request.file = path
            do throws(Failure) {
                let project = try Project(request)
                guard let active = try project.configuration, active.own != nil else {
                    console.tell("No configuration governs this folder.")
                    continue
                }
                if let (place, missing) = active.missingBaseline {
                    throw Failure("\(active.words(for: place)): \(missing.message); \(missing.hint)")
                }
                let names = active.sources.reversed().map { $0.source.path }
                let extended =
                    names.dropFirst().isEmpty ? "" : ", extending \(names.dropFirst().joined(separator: ", "))"
                try console.write("\(names[0]) is valid\(extended).\n")
            } catch {
                console.complain(error)
                status = .unusable
            }
        }
        return status
    }
}
