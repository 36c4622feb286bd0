/// A range of versions: `>=1.2 <2`. A version must satisfy every comparison.
package struct VersionRange: Hashable, Sendable {
    private enum Comparison: String, CaseIterable {
        case atLeast = ">="
        case atMost = "<="
        case above = ">"
        case below = "<"
        case equal = "="
    }

    /// The range as written.
    package let text: String
    private let bounds: [Bound]

    private struct Bound: Hashable {
        let comparison: Comparison
        let version: [Int]
    }

    /// Parses comparisons with versions of one to three numbers, separated by spaces or commas. A version without a
    /// comparison matches every version that starts with it: `1.2` matches 1.2.3. Nil for any other text.
    package init?(_ text: String) {
        self.text = text
        var bounds: [Bound] = []
        var pending: Comparison?
        for var word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
            // Longer operators come first in the list.
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

    /// Whether the range contains a version such as `1.4.0`. A suffix behind `-` or `+` is ignored.
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

    /// -1 if the left version is the earlier one, 1 if it is the later one. Missing numbers count as 0.
    private static func compare(_ left: [Int], _ right: [Int]) -> Int {
        for index in 0..<max(left.count, right.count) {
            let (one, other) = (index < left.count ? left[index] : 0, index < right.count ? right[index] : 0)
            if one != other { return one < other ? -1 : 1 }
        }
        return 0
    }
}
