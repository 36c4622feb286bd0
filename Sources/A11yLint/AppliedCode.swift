import A11yModel
import A11yCode

// The code of the app settles what a storyboard leaves open: what code sets plainly becomes an assignment of the
// screen, and the rest of the answers stay with the elements for the rules' verdicts.

extension Screen {
    /// Asks the code about each element that it may change, and applies the answers. Each question is asked once.
    mutating func apply(_ code: CodeAnswers) {
        let questions = CodeQuestions(about: self)
        var answers: [CodeQuestion: ElementCode] = [:]
        for (id, question) in questions.elements {
            var answer = answers[question] ?? code.answer(question).lookingUp(code.text)
            answer.isStrict = code.isStrict
            answers[question] = answer
            if self[id].isPlainRoot {
                // What is not known of the code may always colour it, as without any code.
                answer.gaps = []
                self[id].code = answer
                if case .supplied(.known(let color)) = answer.outcome(of: .backgroundColor) {
                    self[id].set(.backgroundColor, color)
                } else if answer.uses.contains(where: {
                    $0.properties.contains(.backgroundColor) && $0.effect != .harmless
                }) {
                    self[id].doubts.insert(.code)
                }
                continue
            }
            // Code needs no outlet to come to the item of a bar.
            if self[id].isBarItem { self[id].doubts.insert(.code) }
            let isPart = self[id].type == .segment || isInFilledBar(self[id])
            self[id].apply(isPart ? answer.ofControl : answer.ofWhole)
        }
        for (id, question) in questions.elements {
            guard let answer = answers[question] else { continue }
            if let use = answer.uses.first(where: { $0.isRemoval }) { hide(contentsOf: id, by: use) }
            if case .supplied(.known(.texts(let names))) = answer.outcome(of: .elements) {
                if !list(names, in: id) { leaveOpen(inside: id, answer) { $0.properties.contains(.elements) } }
            } else if question.platform == .macos, question.ownClass != nil {
                // A line that may change anything lists nothing.
                leaveOpen(inside: id, answer) {
                    $0.effect == .opens && $0.properties.contains(.elements) && $0.properties != .ofCode
                }
            }
        }
        if platform == .macos { describeImages(by: code) }
        if let question = questions.controller { applyTitle(of: code.answer(question).lookingUp(code.text)) }
    }

    /// Hides the views of a view that code empties, but those that it knows by an outlet.
    private mutating func hide(contentsOf container: ElementID, by use: CodeUse) {
        for view in self[container].children where self[view].outlets.isEmpty {
            self[view].set(.hidden, .flag(true))
            var code = self[view].code ?? ElementCode()
            code.uses.append(use.with(use.effect, [.hidden]))
            self[view].code = code
        }
    }

    /// Names what shows only an image by the app's table of descriptions, which AppKit reads for every image that it
    /// loads by its name.
    private mutating func describeImages(by code: CodeAnswers) {
        for id in elements.map(\.id) where self[id].label == nil && self[id].macRole != nil {
            guard let image = self[id][.image]?.text ?? self[id][.systemImage]?.text, self[id].title == nil,
                let words = code.text(image, "AccessibilityImageDescriptions"), !words.isEmpty
            else { continue }
            self[id].assignments.append(
                Assignment(.label, .text(words), range: self[id].anchor, keyRange: self[id].anchor))
        }
    }

    /// What code lists in a container leaves open what the file has there: the elements may be others.
    private mutating func leaveOpen(
        inside container: ElementID, _ answer: ElementCode, asListedBy isList: (CodeUse) -> Bool
    ) {
        guard let use = answer.uses.first(where: isList) else { return }
        let list = CodeCause.Reason.lists(self[container].customClass ?? self[container].type.rawValue)
        let gap = CodeGap(list, at: use.place, properties: [.isElement, .label, .title])
        for inner in descendants(of: container) {
            var code = self[inner].code ?? ElementCode()
            code.gaps.append(gap)
            self[inner].code = code
            self[inner].doubts.insert(.code)
        }
    }

    /// Makes a container list the elements with these outlets, and returns whether the file has each of them once.
    private mutating func list(_ names: [String], in container: ElementID) -> Bool {
        let inside = Set(descendants(of: container))
        let members = names.map { name -> Member? in
            let found = elements.filter { inside.contains($0.id) && $0.outlets.contains { $0.name == name } }
            return found.count == 1
                ? Member(name: nil, target: found[0].id, range: self[container].anchor) : nil
        }
        guard !members.contains(nil) else { return false }
        self[container].members = members.compactMap { $0 }
        self[container].setInCode.insert(.elements)
        return true
    }

