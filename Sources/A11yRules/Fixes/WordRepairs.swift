// Fixes that take words out of labels, hints and values, or move them. None makes a word up.

import A11yModel
import A11yVoiceOver

extension Repair {
    /// A text that is shorter by some of its words; nil where fewer than two letters are left to be read.
    fileprivate static func cutting(_ words: String, from property: Property, to rest: String, on id: ElementID)
        -> Repair?
    {
        let rest = Words.trimmed(rest)
        guard Words.letterCount(rest) >= leastLetters || rest.unicodeScalars.contains(where: Words.isUnspaced) else {
            return nil
        }
        return Repair("Cuts “\(words)” from the \(property.rawValue).", [.set(property, .text(rest), on: id)])
    }

    /// Letters that make a name (the catalogue's).
    private static let leastLetters = 2
}

extension RoleWords {
    /// The role goes from the end of the label.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, let label = subject.screen[id].label.map(Words.trimmed),
            case .text(let word)? = fault.facts["word"], label.count > word.count,
            label.suffix(word.count).lowercased() == word.lowercased()
        else { return nil }
        let rest = label.dropLast(word.count)
        let isSeparator = { (character: Character) in character.isWhitespace || ",;:-–—，、：".contains(character) }
        let end = rest.lastIndex { !isSeparator($0) }
        guard let end, let last = rest.last, isSeparator(last) || word.unicodeScalars.contains(where: Words.isUnspaced)
        else { return nil }
        let cut = String(label.suffix(word.count))
        return .cutting(cut, from: .label, to: String(rest[...end]), on: id)
    }
}

extension LabelEndings {
    /// The full stop goes.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, let label = subject.screen[id].label.map(Words.trimmed), let last = label.last
        else { return nil }
        return .cutting(String(last), from: .label, to: String(label.dropLast()), on: id)
    }
}

extension StateWords {
    /// The state goes from the beginning or the end of the label, with what parts it from the name. A state that
    /// nothing else tells stays: somebody would miss it.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard fault.variant == "twice", let id = fault.element, let label = subject.screen[id].label.map(Words.trimmed),
            case .text(let word)? = fault.facts["word"]
        else { return nil }
        let isSeparator = { (character: Character) in character.isWhitespace || character.isPunctuation }
        let scalars = Array(label)
        let begin = scalars.firstIndex { !isSeparator($0) } ?? 0
        let end = (scalars.lastIndex { !isSeparator($0) } ?? -1) + 1
        guard begin < end else { return nil }
        let core = String(scalars[begin..<end])
        if core.lowercased().hasSuffix(word.lowercased()) {
            let rest = core.dropLast(word.count)
            guard let last = rest.last, isSeparator(last), let stop = rest.lastIndex(where: { !isSeparator($0) }) else {
                return nil
            }
            return .cutting(word, from: .label, to: String(scalars[..<begin]) + rest[...stop], on: id)
        }
        guard core.lowercased().hasPrefix(word.lowercased()) else { return nil }
        let rest = core.dropFirst(word.count)
        guard let first = rest.first, isSeparator(first), let start = rest.firstIndex(where: { !isSeparator($0) })
        else {
            return nil
        }
        return .cutting(word, from: .label, to: rest[start...] + String(scalars[end...]), on: id)
    }
}

extension ValueWords {
    /// A value that is the label goes. One that is a part of it may be the better place for that part.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, let value = subject.screen[id].value, let label = subject.screen[id].label,
            Words.folded(value) == Words.folded(label)
        else { return nil }
        return .removing(.value, from: id)
    }
}

extension HintWords {
    /// A hint that is the name goes. One of other words may have been meant to say more.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, let hint = subject.screen[id].hint, let name = subject.name(of: id),
            Words.folded(hint) == Words.folded(name)
        else { return nil }
        return .removing(.hint, from: id)
    }
}

extension HintGestures {
    /// The gesture goes where a verb for its result follows.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, let hint = subject.screen[id].hint.map(Words.trimmed),
            let opening = HintGestures.openings.first(where: { hint.lowercased().hasPrefix($0) })
        else { return nil }
        let rest = Words.trimmed(String(hint.dropFirst(opening.count)))
        guard let first = rest.first, first.isLetter else { return nil }
        let isCapital = hint.first?.isUppercase == true
        let sentence = isCapital ? first.uppercased() + rest.dropFirst() : rest
        return .cutting(String(hint.prefix(opening.count)), from: .hint, to: sentence, on: id)
    }

    /// How hints name the gesture that VoiceOver names itself, the longer before the shorter.
    private static let openings = [
        "double tap to ", "double-tap to ", "double click to ", "double-click to ", "tap twice to ", "tap to ",
        "click to ", "press to ", "touch to ", "轻点两下以", "轻点两下可", "轻点两下来", "轻点两下", "双击以", "双击可", "双击",
        "點兩下以", "點兩下可", "點兩下來", "點兩下", "按兩下以", "按兩下可", "按兩下", "雙擊以", "雙擊可", "雙擊",
    ]
}

extension NamePlaces {
    /// The text moves to the label as it is.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, let property = fault.property, property == .hint || property == .value else {
            return nil
        }
        let blank: [Change] = subject.screen[id].label == nil ? [] : [.remove(.label, on: id)]
        return Repair("Makes the \(property.rawValue) the label.", blank + [.rename(property, to: .label, on: id)])
    }
}

extension IdentifierNames {
    /// The name for tests moves to where tests look for it. What the control is called has to be written.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, fault.property == .label, let label = subject.screen[id].label else { return nil }
        switch subject.screen[id][.identifier]?.text {
        case nil: return Repair("Makes the label the identifier.", [.rename(.label, to: .identifier, on: id)])
        case label: return .removing(.label, from: id)
        default: return nil
        }
    }
}

extension PlaceholderNames {
    /// The text that stands before the field names it.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard fault.variant == "beside", let id = fault.element,
            let caption = NearTexts(in: subject).text(beside: id), caption < id, let name = subject.screen[caption].name
        else { return nil }
        return Repair("Names the field by “\(name)”.", [.set(.labelledBy, .text(name), on: id)])
    }
}

extension InputPurposes {
    /// The content type, where the field is called exactly so.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, case .text(let type)? = fault.facts["type"], isExact(type, id, in: subject) else {
            return nil
        }
        return Repair("Sets `contentType` to \(type).", [.set(.contentType, .text(type), on: id)])
    }
}
