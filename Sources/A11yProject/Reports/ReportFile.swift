import A11yModel
import Foundation

// What a report in our JSON holds, as it stands there; see `Schemas/report.v1.schema.json`.

/// A report that `check --format json` or `--format jsonl` wrote.
struct ReportFile: Decodable {
    struct Tool: Decodable {
        let name: String
        let version: String
    }

    struct Settings: Decodable {
        let config: String?
        let presets: [String]
        let failOn: FailLevel
        let exitCode: Int32
        let unchecked: [Unchecked]?
    }

    struct Unchecked: Decodable {
        let path: String
        let reason: String
    }

    struct Summary: Decodable {
        let rules: Int
    }

    struct File: Decodable {
        let path: String
        let screens: Int
        let elements: Int
        let stops: Int
    }

    /// Why rules did not apply to files. Reports from before they were told together name one rule and one path.
    struct Note: Decodable {
        let path: String?
        let rule: String?
        let paths: [String]?
        let rules: [String]?
        let message: String

        /// The paths of the files, with the rules.
        var entries: [(path: String, rules: [String])] {
            let rules = rules ?? [rule].compactMap(\.self)
            return (paths ?? [path].compactMap(\.self)).map { ($0, rules) }
        }
    }

    let schemaVersion: Int
    let tool: Tool
    let run: Settings
    let summary: Summary
    /// The files that were looked at; nil in reports from before they were listed.
    let files: [File]?
    /// Nil in the last line of JSON Lines, where each finding has a line of its own.
    var findings: [FindingEntry]?
    let suppressed: [FindingEntry]
    let notes: [Note]
}

/// A finding of a report.
struct FindingEntry: Decodable {
    struct Position: Decodable {
        let line: Int
        let column: Int
        /// Missing in code.
        let offset: Int?

        var place: TextPosition { TextPosition(line: line, column: column) }
    }

    struct Range: Decodable {
        let start: Position
        let end: Position

        var bytes: SourceRange { SourceRange(start.offset ?? 0, end.offset ?? 0) }
    }

    struct Doubt: Decodable {
        let kind: String
        let name: String?
        let reason: String
    }

    struct Element: Decodable {
        let type: String
        let id: String?
        let path: String
        let name: String
    }

    struct Related: Decodable {
        let message: String
        /// The file of code; nil in the file of the finding.
        let path: String?
        let range: Range
    }

    struct CriterionEntry: Decodable {
        let standard: String
        let id: String
    }

    struct Help: Decodable {
        let text: String
    }

    struct Repair: Decodable {
        struct Change: Decodable {
            let start: Position
            let end: Position
            let text: String
        }

        let applicability: String
        let description: String?
        let edits: [Change]
    }

    struct Accepted: Decodable {
        let means: String
        let reason: String
        let until: String?
        let range: Range?
    }

    let rule: String
    let severity: Severity
    let confidence: Confidence
    let doubts: [Doubt]
    let code: String?
    let foundBy: [String]?
    let message: String
    let path: String
    let range: Range
    let screen: String?
    let element: Element?
    let property: String?
    let count: Int
    let related: [Related]
    let criteria: [CriterionEntry]
    let measured: [String: Fact]
    let help: Help
    let fix: Repair
    let fingerprint: String
    let acceptance: Accepted?
}

extension FailLevel: Decodable {}
extension Severity: Decodable {}
extension Confidence: Decodable {}

extension Fact: Decodable {
    /// A text, a number, or a list of texts.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            self = .list(try value.decode([String].self))
        }
    }
}

extension ReportFile {
    /// Reads a report of either kind.
    init(reading source: Source) throws(Failure) {
        do {
            let data = Data(source.bytes)
            let isWhole = source.bytes.prefix { $0 != UInt8(ascii: "\n") }.allSatisfy {
                $0 <= 0x20 || $0 == UInt8(ascii: "{")
            }
            self =
                isWhole
                ? try JSONDecoder().decode(ReportFile.self, from: data) : try ReportFile.lines(of: source.bytes)
        } catch let error as DecodingError {
            throw Failure("\(source.path): \(error.reason)")
        } catch {
            throw Failure("\(source.path): no report of a11ylint: \(error.localizedDescription)")
        }
        guard schemaVersion == 1, tool.name == "a11ylint" else {
            throw Failure(
                "\(source.path): a report of version \(schemaVersion) by \(tool.name); version 1 of a11ylint is read")
        }
        let counts = (files ?? []).flatMap { [$0.screens, $0.elements, $0.stops] } + [summary.rules]
        guard counts.allSatisfy({ 0...ReportFile.mostOfAnything ~= $0 }) else {
            throw Failure("\(source.path): a number in “files” or “summary” is that of no report")
        }
        guard findings != nil else { throw Failure("\(source.path): the report has no “findings”") }
    }

    /// More than any file has; sums of such numbers are numbers still.
    private static let mostOfAnything = 1 << 32

    /// The report of JSON Lines: a finding a line, then one line with all else.
    private static func lines(of bytes: [UInt8]) throws -> ReportFile {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy { $0 <= 0x20 } }
        let decoder = JSONDecoder()
        var report = try decoder.decode(ReportFile.self, from: Data(lines.last ?? []))
        // A whole report may stand on one line, too.
        if lines.count == 1, report.findings != nil { return report }
        report.findings = try lines.dropLast().map { try decoder.decode(FindingEntry.self, from: Data($0)) }
        return report
    }
}

extension DecodingError {
    /// What is wrong with a report, and where: `findings[3].range.start is missing`.
    fileprivate var reason: String {
        switch self {
        case .keyNotFound(let key, let context): "\(Self.place(context.codingPath + [key])) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(Self.place(context.codingPath)) is of another kind than in a report of a11ylint"
        case .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "no JSON, or cut off; reports are read in the formats json and jsonl"
                : "\(Self.place(context.codingPath)) has a value that no report of a11ylint has"
        @unknown default: "no report of a11ylint"
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }
}
