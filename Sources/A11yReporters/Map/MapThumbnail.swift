import A11yModel

/// A screen drawn small, for a gallery: its elements as they lie, VoiceOver's stops, and the elements with findings. It
/// has no words and no numbers. Where no frame is known, a bar for each stop stands in.
struct MapThumbnail {
    private let screen: NumberedScreen
    private let area: Rect

    /// The drawing of a screen: of what is drawn and visible without scrolling.
    init(_ screen: NumberedScreen) {
        self.screen = screen
        let canvas = MapCanvas(of: screen.map, showing: screen.map.stops.compactMap(\.frame))
        area = canvas.screenPart
    }

    /// The picture; a heading beside it names the screen, so that it is hidden from assistive technologies.
    var markup: Markup { tag("svg", ["class": "thumb", "viewBox": viewBox, "aria-hidden": "true"], parts) }

    var size: Size { Size(width: MapThumbnail.width, height: (area.height / scale).rounded()) }

    /// The attribute `viewBox`.
    var viewBox: String { "0 0 \(decimal(size.width)) \(decimal(size.height))" }

    /// What is drawn, in a box of its size.
    var parts: [Markup] {
        (hasFrames ? drawn(by: scale) : bars(size.height)).map { tag("path", ["class": $0.name, "d": $0.data]) }
    }

    private var scale: Double { area.width / MapThumbnail.width }

    private var hasFrames: Bool { screen.map.stops.contains { $0.frame != nil } || !screen.map.shapes.isEmpty }

    /// Shapes, stops and findings as one path each, the worst findings last.
    private func drawn(by scale: Double) -> [(name: String, data: String)] {
        let map = screen.map
        func data(_ frames: [Rect]) -> String {
            frames.prefix(MapThumbnail.mostFrames).compactMap { $0.intersection(area) }
                .map { MapThumbnail.data($0.offset(x: -area.x, y: -area.y), scale) }.joined()
        }
        var paths = [
            ("t-shape", data(map.shapes.filter { $0.kind != .container }.map(\.frame))),
            ("t-stop", data(map.stops.compactMap(\.frame))),
        ]
        let frames = Dictionary(
            map.shapes.map { ($0.anchor, $0.frame) }
                + map.stops.compactMap { stop in stop.frame.map { (stop.anchor, $0) } }
        ) { first, _ in first }
        for kind in FindingKind.allCases.reversed() {
            let found = screen.findings.filter { $0.reported.kind == kind }.flatMap(\.anchors).compactMap { frames[$0] }
            paths.append(("t-found m-\(kind.rawValue)-line", data(found)))
        }
        return paths.filter { !$0.1.isEmpty }.map { (name: $0.0, data: $0.1) }
    }

    /// A bar for each stop, from top to bottom.
    private func bars(_ height: Double) -> [(name: String, data: String)] {
        let pitch = 10.0
        let room = Int(height / pitch) - 1
        let bars = (0..<min(screen.map.stops.count, max(room, 0))).map {
            "M8 \(decimal(8 + Double($0) * pitch))h80v5H8z"
        }
        return bars.isEmpty ? [] : [("t-shape", bars.joined())]
    }

    /// A frame as a closed path, in whole units of the picture.
    private static func data(_ frame: Rect, _ scale: Double) -> String {
        func whole(_ value: Double) -> Int { Int((value / scale).rounded()) }
        let (left, top) = (whole(frame.x), whole(frame.y))
        let (right, bottom) = (max(whole(frame.maxX), left + 1), max(whole(frame.maxY), top + 1))
        return "M\(left) \(top)H\(right)V\(bottom)H\(left)z"
    }

    /// The width of the picture in its own units (ours): fine enough for rows of text, coarse enough for short numbers.
    static let width = 96.0
    /// The most frames of a path (ours): more of them are a grey area.
    private static let mostFrames = 120
}
