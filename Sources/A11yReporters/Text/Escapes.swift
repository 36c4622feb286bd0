// Characters that mean something to whoever reads a format.

extension String {
    /// The text with other words for some characters. It looks at scalars: a quote with an accent on it, which Swift
    /// takes for one character and for no quote, is a quote for a program; and so is a line feed after a return.
    func writing(_ words: [Unicode.Scalar: String]) -> String {
        guard unicodeScalars.contains(where: { words[$0] != nil }) else { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            if let word = words[scalar] {
                text.append(contentsOf: word.unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }
}
