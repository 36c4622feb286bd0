import A11yModel
import Foundation
import Testing

/// What is kept of a report from run to run.
@Suite struct ReportCodingTests {
    @Test func `all of a report is kept, but for its lines and maps`() throws {
        var report = Report(path: "a.yaml", lines: LineTable(Array("a\nb".utf8)))
        report.commentStyle = .yaml
        let kept = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? [String: Any]
        let parts = Mirror(reflecting: report).children.compactMap(\.label)
        #expect(Set(parts).subtracting(["lines", "maps"]) == Set((kept ?? [:]).keys))
    }
}
