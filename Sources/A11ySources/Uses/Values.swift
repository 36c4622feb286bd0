import A11yModel

// What an expression of code tells about its value.

extension CodeFile {
    /// What the expression at these tokens sets a property to.
    func value(_ range: Range<Int>, for property: Property) -> CodeValue {
        guard let first = range.first, range.count <= UseReader.mostExpressions else { return .anything }
        let range = unwrapped(range)
        if let literal = literal(range) { return literal }
        if let localized = localizedText(range) { return localized }
        switch property {
        case .traits: if let traits = traits(range) { return .known(.traits(traits)) }
        case .font: if let font = font(range) { return .known(.font(font)) }
        case .textColor, .backgroundColor: if let color = color(range) { return .known(.color(color)) }
        case .userInputLabels, .customActions: return range.count > 2 && isBracket(first, "[") ? .something : .anything
        case .contentType: if let word = word(range, prefix: "UITextContentType") { return .known(.text(word)) }
        case .label, .hint, .value, .text, .title, .placeholder, .badge:
            return isText(range) ? .something : .anything
        default: break
        }
        return isSomething(range, from: first) ? .something : .anything
    }

    /// Without parentheses around the whole expression and without `@(…)`.
    func unwrapped(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = range.first, isBracket(first, "("), let end = match(first), end == range.upperBound - 1 {
            range = first + 1..<end
        }
        return range
    }

    /// The value of a literal: a text, number or flag.
    private func literal(_ range: Range<Int>) -> CodeValue? {
        guard let first = range.first else { return nil }
        if range.count == 2, name(first) == "-", kind(first + 1) == .number {
            return Double(text(first + 1..<first + 2)).map { .known(.number(-$0)) }
        }
        guard range.count == 1 else { return nil }
        switch (kind(first), name(first)) {
        case (.string, _):
            guard let text = stringText(first) else { return .something }
            return text.allSatisfy(\.isWhitespace) ? .anything : .known(.text(text))
        case (.number, _):
            return Double(text(range).filter { $0 != "_" && $0 != "f" }).map { .known(.number($0)) }
        case (_, "true"), (_, "YES"): return .known(.flag(true))
        case (_, "false"), (_, "NO"): return .known(.flag(false))
        default: return nil
        }
    }

    /// The text of a string literal without interpolations; nil where an escape is not a simple one.
    func stringText(_ index: Int) -> String? {
        guard kind(index) == .string, !tokens[index].isInterpolated else { return nil }
        var text = Substring(self.text(index..<index + 1))
        if text.hasPrefix("@") { text = text.dropFirst() }
        let marks = text.prefix { $0 == "#" }.count
        text = text.dropFirst(marks).dropLast(marks)
        let isLong = text.hasPrefix("\"\"\"")
        let quotes = isLong ? 3 : 1
        guard text.count >= 2 * quotes else { return nil }
        text = text.dropFirst(quotes).dropLast(quotes)
        if isLong {
            let lines = text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
            return lines.joined(separator: "\n")
        }
        return marks > 0 ? String(text) : CodeFile.unescaped(text)
    }

