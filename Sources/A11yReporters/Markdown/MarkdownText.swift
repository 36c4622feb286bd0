/// A text from a file inside a line of GitHub's Markdown: shown as it is, whatever it is, in a cell of a table as well.
///
/// Backslashes take their meaning from marks that have one. GitHub turns `@name`, `#1` and `:word:` into links and
/// pictures after that, in the finished page; a comment of HTML, which shows nothing, keeps their parts asunder.
func markdown(_ text: String) -> String {
    let scalars = Array(visible(text).unicodeScalars)
    var safe = ""
    for (index, scalar) in scalars.enumerated() {
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        switch scalar {
        case "&": safe += "&amp;"
        case "<": safe += "&lt;"
        case ">": safe += "&gt;"
        case "@", "#", ":": safe += next == " " ? String(scalar) : "\(scalar)<!-- -->"
        // What follows “www.” would be a link.
        case "." where index > 0 && (scalars[index - 1] == "w" || scalars[index - 1] == "W"): safe += "\\."
        case _ where marks.contains(scalar): safe += "\\\(scalar)"
        default: safe.unicodeScalars.append(scalar)
        }
    }
    return safe
}

/// Marks that mean something inside a line of Markdown.
private let marks = Set("$*[\\]_`|~".unicodeScalars)

/// A text from a file in the type of code. Inside a tag of HTML, Markdown goes on.
func markdownCode(_ text: String) -> String { "<code>\(markdown(text))</code>" }

/// A sentence in which words between backticks are code.
func markdownProse(_ text: String) -> String {
    proseParts(text).map { $0.isCode ? markdownCode($0.text) : markdown($0.text) }.joined()
}
