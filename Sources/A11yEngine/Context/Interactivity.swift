import A11yModel

// Which elements users can operate, what activating them does, and which elements are decoration.

extension LintContext {
    /// The traits that say what a double tap or a swipe does.
    public static let interactiveTraits: Traits = [
        .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton,
    ]

    /// Whether users can operate the element: it is a control or a bar item, or has an interactive trait, a function, a
    /// tap recognizer or a handler. Disabled elements count.
    public func isInteractive(_ id: ElementID) -> Bool { facts.isInteractive[id.index] }

    /// Whether a touch does more than the class does by itself.
    public func answersTap(_ id: ElementID) -> Bool { facts.isTapped[id.index] }

    /// What activating the element does, as a function name; nil if unknown. Equal names mean the same function.
    public func function(of id: ElementID) -> String? {
        guard facts.isTapped[id.index] || !touchable[id.index] else { return nil }
        let element = screen[id]
        if let action = element.action, !action.isEmpty { return action }
        if element.written.contains(.gestures), let tap = element.gestures[.tap], !tap.isEmpty { return tap }
        return nil
    }

    /// Whether both elements are known to have the same function.
    public func haveSameFunction(_ first: ElementID, _ second: ElementID) -> Bool {
        guard let function = function(of: first) else { return false }
        return function == self.function(of: second)
    }

    /// Whether the element serves a purpose: users can operate it, it shows text, or it is an image that is not
    /// decoration.
    public func isFunctional(_ id: ElementID) -> Bool {
        if isInteractive(id) { return true }
        if isDecorative(id) != nil { return false }
        return shownText(of: id) != nil || screen[id].type == .image
    }

    /// Whether the element is enabled, as far as the file says.
    public func isEnabled(_ id: ElementID) -> Bool { facts.isEnabled[id.index] }
}

extension Element {
    /// Whether the class is a control, which works without a handler of the app.
    public var isControl: Bool {
        switch type {
        case .button, .textField, .secureTextField, .searchBar, .switch, .slider, .stepper, .pageControl, .datePicker,
            .pickerView, .barButtonItem, .tabBarItem, .segment:
            true
        case .textView: !isFalse(.editable)
        default: false
        }
    }

    /// Whether users can type text into it.
    public var isTextInput: Bool {
        switch type {
        case .textField, .secureTextField, .searchBar: true
        case .textView: !isFalse(.editable)
        default: false
        }
    }

    /// Whether operating it changes its own value and nothing else: it has a name such as “Skip silence” for what it
    /// sets.
    public var setsValue: Bool {
        switch type {
        case .switch, .slider, .stepper, .pageControl, .datePicker, .pickerView: true
        default:
            isTextInput || traits.map { !$0.isDisjoint(with: [.adjustable, .toggleButton, .switchButton]) } ?? false
        }
    }

    /// Whether it is a cell of a table or collection.
    public var isCell: Bool { type == .tableViewCell || type == .collectionViewCell }
}

extension LintContext {
    /// How an element is known to be decoration.
    public enum Decoration: Sendable {
        /// The author says so.
        case declared
        /// Guessed: it is thinner than a line, its picture has a decorative name, its text is a separator, or it is a
        /// backdrop.
        case guessed
    }

    /// The thickness in points below which a view can only be a line (ours).
    static let hairline = 2.0
    /// The share of its parent that a backdrop covers (ours).
    static let backdropShare = 0.95
    /// Words in asset names that mean decoration.
    private static let decorationTokens = [
        "separator", "divider", "shadow", "background", "bg", "gradient", "mask", "line",
    ]

    /// Whether the element is decoration and how this is known; nil if it is not.
    public func isDecorative(_ id: ElementID) -> Decoration? { decorations[id.index] }

    /// Which elements are decoration, by element index. Cost: linear in the elements and the names of their pictures.
    func findDecorations() -> [Decoration?] { screen.elements.map(decoration) }

    private func decoration(_ element: Element) -> Decoration? {
        let id = element.id
        if let declared = element[.decorative]?.flag { return declared ? .declared : nil }
        guard !isInteractive(id), element.children.isEmpty, element.label == nil else { return nil }
        if let text = shownText(of: id) { return LintContext.isSeparator(text) ? .guessed : nil }
        if let frame = frame(of: id), min(frame.width, frame.height) < LintContext.hairline { return .guessed }
        if let image = element[.image]?.text, hasDecorationName(image) { return .guessed }
        return isBackdrop(id) ? .guessed : nil
    }

    /// Signs that separate texts or point on, one of them alone (ours).
    private static let separators: Set<Unicode.Scalar> = [
        "|", "¦", "·", "•", "∙", "‧", "・", ">", "›", "»", "〉", "❯", "‹", "«", "〈", "❮", "→", "▸", "▶",
    ]
    /// Signs of which rules are drawn, and how many of them make one (ours). Fewer may be a value: “–” for none.
    private static let rules: (signs: Set<Unicode.Scalar>, least: Int) = (
        ["-", "–", "—", "_", "=", "~", "*", "·", "."], 4
    )

    /// Whether a text is only a separator, a drawn rule or a chevron.
    static func isSeparator(_ text: String) -> Bool {
        // Most texts begin with a letter.
        if let first = text.utf8.first, RuleText.isAlphanumeric(first) { return false }
        let scalars = text.unicodeScalars
        guard let first = scalars.first(where: { !RuleText.isWhiteSpace($0) }) else { return false }
        guard separators.contains(first) || rules.signs.contains(first) else { return false }
        var count = 0
        for scalar in scalars where !RuleText.isWhiteSpace(scalar) {
            if scalar != first { return false }
            count += 1
        }
        return count == 1 ? separators.contains(first) : count >= rules.least && rules.signs.contains(first)
    }

    private func hasDecorationName(_ asset: String) -> Bool {
        asset.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { part in
            LintContext.decorationTokens.contains { $0 == part }
        }
    }

    /// Whether the element is behind all its siblings and covers almost all of its parent.
    private func isBackdrop(_ id: ElementID) -> Bool {
        guard let parent = screen[id].parent, screen[parent].children.first == id, screen[parent].children.count > 1,
            let frame = frame(of: id), let around = self.frame(of: parent)
        else { return false }
        return around.share(coveredBy: frame) >= LintContext.backdropShare
    }
}
