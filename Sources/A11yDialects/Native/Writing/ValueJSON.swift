import A11yModel

/// Values as the native format writes them.
enum ValueJSON {
    /// The value of a property; nil where the format has no room for it, or another place.
    static func json(_ value: Value, for property: Property) -> JSON? {
        switch (value, property.kind) {
        case (_, .structure): nil
        case (.text(let text), .color): .object([("name", .text(text))])
        case (.text(let text), .word(let words)): words.contains(text) ? .text(text) : nil
        case (.text(let text), .reference): text.isEmpty ? nil : .text(text)
        case (.number(let number), .count(let least)):
            Int(exactly: number).flatMap { $0 < least ? nil : self.number(number) }
        default: json(value)
        }
    }

    /// Numbers as a list; nil where one is beyond what the format takes.
    static func numbers(_ numbers: [Double]) -> JSON? {
        let written = numbers.compactMap(number)
        return written.count == numbers.count ? .array(written) : nil
    }

    private static func number(_ number: Double) -> JSON? {
        number.magnitude <= ValueParser.largestNumber ? .number(number) : nil
    }

    private static func json(_ value: Value) -> JSON? {
        switch value {
        case .flag(let flag): .flag(flag)
        case .number(let number): self.number(number)
        case .text(let text): .text(text)
        case .texts(let texts): .array(texts.map(JSON.text))
        case .traits(let traits):
            .array((traits.words + (traits.needsNone ? ["none"] : [])).map(JSON.text))
        case .rect(let rect):
            rect.width < 0 || rect.height < 0 ? nil : numbers([rect.x, rect.y, rect.width, rect.height])
        case .point(let point): numbers([point.x, point.y])
        // A shape that has a name has no corners.
        case .points(let points): points.isEmpty ? .text("oval") : corners(points)
        case .color(let color): .text(color.hex)
        case .font(let font): json(font)
        case .gestures(let gestures):
            .object(Gesture.allCases.compactMap { gesture in gestures[gesture].map { (gesture.rawValue, .text($0)) } })
        case .actions(let actions): .array(actions.map(json))
        case .content(let content): .array(content.map(json))
        case .keyCommands(let commands): .array(commands.map(json))
        case .rotors(let rotors): .array(rotors.map(json))
        case .spans(let spans): .array(spans.map(json))
        case .mixed: .text("mixed")
        }
    }

    private static func corners(_ points: [Point]) -> JSON? {
        let corners = points.compactMap { numbers([$0.x, $0.y]) }
        return corners.count == points.count ? .array(corners) : nil
    }

    private static func json(_ font: Font) -> JSON {
        object([
            ("style", font.style.map(JSON.text)), ("size", font.size.flatMap(number)),
            ("bold", font.bold.map(JSON.flag)), ("name", font.name.map(JSON.text)),
        ])
    }

    private static func json(_ action: CustomAction) -> JSON {
        if action.image == nil, action.action == nil { return .text(action.name) }
        return object([
            ("name", .text(action.name)), ("image", action.image.map(JSON.text)),
            ("action", action.action.map(JSON.text)),
        ])
    }

    private static func json(_ content: CustomContent) -> JSON {
        object([
            ("label", .text(content.label)), ("value", content.value.isEmpty ? nil : .text(content.value)),
            ("importance", content.isImportant ? .text("high") : nil),
        ])
    }

    private static func json(_ command: KeyCommand) -> JSON {
        object([
            ("input", .text(command.input)),
            ("modifiers", command.modifiers.isEmpty ? nil : .array(command.modifiers.map(JSON.text))),
            ("title", command.title.map(JSON.text)), ("action", command.action.map(JSON.text)),
            ("when", command.when.map(JSON.text)),
        ])
    }

    private static func json(_ rotor: CustomRotor) -> JSON {
        if rotor.elements.isEmpty { return .text(rotor.name) }
        return object([("name", .text(rotor.name)), ("elements", .array(rotor.elements.map(JSON.text)))])
    }

    private static func json(_ span: SpeechSpan) -> JSON {
        object([
            ("text", .text(span.text)), ("language", span.language.map(JSON.text)),
            ("pitch", span.pitch.flatMap(number)), ("spellOut", span.spellOut.map(JSON.flag)),
            ("punctuation", span.punctuation.map(JSON.flag)), ("phonetic", span.phonetic.map(JSON.text)),
            ("headingLevel", span.headingLevel.flatMap(number)),
        ])
    }

    private static func object(_ entries: [(key: String, value: JSON?)]) -> JSON {
        .object(entries.compactMap { entry in entry.value.map { (entry.key, $0) } })
    }
}
