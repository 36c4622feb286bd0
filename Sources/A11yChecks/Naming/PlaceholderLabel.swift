import A11yEngine
import A11yModel
import A11yVoiceOver

/// Fields with a placeholder instead of a label: it is the value of an empty field and disappears when users type.
/// Cost: linear in the elements.
struct PlaceholderLabel: RepairingCheck, FixedCheck {
    private static let remarks = WordList(named: "placeholder-remark")

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.placeholder) else { return [] }
        let texts = NearTexts(in: context)
        return context.elements.compactMap { id in
            let element = context.screen[id]
            guard element.isTextInput, !context.namesItself(id), !context.hasName(id) else { return nil }
            guard let placeholder = element[.placeholder]?.text, !RuleText.isBlank(placeholder) else { return nil }
            guard context.simulation.stop(of: id) != nil || context.wouldBeStopIfShown(id),
                !context.isFilledByCodeAlone(id)
            else { return nil }
            // No text is quoted that code may replace.
            let isQuoted = !element.isRewrittenByCode(.placeholder)
            let isRemark = isQuoted && isRemark(placeholder, of: id, in: context)
            var violation = Violation(id, property: .placeholder, variant: isRemark ? "remark" : "alone")
            let quoted = isQuoted ? RuleText.excerpt(placeholder) : context.dataName(of: id)
            violation.facts["placeholder"] = .text(quoted)
            let word = context.screen.platform == .macos ? "edit text" : "text field"
            let role = element.type == .secureTextField ? "secure \(word)" : word
            violation.facts["role"] = .text(element.macRole?.word.lowercased() ?? role)
            if !context.isEnabled(id), !element.isGivenByCode(.enabled) { violation.doubts = .undecided }
            if let caption = texts.text(beside: id) {
                violation.variant = isRemark ? "remark-beside" : "beside"
                violation.facts["text"] = .text(context.quote(of: caption))
                violation.related = [texts.place(of: caption)]
            }
            return violation
        }
    }

    /// Whether a placeholder says nothing of what the field asks for: “(Optional)”, “0”, “name@example.com”,
    /// “live_4895_okF4”, “My scene”, “e.g. Red Hat”, “(Base32)”, “/var/www”.
    private func isRemark(_ placeholder: String, of id: ElementID, in context: LintContext) -> Bool {
        let isToken = placeholder.contains(where: \.isNumber) && !placeholder.contains(where: \.isWhitespace)
        let isCode = isToken && placeholder.contains { "_^{}[]<>|~=$*".contains($0) }
        let isOwn = placeholder.hasPrefix("My") && placeholder.dropFirst(2).first.map { !$0.isLowercase } == true
        let isAside = placeholder.hasPrefix("(") && placeholder.firstIndex(of: ")") == placeholder.indices.last
        // “https://api.example.com (for teams)”, “/var/www”
        let isPlace = placeholder.hasPrefix("/") || RuleText.isAddress(String(placeholder.prefix { $0 != " " }))
        return isCode || isOwn || isAside || isPlace || !placeholder.contains(where: \.isLetter)
            || PlaceholderLabel.remarks.contains(
                FoldedText(placeholder.filter { $0 != "(" && $0 != ")" }, in: context.wordIndex(of: id)))
    }

    /// Uses the text before the field as its label.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard violation.variant?.hasSuffix("beside") == true, let id = violation.element,
            let caption = NearTexts(in: context).text(beside: id), caption < id,
            let name = context.screen[caption].fileID
        else { return nil }
        return Repair("Names the field by “\(name)”.", [.set(.labelledBy, .text(name), on: id)])
    }
}
