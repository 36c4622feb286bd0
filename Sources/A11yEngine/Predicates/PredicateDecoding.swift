// Conditions, as pages write them.

import A11yModel
import A11ySyntax

extension Predicate {
    /// Reads a condition of a page: a name, or a mapping with one key or several that must all hold.
    package static func decode(_ node: Node, _ problems: inout [PageProblem]) -> Predicate? {
        switch node.kind {
        case .scalar:
            if let named = NamedPredicate(rawValue: node.text) { return .named(named) }
            problems.append(
                .unknown("predicate", node.text, among: NamedPredicate.allCases.map(\.rawValue), at: node.range))
            return nil
        case .mapping:
            let parts = node.entries.compactMap { decode(entry: $0, &problems) }
            return parts.count == 1 ? parts[0] : .all(parts)
        case .sequence, .element:
            problems.append(PageProblem("a predicate is a name or a mapping, not a list", at: node.range))
            return nil
        }
    }

    private static func decode(entry: Node, _ problems: inout [PageProblem]) -> Predicate? {
        guard let key = entry.key else { return nil }
        switch key.name {
        case "all": return .all(list(entry, &problems))
        case "any": return .any(list(entry, &problems))
        case "not": return decode(entry, &problems).map(Predicate.not)
        case "inside": return decode(entry, &problems).map(Predicate.inside)
        case "has": return decode(entry, &problems).map(Predicate.has)
        default:
            let property = Property(word: key.name)
            guard property != nil || key.name == "speech" else {
                let words = ["all", "any", "not", "inside", "has", "speech"] + Property.words
                problems.append(.unknown("property", key.name, among: words, at: key.range))
                return nil
            }
            return conditions(entry, &problems).map {
                $0.count == 1
                    ? .test(PropertyTest(property: property, condition: $0[0]))
                    : .all($0.map { .test(PropertyTest(property: property, condition: $0)) })
            }
        }
    }

    private static func list(_ node: Node, _ problems: inout [PageProblem]) -> [Predicate] {
        guard node.kind == .sequence else {
            problems.append(PageProblem("`\(node.key?.name ?? "")` takes a list of predicates", at: node.range))
            return []
        }
        return node.items.compactMap { decode($0, &problems) }
    }

    private static let tests = ["is", "one-of", "contains", "matches", "at-least", "at-most"]

    private static func conditions(
        _ node: Node, _ problems: inout [PageProblem]
    ) -> [PropertyTest.Condition]? {
        if node.kind == .scalar, node.text == "present" { return [.present] }
        if node.kind == .scalar, node.text == "absent" { return [.absent] }
        guard node.kind == .mapping else {
            let name = node.key?.name ?? ""
            let forms = tests.map { "`\($0)`" }.joined(separator: ", ")
            problems.append(
                PageProblem("`\(name)` takes `present`, `absent` or a mapping with one of \(forms)", at: node.range))
            return nil
        }
        let conditions = node.entries.compactMap { condition($0, &problems) }
        return conditions.isEmpty ? nil : conditions
    }

    private static func condition(_ node: Node, _ problems: inout [PageProblem]) -> PropertyTest.Condition? {
        guard let key = node.key else { return nil }
        switch key.name {
        case "is": return .oneOf([node.text])
        case "one-of": return .oneOf(node.items.map(\.text))
        case "contains": return .contains(node.text)
        case "matches":
            if let pattern = Pattern(node.text) { return .matches(pattern) }
            problems.append(PageProblem("`\(node.text)` is not a pattern", at: node.range))
            return nil
        case "at-least", "at-most":
            guard let limit = Double(node.text), limit.isFinite else {
                problems.append(PageProblem("`\(key.name)` takes a number", at: node.range))
                return nil
            }
            return key.name == "at-least" ? .atLeast(limit) : .atMost(limit)
        default:
            problems.append(.unknown("test", key.name, among: tests, at: key.range))
            return nil
        }
    }
}
