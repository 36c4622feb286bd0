// Repairs that several checks make.

import A11yEngine
import A11yModel
import A11yVoiceOver

extension Repair {
    /// A flag that is set on an element.
    package static func setting(_ property: Property, to flag: Bool, on id: ElementID, needsLook: Bool = false)
        -> Repair
    {
        Repair(
            "Sets `\(property.word)` to \(flag).", [.set(property, .flag(flag), on: id)], needsLook: needsLook)
    }

    /// A property that is removed from an element.
    package static func removing(_ property: Property, from id: ElementID) -> Repair {
        Repair("Removes `\(property.word)`.", [.remove(property, on: id)])
    }
}

extension LintContext {
    /// An explicit list without one entry; no list where that leaves none, since an empty one hides everything.
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

/// Entries of the longest list that is put right by a program: each of its violations costs the length of the list. Ours;

/// whoever hears so many stops in a list of their own has other worries.

let longestRepairedList = 1000

extension LintContext {
    /// The element with these traits beside those that it has; nil where it has them, or has one that they contradict:
    /// a person decides then which of the two is true.
    package func repair(adding traits: Traits, to id: ElementID) -> Repair? {
        let written = screen[id].traits
        var given = written ?? screen.accessibilityTraits(of: id)
        // The class says that a text is one; no author does, and a button or heading is heard as such.
        if written == nil { given.remove(.staticText) }
        guard !given.isSuperset(of: traits) else { return nil }
        guard ConflictingTraits.rivals(in: given.union(traits)) == nil else { return nil }
        let words = traits.words.map { "`\($0)`" }.joined(separator: " and ")
        let change = Change.set(.traits, .traits(given.subtracting(.noneBesideOthers).union(traits)), on: id)
        return Repair("Adds the trait \(words).", [change])
    }
}

extension Repair {
    /// A text that is shorter by some of its words; nil where fewer than two letters are left to be read.
    static func cutting(_ words: String, from property: Property, to rest: String, on id: ElementID)
        -> Repair?
    {
        let rest = Words.trimmed(rest)
        guard Words.letterCount(rest) >= leastLetters || rest.unicodeScalars.contains(where: Words.isUnspaced) else {
            return nil
        }
        return Repair("Cuts “\(words)” from the \(property.word).", [.set(property, .text(rest), on: id)])
    }

    /// Letters that make a name (the catalogue's).
    private static let leastLetters = 2
}
