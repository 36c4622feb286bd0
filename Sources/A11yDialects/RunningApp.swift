// What descriptions of running apps have in common.

import A11yModel
import A11ySyntax

extension Node {
    /// The node and the collections in it, from the outside in: an answer of a server holds a description under a key
    /// of its own, such as `value` or `elements`. Only what stands first in a list is looked into.
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

    /// Collections that are looked into, at most: answers have a handful around what they hold.
    private static let mostWrapped = 50
}

extension Platform {
    /// The platform of a screen of this size, in points: descriptions of running apps do not name it.
    init(of size: Size) {
        if size == Platform.tvos.defaultSize {
            self = .tvos
        } else {
            self = min(size.width, size.height) >= Platform.narrowestPad ? .ipados : .ios
        }
    }

    /// Points across of the smallest iPad, the mini; no phone is as wide.
    private static let narrowestPad = 744.0
}

extension Rect {
    /// The rectangle as it lies in a view whose upper left corner is at `origin`. Subtraction leaves decimals behind
    /// that nobody wrote, so they are rounded off: descriptions have fewer.
    func inView(at origin: Point) -> Rect {
        func rounded(_ number: Double) -> Double { (number * Rect.precision).rounded() / Rect.precision }
        let moved = offset(x: -origin.x, y: -origin.y)
        return Rect(x: rounded(moved.x), y: rounded(moved.y), width: moved.width, height: moved.height)
    }

    /// Steps in a point.
    private static let precision = 1e6

    /// A rectangle as CoreGraphics prints it, `{{x, y}, {width, height}}`; nil for any other text.
    init?(printed text: String) {
        let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
        let finite = numbers.compactMap { $0 }.filter(\.isFinite)
        guard finite.count == 4, numbers.count == 4 else { return nil }
        self.init(x: finite[0], y: finite[1], width: finite[2], height: finite[3])
    }
}

extension Screen {
    /// What the screen of an app is called whose description does not tell its name; it holds one screen at a time.
    static let nameless = "Screen 1"
}

/// Where the tools that describe running apps stop, without a word in what they write.
enum DumpLimit {
    /// Levels to which WebDriverAgent and idb go unless told otherwise, and the most that XCTest allows.
    static let depths: Set<Int> = [50, 62]
    /// Elements that idb lists.
    static let elements = 3_000

    /// The problem of a description that was cut, at the place that stands for it.
    static func problem(_ limit: String, at place: SourceRange) -> Problem {
        Problem(.truncatedTree, at: place, facts: ["limit": .text(limit)])
    }
}

extension Screen {
    /// Notes where the description stops, so that what is missing here may have been cut off.
    mutating func markCut(at limit: String) {
        cut = limit
        markPartial()
    }

    /// Notes that what decides may be missing here.
    mutating func markPartial() {
        for index in elements.indices { elements[index].doubts.insert(.partial) }
    }
}

extension StringProtocol {
    /// The text without the blanks around it.
    var trimmed: String {
        let head = drop { $0 == " " }
        return String(head.prefix(upTo: head.lastIndex { $0 != " " }.map(head.index(after:)) ?? head.startIndex))
    }
}

/// The state of a switch as XCUITest and idb write it.
enum SwitchState {
    /// The state; nil for what is none.
    static func read(_ text: String) -> Value? {
        switch text.lowercased() {
        case "0", "false": .flag(false)
        case "1", "true": .flag(true)
        case "2": .mixed
        default: nil
        }
    }
}
