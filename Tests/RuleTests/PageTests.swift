import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import RuleCatalogue
import Testing

/// Every whole page: the tests decode what ships.
let pages = CataloguePage.all.map { page in
    Page.decode(page.text.description, file: page.file.description, extent: .whole)
}

@Suite struct PageTests {
    @Test(arguments: CataloguePage.all.map(\.file.description))
    func `a page has no mistake`(file: String) throws {
        let page = try #require(CataloguePage.all.first { $0.file.description == file })
        let (decoded, problems) = Page.decode(page.text.description, file: file, extent: .whole)
        #expect(problems == [])
        #expect(decoded.map { "\($0.rule.id).yaml" } == file)
    }

    @Test(arguments: pages.compactMap(\.page).map(\.rule.id))
    func `a rule finds what its page promises`(id: String) throws {
        let page = try #require(pages.compactMap(\.page).first { $0.rule.id == id })
        for broken in verify(page) {
            Issue.record("\(id): \(broken.example)\n  expected \(broken.expected)\n  found    \(broken.actual)")
        }
    }

    @Test(arguments: pages.compactMap(\.page).map(\.rule.id))
    func `a review says which doubt makes it one`(id: String) throws {
        let page = try #require(pages.compactMap(\.page).first { $0.rule.id == id })
        for example in page.examples {
            let report = report(on: example, written: Array(example.screen.utf8), with: page.settings(in: example))
            for finding in report.findings where finding.rule == id && finding.confidence == .review {
                let reason = try #require(finding.doubts.first?.reason, "\(id): \(example.title)")
                #expect(!reason.contains("{") && reason != "only a person can tell", "\(id): \(example.title)")
            }
        }
    }
}
