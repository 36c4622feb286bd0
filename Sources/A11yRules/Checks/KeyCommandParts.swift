import A11yModel

/// Key commands that lack a title or a modifier. Cost: linear in the elements and their key commands.
struct KeyCommandParts: Check {
    static let name = "key-command-parts"

    /// What a key command can lack.
    enum Part: String, CaseIterable { case title, modifier }

    private let part: Part
    /// Names of screens on which keys are meant to be pressed alone.
    private let games: Set<String>

    init(_ parameters: inout Parameters) {
        part = parameters.word("part", default: .title)
        games = part == .modifier ? Set(parameters.words("games")) : []
    }

    func faults(in subject: Subject) -> [Fault] {
        guard !games.contains(subject.screen.name) else { return [] }
        return subject.elements(setting: .keyCommands).flatMap { id in
            subject.keyCommands(of: id).filter(isLacking).map { command in
                Fault(
                    id, property: .keyCommands, variant: part == .title || hasTitle(command) ? nil : "untitled",
                    facts: ["input": .text(command.shownKeys), "title": .text(command.title ?? "")])
            }
        }
    }

    private func isLacking(_ command: KeyCommand) -> Bool {
        switch part {
        case .title: !hasTitle(command) && !command.isMovement
        case .modifier: command.isCharacter && !command.isModified
        }
    }

    private func hasTitle(_ command: KeyCommand) -> Bool { command.title.map(Words.isBlank) == false }
}
