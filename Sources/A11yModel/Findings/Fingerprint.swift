// The identity of findings from run to run, which reports, baselines and editors share.

extension Report {
    /// The fingerprint of each finding, in the order of `findings`: 16 hexadecimal digits.
    ///
    /// A fingerprint covers the rule, the file, the element's identity, the property, and the ordinal among findings
    /// that agree in all of these. It leaves out lines, message, severity and measured values, so it survives lines
    /// added above the finding and a reworded rule.
    ///
    /// A part of a repeated component is identified by its path inside the component. Rows are data: which rows have
    /// the violation makes no difference, and a further row is not a new violation.
    package var fingerprints: [String] {
        var report = self
        if findings.contains(where: { $0.ordinal == nil }) { report.numberEquals() }
        return report.findings.map { $0.fingerprint(in: screenKey ?? rootPath) }
    }

    /// Numbers the findings that agree in rule, element and property, in the order of the file. Findings with a number
    /// keep it, so removing some from a report does not change the others.
    package mutating func numberEquals() {
        var next = Dictionary<Finding.Identity, Int>(minimumCapacity: findings.count)
        func note(_ finding: Finding) {
            guard let ordinal = finding.ordinal else { return }
            let identity = finding.identity
            next[identity] = max(ordinal + 1, next[identity, default: 0])
        }
        findings.forEach(note)
        accepted.forEach(note)
        func take(_ number: inout Int) -> Int {
            defer { number += 1 }
            return number
        }
        for index in findings.indices where findings[index].ordinal == nil {
            let identity = findings[index].identity
            findings[index].ordinal = take(&next[identity, default: 0])
            guard !findings[index].repeats.isEmpty else { continue }
            var mine: Set = [identity]
            for again in findings[index].repeats.indices {
                let identity = findings[index].identity(of: findings[index].repeats[again].element)
                // The same part of another row shares the identity of the first.
                guard mine.insert(identity).inserted else { continue }
                findings[index].repeats[again].ordinal = take(&next[identity, default: 0])
            }
        }
    }
}

extension Finding {
    /// What distinguishes a finding from the others of its file, without its ordinal.
    package struct Identity: Hashable, Sendable {
        /// The rule's id.
        package let rule: String
        /// The identity of the element, such as `#total` or `stack[1] > image[2]`; empty for the whole file.
        package let element: String
        /// The property's word; empty for the element as a whole.
        package let property: String

        /// An identity.
        package init(rule: String, element: String, property: String) {
            self.rule = rule
            self.element = element
            self.property = property
        }

        /// Hashes the element alone: few findings of one element agree in it and differ in the rest, and a report with
        /// many findings hashes each identity.
        package func hash(into hasher: inout Hasher) { hasher.combine(element) }

        /// The fingerprint in a file with this path, as 16 hexadecimal digits.
        package func fingerprint(in path: String, ordinal: Int) -> String {
            Finding.fingerprint(of: [rule, path, element, property, String(ordinal)])
        }
    }

    /// The task of a flow that it is about; nil for any other finding.
    private var task: String? { if case .text(let task)? = measured["task"] { task } else { nil } }

    /// The steps of that task; nil for any other finding, and for a task that cannot be done.
    package var cost: Int? { if case .number(let cost)? = measured["cost"] { Int(cost) } else { nil } }

    /// Its identity, without its ordinal.
    package var identity: Identity { identity(of: element) }

    /// The identity that the same violation of another element has.
    package func identity(of element: ElementReference?) -> Identity {
        let words = element.map { $0.component ?? $0.identity ?? $0.id.map { "#\($0)" } ?? $0.path } ?? task ?? ""
        let number = UInt8(ascii: "#")
        let isKnownAlone = words.utf8.first == number && scope.utf8.first == number
        let place = scope.isEmpty || isKnownAlone ? words : words.isEmpty ? scope : "\(scope) > \(words)"
        return Identity(rule: rule, element: place, property: property?.word ?? "")
    }

    /// Its fingerprint in a file with this path, see `Report.fingerprints`.
    package func fingerprint(in path: String) -> String {
        knownFingerprint ?? identity.fingerprint(in: path, ordinal: ordinal ?? 0)
    }

    /// The start of the SHA-256 of a rule, a path, what is meant there, a property and an ordinal, as 16 hexadecimal
    /// digits. A zero byte, which no text of ours contains, follows each part.
    static func fingerprint(of parts: [String]) -> String {
        SHA256.hexDigest(of: parts.flatMap { Array($0.utf8) + [0] }, first: 16)
    }
}
