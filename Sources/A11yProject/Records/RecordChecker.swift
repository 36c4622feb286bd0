import A11yModel
import A11yPolicy
import A11yReporters

/// Checks records of `--records`, each like a file that was named alone.
package struct RecordChecker: Sendable {
    private let files: FileChecker
    private let rules: RuleRequest
    private let configuration: Configuration?

    /// A checker of records by the settings of a project.
    package init(_ files: FileChecker, showing rules: RuleRequest, _ configuration: Configuration?) {
        self.files = files
        self.rules = rules
        self.configuration = configuration
    }

    /// What became of a record.
    package struct Outcome: Sendable {
        /// The identity of the record, as JSON; nil if its line does not say it.
        let id: String?
        /// The number of the line, from 1.
        let line: Int
        /// The report; nil if there is none.
        package let report: Report?
        /// Why there is no report, or none of use.
        package let error: RecordError?

        /// The line that answers the record.
        package var text: String { RecordAnswer(id: id, line: line, report, error?.problem).text }
    }

    /// Checks a line with this number, from 1.
    package func check(_ line: RecordLines.Line, number: Int) -> Outcome {
        do throws(RecordError) {
            let record = try Record(line)
            var report = try record.made { record throws(Failure) in try files.check(record) }
            report = rules.shown(rules.countingReviews(report, configuration))
            let error = report.unchecked.map { RecordError(.unchecked, $0.text) }
            return Outcome(id: record.id, line: number, report: report, error: error)
        } catch {
            return Outcome(id: error.id, line: number, report: nil, error: error)
        }
    }
}

extension Record {
    /// Reads a line that may be too long.
    package init(_ line: RecordLines.Line) throws(RecordError) {
        switch line {
        case .text(let bytes): try self.init(reading: bytes)
        case .tooLong: throw RecordError(.tooLarge, "The line is larger than what is read of a file.")
        }
    }

    /// The source, read from its file if it is in one.
    package func source(upTo most: Int) throws(Failure) -> Source {
        switch content {
        case .source(let bytes): Source(path: path, bytes: bytes)
        case .path(let file):
            Source(path: path, bytes: try Source(reading: file, inputName: nil, upTo: most).bytes)
        }
    }

    /// The settings for its path, with what it states itself.
    package func settings(in project: Project) -> FileSettings {
        var settings = project.settings(for: path)
        settings.platform = platform ?? settings.platform
        settings.language = language ?? settings.language
        return settings
    }

    /// What is made of it; an error with its identity if that fails.
    package func made<Result>(by make: (Record) throws(Failure) -> Result) throws(RecordError) -> Result {
        do throws(Failure) {
            return try make(self)
        } catch {
            throw RecordError(.unreadable, error.sentence, id: id)
        }
    }
}

extension RecordError {
    /// What an answer says of it.
    fileprivate var problem: RecordAnswer.Problem { RecordAnswer.Problem(kind: kind.rawValue, message: message) }

    /// The answer to the line with this number, from 1, of a command that would have made something under this key.
    package func answer(to line: Int, key: String) -> RecordAnswer {
        RecordAnswer(id: id, line: line, key: key, .null, problem)
    }
}
