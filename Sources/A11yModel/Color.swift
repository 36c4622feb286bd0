/// A literal colour, sRGB with alpha, each channel 0 to 1.
package struct Color: Hashable, Sendable {
    /// Red, 0 to 1.
    package let red: Double
    /// Green, 0 to 1.
    package let green: Double
    /// Blue, 0 to 1.
    package let blue: Double
    /// Opacity, 0 to 1.
    package let alpha: Double

    /// A colour by its channels, each 0 to 1.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour written `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
    package init?(hex: String) {
        let digits = hex.dropFirst()
        guard hex.first == "#", digits.count == 6 || digits.count == 8 else { return nil }
        guard digits.allSatisfy(\.isHexDigit), let number = UInt64(digits, radix: 16) else { return nil }
        let bits = digits.count == 6 ? number << 8 | 0xFF : number
        func channel(_ shift: UInt64) -> Double { Double(bits >> shift & 0xFF) / 255 }
        self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }

    /// The colour as a screen draws it, in 256 steps a channel.
    package var drawn: Color {
        func channel(_ value: Double) -> Double { Double(Color.step(value)) / 255 }
        return Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha))
    }

    /// The colour as a screen draws it, written `#RRGGBB`, or `#RRGGBBAA` where something shows through it.
    package var hex: String {
        let channels = [red, green, blue, alpha].map(Color.step)
        return "#" + channels.prefix(channels[3] == 255 ? 3 : 4).map(Color.digits).joined()
    }

    private static func step(_ channel: Double) -> Int { Int((channel > 0 ? min(channel, 1) : 0) * 255 + 0.5) }

    private static func digits(of step: Int) -> String {
        let digits = String(step, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }
}
