import A11yModel
import Testing

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
