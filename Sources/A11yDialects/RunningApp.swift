// What descriptions of running apps have in common.

import A11yModel

extension Platform {
    /// The platform of a screen of this size, in points: descriptions of running apps do not name it.
    init(of size: Size) {
        if size == Platform.tvos.defaultSize {
            self = .tvos
        } else {
            self = min(size.width, size.height) >= Platform.narrowestPad ? .ipados : .ios
        }
    }

    /// Points across of the smallest iPad, the mini; no phone is as wide.
    private static let narrowestPad = 744.0
}

extension StringProtocol {
    /// The text without the blanks around it.
    var trimmed: String {
        let head = drop { $0 == " " }
        return String(head.prefix(upTo: head.lastIndex { $0 != " " }.map(head.index(after:)) ?? head.startIndex))
    }
}
