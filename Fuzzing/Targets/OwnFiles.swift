import A11yLint
import A11yModel
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy
import Foundation

@testable import A11yProject

// Files that people write for this program: pages, configurations, baselines, comments, patterns, messages.

/// A screen on which most rules have something to look at.
private let specimen = Source(
    path: "Screens/pay.yaml",
    text: """
        screen: Pay
        frame: [0, 0, 390, 844]
        elements:
          - { type: image, id: hero, source: ic_close.png, frame: [0, 0, 390, 200] }
          - { type: button, id: pay, label: Pay button, frame: [16, 580, 32, 28], children: [{ type: label, text: Now }] }
          - { type: button, id: back, icon: cart, frame: [16, 590, 44, 44] }
          - { type: slider, id: volume, value: "50", frame: [0, 700, 390, 44] }

        """)

/// Shows mistakes in a file of ours as the command does.
private func show(_ failure: Failure) {
    for layout in [Rendering.Layout.framed, .plain] {
        let style = Rendering(color: .off, glyphs: .unicode, layout: layout, detail: .findings, width: 80)
        keepLaws(ofText: FileProblem.rendered(failure.problems, style), "a complaint")
    }
    keepLaws(ofText: failure.sentence, "a failure")
}

/// A page is a rule or has mistakes; its rule can be run, and its examples as well.
func examinePage(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let (page, problems) = Page.decode(text, file: "page.yaml", extent: .whole)
    law(page != nil || !problems.isEmpty, "a page is a rule or has a mistake")
    law(problems.allSatisfy { $0.range.end <= text.utf8.count }, "a mistake lies in its page")
    guard let page else { return }
    keepLaws(lint(specimen, with: Ruleset([page.rule])))
    _ = verify(page)
}

/// A configuration says what it sets or what is wrong; files can be checked with it.
func examineConfiguration(_ bytes: [UInt8]) {
    let source = Source(path: ".a11ylint.yml", bytes: bytes)
    let (configuration, problems) = Configuration.decode(source, in: "/project", formats: reporters.map { $0.name })
    let mistakes = problems + configuration.problems(among: .builtIn)
    show(Failure(FileProblem.all(mistakes, in: source)))
    let plan = RulePlan(configuration, among: .builtIn)
    var settings = plan.settings(plan.matches("/project/\(specimen.path)"))
    settings.today = Day("2026-01-01")
    let report = lint(specimen, with: settings)
    keepLaws(report)
    _ = A11yLint.report(on: source, telling: configuration.unusedOverrides(report.used), with: settings.rules)
}

/// A baseline is read as far as it can be, and written again as the same.
func examineBaseline(_ bytes: [UInt8]) {
    let source = Source(path: "baseline.json", bytes: bytes)
    let (baseline, problems) = Baseline.decode(source)
    law(problems.allSatisfy { $0.range.end <= max(bytes.count, LineTable(bytes).bytes.count) }, "a mistake lies in it")
    var report = lint(specimen, with: everything)
    var match = BaselineMatch(baseline, today: Day("2026-01-01"))
    match.accept(in: &report, at: specimen.path, rules: .builtIn)
    match.judge { _ in true }
    _ = match.findings(with: .builtIn, path: source.path)
    let text = baseline.text
    keepLaws(ofJSON: text, "a baseline")
    let again = Baseline.decode(Source(path: source.path, text: text))
    law(again.baseline.text == text, "a baseline that is written is read as it was")
    if problems.isEmpty { law(again.problems.isEmpty, "a baseline that is written has no mistake") }
}

/// Comments accept or are told; taking out what accepts nothing leaves a file that can be read.
func examineComment(_ bytes: [UInt8]) {
    let line = bytes.filter { $0 >= 0x20 || $0 == 0x0A || $0 == 0x09 }
    let text = String(decoding: line, as: UTF8.self)
    let comments = text.split(separator: "\n").map { "# a11ylint:\($0)\n" }.joined()
    let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="a"><attributedString \
        key="userComments"><fragment content="a11ylint:\(text)"/></attributedString><subviews><button id="b"/>\
        </subviews></view></objects></document>
        """
    let files = [
        Source(path: "a.yaml", text: comments + specimen.text + comments),
        Source(
            path: "a.xml",
            text: "<screen name=\"A\"><!-- a11ylint:\(text) --><button id=\"b\" icon=\"ic_close\"/></screen>"),
        Source(path: "a.xib", text: xib),
    ]
    for file in files {
        let before = lint(file, with: everything)
        keepLaws(before)
        let after = fixed(file, with: everything, applying: .unsafe)
        law(syntaxErrors(after.report) <= syntaxErrors(before), "taking out a comment breaks no file")
    }
}

/// Patterns, ranges and selectors answer in time.
func examinePatterns(_ bytes: [UInt8]) {
    let texts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(8).map {
        String(decoding: $0, as: UTF8.self)
    }
    let patterns = PathPatterns(ignoreFile: bytes)
    for text in texts {
        _ = patterns.matches(text)
        _ = patterns.matches("a/b/" + text, isFolder: true)
        _ = ElementPattern(text).map { pattern in
            lint(specimen, with: .recommended).findings.compactMap(\.element).contains(where: pattern.matches)
        }
        _ = VersionRange(text)?.contains(texts.last ?? "")
        _ = RuleSelector(word: text, among: .builtIn)
        _ = Day(text)
    }
    _ = GitChange.all(in: bytes)
}
