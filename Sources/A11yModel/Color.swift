/// A literal colour, sRGB with alpha, each channel 0 to 1.
public struct Color: Hashable, Sendable {
    /// Red, 0 to 1.
    public let red: Double
    /// Green, 0 to 1.
    public let green: Double
    /// Blue, 0 to 1.
    public let blue: Double
    /// Opacity, 0 to 1.
    public let alpha: Double

    /// A colour by its channels, each 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour written `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
    public init?(hex: String) {
        let digits = hex.dropFirst()
        guard hex.first == "#", digits.count == 6 || digits.count == 8 else { return nil }
        guard digits.allSatisfy(\.isHexDigit), let number = UInt64(digits, radix: 16) else { return nil }
        let bits = digits.count == 6 ? number << 8 | 0xFF : number
        func channel(_ shift: UInt64) -> Double { Double(bits >> shift & 0xFF) / 255 }
        self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }
}
