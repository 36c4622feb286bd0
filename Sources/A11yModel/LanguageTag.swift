/// Whether a text has the shape of a BCP 47 tag: parts of one to eight letters or digits, the first a language of two
/// or three letters.
package func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, 2...3 ~= first.count, first.allSatisfy(\.isLetter) else { return false }
    return parts.allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
