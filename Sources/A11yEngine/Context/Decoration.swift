// The word "decorative".

import A11yModel

extension LintContext {
    /// How the file lets an element be taken for decoration.
    package enum Decoration {
        /// The author says so.
        case declared
        /// Thinner than a line, or a picture with a name of decoration, or a backdrop.
        case guessed
    }

    /// Thickness, in points, below which a view can only be a line (ours).
    static let hairline = 2.0
    /// Share of its parent that a backdrop covers (ours).
    static let backdropShare = 0.95
    /// Tokens of asset names that say decoration.
    static let decorationTokens: Set<Substring> = [
        "separator", "divider", "shadow", "background", "bg", "gradient", "mask", "line",
    ]

    /// Whether the element is decoration, and how that is known; nil where it is not.
    package func isDecorative(_ id: ElementID) -> Decoration? {
        let element = screen[id]
        if let declared = element[.decorative]?.flag { return declared ? .declared : nil }
        guard element.label == nil, shownText(of: id) == nil, !isInteractive(id), element.children.isEmpty else {
            return nil
        }
        if let frame = frame(of: id), min(frame.width, frame.height) < LintContext.hairline { return .guessed }
        if let image = element[.image]?.text, hasDecorationName(image) { return .guessed }
        return isBackdrop(id) ? .guessed : nil
    }

    private func hasDecorationName(_ asset: String) -> Bool {
        asset.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { LintContext.decorationTokens.contains($0) }
    }

    /// Whether it lies behind all its siblings and covers nearly all of the parent.
    private func isBackdrop(_ id: ElementID) -> Bool {
        guard let parent = screen[id].parent, screen[parent].children.first == id, screen[parent].children.count > 1,
            let frame = frame(of: id), let around = self.frame(of: parent)
        else { return false }
        return around.share(coveredBy: frame) >= LintContext.backdropShare
    }
}
