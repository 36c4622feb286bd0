import A11yChecks
import A11yEngine
import A11yLint
import A11yModel
import A11yPolicy
import RuleCatalogue
import Testing

/// Every whole page, with its mistakes: the tests decode what ships.
package let pages = CataloguePage.all.map { page in
    Page.decode(page.text.description, file: page.file.description, extent: .whole)
}

/// An example of a page.
package struct Specimen: CustomTestStringConvertible, Sendable {
    /// The page.
    package let page: Page
    /// The example.
    package let example: Example
    private let own = Once<Report>()

    /// The examples of all pages.
    package static let all = pages.compactMap(\.page).flatMap { page in
        page.examples.map { Specimen(page: page, example: $0) }
    }.notEmpty()

    private init(page: Page, example: Example) {
        self.page = page
        self.example = example
    }

    /// The page and the title of the example.
    package var testDescription: String { "\(page.rule.id): \(example.title)" }
    /// The file.
    package var source: Source { Source(path: example.file, text: example.screen) }
    /// What the rule of the page finds in the example.
    package var report: Report { own.value { report(source.bytes) } }

    /// What the rule of the page finds in the example if it is written so.
    package func report(_ bytes: [UInt8]) -> Report {
        var report = A11yLint.report(on: example, written: bytes, with: page.settings(in: example))
        report.findings.removeAll { $0.rule != page.rule.id }
        return report
    }
}

/// What all rules find in a source, looked for once for all tests: equal sources have equal reports.
package func found(in source: Source) -> Report {
    let key = [Array(source.path.utf8), source.bytes]
    if let report = reports.withLock({ $0[key] }) { return report }
    let report = lint(source, with: .builtIn)
    reports.withLock { $0[key] = report }
    return report
}

private let reports = Locked<[[[UInt8]]: Report]>([:])

/// A value that is made when it is asked for first. Two threads that ask at once make it twice, and do not wait.
package final class Once<Value: Sendable>: Sendable {
    private let known = Locked<Value?>(nil)

    /// One that is not made yet.
    package init() {}

    /// The value.
    package func value(_ make: () -> Value) -> Value {
        if let value = known.withLock({ $0 }) { return value }
        let value = make()
        known.withLock { $0 = value }
        return value
    }
}
