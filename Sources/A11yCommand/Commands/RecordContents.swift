import A11yModel
import A11yPolicy
import A11yProject
import A11yReporters

/// Answers records with what a command makes of each screen description: a transcript, or another document.
struct RecordContents {
    /// The files with records; `-` for standard input.
    let paths: [String]
    let request: ProjectRequest
    /// The key of what is made in the answers.
    let key: String

    /// Writes the answers in the order of the lines. `make` gets a source with the settings for its path.
    func answer(
        by make: @Sendable @escaping (Source, FileSettings) throws(Failure) -> JSON
    ) throws(Failure) -> ExitStatus {
        let jobs = Jobs.auto.count
        let project = try Project(request, jobs: jobs)
        let limit = project.settings(for: FileToCheck.standardInput).limits.bytes
        let key = key
        var status = ExitStatus.passed
        try RecordStream(paths, upTo: limit, jobs: jobs).run { line, number in
            do throws(RecordError) {
                let record = try Record(line)
                let made = try record.made { record throws(Failure) in
                    let settings = record.settings(in: project)
                    return try make(try record.source(upTo: settings.limits.bytes), settings)
                }
                return (RecordAnswer(id: record.id, line: number, key: key, made).text, true)
            } catch {
                return (error.answer(to: number, key: key).text, false)
            }
        } note: { isWhole in
            if !isWhole { status = .unusable }
        }
        return status
    }
}
