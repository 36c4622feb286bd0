import A11yModel

// The small parts that the sections of a page are made of.

/// The symbol of a kind, hidden from assistive technologies: a word stands beside it.
func kindSymbol(_ kind: FindingKind) -> Markup {
    let box = Rect(x: 0, y: 0, width: 20, height: 20)
    return tag(
        "svg", ["class": "sign", "viewBox": "0 0 20 20", "width": "20", "height": "20", "aria-hidden": "true"],
        MapSymbols.badge(kind, in: box))
}

/// A severity as word, symbol and colour.
func severityLabel(_ kind: FindingKind) -> Markup {
    tag("span", ["class": "severity \(kind.rawValue)"], [kindSymbol(kind), tag("span", [:], kind.rawValue)])
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
    proseParts(text).map { $0.isCode ? tag("code", [:], $0.text) : .text($0.text) }
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
func languageAttribute(_ language: String) -> String? {
    let parts = language.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, 2...3 ~= first.count, first.allSatisfy({ $0.isASCII && $0.isLetter }) else {
        return nil
    }
    let isTag = parts.allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return isTag ? language : nil
}

/// A table that becomes a list of cards on a narrow screen. It writes its roles out, since browsers drop the implied
/// ones if a style sheet rearranges rows.
struct PageTable {
    let caption: String
    let columns: [String]
    private var rows: [[Markup]] = []

    /// A table without rows.
    init(_ caption: String, columns: [String]) {
        self.caption = caption
        self.columns = columns
    }

    /// Adds a row with a cell per column; the first is the row's header.
    mutating func add(_ cells: [[Markup]]) {
        rows.append(
            zip(columns, cells).enumerated().map { index, cell in
                index == 0
                    ? tag("th", ["scope": "row", "role": "rowheader"], cell.1)
                    : tag("td", ["role": "cell", "data-label": cell.0], cell.1)
            })
    }

    var markup: Markup {
        let head = tag(
            "tr", ["role": "row"], columns.map { tag("th", ["scope": "col", "role": "columnheader"], $0) })
        return tag(
            "table", ["role": "table"],
            [
                tag("caption", [:], caption), tag("thead", ["role": "rowgroup"], [head]),
                tag("tbody", ["role": "rowgroup"], rows.map { tag("tr", ["role": "row"], $0) }),
            ])
    }
}
