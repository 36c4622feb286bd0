import UIKit
import JourneyStyles

/// Colours and fonts that people choose in the settings.
struct Theme {
    static var current = Theme(palette: Palette.stored())

    let palette: Palette

    var secondaryText: UIColor { palette.color(.secondary) }

    func style(heading label: UILabel) {
        label.font = palette.font(.heading)
        label.textColor = palette.color(.heading)
    }
}
