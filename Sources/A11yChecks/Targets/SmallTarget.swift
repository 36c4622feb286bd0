import A11yEngine
import A11yModel

/// Touch targets smaller than a finger needs. Cost: linear in the stops times their depth.
struct SmallTarget: RepairingCheck {
    /// The minimum side length in points.
    private let minimum: Double
    /// The tolerance in points.
    private let tolerance: Double
    /// The height of a line of small text in points (ours).
    fileprivate static let line = 12.0

    init(_ parameters: inout Parameters) {
        minimum = parameters.number("minimum")
        tolerance = parameters.number("tolerance")
    }

    func violations(in context: LintContext) -> [Violation] {
        let small = context.targets.compactMap { target -> Small? in
            guard !context.hasGivenSize(target), !context.isEnlarged(target, to: minimum - tolerance),
                !isTappedAround(target.element, in: context)
            else { return nil }
            let id = target.element
            if isSmall(target.area) {
                return Small(id: id, area: target.area, variant: variant(of: target, in: context))
            }
            guard let cursor = target.cursor, isSmall(cursor) else { return nil }
            return Small(id: id, area: cursor, variant: "cursor")
        }
        let open = small.filter { context.screen[$0.id].doubts.contains(.layout) && !isFixed($0, in: context) }
        guard open.count > 1, let first = open.first else { return small.map { violation($0, in: context) } }
        // Targets that the layout may still change are reported once for the screen.
        let reported = Set(open.map(\.id))
        let drawn = Violation(
            first.id,
            property: .frame,
            variant: "drawn",
            facts: [
                "count": .number(Double(open.count)), "list": .list(open.map { context.quote(of: $0.id) }),
                "minimum": .number(minimum), "sides": .text("width and height to \(goal)"),
            ],
            related: open.dropFirst().map {
                RelatedPlace(message: "drawn as small", range: context.screen[$0.id].anchor)
            })
        return small.filter { !reported.contains($0.id) }.map { violation($0, in: context) } + [drawn]
    }

    /// A target that is too small.
    private struct Small {
        let id: ElementID
        let area: Rect
        /// The variant of the message.
        let variant: String?
    }

    /// Whether code adds a tap to a view around it, of the same method and large enough.
    private func isTappedAround(_ id: ElementID, in context: LintContext) -> Bool {
        let methods = Set(context.screen[id].actions + (context.screen[id].code?.taps ?? []))
        return !methods.isEmpty
            && context.screen.ancestors(of: id).contains { above in
                !methods.isDisjoint(with: context.screen[above].code?.taps ?? [])
                    && context.frame(of: above).map(isSmall) == false
            }
    }

    /// “low” where a title that code writes decides the width.
    private func variant(of target: TouchTarget, in context: LintContext) -> String? {
        let isOpen = context.isStandIn(target.element) && !context.screen[target.element].fixedSides.contains(.width)
        return isOpen && target.area.height < minimum - tolerance ? "low" : nil
    }

    private var goal: String { "\(Int(exactly: minimum).map(String.init) ?? String(minimum)) points" }

    private func isSmall(_ area: Rect) -> Bool { min(area.width, area.height) < minimum - tolerance }

    /// Whether a constraint or its content fixes a side that is too short, so that the layout cannot enlarge it.
    private func isFixed(_ small: Small, in context: LintContext) -> Bool {
        let element = context.screen[small.id]
        let sides = element.fixedSides.union(element.sidesOfContent)
        return (sides.contains(.width) && small.area.width < minimum - tolerance)
            || (sides.contains(.height) && small.area.height < minimum - tolerance)
    }

    private func violation(_ small: Small, in context: LintContext) -> Violation {
        let sides = [("width", small.area.width), ("height", small.area.height)].filter { $1 < minimum - tolerance }
        let names = sides.map(\.0).joined(separator: " and ")
        return Violation(
            small.id,
            property: .frame,
            variant: small.variant,
            facts: [
                "width": .number(small.area.width), "height": .number(small.area.height),
                "minimum": .number(minimum), "sides": .text("\(names) to \(goal)"),
            ],
            doubts: isUnderProxy(small.id, in: context) ? .undecided : [],
            settled: isFixed(small, in: context) ? .layout : [],
            evidence: scaler(of: small, in: context).map { [$0] } ?? [])
    }

