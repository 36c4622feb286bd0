/// A point, in points from the upper left corner.
public struct Point: Hashable, Sendable {
    /// Points to the right of the origin.
    public var x: Double
    /// Points below the origin.
    public var y: Double

    /// The point at `x`, `y`.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// Points across.
    public var width: Double
    /// Points down.
    public var height: Double

    /// A size of `width` by `height` points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle, in points; y grows downwards.
public struct Rect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// Points across.
    public var width: Double
    /// Points down.
    public var height: Double

    /// A rectangle by its upper left corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The lower edge.
    public var maxY: Double { y + height }
    /// The middle.
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
    /// Square points.
    public var area: Double { max(0, width) * max(0, height) }
    /// Whether both sides are exactly 0.
    public var isZero: Bool { width == 0 && height == 0 }
    /// Whether all four numbers are finite.
    public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

    /// The rectangle moved by `dx` and `dy`.
    public func offset(x dx: Double, y dy: Double) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

    /// The area that both rectangles cover; nil without one.
    public func intersection(_ other: Rect) -> Rect? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The part of a scroll view's frame that bars over its upper half leave visible. UIKit insets the content of a
    /// scroll view by the bars above it, and content scrolls away below them.
    public func clear(of bars: [Rect]) -> Rect {
        var rest = self
        for bar in bars {
            guard let common = rest.intersection(bar), common.width >= width / 2, bar.center.y < center.y else {
                continue
            }
            rest = Rect(x: rest.x, y: bar.maxY, width: rest.width, height: rest.maxY - bar.maxY)
        }
        return rest
    }

    /// Whether the point is inside the rectangle or on its left or upper edge.
    public func contains(_ point: Point) -> Bool { point.x >= x && point.x < maxX && point.y >= y && point.y < maxY }

    /// The share of this rectangle, 0 to 1, that `other` covers; 0 if this one has no area.
    public func share(coveredBy other: Rect) -> Double {
        guard area > 0, let common = intersection(other) else { return 0 }
        return common.area / area
    }
}
