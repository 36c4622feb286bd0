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