    /// Applies the title that the controller sets. One that sets none may be shown where nobody sees a title.
    private mutating func applyTitle(of answer: ElementCode) {
        code = answer
        switch answer.outcome(of: .title) {
        case .supplied(.known(.text(let text))):
            doubts.remove(.customClass)
            title = text
            for bar in roots where self[bar].type == .navigationBar { self[bar].set(.title, .text(text)) }
        default: break
        }
    }
}

extension Element {
    /// Keeps an answer, and takes over what code sets it to.
    fileprivate mutating func apply(_ answer: ElementCode) {
        var answer = answer
        answer.gaps += self.codeGaps
        takeBase(of: answer)
        // Findings are recognised by identifiers, with and without code.
        for property in answer.suppliedProperties where ![.identifier, .elements, .children].contains(property) {
            guard case .supplied(.known(let value)) = answer.outcome(of: property) else { continue }
            // Of a font without a size only that is known which verdicts ask for.
            if let font = value.font, font.pointSize == nil { continue }
            // Those of the file stay.
            let all = value.gestures.map { self.gestures.merging($0) { first, _ in first } }
            set(property, all.map(Value.gestures) ?? value)
        }
        let isSecure = answer.uses.contains {
            $0.properties.contains(.secure) && $0.effect == .sets(.known(.flag(true)))
        }
        if isSecure, type == .textField { type = .secureTextField }
        code = answer
    }

    /// A plain view takes the type of the class that its own class descends from, by the code.
    private mutating func takeBase(of answer: ElementCode) {
        guard type == .view || type == .control || self.isUnmodelled else { return }
        guard let base = answer.base ?? namedBase, let known = ElementType(word: base), known != .view else { return }
        type = known
        self.isUnmodelled = false
    }

    /// Sets a property to what code sets it to. Findings about it point at the element.
    fileprivate mutating func set(_ property: Property, _ value: Value) {
        // Code that sets one picture replaces the other.
        let replaced: [Property] = property == .image || property == .systemImage ? [.image, .systemImage] : [property]
        assignments.removeAll { replaced.contains($0.property) }
        assignments.append(Assignment(property, value, range: self.anchor, keyRange: self.anchor))
        self.setInCode.insert(property)
    }
}

extension ElementCode {
    /// The properties that code sets, in their order.
    fileprivate var suppliedProperties: [Property] {
        let sets = uses.filter { if case .sets = $0.effect { true } else { false } }
        guard !sets.isEmpty else { return [] }
        return Property.allCases.filter { property in sets.contains { $0.properties.contains(property) } }
    }

    /// The answer with the texts of its keys, as far as there are any. Words that no table has are shown as they are.
    fileprivate func lookingUp(_ text: (String, String?) -> String?) -> ElementCode {
        var found = self
        found.uses = uses.map { use in
            guard case .sets(.localized(let key, let table)) = use.effect,
                let text = text(key, table) ?? (key.contains(" ") ? key : nil)
            else { return use }
            return use.with(.sets(.known(.text(text))))
        }
        return found
    }

    /// The answer about a control without the names of its segments.
    fileprivate var ofWhole: ElementCode {
        var code = self
        code.uses.removeAll { $0.properties == [.items, .label] }
        return code
    }

    /// The answer about a segment or item by that about its control: what code sets on the control may be its segments.
    /// Where code gives it other items, those of the file are gone.
    fileprivate var ofControl: ElementCode {
        var code = self
        code.base = nil
        code.uses = uses.map { use in
            guard case .sets(let value) = use.effect, !use.properties.contains(.items) else { return use }
            // A title is one of some segment.
            return use.with(use.properties == [.title] ? .maySet(value.inexact) : .opens)
        }
        return code
    }
}

extension CodeUse {
    /// Whether it takes all views of the element off the screen.
    fileprivate var isRemoval: Bool { properties == [.children] && effect == .sets(.known(.flag(true))) }

    fileprivate func with(_ effect: Effect, _ properties: PropertySet? = nil) -> CodeUse {
        CodeUse(
            place: place, context: context, excerpt: excerpt, effect: effect, properties: properties ?? self.properties)
    }
}
