import A11yModel

/// What stands on a television alone, and what is different there.
enum TVTags {
    /// By tag. A poster of TVUIKit is a control: a picture that gets the focus, with words below it.
    static let roles: [String: TagRole] = ["tvPosterView": .object(.button)]

    /// Takes text views for texts: on tvOS they cannot be edited (`UITextView.isEditable` is unavailable there).
    static func lockTexts(in screen: inout Screen) {
        for index in screen.elements.indices where screen.elements[index].type == .textView {
            let anchor = screen.elements[index].anchor
            screen.elements[index].assignments.removeAll { $0.property == .editable }
            screen.elements[index].assignments.append(
                Assignment(.editable, .flag(false), range: anchor, keyRange: anchor))
        }
    }
}
