// How far apart two colours are: WCAG 2.2, definitions of “relative luminance” and “contrast ratio”.

import A11yEngine
import A11yModel

extension Color {
    /// What the standard adds to both luminances: light that every screen reflects.
    private static let flare = 0.05
    /// The channel of sRGB, 0 to 1, up to which it is linear; IEC 61966-2-1, which WCAG 2.2 took over.
    private static let linearEnd = 0.04045
    /// How much steeper sRGB is there.
    private static let linearSlope = 12.92
    /// The rest of sRGB's curve: `((channel + offset) / (1 + offset)) ^ 2.4`.
    private static let offset = 0.055
    /// What red, green and blue add to the luminance.
    private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)
    /// Steps of a channel as it is written.
    private static let steps = 255.0
    /// For ratios in hundredths.
    private static let hundredths = 100.0

    /// The relative luminance, 0 for black to 1 for white; opacity does not count.
    var luminance: Double {
        Color.weights.red * Color.linear(red) + Color.weights.green * Color.linear(green)
            + Color.weights.blue * Color.linear(blue)
    }

    /// The contrast ratio of two solid colours, 1 to 21.
    package func contrast(with other: Color) -> Double {
        let (one, two) = (luminance + Color.flare, other.luminance + Color.flare)
        return max(one, two) / min(one, two)
    }

    /// The colour between this one and black, or white, that is nearest to this one, can be written in hexadecimal
    /// digits, and has the ratio; where none has, the end that comes closer to it.
    package func nearest(withContrast ratio: Double, to background: Color) -> Color {
        let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
        let ends = [black, white]
        let found = ends.compactMap { end -> (step: Int, color: Color)? in
            // Towards an end the contrast may fall first, where the background is passed; after that it only grows. So
            // the way is gone back from the end.
            var passing: (Int, Color)?
            for step in stride(from: Int(Color.steps), through: 0, by: -1) {
                let color = mixed(with: end, share: Double(step) / Color.steps)
                guard color.contrast(with: background) >= ratio else { break }
                passing = (step, color)
            }
            return passing
        }
        if let nearest = found.min(by: { $0.step < $1.step }) { return nearest.color }
        return black.contrast(with: background) > white.contrast(with: background) ? black : white
    }

    /// A ratio with two decimals, never rounded up: `4.48`, `3`.
    package static func words(forRatio ratio: Double) -> String {
        let whole = Int(ratio)
        let rest = Int((ratio * hundredths).rounded(.down)) - whole * Int(hundredths)
        if rest == 0 { return String(whole) }
        return rest < 10 ? "\(whole).0\(rest)" : rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest)"
    }

    private func mixed(with end: Color, share: Double) -> Color {
        func channel(_ from: Double, _ to: Double) -> Double { Color.written(from + (to - from) * share) }
        return Color(red: channel(red, end.red), green: channel(green, end.green), blue: channel(blue, end.blue))
    }

    /// A channel in the steps in which it is written.
    private static func written(_ channel: Double) -> Double {
        (max(0, min(1, channel)) * steps).rounded() / steps
    }

    private static func linear(_ channel: Double) -> Double {
        let channel = max(0, min(1, channel))
        return channel <= linearEnd ? channel / linearSlope : power((channel + offset) / (1 + offset))
    }

    /// A number of 0 to 1 to the power of 2.4: the fifth root of its twelfth power, since the standard library has no
    /// powers of fractions. Newton's steps come down to the root from 1, each closer than the last.
    private static func power(_ base: Double) -> Double {
        let square = base * base
        let goal = square * square * square * square * square * square
        var root = 1.0
        while true {
            let next = (4 * root + goal / (root * root * root * root)) / 5
            guard next < root else { return root }
            root = next
        }
    }
}
