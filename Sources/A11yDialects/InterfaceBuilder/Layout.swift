import A11yModel
import A11ySyntax

/// The frame that is drawn in the file, in the superview's coordinates.
enum DrawnFrame {
    /// The frame of `<rect key="frame">`, or of `<frame key="frameInset">`, which some versions of Xcode 8 wrote. Nil
    /// for other rectangles, and for 0 × 0, which Xcode writes for views without layout.
    static func read(_ node: Node, in outer: Rect?) -> (frame: Rect, span: AttributeSpan)? {
        let isInset = node.hangs(by: "frameInset")
        guard isInset ? node.tag == "frame" : node.tag == "rect" && node.hangs(by: "frame") else { return nil }
        var sides: [String: Double] = [:]
        var span = AttributeSpan(of: node)
        for attribute in node.entries {
            guard let side = attribute.key?.name, names.contains(side), let number = attribute.number else { continue }
            sides[side] = number
            span.add(attribute)
        }
        let frame =
            isInset
            ? inset(sides, in: outer)
            : Rect(
                x: sides["x"] ?? 0, y: sides["y"] ?? 0, width: sides["width"] ?? 0, height: sides["height"] ?? 0)
        guard let frame, !frame.isZero, frame.width.isFinite, frame.height.isFinite else { return nil }
        return (frame, span)
    }

    private static let names: Set = ["x", "y", "width", "height", "minX", "minY", "maxX", "maxY"]

    /// A frame by its distances from the superview's edges, two for each direction. A missing distance is 0.
    private static func inset(_ sides: [String: Double], in outer: Rect?) -> Rect? {
        guard let (x, width) = side(sides["minX"], sides["width"], sides["maxX"], of: outer?.width),
            let (y, height) = side(sides["minY"], sides["height"], sides["maxY"], of: outer?.height)
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    private static func side(
        _ near: Double?, _ length: Double?, _ far: Double?, of outer: Double?
    ) -> (start: Double, length: Double)? {
        if let length, near != nil || far == nil { return (near ?? 0, length) }
        guard let outer else { return nil }
        if let length { return (outer - length - (far ?? 0), length) }
        return (near ?? 0, outer - (near ?? 0) - (far ?? 0))
    }
}

/// Whether the drawn frame is also the frame at run time.
///
/// Under Auto Layout the frame is what Xcode computed for one device. A constraint that sets a side to a number holds
/// on every device: such a side is known if it is also drawn so. Inequalities, optional constraints, constraints for
/// other size classes and constraints between two views leave the side open.
struct Sizing {
    /// The frame is used as it is (`fixedFrame`).
    var isFixed = false
    /// Constraints decide. The frame is what Xcode computed for the simulated device.
    var isAutoLayout = false
    /// Xcode reports that the frame conflicts with the constraints.
    var isStale = false
    /// The sides that the autoresizing mask changes.
    private var masked: Sides = []
    private var equations: [Equation] = []
    /// The constraints that are not installed in the default size classes, which are the drawn ones.
    private var excluded: Set<String> = []

    /// A constraint that sets a side to a number.
    private struct Equation {
        let id: String?
        let isWidth: Bool
        let constant: Double
        /// Whether some size classes have another number.
        let varies: Bool
    }

    /// Reads the constraints that set a side of the view to a number.
    mutating func read(constraints: Node) {
        for constraint in constraints.items {
            if let equation = Sizing.equation(constraint) { equations.append(equation) }
        }
    }

    /// Reads which sides change with the superview.
    mutating func read(resizing mask: Node) {
        for (name, side) in Sides.names where mask.attribute(name + "Sizable") == "YES" { masked.insert(side) }
    }

    /// The sides that change with the superview. Constraints override the mask, but for those made from it.
    var stretchedSides: Sides { isAutoLayout && !isFixed ? [] : masked }

    /// The sides that constraints decide, unless it is the content.
    var openSides: Sides { isAutoLayout && !isFixed && !isStale ? [.width, .height] : [] }

    /// Reads which constraints belong only to other size classes than the drawn ones.
    mutating func read(variation: Node) {
        guard variation.attribute("key") == "default" else { return }
        for mask in variation.items where mask.attribute("key") == "constraints" {
            for part in mask.items where part.tag == "exclude" {
                if let id = part.attribute("reference") { excluded.insert(id) }
            }
        }
    }

    /// Whether the size at run time may differ from `drawn`.
    func isDoubtful(drawn: Rect?) -> Bool {
        if isStale { return true }
        guard isAutoLayout, !isFixed else { return false }
        guard let drawn else { return true }
        return !holds(drawn.width, isWidth: true) || !holds(drawn.height, isWidth: false)
    }

    /// The sides that a constraint sets to the drawn length.
    func fixedSides(drawn: Rect?) -> Sides {
        guard let drawn, !isStale else { return [] }
        var sides: Sides = []
        if holds(drawn.width, isWidth: true) { sides.insert(.width) }
        if holds(drawn.height, isWidth: false) { sides.insert(.height) }
        return sides
    }

    /// The constraints that set a side of a view, by their object ids.
    func lengths(of view: String) -> [Connections.LengthConstraint] {
        equations.compactMap { equation in
            equation.id.map { .init(id: $0, view: view, side: equation.isWidth ? .width : .height) }
        }
    }

    /// Whether all installed equations of a side set it to the drawn length in every size class.
    private func holds(_ length: Double, isWidth: Bool) -> Bool {
        if equations.isEmpty { return false }
        let installed = equations.filter { $0.isWidth == isWidth && !($0.id.map(excluded.contains) ?? false) }
        return !installed.isEmpty && installed.allSatisfy { $0.constant == length && !$0.varies }
    }

    private static func equation(_ constraint: Node) -> Equation? {
        // With one of these it involves another view, is an inequality, is optional, or is removed at build time.
        let others = ["firstItem", "secondItem", "relation", "priority", "placeholder"]
        guard let side = constraint.attribute("firstAttribute"), ["width", "height"].contains(side),
            let constant = constraint.entry("constant")?.number, others.allSatisfy({ constraint.entry($0) == nil })
        else { return nil }
        let varies = constraint.items.contains { $0.tag == "variation" && $0.entry("constant") != nil }
        return Equation(
            id: constraint.attribute("id"), isWidth: side == "width", constant: constant, varies: varies)
    }
}

/// The subviews that are installed in no size class: none of their “Installed” boxes is ticked. Such a view is in the
/// file and never on screen. A view that only some size classes exclude is on screen in the others, and counts as
/// installed.
struct Installation {
    private var excluded: [(id: String, range: SourceRange)] = []
    private var included: Set<String> = []

    /// Reads which subviews a `<variation>` excludes from the drawn screen, or includes for other size classes.
    mutating func read(variation: Node) {
        let isDefault = variation.attribute("key") == "default"
        for mask in variation.items where mask.attribute("key") == "subviews" {
            for part in mask.items {
                guard let reference = part.entry("reference") else { continue }
                switch part.tag {
                case "exclude" where isDefault: excluded.append((reference.text, reference.range))
                case "include": included.insert(reference.text)
                default: continue
                }
            }
        }
    }

    /// A `hidden` assignment for each subview that is never installed, by object id.
    var hidden: [(id: String, assignment: Assignment)] {
        excluded.filter { !included.contains($0.id) }.map { part in
            (part.id, Assignment(.hidden, .flag(true), range: part.range, keyRange: part.range))
        }
    }
}
