import A11yModel
import A11yReporters
import Foundation
import TestSupport
import Testing

/// What reports for programs say of views of SwiftUI that were not read.
@Suite struct UnreadViewTests {
    static let report: Report = {
        var report = Samples.report("Card.swift", "struct Card {}\n  RemoteImage(url)\n", [])
        var views = ViewReading()
        views.whole = 2
        views.partial = 1
        views.places = [UnreadView(reason: .view("RemoteImage"), range: SourceRange(17, 28))]
        report.views = views
        return report
    }()

    @Test func `JSON counts the views and names the places`() throws {
        let json = JSONReporter.render(Samples.run([Self.report]), style: .sample())
        let report = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let files = try #require(report["files"] as? [[String: Any]])
        let views = try #require(files.first?["views"] as? NSDictionary)
        let place: NSDictionary = ["code": "RemoteImage", "line": 2, "column": 3]
        #expect(views == ["whole": 2, "partial": 1, "unread": 0, "stoppedAt": [place]] as NSDictionary)
    }

    @Test func `SARIF has a note at each place`() throws {
        let sarif = SARIFReporter.render(Samples.run([Self.report]), style: .sample())
        let log = try #require(JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
        let runs = try #require(log["runs"] as? [[String: Any]])
        let invocations = try #require(runs.first?["invocations"] as? [[String: Any]])
        let notes = try #require(invocations.first?["toolExecutionNotifications"] as? [[String: Any]])
        #expect(notes.map { $0["level"] as? String } == ["note"])
        let location = (notes.first?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        #expect(location?["region"] as? NSDictionary == ["startLine": 2, "startColumn": 3] as NSDictionary)
    }
}
