import A11yDialects
import A11yModel

// Findings accepted in the file that they are found in.

/// What is written into a file so that its findings are accepted.
package struct AddedSuppressions: Sendable {
    /// The comments, or Notes, to be inserted.
    package let edits: [Edit]
    /// How many findings they accept.
    package let count: Int
    /// What cannot be accepted in the file, and why: a sentence for each reason, without a full stop.
    package let notes: [String]
}

/// The comments that accept findings of a file, one above each element, whatever rules it breaks. What belongs to no
/// element and no screen cannot be accepted in the file. Notes of Interface Builder are written only `inNotes`.
package func suppressions(
    of findings: [Finding], in source: Source, reason: String, inNotes: Bool
) -> AddedSuppressions {
    if source.extension == "swift" { return comments(on: findings, inCode: source, reason: reason) }
    let document = ScreenDocument(parsing: source)
    let editor = document.editor
    var places: [SourceRange: SuppressedPlace] = [:]
    var refusals: [String: Int] = [:]
    for finding in findings {
        guard editor != nil else {
            refusals["nothing can be written into this kind of file", default: 0] += 1
            continue
        }
        guard !finding.screen.isEmpty else {
            refusals[concernsFile, default: 0] += 1
            continue
        }
        let elements = [finding.element] + finding.repeats.map(\.element)
        for element in elements {
            let screen = document.screens.first { $0.range.contains(finding.range) }
            // What is found on a way between states is accepted at its entry.
            let way = screen?.flow?.transitions.first { $0.range.contains(finding.range) }
            guard let range = element?.range ?? way?.range ?? screen?.range,
                let anchor = element?.anchor ?? way?.anchor ?? screen?.anchor
            else { continue }
            places[anchor, default: SuppressedPlace(range: range)].rules.insert(finding.rule)
            places[anchor]?.count += element?.anchor == finding.element?.anchor ? 1 : 0
        }
    }
    var edits: [Edit] = []
    var count = 0
    for (anchor, place) in places.sorted(by: { $0.key < $1.key }) {
        do throws(NoRoom) {
            let edit = try editor?.suppression(
                of: place.rules.sorted(), reason: reason, at: place.range, anchor: anchor, inNotes: inNotes)
            guard let edit else { continue }
            edits.append(edit)
            count += place.count
        } catch {
            refusals[error.reason, default: 0] += place.count
        }
    }
    let notes = refusals.sorted { $0.key < $1.key }.map { "\(counted($0.value, "finding")) not accepted: \($0.key)" }
    return AddedSuppressions(edits: edits, count: count, notes: notes)
}

/// Comments in code, one above each line that begins with a view that has findings.
private func comments(on findings: [Finding], inCode source: Source, reason: String) -> AddedSuppressions {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    var rules: [Int: Set<String>] = [:]
    var refusals: [String: Int] = [:]
    for finding in findings {
        guard !finding.screen.isEmpty else {
            refusals[concernsFile, default: 0] += 1
            continue
        }
        let start = finding.element?.range.start ?? finding.range.start
        let line = source.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        if source.bytes[line..<start].allSatisfy(blanks.contains) {
            rules[line, default: []].insert(finding.rule)
        } else {
            refusals[isBehindOther, default: 0] += 1
        }
    }
    // As in other files, where two hyphens would end a comment.
    let words = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("--", with: "–")
    let edits = rules.sorted { $0.key < $1.key }.map { line, rules in
        let indent = String(decoding: source.bytes[line...].prefix(while: blanks.contains), as: UTF8.self)
        let isCRLF = source.bytes[..<line].suffix(2).elementsEqual([UInt8(ascii: "\r"), UInt8(ascii: "\n")])
        let comment = "// a11ylint:ignore[\(rules.sorted().joined(separator: ","))] \(words)\(isCRLF ? "\r\n" : "\n")"
        return Edit(SourceRange(line, line), to: indent + comment)
    }
    let notes = refusals.sorted { $0.key < $1.key }.map { "\(counted($0.value, "finding")) not accepted: \($0.key)" }
    return AddedSuppressions(
        edits: edits, count: findings.count - refusals.values.reduce(0, +), notes: notes)
}

private let concernsFile = "what concerns the file as a whole is not accepted in it"
private let isBehindOther = "something else stands before it in its line"

/// An element or screen at which findings are accepted.
private struct SuppressedPlace {
    let range: SourceRange
    var rules: Set<String> = []
    var count = 0
}
