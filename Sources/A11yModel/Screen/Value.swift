/// The value of a property, parsed by its kind.
public enum Value: Hashable, Sendable {
    /// Yes or no.
    case flag(Bool)
    /// A number in the unit of the property: points, a count or a share.
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
    /// A font. In a box, because it would make every value half as large again.
    indirect case font(Font)
    /// Gestures, each with its function.
    case gestures([Gesture: String])
    case actions([CustomAction])
    case content([CustomContent])
    /// Keyboard shortcuts.
    case keyCommands([KeyCommand])
    /// Rotors of the app.
    case rotors([CustomRotor])
    /// The parts of a label.
    case spans([SpeechSpan])
    /// A state that is neither on nor off.
    case mixed

    /// The flag; nil for any other kind, as for the properties below.
    public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    /// The number.
    public var number: Double? { if case .number(let number) = self { number } else { nil } }
    /// The text.
    public var text: String? { if case .text(let text) = self { text } else { nil } }
    /// The list of texts.
    public var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
    /// The set of traits.
    public var traits: Traits? { if case .traits(let traits) = self { traits } else { nil } }
    /// The rectangle.
    public var rect: Rect? { if case .rect(let rect) = self { rect } else { nil } }
    /// The point.
    public var point: Point? { if case .point(let point) = self { point } else { nil } }
    /// The smallest rectangle around a path; nil for a path without corners or with a corner that is not finite.
    public var bounds: Rect? {
        guard case .points(let points) = self, let first = points.first else { return nil }
        var (least, greatest) = (first, first)
        for point in points {
            guard point.x.isFinite, point.y.isFinite else { return nil }
            least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
            greatest = Point(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
        }
        return Rect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
    }
    /// The colour.
    public var color: Color? { if case .color(let color) = self { color } else { nil } }
    /// The font.
    public var font: Font? { if case .font(let font) = self { font } else { nil } }
    /// The gestures, each with its function.
    public var gestures: [Gesture: String]? {
        if case .gestures(let gestures) = self { gestures } else { nil }
    }
    /// The custom actions.
    public var actions: [CustomAction]? { if case .actions(let actions) = self { actions } else { nil } }
    /// The rotors.
    public var rotors: [CustomRotor]? { if case .rotors(let rotors) = self { rotors } else { nil } }
    /// The parts of a label.
    public var spans: [SpeechSpan]? { if case .spans(let spans) = self { spans } else { nil } }
    /// The custom content.
    public var content: [CustomContent]? { if case .content(let content) = self { content } else { nil } }
}

/// A font in a screen file.
public struct Font: Hashable, Sendable {
    /// A text style (`body`, `headline`, `title1`, …) that follows Dynamic Type.
    public var style: String?
    /// A fixed size, in points.
    public var size: Double?
    /// Whether it is bold; nil if the file does not say.
    public var bold: Bool?
    /// The font's name.
    public var name: String?

    /// A font of these attributes.
    public init(style: String? = nil, size: Double? = nil, bold: Bool? = nil, name: String? = nil) {
        self.style = style
        self.size = size
        self.bold = bold
        self.name = name
    }
}

/// A gesture that a gesture recogniser can handle.
public enum Gesture: String, CaseIterable, Sendable {
    case tap, doubleTap, longPress, swipeLeft, swipeRight, swipeUp, swipeDown, pan, pinch, rotate
    case twoFingerTap, twoFingerDoubleTap, twoFingerLongPress, twoFingerPan
    case twoFingerSwipeLeft, twoFingerSwipeRight, twoFingerSwipeUp, twoFingerSwipeDown
    case threeFingerTap, threeFingerDoubleTap, threeFingerPan
    case threeFingerSwipeLeft, threeFingerSwipeRight, threeFingerSwipeUp, threeFingerSwipeDown

    /// Whether it takes more than one finger.
    package var isOfSeveralFingers: Bool { rawValue.hasPrefix("twoFinger") || rawValue.hasPrefix("threeFinger") }

    /// The gesture with its article, for messages.
    package var title: String {
        switch self {
        case .tap: "a tap"
        case .doubleTap: "a double tap of the finger"
        case .longPress: "a long press"
        case .swipeLeft: "a swipe to the left"
        case .swipeRight: "a swipe to the right"
        case .swipeUp: "a swipe up"
        case .swipeDown: "a swipe down"
        case .pan: "a drag"
        case .pinch: "a pinch"
        case .rotate: "a turn of two fingers"
        case .twoFingerTap: "a tap of two fingers"
        case .twoFingerDoubleTap: "a double tap of two fingers"
        case .twoFingerLongPress: "a long press of two fingers"
        case .twoFingerPan: "a drag of two fingers"
        case .twoFingerSwipeLeft: "a swipe of two fingers to the left"
        case .twoFingerSwipeRight: "a swipe of two fingers to the right"
        case .twoFingerSwipeUp: "a swipe of two fingers up"
        case .twoFingerSwipeDown: "a swipe of two fingers down"
        case .threeFingerTap: "a tap of three fingers"
        case .threeFingerDoubleTap: "a double tap of three fingers"
        case .threeFingerPan: "a drag of three fingers"
        case .threeFingerSwipeLeft: "a swipe of three fingers to the left"
        case .threeFingerSwipeRight: "a swipe of three fingers to the right"
        case .threeFingerSwipeUp: "a swipe of three fingers up"
        case .threeFingerSwipeDown: "a swipe of three fingers down"
        }
    }
}

/// A `UIAccessibilityCustomAction`.
public struct CustomAction: Hashable, Sendable {
    /// What VoiceOver says for it.
    public var name: String
    /// The name of its picture, shown by Switch Control.
    public var image: String?
    /// Its function; equal words mean the same function.
    public var action: String?

