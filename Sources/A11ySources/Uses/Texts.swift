import A11yModel

// Which expressions give a text that is neither nil nor empty, whatever data the app has.
extension CodeFile {
    /// Whether an expression is such a text: words in the code or of a string table, alone or around something, a
    /// constant of a type, or a choice between such.
    func isText(_ range: Range<Int>) -> Bool {
        guard range.count <= CodeFile.longestText else { return false }
        let range = unwrapped(range)
        guard let first = range.first, !mayBeNil(range) else { return false }
        let level = enclosing(first)
        let operators = range.filter { kind($0) == .symbol && enclosing($0) == level }
        if let question = operators.first(where: { name($0) == "?" }),
            let colon = operators.first(where: { $0 > question && name($0) == ":" })
        {
            return isText(question + 1..<colon) && isText(span(colon + 1, range.upperBound))
        }
        // Instead of what is nil stands the other text, but what is empty stays.
        let parts = parts(of: range, between: operators.filter { name($0) == "??" })
        if parts.count > 1 { return parts.allSatisfy(isText) }
        // One part with words is enough.
        let joined = self.parts(of: range, between: operators.filter { name($0) == "+" })
        return joined.count > 1 ? joined.contains(where: isText) : isSingleText(range, from: first)
    }

    /// The tokens of the longest expression that is read as a text. What is within it is read each for itself.
    private static let longestText = 500

