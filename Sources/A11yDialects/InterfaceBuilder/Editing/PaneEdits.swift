// Changes of what the Accessibility section of Xcode's Identity inspector writes, and of runtime attributes.

import A11yModel
import A11ySyntax

extension ObjectEdits {
    /// The inspector's section.
    var accessibility: Node? { child("accessibility", key: "accessibilityConfiguration") }

    func setIsElement(_ flag: Bool) -> [Edit]? {
        let word = flag ? "YES" : "NO"
        if let attribute = runtimeAttribute(["isAccessibilityElement", "accessibilityElement"]) {
            return runtimeValue(attribute, word)
        }
        if let bool = accessibility?.items.first(where: { $0.tag == "bool" && $0.attribute("key") == "isElement" }) {
            guard let value = bool.entry("value") else { return nil }
            return [XMLTag(bool).replacing(value, by: word)]
        }
        return insertIntoPane("<bool key=\"isElement\" value=\"\(word)\"/>") { _ in false }
    }

    /// Traits that the inspector offers are set; those that are there and not wanted go.
    func setTraits(_ traits: Traits) -> [Edit]? {
        let words = traits.words
        guard runtimeAttribute(["accessibilityTraits"]) == nil, traits.isSubset(of: ObjectEdits.offered) else {
            return nil
        }
        let written = accessibility?.items.first { $0.tag == "accessibilityTraits" }
        guard let written else {
            let flags = words.map { " \($0)=\"YES\"" }.joined()
            return insertIntoPane("<accessibilityTraits key=\"traits\"\(flags)/>") { $0.tag == "bool" }
        }
        let tag = XMLTag(written)
        var edits: [Edit] = []
        for word in words {
            guard let attribute = written.entry(word) else {
                edits.append(tag.adding(word, "YES"))
                continue
            }
            if attribute.flag != true { edits.append(tag.replacing(attribute, by: "YES")) }
        }
        for attribute in written.entries where attribute.flag == true {
            guard let key = attribute.key, key.name != "key", let trait = Traits(named: key.name) else { continue }
            if !traits.isSuperset(of: trait) || trait.isEmpty { edits += [tag.removing(attribute)].compactMap { $0 } }
        }
        return edits
    }

    /// The inspector's traits.
    private static let offered: Traits = [
        .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
        .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction,
        .causesPageTurn, .tabBar, .header, .toggleButton,
    ]

    private func insertIntoPane(_ line: String, before comesAfter: (Node) -> Bool) -> [Edit]? {
        if let pane = accessibility {
            return XMLTag(pane).inserting([line], inside: node, before: comesAfter).map { [$0] }
        }
        let lines = ["<accessibility key=\"accessibilityConfiguration\">", "    " + line, "</accessibility>"]
        return tag.inserting(lines, inside: outer) { child in
            if child.tag == "color" { return !["backgroundColor", "tintColor"].contains(child.attribute("key")) }
            return !ObjectEdits.beforePane.contains(child.tag)
        }.map { [$0] }
    }

    /// What Xcode writes before the inspector's section.
    private static let beforePane: Set<String> = [
        "rect", "frame", "autoresizingMask", "subviews", "viewLayoutGuide", "layoutGuides", "prototypes", "sections",
        "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView", "cells", "view",
        "keyboardLayoutGuide",
    ]
}

extension ObjectEdits {
    private var runtimeAttributes: Node? { node.items.first { $0.tag == "userDefinedRuntimeAttributes" } }

    private func runtimeAttribute(_ paths: Set<String>) -> Node? {
        runtimeAttributes?.items.first { $0.attribute("keyPath").map(paths.contains) == true }
    }

    /// The runtime attribute that wrote a property.
    func runtimeAttribute(of written: Assignment) -> Node? {
        runtimeAttributes?.items.first { $0.entry("keyPath")?.range == written.keyRange }
    }

    func removeRuntimeAttribute(_ attribute: Node) -> [Edit]? {
        guard let list = runtimeAttributes else { return nil }
        let isOnly = list.items.reduce(0) { count, _ in count + 1 } == 1
        return [XMLTag(isOnly ? list : attribute).removed]
    }

    func setRuntimeFlag(_ property: Property, _ flag: Bool) -> [Edit]? {
        guard let path = ObjectEdits.keyPaths[property] else { return nil }
        let word = flag ? "YES" : "NO"
        if let attribute = runtimeAttribute([path]) { return runtimeValue(attribute, word) }
        let line = "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(path)\" value=\"\(word)\"/>"
        if let list = runtimeAttributes {
            return XMLTag(list).inserting([line], inside: node) { _ in false }.map { [$0] }
        }
        let lines = ["<userDefinedRuntimeAttributes>", "    " + line, "</userDefinedRuntimeAttributes>"]
        return tag.inserting(lines, inside: outer) { ["connections", "variation"].contains($0.tag) }.map { [$0] }
    }

    private static let keyPaths: [Property: String] = [
        .groupChildren: "shouldGroupAccessibilityChildren", .viewIsModal: "accessibilityViewIsModal",
        .respondsToUserInteraction: "accessibilityRespondsToUserInteraction",
    ]

    private func runtimeValue(_ attribute: Node, _ word: String) -> [Edit]? {
        guard attribute.attribute("type") == "boolean", let value = attribute.entry("value") else { return nil }
        return [XMLTag(attribute).replacing(value, by: word)]
    }
}
