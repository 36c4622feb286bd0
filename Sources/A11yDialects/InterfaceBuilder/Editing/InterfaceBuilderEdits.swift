// Changes of storyboards and xibs, written as Xcode writes them: its next save leaves them as they are.

import A11yModel
import A11ySyntax

extension InterfaceBuilderDialect {
    /// The edits that make a change at an object of a phone, a pad or a television. A Mac's controls keep their words
    /// in cells, and a watch's in attributes of its own: those are left to a person.
    package static func edits(making change: Change, of screen: Screen, at path: [Node]) -> [Edit]? {
        guard let node = path.last, let id = change.element, [.ios, .ipados, .tvos].contains(screen.platform),
            case .object = TagRole(tag: node.tag)
        else { return nil }
        let object = ObjectEdits(node, inside: path.dropLast().last, screen[id])
        switch change {
        case .set(let property, let value, _): return object.set(property, to: value)
        case .remove(let property, _): return object.remove(property)
        case .rename(let old, let new, _): return object.rename(old, to: new)
        case .keep, .post: return nil
        }
    }
}
