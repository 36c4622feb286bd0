import A11yModel

/// The texts about a map: its text alternative, and remarks about what is not on it.
struct MapWords {
    private let screen: NumberedScreen
    private let plan: MapPlan
    private let placed: Set<Int>

    init(_ screen: NumberedScreen, _ plan: MapPlan) {
        self.screen = screen
        self.plan = plan
        placed = Set(plan.numbers.map(\.index))
    }

    /// The platform and the size of the screen.
    var device: String {
        let size = screen.map.size
        if plan.isSchematic { return "\(screen.map.platform.title). No frame is known: a list in reading order" }
        let whole = "\(screen.map.platform.title), \(decimal(size.width)) × \(decimal(size.height)) points"
        return plan.canvas.isCropped ? "\(whole), without the empty part" : whole
    }

    /// The text alternative of the picture.
    var alternative: String {
        let map = screen.map
        if plan.isSchematic {
            let stops = map.stops.isEmpty ? "VoiceOver stops nowhere" : counted(map.stops.count, "stop")
            return "The screen “\(map.title)” as a list in reading order, since no frame is known: \(stops)."
        }
        let size = "\(decimal(map.size.width)) by \(decimal(map.size.height)) points"
        let stops =
            map.stops.isEmpty
            ? "VoiceOver stops nowhere." : "Numbers show where VoiceOver stops, 1 to \(map.stops.count), in order."
        let marks = plan.marks.isEmpty ? "" : " \(counted(plan.marks.count, "element")) with findings: outlined."
        let letters = plan.letters.isEmpty ? "" : " \(counted(plan.letters.count, "element")) never reached: hatched."
        return "The screen “\(map.title)” of \(size), drawn from its frames. \(stops)\(marks)\(letters)"
    }

    /// What VoiceOver says at the stops, with their numbers; if there are very many, at the first.
    var spoken: String {
        let most = 100
        let stops = screen.map.stops
        let said = stops.prefix(most).enumerated().map { index, stop in
            "\(index + 1): \(stop.words.isEmpty ? "(silence)" : stop.words)"
        }
        return (said + (stops.count > most ? ["and \(stops.count - most) more"] : [])).joined(separator: " ")
    }

    /// The notes about the whole screen.
    var notes: [String] { screen.map.notes }

    /// Why a stop is not on the map or not visible at once; nothing if it is visible.
    func whereabouts(of stop: Int) -> [String] {
        let isOffScreen = screen.map.stops[stop].isOffScreen
        if plan.isSchematic { return [] }
        guard let frame = screen.map.stops[stop].frame else { return ["Not on the map: its frame is unknown."] }
        if placed.contains(stop) { return isOffScreen ? ["Scrolled to."] : [] }
        if plan.canvas.visible(frame) != nil { return ["Not on the map: there are too many stops."] }
        return [frame.area > 0 ? "Not on the map: it lies far off the screen." : "Not on the map: it has no size."]
    }
}

extension ScreenMap.Flow {
    /// What there is to tell of the states.
    var alternative: String {
        "The states \(states.map { "“\($0)”" }.joined(separator: ", ")) and \(counted(ways.count, "way")) between them."
    }
}

/// The words in a frame, as large as they fit. They are cut if they do not; the list beside the map has them in full.
struct MapCaption {
    let lines: [String]
    /// In points.
    let fontSize: Double
    /// Where the words stand, estimated without the font.
    let box: Rect
    let isCentred: Bool
    let isBold: Bool
    /// Whether the text runs from right to left.
    let startsRight: Bool

    /// The height of a line, in font sizes.
    static let lineHeight = 1.25
    /// The width of a terminal cell, in font sizes: a little more than half, as in most sans-serif fonts.
    static let cellWidth = 0.55
    /// The height of letters with their descenders, in font sizes.
    private static let glyphHeight = 1.15
    /// The smallest and the usual font size.
    static let leastSize = 9.2
    private static let usualSize = 15.0
    /// The size that UIKit gives switches.
    static let toggle = Size(width: 51, height: 31)
    /// The most characters that are laid out: a longer text is cut anyway.
    private static let longest = 300

