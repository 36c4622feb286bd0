import A11yModel

/// A place of a finding that has an identity of its own, together with the places that share it: the same part of other
/// rows.
package struct FindingPlace: Sendable {
    /// The occurrence at this place, and those in equal rows.
    let occurrences: [Occurrence]
    /// What identifies it, together with the ordinal.
    let identity: Finding.Identity
    /// Its ordinal among findings with the same identity.
    let ordinal: Int
    /// The steps of the task that it is about; nil for any other.
    let cost: Int?
}

extension Finding {
    /// Its places, its own first. All rows of a list are one place. A finding that reports the worst places of a screen
    /// at once has one for each of them.
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
            FindingPlace(
                occurrences: $0.occurrences, identity: $0.identity, ordinal: $0.occurrences[0].ordinal ?? 0, cost: cost)
        }
    }

    /// The finding at some of its places only; nil for none.
    func limited(to places: [FindingPlace]) -> Finding? { limited(to: places.flatMap(\.occurrences)) }

    /// The finding at some of its occurrences only, of which the first becomes its own place; nil for none.
    func limited(to occurrences: [Occurrence]) -> Finding? {
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
        // Measurements, related places and the fix belong to the original place.
        finding.measured = [:]
        finding.related = []
        finding.code = nil
        finding.fix = nil
        return finding
    }
}
