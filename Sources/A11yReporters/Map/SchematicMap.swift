import A11yModel

/// Screens of which no frame is known, drawn as a list in reading order.
extension ScreenMap {
    /// Whether there is nothing to draw: no stop has a frame, and nothing is seen but views that hold others.
    var isWithoutFrames: Bool {
        shapes.allSatisfy { $0.kind == .container }
            && stops.allSatisfy { stop in stop.frame.map { $0.area == 0 } ?? true }
    }

    /// The map with a row for each stop and, below them, for each unreached element. A screen with neither says so.
    var asList: ScreenMap {
        var list = self
        let width = min(max(size.width, Row.width) - 2 * Row.margin, Row.longest)
        var top = Row.margin
        func next() -> Rect {
            defer { top += Row.pitch }
            return Rect(x: Row.margin, y: top, width: width, height: Row.height)
        }
        var shapes: [Shape] = []
        list.stops = stops.map { stop in
            let frame = next()
            let words = stop.words.isEmpty ? "(silence)" : stop.words
            shapes.append(Shape(.field, frame: frame, words: words, anchor: stop.anchor))
            return Stop(
                frame: frame, announcements: stop.announcements, words: stop.words, details: stop.details,
                isOffScreen: stop.isOffScreen, anchor: stop.anchor)
        }
        let reached = Set(stops.map(\.anchor))
        for element in unreached where !reached.contains(element.anchor) {
            shapes.append(Shape(.image, frame: next(), words: element.title, anchor: element.anchor))
        }
        if shapes.isEmpty {
            shapes.append(Shape(.text, frame: next(), words: "VoiceOver stops nowhere here.", anchor: range))
        }
        list.shapes = shapes
        return list
    }

    /// The rows of the list, in points (ours).
    private enum Row {
        static let width = 320.0
        static let longest = 560.0
        static let margin = 32.0
        static let height = 40.0
        static let pitch = 52.0
    }
}
