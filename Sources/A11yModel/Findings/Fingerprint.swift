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
        var seen = Dictionary<Finding.Identity, Int>(minimumCapacity: findings.count)
        func note(_ finding: Finding) {
            guard let ordinal = finding.ordinal else { return }
            let identity = finding.identity
            seen[identity] = max(ordinal, seen[identity, default: -1])
        }
        findings.forEach(note)
        accepted.forEach(note)
        func number(_ identity: Finding.Identity) -> Int {
            let number = seen[identity, default: -1] + 1
            seen[identity] = number
            return number
        }
        for index in findings.indices where findings[index].ordinal == nil {
            let identity = findings[index].identity
            findings[index].ordinal = number(identity)
            guard !findings[index].repeats.isEmpty else { continue }
            var mine: Set = [identity]
            for again in findings[index].repeats.indices {
                let identity = findings[index].identity(of: findings[index].repeats[again].element)
                // The same part of another row shares the identity of the first.
                guard mine.insert(identity).inserted else { continue }
                findings[index].repeats[again].ordinal = number(identity)
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

        /// The first 16 hexadecimal digits of the SHA-256 of all this, the path and an ordinal. A zero byte follows
        /// each part, since no part contains one.
        package func fingerprint(in path: String, ordinal: Int) -> String {
            var bytes: [UInt8] = []
            // With room for the padding of the digest.
            bytes.reserveCapacity(rule.utf8.count + path.utf8.count + element.utf8.count + property.utf8.count + 96)
            func add(_ part: String) {
                bytes.append(contentsOf: part.utf8)
                bytes.append(0)
            }
            add(rule)
            add(path)
            add(element)
            add(property)
            add(String(ordinal))
            return SHA256.hexDigest(of: bytes, first: 16)
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
        let isKnownAlone = words.hasPrefix("#") && scope.hasPrefix("#")
        let place = scope.isEmpty || isKnownAlone ? words : words.isEmpty ? scope : "\(scope) > \(words)"
        return Identity(rule: rule, element: place, property: property?.word ?? "")
    }

    /// Its fingerprint in a file with this path, see `Report.fingerprints`.
    package func fingerprint(in path: String) -> String {
        knownFingerprint ?? identity.fingerprint(in: path, ordinal: ordinal ?? 0)
    }
}