    /// An action of this name.
    public init(name: String, image: String? = nil, action: String? = nil) {
        self.name = name
        self.image = image
        self.action = action
    }
}

/// An `AXCustomContent`.
public struct CustomContent: Hashable, Sendable {
    /// The content's label.
    public var label: String
    /// The content's value.
    public var value: String
    /// Whether its importance is high, so that it is spoken with the element.
    public var isImportant: Bool

    /// A piece of content.
    public init(label: String, value: String, isImportant: Bool = false) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }
}

/// A `UIKeyCommand`.
public struct KeyCommand: Hashable, Sendable {
    /// The key.
    public var input: String
    /// The modifiers held with it: `command`, `shift`, `option`, `control`.
    public var modifiers: [String]
    /// The title shown in the shortcut overlay.
    public var title: String?
    /// Its function.
    public var action: String?
    /// When it is available, in the author's words: `a message is open`; nil for always.
    public var when: String?

    /// A shortcut.
    public init(
        input: String, modifiers: [String] = [], title: String? = nil, action: String? = nil, when: String? = nil
    ) {
        self.input = input
        self.modifiers = modifiers
        self.title = title
        self.action = action
        self.when = when
    }
}

/// A `UIAccessibilityCustomRotor`.
public struct CustomRotor: Hashable, Sendable {
    /// What VoiceOver calls it.
    public var name: String
    /// The ids of the elements at which it stops, in order; empty if code finds them.
    public var elements: [String]

    /// A rotor.
    public init(name: String, elements: [String] = []) {
        self.name = name
        self.elements = elements
    }
}

/// A part of an attributed label, with the attributes for speech.
public struct SpeechSpan: Hashable, Sendable {
    /// Its characters.
    public var text: String
    /// The language in which it is spoken, as BCP 47.
    public var language: String?
    /// How high it is spoken, from 0 to 2; 1 is the usual pitch.
    public var pitch: Double?
    /// Whether it is spelled out.
    public var spellOut: Bool?
    /// Whether its punctuation is spoken.
    public var punctuation: Bool?
    /// Its pronunciation, in the International Phonetic Alphabet.
    public var phonetic: String?
    /// Its level as a heading, from 1 to 6; 0 for a heading without a level.
    public var headingLevel: Double?

    /// A part of a label.
    public init(text: String) { self.text = text }

    /// The text of a label in parts. Two words that meet are two words, also where their author left out the space; in
    /// scripts without spaces nothing is added.
    package static func joined(_ spans: [SpeechSpan]) -> String {
        spans.reduce(into: "") { text, span in
            if let last = text.unicodeScalars.last, let first = span.text.unicodeScalars.first,
                isOfSpacedWord(last), isOfSpacedWord(first)
            {
                text += " "
            }
            text += span.text
        }
    }

    private static func isOfSpacedWord(_ scalar: Unicode.Scalar) -> Bool {
        let kana: ClosedRange<UInt32> = 0x3040...0x30FF
        let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        return isWord && !scalar.properties.isIdeographic && !kana.contains(scalar.value)
    }
}

/// A literal colour, sRGB with alpha, each channel 0 to 1.
public struct Color: Hashable, Sendable {
    /// Red, 0 to 1.
    public let red: Double
    /// Green, 0 to 1.
    public let green: Double
    /// Blue, 0 to 1.
    public let blue: Double
    /// Opacity, 0 to 1.
    public let alpha: Double

    /// A colour by its channels, each 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour written `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
    public init?(hex: String) {
        let digits = hex.dropFirst()
        guard hex.first == "#", digits.count == 6 || digits.count == 8 else { return nil }
        guard digits.allSatisfy(\.isHexDigit), let number = UInt64(digits, radix: 16) else { return nil }
        let bits = digits.count == 6 ? number << 8 | 0xFF : number
        func channel(_ shift: UInt64) -> Double { Double(bits >> shift & 0xFF) / 255 }
        self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }

    /// The colour as a screen draws it, with 256 steps per channel.
    public var drawn: Color {
        func channel(_ value: Double) -> Double { Double(Color.step(value)) / 255 }
        return Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha))
    }

    /// The colour as a screen draws it, written `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
    public var hex: String {
        let channels = [red, green, blue, alpha].map(Color.step)
        return "#" + channels.prefix(channels[3] == 255 ? 3 : 4).map(Color.digits).joined()
    }

    private static func step(_ channel: Double) -> Int { Int((channel > 0 ? min(channel, 1) : 0) * 255 + 0.5) }

    private static func digits(of step: Int) -> String {
        let digits = String(step, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }
}

extension Font {
    /// The sizes in points of Dynamic Type's styles at the default setting; Human Interface Guidelines, Typography,
    /// size Large.
    package static let styleSizes: [String: Double] = [
        "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
        "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
    ]

    /// Its size in points, or that of its style; nil if the file does not say.
    package var pointSize: Double? { size ?? style.flatMap { Font.styleSizes[$0] } }
}
