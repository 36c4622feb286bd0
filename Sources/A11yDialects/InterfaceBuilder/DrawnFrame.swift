import A11yModel
import A11ySyntax

/// The frame that is drawn in the file, in the superview's coordinates.
struct DrawnFrame {
    private var x, y, width, height, minX, minY, maxX, maxY: Double?

    /// The frame of `<rect key="frame">`, or of `<frame key="frameInset">`, which some versions of Xcode 8 wrote; nil
    /// for other rectangles, and for 0 × 0, which Xcode writes for what it has not laid out.
    static func read(
        _ node: Node, in outer: Rect?, _ vocabulary: Vocabulary
    ) -> (frame: Rect, span: AttributeSpan)? {
        var sides = DrawnFrame()
        var span = AttributeSpan(of: node)
        for attribute in node.entries {
            if let word = vocabulary.word(of: attribute), sides.set(word, attribute) { span.add(attribute) }
        }
        let frame: Rect? =
            if vocabulary.hangs(node, by: "frame") {
                node.tag == "rect" ? sides.rect : nil
            } else if vocabulary.hangs(node, by: "frameInset") {
                node.tag == "frame" ? sides.inset(in: outer) : nil
            } else {
                nil
            }
        guard let frame, !frame.isZero, frame.width.isFinite, frame.height.isFinite else { return nil }
        return (frame, span)
    }

    /// Takes a number over; false where the attribute is none of the frame's, or no number.
    private mutating func set(_ word: AttributeWord, _ attribute: Node) -> Bool {
        guard word != .key, let number = attribute.number else { return false }
        switch word {
        case .x: x = number
        case .y: y = number
        case .width: width = number
        case .height: height = number
        case .minX: minX = number
        case .minY: minY = number
        case .maxX: maxX = number
        case .maxY: maxY = number
        default: return false
        }
        return true
    }

    private var rect: Rect { Rect(x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0) }

    /// A frame by the distances from the superview's edges, of which two are written for each direction. A distance
    /// that is not written is 0.
    private func inset(in outer: Rect?) -> Rect? {
        guard
            let (x, width) = DrawnFrame.side(minX, width, maxX, of: outer?.width),
            let (y, height) = DrawnFrame.side(minY, height, maxY, of: outer?.height)
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