    /// The caption of a shape whose visible part is `frame`; nil if no letter fits.
    init?(_ shape: ScreenMap.Shape, in frame: Rect, unit: Double) {
        guard !shape.words.isEmpty, shape.kind != .container, shape.kind != .plainControl else { return nil }
        let inset = min(shape.kind == .text ? 0 : (shape.kind == .segment ? 3 : 7) * unit, frame.width / 8)
        var width = frame.width - 2 * inset
        if shape.kind == .toggle {
            // Its words stand beside it only in a frame that has room for both.
            width -= MapCaption.toggle.width + inset
            if width < MapCaption.toggle.width { return nil }
        }
        let words = A11yReporters.visible(String(shape.words.prefix(MapCaption.longest)))
        let usual = shape.textSize ?? MapCaption.usualSize * unit.squareRoot()
        let largest = min(usual, frame.height * 0.8)
        var chosen: (lines: [String], size: Double)?
        var isWhole = false
        for share in [1, 0.85, 0.7] {
            let size = max(largest * share, MapCaption.leastSize * unit)
            guard size * MapCaption.glyphHeight <= frame.height,
                let lines = MapCaption.lines(of: words, size, width, frame.height)
            else { break }
            chosen = (lines.lines, size)
            isWhole = lines.isWhole
            if isWhole { break }
        }
        guard let chosen else { return nil }
        // The symbol of an image says more than a part of its name.
        if shape.kind == .image, !isWhole || chosen.lines.count > 1 { return nil }
        lines = chosen.lines
        fontSize = chosen.size
        isBold = shape.isBold
        isCentred = [.control, .image, .segment].contains(shape.kind)
        startsRight = isRightToLeft(words)
        let longestLine = Double(chosen.lines.map { cells($0) }.max() ?? 0)
        let drawn = Size(
            width: min(width, longestLine * MapCaption.cellWidth * fontSize),
            height: Double(lines.count) * MapCaption.lineHeight * fontSize)
        let free = width - drawn.width
        box = Rect(
            x: frame.x + inset + (isCentred ? free / 2 : startsRight ? free : 0),
            y: frame.y + (frame.height - drawn.height) / 2, width: drawn.width, height: drawn.height)
    }

    /// The words in lines that fit, cut if they do not; nil if no letter fits.
    private static func lines(
        of words: String, _ size: Double, _ width: Double, _ height: Double
    ) -> (lines: [String], isWhole: Bool)? {
        let room = Int(width / (cellWidth * size))
        guard room >= 1 else { return nil }
        let count = max(1, Int(height / (lineHeight * size)))
        // A word that is too long for a line is not broken: the text ends there.
        let parts = words.split(separator: " ")
        let fitting = parts.prefix { cells($0) <= room || isBreakable($0) }
        let isWhole = fitting.count == parts.count
        let text = isWhole ? words : fitting.joined(separator: " ")
        let all = wrapped(text, to: room)
        if isWhole, all.count <= count { return (all, true) }
        if fitting.isEmpty { return (parts.first.map { [shortened($0 + "…", to: room)] } ?? [], false) }
        var kept = Array(all.prefix(count))
        kept[kept.count - 1] = shortened(kept[kept.count - 1] + "…", to: room)
        return (kept, false)
    }

    /// Whether a line may end inside of a word: between ideographs, which take two cells.
    private static func isBreakable(_ word: Substring) -> Bool { cells(word) > word.count }

    /// A text that ends with `…`, shortened to at most `room` cells.
    private static func shortened(_ text: String, to room: Int) -> String {
        var text = text
        while cells(text) > room, text.count > 1 {
            text.removeLast(2)
            text += "…"
        }
        return text
    }
}

/// Whether the first letter of a text is written from right to left: Hebrew, Arabic and their neighbours in Unicode.
func isRightToLeft(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return first.map { 0x590...0x8FF ~= $0.value || 0xFB1D...0xFDFF ~= $0.value || 0xFE70...0xFEFC ~= $0.value }
        ?? false
}
