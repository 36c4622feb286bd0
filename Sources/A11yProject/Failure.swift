import A11yModel
import A11yPolicy
import A11yReporters
import Foundation

/// Why a command cannot do its work. Ends the program with status 2.
package struct Failure: Error, Equatable {
    /// The reason, in lower case and without a full stop.
    package let message: String
    /// The mistakes in a configuration or baseline that are the reason; each is shown with its lines.
    package var problems: [FileProblem] = []

    /// A configuration that cannot be used, or another file with its own message.
    package init(_ problems: [FileProblem], _ message: String = "the configuration is not usable; nothing was checked")
    {
        self.init(message)
        self.problems = problems
    }

    /// The reason on one line: the first mistake with its place, or the message.
    package var sentence: String {
        guard let first = problems.first else { return message }
        let others = problems.count == 1 ? "" : " (and \(problems.count - 1) more)"
        return first.line + others
    }

    /// A failure for this reason. It may quote users and files: it is made safe to print.
    package init(_ message: String) { self.message = visible(message) }

    /// A failure for this reason, with a line for each cause.
    package init(_ message: String, _ causes: [String]) {
        self.message = ([message] + causes).map { visible($0) }.joined(separator: "\n")
    }

    /// A failure of a system call on a file, with the system's reason.
    package init(_ path: String, errno code: Int32) {
        self.init("\(path): \(String(cString: strerror(code)).lowercased())")
    }

    /// A file or folder that is to be read and is not there, with the entry of its folder that was probably meant.
    init(unread path: String, errno code: Int32) {
        let hint = code == ENOENT ? CodePaths.hint(forEntry: path, in: FolderPath.current) : ""
        self.init(Failure(path, errno: code).message + (hint.isEmpty ? "" : "; \(hint)"))
    }

    /// An unknown word, with the nearest known one, or all of them if they are few.
    package init(unknown kind: String, _ word: String, among words: [String]) {
        let few = 20
        let near = nearest(word, among: words).map { "; did you mean “\($0)”?" } ?? ""
        let list = "here \(words.count == 1 ? "is" : "are"): \(words.joined(separator: ", "))"
        let isLeftOut = words.count > few || words.count == 1 && !near.isEmpty
        let all = isLeftOut ? "" : near.isEmpty ? "; t\(list)" : " T\(list)"
        self.init("no \(kind) is called “\(word)”\(near)\(all)")
    }

    /// A file with a syntax error at a place: what is wrong there, and what is left out for it.
    package init(brokenFile path: String, at place: TextPosition, _ problem: Problem) {
        let place = "\(path):\(place.line):\(place.column)"
        guard case .text(let expected) = problem.facts["expected"] else {
            self.init("\(place): broken here")
            return
        }
        guard case .text(let unchecked) = problem.facts["unchecked"] else {
            self.init("\(place): \(expected)")
            return
        }
        self.init("\(place): \(expected); \(unchecked) is left out")
    }

    /// Throws if a file that was read for its screens is broken.
    package static func refuse(broken path: String, _ problems: [Problem], _ lines: LineTable) throws(Failure) {
        guard let broken = problems.first(where: { $0.rule == .syntax }) else { return }
        throw Failure(brokenFile: path, at: lines.place(of: broken.range.start), broken)
    }

    /// A file without a screen, with the problems found in it.
    package init(noScreenIn path: String, _ problems: [Problem]) {
        var reason = "no screen could be read in it"
        for problem in problems where problem.rule == .uncheckedDocument {
            if case .text(let kind) = problem.facts["kind"] { reason = "\(kind), which is recognised and not read" }
        }
        self.init("\(path): \(reason)")
    }
}

/// A mistake in a configuration or baseline, with its file.
package struct FileProblem: Equatable, Sendable {
    /// The kind of file, as one word.
    package var kind = "config"
    /// The file.
    package let path: String
    /// Its bytes.
    package let bytes: [UInt8]
    /// What is wrong.
    package let problem: ConfigurationProblem

    /// The mistakes of a file.
    package static func all(_ problems: [ConfigurationProblem], in source: Source) -> [FileProblem] {
        problems.map { FileProblem(path: source.path, bytes: source.bytes, problem: $0) }
    }

    /// Where the mistake is and what it is, in a line: `.a11ylint.yml:3:5: unknown rule "low-contrst"`.
    package var line: String {
        let place = LineTable(bytes).place(of: problem.range.start)
        let hint = problem.hint.isEmpty ? "" : "; \(problem.hint)"
        return visible("\(path):\(place.line):\(place.column): \(problem.message)\(hint)")
    }

    /// The mistakes as frames, with an empty line between them; one a line where there are none.
    package static func rendered(_ problems: [FileProblem], _ style: Rendering) -> String {
        var tables: [String: LineTable] = [:]
        let frames = problems.map { mistake in
            let lines = tables[mistake.path] ?? LineTable(mistake.bytes)
            tables[mistake.path] = lines
            return complaint(
                kind: mistake.kind, "\(mistake.problem.message) in \(mistake.path)", path: mistake.path, lines: lines,
                range: mistake.problem.range, hint: mistake.problem.hint, help: mistake.problem.help, style)
        }
        return frames.joined(separator: style.layout == .framed ? "\n" : "")
    }
}

/// How the program ends: the numbers that shells and servers act on, equal for every command and format.
package enum ExitStatus: Int32, Sendable {
    /// Nothing at or above the level that fails a run.
    case passed = 0
    /// Something to repair: findings, too many warnings, an example that fails.
    case failed = 1
    /// The command could not do its work, in whole or in part: usage, a missing path, nothing to check.
    case unusable = 2
}
