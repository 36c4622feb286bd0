import A11yModel
import A11ySyntax

/// What the Identity inspector calls Notes: a text that Xcode keeps with any object, which comments are not.
///
/// ```
/// <attributedString key="userComments">
///     <fragment content="a11ylint:ignore[missing-label] a watermark"/>
/// </attributedString>
/// ```
///
/// They are also read by translators, so each line of them is taken for itself.
extension InterfaceBuilderDialect {
    /// The lines of all Notes of a document; none where nothing in it is meant for this program.
    package static func notes(in tree: Tree) -> [Comment] {
        guard tree.bytes.offset(of: Comment.directivePrefix) != nil else { return [] }
        var found: [Comment] = []
        var waiting = tree.roots
        while let node = waiting.popLast() {
            for child in node.items {
                if child.tag == "attributedString", child.attribute("key") == "userComments" {
                    found += lines(of: child, about: node)
                } else {
                    waiting.append(child)
                }
            }
        }
        return found.sorted { $0.range < $1.range }
    }

    /// A line may be put together from several fragments, one for each style that it is written in.
    private static func lines(of notes: Node, about owner: Node) -> [Comment] {
        var lines: [(text: String, first: SourceRange, last: SourceRange)] = []
        for fragment in notes.items where fragment.tag == "fragment" {
            guard let content = Written(fragment: fragment) else { continue }
            let parts = content.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (index, part) in parts.enumerated() {
                if index > 0 || lines.isEmpty {
                    lines.append((String(part), content.range, content.range))
                } else {
                    lines[lines.count - 1].text += part
                    lines[lines.count - 1].last = content.range
                }
            }
        }
        return lines.map { line in
            let words = line.text.drop(while: \.isWhitespace)
            let range = SourceRange(line.first.start, line.last.end)
            return Comment(
                text: words.trimmingEnd, textRange: range, range: range, place: .notes(of: owner.range))
        }
    }
}

extension Substring {
    /// Without blanks at the end.
    fileprivate var trimmingEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