    private func parts(of range: Range<Int>, between operators: [Int]) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        for place in operators {
            parts.append(start..<place)
            start = place + 1
        }
        return parts + [start..<range.upperBound]
    }

    /// Whether an expression without operators is a text.
    private func isSingleText(_ range: Range<Int>, from first: Int) -> Bool {
        if kind(first) == .string { return isStringText(first, in: range) }
        if localizedText(range) != nil { return true }
        if language == .objectiveC, isBracket(first, "[") { return isMessageText(first, in: range) }
        let function = name(first) == "." && name(first + 1) == "init" ? first + 1 : first
        if isBracket(function + 1, "("), isCapital(first) || function > first {
            return match(function + 1) == range.upperBound - 1 && isCallText(function)
        }
        return isConstant(range, from: first)
    }

    private func isCapital(_ index: Int) -> Bool {
        name(index).first { $0 != "_" }?.isUppercase ?? false
    }

    /// `"Close"`, `"\(count) items"`, `"close".localized`.
    private func isStringText(_ first: Int, in range: Range<Int>) -> Bool {
        guard tokens[first].isInterpolated else {
            return stringText(first).map { $0.contains { !$0.isWhitespace } } ?? true
        }
        return hasWords(interpolated: first)
    }

    /// Whether a string says something besides its interpolations, or one of them is a number.
    private func hasWords(interpolated first: Int) -> Bool {
        var start = tokens[first].start
        var next = first + 1
        while isBracket(next, "("), let end = match(next), tokens[end].end <= tokens[first].end {
            if isMeaningful(start..<tokens[next].start) || isNumber(next + 1..<end) { return true }
            start = tokens[end].end
            next = end + 1
        }
        return isMeaningful(start..<tokens[first].end)
    }

    /// Whether some bytes of a string hold a letter, a digit or a sign that is spoken.
    private func isMeaningful(_ range: Range<Int>) -> Bool {
        guard range.upperBound <= bytes.count else { return false }
        let pieces = String(decoding: bytes[range], as: UTF8.self).split(
            separator: "\\", omittingEmptySubsequences: false)
        return pieces.enumerated().contains { number, piece in
            // Behind a backslash stands an escape: `\n`, `\u{2022}`.
            let isCode = number > 0 && piece.hasPrefix("u{")
            let text = number == 0 ? piece : isCode ? piece.drop { $0 != "}" } : piece.dropFirst()
            return text.contains(where: CodeFile.isSpoken)
        }
    }

    /// Whether a character says something: a letter, a digit, or a sign such as `%` and `€`.
    private static func isSpoken(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character.isCurrencySymbol || "%°".contains(character)
    }

    /// Whether an interpolated expression is a number by its text: it counts with one, or counts something.
    private func isNumber(_ range: Range<Int>) -> Bool {
        guard let first = range.first, let last = range.last else { return false }
        let isConverted = ["Int", "UInt", "Float", "Double", "CGFloat"].contains(name(first))
        return isConverted || name(last) == "count" || name(last).hasSuffix("Count")
            || range.contains { kind($0) == .number && enclosing($0) == enclosing(first) }
    }

    /// A text that a call of a type makes of another: `String(format: "%d items", count)`,
    /// `NSAttributedString(string: "Close")`.
    private func isCallText(_ function: Int) -> Bool {
        var argument = function + 2
        if name(argument + 1) == ":", kind(argument) == .word { argument += 2 }
        let text = span(argument, expressionEnd(argument))
        let isKey = text.allSatisfy { kind($0) == .word || name($0) == "." }
        if isKey, name(function).contains("Localized") || name(argument - 2) == "localized" { return true }
        if name(argument - 2) == "format" { return isFormat(text) }
        return isText(text) || name(function) == "String" && isNumber(text)
    }

    /// Whether a format has words besides the places that it fills.
    private func isFormat(_ range: Range<Int>) -> Bool {
        guard range.count == 1, let format = range.first.flatMap(stringText) else { return isText(range) }
        return format.split(separator: "%", omittingEmptySubsequences: false).enumerated().contains { number, piece in
            if number == 0 { return piece.contains(where: CodeFile.isSpoken) }
            let kind = piece.drop { "0123456789$.+-#' lhqzt".contains($0) }
            // A number is always something.
            return "dDiuUxXofFeEgG".contains(kind.first ?? " ") || kind.dropFirst().contains(where: CodeFile.isSpoken)
        }
    }

    /// A message to a class: `[NSString stringWithFormat:@"%d items", count]`, `[Texts close]`.
    private func isMessageText(_ first: Int, in range: Range<Int>) -> Bool {
        guard match(first) == range.upperBound - 1 else { return false }
        if let piece = firstPiece(of: first) {
            let text = span(piece + 2, expressionEnd(piece + 2))
            // A message to nil gives nil.
            if name(piece) == "initWithString" { return name(piece - 2) == "alloc" && isText(text) }
            guard isCapital(first + 1), piece == first + 2 else { return false }
            if name(piece).hasSuffix("Format") { return isFormat(text) }
            return name(piece).hasSuffix("WithString") ? isText(text) : true
        }
        return isCapital(first + 1) && range.count == 4
            && !["string", "new", "description"].contains(name(range.upperBound - 2))
    }

    /// Whether an expression is a constant of a type, such as generated names for a string table: `L10n.Login.title`,
    /// `R.string.localizable.close()`, `Texts.items(3)`. What a type’s object has is data: `Account.current.name`.
    private func isConstant(_ range: Range<Int>, from first: Int) -> Bool {
        // `.close`, where a type for texts is expected.
        if name(first) == "." { return true }
        guard isCapital(first) else { return false }
        if range.count == 1 || ["R", "Bundle"].contains(name(first)) { return true }
        let level = enclosing(first)
        let members = range.dropFirst().filter {
            kind($0) == .word && name($0 - 1) == "." && enclosing($0) == level && !isCapital($0)
        }
        guard let member = members.first else { return range.allSatisfy { kind($0) == .word || name($0) == "." } }
        return members.dropFirst().allSatisfy { CodeFile.textual.contains(name($0)) || name($0).hasPrefix("locali") }
            && !CodeFile.objects.contains(name(member))
    }

    /// Members that make a text of a text, or give a constant’s own.
    private static let textual = Member.words(
        "rawValue uppercased lowercased capitalized localizedCapitalized localizedUppercase localizedLowercase "
            + "uppercaseString lowercaseString capitalizedString string appending replacingOccurrences")
    /// Members of types that are objects and no texts.
    private static let objects = Member.words(
        "current shared standard main default sharedInstance instance me standardUserDefaults currentDevice")
}
