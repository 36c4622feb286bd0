import A11yProject
import ArgumentParser

/// The flags that the environment gives: `A11YLINT_FAIL_ON=warning` is `--fail-on warning`, `A11YLINT_STRICT=1` is
/// `--strict`. The command line takes precedence; an empty variable is ignored.
///
/// The flags of the command are read from ArgumentParser, only if such a variable is set.
struct EnvironmentFlags {
    /// What the names of the variables begin with.
    static let prefix = "A11YLINT_"

    /// A flag that a variable gives.
    struct Given {
        let variable: String
        let value: String
        /// The flag as arguments.
        let arguments: [String]
    }

    /// The flags that are given, by variable.
    private(set) var given: [Given] = []
    /// The arguments with those flags among them.
    private(set) var arguments: [String]
    private let command: [String]
    private let own: [String]

    /// The arguments of the command line, with those of the environment.
    init(_ arguments: [String], environment: [String: String]) throws(Failure) {
        self.arguments = arguments
        let values = environment.filter { $0.key.hasPrefix(EnvironmentFlags.prefix) && !$0.value.isEmpty }
        command = values.isEmpty ? [] : EnvironmentFlags.command(in: arguments)
        own = command.isEmpty || arguments.starts(with: command) ? Array(arguments.dropFirst(command.count)) : arguments
        guard !command.isEmpty else { return }
        let flags = try EnvironmentFlags.flags(of: command)
        let present = EnvironmentFlags.present(in: own, among: flags)
        for (variable, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let flag = flags.first(where: { $0.variable == variable }) else { continue }
            let rivals = EnvironmentFlags.rivals.first { $0.contains(flag.name) } ?? [flag.name]
            if !present.isDisjoint(with: rivals) { continue }
            let words = try flag.arguments(value)
            if !words.isEmpty { given.append(Given(variable: variable, value: value, arguments: words)) }
        }
        if !given.isEmpty { self.arguments = command + given.flatMap(\.arguments) + own }
    }

    /// Flags that exclude each other: one on the command line overrides the others in the environment.
    private static let rivals: [Set<String>] = [
        ["fail-on", "strict"], ["quiet", "verbose"], ["config", "no-config"], ["sources", "no-sources"],
    ]

    /// Flags of other commands than `check` that variables give: which rules and which configuration.
    private static let everywhere: Set = [
        "config", "no-config", "set", "sources", "no-sources", "select", "ignore", "extend-select", "preset", "rules",
    ]
    /// The option groups of `check` that have no variables: they differ from run to run.
    private static let left: Set = ["Files", "Git", "Accepting", "Fixing"]

    /// The variable that a failure is about, in front of it.
    func naming(_ failure: Failure) -> Failure {
        guard failure.problems.isEmpty else { return failure }
        let culprit = given.first { flag in
            let words = [flag.value] + flag.value.split(separator: ",").map(String.init)
            return words.contains { failure.message.contains("“\($0)”") || failure.message.hasPrefix("\($0):") }
                || ["--set", "--sources"].contains { name in
                    flag.arguments.first?.hasPrefix("\(name)=") == true && failure.message.hasPrefix(name)
                }
        }
        return culprit.map { Failure("\($0.variable): \(failure.message)") } ?? failure
    }

    /// The variable without which the arguments could be parsed, with the parser's words; nil where all are well.
    func mistake() -> Failure? {
        guard (try? Program.parseAsRoot(command + own)) != nil else { return nil }
        for flag in given {
            do {
                _ = try Program.parseAsRoot(command + flag.arguments + own)
            } catch {
                let words = Program.message(for: error)
                return Failure("\(flag.variable): \(words)")
            }
        }
        let names = given.map(\.variable).joined(separator: ", ")
        return given.count < 2 ? nil : Failure("of \(names), some exclude each other")
    }

    /// The words that name the command; empty without one, such as for help.
    private static func command(in arguments: [String]) -> [String] {
        let about = ["-h", "--help", "--version", "help", "--generate-completion-script"]
        if arguments.contains(where: { about.contains($0) || $0.hasPrefix("--experimental") }) { return [] }
        var words: [String] = []
        var type: any ParsableCommand.Type = Program.self
        for argument in arguments {
            let found = type.configuration.subcommands.first { $0.configuration.commandName == argument }
            guard let found else { break }
            words.append(argument)
            type = found
        }
        return words.isEmpty ? ["check"] : words
    }

    /// The flags of a command that a variable may give.
    private static func flags(of command: [String]) throws(Failure) -> [Flag] {
        command == ["check"] ? try flagsOfCheck.get() : try describedFlags(of: command)
    }

    private static let flagsOfCheck = Result { () throws(Failure) in try describedFlags(of: ["check"]) }

    private static func describedFlags(of command: [String]) throws(Failure) -> [Flag] {
        let isCheck = command == ["check"]
        return (try CommandHelp.command(command).arguments ?? []).compactMap { argument in
            guard let name = argument.names?.first(where: { $0.kind == "long" })?.name else { return nil }
            let isOffered =
                isCheck ? argument.sectionTitle.map { !left.contains($0) } == true : everywhere.contains(name)
            guard isOffered else { return nil }
            let letters = argument.names?.filter { $0.kind == "short" }.compactMap(\.name.first) ?? []
            let isRepeating = argument.isRepeating && !["format", "output"].contains(name)
            return Flag(
                names: argument.names?.filter { $0.kind == "long" }.map(\.name) ?? [], name: name, letters: letters,
                takesValue: argument.kind == "option", isRepeating: isRepeating)
        }
    }

    /// The names of the flags that stand among arguments.
    private static func present(in arguments: [String], among flags: [Flag]) -> Set<String> {
        var present: Set<String> = []
        for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("-") {
            if argument.hasPrefix("--") {
                let name = String(argument.dropFirst(2).prefix { $0 != "=" })
                if let flag = flags.first(where: { $0.names.contains(name) }) { present.insert(flag.name) }
                continue
            }
            for letter in argument.dropFirst() {
                guard let flag = flags.first(where: { $0.letters.contains(letter) }) else { continue }
                present.insert(flag.name)
                // The rest is its value.
                if flag.takesValue { break }
            }
        }
        return present
    }

    private struct Flag {
        let names: [String]
        let name: String
        let letters: [Character]
        let takesValue: Bool
        let isRepeating: Bool

        var variable: String { EnvironmentFlags.prefix + name.uppercased().replacing("-", with: "_") }

        /// The flag with the value of its variable. What may be given several times has a line for each time.
        func arguments(_ value: String) throws(Failure) -> [String] {
            if takesValue {
                let values = isRepeating ? value.split(separator: "\n").map(String.init) : [value]
                return values.flatMap { ["--\(name)=\($0)"] }
            }
            switch value.lowercased() {
            case "1", "true", "yes", "on": return ["--\(name)"]
            case "0", "false", "no", "off": return []
            default: throw Failure("\(variable) takes 1 or 0, not “\(value)”")
            }
        }
    }
}
