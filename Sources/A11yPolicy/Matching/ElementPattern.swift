import A11yModel

/// A pattern in a configuration or on the command line that selects elements by a name, by type, or by their path in
/// the screen: by whatever reports print of them.
///
/// | Pattern | Matches |
/// |---|---|
/// | `payButton` | the elements with this outlet, label in Xcode's outline or id, unless it is the word of a type |
/// | `#pay` | the element with this id, object id or accessibility identifier |
/// | `type:button` | every element of this type, or of this class of the app |
/// | `button#pay` | one step of an element's path, as reports print it, anywhere in the screen |
/// | `view/list/**/button` | a path from the screen's root; `**` is any number of steps, none included |
///
/// `*` and `?` match characters within a type or an id. ` > `, as reports print it, is the same as `/`.
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

    /// The pattern as written.
    package let text: String
    private let shape: Shape
    /// The names that it matches; nil for a pattern that names no element.
    private let name: Wildcard?

    /// Parses a pattern; nil for an empty text, id, type or step.
    package init?(_ text: String) {
        self.text = text
        let typeKey = "type:"
        name = text.hasPrefix("#") || text.hasPrefix(typeKey) || ElementType(word: text) != nil ? nil : Wildcard(text)
        if text.hasPrefix(typeKey) {
            guard text.count > typeKey.count else { return nil }
            shape = .type(Wildcard(text.dropFirst(typeKey.count)))
        } else if text.hasPrefix("#") {
            guard text.count > 1 else { return nil }
            // An id may contain any character, slashes included.
            shape = .id(Wildcard(text.dropFirst()))
        } else {
            let words = text.replacing(" > ", with: "/").split(separator: "/", omittingEmptySubsequences: false)
            guard !words.contains(""), !words.isEmpty else { return nil }
            let steps = words.map(ElementPattern.step)
            shape = .path(steps.count == 1 ? [.any] + steps : steps)
        }
    }

    /// Whether it matches the element of a finding.
    package func matches(_ element: ElementReference) -> Bool {
        if let name, element.names.contains(where: name.matches) { return true }
        switch shape {
        case .id(let id): return [element.id, element.identifier].contains { $0.map(id.matches) == true }
        case .type(let type): return [element.type, element.kind].contains { $0.map(type.matches) == true }
        case .path(let pattern):
            let words = element.path.replacing(" > ", with: "\u{0}").split(separator: "\u{0}")
            return ElementPattern.matches(pattern[...], words.map(ElementPattern.parts)[...], element)
        }
    }

    /// The name or id that it ends with, to be compared with those that there are.
    package var word: String {
        let last = text.split { "/#".contains($0) }.last.map(String.init) ?? text
        return name == nil || text.contains("#") ? last : text
    }

    /// The only id that it matches; nil for a pattern of another kind or with wildcards.
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
        _ pattern: ArraySlice<Step>, _ path: ArraySlice<(type: Substring, id: Substring?)>, _ element: ElementReference
    ) -> Bool {
        // The positions in the path that the steps so far can reach.
        var reached: Set<Int> = [path.startIndex]
        for step in pattern {
            switch step {
            case .any:
                guard let first = reached.min() else { return false }
                reached = Set(first...path.endIndex)
            case .element(let type, let id):
                reached = Set(
                    reached.filter { index in
                        guard index < path.endIndex else { return false }
                        let isLast = index == path.endIndex - 1
                        let types = [path[index].type] + (isLast ? [element.kind].compactMap { $0?[...] } : [])
                        let ids =
                            [path[index].id].compactMap { $0 }
                            + (isLast ? [element.identifier].compactMap { $0?[...] } : [])
                        return type.map { types.contains(where: $0.matches) } != false
                            && id.map { ids.contains(where: $0.matches) } != false
                    }.map { $0 + 1 })
            }
        }
        return reached.contains(path.endIndex)
    }
}

/// Numbered patterns, looked up by element. Most patterns are a single id and are found by that id, so that a project
/// with thousands of them stays fast.
struct ElementPatternIndex {
    private var byID: [String: [Int]] = [:]
    private var others: [(pattern: ElementPattern, number: Int)] = []

    /// Adds a pattern. Several may share a number.
    mutating func add(_ pattern: ElementPattern, _ number: Int) {
        if let id = pattern.onlyID {
            byID[id, default: []].append(number)
        } else {
            others.append((pattern, number))
        }
    }

    /// The numbers of the patterns that match an element, sorted and without duplicates.
    func numbers(of element: ElementReference) -> [Int] {
        let named = [element.id, element.identifier].flatMap { $0.flatMap { byID[$0] } ?? [] }
        return Set(named + others.lazy.filter { $0.pattern.matches(element) }.map(\.number)).sorted()
    }
}

/// A text in which `*` matches any characters and `?` one. Every other character is literal.
private struct Wildcard: Hashable, Sendable {
    private let characters: [Character]

    init(_ pattern: some StringProtocol) {
        characters = Array(pattern)
    }

    /// The only text that matches; nil if there are wildcards.
    var onlyText: String? { characters.contains("*") || characters.contains("?") ? nil : String(characters) }

    /// Whether the whole of a text matches. Time: at most the product of both lengths.
    func matches(_ text: some StringProtocol) -> Bool {
        let text = Array(text)
        var (at, next) = (0, 0)
        // The last star, and where in the text its match ends so far.
        var star: (at: Int, taken: Int)?
        while next < text.count {
            if at < characters.count, characters[at] == "*" {
                star = (at, next)
                at += 1
            } else if at < characters.count, characters[at] == "?" || characters[at] == text[next] {
                at += 1
                next += 1
            } else if let last = star {
                star = (last.at, last.taken + 1)
                at = last.at + 1
                next = last.taken + 1
            } else {
                return false
            }
        }
        return characters[at...].allSatisfy { $0 == "*" }
    }
}
