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
        let script = CompletionShell(rawValue: shell.rawValue).map { Program.completionScript(for: $0) } ?? ""
        try console.write((shell == .bash ? CompletionsCommand.wordsApart(script) : script) + "\n")
        return .passed
    }

    /// The script of bash with file names only where files are completed. ArgumentParser takes every completion for a
    /// file name, so that beside a folder `config` the command `config` would become `config/`.
    static func wordsApart(_ script: String) -> String {
        let function = "__a11ylint_add_completions() {\n"
        let files = "    case \"${1}\" in -f | -d | -o) compopt -o filenames 2>/dev/null ;; esac\n"
        return script.replacing("complete -o filenames -F", with: "complete -F")
            .replacing(function, with: function + files)
    }
}
