/// A sentence in parts, of which some are code: our messages and pages set names of properties between backticks.
/// A text whose backticks stand otherwise, which a file must have brought in, is one part.
func proseParts(_ text: String) -> [(text: String, isCode: Bool)] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .map { (text: String($1), isCode: !$0.isMultiple(of: 2)) }
    let isPaired = !parts.count.isMultiple(of: 2) && parts.allSatisfy { !$0.isCode || isProperty($0.text) }
    return isPaired ? parts.filter { !$0.text.isEmpty } : [(text, false)]
}

/// Whether a text may be the name of a property, with its value perhaps.
private func isProperty(_ text: String) -> Bool {
    let longest = 60
    return 1...longest ~= text.count
        && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || marks.contains($0)) }
}

/// What may stand in a property beside letters and digits.
private let marks = Set(" _-.,:[]{}()<>/=\"'")
