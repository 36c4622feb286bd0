import A11yModel

/// A colour in the light and in the dark appearance.
struct Shade: Equatable {
    let light: Color
    let dark: Color

    /// The colour of a value: a literal one, or a colour of the system by its name; nil for any other.
    init?(of value: Value?) {
        if let color = value?.color {
            self.init(color, color)
        } else if let name = value?.text, let known = Shade.system[name] {
            self = known
        } else {
            return nil
        }
    }

    private init(_ light: Color, _ dark: Color) {
        self.light = light
        self.dark = dark
    }

    /// What is seen of it over an opaque colour, with a further alpha.
    func seen(over back: Shade, alpha: Double) -> Shade {
        Shade(light.over(back.light, alpha: alpha), dark.over(back.dark, alpha: alpha))
    }

    private static let system: [String: Shade] = names.compactMapValues { light, dark in
        guard let light = Color(hex: light), let dark = Color(hex: dark) else { return nil }
        return Shade(light, dark)
    }

    /// The colours of UIKit by their names in Interface Builder, as iOS draws them without Increase Contrast. Those of
    /// secondary labels, links and most accents are left out: they are the system's choice, and differ by version.
    private static let names: [String: (light: String, dark: String)] = [
        "labelColor": ("#000000", "#FFFFFF"), "tertiaryLabelColor": ("#3C3C434D", "#EBEBF54D"),
        "quaternaryLabelColor": ("#3C3C432E", "#EBEBF529"), "placeholderTextColor": ("#3C3C434D", "#EBEBF54D"),
        "systemBackgroundColor": ("#FFFFFF", "#000000"), "secondarySystemBackgroundColor": ("#F2F2F7", "#1C1C1E"),
        "tertiarySystemBackgroundColor": ("#FFFFFF", "#2C2C2E"),
        "systemGroupedBackgroundColor": ("#F2F2F7", "#000000"),
        "groupTableViewBackgroundColor": ("#F2F2F7", "#000000"),
        "secondarySystemGroupedBackgroundColor": ("#FFFFFF", "#1C1C1E"),
        "tertiarySystemGroupedBackgroundColor": ("#F2F2F7", "#2C2C2E"),
        "darkTextColor": ("#000000", "#000000"), "lightTextColor": ("#FFFFFF99", "#FFFFFF99"),
        "systemGrayColor": ("#8E8E93", "#8E8E93"), "systemGray2Color": ("#AEAEB2", "#636366"),
        "systemGray3Color": ("#C7C7CC", "#48484A"), "systemGray4Color": ("#D1D1D6", "#3A3A3C"),
        "systemGray5Color": ("#E5E5EA", "#2C2C2E"), "systemGray6Color": ("#F2F2F7", "#1C1C1E"),
        "systemYellowColor": ("#FFCC00", "#FFD60A"), "systemGreenColor": ("#34C759", "#30D158"),
        "systemOrangeColor": ("#FF9500", "#FF9F0A"),
    ]
}

extension Color {
    /// The opaque colour that is seen where this one lies over another.
    fileprivate func over(_ back: Color, alpha: Double) -> Color {
        let share = self.alpha * alpha
        if share >= 1 { return self }
        func mixed(_ front: Double, _ behind: Double) -> Double { front * share + behind * (1 - share) }
        return Color(red: mixed(red, back.red), green: mixed(green, back.green), blue: mixed(blue, back.blue))
    }
}
