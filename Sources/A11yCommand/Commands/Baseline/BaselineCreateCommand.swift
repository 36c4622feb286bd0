import A11yModel
import ArgumentParser

/// `a11ylint baseline create`: all findings, taken over.
struct BaselineCreateCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Take all findings over into a new baseline.",
        discussion: "Exit status: 0; 2 if there is a baseline already, or if something could not be read.")

    @OptionGroup
    var options: BaselineOptions

    @OptionGroup
    var acceptance: AcceptanceOptions

    @Flag(help: "Make a baseline anew that is there already; its reasons are lost.")
    var force = false

    func run(on console: Console) throws -> ExitStatus {
        let file = try options.named() ?? BaselineFile(at: BaselineFile.usualName)
        return try options.subject.create(
            file, reason: acceptance.reason, expires: acceptance.expires, replacing: force, on: console)
    }
}
