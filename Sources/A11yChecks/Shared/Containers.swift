import A11yEngine
import A11yModel
import A11yVoiceOver

// Container methods, layers, and the shapes that authors set for the VoiceOver cursor.

extension Element {
    /// The methods of `UIAccessibilityContainer` that must be implemented together.
    static let containerMethods = ["elementCount", "elementAtIndex", "indexOfElement"]

    /// The container methods that the class implements.
    var methods: [String] { self[.container]?.texts ?? [] }

    /// Whether the class implements all container methods.
    var answersForParts: Bool { Element.containerMethods.allSatisfy(methods.contains) }

    /// Whether UIKit's class implements the container methods, so that a subclass need not.
    var inheritsContainerMethods: Bool { type == .tableView || type == .collectionView }
}

extension LintContext {
    /// Whether an element is in a data table, whose cells are read with their rows and columns.
    func isInDataTable(_ id: ElementID) -> Bool {
        screen.ancestors(of: id).contains { screen[$0][.containerType]?.text == "dataTable" }
    }

    /// The accessibility elements for the layers of a view.
    func layerElements(of host: ElementID) -> [ElementID] {
        screen[host].children.filter { screen[$0].type == .layer }.flatMap { screen[$0].children }
    }

    /// The layer that each accessibility element represents. Cost: linear in the elements.
    func layersByElement() -> [ElementID: ElementID] {
        var layers: [ElementID: ElementID] = [:]
        for layer in index.layers {
            for element in screen[layer].children { layers[element] = layer }
        }
        return layers
    }
}

/// A shape that an author set for the VoiceOver cursor.
struct AuthoredShape {
    /// `accessibilityFrame` or `path`.
    let property: Property
    /// The bounding rectangle on screen.
    let bounds: Rect
}

extension LintContext {
    /// The shapes that an author set for an element. A path that is only named is computed from the view and not
    /// included.
    func authoredShapes(of id: ElementID) -> [AuthoredShape] {
        let element = screen[id]
        guard element.written.contains(.accessibilityFrame) || element.written.contains(.path) else { return [] }
        let given: [(Property, Rect?)] = [
            (.accessibilityFrame, element[.accessibilityFrame]?.rect), (.path, element[.path]?.bounds),
        ]
        return given.compactMap { property, bounds in
            guard let bounds, bounds.hasArea else { return nil }
            return AuthoredShape(property: property, bounds: bounds)
        }
    }

    /// The author's activation point on screen.
    func authoredPoint(of id: ElementID) -> Point? {
        guard let point = screen[id][.activationPoint]?.point, point.x.isFinite, point.y.isFinite else { return nil }
        return point
    }

    /// The part of an element's frame that is on the screen; nil if there is none or it is unknown.
    func seenFrame(of id: ElementID) -> Rect? {
        let bounds = LintContext.bounds(of: screen, layout: simulation.layout)
        guard isVisible(id), let frame = frame(of: id), frame.hasArea else { return nil }
        return bounds.intersection(frame)
    }

    /// Whether the content of a scroll view fits into it, so that it never scrolls. Lists can always grow.
    func fitsItsContents(_ scroller: ElementID) -> Bool {
        guard screen[scroller].type == .scrollView || screen[scroller].type == .view, let window = frame(of: scroller)
        else { return false }
        let shown = screen[scroller].children.filter(isVisible)
        let frames = shown.compactMap(frame)
        guard !frames.isEmpty, frames.count == shown.count else { return false }
        return frames.allSatisfy { window.encloses($0, within: LintContext.sameCoordinate) }
    }
}
