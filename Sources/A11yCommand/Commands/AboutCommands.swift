import A11yModel
import A11yProject
import ArgumentParser

/// `a11ylint completions`: what a shell needs to complete our commands, flags and the words that flags take.
struct CompletionsCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "completions",
        abstract: "Print the completion script of a shell.",
        discussion: """
            For bash: a11ylint completions bash > ~/.local/share/bash-completion/completions/a11ylint; for zsh, into a \
            file _a11ylint of a folder in fpath; for fish, into ~/.config/fish/completions/a11ylint.fish.
            """)

    /// The shells that have such scripts.
    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash, zsh, fish
    }

    @Argument(help: "The shell: bash, zsh or fish.")
    var shell: Shell

    func run(on console: Console) throws -> ExitStatus {
        try console.write(Program.completionScript(for: kind) + "\n")
        return .passed
    }

    private var kind: CompletionShell {
        switch shell {
        case .bash: .bash
        case .zsh: .zsh
        case .fish: .fish
        }
    }
}

/// `a11ylint manual`: prints the manual page, for packaging; hidden, since users type `man`.
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

/// `a11ylint version`: prints the version, for bug reports and scripts.
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
