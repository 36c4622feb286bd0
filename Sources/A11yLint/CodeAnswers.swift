import A11yModel
import A11yCode

/// The code of the app that a file belongs to: what it does to an element, and the texts that it looks up.
package struct CodeAnswers: Sendable {
    /// Answers a question about an element.
    package let answer: @Sendable (CodeQuestion) -> ElementCode
    /// The text of a key in one of the app's string tables; nil for the table is `Localizable`. Nil if there is none.
    package let text: @Sendable (_ key: String, _ table: String?) -> String?
    /// What else has the name of an element's outlet.
    package let mentions: @Sendable (CodeQuestion) -> [CodeMention]
    /// The screens of the views in a file of code; nil for a file that is none of the app's.
    package let views: @Sendable (Source) -> ViewDocument?
    /// The systems for which the targets of its project build a file: none if no target does; nil if it is not known.
    package let platforms: @Sendable (_ path: String) -> Set<Platform>?
    /// Whether code or another file may show a screen of a file, or that is not known.
    package let mayShow: @Sendable (_ screen: Screen, _ path: String) -> Bool
    /// Whether the app has no dark appearance.
    package let isAlwaysLight: @Sendable () -> Bool
    /// The prototype cells of a screen of a file that no code asks for.
    package let unaskedCells: @Sendable (_ screen: Screen, _ path: String) -> [ElementID]
    /// Whether controls of UIKit that code makes are looked at.
    package var readsControls = false
    /// Whether code that may not always run supplies nothing.
    package var isStrict = false

    /// Code that answers by a function. `text` looks up keys of string tables.
    package init(
        answering answer: @escaping @Sendable (CodeQuestion) -> ElementCode,
        text: @escaping @Sendable (_ key: String, _ table: String?) -> String? = { _, _ in nil },
        mentions: @escaping @Sendable (CodeQuestion) -> [CodeMention] = { _ in [] },
        views: @escaping @Sendable (Source) -> ViewDocument? = { _ in nil },
        platforms: @escaping @Sendable (_ path: String) -> Set<Platform>? = { _ in nil },
        mayShow: @escaping @Sendable (_ screen: Screen, _ path: String) -> Bool = { _, _ in true },
        isAlwaysLight: @escaping @Sendable () -> Bool = { false },
        unaskedCells: @escaping @Sendable (_ screen: Screen, _ path: String) -> [ElementID] = { _, _ in [] }
    ) {
        self.platforms = platforms
        self.mayShow = mayShow
        self.isAlwaysLight = isAlwaysLight
        self.unaskedCells = unaskedCells
        self.views = views
        self.answer = answer
        self.text = text
        self.mentions = mentions
    }

    /// The code of an index.
    package init(
        _ index: CodeIndex, opaque: [String: ForeignView] = [:],
        text: @escaping @Sendable (_ key: String, _ table: String?) -> String? = { _, _ in nil }
    ) {
        self.init(
            answering: { index.answer(to: $0) }, text: text, mentions: { index.mentions(of: $0) },
            views: { index.views(at: $0.path, holding: $0.bytes, opaque: opaque, lookup: text) })
    }
}
