import A11yModel
import A11ySyntax

/// How far the frame that is drawn in the file holds at run time.
///
/// Under Auto Layout the frame is what Xcode computed for one device. A constraint of the view that equals a side to a
/// number holds on every device: such a side is known if it is also drawn so. An inequality, a constraint that may be
/// broken, one for other size classes and one between two views leave the side open.
struct Sizing {
    /// The frame is used as it is (`fixedFrame`).
    var isFixed = false
    /// Constraints decide, and the frame is what Xcode computed for the simulated device.
    var isAutoLayout = false
    /// Xcode says itself that the frame disagrees with the constraints.
    var isStale = false
    private var equations: [Equation] = []
    /// The constraints that are not installed in the size classes without a name, which are the drawn ones.
    private var excluded: Set<String> = []

    /// A side that equals a number.
    private struct Equation {
        let id: String?
        let isWidth: Bool
        let constant: Double
        /// Whether some size classes have another number.
        let varies: Bool
    }

    /// Reads the constraints that give the view a size of its own: an equation of one side with a number.
    mutating func read(constraints: Node, _ vocabulary: Vocabulary) {
        for constraint in constraints.items {
            if let equation = Sizing.equation(constraint, vocabulary) { equations.append(equation) }
        }
    }

    /// Reads which constraints belong to other size classes than the drawn ones.
    mutating func read(variation: Node) {
        guard variation.attribute("key") == "default" else { return }
        for mask in variation.items where mask.attribute("key") == "constraints" {
            for part in mask.items where part.tag == "exclude" {
                if let id = part.attribute("reference") { excluded.insert(id) }
            }
        }
    }

    /// Whether the view may have another size at run time than the one `drawn`.
    func isDoubtful(drawn: Rect?) -> Bool {
        if isStale { return true }
        guard isAutoLayout, !isFixed else { return false }
        guard let drawn else { return true }
        return !holds(drawn.width, isWidth: true) || !holds(drawn.height, isWidth: false)
    }

    /// The sides that have a constraint of their own, and are drawn as it says.
    func fixedSides(drawn: Rect?) -> Sides {
        guard let drawn, !isStale else { return [] }
        var sides: Sides = []
        if holds(drawn.width, isWidth: true) { sides.insert(.width) }
        if holds(drawn.height, isWidth: false) { sides.insert(.height) }
        return sides
    }

    /// Whether every equation of a side that is installed gives it the length that is drawn, everywhere.
    private func holds(_ length: Double, isWidth: Bool) -> Bool {
        if equations.isEmpty { return false }
        let installed = equations.filter { $0.isWidth == isWidth && !($0.id.map(excluded.contains) ?? false) }
        return !installed.isEmpty && installed.allSatisfy { $0.constant == length && !$0.varies }
    }

    private static func equation(_ constraint: Node, _ vocabulary: Vocabulary) -> Equation? {
        var isWidth: Bool?
        var constant: Double?
        var id: String?
        for attribute in constraint.entries {
            switch vocabulary.word(of: attribute) {
            case .id: id = attribute.text
            case .firstAttribute:
                isWidth = attribute.says("width")
                if isWidth == false, !attribute.says("height") { return nil }
            case .constant: constant = attribute.number
            // Of another view, with another view, an inequality, breakable, or removed when the app is built.
            case .firstItem, .secondItem, .relation, .priority, .placeholder: return nil
            default: continue
            }
        }
        guard let isWidth, let constant else { return nil }
        let varies = constraint.items.contains { $0.tag == "variation" && $0.entry("constant") != nil }
        return Equation(id: id, isWidth: isWidth, constant: constant, varies: varies)
    }
}
