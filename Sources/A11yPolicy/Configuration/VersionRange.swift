import A11yEngine

/// Which versions of the program will do: `>=1.2 <2`, every part of which must hold.
package struct VersionRange: Hashable, Sendable {
    private enum Comparison: String, CaseIterable {
        case atLeast = ">="
        case atMost = "<="
        case above = ">"
        case below = "<"
        case equal = "="
    }

    /// The range as it was written.
    package let text: String
    private let bounds: [Bound]

    private struct Bound: Hashable {
        let comparison: Comparison
        let version: [Int]
    }

    /// The range that a text writes: comparisons with versions of one to three numbers, between blanks or commas. A
    /// version alone means itself, with all that begin like it: `1.2` holds for 1.2.3. Nil for any other text.
    package init?(_ text: String) {
        self.text = text
        var bounds: [Bound] = []
        var pending: Comparison?
        for var word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
            // The longer signs are looked for first.
            let sign = Comparison.allCases.first { word.hasPrefix($0.rawValue) }
            if let sign {
                guard pending == nil else { return nil }
                word = word.dropFirst(sign.rawValue.count)
                pending = sign
                if word.isEmpty { continue }
            }
            guard let version = VersionRange.numbers(word, upTo: 3) else { return nil }
            bounds.append(Bound(comparison: pending ?? .equal, version: version))
            pending = nil
        }
        guard !bounds.isEmpty, pending == nil else { return nil }
        self.bounds = bounds
    }

    /// Whether a version such as `1.4.0` lies in the range. What stands behind `-` or `+` does not count.
    package func contains(_ version: String) -> Bool {
        let release = version.prefix { $0 != "-" && $0 != "+" }
        guard let numbers = VersionRange.numbers(release, upTo: .max) else { return false }
        return bounds.allSatisfy { bound in
            let order = VersionRange.compare(numbers, bound.version)
            return switch bound.comparison {
            case .atLeast: order >= 0
            case .atMost: order <= 0 || numbers.starts(with: bound.version)
            case .above: order > 0 && !numbers.starts(with: bound.version)
            case .below: order < 0
            case .equal: numbers.starts(with: bound.version)
            }
        }
    }

    private static func numbers(_ text: Substring, upTo most: Int) -> [Int]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil }
        return numbers.count == parts.count && 1...most ~= numbers.count ? numbers : nil
    }

    /// Less than 0 where the left version is the earlier one; numbers that are not written are 0.
    private static func compare(_ left: [Int], _ right: [Int]) -> Int {
        for index in 0..<max(left.count, right.count) {
            let (one, other) = (index < left.count ? left[index] : 0, index < right.count ? right[index] : 0)
            if one != other { return one < other ? -1 : 1 }
        }
        return 0
    }
}
