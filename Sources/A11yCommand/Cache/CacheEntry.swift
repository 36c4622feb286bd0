import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Foundation

/// A report as it is kept: a line that says what follows, by its digest, then the report.
enum CacheEntry {
    /// The version of the form. What has another is not read.
    static let format = "v1"

    /// The name of the entry for a file: the digest of everything that its report depends on. The day is in it,
    /// where the settings know one, so that what holds until a day is looked at anew on the next.
    static func name(
        of source: Source, beside tables: [Source], settings: FileSettings, from inputs: [[UInt8]]
    ) -> String {
        let rules = settings.rules.rules.map { "\($0.id) \($0.severity.rawValue)" }.joined(separator: ",")
        let day = settings.today?.description ?? ""
        var parts = program + [Array(rules.utf8), Array(day.utf8), [settings.heedsDirectives ? 1 : 0]] + inputs
        for file in [source] + tables { parts += [Array(file.path.utf8), SHA256.digest(of: file.bytes)] }
        // With its length before it, no part can pass for two.
        return SHA256.hexDigest(of: parts.flatMap { Array("\($0.count) ".utf8) + $0 })
    }

    /// The report of an entry on a file; nil where the entry is damaged, or none of ours.
    static func report(in bytes: [UInt8], on source: Source) -> Report? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let body = Array(bytes[(end + 1)...])
        guard bytes[..<end].elementsEqual(heading(of: body).utf8) else { return nil }
        guard var report = try? JSONDecoder().decode(Report.self, from: Data(body)) else { return nil }
        report.lines = LineTable(source.bytes)
        return report
    }

    /// The entry for a report; nil for one that cannot be kept: of a file that was transcoded, since its lines are not
    /// those of its bytes, and of one that holds a number that JSON has not.
    static func bytes(of report: Report, on source: Source) -> [UInt8]? {
        guard report.lines.bytes == source.bytes, report.maps.isEmpty else { return nil }
        guard let body = try? JSONEncoder().encode(report) else { return nil }
        return Array(heading(of: Array(body)).utf8) + [UInt8(ascii: "\n")] + body
    }

    private static func heading(of body: [UInt8]) -> String { "a11ylint-\(format) \(SHA256.hexDigest(of: body))" }

    /// The program that runs: its version, and what tells one build of it from another.
    private static let program: [[UInt8]] = {
        var status = stat()
        let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
        guard stat(path, &status) == 0 else { return [Array(Version.current.line.utf8)] }
        #if os(macOS)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return [Version.current.line, "\(status.st_size) \(time.tv_sec) \(time.tv_nsec)"].map { Array($0.utf8) }
    }()
}
