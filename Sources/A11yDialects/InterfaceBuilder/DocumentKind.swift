import A11yModel
import A11ySyntax

/// What the root tag says that a file is. Extensions and tags do not tell: `button` and `textField` stand for other
/// objects on the Mac, and a xib may be for any system.
enum DocumentKind: Equatable {
    /// A document whose screens are read.
    case checked(Platform)
    /// A document of Interface Builder that is left alone, with a noun for it.
    case unchecked(kind: String)
    /// The archive of objects that Xcode 3 and 4 wrote.
    case oldFormat

    init(of root: Node) {
        guard root.tag == "document" else {
            self = .oldFormat
            return
        }
        let type = root.attribute("type") ?? ""
        let runtime = root.attribute("targetRuntime") ?? ""
        let words = Set((type + "." + runtime).split(separator: "."))
        // A launch screen is a picture: it is gone before VoiceOver speaks.
        if root.attribute("launchScreen") == "YES" {
            self = .unchecked(kind: "A launch screen")
        } else if words.contains("CocoaTouch") {
            self = .checked(words.contains("iPad") ? .ipados : .ios)
        } else if words.contains("AppleTV") {
            self = .checked(.tvos)
        } else if words.contains("WatchKit") || words.contains("watchKit") {
            self = .checked(.watchos)
        } else if words.contains("Cocoa") {
            self = .checked(.macos)
        } else {
            self = .unchecked(kind: "An Interface Builder document for an unknown system")
        }
    }
}
