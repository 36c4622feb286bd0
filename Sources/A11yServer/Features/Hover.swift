import A11yEngine
import A11yLint
import A11yModel
import A11ySyntax
import A11yVoiceOver

/// Help for a place: what VoiceOver says there, and why there is a finding.
struct Hover {
    let view: DocumentView
    /// The byte that it is about.
    let offset: Int

    /// As the protocol has it; null where nothing is known.
    var json: JSON {
        let sections = sections
        guard !sections.isEmpty else { return .null }
        let isMarkdown = view.client.showsMarkdown
        let text = sections.joined(separator: isMarkdown ? "\n\n---\n\n" : "\n\n")
        let contents = JSON.object([("kind", .text(isMarkdown ? "markdown" : "plaintext")), ("value", .text(text))])
        return .object([("contents", contents)])
    }

    /// The parts of the help: what is heard first, then what is wrong with it.
    private var sections: [String] {
        let bytes = view.lines.bytes
        let isBlank = offset >= bytes.count || bytes[offset] <= 0x20
        let findings = view.inspection.findings(at: SourceRange(offset, offset)).map(explanation)
        return (isBlank ? [] : [speech].compactMap(\.self)) + findings
    }

    private func bold(_ text: String) -> String { view.client.showsMarkdown ? "**\(escaped(text))**" : text }

    /// A text from a file, or of a person, as Markdown shows it letter by letter; what stands between backquotes stays
    /// code.
    private func escaped(_ text: String) -> String {
        guard view.client.showsMarkdown else { return text }
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        guard !parts.count.isMultiple(of: 2) else { return escapedLetters(text[...]) }
        return parts.enumerated().map { $0.isMultiple(of: 2) ? escapedLetters($1) : "`\($1)`" }.joined()
    }

    private func escapedLetters(_ text: Substring) -> String {
        var escaped = ""
        for character in text {
            if "\\`*_[]<>&|~#".contains(character) { escaped += "\\" }
            escaped.append(character.isNewline ? " " : character)
        }
        return escaped
    }

    private func prose(_ text: String) -> String { view.client.showsMarkdown ? text : text.filter { $0 != "`" } }

    /// What VoiceOver says at the innermost element around the place, or why it says nothing.
    private var speech: String? {
        let place = SourceRange(offset, offset)
        var innermost: (screen: Screen, simulation: Simulation, element: Element)?
        for (screen, simulation) in simulate(view.document.source, code: view.code).screens {
            for element in screen.elements where element.range.contains(place) {
                let length = element.range.end - element.range.start
                if let known = innermost?.element.range, known.end - known.start < length { continue }
                innermost = (screen, simulation, element)
            }
        }
        guard let (screen, simulation, element) = innermost else { return nil }
        let stops = simulation.stops.indices.filter { simulation.stops[$0].element == element.id }
        guard !stops.isEmpty else {
            let reason = simulation.reason(for: element.id, in: screen)?.words
            return bold("VoiceOver does not stop here") + (reason.map { ": \(escaped($0))." } ?? "")
        }
        let count = simulation.stops.count
        let lines = stops.flatMap { index in
            description(of: simulation.stops[index], title: "VoiceOver, stop \(index + 1) of \(count)")
        }
        return lines.joined(separator: view.client.showsMarkdown ? "\n\n" : "\n")
    }

    private func description(of stop: Stop, title: String) -> [String] {
        let said = stop.utterance
        var lines = ["\(bold(title)): \(said.description.isEmpty ? "silence" : "“\(escaped(said.description))”")"]
        if let hint = said.spokenHint { lines.append("After a pause: “\(escaped(hint))”") }
        if !said.traits.words.isEmpty { lines.append("Traits: \(said.traits.words.joined(separator: ", "))") }
        if !stop.actions.isEmpty { lines.append("Actions: \(escaped(stop.actions.joined(separator: ", ")))") }
        return lines
    }

    /// Why a finding matters and what to do about it, as on its rule’s page.
    private func explanation(_ known: Inspection.Known) -> String {
        let finding = known.finding
        var paragraphs = ["\(bold(finding.rule)): \(escaped(finding.markedMessage))"]
        if let page = view.known.page(finding.rule) {
            paragraphs.append(prose(page.rationale.split(separator: "\n\n").map(joined).joined(separator: "\n\n")))
        }
        if !finding.remedy.isEmpty { paragraphs.append("\(bold("What to do")): \(prose(joined(finding.remedy[...])))") }
        let criteria = finding.criteria.filter { $0.standard == .wcag }.compactMap {
            SuccessCriterion.numbered($0.number)
        }
        let claims = criteria.map { criterion in
            let title = "WCAG \(criterion.number) \(criterion.name) (\(criterion.level))"
            return view.client.showsMarkdown ? "[\(title)](\(criterion.understanding))" : title
        }
        if !claims.isEmpty { paragraphs.append(claims.joined(separator: ", ")) }
        return paragraphs.joined(separator: "\n\n")
    }

    /// A paragraph in one line.
    private func joined(_ paragraph: Substring) -> String {
        paragraph.split(whereSeparator: \.isNewline).map { String($0.drop { $0 == " " }) }.joined(separator: " ")
    }
}
