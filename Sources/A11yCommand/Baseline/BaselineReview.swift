import A11yModel
import A11yReporters
import A11yEngine
import A11yPolicy

/// A baseline beside what is found now: what the commands tell of it, and write.
struct BaselineReview {
    let file: BaselineFile
    let baseline: Baseline
    let match: BaselineMatch
    /// New findings, as entries; those whose day has passed are not among them.
    let new: [Baseline.Entry]
    /// New findings that a person must review, and that fail no run.
    let reviews: [Baseline.Entry]
    private let looked: [String]
    /// What the file held.
    private let bytes: [UInt8]

    /// Checks the files, and compares them with the baseline.
    init(_ options: BaselineOptions, on console: Console) throws(Failure) {
        let file = try options.file()
        let (baseline, source) = try file.read()
        let subject = options.subject
        var found = try subject.findings(on: console)
        var baselining = Baselining(file, baseline, from: source, today: .today)
        let concerns = found.concerns
        baselining.apply(to: &found.checked, found.project, walked: options.files.walkedFolders, choosing: concerns)
        let match = baselining.match
        let expired = Set(
            match.states.indices.filter { match.states[$0] == .expired }.compactMap { match.current[$0]?.key })
        func entries(_ isMeant: (Finding) -> Bool) -> [Baseline.Entry] {
            found.checked.reports.flatMap { $0.entries(in: file, found, isMeant).0 }
                .filter { !expired.contains($0.key) }.sorted()
        }
        new = entries { $0.weight != nil }
        reviews = entries { $0.weight == nil }
        looked = found.checked.looked.map(\.path)
        bytes = source.bytes
        (self.file, self.baseline, self.match) = (file, baseline, match)
    }

    /// The baseline without what is stale; with its files where they are now.
    func shrunk() -> Baseline {
        var shrunk = baseline
        shrunk.entries = match.states.indices.filter { match.states[$0] != .stale }.map { index in
            let old = baseline.entries[index]
            guard var entry = match.current[index], entry.key != old.key else { return old }
            (entry.message, entry.reason, entry.expires) = (old.message, old.reason, old.expires)
            return entry
        }
        let paths = Set(shrunk.entries.map(\.path))
        shrunk.contents = shrunk.contents.filter { paths.contains($0.key) }
        return shrunk
    }

    /// Writes a baseline in the place of this one, unless that would change nothing.
    func write(_ baseline: Baseline, notingContents: Bool, on console: Console) throws(Failure) {
        var baseline = baseline
        if notingContents { try baseline.noteContents(of: looked, in: file) }
        guard baseline.text != self.baseline.text else { return }
        try file.write(baseline, after: .bytes(bytes), on: console)
    }

    /// Entries as lines with a word before them, by which one sees what became of them.
    static func lines(_ word: String, _ entries: [Baseline.Entry]) -> String {
        entries.sorted().map { entry in
            let element = entry.element.isEmpty ? "" : " at \(visible(entry.element))"
            let property = entry.property.map { " (\(visible($0)))" } ?? ""
            return "\(word): \(visible(entry.path)): \(visible(entry.rule))\(element)\(property)\n"
        }.joined()
    }
}
