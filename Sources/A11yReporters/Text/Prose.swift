/// A sentence in parts, of which some are code: our messages and pages set names of properties between backticks.
/// A text with an odd backtick, which a file must have brought in, is one part.
func proseParts(_ text: String) -> [(text: String, isCode: Bool)] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    if parts.count.isMultiple(of: 2) { return [(text, false)] }
    return parts.enumerated().map { (text: String($1), isCode: !$0.isMultiple(of: 2)) }.filter { !$0.text.isEmpty }
}
