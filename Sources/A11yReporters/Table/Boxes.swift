import TextTable

/// The frame of a table in this rendering, with lines between its rows or, for rows of one line each, without.
func box(_ style: Rendering, close: Bool = false) -> any BoxStyle.Type {
    switch (style.glyphs, style.color) {
    case (.ascii, _): close ? CloseASCIIBox.self : ASCIIBox.self
    case (.unicode, .off): close ? CloseLightBox.self : LightBox.self
    case (.unicode, .on): close ? CloseDimLightBox.self : DimLightBox.self
    }
}

/// A frame in light box drawing.
private enum LightBox: BoxStyle {
    static var strokes: Strokes { .light }
    static func ink(_ stroke: String) -> String { stroke }
}

/// A frame in light box drawing, dimmed.
private enum DimLightBox: BoxStyle {
    static var strokes: Strokes { .light }
    static func ink(_ stroke: String) -> String { Ink.faint.paint(stroke, .on) }
}

/// A frame in ASCII.
private enum ASCIIBox: BoxStyle {
    static var strokes: Strokes { .ascii }
    static func ink(_ stroke: String) -> String { stroke }
}

/// A frame in light box drawing, without lines between rows.
private enum CloseLightBox: BoxStyle {
    static var strokes: Strokes { .light.close }
    static func ink(_ stroke: String) -> String { stroke }
}

/// A frame in light box drawing, dimmed, without lines between rows.
private enum CloseDimLightBox: BoxStyle {
    static var strokes: Strokes { .light.close }
    static func ink(_ stroke: String) -> String { Ink.faint.paint(stroke, .on) }
}

/// A frame in ASCII, without lines between rows.
private enum CloseASCIIBox: BoxStyle {
    static var strokes: Strokes { .ascii.close }
    static func ink(_ stroke: String) -> String { stroke }
}
