import A11yModel
import TestSupport
import Testing

@Suite struct SmallDictionaryTests {
    @Test func `it holds what a dictionary holds, in the order of the names`() {
        var dice = Dice(seed: 23)
        let names = ["", "a", "b", "ab", "from", "state", "é", "日"]
        for _ in 0..<200 {
            var small = SmallDictionary<Int>()
            var dictionary: [String: Int] = [:]
            for step in 0..<20 {
                let name = dice.pick(names)
                let value = dice.chance(60) ? step : nil
                small[name] = value
                dictionary[name] = value
            }
            #expect(small.map(\.name) == dictionary.keys.sorted())
            for name in names { #expect(small[name] == dictionary[name]) }
            #expect(small == SmallDictionary(dictionary))
        }
    }

    @Test func `merging adds only names that are new`() {
        let facts: Facts = ["name": "Pay", "count": 2]
        let others: Facts = ["name": "Buy", "other": "x"]
        #expect(facts.merging(others) == ["count": 2, "name": "Pay", "other": "x"])
        #expect(facts.merging([:]) == facts)
        #expect(Facts().merging(facts) == facts)
    }

    @Test func `of several values with one name the last counts`() {
        #expect(SmallDictionary(dictionaryLiteral: ("a", 1), ("b", 2), ("a", 3)) == ["a": 3, "b": 2])
    }
}
