/// The console sessions of a document: blocks marked `console`, in which a line that starts with `$ ` is a command and
/// what follows it is its output. A line `# exit N` ends an output; without it the command ends with 0.
struct Transcript {
    /// A command with what it answers, or the text between two sessions.
    enum Part: Equatable {
        case prose(String)
        case command(String, answer: String)
    }

    var parts: [Part] = []

    /// Reads a Markdown document.
    init(_ document: String) {
        var prose = ""
        var command: String?
        var answer = ""
        var isSession = false
        func flush(_ parts: inout [Part]) {
            if !prose.isEmpty { parts.append(.prose(prose)) }
            if let command { parts.append(.command(command, answer: answer)) }
            (prose, command, answer) = ("", nil, "")
        }
        for line in document.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line == "```console" {
                isSession = true
                prose += line + "\n"
            } else if isSession, line == "```" {
                flush(&parts)
                isSession = false
                prose += line + "\n"
            } else if isSession, line.hasPrefix("$ ") {
                flush(&parts)
                command = String(line.dropFirst(2))
            } else if command != nil {
                answer += line + "\n"
            } else {
                prose += line + "\n"
            }
        }
        flush(&parts)
    }

    /// The document again.
    var document: String {
        parts.map { part in
            switch part {
            case .prose(let text): text
            case .command(let command, let answer): "$ \(command)\n\(answer)"
            }
        }.joined()
    }

    /// The sessions with the answers that commands give now.
    func answered(by answer: (String) throws -> String) rethrows -> Transcript {
        var answered = self
        answered.parts = try parts.map { part in
            guard case .command(let command, _) = part else { return part }
            return .command(command, answer: try answer(command))
        }
        return answered
    }
}
