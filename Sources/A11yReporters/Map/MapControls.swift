import A11yModel

/// Controls that are known by their look: switches, sliders, steppers, segments and bars of progress.
struct MapControls {
    private let frame: Rect

    /// The sizes that UIKit gives them, in points.
    static let toggle = Size(width: 51, height: 31)
    private static let stepper = Size(width: 94, height: 32)
    private static let knob = 26.0
    private static let track = 4.0
    /// Where the knob of a slider stands, and how far progress is: values that are not drawn.
    private static let share = 0.4

    /// Controls in a frame.
    init(in frame: Rect) {
        self.frame = frame
    }

    /// The drawing of a shape.
    func parts(of shape: MapPlan.DrawnShape) -> [Markup] {
        switch shape.kind {
        case .toggle: toggle(isOn: shape.isOn, hasWords: shape.caption != nil)
        case .slider: slider
        case .stepper: stepper
        case .segments: [MapSymbols.rect(frame, "m-control", radius: corner)]
        case .segment: segment(isOn: shape.isOn)
        default: progress
        }
    }

    /// A frame of this size in the middle, or as much of it as there is room for.
    private func middle(_ size: Size) -> Rect {
        .around(
            frame.center.x, frame.center.y,
            Size(width: min(size.width, frame.width), height: min(size.height, frame.height)))
    }

    /// A switch; behind its words, if the frame holds them too, as that of a toggle of SwiftUI does.
    private func toggle(isOn: Bool, hasWords: Bool) -> [Markup] {
        var box = middle(MapControls.toggle)
        if hasWords { box = box.offset(x: frame.maxX - box.maxX, y: 0) }
        let side = min(box.width, box.height)
        let x = isOn ? box.maxX - side / 2 : box.x + side / 2
        return [
            MapSymbols.rect(box, isOn ? "m-full" : "m-control", radius: side / 2),
            knob(Point(x: x, y: box.center.y), side - 4),
        ]
    }

    private var slider: [Markup] {
        let side = min(MapControls.knob, min(frame.width, frame.height))
        let bar = Rect(
            x: frame.x, y: frame.center.y - MapControls.track / 2, width: frame.width, height: MapControls.track)
        let x = bar.x + side / 2 + (bar.width - side) * MapControls.share
        return track(bar) + [knob(Point(x: x, y: bar.center.y), side)]
    }

    /// A segment lies on the track of its control: only the chosen one is seen as a field of its own.
    private func segment(isOn: Bool) -> [Markup] {
        let inner = frame.grown(by: -min(2, frame.height / 8))
        return isOn ? [MapSymbols.rect(inner, "m-field", radius: corner * 0.8)] : []
    }

    private var corner: Double { min(8, frame.height / 3) }

    private var progress: [Markup] { track(frame) }

    private func track(_ bar: Rect) -> [Markup] {
        let inside = bar.intersection(frame) ?? frame
        let full = Rect(x: inside.x, y: inside.y, width: inside.width * MapControls.share, height: inside.height)
        let radius = min(inside.height / 2, 4)
        return [
            MapSymbols.rect(inside, "m-control", radius: radius), MapSymbols.rect(full, "m-full", radius: radius),
        ]
    }

    /// A minus and a plus with a line between them.
    private var stepper: [Markup] {
        let box = middle(MapControls.stepper)
        let arm = min(box.width / 8, box.height / 4)
        let (x, y) = (box.center.x, box.center.y)
        let (left, right) = (x - box.width / 4, x + box.width / 4)
        let data =
            "M\(decimal(x)) \(decimal(y - arm * 1.5))v\(decimal(arm * 3))"
            + [left, right].map { "M\(decimal($0 - arm)) \(decimal(y))h\(decimal(2 * arm))" }.joined()
            + "M\(decimal(right)) \(decimal(y - arm))v\(decimal(2 * arm))"
        return [
            MapSymbols.rect(box, "m-control", radius: corner),
            tag("path", ["class": "m-line", "d": data]),
        ]
    }

    private func knob(_ center: Point, _ side: Double) -> Markup {
        tag(
            "circle",
            [
                "class": "m-knob", "cx": decimal(center.x), "cy": decimal(center.y), "r": decimal(max(side, 1) / 2),
            ])
    }
}
