import A11yEngine
import A11yModel
import A11yVoiceOver

// Repairs that several checks make.

extension Repair {
    /// Sets a flag of an element.
    package static func setting(_ property: Property, to flag: Bool, on id: ElementID, needsLook: Bool = false)
        -> Repair
    {
        Repair(
            "Sets `\(property.word)` to \(flag).", [.set(property, .flag(flag), on: id)], needsLook: needsLook)
    }

    /// Removes the frame or path of a violation, so that UIKit uses that of the view; nil for an element without one.
    package static func removingFrame(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, let property = violation.property,
            context.screen[id].type != .accessibilityElement
        else { return nil }
        return .removing(property, from: id)
    }

    /// Removes a property from an element.
    package static func removing(_ property: Property, from id: ElementID) -> Repair {
        Repair("Removes `\(property.word)`.", [.remove(property, on: id)])
    }
}

extension LintContext {
    /// An explicit list without one entry. The last entry takes the list with it, since an empty list hides everything.
    package func repair(dropping range: SourceRange?, from list: ElementID) -> Repair? {
        guard let members = screen[list].members, members.count <= longestRepairedList,
            let index = members.firstIndex(where: { $0.range == range })
        else { return nil }
        if members.count == 1 { return .removing(.elements, from: list) }
        let name = members[index].name ?? members[index].target.map(title) ?? ""
        return Repair(
            "Drops “\(name)” from the list.", [.keep(members.indices.filter { $0 != index }, of: .elements, on: list)])
    }
}

/// The number of entries of the longest list that is repaired (ours). The repair of each violation costs the length of
/// the list, and nobody navigates a list this long.
let longestRepairedList = 1000

extension LintContext {
    /// The element with these traits added; nil if it has them already, or has one that contradicts them, since a
    /// person must then decide which is right. Nil also if its class gives it the trait of a state, which written
    /// traits would say for good.
    package func repair(adding traits: Traits, to id: ElementID) -> Repair? {
        let written = screen[id].traits
        var given = written ?? screen.accessibilityTraits(of: id)
        if written == nil, !given.isDisjoint(with: [.selected, .notEnabled]) { return nil }
        // The class adds static text; no author does, and a button or heading is announced as such. In Xcode it stays
        // ticked beside Header.
        let isTicked = traits == .header && screen.input == .interfaceBuilder
        if written == nil, !isTicked { given.remove(.staticText) }
        guard !given.isSuperset(of: traits) else { return nil }
        guard ConflictingTraits.rivals(in: given.union(traits)) == nil else { return nil }
        let words = traits.words.map { "`\($0)`" }.joined(separator: " and ")
        let change = Change.set(.traits, .traits(given.subtracting(.noneBesideOthers).union(traits)), on: id)
        return Repair("Adds the trait \(words).", [change])
    }
}

extension Repair {
    /// A text without some of its words; nil if fewer than two letters would be left.
    static func cutting(_ words: String, from property: Property, to rest: String, on id: ElementID)
        -> Repair?
    {
        let rest = RuleText.trimmed(rest)
        guard RuleText.letterCount(rest) >= leastLetters || rest.unicodeScalars.contains(where: RuleText.isUnspaced)
        else { return nil }
        return Repair("Cuts “\(words)” from the \(property.word).", [.set(property, .text(rest), on: id)])
    }

    /// The minimum number of letters of a name (from the catalogue).
    private static let leastLetters = 2
}
