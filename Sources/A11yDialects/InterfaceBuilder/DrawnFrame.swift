import A11yModel
import A11ySyntax

/// The frame that is drawn in the file, in the superview's coordinates.
enum DrawnFrame {
    /// The frame of `<rect key="frame">`, or of `<frame key="frameInset">`, which some versions of Xcode 8 wrote; nil
    /// for other rectangles, and for 0 × 0, which Xcode writes for what it has not laid out.
    static func read(_ node: Node, in outer: Rect?) -> (frame: Rect, span: AttributeSpan)? {
        var sides: [String: Double] = [:]
        var span = AttributeSpan(of: node)
        for attribute in node.entries {
            guard let name = attribute.key?.name, names.contains(name), let number = attribute.number else { continue }
            sides[name] = number
            span.add(attribute)
        }
        let frame: Rect? =
            switch (node.tag, node.attribute("key")) {
            case ("rect", "frame"):
                Rect(
                    x: sides["x"] ?? 0, y: sides["y"] ?? 0, width: sides["width"] ?? 0, height: sides["height"] ?? 0)
            case ("frame", "frameInset"): inset(sides, in: outer)
            default: nil
            }
        guard let frame, !frame.isZero, frame.width.isFinite, frame.height.isFinite else { return nil }
        return (frame, span)
    }

    private static let names: Set<String> = ["x", "y", "width", "height", "minX", "minY", "maxX", "maxY"]

    /// A frame by the distances from the superview's edges, of which two are written for each direction. A distance
    /// that is not written is 0.
    private static func inset(_ sides: [String: Double], in outer: Rect?) -> Rect? {
        guard
            let (x, width) = side(sides["minX"], sides["width"], sides["maxX"], of: outer?.width),
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
