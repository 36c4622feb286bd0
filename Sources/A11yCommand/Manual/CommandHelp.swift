import A11yProject
import ArgumentParser
import Foundation

/// What ArgumentParser tells programs of a command: the part of its description that the manual needs.
struct CommandHelp: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let arguments: [ArgumentHelp]?
    let subcommands: [CommandHelp]?

    /// An argument, option or flag of a command.
    struct ArgumentHelp: Decodable {
        let kind: String
        let names: [Name]?
        let valueName: String?
        let abstract: String?
        let isOptional: Bool
        let isRepeating: Bool
        let shouldDisplay: Bool
        let allValues: [String]?
        let defaultValue: String?
    }

    /// A name of an option, without its dashes.
    struct Name: Decodable {
        let kind: String
        let name: String
    }

    private struct Dump: Decodable {
        let serializationVersion: Int
        let command: CommandHelp
    }

    /// The command of these words; the whole program without any.
    static func command(_ words: [String] = []) throws(Failure) -> CommandHelp {
        do {
            _ = try Program.parseAsRoot(words + ["--experimental-dump-help"])
        } catch {
            let text = Data(Program.fullMessage(for: error).utf8)
            if let dump = try? JSONDecoder().decode(Dump.self, from: text), dump.serializationVersion == 0 {
                return dump.command
            }
        }
        throw Failure("the commands cannot be described: ArgumentParser writes another form of description")
    }
}
