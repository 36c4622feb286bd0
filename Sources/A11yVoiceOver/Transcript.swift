import A11yModel

/// What is met on screens, stop by stop, for people to read or hear and for programs; the data are in
/// TranscriptData.swift.
package struct Transcript: Sendable {
    let accounts: [Account]
    let lines: LineTable
    let rotor: Rotor?

    /// A transcript of screens of one file, whose lines are `lines`; with a rotor, of those stops only that it jumps
    /// to.
    package init(_ accounts: [Account], lines: LineTable, visiting rotor: Rotor? = nil) {
        self.accounts = accounts
        self.lines = lines
        self.rotor = rotor
    }

    /// The stops to show, with their places in the order of all, from 1.
    func stops(of account: Account) -> [(place: Int, entry: Account.Entry)] {
        let numbered = account.stops.enumerated().map { (place: $0 + 1, entry: $1) }
        guard let rotor else { return numbered }
        return numbered.filter { rotor.halts(at: $0.entry.stop) }
    }

    /// One paragraph a screen: the stops by number, below each what follows a pause and what else there is to know;
    /// then what is never met, and notes.
    package var text: String { accounts.map(text).joined(separator: "\n") }

    private func text(_ account: Account) -> String {
        let stops = stops(of: account)
        var lines = [heading(of: account)]
        if stops.isEmpty { lines.append(indent + silence(of: account)) }
        let width = String(account.stops.count).count
        let below = indent + String(repeating: " ", count: width + numberEnd.count)
        for (place, entry) in stops {
            // What is said of containers comes before the stop, and has no number.
            lines += entry.stop.announcements.map { below + "[\(oneLine($0))]" }
            let number = String(place)
            let margin = indent + String(repeating: " ", count: width - number.count)
            let words = entry.words.isEmpty ? nothing(at: entry, in: account) : oneLine(entry.words)
            lines.append(margin + number + numberEnd + words + (entry.stop.isOffScreen ? "  (off screen)" : ""))
            lines += Transcript.details(of: entry, in: account).map { below + indent + oneLine($0) }
        }
        if rotor == nil {
            if !account.unreached.isEmpty { lines += ["", indent + "Not reached:"] }
            lines += account.unreached.map { indent + bullet + line(for: $0, in: account.screen) }
            if !account.notes.isEmpty { lines.append("") }
            lines += account.notes.map { indent + "Note: " + oneLine($0) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func heading(of account: Account) -> String {
        let name = oneLine(account.screen.name)
        if let rotor { return name + ", \(rotor.rawValue) in the rotor" }
        return account.technology == .voiceover ? name : name + ", with \(account.technology.name)"
    }

    /// What stands for words where there are none: that there are none, and of what.
    private func nothing(at entry: Account.Entry, in account: Account) -> String {
        let nothing = account.technology == .voiceover ? "(silence)" : "(no name)"
        return "\(nothing) \(oneLine(account.screen[entry.stop.element].heading(called: "")))"
    }

    private func silence(of account: Account) -> String {
        if let rotor { return "The rotor finds no \(rotor.rawValue) on this screen." }
        return account.technology == .voiceControl
            ? "Voice Control finds nothing to name on this screen."
            : "\(account.technology.name) stops nowhere on this screen."
    }

    /// What is told below a stop, each in a line of its own.
    static func details(of entry: Account.Entry, in account: Account) -> [String] {
        func list(_ title: String, _ words: [String]) -> [String] {
            words.isEmpty ? [] : ["\(title): \(words.joined(separator: ", "))"]
        }
        var details = entry.hint.map { [$0] } ?? []
        details += list("Other names", entry.otherNames)
        details += list("Actions", entry.actions)
        details += list("Keys", entry.keys)
        details += entry.remarks
        // One note tells of all unknown frames, and names have no order.
        if entry.stop.fragility != .unknownFrame, account.technology != .voiceControl {
            details += account.doubt(about: entry.stop).map { ["order not certain: \($0)"] } ?? []
        }
        return details
    }

    private func line(for unreached: Account.Unreached, in screen: Screen) -> String {
        let place = lines.place(of: screen[unreached.culprit].anchor.start)
        let what = screen[unreached.element].heading(called: unreached.words)
        return "\(oneLine(what)): \(oneLine(unreached.reason)) (line \(place.line))"
    }
}

private let indent = "  "
private let numberEnd = ". "
private let bullet = "- "
