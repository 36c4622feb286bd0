import A11yModel
import A11yProject
import A11yReporters
import ArgumentParser

/// `a11ylint trends`: findings over time, from a folder of reports.
struct TrendsCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "trends",
        abstract: "Show which findings came, went and stayed.",
        discussion: """
            The store is a folder with a report of each run, as “check” and “merge” write them in the formats json \
            and jsonl. The day of a run stands in the name of its report or of a folder (2026-11-02.json); without, \
            it is the day on which the file was last changed, in UTC. Other folders name the version of the app:

              Reports/5.1/2026-10-26.json
              Reports/5.2/2026-11-02.json

            A finding is gone if its file was checked without it. Findings of files that the last run did not check \
            are told as unchecked.

            Exit status: 0, whatever is found; 2 if a report could not be read. The others are still shown.
            """)

    /// How trends are written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, markdown, svg
    }

    @Argument(help: "The folder of reports.", completion: .directory)
    var store: String

    @Option(name: [.short, .long], help: "How to write it.")
    var format = Format.text

    @Option(
        name: [.short, .long], help: ArgumentHelp("Write to this file.", valueName: "path"), completion: .file())
    var output: String?

    @Option(help: ArgumentHelp("The day of a report, as name=2026-11-02; can be repeated.", valueName: "name=day"))
    var date: [String] = []

    @Option(
        help: ArgumentHelp("The version of the app that a report is about; can be repeated.", valueName: "name=version")
    )
    var appVersion: [String] = []

    @Option(help: ArgumentHelp("The most rows of a table, in the formats text and markdown.", valueName: "number"))
    var limit = TrendText.usualLimit

    @Option(help: ArgumentHelp("When to use colour.", valueName: "when"))
    var color = ColorChoice.auto

    func validate() throws {
        if limit < 1 { throw ValidationError("--limit takes a number from 1 on") }
        _ = try facts()
    }

    func run(on console: Console) throws -> ExitStatus {
        let store = try TrendStore(self.store, try facts())
        for failure in store.failures { console.complain(failure.failure) }
        guard !store.runs.isEmpty else {
            if store.failures.isEmpty { throw Failure("\(self.store): no report (.json, .jsonl) is in this folder") }
            return .unusable
        }
        let trends = Trends(store.runs)
        let text =
            switch format {
            case .text: TrendText.render(trends, limit: limit, rendering(on: console))
            case .markdown: TrendText.markdown(trends, limit: limit)
            case .json: TrendJSON.json(trends, skipped: store.failures.map(\.path)).rendered() + "\n"
            case .svg: TrendChart.svg(trends)
            }
        try console.write(text, to: output)
        return store.failures.isEmpty ? .passed : .unusable
    }

    /// What the options say of reports.
    private func facts() throws -> TrendStore.Facts {
        var days: [String: Day] = [:]
        for word in date {
            let (name, text) = try Self.pair(word, of: "--date")
            guard let day = Day(text) else {
                throw ValidationError(
                    "--date takes a day such as \(word.prefix { $0 != "=" })=2026-11-02, not “\(text)”")
            }
            days[name] = day
        }
        var versions: [String: String] = [:]
        for word in appVersion {
            let (name, text) = try Self.pair(word, of: "--app-version")
            versions[name] = text
        }
        return TrendStore.Facts(days: days, versions: versions)
    }

    /// The two sides of the last `=`.
    private static func pair(_ word: String, of option: String) throws -> (name: String, text: String) {
        guard let place = word.lastIndex(of: "="), place > word.startIndex else {
            throw ValidationError("\(option) takes the name of a report and a value, joined by “=”, not “\(word)”")
        }
        return (String(word[..<place]), String(word[word.index(after: place)...]))
    }

    private func rendering(on console: Console) -> Rendering {
        console.style(output == nil ? color : .never)
    }
}
