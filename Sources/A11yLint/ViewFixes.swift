import A11yCode
import A11yModel
import A11yVoiceOver

/// Writes changes of views of SwiftUI into their file, as modifiers.
final class ViewFixes {
    private let bytes: [UInt8]
    // Read when the first fix is asked for.
    private lazy var editor = ViewEditor(bytes)

    init(of bytes: [UInt8]) { self.bytes = bytes }

    /// The edits that make all changes of a screen; nil if one cannot be made. What a view passes to another one is
    /// changed there by a person.
    func edits(making changes: [Change], of screen: Screen) -> [Edit]? {
        var edits: [Edit] = []
        for change in changes {
            guard case .set(.traits, .traits(let traits), let id) = change, screen[id].code?.home == nil else {
                return nil
            }
            let words = traits.subtracting(screen[id].traits ?? screen.accessibilityTraits(of: id)).words.map {
                ViewFixes.traits[$0]
            }
            guard !words.isEmpty, !words.contains(nil) else { return nil }
            let list = words.compactMap(\.self).map { ".\($0)" }.joined(separator: ", ")
            let modifier = ".accessibilityAddTraits(\(words.count == 1 ? list : "[\(list)]"))"
            guard let edit = editor.edit(adding: modifier, toViewAt: screen[id].range) else { return nil }
            edits.append(edit)
        }
        return edits
    }

    /// The words of SwiftUI for traits. What is selected changes while the app runs: only its code can say when.
    private static let traits: [String: String] = [
        "button": "isButton", "header": "isHeader", "image": "isImage", "link": "isLink",
    ]
}
