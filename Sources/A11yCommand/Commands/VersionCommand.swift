import A11yModel
import ArgumentParser

/// `a11ylint version`: what is running here, for bug reports and scripts.
struct VersionCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "version", abstract: "Print the version, the compiler and the platform.")

    /// How to print it.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Option(help: "How to print it.")
    var format = Format.text

    func run(on console: Console) throws -> ExitStatus {
        switch format {
        case .text: try console.write(Version.current.line + "\n")
        case .json: try console.write(Version.current.json.rendered() + "\n")
        }
        return .passed
    }
}
