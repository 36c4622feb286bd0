import A11yEngine
import A11yModel

/// Key commands with a single character and no modifier. Cost: linear in the elements and their key commands.
struct BareShortcut: Check {
    /// Names of screens, such as games, where single keys are intended.
    private let games: Set<String>

    init(_ parameters: inout Parameters) {
        games = Set(parameters.words("games"))
    }

    func violations(in context: LintContext) -> [Violation] {
        guard !games.contains(context.screen.name) else { return [] }
        return context.keyCommandViolations(variant: { $0.hasTitle ? nil : "untitled" }) { command in
            // Shift alone only types another character.
            command.isCharacter && Set(command.modifiers).isSubset(of: ["shift"])
        }
    }
}
