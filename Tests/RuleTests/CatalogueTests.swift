import A11yLint
import A11yModel
@testable import A11yEngine
import A11yChecks
import A11yPolicy
import Foundation
import RuleCatalogue
import TestSupport
import Testing

/// Invariants of every built-in page.
@Suite struct CatalogueTests {
    static let all = pages.compactMap(\.page)
    /// The minimum number of good and bad examples.
    static let examples = 3

    @Test func `the catalogue is what plain runs decode, sorted by id`() {
        let ids = CatalogueTests.all.map(\.rule.id)
        #expect(ids.count > 40)
        #expect(ids == ids.sorted())
        #expect(Ruleset.builtIn.rules.map(\.id) == ids)
    }

    @Test(arguments: all.map(\.rule.id))
    func `a page has a rationale, a remedy and enough examples of both kinds`(id: String) throws {
        let page = try #require(CatalogueTests.all.first { $0.rule.id == id })
        #expect(page.rationale.split(separator: " ").count > 8, "\(id) has no reason")
        #expect(page.rule.remedy.hasSuffix("."), "\(id): a remedy is a sentence")
        #expect(!page.rule.title.hasSuffix("."))
        #expect(page.rule.isAboutFiles || !page.rule.sources.isEmpty, "\(id) names no source")
        let titles = page.examples.map(\.title)
        #expect(Set(titles).count == titles.count, "\(id): two examples have one title")
        let least = page.rule.isAboutFiles ? 1 : CatalogueTests.examples
        #expect(page.examples.count(where: \.isBad) >= least, "\(id) has too few bad examples")
        #expect(page.examples.count { !$0.isBad } >= least, "\(id) has too few good examples")
    }

    @Test(arguments: all.map(\.rule.id))
    func `every message of a page is shown by an example, whole`(id: String) throws {
        let page = try #require(CatalogueTests.all.first { $0.rule.id == id })
        let promised = page.examples.flatMap(\.findings).map(\.message)
        #expect(promised.allSatisfy { !$0.contains("{") && !$0.contains("}") })
        for (variant, message) in page.rule.messages {
            let words = message.rendered([:]).split(separator: /\{\w+\}/).map { String($0) }
            let isShown = promised.contains { promise in words.allSatisfy { promise.contains($0) } }
            #expect(isShown, "\(id): no example shows the message \(variant)")
        }
    }

    /// The keys of screen files that UIKit calls the same.
    private static let shared: Set<String> = ["accessibilityFrame", "title"]

    @Test(arguments: all.filter { $0.rule.platforms != [.macos] }.map(\.rule.id))
    func `advice about other files has no key of screen files`(id: String) throws {
        let rule = try #require(CatalogueTests.all.first { $0.rule.id == id }).rule
        for input in [Input.interfaceBuilder, .pageSource, .swiftUI] where rule.inputs.contains(input) {
            let code = rule.details.advice(for: input).general.matches(of: /`([^`]+)`/).map { String($0.1) }
            let keys = Set(code).intersection(Property.allCases.map(\.word)).subtracting(CatalogueTests.shared)
            #expect(keys.isEmpty, "\(id), \(input.title): \(keys)")
        }
    }

    @Test(arguments: Capability.allCases)
    func `ARCHITECTURE says which files tell what`(capability: Capability) throws {
        let text = try String(contentsOf: packageRoot.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
        let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| `\(capability.rawValue)`") })
        let cells = row.split(separator: "|").dropFirst().map { $0.contains("yes") }
        #expect(cells == Input.allCases.map { $0.capabilities.contains(capability) })
    }

    @Test(arguments: all.map(\.rule.id))
    func `a page names a fix if and only if something makes it`(id: String) throws {
        let page = try #require(CatalogueTests.all.first { $0.rule.id == id })
        let hasFix = page.rule.fix != .none
        switch page.rule.logic {
        case .check(let check):
            #expect((check is any RepairingCheck) == hasFix, "\(id): the check and its page disagree")
        case .predicate: #expect((page.rule.removes != nil) == hasFix, "\(id): `fix` and `removes` belong together")
        // The dialects make the fixes of rules about files.
        case .reader: #expect(page.rule.removes == nil)
        }
    }

    @Test func `every check is used by a page`() {
        let used = Set(CatalogueTests.all.compactMap(\.check))
        #expect(checks.map { $0.name }.filter { !used.contains($0) } == [])
    }

    @Test func `every rule about files has a page`() {
        let ids = Set(CatalogueTests.all.map(\.rule.id))
        #expect(FileRule.allCases.map(\.rawValue).filter { !ids.contains($0) } == [])
    }

    @Test(arguments: all.map(\.rule.id))
    func `what a rule outranks exists`(id: String) throws {
        let rule = try #require(Ruleset.builtIn[id])
        let known = Ruleset.builtIn.rules.flatMap { [$0.id, "category:\($0.category)"] }
        #expect(Set(rule.outranks).subtracting(known) == [])
        #expect(!rule.outranks.contains(id))
    }
}
