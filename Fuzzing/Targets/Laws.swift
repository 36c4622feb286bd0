import A11yLint
import A11yModel
import A11yReporters
import A11yEngine
import A11yChecks
import A11yPolicy
import A11ySyntax
import Foundation

// What holds whatever was read.

/// Ends the process, as libFuzzer expects of a fault that is no crash.
func law(_ holds: Bool, _ name: @autoclosure () -> String) {
    if holds { return }
    FileHandle.standardError.write(Data("broken law: \(name())\n".utf8))
    abort()
}

/// An input as a file, with the name that a file of its kind has.
func source(_ bytes: [UInt8]) -> Source {
    let start = String(decoding: bytes.prefix(600), as: UTF8.self)
    guard start.contains("<") else { return Source(path: "screen.yaml", bytes: bytes) }
    return Source(path: start.contains("InterfaceBuilder") ? "Main.storyboard" : "screen.xml", bytes: bytes)
}

/// What is told lies in its file, and has words.
func keepLaws(_ report: Report) {
    let end = report.lines.bytes.count
    for finding in report.findings + report.accepted {
        let ranges = [finding.range] + finding.repeats.map(\.range)
        law(ranges.allSatisfy { $0.start <= $0.end && $0.end <= end }, "\(finding.rule) lies in its file")
        law(!finding.message.isEmpty, "\(finding.rule) has a message")
        law(!finding.message.contains("\u{0}") || report.lines.bytes.contains(0), "\(finding.rule) invents no NUL")
    }
}

/// A text for people holds nothing that steers a terminal.
func keepLaws(ofText text: String, _ name: String) {
    for scalar in text.unicodeScalars where scalar != "\n" {
        law(!scalar.mustBeEscaped, "\(name) writes no control character (\(scalar.value))")
    }
}

/// A text is JSON.
func keepLaws(ofJSON text: String, _ name: String) {
    let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    law(value != nil, "\(name) writes JSON")
}

/// A text is XML.
func keepLaws(ofXML text: String, _ name: String) {
    let parsed = Syntax.parse(Source(path: "report.xml", text: text))
    law(parsed.problems.isEmpty, "\(name) writes XML: \(parsed.problems)")
}

/// Settings of every rule there is.
let everything = FileSettings(.builtIn)
