import Foundation
import TestSupport
import Testing

@testable import A11yCommand

/// What shells and `man` are given.
@Suite struct ManualTests {
    @Test(arguments: ["bash", "zsh", "fish"])
    func `a completion script is what ArgumentParser writes, and offers our words`(shell: String) throws {
        let run = try known(["completions", shell])
        #expect(run.status == 0)
        let written = try a11ylint(["--generate-completion-script", shell]).output
        #expect(run.output == (shell == "bash" ? CompletionsCommand.wordsApart(written) : written))
        for word in ["sarif", "fail-on", "completions", "voiceover"] { #expect(run.output.contains(word), "\(word)") }
    }

    /// The shells that are installed here: every machine has bash, and a server has all of them.
    static let shells = ["bash", "zsh", "fish"].filter { installed($0) != nil }

    @Test(arguments: shells)
    func `a completion script is read by its shell`(name: String) throws {
        #expect(Self.shells.contains("bash"))
        let folder = try Folder(["script": try known(["completions", name]).output])
        let run = try shell("PATH=$PATH:/usr/local/bin:/opt/homebrew/bin; \(name) -n script", in: folder.url)
        #expect(run == ProgramRun(status: 0, output: "", errors: ""))
    }

    @Test func `bash completes commands, flags, formats and rules`() throws {
        let folder = try Folder(["script": try known(["completions", "bash"]).output])
        for (words, expected) in [
            ("ch", "check"), ("check --form", "--format"), ("check --format sar", "sarif"),
            ("check --select missing-la", "missing-label"), ("explain missing-la", "missing-label"),
            ("check --select syntax,missing-la", "syntax,missing-label"), ("schema rep", "report"),
        ] {
            let line = "a11ylint \(words)"
            let typed = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
            let run = try shell(
                """
                source ./script; COMP_WORDS=(\(typed)); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); COMP_LINE='\(line)'
                COMP_POINT=${#COMP_LINE}; COMP_TYPE=9; COMP_KEY=9
                _a11ylint a11ylint "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}" 2>/dev/null
                printf '%s\\n' "${COMPREPLY[@]}"
                """, in: folder.url)
            let offered = run.output.split(separator: "\n").map { $0.trimmingSuffix { $0 == " " } }
            #expect(offered.contains { $0 == expected[...] }, "\(words): \(offered)")
        }
    }

    @Test func `the manual names every command, in characters that every reader shows`() throws {
        let file = packageRoot.appending(path: "Packaging/a11ylint.1")
        let page = try String(contentsOf: file, encoding: .utf8)
        #expect(page.hasPrefix(".TH A11YLINT 1 \"@DATE@\" \"a11ylint @VERSION@\"\n"))
        #expect(page.utf8.allSatisfy { $0 < 0x7F })
        for command in Program.configuration.subcommands where command.configuration.shouldDisplay {
            let name = try #require(command.configuration.commandName).replacing("-", with: "\\-")
            let meaning = command.configuration.abstract.replacing("-", with: "\\-")
            #expect(page.contains("\n.TP\n.B \(name)\n\(meaning)\n"), "\(name)")
        }
        for title in ["NAME", "SYNOPSIS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES"] {
            #expect(page.contains("\n.SH \(title)\n"))
        }
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> Substring {
        var text = self
        while let last = text.last, isTrimmed(last) { text.removeLast() }
        return text
    }
}
