// What findings are known by from run to run.

extension Report {
    /// What each finding is known by from run to run, in the order of `findings`: 16 hexadecimal digits.
    ///
    /// Made of the rule, the file, the element's id (its path where it has none), the property, and the ordinal among
    /// findings that agree in all of these. A part of a repeated component is known by its place in it: which rows are
    /// at fault, and which of them comes first, makes no difference. Lines, message, severity and measured values stay
    /// out, so that a finding is still known after lines were added above it or the rule was reworded.
    public var fingerprints: [String] {
        var seen: [[String]: Int] = [:]
        return findings.map { finding in
            let identity = finding.element.map(\.identity) ?? ""
            let key = [finding.rule, rootPath, identity, finding.property?.rawValue ?? ""]
            let ordinal = seen[key, default: 0]
            seen[key] = ordinal + 1
            let digits = String(hash(of: key + [String(ordinal)]), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
    }
}

extension ElementReference {
    /// What stays the same about the element from run to run.
    fileprivate var identity: String { component ?? id.map { "#\($0)" } ?? path }
}

/// FNV-1a, 64 bits, over the parts' UTF-8 and a zero byte after each, which no part holds. The offset basis and the
/// prime are those of its authors, Fowler, Noll and Vo.
private func hash(of parts: [String]) -> UInt64 {
    let prime: UInt64 = 0x0000_0100_0000_01B3
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
        for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* prime }
        hash = hash &* prime
    }
    return hash
}