    private static func unescaped(_ text: Substring) -> String? {
        guard text.contains("\\") else { return String(text) }
        var result = ""
        var rest = text
        while let character = rest.popFirst() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "\"": result.append("\"")
            case "'": result.append("'")
            case "\\": result.append("\\")
            case "u" where rest.first == "{":
                guard let end = rest.firstIndex(of: "}"),
                    let scalar = UInt32(rest[rest.index(after: rest.startIndex)..<end], radix: 16).flatMap(
                        Unicode.Scalar.init)
                else { return nil }
                result.unicodeScalars.append(scalar)
                rest = rest[rest.index(after: end)...]
            default: return nil
            }
        }
        return result
    }

    /// The last word of a constant: `emailAddress` of `.emailAddress` and `UITextContentTypeEmailAddress`.
    private func word(_ range: Range<Int>, prefix: String) -> String? {
        guard let last = range.last, range.allSatisfy({ [".", prefix].contains(name($0)) || $0 == last }) else {
            return nil
        }
        let word = name(last)
        let stem = word.hasPrefix(prefix) ? word.dropFirst(prefix.count) : word[...]
        return stem.isEmpty ? nil : stem.prefix(1).lowercased() + stem.dropFirst()
    }

    /// Whether an expression is not nil, whatever the app does: a constant of a type, a call that makes a value, or a
    /// choice between such.
    private func isSomething(_ range: Range<Int>, from start: Int) -> Bool {
        if mayBeNil(range) { return false }
        // The branches of conditions within each other.
        var open = [range]
        while let next = open.popLast() {
            let first = next == range ? start : next.lowerBound
            let level = enclosing(first)
            let question = places(of: "?", in: next).lazy.map(Int.init).first { enclosing($0) == level }
            let colon = question.flatMap { question in
                places(of: ":", in: question..<next.upperBound).lazy.map(Int.init).first { enclosing($0) == level }
            }
            if let question, let colon {
                open += [question + 1..<colon, colon + 1..<next.upperBound]
            } else if !isSomething(part: next, from: first) {
                return false
            }
        }
        return true
    }

    /// Whether an expression that is no condition and not nil is not empty.
    private func isSomething(part range: Range<Int>, from start: Int) -> Bool {
        var first = name(start) == "." ? start + 1 : start
        if isBracket(first, "[") { first += 1 }
        return name(start) == "." || name(first).first?.isUppercase == true
    }

    /// Whether an expression may be nil: it says so somewhere, or ends in an optional chain.
    func mayBeNil(_ range: Range<Int>) -> Bool {
        var hasChain = false
        // What a function is passed is not what it returns.
        for index in range where enclosing(index) == range.first.flatMap(enclosing) {
            switch name(index) {
            case "nil", "Nil", "NULL", "try": return true
            case "?" where name(index + 1) == "." || name(index + 1) == "[": hasChain = true
            case "as" where name(index + 1) == "?": return true
            default:
                if let text = stringText(index), text.allSatisfy(\.isWhitespace) { return true }
            }
        }
        return hasChain
    }
}

// Texts of string tables.
extension CodeFile {
    /// A text that the code looks up: `NSLocalizedString`, `String(localized:)`, `"key".localized`.
    func localizedText(_ range: Range<Int>) -> CodeValue? {
        guard let first = range.first else { return nil }
        let function = name(first)
        if isBracket(first + 1, "("), match(first + 1) == range.upperBound - 1 {
            if ["NSLocalizedString", "NSLocalizedStringFromTable"].contains(function) {
                return lookUp(key: first + 2, in: first + 2..<range.upperBound)
            }
            if ["String", "LocalizedStringResource", "LocalizedStringKey"].contains(function) {
                let key = name(first + 2) == "localized" && name(first + 3) == ":" ? first + 4 : first + 2
                guard key == first + 4 || function != "String" else { return nil }
                return lookUp(key: key, in: first + 2..<range.upperBound)
            }
        }
        let isLookUp = kind(first) == .string && name(first + 1) == "." && name(first + 2).hasPrefix("locali")
        let end = isBracket(first + 3, "(") ? (match(first + 3) ?? first + 3) + 1 : first + 3
        return isLookUp && end == range.upperBound ? lookUp(key: first, in: first..<first) : nil
    }

    private func lookUp(key: Int, in arguments: Range<Int>) -> CodeValue? {
        guard let text = stringText(key), !text.isEmpty else { return nil }
        var table: String?
        for index in arguments where ["tableName", "table"].contains(name(index)) && name(index + 1) == ":" {
            table = stringText(index + 2)
        }
        if name(arguments.lowerBound - 2) == "NSLocalizedStringFromTable" { table = stringText(key + 2) }
        return .localized(key: text, table: table)
    }
}

// Values of UIKit.
extension CodeFile {
    /// The name of a picture: `UIImage(named: "close")`, `[UIImage imageNamed:@"close"]`, and whether it is a symbol.
    func imageName(_ range: Range<Int>) -> (name: String, isSymbol: Bool)? {
        let range = unwrapped(range)
        guard range.contains(where: { name($0) == "UIImage" || name($0) == "init" || name($0) == "imageLiteral" })
        else { return nil }
        for (place, index) in range.enumerated() where kind(index) == .string {
            guard place <= 6, name(index - 1) == ":", let text = stringText(index), !text.isEmpty else { return nil }
            switch name(index - 2) {
            case "named", "imageNamed", "resourceName": return (text, false)
            case "systemName", "systemImageNamed": return (text, true)
            default: return nil
            }
        }
        return nil
    }

