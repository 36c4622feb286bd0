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
            let words = element.path.replacing(" > ", with: "\u{0}").split(separator: "\u{0}").map(ElementPattern.parts)
            var path = words.map { word in (types: [word.type], ids: [word.id].compactMap(\.self)) }
            if let last = path.indices.last {
                path[last].types += [element.kind].compactMap { $0?[...] }
                path[last].ids += [element.identifier].compactMap { $0?[...] }
            }
            return isMatch(path, of: pattern, isStar: { $0 == .any }) { step, place in
                guard case .element(let type, let id) = step else { return false }
                return type.map { place.types.contains(where: $0.matches) } != false
                    && id.map { place.ids.contains(where: $0.matches) } != false
            }
        }
    }

    /// The name or id that it ends with, to be compared with those that there are.
    package var word: String {
        let last = text.split { "/#".contains($0) }.last.map(String.init) ?? text
        return name == nil || text.contains("#") ? last : text
    }

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
}

/// A text in which `*` matches any characters and `?` one. Every other character is literal.
private struct Wildcard: Hashable, Sendable {
    private let characters: [Character]

    init(_ pattern: some StringProtocol) {
        characters = Array(pattern)
    }

    /// Whether the whole of a text matches.
    func matches(_ text: some StringProtocol) -> Bool {
        isMatch(text, of: characters, isStar: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }
}

/// Whether a pattern matches the whole of a text or path, from left to right. After a mismatch only the last star takes
/// one item more: whatever an earlier one could take, the last one can take as well. Time: at most the product of both
/// lengths.
func isMatch<Items: Collection, Pattern: Collection>(
    _ items: Items, of pattern: Pattern, isStar: (Pattern.Element) -> Bool,
    accepts: (Pattern.Element, Items.Element) -> Bool
) -> Bool {
    var (step, item) = (pattern.startIndex, items.startIndex)
    // What stands behind the last star, and where in the items its match ends so far.
    var retreat: (step: Pattern.Index, item: Items.Index)?
    while item < items.endIndex {
        if step < pattern.endIndex, isStar(pattern[step]) {
            step = pattern.index(after: step)
            retreat = (step, item)
        } else if step < pattern.endIndex, accepts(pattern[step], items[item]) {
            step = pattern.index(after: step)
            item = items.index(after: item)
        } else if let last = retreat {
            (step, item) = (last.step, items.index(after: last.item))
            retreat = (step, item)
        } else {
            return false
        }
    }
    return pattern[step...].allSatisfy(isStar)
}
