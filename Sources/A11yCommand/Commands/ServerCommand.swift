import A11yProject
import A11yServer
import ArgumentParser
import Foundation

/// `a11ylint server`: findings, help and completion in an editor.
struct ServerCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "server", abstract: "Serve an editor: findings, help and completion while you type.",
        discussion: """
            Speaks the Language Server Protocol on standard input and output. An editor starts it; docs/editors.md \
            shows the settings for each editor.
            """)

    @OptionGroup(title: "Configuration")
    var project: ProjectOptions

    @OptionGroup(title: "Configuration")
    var code: SourceOptions

    func run(on console: Console) throws -> ExitStatus {
        var server = LanguageServer(
            reading: console.context.input, writing: console.context.output,
            in: .real(project.request(reading: code.named)))
        return try server.run()
    }
}
