import A11yModel
import A11yReporters
import A11yVoiceOver

/// The pages that lie over a screen: the keys, and what the file says about the element under the cursor.
extension Walker {
    /// The title of the open page.
    var pageTitle: String {
        switch page {
        case .help: "Keys, and the gestures that they stand for"
        case .information: stop.map { GestureEffects.shown(screen[$0.element]) } ?? screen.name
        case nil: ""
        }
    }

    /// The lines of the open page, none wider than the terminal.
    var pageText: [String] {
        let texts =
            switch page {
            case .help: help
            case .information: information
            case nil: [String]()
            }
        return texts.flatMap { text in
            let indent = String(text.prefix { $0 == " " })
            let lines = wrapped(visible(String(text.dropFirst(indent.count)), glyphs), to: size.columns - indent.count)
            return lines.map { indent + $0 }
        }
    }

    private var help: [String] {
        let names = WalkKeys.all.map { row in row.keys.map { $0.key.name(glyphs) }.joined(separator: " ") }
        let gestures = WalkKeys.all.map(\.gesture)
        let keyWidth = (names.map(cells).max() ?? 0) + Walker.gap
        let gestureWidth = (gestures.map(cells).max() ?? 0) + Walker.gap
        let effectWidth = WalkKeys.all.map { cells($0.effect) }.max() ?? 0
        // Where three columns do not fit, the gestures are left out, and then every effect stands below its keys.
        let isWide = keyWidth + gestureWidth + effectWidth <= size.columns
        let isNarrow = keyWidth + effectWidth > size.columns
        return zip(names, WalkKeys.all).flatMap { name, row in
            if isNarrow { return [name, spaces(Walker.gap) + row.effect] }
            let gesture = isWide ? row.gesture + spaces(gestureWidth - cells(row.gesture)) : ""
            return [name + spaces(keyWidth - cells(name)) + gesture + row.effect]
        }
    }

    /// Cells between two columns.
    private static let gap = 2

    private var information: [String] {
        guard let stop else { return ["VoiceOver stops nowhere on this screen."] }
        let element = screen[stop.element]
        let place = lines.place(of: element.anchor.start)
        let said = stop.utterance
        let traits = said.traits.words
        var texts = ["Written at \(path):\(place.line):\(place.column)"]
        if let part = stop.part { texts.append("A part that UIKit makes: \(part.rawValue)") }
        if let group = stop.group { texts.append("Read as part of \(GestureEffects.shown(screen[group]))") }
        texts.append("Frame: \(stop.frame.map(Walker.shown) ?? "not known")")
        texts.append("Traits: \(traits.isEmpty ? "none" : traits.joined(separator: ", "))")
        texts += order(of: stop)
        texts += stop.announcements.map { "Said before: \($0)" }
        texts.append("Said: \(said.description.isEmpty ? Picture.silence : said.description)")
        if let hint = said.spokenHint { texts.append("After a pause: \(hint)") }
        texts += stop.actions.map { "Action: \($0)" }
        texts += findings(on: stop.element).map { "Found: \($0.walkWords)" }
        if !element.wordsSetInCode.isEmpty {
            texts.append("Set in code: \(element.wordsSetInCode.joined(separator: ", "))")
        }
        return texts
    }

    /// How sure its place in the order is.
    private func order(of stop: Stop) -> [String] {
        switch stop.fragility {
        case .nearRowGap(let other, let distance):
            let gap = "Its top is \(Walker.shown(distance)) points from that of \(GestureEffects.shown(screen[other]))"
            return ["Order: not certain. \(gap): a little more or less, and the two change places."]
        case .chain(let first, let second):
            let alone = "Alone it would come before \(GestureEffects.shown(screen[first]))"
            return [
                "Order: not certain. \(alone), but \(GestureEffects.shown(screen[second])) is in one row with both."
            ]
        case .unknownFrame:
            return ["Order: not certain. Its frame is not known; the order of the file stands in for it."]
        case nil:
            return ["Order: stop \(position + 1) of \(simulation.stops.count)"]
        }
    }

    private static func shown(_ frame: Rect) -> String {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(shown)
        return "x \(numbers[0]), y \(numbers[1]), \(numbers[2]) × \(numbers[3]) points"
    }

    private static func shown(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }
}
