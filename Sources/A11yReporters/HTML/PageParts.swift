import A11yModel

/// Small parts that several sections of a page are made of.
enum PageParts {
    /// The shape of a kind, for those who see it; a word stands beside it.
    static func symbol(_ kind: Row.Kind) -> Markup {
        let box = Rect(x: 0, y: 0, width: 20, height: 20)
        return tag(
            "svg", ["class": "sign", "viewBox": "0 0 20 20", "width": "20", "height": "20", "aria-hidden": "true"],
            MapSymbols.badge(kind, in: box))
    }

    /// A severity as word, shape and colour.
    static func severity(_ kind: Row.Kind) -> Markup {
        tag("span", ["class": "severity \(kind.rawValue)"], [symbol(kind), tag("span", [:], kind.rawValue)])
    }

    /// Links to W3C's pages on criteria, parted by commas.
    static func links(to criteria: [Criterion]) -> [Markup] {
        let wcag = criteria.filter { $0.standard == .wcag }
        let links = wcag.map { criterion in
            SuccessCriterion.numbered(criterion.number)
                .map { tag("a", ["href": $0.understanding], criterion.title) } ?? .text(criterion.title)
        }
        return Array(links.map { [$0] }.joined(separator: [.text(", ")]))
    }

    /// A sentence in which words between backticks are code.
    static func prose(_ text: String) -> [Markup] {
        proseParts(text).map { $0.isCode ? tag("code", [:], $0.text) : .text($0.text) }
    }

    /// Paragraphs with an empty line between them.
    static func paragraphs(_ text: String) -> [Markup] {
        var paragraphs: [[Substring]] = [[]]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.allSatisfy(\.isWhitespace) { paragraphs.append([]) }
            paragraphs[paragraphs.count - 1].append(line)
        }
        return paragraphs.map { $0.filter { !$0.allSatisfy(\.isWhitespace) } }.filter { !$0.isEmpty }.map {
            tag("p", [:], prose($0.joined(separator: " ")))
        }
    }

    /// The attribute `lang` for a tag of a file; nil where it has not the shape of one.
    static func language(_ language: String) -> String? {
        let parts = language.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, 2...3 ~= first.count, first.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            return nil
        }
        let isTag = parts.allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        return isTag ? language : nil
    }
}
