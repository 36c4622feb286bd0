import A11yModel
import A11ySyntax

// Helpers for descriptions of running apps.

extension Node {
    /// The node and the collections inside it, in breadth-first order: a server's answer holds a description under a
    /// key such as `value` or `elements`. Of a list, only the first item is searched.
    var wrapped: [Node] {
        var found = [self]
        var index = 0
        while index < found.count, found.count < Node.mostWrapped {
            let node = found[index]
            index += 1
            switch node.kind {
            case .mapping: found += node.entries.filter { $0.kind == .mapping || $0.kind == .sequence }
            case .sequence: found += node.items.prefix(1).filter { $0.kind == .mapping || $0.kind == .sequence }
            case .scalar, .element: continue
            }
        }
        return found
    }

    /// The most collections to search. Answers wrap their content in a handful.
    private static let mostWrapped = 50
}

/// An element of a description of a running app.
protocol DumpedNode {
    /// The elements inside it, in the order of the description.
    var children: [Self] { get }
}

extension DumpedNode {
    /// All elements below it, in the order of the description; read as far as they are asked for.
    var descendants: some Sequence<Self> {
        sequence(state: Array(children.reversed())) { pending in
            guard let next = pending.popLast() else { return nil }
            pending += next.children.reversed()
            return next
        }
    }
}

extension Platform {
    /// The platform of a screen of this size in points. Descriptions of running apps do not name it.
    init(of size: Size) {
        if size == Platform.tvos.defaultSize {
            self = .tvos
        } else {
            self = min(size.width, size.height) >= Platform.narrowestPad ? .ipados : .ios
        }
    }

    /// The width in points of the smallest iPad, the mini. No phone is as wide.
    private static let narrowestPad = 744.0
}

extension Rect {
    /// The rectangle in the coordinates of a view whose upper left corner is at `origin`. Rounds the error of the
    /// subtraction; descriptions have fewer decimals.
    func inView(at origin: Point) -> Rect {
        func rounded(_ number: Double) -> Double { (number * Rect.precision).rounded() / Rect.precision }
        let moved = offset(x: -origin.x, y: -origin.y)
        return Rect(x: rounded(moved.x), y: rounded(moved.y), width: moved.width, height: moved.height)
    }

    /// Steps in a point.
    private static let precision = 1e6

    /// A rectangle in CoreGraphics' notation, `{{x, y}, {width, height}}`; nil for any other text.
    init?(printed text: String) {
        let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
        let finite = numbers.compactMap { $0 }.filter(\.isFinite)
        guard finite.count == 4, numbers.count == 4 else { return nil }
        self.init(x: finite[0], y: finite[1], width: finite[2], height: finite[3])
    }
}

extension Screen {
    /// The name of a screen whose description does not name the app. It holds one screen.
    static let nameless = "Screen 1"

    /// Takes the size of the application or window that is described, and the platform that follows from it.
    mutating func take(_ whole: Size) {
        size = whole
        platform = Platform(of: whole)
    }

    /// Places the description of a part of the screen, such as a toolbar, where its frames say. `window` is the frame
    /// of the window around it; if that is not told, the screen is large enough for the part.
    mutating func place(part frames: [Rect], in window: Rect?) {
        isWhole = false
        for frame in frames { grow(toHold: frame) }
        take(window.map { Size(width: $0.maxX, height: $0.maxY) } ?? size)
    }

    /// Makes the screen large enough for a frame on it.
    mutating func grow(toHold frame: Rect) {
        size.width = max(size.width, min(frame.maxX, Screen.largestSide))
        size.height = max(size.height, min(frame.maxY, Screen.largestSide))
    }

    /// The longest side of a device's screen in points, that of a 13-inch iPad. What reaches further is scrolled.
    private static let largestSide = 1376.0
}

/// The limits at which tools cut off descriptions of running apps without saying so.
enum DumpLimit {
    /// The default depths of WebDriverAgent and idb, and XCTest's maximum.
    static let depths: Set<Int> = [50, 62]
    /// The number of elements that idb lists.
    static let elements = 3_000

    /// The problem of a description that was cut off at a limit. XCUITest counts levels.
    static func problem(_ limit: String, at place: SourceRange, in input: Input) -> Problem {
        let variant = input == .pageSource && limit.hasSuffix(" levels") ? "depth" : nil
        return Problem(.truncatedTree, at: place, variant: variant, facts: ["limit": .text(limit)])
    }
}

extension Unicode.Scalar {
    /// Whether it is a digit or a number of any script.
    var isDigit: Bool { isASCII ? ("0"..."9").contains(self) : properties.numericType != nil }
}

extension StringProtocol {
    /// The text without leading and trailing spaces.
    var trimmed: String {
        let head = drop { $0 == " " }
        return String(head.prefix(upTo: head.lastIndex { $0 != " " }.map(head.index(after:)) ?? head.startIndex))
    }
}

extension LocatedText {
    /// A flag: `true` and `false`, or `1` and `0`; nil for any other text.
    var flag: Bool? {
        switch text.lowercased() {
        case "true", "1": true
        case "false", "0": false
        default: nil
        }
    }
}

/// The scroll bars that UIKit makes elements.
enum ScrollBar {
    /// Whether a label is that of a scroll bar. It says so only in English; in every language it has a number, the
    /// value is a percentage, and the bar is thin.
    static func isOne(label: String, value: String?, frame: Rect?) -> Bool {
        guard label.unicodeScalars.contains(where: \.isDigit) else { return false }
        if label.contains(" scroll bar, ") { return true }
        guard value?.hasSuffix("%") == true, let frame else { return false }
        let (short, long) = (min(frame.width, frame.height), max(frame.width, frame.height))
        return short <= thickest && long >= short * leastStretch
    }

    /// The most points across a scroll bar with its margin. In captures they are 3 to 30 points wide.
    private static let thickest = 30.0
    /// How many times longer than wide a scroll bar is at least. Our choice.
    private static let leastStretch = 4.0
}

/// The state of a switch in XCUITest and idb.
enum SwitchState {
    /// The state; nil for any other text.
    static func read(_ text: String) -> Value? {
        switch text.lowercased() {
        case "0", "false": .flag(false)
        case "1", "true": .flag(true)
        case "2": .mixed
        default: nil
        }
    }
}
