import A11yEngine
import A11yModel

/// A place of a finding that is known by itself, with the places that are known by it: the same part of other rows.
package struct FindingPlace: Sendable {
    /// What is said there, and of the rows that are equal to it.
    package let occurrences: [Occurrence]
    /// What it is known by, but for its ordinal.
    package let identity: Finding.Identity
    /// Its ordinal among equals.
    package let ordinal: Int

    /// The key of its entry for a file of this path; with a former name of its rule.
    package func key(in path: String, rule: String? = nil) -> String {
        let named = Finding.Identity(
            rule: rule ?? identity.rule, element: identity.element, property: identity.property)
        return Baseline.Entry.key(of: named, ordinal: ordinal, in: path)
    }

    /// Its entry for a file of this path.
    package func entry(in path: String) -> Baseline.Entry {
        Baseline.Entry(
            path: path, rule: identity.rule, element: identity.element,
            property: identity.property.isEmpty ? nil : identity.property, key: key(in: path),
            message: occurrences.first?.message)
    }
}

extension Finding {
    /// Its places that are known by themselves, its own first. The rows of a list are one place; the last of the worst
    /// places of a screen, with which the others are told, is one of several.
    package var places: [FindingPlace] {
        var first = Occurrence(self)
        first.ordinal = ordinal ?? 0
        var groups: [(identity: Identity, occurrences: [Occurrence])] = []
        for occurrence in [first] + repeats {
            let identity = identity(of: occurrence.element)
            if occurrence.ordinal == nil, let index = groups.firstIndex(where: { $0.identity == identity }) {
                groups[index].occurrences.append(occurrence)
            } else {
                groups.append((identity, [occurrence]))
            }
        }
        return groups.map {
            FindingPlace(occurrences: $0.occurrences, identity: $0.identity, ordinal: $0.occurrences[0].ordinal ?? 0)
        }
    }

    /// The finding with some of its places only; nil for none.
    package func limited(to places: [FindingPlace]) -> Finding? { limited(to: places.flatMap(\.occurrences)) }

    /// The same violation at some of its places only, itself where the first of them is its own; nil for none.
    package func limited(to occurrences: [Occurrence]) -> Finding? {
        guard let first = occurrences.first else { return nil }
        var finding = self
        finding.ordinal = first.ordinal ?? ordinal
        finding.repeats = Array(occurrences.dropFirst())
        guard first.range != range || first.message != message || first.element?.range != element?.range else {
            return finding
        }
        finding.message = first.message
        finding.range = first.range
        finding.element = first.element
        // What was measured, compared and repaired is the first place’s.
        finding.measured = [:]
        finding.related = []
        finding.fix = nil
        return finding
    }
}
