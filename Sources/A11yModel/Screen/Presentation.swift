// What the system does with a view that it presents over a screen.

extension Element {
    /// Whether the system presents it over the screen: then the system keeps VoiceOver in it and moves the cursor
    /// there.
    public var isPresented: Bool { type == .alert || isTrue(.presented) }
}

extension Screen {
    /// The part of the screen that a sheet covers at most at its medium height (ours; UIKit says about half).
    private static let mediumShare = 0.6

    /// Whether UIKit leaves the page behind a sheet in use: the sheet is no higher than its largest undimmed detent.
    public func leavesPageInUse(_ sheet: Element) -> Bool {
        guard let detent = sheet[.largestUndimmedDetent]?.text, !detent.isEmpty else { return false }
        guard detent == "medium", let frame = sheet.frame else { return true }
        return frame.height <= size.height * Screen.mediumShare
    }
}
