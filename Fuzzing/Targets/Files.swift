import A11yLint
import A11yModel
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy
import A11yVoiceOver
import Foundation

import A11ySyntax

// Files with screens: read, checked, told, mended, converted, spoken.

/// A tree is sound however broken its file is.
func examineSyntax(_ bytes: [UInt8]) {
    let parsed = Syntax.parse(source(bytes))
    let end = parsed.value.bytes.count
    law(parsed.problems.allSatisfy { $0.range.end <= end }, "a problem lies in its file")
    // One more is about the encoding, which is told beside those of the reader.
    law(parsed.problems.count <= Limits.usual[.problems] + 1, "problems are limited")
    var open = parsed.value.roots
    while let node = open.popLast() {
        law(node.range.start <= node.range.end && node.range.end <= end, "a node lies in its file")
        if node.isAlias { continue }
        // What stands above the line of an app, in a printed tree, is told of it as well.
        let isPrinted = parsed.value.syntax == .hierarchy
        for child in Array(node.entries) + Array(node.items) {
            law(isPrinted || child.isAlias || node.range.contains(child.range), "a part lies in its whole")
            open.append(child)
        }
    }
}

/// Every reporter makes of every report what its readers can read; checking again says the same.
func examineReports(_ bytes: [UInt8]) {
    let report = lint(source(bytes), with: everything, withMaps: true)
    keepLaws(report)
    let found = Set(report.findings.map(\.rule))
    let pages = found.compactMap { Page.builtIn($0) }
    let cards = Dictionary(pages.map { ($0.rule.id, $0.card(documentation: nil)) }) { first, _ in first }
    let run = Run(
        reports: [report], version: "1", rules: 1, cards: cards, root: "/project", failLevel: .error, exitCode: 1)
    for reporter in reporters {
        for glyphs in [Rendering.Glyphs.unicode, .ascii] {
            let style = Rendering(color: .off, glyphs: glyphs, layout: .framed, detail: .everything, width: 80)
            let text = reporter.render(run, style: style)
            switch reporter.name {
            case "json", "sarif", "gitlab", "rdjson": keepLaws(ofJSON: text, reporter.name)
            case "jsonl": for line in text.split(separator: "\n") { keepLaws(ofJSON: String(line), reporter.name) }
            case "checkstyle", "junit": keepLaws(ofXML: text, reporter.name)
            default: break
            }
            keepLaws(ofText: text.replacingOccurrences(of: "\r\n", with: "\n"), reporter.name)
        }
    }
    let again = lint(source(bytes), with: everything, withMaps: true)
    let said = [report, again].map { $0.findings.map { "\($0.range) \($0.rule) \($0.message)" } }
    law(said[0] == said[1], "two runs say the same")
}

/// What a tool printed of a running app is read as far as it goes, alone and with a log around it. Each tool has a part
/// of its own, with its files as seeds.
func examineDump(_ bytes: [UInt8]) {
    examineSyntax(bytes)
    let log = Array("t = 1.2s dump\n".utf8) + bytes + Array("\nt = 1.3s done\n".utf8)
    for text in [bytes, log] {
        let file = simulate(source(text))
        for screen in file.screens { law(!screen.screen.name.isEmpty, "a screen has a name") }
        keepLaws(lint(source(text), with: everything))
    }
}

/// A fixed file can be read as well as before, and nothing is left to be fixed in it.
func examineFixes(_ bytes: [UInt8]) {
    let source = source(bytes)
    let before = lint(source, with: everything)
    let after = fixed(source, with: everything, applying: .unsafe)
    law(syntaxErrors(after.report) <= syntaxErrors(before), "a fix breaks no file")
    // A key that is corrected may have a value that nobody understands: such a fix is taken back, and stays to be made.
    let rest = after.report.findings.fixes(applying: .unsafe)
    law(after.leftAlone > 0 || rest.isEmpty, "nothing is left to be fixed")
    let accepted = suppressions(of: after.report.findings, in: after.source, reason: "known", inNotes: true)
    let edits = accepted.edits.sorted { $0.range < $1.range }
    let text = Source(path: source.path, bytes: edits.applied(to: after.source.bytes))
    let silenced = lint(text, with: everything)
    law(syntaxErrors(silenced) <= syntaxErrors(before), "accepting breaks no file")
}

func syntaxErrors(_ report: Report) -> Int { report.findings.count { $0.rule == "syntax" } }

/// What is converted can be read again, and is then the same when it is converted once more.
func examineConversion(_ bytes: [UInt8]) {
    let (read, _, problems) = screens(in: source(bytes))
    // A value that nobody understands is kept as it is written, and understood no better afterwards.
    if read.isEmpty || problems.contains(where: { $0.rule == .syntax }) { return }
    for format in ScreenFormat.allCases {
        let text = convert(read, to: format)
        let (again, _, problems) = screens(in: Source(path: "screen.\(format.rawValue)", text: text))
        law(!problems.contains { $0.rule == .syntax }, "what is converted to \(format) can be read: \(problems)")
        law(convert(again, to: format) == text, "converting to \(format) again changes nothing")
    }
}

/// What technologies make of a screen can be printed.
func examineSpeech(_ bytes: [UInt8]) {
    let file = simulate(source(bytes))
    for technology in Technology.allCases {
        let traversals = file.screens.map { technology.traversal(of: $0.screen, in: $0.simulation) }
        let transcript = Transcript(traversals, lines: file.lines, visiting: Rotor.allCases.first)
        keepLaws(ofText: transcript.text, "speak as \(technology.rawValue)")
        let json = transcript.json.rendered()
        keepLaws(ofJSON: json, "speak")
        keepLaws(ofText: json, "speak in JSON")
        let yaml = Syntax.parse(Source(path: "speech.yaml", text: transcript.json.yaml))
        law(yaml.problems.isEmpty, "speak writes YAML: \(yaml.problems)")
        keepLaws(ofText: transcript.json.yaml, "speak in YAML")
    }
    examineWalk(bytes, through: file.screens, lines: file.lines)
}

/// String tables end where they are broken, and the screens beside them are checked all the same.
func examineStrings(_ bytes: [UInt8]) {
    let screen = Source(
        path: "Base.lproj/Main.xib",
        text: """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="a"><subviews>
            <button id="b"><state key="normal" title="Pay"/></button><label id="c" text="Total"/></subviews></view>
            </objects></document>
            """)
    for name in ["de.lproj/Main.strings", "Main.xcstrings", "fr.lproj/Main.stringsdict"] {
        keepLaws(lint(screen, with: everything, beside: [Source(path: name, bytes: bytes)]))
    }
}
