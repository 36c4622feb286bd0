import A11yEngine
import A11yModel

// The contrast of two colours, and the colour behind a text.

extension Color {
    /// Added to both luminances for light that screens reflect.
    private static let flare = 0.05
    /// The sRGB channel value, 0 to 1, up to which the curve is linear; IEC 61966-2-1, as used by WCAG 2.2.
    private static let linearEnd = 0.04045
    /// The slope of the linear part.
    private static let linearSlope = 12.92
    /// The offset of the curved part: `((channel + offset) / (1 + offset)) ^ 2.4`.
    private static let offset = 0.055
    /// The weights of red, green and blue in the luminance.
    private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)
    /// The steps of a channel in hexadecimal notation.
    private static let steps = 255.0
    /// For ratios in hundredths.
    private static let hundredths = 100.0

    /// The relative luminance of WCAG 2.2, from 0 for black to 1 for white; alpha is ignored.
    var luminance: Double {
        Color.weights.red * Color.linear(red) + Color.weights.green * Color.linear(green)
            + Color.weights.blue * Color.linear(blue)
    }

    /// The contrast ratio of WCAG 2.2 for two opaque colours, 1 to 21.
    package func contrast(with other: Color) -> Double {
        let (one, two) = (luminance + Color.flare, other.luminance + Color.flare)
        return max(one, two) / min(one, two)
    }

    /// The nearest colour between this one and black or white that has the ratio and can be written in hexadecimal. If
    /// there is none: black or white, whichever has the higher ratio.
    package func nearest(withContrast ratio: Double, to background: Color) -> Color {
        let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
        let ends = [black, white]
        let found = ends.compactMap { end -> (step: Int, color: Color)? in
            // Towards an end the contrast may first fall, if the colour passes the background, and then only rises. The
            // search therefore starts at the end.
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

    /// A ratio with up to two decimals, rounded down: `4.48`, `3`.
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

    /// A channel rounded to the steps in which it is written.
    private static func written(_ channel: Double) -> Double { (max(0, min(1, channel)) * steps).rounded() / steps }

    private static func linear(_ channel: Double) -> Double {
        let channel = max(0, min(1, channel))
        return channel <= linearEnd ? channel / linearSlope : power((channel + offset) / (1 + offset))
    }

    /// A number between 0 and 1 to the power of 2.4: the fifth root of its twelfth power, since the standard library
    /// has no fractional powers. Newton's method converges to the root from 1.
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

/// The colours behind the texts of a screen, as far as the file says. Cost: one pass over the elements; a lookup costs
/// the depth of the text times the views tested behind it.
struct Backdrops {
    /// What is behind a text.
    struct Backdrop {
        /// An opaque colour.
        let shade: Shade
        /// The element with that colour.
        let element: ElementID
        /// The doubt if the file does not rule out another view between the two.
        let doubts: Doubts
    }

    /// What a view itself paints.
    private enum Fill: Equatable {
        case clear
        case solid(Shade)
        /// A picture, named colour or material that cannot be measured.
        case unknown
    }

    /// The number of painting views tested behind one text on each level (ours); this bounds the cost on hostile files.
    private static let mostPainters = 64

    private let context: LintContext
    /// Whether each element or a descendant paints something, by element index.
    private var paints: [Bool] = []
    /// The visible painting children of each element, from back to front; nil is the key of the roots.
    private var painters: [ElementID?: [ElementID]] = [:]

    init(in context: LintContext) {
        self.context = context
        let screen = context.screen
        paints = Array(repeating: false, count: screen.elements.count)
        // In reverse document order, descendants come before their ancestors.
        for element in screen.elements.reversed() where mayBeSeen(element) {
            if case .clear = fill(of: element), !mayBePainted(element) {} else { paints[element.id.index] = true }
            if paints[element.id.index], let parent = element.parent { paints[parent.index] = true }
        }
        for element in screen.elements where paints[element.id.index] && mayBeSeen(element) {
            painters[element.parent, default: []].append(element.id)
        }
    }

    /// Whether it is visible, or a picture of Interface Builder that is hidden at first: code or a size class shows it.
    private func mayBeSeen(_ element: Element) -> Bool {
        context.isVisible(element.id) || context.screen.input == .interfaceBuilder && element.type == .image
    }

    /// What is behind a text; nil if it cannot be measured.
    func backdrop(of text: ElementID) -> Backdrop? {
        var isNear = true
        var isAlone = context.screen.input == .interfaceBuilder
        for id in context.screen.lineage(of: text) {
            switch fill(of: context.screen[id]) {
            case .unknown: return nil
            case .solid(let shade):
                // Where nothing else is painted in front of it, the text stays on it in any layout.
                return Backdrop(shade: shade, element: id, doubts: isNear || isAlone ? [] : .guessed)
            case .clear: break
            }
            // The text and its parent count as near.
            isNear = id == text
            isAlone = isAlone && painters[context.screen[id].parent]?.first.map { $0 >= id } ?? true
            guard let behind = painter(behind: id, of: text) else { continue }
            guard case .solid(let shade) = fill(of: context.screen[behind]), covers(behind, text) else { return nil }
            return Backdrop(shade: shade, element: behind, doubts: .guessed)
        }
        return nil
    }

    /// The frontmost sibling behind an element that paints, or may paint, where a text is.
    private func painter(behind id: ElementID, of text: ElementID) -> ElementID? {
        let siblings = painters[context.screen[id].parent] ?? []
        // The siblings are in document order.
        let behind = siblings[..<siblings.partitioningIndex { $0 >= id }]
        let frame = context.frame(of: text)
        let meets = behind.suffix(Backdrops.mostPainters).last { other in
            guard let frame, let area = context.frame(of: other) else { return true }
            return frame.intersection(area) != nil
        }
        // With more views than are tested, anything may be behind the text.
        return meets ?? (behind.count > Backdrops.mostPainters ? behind.first : nil)
    }

    /// Whether a view without painting descendants covers the whole text.
    private func covers(_ id: ElementID, _ text: ElementID) -> Bool {
        guard let frame = context.frame(of: text), let area = context.frame(of: id) else { return false }
        let isPlain = !context.screen[id].children.contains { paints[$0.index] }
        return isPlain && area.encloses(frame, within: LintContext.sameCoordinate)
    }

    private func fill(of element: Element) -> Fill {
        let whole = wholeFill(of: element)
        // What fades with its contents paints nothing behind them if it is clear.
        guard let alpha = element[.alpha]?.number, alpha < 1 else { return whole }
        return whole == .clear ? .clear : .unknown
    }

    /// What a view paints at its full opacity.
    private func wholeFill(of element: Element) -> Fill {
        if let name = element.customClass, name.lowercased().contains("gradient") { return .unknown }
        let isInterfaceBuilder = context.screen.input == .interfaceBuilder
        let hasPicture = element[.image] != nil || element[.systemImage] != nil
        switch element.type {
        // An image covers the view's colour and is behind its subviews.
        case .image: return hasPicture || element[.backgroundColor] == nil ? .unknown : own(element) ?? .unknown
        case .button: if isInterfaceBuilder, hasPicture { return .unknown }
        case .visualEffectView, .mapView, .webView, .alert, .layer: return .unknown
        default: break
        }
        if element.children.contains(where: { context.screen[$0].type == .layer }) { return .unknown }
        if let own = own(element) { return own }
        // Without a colour these use UIKit's, or, for custom classes, any.
        switch element.type {
        case .view, .label, .stackView, .scrollView, .collectionViewCell, .accessibilityElement, .control:
            return element.customClass != nil && element.mayBeSetByCode ? .unknown : .clear
        // On other systems the button itself draws a bezel or a platter.
        case .button: return element.customClass != nil || !context.screen.platform.isTouched ? .unknown : .clear
        default: return .unknown
        }
    }

    /// Whether code may paint a view that is clear and empty in the file. In Interface Builder these are views with an
    /// outlet, which have hardly another use.
    private func mayBePainted(_ element: Element) -> Bool {
        context.screen.input == .interfaceBuilder && element.type == .view && element.children.isEmpty
            && element.mayBeSetByCode && own(element) == nil
    }

    /// The background that the author set; nil without one.
    private func own(_ element: Element) -> Fill? {
        if let value = element[.backgroundColor] {
            guard let shade = Shade(of: value) else { return .unknown }
            if shade.light.alpha == 0, shade.dark.alpha == 0 { return .clear }
            return shade.light.alpha == 1 && shade.dark.alpha == 1 ? .solid(shade) : .unknown
        }
        return element.isTrue(.opaque) ? .unknown : nil
    }
}
