import A11yModel
import A11yReporters
import Foundation

/// Why a command cannot do its work, as a sentence for whoever can change that. Ends the program with status 2.
struct Failure: Error, Equatable {
    /// What is wrong, and what was meant where that can be told; in lower case and without a full stop.
    let message: String
    /// The mistakes in a file of ours that are the reason; each is shown with its lines.
    var complaints: [Complaint] = []

    /// A file of ours that cannot be used: a configuration, unless told otherwise.
    init(_ complaints: [Complaint], _ message: String = "the configuration is not usable; nothing was linted") {
        self.init(message)
        self.complaints = complaints
    }

    /// What is wrong, for where no frames can be shown: the first mistake with its place, or the reason.
    var sentence: String {
        guard let first = complaints.first else { return message }
        let others = complaints.count == 1 ? "" : " (and \(complaints.count - 1) more)"
        return first.line + others
    }

    /// A failure for this reason, which may name what a user or a file wrote: it is made safe to print.
    init(_ message: String) { self.message = visible(message) }

    /// A failure for this reason, with a line for each of its causes.
    init(_ message: String, _ causes: [String]) {
        self.message = ([message] + causes).map { visible($0) }.joined(separator: "\n")
    }

    /// A failure of a system call on a file, with the system's reason.
    init(_ path: String, errno code: Int32) {
        self.init("\(path): \(String(cString: strerror(code)).lowercased())")
    }

    /// A word that is none of those that would do, with the nearest of them, or all where they are few.
    init(unknown kind: String, _ word: String, among words: [String]) {
        let few = 20
        let near = nearest(word, among: words).map { "; did you mean “\($0)”?" } ?? ""
        let list = "here \(words.count == 1 ? "is" : "are"): \(words.joined(separator: ", "))"
        let isLeftOut = words.count > few || words.count == 1 && !near.isEmpty
        let all = isLeftOut ? "" : near.isEmpty ? "; t\(list)" : " T\(list)"
        self.init("no \(kind) is called “\(word)”\(near)\(all)")
    }

    /// A file that could be read no further than to a place.
    init(brokenFile path: String, at place: Place) {
        let place = "\(path):\(place.line):\(place.column)"
        self.init("\(place): broken here, and not read to its end; “a11ylint check” tells how")
    }

    /// A file without a screen, by what was met while it was read.
    init(noScreenIn path: String, _ problems: [Problem]) {
        var reason = "no screen could be read in it"
        for problem in problems where problem.rule == .uncheckedDocument {
            if case .text(let kind) = problem.facts["kind"] { reason = "\(kind), which is recognised and not read" }
        }
        self.init("\(path): \(reason)")
    }
}
