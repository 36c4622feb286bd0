/// A pattern of a page, matched in time proportional to pattern and text: no pattern can hang a run.
public struct Pattern: Sendable {
    let source: String
    init?(_ source: String) { self.source = source }
    func matches(_ text: String) -> Bool { text.contains(source) }
}
