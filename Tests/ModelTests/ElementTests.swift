import A11yModel
import Testing

/// What an element knows of its own properties, and what its copies share.
@Suite struct ElementTests {
    private static func assignment(_ property: Property, _ text: String = "a") -> Assignment {
        Assignment(property, .text(text), range: .fileStart, keyRange: .fileStart)
    }

    private var element: Element {
        Element(id: ElementID(0), type: .view, parent: nil, range: .fileStart, anchor: .fileStart)
    }

    @Test func `every property has a bit of its own`() {
        #expect(Property.allCases.map(\.place) == Array(Property.allCases.indices))
        for property in Property.allCases {
            let set = PropertySet([property])
            #expect(Property.allCases.filter(set.contains) == [property])
        }
    }

    @Test func `sets of properties are put together`() {
        var set = PropertySet([.type, .label])
        set.formUnion(PropertySet([.children, .label]))
        #expect(Property.allCases.filter(set.contains) == [.type, .label, .children])
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
        first.name = "first"
        first.children = [ElementID(1)]
        var second = first
        second.name = "second"
        second.children.append(ElementID(2))
        second.assignments = [ElementTests.assignment(.label)]
        #expect(first.name == "first")
        #expect(first.children == [ElementID(1)])
        #expect(first.label == nil)
        #expect(second.children == [ElementID(1), ElementID(2)])
    }
}
