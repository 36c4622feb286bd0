/// The value of a property, already of the right kind.
package enum Value: Hashable, Sendable {
    /// A yes or no.
    case flag(Bool)
    /// A number; points, counts or shares, as the property says.
    case number(Double)
    /// A text, word, name or identifier.
    case text(String)
    /// A list of words or texts.
    case texts([String])
    /// A set of traits.
    case traits(Traits)
    /// Four numbers: x, y, width, height.
    case rect(Rect)
    /// Two numbers: x, y.
    case point(Point)
    /// The corners of a path, or the named shapes `oval` and `rect` as an empty list.
    case points([Point])
    /// A literal colour.
    case color(Color)
    /// A font.
    case font(Font)
    /// Gestures with what they do.
    case gestures([Gesture: String])
    /// Custom actions.
    case actions([CustomAction])
    /// Custom content.
    case content([CustomContent])
    /// Keyboard shortcuts.
    case keyCommands([KeyCommand])
    /// A state that is neither on nor off.
    case mixed

    /// The yes or no, where it is one.
    package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    /// The number, where it is one.
    package var number: Double? { if case .number(let number) = self { number } else { nil } }
    /// The text, where it is one.
    package var text: String? { if case .text(let text) = self { text } else { nil } }
    /// The texts, where it is a list of them.
    package var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
    /// The traits, where it is a set of them.
    package var traits: Traits? { if case .traits(let traits) = self { traits } else { nil } }
    /// The rectangle, where it is one.
    package var rect: Rect? { if case .rect(let rect) = self { rect } else { nil } }
    /// The point, where it is one.
    package var point: Point? { if case .point(let point) = self { point } else { nil } }
    /// The smallest rectangle around a path; nil where it is none, has no corner, or has one at no finite place.
    package var bounds: Rect? {
        guard case .points(let points) = self, let first = points.first else { return nil }
        var (least, greatest) = (first, first)
        for point in points {
            guard point.x.isFinite, point.y.isFinite else { return nil }
            least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
            greatest = Point(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
        }
        return Rect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
    }
    /// The colour, where it is one.
    package var color: Color? { if case .color(let color) = self { color } else { nil } }
    /// The font, where it is one.
    package var font: Font? { if case .font(let font) = self { font } else { nil } }
    /// The gestures, where it is a map of them.
    package var gestures: [Gesture: String]? { if case .gestures(let gestures) = self { gestures } else { nil } }
    /// The custom actions, where it is a list of them.
    package var actions: [CustomAction]? { if case .actions(let actions) = self { actions } else { nil } }
    /// The custom content, where it is a list of it.
    package var content: [CustomContent]? { if case .content(let content) = self { content } else { nil } }
}

/// A font as a screen file gives it.
package struct Font: Hashable, Sendable {
    /// A text style (`body`, `headline`, `title1`, …) that follows Dynamic Type.
    package var style: String?
    /// A fixed size, in points.
    package var size: Double?
    /// Whether it is bold; nil where the file does not say.
    package var bold: Bool?
    /// The font's name.
    package var name: String?

    /// A font of these attributes.
    package init(style: String? = nil, size: Double? = nil, bold: Bool? = nil, name: String? = nil) {
        self.style = style
        self.size = size
        self.bold = bold
        self.name = name
    }
}

/// A gesture that a recogniser can answer.
package enum Gesture: String, CaseIterable, Sendable {
    case tap, doubleTap, longPress, swipeLeft, swipeRight, swipeUp, swipeDown, pan, pinch, rotate
}

/// A `UIAccessibilityCustomAction`.
package struct CustomAction: Hashable, Sendable {
    /// What VoiceOver says for it.
    package var name: String
    /// The name of its picture, shown by Switch Control.
    package var image: String?
    /// What it does; equal words mean the same function.
    package var action: String?

    /// An action of this name.
    package init(name: String, image: String? = nil, action: String? = nil) {
        self.name = name
        self.image = image
        self.action = action
    }
}

/// An `AXCustomContent`.
package struct CustomContent: Hashable, Sendable {
    /// The content's label.
    package var label: String
    /// The content's value.
    package var value: String
    /// Whether its importance is high: then it is spoken with the element.
    package var isImportant: Bool

    /// A piece of content.
    package init(label: String, value: String, isImportant: Bool = false) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }
}

/// A `UIKeyCommand`.
package struct KeyCommand: Hashable, Sendable {
    /// The key.
    package var input: String
    /// The modifiers held with it: `command`, `shift`, `option`, `control`.
    package var modifiers: [String]
    /// The title shown in the shortcut overlay.
    package var title: String?
    /// What it does.
    package var action: String?

    /// A shortcut.
    package init(input: String, modifiers: [String] = [], title: String? = nil, action: String? = nil) {
        self.input = input
        self.modifiers = modifiers
        self.title = title
        self.action = action
    }
}