    /// Traits: `.header`, `[.button, .selected]`, `UIAccessibilityTraitButton | UIAccessibilityTraitHeader`.
    private func traits(_ range: Range<Int>) -> Traits? {
        var traits: Traits = []
        for index in range {
            guard kind(index) == .word else {
                guard [".", ",", "|", "", "[", "]"].contains(name(index)) else { return nil }
                continue
            }
            let word = name(index)
            if word == "UIAccessibilityTraits" { continue }
            let prefix = "UIAccessibilityTrait"
            let stem = word.hasPrefix(prefix) ? word.dropFirst(prefix.count) : word[...]
            guard let trait = Traits(named: stem.prefix(1).lowercased() + stem.dropFirst()) else { return nil }
            traits.formUnion(trait)
        }
        return traits
    }

    /// Fonts of a text style or a fixed size.
    private func font(_ range: Range<Int>) -> Font? {
        guard let first = range.first, let end = range.last, end - first < 14, !range.contains(where: isArithmetic)
        else { return nil }
        let words = range.filter { kind($0) == .word }
        let isBold = words.contains { ["boldSystemFont", "boldSystemFontOfSize", "bold", "heavy"].contains(name($0)) }
        for index in words {
            switch name(index) {
            case "forTextStyle", "preferredFontForTextStyle":
                let style = name(name(index + 2) == "." ? index + 3 : index + 2)
                return Font(style: CodeFile.textStyle(style))
            case "ofSize", "size", "systemFontOfSize", "boldSystemFontOfSize":
                guard kind(index + 2) == .number, let size = Double(text(index + 2..<index + 3)) else { return nil }
                let file = words.lazy.compactMap { self.stringText($0 + 2) }.first
                return Font(size: size, bold: isBold ? true : nil, name: file)
            default: break
            }
        }
        return nil
    }

    private func isArithmetic(_ index: Int) -> Bool {
        ["+", "-", "*", "/", "?", "UIFontMetrics"].contains(name(index))
    }

    /// `title1` for `.title1` and `UIFontTextStyleTitle1`; nil for what is no style.
    private static func textStyle(_ word: String) -> String? {
        let prefix = "UIFontTextStyle"
        guard word.hasPrefix(prefix) else { return word.isEmpty ? nil : word }
        let stem = word.dropFirst(prefix.count)
        return stem.prefix(1).lowercased() + stem.dropFirst()
    }

    /// Literal colours: channels as numbers, white with alpha, and the fixed colours of UIKit.
    private func color(_ range: Range<Int>) -> Color? {
        let words = range.filter { kind($0) == .word }.map(name)
        if let word = words.last, words.count <= 2, range.count <= 4 {
            let stem = word.hasSuffix("Color") && language == .objectiveC ? String(word.dropLast(5)) : word
            if words.count == 1 || words.first == "UIColor" { return CodeFile.fixedColors[stem] }
            return nil
        }
        var channels: [String: Double] = [:]
        for index in range where kind(index) == .number {
            guard name(index - 1) == ":", let number = Double(text(index..<index + 1).filter { $0 != "f" }) else {
                return nil
            }
            var label = name(index - 2)
            if label.hasPrefix("colorWith") { label = label.dropFirst(9).lowercased() }
            if [",", "]", ")", ""].contains(name(index + 1)) || kind(index + 1) == .word {
                channels[label] = number
            } else if name(index + 1) == "/", let whole = Double(text(index + 2..<index + 3)), whole > 0 {
                channels[label] = number / whole
            }
        }
        let alpha = channels["alpha"] ?? 1
        if let white = channels["white"] { return Color(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = channels["red"], let green = channels["green"], let blue = channels["blue"] else { return nil }
        return Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Source: Apple's reference of UIColor's fixed colours.
    private static let fixedColors: [String: Color] = [
        "black": Color(red: 0, green: 0, blue: 0), "white": Color(red: 1, green: 1, blue: 1),
        "darkGray": Color(red: 1 / 3, green: 1 / 3, blue: 1 / 3),
        "lightGray": Color(red: 2 / 3, green: 2 / 3, blue: 2 / 3), "gray": Color(red: 0.5, green: 0.5, blue: 0.5),
        "red": Color(red: 1, green: 0, blue: 0), "green": Color(red: 0, green: 1, blue: 0),
        "blue": Color(red: 0, green: 0, blue: 1), "cyan": Color(red: 0, green: 1, blue: 1),
        "yellow": Color(red: 1, green: 1, blue: 0), "magenta": Color(red: 1, green: 0, blue: 1),
        "orange": Color(red: 1, green: 0.5, blue: 0), "purple": Color(red: 0.5, green: 0, blue: 0.5),
        "brown": Color(red: 0.6, green: 0.4, blue: 0.2), "clear": Color(red: 0, green: 0, blue: 0, alpha: 0),
    ]
}
