import A11yModel
import Testing

/// Properties of elements, copies of elements, and sets of properties.
@Suite struct ElementTests {
    private static func assignment(_ property: Property, _ text: String = "a") -> Assignment {
        Assignment(property, .text(text), range: .fileStart, keyRange: .fileStart)
    }

    private var element: Element {
        Element(id: ElementID(0), type: .view, parent: nil, range: .fileStart, anchor: .fileStart)
    }

    @Test func `every property has a bit of its own`() {
        #expect(Property.allCases.map { Int($0.rawValue) } == Array(Property.allCases.indices))
        for property in Property.allCases {
            let set = PropertySet([property])
            #expect(Property.allCases.filter(set.contains) == [property])
            #expect(Array(set) == [property])
        }
    }

    @Test func `a property is found by its word and its alias, and no two share one`() {
        #expect(Property.label.word == "label")
        #expect(Property(word: "numberOfLines") == .lines)
        #expect(Property(word: "labl") == nil)
        for property in Property.allCases {
            #expect(Property(word: property.word) == property)
            for alias in property.aliases { #expect(Property(word: alias) == property) }
        }
        #expect(Property.words.count == Property.allCases.count + Property.allCases.flatMap(\.aliases).count)
    }

    @Test func `sets of properties are put together`() {
        var set = PropertySet([.type, .label])
        set.formUnion(PropertySet([.children, .label]))
        #expect(Property.allCases.filter(set.contains) == [.type, .label, .children])
        #expect(Array(set) == [.type, .label, .children])
        #expect(set.first == .type)
        #expect(PropertySet([.label, .children]).isSubset(of: set))
        #expect(!PropertySet([.label, .hint]).isSubset(of: set))
        #expect(Array(PropertySet(Property.allCases)) == Property.allCases)
        #expect(PropertySet().first == nil)
    }

    @Test func `a property is known while it is written`() {
        var element = element
        #expect(element[.label] == nil)
        element.assignments.append(ElementTests.assignment(.label))
        element.assignments.append(ElementTests.assignment(.hint, "b"))
        #expect(element.label == "a")
        #expect(element.hint == "b")
        element.assignments.removeAll { $0.property == .label }
        #expect(element.label == nil)
        #expect(element.assignment(of: .hint) != nil)
        element.assignments = []
        #expect(Property.allCases.filter(element.written.contains) == [])
    }

    @Test func `of two values the first counts`() {
        var element = element
        element.assignments = [ElementTests.assignment(.label, "a"), ElementTests.assignment(.label, "b")]
        #expect(element.label == "a")
    }

    @Test func `a copy goes its own way`() {
        var first = element
        first.fileID = "first"
        first.children = [ElementID(1)]
        var second = first
        second.fileID = "second"
        second.children.append(ElementID(2))
        second.assignments = [ElementTests.assignment(.label)]
        #expect(first.fileID == "first")
        #expect(first.children == [ElementID(1)])
        #expect(first.label == nil)
        #expect(second.children == [ElementID(1), ElementID(2)])
    }
}

@Suite struct TraitsTests {
    @Test func `every name names its trait and no other`() {
        let names = Traits.names.map(\.name)
        #expect(Set(names).count == names.count)
        for (name, trait) in Traits.names { #expect(Traits(named: name) == trait) }
        #expect(Traits(named: "Button") == nil)
        #expect(Traits(named: "") == nil)
    }

    @Test func `a set is written in words, the toggle by its public one`() {
        let set: Traits = [.selected, .button, .switchButton]
        #expect(set.words == ["button", "selected", "toggleButton"])
        #expect(Traits().words == [])
    }

    @Test func `no two traits share a bit but the toggle's two names`() {
        let single = Traits.names.filter { !$0.trait.isEmpty && $0.name != "switchButton" }
        #expect(Set(single.map(\.trait)).count == single.count)
        #expect(single.allSatisfy { $0.trait.rawValue.nonzeroBitCount == 1 })
        #expect(Traits.switchButton == Traits.toggleButton)
    }

    @Test func `the bits are those of UIKit's mask`() {
        #expect(Traits.button.rawValue == 1)
        #expect(Traits.header.rawValue == 1 << 16)
        #expect(Traits.toggleButton.rawValue == 1 << 53)
    }
}

@Suite struct ColorTests {
    @Test func `colours are read with and without alpha`() {
        #expect(Color(hex: "#FF0080") == Color(red: 1, green: 0, blue: 128.0 / 255))
        #expect(Color(hex: "#ff008000") == Color(red: 1, green: 0, blue: 128.0 / 255, alpha: 0))
    }

    @Test(arguments: ["", "#", "FF0080", "#FF008", "#FF00800", "#FF0080GG", "#+F0080", "#ＦＦ００８０", "# FF008", "red"])
    func `anything else is no colour`(_ text: String) {
        #expect(Color(hex: text) == nil)
    }
}