    /// The view around a target that code gives a size, with which autoresizing scales each side that is too short.
    private func scaler(of small: Small, in context: LintContext) -> ElementID? {
        var short: Sides = small.area.width < minimum - tolerance ? .width : []
        if small.area.height < minimum - tolerance { short.insert(.height) }
        for id in context.screen.lineage(of: small.id) {
            let element = context.screen[id]
            if id != small.id, element.code?.uses.contains(where: SmallTarget.sizes) == true { return id }
            guard element.stretchedSides.isSuperset(of: short) else { return nil }
        }
        return nil
    }

    private static func sizes(_ use: CodeUse) -> Bool {
        use.properties == [.hitFrame] && use.effect == .opens && !use.isHitTest
    }

    /// Whether a view beside it, whose class decides where touches go, lies over its middle: it may hand on those
    /// around the target.
    private func isUnderProxy(_ id: ElementID, in context: LintContext) -> Bool {
        guard let middle = context.frame(of: id)?.center else { return false }
        return context.siblings(of: id).contains { other in
            other != id && context.screen[other].customClass != nil
                && context.screen[other].testsHits
                && context.frame(of: other)?.contains(middle) == true
        }
    }

    /// Enlarges the frame around its centre if it stays inside its superview and overlaps no other target. Not where
    /// constraints decide: a new frame would last until the first layout.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard violation.variant == nil, let id = violation.element, let frame = context.screen[id].frame,
            let seen = context.frame(of: id), case .number(let minimum)? = violation.facts["minimum"],
            context.screen[id][.hitFrame] == nil, context.screen.parts(of: id).isEmpty,
            !context.screen[id].doubts.contains(.layout), context.screen[id].fixedSides.isEmpty
        else { return nil }
        let larger = frame.grown(to: minimum)
        let area = larger.offset(x: seen.x - frame.x, y: seen.y - frame.y)
        let around = context.screen[id].parent.flatMap(context.frame)
        let bounds = around ?? Rect(x: 0, y: 0, width: context.screen.size.width, height: context.screen.size.height)
        guard bounds.encloses(area, within: 0) else { return nil }
        let isFree = context.elements.allSatisfy { other in
            // Few elements are near enough, so this test comes first.
            guard context.frame(of: other)?.intersection(area) != nil, other != id else { return true }
            guard context.isVisible(other), !context.areNested(other, id) else { return true }
            return !context.isInteractive(other) && !context.isFunctional(other)
        }
        guard isFree else { return nil }
        return Repair(
            "Grows the frame around its middle to \(larger.sides) points.", [.set(.frame, .rect(larger), on: id)])
    }
}

extension Element {
    /// Whether its class decides where it takes touches, which may be a part of its frame or more.
    var testsHits: Bool { code?.uses.contains(where: \.isHitTest) ?? false }
}

extension Element {
    /// The sides that are as long as the content which the file gives it. Other words are as high.
    fileprivate var sidesOfContent: Sides {
        guard title?.isEmpty == false || self[.image] != nil || self[.systemImage] != nil else { return [] }
        // Drawn lower than a line of text, it is pressed by the size of a view in the file.
        if title?.isEmpty == false, let frame, frame.height < SmallTarget.line { return [] }
        guard let code else { return mayBeSetByCode ? [] : self.huggedSides }
        let drawn: [Property] = [.image, .systemImage, .font, .lines, .frame, .hitFrame]
        guard drawn.allSatisfy({ code.outcome(of: $0) == .untouched }) else { return [] }
        return code.outcome(of: .title) == .untouched ? self.huggedSides : self.huggedSides.intersection(.height)
    }
}

extension CodeUse {
    /// Whether it is a method by which a view decides whether it takes a touch.
    fileprivate var isHitTest: Bool {
        properties == [.hitFrame] && [".hitTest", ".point", ".pointInside"].contains(where: context.hasSuffix)
    }
}

extension Rect {
    /// The sides in whole points: `44 × 44`.
    fileprivate var sides: String { "\(Int(width.rounded(.up))) × \(Int(height.rounded(.up)))" }

    /// The rectangle with sides of at least this length around the same centre.
    fileprivate func grown(to minimum: Double) -> Rect {
        let (wide, high) = (max(width, minimum), max(height, minimum))
        return Rect(x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high)
    }
}
