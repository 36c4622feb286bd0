import Foundation

/// The records of files or of standard input, answered as they come: several at once, in the order of the lines. Only
/// the records of one batch are held at a time.
package struct RecordStream: Sendable {
    /// The files; `-` for standard input.
    let paths: [String]
    /// The most bytes of a line.
    let limit: Int
    let jobs: Int

    /// A stream of the records in these files.
    package init(_ paths: [String], upTo limit: Int, jobs: Int) {
        self.paths = paths
        self.limit = limit
        self.jobs = jobs
    }

    /// Writes the answer to each line to standard output, with the results of `answer`, and returns after the last line
    /// or when nobody reads any more. `answer` gets a line with its number, from 1 in each file; `note` gets its
    /// result, from one thread at a time.
    package func run<Result: Sendable>(
        answer: @Sendable @escaping (RecordLines.Line, Int) -> (text: String, result: Result),
        note: (Result) -> Void
    ) throws(Failure) {
        for path in paths {
            let descriptor = try open(path)
            defer { if path != FileToCheck.standardInput { close(descriptor) } }
            var lines = RecordLines(of: descriptor, path: path, upTo: limit)
            var first = 1
            while let batch = try lines.batch() {
                guard try answerBatch(batch, from: first, answer, note) else { return }
                first += batch.count
            }
        }
    }

    /// False if nobody reads the answers any more.
    private func answerBatch<Result: Sendable>(
        _ batch: [RecordLines.Line], from first: Int,
        _ answer: @Sendable @escaping (RecordLines.Line, Int) -> (text: String, result: Result),
        _ note: (Result) -> Void
    ) throws(Failure) -> Bool {
        let output = RunContext.current.output
        let numbered = batch.enumerated().map { (number: first + $0, line: $1) }
        let answers = inParallel(numbered, jobs: jobs) { record in answer(record.line, record.number) }
        for (_, result) in answers { note(result) }
        let bytes = answers.flatMap { Array($0.text.utf8) }
        return try sendBytes(bytes, to: output, named: "standard output")
    }

    private func open(_ path: String) throws(Failure) -> Int32 {
        if path == FileToCheck.standardInput { return RunContext.current.input }
        let descriptor = Location(path).withPath { Foundation.open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw Failure(path, errno: errno) }
        return descriptor
    }
}
