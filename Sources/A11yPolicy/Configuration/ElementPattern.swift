import A11yEngine
import A11yModel

/// Which elements a configuration means: by id, by type, or by the way to them through the screen.
///
/// | written | means |
/// |---|---|
/// | `#pay` | the element with this id, object id or accessibility identifier |
/// | `type:button` | every element of this type, or of this class of the app |
/// | `button#pay` | a step of the way, as reports print it, wherever it stands |
/// | `view/list/**/button` | the way from the screen's root; `**` stands for any number of steps, none included |
///
/// `*` and `?` stand for characters of a type or an id, never for a step. ` > `, as reports print it, may stand
/// for `/`.
package struct ElementPattern: Hashable, Sendable {
    private enum Shape: Hashable {
        case id(Wildcard)
        case type(Wildcard)
        case path([Step])
    }

    private enum Step: Hashable {
        case any
        case element(type: Wildcard?, id: Wildcard?)
    }

    /// The pattern as it was written.
    package let text: String
    private let shape: Shape

    /// The pattern that a text writes; nil where it names nothing: an empty text, an id or type without letters.
    package init?(_ text: String) {
        self.text = text
        let typeKey = "type:"
        if text.hasPrefix(typeKey) {
            guard text.count > typeKey.count else { return nil }
            shape = .type(Wildcard(text.dropFirst(typeKey.count)))
        } else if text.hasPrefix("#") {
            guard text.count > 1 else { return nil }
            // An id may hold any character, a slash as well.
            shape = .id(Wildcard(text.dropFirst()))
        } else {
            let words = text.replacing(" > ", with: "/").split(separator: "/", omittingEmptySubsequences: false)
            guard !words.contains(""), !words.isEmpty else { return nil }
            let steps = words.map(ElementPattern.step)
            shape = .path(steps.count == 1 ? [.any] + steps : steps)
        }
    }

    /// Whether it means the element of a finding.
    package func matches(_ element: ElementReference) -> Bool {
        switch shape {
        case .id(let id): return [element.id, element.identifier].contains { $0.map(id.matches) == true }
        case .type(let type): return [element.type, element.kind].contains { $0.map(type.matches) == true }
        case .path(let pattern):
            let words = element.path.replacing(" > ", with: "\u{0}").split(separator: "\u{0}")
            return ElementPattern.matches(pattern[...], words.map(ElementPattern.parts)[...], element)
        }
    }

    /// The id that it names, and nothing else; nil for all other patterns.
    fileprivate var onlyID: String? { if case .id(let id) = shape { id.onlyText } else { nil } }

    private static func step(_ word: Substring) -> Step {
        if word == "**" { return .any }
        let (type, id) = parts(word)
        return .element(type: type.isEmpty ? nil : Wildcard(type), id: id.map { Wildcard($0) })
    }

    /// The type and the id of a step: `button#pay`.
    private static func parts(_ word: Substring) -> (type: Substring, id: Substring?) {
        guard let sign = word.firstIndex(of: "#") else { return (word, nil) }
        return (word[..<sign], word[word.index(after: sign)...])
    }

    private static func matches(
        _ pattern: ArraySlice<Step>, _ way: ArraySlice<(type: Substring, id: Substring?)>, _ element: ElementReference
    ) -> Bool {
        // For each step of the pattern, after how many steps of the way it may be reached.
        var reached: Set<Int> = [way.startIndex]
        for step in pattern {
            switch step {
            case .any:
                guard let first = reached.min() else { return false }
                reached = Set(first...way.endIndex)
            case .element(let type, let id):
                reached = Set(
                    reached.filter { index in
                        guard index < way.endIndex else { return false }
                        let isLast = index == way.endIndex - 1
                        let types = [way[index].type] + (isLast ? [element.kind].compactMap { $0?[...] } : [])
                        let ids =
                            [way[index].id].compactMap { $0 }
                            + (isLast ? [element.identifier].compactMap { $0?[...] } : [])
                        return type.map { types.contains(where: $0.matches) } != false
                            && id.map { ids.contains(where: $0.matches) } != false
                    }.map { $0 + 1 })
            }
        }
        return reached.contains(way.endIndex)
    }
}

/// Patterns with a number each, which are found by the elements that they mean. Most name one id: of a project with
/// thousands of them no element asks them all.
struct ElementPatternIndex {
    private var byID: [String: [Int]] = [:]
    private var others: [(pattern: ElementPattern, number: Int)] = []

    /// Adds a pattern. Several may have one number.
    package mutating func add(_ pattern: ElementPattern, _ number: Int) {
        if let id = pattern.onlyID {
            byID[id, default: []].append(number)
        } else {
            others.append((pattern, number))
        }
    }

    /// The numbers of the patterns that mean an element, sorted, each once.
    package func numbers(of element: ElementReference) -> [Int] {
        let named = [element.id, element.identifier].flatMap { $0.flatMap { byID[$0] } ?? [] }
        return Set(named + others.lazy.filter { $0.pattern.matches(element) }.map(\.number)).sorted()
    }
}
