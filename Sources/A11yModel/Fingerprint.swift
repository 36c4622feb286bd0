// What findings are known by from run to run: the one identity for reports, baselines and editors.

extension Report {
    /// What each finding is known by from run to run, in the order of `findings`: 16 hexadecimal digits.
    ///
    /// Made of the rule, the file, the element's identity, the property, and the ordinal among findings that agree in
    /// all of these. Lines, message, severity and measured values stay out, so that a finding is known after lines were
    /// added above it or the rule was reworded.
    ///
    /// A part of a repeated component is known by its place in it: which rows are at fault, and which of them comes
    /// first, makes no difference. Rows are data, and one more of them is no new fault.
    package var fingerprints: [String] {
        var report = self
        if findings.contains(where: { $0.ordinal == nil }) { report.numberEquals() }
        return report.findings.map { $0.fingerprint(in: rootPath) }
    }

    /// Numbers the findings that agree in rule, element and property, in the order of the file. Findings that have a
    /// number keep it, so that taking some out of a report renames no others.
    package mutating func numberEquals() {
        var seen: [Finding.Identity: Int] = [:]
        for finding in findings + accepted {
            guard let ordinal = finding.ordinal else { continue }
            seen[finding.identity] = max(ordinal, seen[finding.identity, default: -1])
        }
        func number(_ identity: Finding.Identity) -> Int {
            seen[identity, default: -1] += 1
            return seen[identity, default: 0]
        }
        for index in findings.indices where findings[index].ordinal == nil {
            let identity = findings[index].identity
            findings[index].ordinal = number(identity)
            guard !findings[index].repeats.isEmpty else { continue }
            var mine: Set = [identity]
            for again in findings[index].repeats.indices {
                let identity = findings[index].identity(of: findings[index].repeats[again].element)
                // The same part of another row is known by the first.
                guard mine.insert(identity).inserted else { continue }
                findings[index].repeats[again].ordinal = number(identity)
            }
        }
    }
}

extension Finding {
    /// What tells a finding from the others of its file, but for its ordinal.
    package struct Identity: Hashable, Sendable {
        /// The rule's id.
        package let rule: String
        /// The element and what it is known by, such as `#total` or `stack[1] > image[2]`; empty for the whole file.
        package let element: String
        /// The property's name; empty where it is the element as a whole.
        package let property: String

        /// An identity.
        package init(rule: String, element: String, property: String) {
            self.rule = rule
            self.element = element
            self.property = property
        }

        /// The first 16 hexadecimal digits of the SHA-256 of all this, the path and an ordinal, each with a zero byte
        /// behind it, which none of them holds.
        package func fingerprint(in path: String, ordinal: Int) -> String {
            var bytes: [UInt8] = []
            for part in [rule, path, element, property, String(ordinal)] {
                bytes.append(contentsOf: part.utf8)
                bytes.append(0)
            }
            return String(SHA256.hexDigest(of: bytes).prefix(16))
        }
    }

    /// What it is known by, but for its ordinal.
    package var identity: Identity { identity(of: element) }

    /// What the same fault of another element would be known by.
    package func identity(of element: ElementReference?) -> Identity {
        let words = element.map { $0.component ?? $0.identity ?? $0.id.map { "#\($0)" } ?? $0.path } ?? ""
        let isKnownAlone = words.hasPrefix("#") && scope.hasPrefix("#")
        let place = scope.isEmpty || isKnownAlone ? words : words.isEmpty ? scope : "\(scope) > \(words)"
        return Identity(rule: rule, element: place, property: property?.rawValue ?? "")
    }

    /// What it is known by in a file of this path: see `Report.fingerprints`.
    package func fingerprint(in path: String) -> String { identity.fingerprint(in: path, ordinal: ordinal ?? 0) }
}
