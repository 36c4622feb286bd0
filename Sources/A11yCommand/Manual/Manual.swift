import A11yProject

/// The manual page of the program: what its commands say of themselves, and what holds for all of them.
struct Manual {
    private var page: RoffPage

    /// The page of a program; `date` may be empty.
    init(of program: CommandHelp, date: String) {
        page = RoffPage(title: "A11YLINT", section: 1, date: date, source: "a11ylint \(Version.current.number)")
        page.section("NAME")
        page.line("a11ylint \\- find what a VoiceOver user would miss on a screen")
        page.section("SYNOPSIS")
        page.line(".B a11ylint")
        page.text("[check] [options] [path ...]")
        page.line(".br")
        page.line(".B a11ylint")
        page.text("command [options] [arguments]")
        page.section("DESCRIPTION")
        page.text(program.discussion ?? "")
        page.section("COMMANDS")
        for command in program.subcommands ?? [] where command.shouldDisplay && command.commandName != "help" {
            describe(command, within: "")
        }
        describeSurroundings()
    }

    /// The page, as `man` reads it.
    var text: String { page.text }

    private mutating func describe(_ command: CommandHelp, within parents: String) {
        let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && !Manual.isHelp($0) }
        let name = parents + command.commandName
        let operands = arguments.filter { $0.kind == "positional" }.map(Manual.operand)
        page.subsection(([name] + operands).joined(separator: " "))
        page.text(command.abstract ?? "")
        for paragraph in (command.discussion ?? "").split(separator: "\n", omittingEmptySubsequences: true) {
            page.paragraph(String(paragraph))
        }
        for argument in arguments where !Manual.isOpposite(argument, among: arguments) {
            page.entry(Manual.label(of: argument, among: arguments), Manual.meaning(of: argument))
        }
        for part in command.subcommands ?? [] where part.shouldDisplay { describe(part, within: name + " ") }
    }

    /// Every command has `--help`, and one line on that is enough.
    private static func isHelp(_ argument: CommandHelp.ArgumentHelp) -> Bool {
        argument.names?.contains { $0.name == "help" || $0.name == "version" } ?? false
    }

    private static func operand(_ argument: CommandHelp.ArgumentHelp) -> String {
        let word = (argument.valueName ?? "argument") + (argument.isRepeating ? " ..." : "")
        return argument.isOptional ? "[\(word)]" : word
    }

    /// Whether a flag only says no to another one, whose entry is about both.
    private static func isOpposite(
        _ argument: CommandHelp.ArgumentHelp, among all: [CommandHelp.ArgumentHelp]
    ) -> Bool {
        all.contains { isOpposite(argument, of: $0) }
    }

    private static func isOpposite(_ argument: CommandHelp.ArgumentHelp, of other: CommandHelp.ArgumentHelp) -> Bool {
        guard let name = argument.names?.first?.name, argument.abstract == other.abstract else { return false }
        return other.names?.first.map { "no-" + $0.name } == name
    }

    private static func label(
        of argument: CommandHelp.ArgumentHelp, among all: [CommandHelp.ArgumentHelp]
    ) -> String {
        guard var names = argument.names else { return argument.valueName ?? "argument" }
        names += all.first { isOpposite($0, of: argument) }?.names ?? []
        let words = names.map { ($0.kind == "long" ? "--" : "-") + $0.name }
        let value = argument.kind == "option" ? " " + (argument.valueName ?? "value") : ""
        return words.joined(separator: ", ") + value
    }

    private static func meaning(of argument: CommandHelp.ArgumentHelp) -> String {
        var text = argument.abstract ?? ""
        if let values = argument.allValues, !values.isEmpty {
            text += " One of \(values.joined(separator: ", "))."
        }
        if let value = argument.defaultValue, argument.kind != "flag" { text += " Default: \(value)" }
        return text
    }

    /// Sections that apply to all commands.
    private mutating func describeSurroundings() {
        page.section("EXIT STATUS")
        page.entry("0", "Nothing fails the run.")
        page.entry(
            "1", "A finding fails the run, there are too many warnings, an example does not hold, or texts differ.")
        page.entry(
            "2",
            "Something could not be done: wrong usage, a path that cannot be read, nothing to check, a report "
                + "that cannot be written.")
        page.entry("130", "Interrupted by Ctrl-C.")
        page.section("ENVIRONMENT")
        page.entry(
            "NO_COLOR, CLICOLOR_FORCE, FORCE_COLOR, CLICOLOR, TERM", "Whether to colour; --color takes precedence.")
        page.entry("COLUMNS", "Width of reports in cells.")
        page.entry("PAGER", "Shows what explain and rules print if it does not fit on the terminal; else less does.")
        page.entry("COMPILED_FOR_INTERFACE_BUILDER", "Set by Xcode while it draws a view; nothing is checked then.")
        page.section("FILES")
        page.entry(".a11ylint.yml", "Configuration of the files in its folder and below; “a11ylint init” writes one.")
        page.entry(
            ".a11ylint-baseline.json", "Accepted findings; “a11ylint baseline create” writes it.")
        page.section("EXAMPLES")
        page.entry("a11ylint", "Checks the screens in the current folder and below.")
        page.entry(
            "a11ylint check App --format sarif=a11y.sarif", "Checks one folder, and writes a second report to a file.")
        page.entry("a11ylint speak Cart.storyboard", "Prints what VoiceOver says on that screen.")
    }
}
