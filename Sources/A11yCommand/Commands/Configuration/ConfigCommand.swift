import A11yProject
import ArgumentParser

/// `a11ylint config`: what the configuration says, and whom.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Tell what is configured, for which files, and what is wrong with it.",
        subcommands: [
            ConfigShowCommand.self, ConfigExplainCommand.self, ConfigValidateCommand.self, ConfigPathCommand.self,
        ])
}

/// `a11ylint config path`: which file governs.
struct ConfigPathCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "path", abstract: "Print which configuration file governs a folder or a file.",
        discussion: "Exit status: 0; 1 where no configuration governs.")

    @Argument(help: "The folder or file.", completion: .file())
    var path = "."

    @OptionGroup
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

/// `a11ylint config validate`: all mistakes at once.
struct ConfigValidateCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Tell what is wrong with the configuration, without checking anything.",
        discussion: "Exit status: 0; 2 where something is wrong with it.")

    @Argument(help: "Configuration files; else the one that governs the current folder.", completion: .file())
    var paths: [String] = []

    @OptionGroup
    var project: ProjectOptions

    func run(on console: Console) throws -> ExitStatus {
        var status = ExitStatus.passed
        for path in paths.isEmpty ? [project.configuration.config] : paths.map(Optional.some) {
            var request = project.request
            request.file = path
            do throws(Failure) {
                let project = try Project(request)
                guard let governing = try project.configuration, governing.own != nil else {
                    console.tell("No configuration governs this folder.")
                    continue
                }
                let names = governing.sources.reversed().map { $0.source.path }
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
