import ArgumentParser

/// `a11ylint manual`: the manual page, for whoever packs or installs the program; hidden, since readers type `man`.
struct ManualCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Print the manual page, as “man” reads it.", shouldDisplay: false)

    @Option(help: ArgumentHelp("The date that the page shows, as in 2026-01-31.", valueName: "date"))
    var date = ""

    func run(on console: Console) throws -> ExitStatus {
        try console.write(Manual(of: try CommandHelp.command(), date: date).text)
        return .passed
    }
}
