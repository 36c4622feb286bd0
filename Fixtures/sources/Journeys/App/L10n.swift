import Foundation

/// The texts of the app.
enum L10n {
    enum Voice {
        static let addJourney = NSLocalizedString("voice.addJourney", comment: "Button with a plus")
        static let settings = NSLocalizedString("voice.settings", comment: "Button with a gear")
        static let favourite = NSLocalizedString("voice.favourite", comment: "")
        static let noFavourite = NSLocalizedString("voice.noFavourite", comment: "")
        static let locate = NSLocalizedString("voice.locate", comment: "")
        static let close = NSLocalizedString("voice.close", comment: "")
        static let edit = NSLocalizedString("voice.edit", comment: "")
    }
}

extension String {
    /// The text of the string table for this key.
    var localized: String { NSLocalizedString(self, comment: "") }
}
