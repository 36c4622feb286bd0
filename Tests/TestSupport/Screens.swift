import A11yDialects
import A11yModel

/// The document of a text, in whatever language and dialect it is written.
package func document(_ text: String, path: String = "screen.yaml") -> ScreenDocument {
    ScreenDocument(parsing: Source(path: path, text: text))
}

/// The first screen of a text; a screen without name and elements where there is none, which no expectation accepts.
package func screen(_ text: String) -> Screen {
    document(text).screens.first ?? Screen(name: "", input: .native, range: .fileStart, anchor: .fileStart)
}

extension ScreenDocument {
    /// The text of a range: tests say what a range spells, not where it is.
    package func spelling(_ range: SourceRange) -> String {
        String(decoding: bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)], as: UTF8.self)
    }
}

extension Screen {
    /// The first element with this id in the file; nil without one.
    package func element(withFileID fileID: String) -> ElementID? {
        elements.first { $0.fileID == fileID }?.id
    }

    /// The element of an id that the test's own text gives.
    package func element(_ name: String) -> Element? {
        element(withFileID: name).map { self[$0] }
    }
}
