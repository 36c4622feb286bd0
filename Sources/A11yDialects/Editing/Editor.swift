import A11yModel
import A11ySyntax

/// Changes screens in the text that they are written in: a few bytes of it, and nothing else.
package struct Editor: Sendable {
    let tree: Tree
    private let dialect: any Dialect.Type
    /// What aliases stand for, in the order of the file, none inside another.
    private let shared: [SourceRange]

    /// An editor of a file whose text is the tree's own.
    init(of tree: Tree, in dialect: any Dialect.Type) {
        self.tree = tree
        self.dialect = dialect
        shared = tree.syntax == .yaml ? tree.sharedRanges : []
    }

    /// Whether the file is a storyboard or xib.
    var isInterfaceBuilder: Bool { dialect == InterfaceBuilderDialect.self }

    /// The edits that make changes of a screen, all of them; nil where one cannot be made: the dialect has no words for
    /// it, or the element is written elsewhere, or more than once.
    package func edits(making changes: [Change], of screen: Screen) -> [Edit]? {
        var edits: [Edit] = []
        for change in changes {
            let range = change.element.map { screen[$0].range } ?? screen.range
            guard isOwn(range, of: change.element, in: screen), let path = tree.path(to: range),
                path.last?.entries.contains(where: { !$0.isAlias && isShared($0.range) }) == false,
                let made = dialect.edits(making: change, of: screen, at: path)
            else { return nil }
            edits += made
        }
        return Editor.joined(edits)
    }

    /// The edits that give a word of the file another text, quoted as it is; nil where that would say something else.
    package func edits(replacing range: SourceRange, by word: String) -> [Edit]? {
        guard !isShared(range) else { return nil }
        switch tree.syntax {
        case .yaml: return YAMLText(tree).word(word, replacing: range).map { [Edit(range, to: $0)] }
        case .xml: return [Edit(range, to: XMLWord.escaped(word))]
        case .hierarchy: return nil
        }
    }

    /// Whether a key with this name, or another for the same property, stands beside the key at these bytes.
    package func hasSibling(_ name: String, ofKeyAt range: SourceRange) -> Bool {
        let property = Property(word: name)
        guard let owner = owner(ofKeyAt: range) else { return true }
        return owner.entries.contains { entry in
            guard let key = entry.key?.name else { return false }
            return key == name || property != nil && Property(word: key) == property
        }
    }

    /// Several insertions at one place as one.
    private static func joined(_ edits: [Edit]) -> [Edit] {
        var joined: [Edit] = []
        for edit in edits {
            if let index = joined.firstIndex(where: { $0.range == edit.range && $0.range.start == $0.range.end }) {
                joined[index] = Edit(edit.range, to: joined[index].text + edit.text)
            } else {
                joined.append(edit)
            }
        }
        return joined
    }

    /// Whether these bytes are those of one element alone: a part that a dialect makes of an attribute may have its
    /// element's.
    private func isOwn(_ range: SourceRange, of id: ElementID?, in screen: Screen) -> Bool {
        guard !isShared(range) else { return false }
        guard let id else { return true }
        let near = [screen[id].parent].compactMap { $0 } + screen.parts(of: id)
        return near.allSatisfy { screen[$0].range != range }
    }

    /// Whether it stands, or may stand, in several places of the file's meaning.
    func isShared(_ range: SourceRange) -> Bool {
        var (low, high) = (0, shared.count)
        while low < high {
            let middle = (low + high) / 2
            if shared[middle].start <= range.start { low = middle + 1 } else { high = middle }
        }
        return low > 0 && shared[low - 1].contains(range)
    }

    private func owner(ofKeyAt range: SourceRange) -> Node? {
        var next = tree.roots.first { !$0.isAlias && $0.range.contains(range) }
        while let node = next {
            if node.entries.contains(where: { !$0.isAlias && $0.key?.range == range }) { return node }
            next = node.part(around: range)
        }
        return nil
    }
}

extension Node {
    /// The entry or item in which a range lies.
    func part(around range: SourceRange) -> Node? {
        entries.first { !$0.isAlias && $0.range.contains(range) }
            ?? items.first { !$0.isAlias && $0.range.contains(range) }
    }
}
