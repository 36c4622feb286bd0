import A11yModel
import Foundation

/// The ignore file that a user has for all repositories.
enum UserIgnoreFile {
    /// Where it lies: what `core.excludesFile` says in the user's configuration of git, else git's default. Nil where
    /// the environment names no home.
    static func path(in environment: [String: String]) -> String? {
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let shared = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home.map { $0 + "/.config" }
        let configurations = [home.map { $0 + "/.gitconfig" }, shared.map { $0 + "/git/config" }].compactMap(\.self)
        for path in configurations {
            guard let source = try? Source(reading: path, inputName: nil) else { continue }
            guard let named = excludesFile(in: source.text) else { continue }
            guard named.hasPrefix("~/") else { return named }
            return home.map { $0 + named.dropFirst() }
        }
        return shared.map { $0 + "/git/ignore" }
    }

    /// What the last `excludesFile` of a section `core` says.
    static func excludesFile(in configuration: String) -> String? {
        var isCore = false
        var path: String?
        for line in configuration.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("[") {
                isCore = line.lowercased().hasPrefix("[core]")
                continue
            }
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard isCore, parts.count == 2, parts[0].lowercased() == "excludesfile" else { continue }
            path = value(parts[1])
        }
        return path
    }

    /// A value as git reads it: quotes and backslashes taken away, and what a comment says.
    private static func value(_ text: String) -> String {
        var value = ""
        var isQuoted = false
        var isEscaped = false
        for character in text {
            if isEscaped {
                value.append(character)
                isEscaped = false
                continue
            }
            switch character {
            case "\\": isEscaped = true
            case "\"": isQuoted.toggle()
            case "#" where !isQuoted, ";" where !isQuoted: return value.trimmingCharacters(in: .whitespaces)
            default: value.append(character)
            }
        }
        return value
    }
}
