// Pictures that are spoken for want of a name.

import A11yEngine
import A11yModel
import A11yVoiceOver

extension LintContext {
    /// A picture whose name VoiceOver says for want of a better one.
    enum SpokenPicture {
        /// A picture of the app's own: what is said is the name of its file.
        case asset(String)
        /// A picture of the system's: UIKit has words for some of them, and says the raw name of the rest.
        case symbol(String)
    }

    /// The picture whose name stands in for a name; nil where the element has a name, or has no picture.
    func spokenPicture(of id: ElementID) -> SpokenPicture? {
        guard sourcedName(of: id).source == .image else { return nil }
        if let symbol = screen[id][.systemImage]?.text, !symbol.isEmpty { return .symbol(symbol) }
        return screen[id][.image]?.text.map(SpokenPicture.asset)
    }
}
