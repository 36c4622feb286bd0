import A11yChecks
import A11yEngine
import A11yProject
import ArgumentParser
import Dispatch

/// A subcommand with its arguments: does its work, and returns the exit status.
protocol Command: ParsableCommand {
    /// Does the work. An error that it throws is printed, and the program ends with status 2.
    func run(on console: Console) throws -> ExitStatus
}

/// The root of the command line; a first word that names no subcommand is a path for `check`.
struct Program: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "a11ylint",
        abstract: "Finds what a VoiceOver user would miss on a screen.",
        discussion: """
            Reads screen descriptions (YAML, XML, JSON) and Interface Builder files, simulates VoiceOver on each \
            screen, and reports what is silent, misleading or out of reach, with the place to change.
            """,
        version: Version.current.line,
        subcommands: [
            CheckCommand.self,
            BaselineCommand.self,
            SpeakCommand.self,
            MergeCommand.self,
            WalkCommand.self,
            MapCommand.self,
            ConvertCommand.self,
            RulesCommand.self,
            ExplainCommand.self,
            ExplainCodeCommand.self,
            VerifyCommand.self,
            SchemaCommand.self,
            InitCommand.self,
            ConfigCommand.self,
            ServerCommand.self,
            CompletionsCommand.self,
        ],
        defaultSubcommand: CheckCommand.self)
}

/// Makes a command of the words behind its name.
typealias Parse = @Sendable (ParsableCommand.Type, [String]) throws -> ParsableCommand

/// Runs the command that `arguments` name, in the folder and with the streams of the console.
func runProgram(
    _ arguments: [String], on console: Console, parsing parse: Parse = { try $0.parseAsRoot($1) }
) -> ExitStatus {
    RunContext.$current.withValue(console.context) { runCommand(arguments, on: console, parsing: parse) }
}

/// ArgumentParser would end with status 64 on bad usage; ours is 2.
private func runCommand(_ arguments: [String], on console: Console, parsing parse: Parse) -> ExitStatus {
    do {
        let arguments = Program.withoutAlias(arguments)
        for name in RemovedOptions.variables(in: console.terminal.environment) {
            console.warn("\(name) is not read; give the option itself, or write it into .a11ylint.yml")
        }
        if let answer = RemovedOptions.answer(toCommand: arguments) {
            console.complain(answer)
            return .unusable
        }
        // From the root the parser builds all arguments of `check` three times, for any command, which a small run
        // notices.
        if let (type, own) = Program.named(arguments) {
            if type == CheckCommand.self {
                // The parser and the rules take as long to set up as a small check, so that is done in parallel.
                DispatchQueue.global(qos: .userInitiated).async { _ = Ruleset.builtIn }
            }
            let command: ParsableCommand?
            do {
                command = try parse(type, Array(own))
            } catch  where own.isEmpty {
                // Of a program without arguments the parser prints the whole help for what is missing.
                command = nil
            } catch {
                return tell(Program.message(for: error, of: type, at: console.terminal.helpWidth), on: console)
            }
            if let command = command as? any Command { return try command.run(on: console) }
        }
        // ArgumentParser's own `help` throws its text.
        var help = try Program.parseAsRoot(arguments)
        if let command = help as? any Command { return try command.run(on: console) }
        try help.run()
        return .passed
    } catch let failure as Failure {
        console.complain(failure)
        return .unusable
    } catch {
        return tell(Program.fullMessage(for: error, columns: console.terminal.helpWidth), on: console)
    }
}

/// Help, the version and the completion scripts are thrown like what is wrong, which alone has a prefix.
private func tell(_ message: String, on console: Console) -> ExitStatus {
    guard message.hasPrefix(Program._errorPrefix) else {
        try? console.write(message + "\n")
        return .passed
    }
    let wrong = String(message.dropFirst(Program._errorPrefix.count))
    console.complain(RemovedOptions.answer(to: wrong) ?? wrong)
    return .unusable
}

extension Program {
    /// `lint` is what other linters call `check`: accepted, and not advertised.
    static func withoutAlias(_ arguments: [String]) -> [String] {
        arguments.first == "lint" ? ["check"] + arguments.dropFirst() : arguments
    }

    /// The subcommand that the first word names, with what stands behind it; `check` with all words where it is a path.
    static func named(_ arguments: [String]) -> (type: ParsableCommand.Type, own: ArraySlice<String>)? {
        let isHelp = arguments.contains { ["-h", "--help", "--version"].contains($0) }
        guard let first = arguments.first, first != "help", !first.hasPrefix("-"), !isHelp else { return nil }
        let command = configuration.subcommands.first { $0.configuration.commandName == first }
        return command.map { ($0, arguments.dropFirst()) } ?? (CheckCommand.self, arguments[...])
    }

    /// What the parser says of the arguments of a subcommand, which it takes for a program of its own.
    fileprivate static func message(for error: any Error, of type: ParsableCommand.Type, at width: Int?) -> String {
        type.fullMessage(for: error, columns: width).replacing("\nUsage: ", with: "\nUsage: a11ylint ")
            .replacing("\n  See '", with: "\n  See 'a11ylint ")
    }
}
