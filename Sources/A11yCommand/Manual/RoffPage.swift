/// A manual page in the language of `man` (the `man` macros of roff), built from plain words.
struct RoffPage {
    /// The page so far.
    private(set) var text: String

    /// The head of a page: a title in capitals, the section of the manual, a date that may be empty, and what it is of.
    init(title: String, section: Int, date: String, source: String) {
        let date = date.filter { $0.isASCII && ($0.isNumber || $0 == "-") }
        text = ".TH \(title) \(section) \"\(date)\" \"\(RoffPage.escaped(source))\"\n"
    }

    /// A heading.
    mutating func section(_ title: String) { line(".SH \(title)") }

    /// A heading below that.
    mutating func subsection(_ title: String) { line(".SS \(RoffPage.escaped(title))") }

    /// Words that go on where the last ones ended.
    mutating func text(_ words: String) {
        var current = ""
        for word in RoffPage.escaped(words).split(separator: " ") {
            if current.count + word.count >= RoffPage.longestLine {
                line(current)
                current = ""
            }
            // A point or an apostrophe would start an instruction there.
            let isInstruction = current.isEmpty && (word.hasPrefix(".") || word.hasPrefix("'"))
            current += (current.isEmpty ? "" : " ") + (isInstruction ? "\\&" : "") + word
        }
        if !current.isEmpty { line(current) }
    }

    /// A new paragraph.
    mutating func paragraph(_ words: String) {
        line(".PP")
        text(words)
    }

    /// A term and its description.
    mutating func entry(_ term: String, _ words: String) {
        line(".TP")
        line(".B \(RoffPage.escaped(term))")
        text(words)
    }

    /// Bytes in a line, as those who write such pages by hand keep to.
    private static let longestLine = 78

    /// A line in the language of the page.
    mutating func line(_ line: String) { text += line + "\n" }

    /// Words as roff shows them: dashes that can be copied, and no character beyond ASCII, which old readers spoil.
    private static func escaped(_ words: String) -> String {
        var text = ""
        for scalar in words.unicodeScalars {
            switch scalar {
            case "\\": text += "\\e"
            case "-": text += "\\-"
            case "\n": text += " "
            case "“": text += "\\(lq"
            case "”": text += "\\(rq"
            case "’": text += "\\(cq"
            case _ where scalar.isASCII: text.unicodeScalars.append(scalar)
            default: text += "\\[u" + hexadecimal(scalar.value) + "]"
            }
        }
        return text
    }

    /// A number of at least four digits.
    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
