import A11yEngine
import A11yModel
import A11yVoiceOver

// Stops side by side, and what texts of one kind have in common.

/// How a stop looks, as far as it tells captions from values.
struct Look: Hashable {
    let font: Font?
    let colour: Color?
    let hasNumber: Bool
    let isText: Bool
    /// Whether it ends in a colon.
    let isCaption: Bool

    /// How it is set, whatever it says.
    var style: Style { Style(font: font, colour: colour) }

    /// Font and colour.
    struct Style: Hashable {
        let font: Font?
        let colour: Color?
    }
}

extension RuleText {
    /// The Chinese numerals that amounts are written with. Unicode gives others a number, too, such as that in Beijing.
    private static let numerals = Set("〇零一二三四五六七八九十百千万亿两兩".unicodeScalars)

    /// Whether a character is a digit or another numeral.
    static func isNumeral(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.properties.numericType != nil else { return false }
        return !scalar.properties.isIdeographic || numerals.contains(scalar)
    }

    /// The first whole number in a text; nil without one.
    static func firstNumber(in text: String) -> Int? {
        text.split { !$0.isASCII || !$0.isNumber }.first.flatMap { Int($0) }
    }

    /// Whether a text has a digit or another numeral.
    static func hasNumber(_ text: String) -> Bool { text.unicodeScalars.contains(where: isNumeral) }
}

extension LintContext {
    /// How a stop looks.
    func look(of stop: Stop) -> Look {
        let element = screen[stop.element]
        let words = RuleText.trimmed(stop.utterance.label)
        return Look(
            font: element[.font]?.font, colour: element[.textColor]?.color, hasNumber: RuleText.hasNumber(words),
            isText: isPlainText(stop), isCaption: words.hasSuffix(":") || words.hasSuffix("："))
    }

    /// The stops as rows: consecutive ones of one group that stand side by side. Decoration is left out. Cost: linear
    /// in the stops.
    func rowsOfStops() -> [ArraySlice<Stop>] {
        let seen = stops.filter { $0.part == nil && isDecorative($0.element) == nil }
        var rows: [ArraySlice<Stop>] = []
        var start = 0
        for end in seen.indices.dropFirst() where !areBeside(seen[end - 1], seen[end]) {
            rows.append(seen[start..<end])
            start = end
        }
        if start < seen.count { rows.append(seen[start...]) }
        return rows
    }

    /// Whether two elements are in different cells of one list or collection.
    func areInTwoCells(_ one: ElementID, _ other: ElementID) -> Bool {
        func cell(around id: ElementID) -> ElementID? { screen.lineage(of: id).first { screen[$0].isCell } }
        guard let first = cell(around: one), let second = cell(around: other) else { return false }
        return first != second && screen[first].parent == screen[second].parent
    }

    /// Whether two consecutive stops are of one group and stand side by side.
    private func areBeside(_ one: Stop, _ other: Stop) -> Bool {
        guard one.group == other.group, let before = one.frame, let frame = other.frame else { return false }
        return areInOneRow(before, frame)
    }
}
