import A11yLint
import A11yModel
@testable import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

/// Problems in pages: each gives one message, at its line, with the word that was probably meant.
@Suite struct PageErrorTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        /// The text that is replaced in the correct page, and its replacement.
        let old: String
        let new: String
        /// The expected message, and the text that it marks.
        let message: String
        let place: String

        init(_ old: String, _ new: String, _ message: String, at place: String) {
            self.old = old
            self.new = new
            self.message = message
            self.place = place
        }

        var testDescription: String { new.isEmpty ? "without \(old)" : new }
    }

    static let page = """
        id: house-rule
        title: A rule of the house
        severity: info
        category: house
        presets: [recommended]
        inputs: [native]
        platforms: [ios]
        confidence: certain
        rests-on: [label]
        criteria: [wcag-4.1.2]
        fix: none
        sources: [house]
        outranks: []
        rationale: Because.
        remedy: Do it.
        applies-to: { all: [interactive, { traits: { contains: button } }] }
        require: { hint: { matches: '^Adds' } }
        message: '{element} has no hint.'
        examples:
          - bad: None
            screen: |
              screen: A
              elements: [{ type: button, id: a, label: A, traits: [button], hint: '' }]
            findings:
              a: a has no hint.
          - good: One
            screen: |
              screen: A
              elements: [{ type: button, id: a, label: A, traits: [button], hint: Adds }]

        """

    static let mistakes = [
        Mistake(
            "remedy:", "remdy: twice\nremedy:", "`remdy` is not a key of a page; did you mean `remedy`?", at: "remdy"),
        Mistake("title: A rule of the house\n", "", "the page has no `title`", at: ""),
        Mistake("remedy: Do it.\n", "", "the page has no `remedy`", at: ""),
        Mistake("rationale: Because.", "rationale: [Because]", "`rationale` must be a text", at: "[Because]"),
        Mistake("title: A rule of the house", "title: ''", "`title` must be a text", at: "''"),
        Mistake(
            "severity: info", "severity: eror", "`eror` is not a word for `severity`; did you mean `error`?", at: "eror"
        ),
        Mistake("fix: none", "fix: save", "`save` is not a word for `fix`; did you mean `safe`?", at: "save"),
        Mistake(
            "inputs: [native]", "inputs: [natve]",
            "`natve` is not a word for `inputs`; did you mean `native`?", at: "natve"),
        Mistake(
            "inputs: [native]", "needs: [behavior]",
            "`behavior` is not a word for `needs`; did you mean `behaviour`?", at: "behavior"),
        Mistake(
            "platforms: [ios]", "platforms: [io]", "`io` is not a word for `platforms`; did you mean `ios`?", at: "io"),
        Mistake("presets: [recommended]", "presets: recommended", "`presets` must be a list", at: "recommended"),
        Mistake(
            "presets: [recommended]", "presets: [recomended]",
            "`recomended` is not a word for `presets`; did you mean `recommended`?", at: "recomended"),
        Mistake(
            "wcag-4.1.2", "wcag-4.1.22", "`4.1.22` is not a criterion of WCAG 2.2; did you mean `4.1.2`?",
            at: "wcag-4.1.22"),
        Mistake(
            "{element} has", "{elment} has",
            "`elment` is not a fact for a message of a condition; did you mean `element`?",
            at: "'{elment} has no hint.'"),
        Mistake(
            "fix: none", "fix: none\nmost-per-screen: few", "`most-per-screen` must be a whole number, 1 or more",
            at: "few"),
        Mistake(
            "confidence: certain", "confidence: certan",
            "`certan` is not a word for `confidence`; did you mean `certain`?", at: "certan"),
        Mistake(
            "remedy: Do it.", "remedy: { native: Do it. }",
            "`remedy` has no text with the key `''`, for any other file", at: "{ native: Do it. }"),
        Mistake(
            "remedy: Do it.", "remedy: { '': Do it., native sldier: Slide it. }",
            "`sldier` is not a word for `remedy`; did you mean `slider`?", at: "native sldier"),
        Mistake(
            "[label]", "[labl]", "`labl` is not a word for `rests-on`; did you mean `label`?",
            at: "labl"),
        Mistake(
            "wcag-4.1.2", "wgac-4.1.2", "a criterion is written `wcag-4.1.2` or `en-11.4.1.2.1`", at: "wgac-4.1.2"),
        Mistake(
            "[interactive,", "[interactiv,", "`interactiv` is not a predicate; did you mean `interactive`?",
            at: "interactiv"),
        Mistake("{ traits:", "{ trait:", "`trait` is not a property; did you mean `traits`?", at: "trait"),
        Mistake("{ contains:", "{ contain:", "`contain` is not a test; did you mean `contains`?", at: "contain"),
        Mistake("'^Adds'", "'(Adds'", "`(Adds` is not a pattern", at: "'(Adds'"),
        Mistake("{ matches: '^Adds' }", "{ at-least: many }", "`at-least` takes a number", at: "many"),
        Mistake(
            "{ hint: { matches: '^Adds' } }", "{ hint: missing }",
            "`hint` takes `present`, `absent` or a mapping with one of `is`, `one-of`, `contains`, `matches`,"
                + " `at-least`, `at-most`", at: "missing"),
        Mistake(
            "{ all: [interactive, { traits: { contains: button } }] }", "[text]",
            "a predicate is a name or a mapping, not a list", at: "[text]"),
        Mistake(
            "{ all: [interactive, { traits: { contains: button } }] }", "{ all: text }",
            "`all` takes a list of predicates", at: "text"),
        Mistake(
            "require: { hint: { matches: '^Adds' } }\n", "", "a page has a `check`, or both `applies-to` and `require`",
            at: ""),
        Mistake("message: '{element} has no hint.'\n", "", "the page has no `message`", at: ""),
        Mistake(
            "    findings:\n      a: a has no hint.\n", "", "a bad example promises at least one finding", at: "None"),
        Mistake("- good: One", "- good: One\n    findings: { a: x }", "a good example promises no finding", at: "One"),
        Mistake("- good: One", "- god: One", "`god` is not a key of an example; did you mean `good`?", at: "god"),
        Mistake(
            "    findings:\n      a:", "    finding: 1\n    findings:\n      a:",
            "`finding` is not a key of an example; did you mean `findings`?", at: "finding"),
        Mistake(
            "applies-to:", "check: competing-modals\napplies-to:",
            "a page has a `check`, or `applies-to` and `require`, not both",
            at: "applies-to"),
    ]

    @Test func `the page without a mistake is read, and its examples hold`() throws {
        let decoded = Page.decode(PageErrorTests.page, file: "house-rule.yaml", extent: .whole)
        #expect(decoded.problems == [])
        #expect(verify(try #require(decoded.page)).isEmpty)
    }

    @Test(arguments: mistakes)
    func `a mistake is reported once, at its place`(mistake: Mistake) {
        #expect(PageErrorTests.page.contains(mistake.old))
        let text = PageErrorTests.page.replacing(mistake.old, with: mistake.new, maxReplacements: 1)
        let decoded = Page.decode(text, file: "house-rule.yaml", extent: .whole)
        #expect(decoded.page == nil)
        #expect(decoded.problems.map(\.message) == [mistake.message])
        #expect(decoded.problems.map { spelling($0.range, in: text) } == [mistake.place])
    }

    @Test func `what a verdict rests on says which doubts count`() throws {
        func doubts(_ properties: String) throws -> Doubts {
            let text = PageErrorTests.page.replacing("rests-on: [label]", with: "rests-on: [\(properties)]")
            return try #require(Page.decode(text, file: "house-rule.yaml", extent: .whole).page).rule.heeded
        }
        let always: Doubts = [.guessed, .edge, .unreached, .undecided]
        #expect(try doubts("") == always)
        #expect(try doubts("frame") == always.union(.layout))
        #expect(try doubts("hitFrame") == always.union(.customClass))
        #expect(try doubts("font, textColor") == always.union(.anyCode))
        #expect(try doubts("hidden") == always.union(.anyCode).union([.modifier, .hidden]))
        #expect(try doubts("text") == always.union(.anyCode).union([.modifier, .template]))
        #expect(try doubts("isElement") == always.union(.anyCode).union([.modifier, .partial]))
    }

    @Test func `a remedy may speak of each kind of file in its own words`() throws {
        let text = PageErrorTests.page.replacing(
            "remedy: Do it.", with: "remedy: { '': Do it., interface-builder: Tick it., page-source: Code it. }")
        let rule = try #require(Page.decode(text, file: "house-rule.yaml", extent: .whole).page).rule
        #expect(rule.details.advice(for: .native).general == "Do it.")
        #expect(rule.details.advice(for: .interfaceBuilder).general == "Tick it.")
        #expect(rule.details.advice(for: .idb).general == "Code it.")
        // The rule is about screen files only.
        #expect(rule.specialRemedies.isEmpty)
    }

    @Test func `a remedy may speak of types of element, in a kind of file or in any`() throws {
        let text = PageErrorTests.page.replacing(
            "remedy: Do it.",
            with: "remedy: { '': Do it., switch: Turn it., native slider stepper: 'Slide the {sides}.' }")
        let rule = try #require(Page.decode(text, file: "house-rule.yaml", extent: .whole).page).rule
        #expect(rule.remedy == "Do it." && rule.specialRemedies.isEmpty)
        let words = rule.typeRemedies.map { "\($0.elements): \($0.remedy)" }
        #expect(
            words == [
                "`switch` in other files: Turn it.", "`slider` or `stepper` in screen files: Slide the sides.",
            ])
    }

    static let checked =
        page.split(separator: "\n").filter { !$0.hasPrefix("applies-to") && !$0.hasPrefix("require") }
        .joined(separator: "\n") + "\n"

    @Test(arguments: [
        (
            "check: competing-modal", "`competing-modal` is not a check; did you mean `competing-modals`?",
            "competing-modal"
        ),
        (
            "check: competing-modals\nparameters: { most: 3 }", "the check `competing-modals` has no parameter `most`",
            "most"
        ),
        ("check: columns-of-nothing", "`columns-of-nothing` is not a check", "columns-of-nothing"),
    ])
    func `a mistake about a check is reported once, at its place`(lines: String, message: String, place: String) {
        let text = lines + "\n" + PageErrorTests.checked
        let problems = Page.decode(text, file: "house-rule.yaml", extent: .whole).problems
        #expect(problems.map(\.message) == [message])
        #expect(problems.map { spelling($0.range, in: text) } == [place])
    }

    @Test func `missing and malformed parameters are reported`() throws {
        let page = try #require(pages.compactMap(\.page).first { $0.parameters.contains { Double($0.value) != nil } })
        let parameter = try #require(page.parameters.first { Double($0.value) != nil })
        let check = try #require(page.check)
        let others = page.parameters.filter { $0.name != parameter.name }
        #expect(others.allSatisfy { Double($0.value) != nil }, "choose another page")
        let rest = others.map { ", \($0.name): \($0.value)" }.joined()
        for (value, message) in [
            ("\(parameter.name): many", "`parameters.\(parameter.name)` must be a"),
            ("", "`parameters.\(parameter.name)` is missing"),
        ] {
            let list = value.isEmpty ? String(rest.dropFirst(2)) : value + rest
            let text = "check: \(check)\nparameters: { \(list) }\n" + PageErrorTests.checked
            let problems = Page.decode(text, file: "house-rule.yaml", extent: .whole).problems
            #expect(problems.count == 1)
            #expect(problems.allSatisfy { $0.message.hasPrefix(message) })
        }
    }

    @Test(arguments: ["", "[]", "id", "\u{0}", "id: &a\n  b: *a\n", "<page/>", "examples: 3"])
    func `what is no page has a mistake and no rule`(text: String) {
        let decoded = Page.decode(text, file: "x.yaml", extent: .whole)
        #expect(decoded.page == nil)
        #expect(!decoded.problems.isEmpty)
    }

    @Test func `a failed example is reported with what was found`() throws {
        let text = PageErrorTests.page.replacing("a: a has no hint.", with: "a: a lacks a hint.")
        let page = try #require(Page.decode(text, file: "house-rule.yaml", extent: .whole).page)
        let broken = verify(page)
        #expect(broken.map(\.example) == ["None"])
        #expect(broken.first?.expected == ["a: a lacks a hint."])
        #expect(broken.first?.actual == ["a: a has no hint."])
    }

    @Test func `the fixture's page is valid, and the mistakes of the broken one are reported`() throws {
        let right = Page.decode(text(of: "rules/hint-for-plus.yaml"), file: "hint-for-plus.yaml", extent: .whole)
        #expect(right.problems == [])
        #expect(verify(try #require(right.page)).isEmpty)
        let broken = Page.decode(
            text(of: "rules/broken/hint-for-plus.yaml"), file: "hint-for-plus.yaml", extent: .whole)
        #expect(
            broken.problems.map(\.message).sorted() == [
                "`remdy` is not a key of a page; did you mean `remedy`?",
                "`systemImge` is not a property; did you mean `systemImage`?", "a good example promises no finding",
            ])
    }

    private func text(of path: String) -> String { String(decoding: fixture(path).bytes, as: UTF8.self) }

    private func spelling(_ range: SourceRange, in text: String) -> String {
        String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self)
    }
}
