import A11yModel

/// How much of a screen and its surroundings is drawn, and how large numbers and lines have to be on it.
struct MapCanvas {
    /// What is seen without scrolling, in points.
    let screen: Rect
    /// What is drawn: the screen, and what the cursor reaches round it.
    let area: Rect
    /// Points for a length of 1 in a picture as wide as it is shown: more than 1 where a large screen is drawn small.
    let unit: Double

    /// The widths at which a picture is shown, upright and lying.
    private static let uprightWidth = 400.0
    private static let lyingWidth = 1000.0
    /// How far beyond the screen anything is drawn: a list goes on below, a strip beside it.
    private static let screensBelow = 4.0
    private static let screensElsewhere = 1.0
    /// Sides, in points, that no screen has: a file that gives such a size means something else.
    private static let sides = 40.0...20_000.0

    /// The canvas of a map, on which there are to be these frames.
    init(of map: ScreenMap, showing frames: [Rect]) {
        let size = map.size
        let isUsual = MapCanvas.sides.contains(size.width) && MapCanvas.sides.contains(size.height)
        let usual = isUsual ? size : map.platform.defaultSize
        let screen = Rect(x: 0, y: 0, width: usual.width, height: usual.height)
        let limit = Rect(
            x: -usual.width * MapCanvas.screensElsewhere, y: -usual.height * MapCanvas.screensElsewhere,
            width: usual.width * (1 + 2 * MapCanvas.screensElsewhere),
            height: usual.height * (1 + MapCanvas.screensElsewhere + MapCanvas.screensBelow))
        let seen = frames.compactMap { $0.isFinite ? $0.intersection(limit) : nil }
        let left = seen.reduce(0) { min($0, $1.x) }
        let top = seen.reduce(0) { min($0, $1.y) }
        let right = seen.reduce(screen.maxX) { max($0, $1.maxX) }
        let bottom = seen.reduce(screen.maxY) { max($0, $1.maxY) }
        self.screen = screen
        area = Rect(x: left, y: top, width: right - left, height: bottom - top)
        let isLying = area.width > area.height
        unit = max(1, area.width / (isLying ? MapCanvas.lyingWidth : MapCanvas.uprightWidth))
    }

    /// Whether it is wider than high: then nothing has room beside it.
    var isLying: Bool { area.width > area.height }

    /// Whether it is so much higher than wide that it cannot be seen at once.
    var isLong: Bool { area.height > 2.8 * area.width }

    /// Whether more is drawn than the screen.
    var isLarger: Bool { area != screen }

    /// With room at the sides for numbers.
    var outer: Rect {
        let room = 24 * unit
        return Rect(
            x: area.x - room, y: area.y - room, width: area.width + 2 * room, height: area.height + 2 * room)
    }

    /// The part of a frame that is drawn; nil for what lies beyond, or covers nothing.
    func visible(_ frame: Rect) -> Rect? { frame.isFinite ? frame.intersection(area) : nil }
}
