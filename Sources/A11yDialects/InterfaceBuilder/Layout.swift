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

/// What the constraints of a file hold. Where they hold no more than the places of some views, each is as long as its
/// content.
struct Holds {
    /// A constraint on the axis of a side: of a length, or between places.
    private struct Hold {
        let side: Sides
        let views: [String]
        let isLength: Bool
    }

    private var all: [Hold] = []

    mutating func add(_ other: Holds) { all += other.all }

    /// Reads the constraints of a view, on itself and what is in it. An inequality of places stretches nothing.
    mutating func read(constraints: Node, of view: String?) {
        for constraint in constraints.items where constraint.tag == "constraint" {
            guard let edge = constraint.attribute("firstAttribute") else { continue }
            let other = constraint.attribute("secondAttribute")
            let isLength = edge == "width" || edge == "height"
            if !isLength, constraint.attribute("relation") != nil { continue }
            let views = [
                constraint.attribute("firstItem") ?? view,
                other.flatMap { _ in constraint.attribute("secondItem") ?? view },
            ]
            for side in Set([Holds.side(of: edge), Holds.side(of: other ?? edge)]) {
                all.append(Hold(side: side, views: views.compactMap { $0 }, isLength: isLength))
            }
        }
    }

    private static func side(of edge: String) -> Sides {
        let isAcross = ["width", "leading", "trailing", "left", "right", "centerX"].contains(where: edge.hasPrefix)
        return isAcross ? .width : .height
    }

    /// Of the sides that may be as long as the content, keeps those that the constraints leave so.
    func keepHuggedSides(in screens: inout [Screen], by objects: ObjectIndex) {
        var placed: [Int: [Sides: Places]] = [:]
        for hold in all {
            let found = hold.views.compactMap { objects[$0] }
            for screen in Set(found.map(\.screen)) {
                let views = found.filter { $0.screen == screen }.map(\.element)
                placed[screen, default: [:]][hold.side, default: Places()]
                    .add(views, isLength: hold.isLength, in: screens[screen])
            }
        }
        for index in screens.indices {
            for id in screens[index].elements.map(\.id) where !screens[index][id].huggedSides.isEmpty {
                for (_, side) in Sides.names
                where placed[index]?[side]?.leave(id, asLongAsItsContent: screens[index]) != true {
                    screens[index][id].huggedSides.remove(side)
                }
            }
        }
    }
}

/// The views of a screen on an axis, by those that constraints hold at one another.
private struct Places {
    /// The view for which each stands in its group.
    private var leaders: [ElementID: ElementID] = [:]
    private var members: [ElementID: [ElementID]] = [:]
    /// How many constraints hold each group, by its leader.
    private var counts: [ElementID: Int] = [:]
    private var measured: Set<ElementID> = []

    /// Adds a constraint. One to a view around another holds the inner one.
    mutating func add(_ views: [ElementID], isLength: Bool, in screen: Screen) {
        if isLength { return measured.formUnion(views) }
        let held = views.filter { view in !views.contains { screen.isDescendant($0, of: view) } }
        let groups = Set(held.map { leader(of: $0) }).sorted()
        guard groups.count == 2, screen[held[0]].parent == screen[held[1]].parent else {
            for group in groups { counts[group, default: 0] += 1 }
            return
        }
        // The smaller group is moved, so that long chains cost little.
        let sizes = groups.map { members[$0]?.count ?? 1 }
        let (kept, gone) = sizes[0] < sizes[1] ? (groups[1], groups[0]) : (groups[0], groups[1])
        let moved = members.removeValue(forKey: gone) ?? [gone]
        members[kept, default: [kept]] += moved
        for view in moved { leaders[view] = kept }
        counts[kept, default: 0] += (counts.removeValue(forKey: gone) ?? 0) + 1
    }

    /// What has no length of its own; a view around others has theirs.
    private static let blank: Set<ElementType> = [.view, .scrollView, .tableView, .collectionView, .webView, .textView]

    private func leader(of view: ElementID) -> ElementID { leaders[view] ?? view }

    /// Whether the constraints on the group of a view hold no more than the places of its views, and the lengths of
    /// those that have no content of their own. A stack view may stretch what is in it.
    func leave(_ id: ElementID, asLongAsItsContent screen: Screen) -> Bool {
        let group = leader(of: id)
        guard let count = counts[group], !measured.contains(id),
            screen[id].parent.map({ screen[$0].type != .stackView }) == true
        else { return false }
        let room = (members[group] ?? [group]).reduce(0) { room, view in
            let isBlank = Places.blank.contains(screen[view].type) && screen[view].children.isEmpty
            return room + (isBlank && !measured.contains(view) ? 2 : 1)
        }
        return count <= room
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
