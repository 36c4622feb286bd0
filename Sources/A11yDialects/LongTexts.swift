import A11yModel

/// Texts that are too long to be spoken or judged: nobody listens to them, and every rule would go through them.
extension Screen {
    /// Keeps the beginning of each text that is longer than the limits allow; a problem for each of these, as far as
    /// problems go. `size` is the number of the file's bytes. Cost: linear in the assignments of a long file.
    mutating func shortenTexts(within limits: Limits, ofFile size: Int) -> [Problem] {
        let most = limits[.textLength]
        // No text is twice as long as what it is written as: two bytes of an escape in YAML stand for three at most.
        guard size > most / 2 else { return [] }
        var problems: [Problem] = []
        for index in elements.indices {
            for place in elements[index].assignments.indices {
                let assignment = elements[index].assignments[place]
                guard let value = assignment.value.shortened(to: most) else { continue }
                elements[index].assignments[place] = Assignment(
                    assignment.property, value, range: assignment.range, keyRange: assignment.keyRange)
                guard problems.count < limits[.problems] else { continue }
                problems.append(
                    .syntax(
                        limits.expectation(of: .textLength), at: assignment.range, unchecked: "what is beyond that"))
            }
        }
        return problems
    }
}

extension Value {
    /// The value with the beginning of each longer text; nil where none is longer than so many bytes.
    fileprivate func shortened(to most: Int) -> Value? {
        switch self {
        case .text(let text): text.utf8.count > most ? .text(text.beginning(most)) : nil
        case .texts(let texts):
            texts.contains { $0.utf8.count > most } ? .texts(texts.map { $0.beginning(most) }) : nil
        case .actions(let actions):
            actions.contains { $0.name.utf8.count > most }
                ? .actions(
                    actions.map { CustomAction(name: $0.name.beginning(most), image: $0.image, action: $0.action) })
                : nil
        case .content(let content):
            content.contains { max($0.label.utf8.count, $0.value.utf8.count) > most }
                ? .content(
                    content.map { part in
                        CustomContent(
                            label: part.label.beginning(most), value: part.value.beginning(most),
                            isImportant: part.isImportant)
                    })
                : nil
        default: nil
        }
    }
}

extension String {
    /// The first bytes, without a part of a character.
    fileprivate func beginning(_ most: Int) -> String {
        guard utf8.count > most else { return self }
        var end = utf8.index(startIndex, offsetBy: most)
        while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}
