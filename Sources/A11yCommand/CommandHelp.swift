import A11yProject
import ArgumentParser
import Foundation

/// What ArgumentParser tells programs of a command: the part of its description that we need.
struct CommandHelp: Decodable {
    private let arguments: [ArgumentHelp]?

    private struct ArgumentHelp: Decodable {
        let names: [Name]?
    }

    private struct Name: Decodable {
        let name: String
    }

    private struct Dump: Decodable {
        let serializationVersion: Int
        let command: CommandHelp
    }

    /// The options and flags of a command, without their dashes; none where ArgumentParser writes another form of
    /// description.
    static func options(of command: String) -> [String] {
        do {
            _ = try Program.parseAsRoot([command, "--experimental-dump-help"])
            return []
        } catch {
            let text = Data(Program.fullMessage(for: error).utf8)
            guard let dump = try? JSONDecoder().decode(Dump.self, from: text), dump.serializationVersion == 0 else {
                return []
            }
            return (dump.command.arguments ?? []).flatMap { $0.names ?? [] }.map(\.name)
        }
    }
}
