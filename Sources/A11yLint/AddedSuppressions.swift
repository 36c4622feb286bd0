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
            refusals["what concerns the file as a whole is not accepted in it", default: 0] += 1
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

/// An element or screen at which findings are accepted.
private struct SuppressedPlace {
    let range: SourceRange
    var rules: Set<String> = []
    var count = 0
}
