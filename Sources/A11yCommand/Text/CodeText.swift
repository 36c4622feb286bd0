import A11yLint
import A11yModel
import A11yReporters

/// What the code of an app does to an element, for people and for programs.
struct CodeText: Sendable {
    let explanation: CodeExplanation
    /// The object id of the element.
    let objectID: String
    /// The text of a key in a string table of the app; nil if it is not known.
    let text: @Sendable (_ key: String, _ table: String?) -> String?

    /// Cells in a line; ours.
    private static let widest = 80

    // MARK: - For people

    /// In lines of at most `width` cells, but for paths.
    func text(width: Int, color: Rendering.ColorMode) -> String {
        let width = min(width, CodeText.widest)
        var lines = wrapped(head, to: width)
        lines[0] = Ink.strong.paint(lines[0], color)
        lines += asked.flatMap { wrapped($0, to: width) }
        if let code = explanation.code {
            lines += section("Where code names it", color) + self.lines(of: code.uses, width, color)
            if code.uses.isEmpty { lines.append("  Nowhere.") }
            if !explanation.mentions.isEmpty {
                lines += section("What else has its name", color)
                lines += explanation.mentions.flatMap { self.lines(of: $0, width, color) }
            }
            if !code.gaps.isEmpty {
                lines += section("What else may change it", color) + code.gaps.flatMap { list($0.words, width) }
            }
            lines += section("What the rules assume", color) + conclusions.flatMap { list($0, width) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// One thing a line, without indents and colour: for screen readers and `grep`.
    var plainText: String {
        let code = explanation.code
        let uses = (code?.uses ?? []).map { use in
            "\(use.place.whole): \(words(of: use)): \(use.excerpt) (in \(use.context))"
        }
        let mentions = explanation.mentions.map { mention in
            "\(mention.place.whole): \(words(of: mention)): \(mention.excerpt) (in \(mention.context))"
        }
        let gaps = (code?.gaps ?? []).map { "May change it: \($0.words)" }
        return ([head] + asked + uses + mentions + gaps + conclusions).map { visible($0) + "\n" }.joined()
    }

    private var head: String { visible("\(explanation.title.capitalizingFirst) on the screen “\(explanation.screen)”") }

    /// What was asked, and what was read for it.
    private var asked: [String] {
        guard let question = explanation.question, let code = explanation.code else {
            return ["Nothing in the file says that code may change it, so that no code was read for it."]
        }
        var lines = question.outlets.map { outlet in
            let declared = outlet.owner.map { "`\($0)`" } ?? "a class of Apple’s"
            return "The outlet `\(outlet.name)` of \(declared) leads to it."
        }
        if let own = question.ownClass { lines.append("Its own class is `\(own)`.") }
        if question.isInTemplate { lines.append("Code fills the view that it is in before it is shown.") }
        let names = code.classes.map { "`\($0)`" }.joined(separator: ", ")
        lines.append(
            code.classes.isEmpty
                ? "No class was found that its outlets belong to."
                : "Read: \(names), in \(counted(code.files, "file")) of code.")
        return lines.map { visible($0) }
    }

    private func section(_ title: String, _ color: Rendering.ColorMode) -> [String] {
        ["", Ink.strong.paint(title, color)]
    }

    /// Occurrences, those at one place below one another.
    private func lines(of uses: [CodeUse], _ width: Int, _ color: Rendering.ColorMode) -> [String] {
        uses.indices.flatMap { index in
            let lines = self.lines(of: uses[index], width, color)
            return index > 0 && uses[index - 1].place == uses[index].place ? Array(lines.dropFirst(2)) : lines
        }
    }

    /// An occurrence: its place, its code, and what it does.
    private func lines(of use: CodeUse, _ width: Int, _ color: Rendering.ColorMode) -> [String] {
        let place = "  \(visible(use.place.whole)) \(Ink.faint.paint("in \(visible(use.context))", color))"
        let code = cut(visible(use.excerpt), to: width - CodeText.indent.count)
        let effect = wrapped(words(of: use), to: width - CodeText.arrow.count).enumerated().map { index, line in
            (index == 0 ? CodeText.arrow : CodeText.indent) + ink(of: use).paint(line, color)
        }
        return [place, CodeText.indent + code] + effect
    }

    private func lines(of mention: CodeMention, _ width: Int, _ color: Rendering.ColorMode) -> [String] {
        let place = "  \(visible(mention.place.whole)) \(Ink.faint.paint("in \(visible(mention.context))", color))"
        let code = cut(visible(mention.excerpt), to: width - CodeText.indent.count)
        return [place, CodeText.indent + code, CodeText.arrow + Ink.faint.paint(words(of: mention), color)]
    }

    private func words(of mention: CodeMention) -> String {
        switch mention.reason {
        case .local: "a local variable"
        case .ofAnother(let type): visible("of `\(type)`, another object")
        case .harmless: "changes nothing that findings rest on"
        }
    }

    private func ink(of use: CodeUse) -> Ink {
        switch use.effect {
        case .declares, .harmless: .faint
        case .sets: .safe
        case .maySet, .opens: .review
        }
    }

    /// A line of code, its end left out where there is no room for it.
    private func cut(_ line: String, to width: Int) -> String {
        cells(line) > width ? beginning(of: line, upTo: width - 1) + "…" : line
    }

    private func list(_ text: String, _ width: Int) -> [String] {
        wrapped(visible(text), to: width - CodeText.indent.count).enumerated().map { index, line in
            (index == 0 ? "  " : CodeText.indent) + line
        }
    }

    private func words(of use: CodeUse) -> String {
        switch use.effect {
        case .declares: "declares the outlet"
        case .harmless: "harmless"
        case .sets(let value): visible("sets \(use.properties.words) to \(words(of: value))")
        case .maySet(let value): visible("sets \(use.properties.words) in some cases, to \(words(of: value))")
        case .opens: "may change \(use.properties.words)"
        }
    }

    private func words(of value: CodeValue) -> String {
        switch value {
        case .known(let value): return value.words
        case .localized(let key, let table):
            let place = table.map { " of the table \($0)" } ?? ""
            return "the text of “\(key)”\(place)" + (text(key, table).map { ", “\($0)”" } ?? ", which no table has")
        case .something: return "something"
        case .nothing: return "nothing"
        case .anything: return "what may be nothing"
        }
    }

    /// The properties by what code does to them: one sentence for each outcome.
    private var conclusions: [String] {
        var order: [ElementCode.Outcome] = []
        var properties: [ElementCode.Outcome: [Property]] = [:]
        for (property, outcome) in explanation.outcomes {
            if properties[outcome] == nil { order.append(outcome) }
            properties[outcome, default: []].append(property)
        }
        return order.map { outcome in
            let names = (properties[outcome] ?? []).map(\.word).joined(separator: ", ")
            switch outcome {
            case .untouched: return "No code changes \(names)."
            case .supplied(let value): return "Code sets \(names) to \(words(of: value))."
            case .written(let value):
                return "Code sets \(names) to \(words(of: value)), though perhaps not always."
            case .open(let cause): return "Code may change \(names): \(cause.wordsWithPath)."
            }
        }
    }

    private static let indent = "      "
    private static let arrow = "    → "

    // MARK: - For programs

    var json: JSON {
        let question = explanation.question
        let code = explanation.code
        let outlets = (question?.outlets ?? []).map { outlet in
            JSON.object([("owner", .optional(outlet.owner)), ("name", .text(outlet.name))])
        }
        return .object([
            ("schemaVersion", .integer(1)), ("screen", .text(explanation.screen)), ("id", .text(objectID)),
            ("element", .text(explanation.title)), ("outlets", .array(outlets)),
            ("class", .optional(question?.ownClass)), ("base", .optional(code?.base)),
            ("classes", .array((code?.classes ?? []).map(JSON.text))), ("files", .integer(code?.files ?? 0)),
            ("uses", .array((code?.uses ?? []).map(object))), ("mentions", .array(explanation.mentions.map(object))),
            (
                "gaps",
                .array(
                    (code?.gaps ?? []).map { gap in
                        .object(
                            [("reason", .text(gap.cause.statement)), ("properties", gap.properties.json)]
                                + place(gap.cause.place))
                    })
            ),
            ("outcomes", .array(explanation.outcomes.map { outcome($0.property, $0.outcome) })),
        ])
    }

    private func object(_ use: CodeUse) -> JSON {
        let effect: String
        var value = JSON.null
        switch use.effect {
        case .declares: effect = "declares"
        case .harmless: effect = "harmless"
        case .sets(let set): (effect, value) = ("sets", .text(words(of: set)))
        case .maySet(let set): (effect, value) = ("may-set", .text(words(of: set)))
        case .opens: effect = "opens"
        }
        return .object(
            place(use.place) + [
                ("context", .text(use.context)), ("code", .text(use.excerpt)), ("effect", .text(effect)),
                ("value", value), ("properties", use.properties.json),
            ])
    }

    private func object(_ mention: CodeMention) -> JSON {
        .object(
            place(mention.place) + [
                ("context", .text(mention.context)), ("code", .text(mention.excerpt)),
                ("reason", .text(words(of: mention))),
            ])
    }

    private func outcome(_ property: Property, _ outcome: ElementCode.Outcome) -> JSON {
        var entries: [JSON.Entry] = [("property", .text(property.word))]
        switch outcome {
        case .untouched: entries.append(("outcome", .text("untouched")))
        case .supplied(let value): entries += [("outcome", .text("supplied")), ("value", .text(words(of: value)))]
        case .written(let value): entries += [("outcome", .text("written")), ("value", .text(words(of: value)))]
        case .open(let cause):
            entries += [("outcome", .text("open")), ("reason", .text(cause.statement))] + place(cause.place)
        }
        return .object(entries)
    }

    private func place(_ place: CodePlace?) -> [JSON.Entry] {
        [
            ("path", .optional(place?.path)), ("line", place.map { .integer($0.line) } ?? .null),
            ("column", place.map { .integer($0.column) } ?? .null),
        ]
    }
}

extension CodePlace {
    /// `path:line:column`.
    fileprivate var whole: String { "\(path):\(line):\(column)" }
}

extension CodeCause {
    /// The reason, with its whole place.
    fileprivate var wordsWithPath: String { statement + (place.map { " (\($0.whole))" } ?? "") }
}

extension CodeGap {
    /// The reason, with its place and what it concerns.
    fileprivate var words: String { "\(cause.wordsWithPath): \(properties.words)" }
}

extension PropertySet {
    /// The names of the properties, for people.
    fileprivate var words: String { self == .ofCode ? "anything" : map(\.word).joined(separator: ", ") }

    fileprivate var json: JSON { .array(map { .text($0.word) }) }
}

extension Value {
    /// A value that code states, for people.
    fileprivate var words: String {
        switch self {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): JSON.number(number).rendered(.compact)
        case .text(let text): "“\(text)”"
        case .texts(let texts): texts.map { "“\($0)”" }.joined(separator: ", ")
        case .traits(let traits): traits.words.isEmpty ? "no trait" : traits.words.joined(separator: ", ")
        case .color(let color): color.hex
        case .font: "a font"
        case .gestures(let gestures): gestures.keys.map(\.title).sorted().joined(separator: ", ")
        default: "a value"
        }
    }
}
