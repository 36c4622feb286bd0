import A11yModel

// The small parts that the sections of a page are made of.

/// A whole page: its title, its style sheet, and what its head and body hold beside.
func page(_ title: String, style: String, version: String, head: [Markup] = [], body: [Markup]) -> String {
    let head =
        [
            tag("meta", ["charset": "utf-8"]),
            tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            tag("meta", ["name": "color-scheme", "content": "light dark"]),
            tag("meta", ["name": "generator", "content": "a11ylint \(version)"]),
        ] + head + [tag("title", [:], title), .style(style)]
    let page = tag(
        "html", ["xmlns": "http://www.w3.org/1999/xhtml", "lang": "en"],
        [tag("head", [:], head), tag("body", [:], body)])
    return "<!DOCTYPE html>\n\(page.rendered)\n"
}

/// What made a page.
func footer(version: String) -> Markup { tag("footer", [:], [tag("p", [:], "Made by a11ylint \(version).")]) }

/// The symbol of a kind, hidden from assistive technologies: a word stands beside it.
func kindSymbol(_ kind: FindingKind) -> Markup {
    tag("svg", ["class": "sign", "aria-hidden": "true"], [tag("use", ["href": "#sign-\(kind.rawValue)"])])
}

/// The symbols that `kindSymbol` repeats, once in a page.
let kindSymbols = tag(
    "svg", ["class": "signs", "aria-hidden": "true"],
    FindingKind.allCases.map { kind in
        let box = Rect(x: 0, y: 0, width: 20, height: 20)
        return tag("symbol", ["id": "sign-\(kind.rawValue)", "viewBox": "0 0 20 20"], MapSymbols.badge(kind, in: box))
    })

/// A severity as word, symbol and colour. The style sheet adds the symbol: there may be thousands.
func severityLabel(_ kind: FindingKind) -> Markup { tag("span", ["class": "severity \(kind.rawValue)"], kind.rawValue) }

/// A name or path that a line break divides between its words only: behind `/`, `_`, `-` and `.`, and before the humps
/// of camel case.
func breakable(_ name: String) -> [Markup] {
    let letters = Array(name)
    var parts: [Markup] = []
    var start = 0
    for place in letters.indices.dropFirst() where isBreak(before: place, in: letters) {
        parts += [.text(String(letters[start..<place])), tag("wbr")]
        start = place
    }
    return parts + [.text(String(letters[start...]))]
}

private func isBreak(before place: Int, in letters: [Character]) -> Bool {
    let (before, letter) = (letters[place - 1], letters[place])
    if "/_-.".contains(before) { return !"/_-.".contains(letter) && !letter.isWhitespace }
    guard letter.isUppercase, before.isLetter || before.isNumber else { return false }
    // `UIView` is two words: the last capital begins the second.
    return !before.isUppercase || place + 1 < letters.count && letters[place + 1].isLowercase
}

/// A rule's id, which no line break divides.
func ruleName(_ rule: String) -> Markup { tag("code", ["class": "rule-name"], rule) }

/// The number of findings as a link to the first of them; empty for none.
func countLink(_ findings: [NumberedFinding]) -> [Markup] {
    findings.first.map { [tag("a", ["href": "#\($0.itemName)"], String(findings.count))] } ?? []
}

/// Links to the rows of the WCAG criteria in the page's table, separated by commas.
func criterionRows(_ criteria: [Criterion]) -> [Markup] {
    let links = criteria.filter { $0.standard == .wcag }.map { criterion in
        tag("a", ["href": "#\(PagePlan.name(ofCriterion: criterion.number))"], criterion.title)
    }
    return joined(links.map { [$0] }, by: ", ")
}

/// Links to W3C's pages about the WCAG criteria, separated by commas.
func criterionLinks(_ criteria: [Criterion]) -> [Markup] {
    let links = criteria.filter { $0.standard == .wcag }.map { criterion in
        SuccessCriterion.numbered(criterion.number)
            .map { tag("a", ["href": $0.understanding], criterion.title) } ?? .text(criterion.title)
    }
    return joined(links.map { [$0] }, by: ", ")
}

/// What to do, as a paragraph; nothing without a remedy.
func remedyParagraph(_ remedy: String) -> [Markup] {
    remedy.isEmpty ? [] : [tag("p", [:], [tag("strong", [:], "What to do: ")] + prose(remedy))]
}

/// Content under a title that opens it.
func folded(_ title: String, _ content: Markup) -> Markup {
    tag("details", [:], [tag("summary", [:], title), content])
}

/// Parts of a line with a text between them.
func joined(_ parts: [[Markup]], by separator: String) -> [Markup] {
    Array(parts.joined(separator: [.text(separator)]))
}

/// A sentence whose words between backticks are code.
func prose(_ text: String) -> [Markup] {
    proseParts(text).flatMap { $0.isCode ? [tag("code", [:], $0.text)] : quoting($0.text) }
}

/// A sentence of ours. What it quotes from right to left is isolated, so that the sentence around it stays in order.
private func quoting(_ text: String) -> [Markup] {
    guard text.unicodeScalars.contains(where: isRightToLeft) else { return [.text(text)] }
    var parts: [Markup] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "“"), let close = rest[open...].firstIndex(of: "”") {
        let start = rest.index(after: open)
        parts += [.text(String(rest[..<start])), tag("bdi", [:], String(rest[start..<close]))]
        rest = rest[close...]
    }
    return parts + [.text(String(rest))]
}

/// Whether a scalar belongs to a script from right to left: the blocks that Unicode sets aside for them.
private func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
}

/// A text whose paragraphs are separated by blank lines.
func paragraphs(_ text: String) -> [Markup] {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.allSatisfy(\.isWhitespace) { paragraphs.append([]) }
        paragraphs[paragraphs.count - 1].append(line)
    }
    return paragraphs.map { $0.filter { !$0.allSatisfy(\.isWhitespace) } }.filter { !$0.isEmpty }.map {
        tag("p", [:], prose($0.joined(separator: " ")))
    }
}

/// The value of `lang` for the language of a screen; nil if it does not have the form of a language tag.
func languageAttribute(_ language: String) -> String? { LanguageTag.isWellFormed(language) ? language : nil }

/// A table that becomes a list of cards on a narrow screen. It writes its roles out, since browsers drop the implied
/// ones if a style sheet rearranges rows.
struct PageTable {
    let caption: String
    let columns: [String]
    private var rows: [Markup] = []

    /// A table without rows.
    init(_ caption: String, columns: [String]) {
        self.caption = caption
        self.columns = columns
    }

    /// Adds a row with a cell per column; the first is the row's header. `name` is the id of the row.
    mutating func add(_ cells: [[Markup]], name: String? = nil) {
        let parts = zip(columns, cells).enumerated().map { index, cell in
            index == 0
                ? tag("th", ["scope": "row", "role": "rowheader"], cell.1)
                : tag("td", ["role": "cell", "data-label": cell.0], cell.1)
        }
        rows.append(tag("tr", ["role": "row", "id": name], parts))
    }

    var markup: Markup {
        let head = tag(
            "tr", ["role": "row"], columns.map { tag("th", ["scope": "col", "role": "columnheader"], $0) })
        return tag(
            "table", ["role": "table"],
            [
                tag("caption", [:], caption), tag("thead", ["role": "rowgroup"], [head]),
                tag("tbody", ["role": "rowgroup"], rows),
            ])
    }
}
