import A11yModel
import A11ySyntax

/// How far the frame that is drawn in the file holds at run time.
struct Sizing {
    /// The frame is used as it is (`fixedFrame`).
    var isFixed = false
    /// Constraints decide, and the frame is what Xcode computed for the simulated device.
    var isAutoLayout = false
    /// Xcode says itself that the frame disagrees with the constraints.
    var isStale = false
    private var width: Double?
    private var height: Double?

    /// Reads the constraints that give the view a size of its own: an equation of one side with a number.
    mutating func read(constraints: Node) {
        for constraint in constraints.items {
            guard let (side, constant) = Sizing.fixedSide(constraint) else { continue }
            if side == "width" { width = constant } else { height = constant }
        }
    }

    /// Whether the view may have another size at run time than the one `drawn`.
    func isDoubtful(drawn: Rect?) -> Bool {
        if isStale { return true }
        guard isAutoLayout, !isFixed else { return false }
        guard let drawn, let width, let height else { return true }
        return width != drawn.width || height != drawn.height
    }

    /// The sides that have a constraint of their own, and are drawn as it says.
    func fixedSides(drawn: Rect?) -> Sides {
        guard let drawn, !isStale else { return [] }
        var sides: Sides = []
        if width == drawn.width { sides.insert(.width) }
        if height == drawn.height { sides.insert(.height) }
        return sides
    }

    private static func fixedSide(_ constraint: Node) -> (side: String, constant: Double)? {
        var side: String?
        var constant: Double?
        for attribute in constraint.entries {
            switch attribute.key?.name {
            case "firstAttribute":
                side = attribute.text
                if side != "width", side != "height" { return nil }
            case "constant": constant = attribute.number
            // Of another view, with another view, an inequality, breakable, or removed when the app is built.
            case "firstItem", "secondItem", "relation", "priority", "placeholder": return nil
            default: continue
            }
        }
        guard let side, let constant else { return nil }
        return (side, constant)
    }
}
