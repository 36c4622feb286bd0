import A11yModel
import Testing

@Suite struct NearestTests {
    @Test(arguments: [
        ("lable", "label"), ("Label", "label"), ("hnit", "hint"), ("framee", "frame"), ("fram", "frame"),
        ("hin", "hint"),
        ("groupChilren", "groupChildren"),
    ])
    func `a slip of the finger is seen through`(_ word: String, _ meant: String) {
        #expect(nearest(word, among: ["frame", "hint", "label", "groupChildren", "value"]) == meant)
    }

    @Test(arguments: ["", "zzz", "colour", "x", String(repeating: "frame", count: 100)])
    func `what is far from everything is near nothing`(_ word: String) {
        #expect(nearest(word, among: ["frame", "hint", "label"]) == nil)
    }

    @Test(arguments: [
        ("disabled", "enabled"), ("unselected", "selected"), ("isNotElement", "isElement"),
        ("accessibilityHeading", "accessibilityHidden"),
    ])
    func `no suggestion turns a meaning round`(_ word: String, _ other: String) {
        #expect(nearest(word, among: [other]) == nil)
    }

    @Test func `among equals the first is taken`() {
        #expect(nearest("cat", among: ["hat", "bat"]) == "hat")
    }

    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3), ("é", "e", 1),
    ])
    func `the distance counts slips`(_ left: String, _ right: String, _ distance: Int) {
        let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
        #expect(editDistance(left, right) == distance)
        #expect(editDistance(right, left) == distance)
        #expect(editDistance(left, right, upTo: distance) == distance)
        #expect(distance == 0 || editDistance(left, right, upTo: distance - 1) == nil)
    }
}
