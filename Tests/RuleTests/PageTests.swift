import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import RuleCatalogue
import TestSupport
import Testing

@Suite struct PageTests {
    @Test func `a page has no mistake`() {
        for (file, decoded) in zip(CataloguePage.all.map(\.file.description), pages) {
            #expect(decoded.problems == [], "\(file)")
            #expect(decoded.page.map { "\($0.rule.id).yaml" } == file)
        }
    }

    @Test(arguments: pages.compactMap(\.page).map(\.rule.id))
    func `a rule finds what its page promises`(id: String) throws {
        let page = try #require(pages.compactMap(\.page).first { $0.rule.id == id })
        for broken in verify(page) {
            Issue.record("\(id): \(broken.example)\n  expected \(broken.expected)\n  found    \(broken.actual)")
        }
    }

    @Test(arguments: Specimen.all)
    func `a review says which doubt makes it one`(specimen: Specimen) throws {
        for finding in specimen.report.findings where finding.confidence == .review {
            let reason = try #require(finding.doubts.first?.reason)
            #expect(!reason.contains("{") && reason != "only a person can tell")
        }
    }
}
