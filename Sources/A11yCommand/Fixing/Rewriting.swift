import A11yLint
import A11yModel

/// The files of a run while they are changed: as they were, and as they are to be. Nothing is written before all of it
/// is known.
struct Rewriting {
    /// The files that the run checks, by their paths; `-` is standard input.
    private let checked: Set<String>
    /// The name of standard input in reports.
    private let inputName: String?
    /// The files as they were, as far as they were read.
    private var originals: [String: Source] = [:]
    /// The files as they are to be.
    private(set) var texts: [String: Source] = [:]
    /// How much was fixed, by path.
    private var counts: [String: Int] = [:]
    /// The last step of each file that was changed in it.
    private var steps: [String: Step] = [:]
    /// Files that are not changed any more.
    private var closed: Set<String> = []
    /// Files whose last change was taken back, since they could not be read with it.
    private(set) var undone: [String] = []
    /// Files that are not as they were checked: in another encoding, or written to in the meantime.
    private(set) var passedOver: Set<String> = []

    /// What was changed last in a file: what it was before, how much was fixed, and what could not be read.
    private struct Step {
        let before: Source
        let count: Int
        let unreadable: Int
    }

    init(of discovery: Discovery, inputName: String?) throws(Failure) {
        checked = Set(discovery.files.map(\.path))
        self.inputName = inputName
        // Standard input can be read but once. Where it is left out, whoever waits for its text gets it as it is.
        guard checked.contains(FileToCheck.standardInput) || discovery.hasExcludedInput else { return }
        let source = try Source(reading: FileToCheck.standardInput, inputName: inputName)
        originals[FileToCheck.standardInput] = source
        texts[FileToCheck.standardInput] = source
    }

    /// Makes the next changes that `choose` finds for a report; whether there were any.
    mutating func advance(
        on reports: [Report], by choose: (Report, Source) -> (edits: [Edit], count: Int)
    ) throws(Failure) -> Bool {
        steps = [:]
        for report in reports {
            let key = key(of: report)
            guard !closed.contains(key), !report.findings.isEmpty else { continue }
            let source = try source(of: key)
            // Edits count the bytes of UTF-8. And somebody may have written to the file in the meantime.
            guard report.lines.text(in: SourceRange(0, source.bytes.count)) == source.text else {
                passedOver.insert(report.path)
                continue
            }
            let change = choose(report, source)
            guard !change.edits.isEmpty else { continue }
            let edits = change.edits.sorted { $0.range < $1.range }
            texts[key] = Source(path: source.path, bytes: edits.applied(to: source.bytes))
            counts[key, default: 0] += change.count
            steps[key] = Step(before: source, count: change.count, unreadable: report.unreadable)
            // What the run does not read as a screen is not looked at again: a baseline.
            if !checked.contains(key) { closed.insert(key) }
        }
        return !steps.isEmpty
    }

    /// Takes the last changes back of files that can be read less with them; whether there were any.
    mutating func takeBack(by reports: [Report]) -> Bool {
        var isAny = false
        for report in reports {
            let key = key(of: report)
            guard let step = steps[key], report.unreadable > step.unreadable else { continue }
            texts[key] = step.before
            counts[key, default: 0] -= step.count
            closed.insert(key)
            undone.append(report.path)
            isAny = true
        }
        return isAny
    }

    /// Leaves a file as it was.
    mutating func abandon(_ key: String) {
        texts[key] = originals[key]
        counts[key] = nil
        closed.insert(key)
    }

    /// The files that are not as they were, sorted by path.
    var changed: [(key: String, old: Source, new: Source)] {
        texts.keys.sorted().compactMap { key in
            guard let old = originals[key], let new = texts[key], old.bytes != new.bytes else { return nil }
            return (key, old, new)
        }
    }

    /// Whether a file was changed that the run does not check as a screen.
    var hasOthers: Bool { changed.contains { !checked.contains($0.key) } }

    /// In how many findings the changes result.
    var count: Int { changed.reduce(0) { $0 + (counts[$1.key] ?? 0) } }

    /// Standard input as it is to be; nil where it was not read.
    var input: Source? { texts[FileToCheck.standardInput] }

    private func key(of report: Report) -> String {
        let isInput = checked.contains(FileToCheck.standardInput) && report.path == (inputName ?? "-")
        return isInput && !checked.contains(report.path) || report.path == "-" ? FileToCheck.standardInput : report.path
    }

    private mutating func source(of key: String) throws(Failure) -> Source {
        if let text = texts[key] { return text }
        let source = try Source(reading: key, inputName: inputName)
        originals[key] = source
        return source
    }
}
