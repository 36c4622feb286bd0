import A11yModel
import A11ySyntax
import Testing

@Suite struct NodeDecoderTests {
    /// The decoded value of `v`, and the sentences of the problems.
    private func read<Value>(_ text: String, _ reading: (Node, inout [Problem]) -> Value?) -> (Value?, [String]) {
        let tree = parse(text).value
        var problems: [Problem] = []
        guard let node = tree.roots.first?.entry("v") ?? tree.roots.first else { return (nil, ["no node"]) }
        let value = reading(node, &problems)
        return (value, described(Parsed(tree, problems: problems)))
    }

    @Test(
        arguments: [
            ("v: true", true), ("v: FALSE", false), ("<a v='true'/>", true), ("<a v='NO'/>", false), ("v: ~", nil),
            ("v:", nil), ("v: yes", true), ("v: Off", false), ("v: ON", true), ("<a v='TRUE'/>", true),
            ("<a v='no'/>", false),
        ] as [(String, Bool?)])
    func `a flag`(_ text: String, _ expected: Bool?) {
        #expect(read(text) { $0.flag(&$1) } == (expected, []))
    }

    @Test(arguments: [
        ("v: 'yes'", "‹'yes'› `v` must be true or false, without quotation marks"),
        ("v: 'true'", "‹'true'› `v` must be true or false, without quotation marks"),
        ("v: yess", "‹yess› `v` must be true or false"),
        ("v: 1", "‹1› `v` must be true or false"),
        ("v: [true]", "‹[true]› `v` must be true or false"),
        ("<a v='maybe'/>", "‹maybe› `v` must be true or false"),
    ])
    func `not a flag`(_ text: String, _ problem: String) {
        #expect(read(text) { $0.flag(&$1) } == (nil, [problem]))
    }

    @Test func `numbers`() {
        #expect(read("v: -1.5e1") { $0.number(&$1) } == (-15, []))
        #expect(read("<a v='12'/>") { $0.integer(&$1) } == (12, []))
        #expect(read("v: '12'") { $0.number(&$1) } == (nil, ["‹'12'› `v` must be a number, without quotation marks"]))
        #expect(read("v: 0x10") { $0.number(&$1) } == (nil, ["‹0x10› `v` must be a number"]))
        #expect(read("v: nan") { $0.number(&$1) } == (nil, ["‹nan› `v` must be a number"]))
        #expect(read("v: 1.5") { $0.integer(&$1) } == (nil, ["‹1.5› `v` must be a whole number"]))
    }

    @Test(arguments: ["v: [1, 2, 3, 4]", "<a v='1 2 3 4'/>", "<a v=' 1, 2,3 ,\n4 '/>", "v:\n- 1\n- 2\n- 3\n- 4\n"])
    func `lists of numbers`(_ text: String) {
        #expect(read(text) { $0.numbers(["x", "y", "width", "height"], &$1) } == ([1, 2, 3, 4], []))
    }

    @Test(arguments: [("v: [1, 2]", "[1, 2]"), ("v: 1 2", "1 2"), ("v: ['1', 2]", "['1', 2]"), ("<a v='1 x'/>", "1 x")])
    func `a wrong count of numbers`(_ text: String, _ place: String) {
        let expected = "‹\(place)› `v` must be three numbers: x, y, width"
        #expect(read(text) { $0.numbers(["x", "y", "width"], &$1) } == (nil, [expected]))
    }

    @Test func `words have their ranges`() {
        let tree = parse("<a v=' link  bütton'/>").value
        var problems: [Problem] = []
        let words = tree.roots.first?.entry("v")?.words(&problems) ?? []
        #expect(words.map(\.text) == ["link", "bütton"])
        #expect(words.map { source($0.range, in: tree) } == ["link", "bütton"])
        #expect(read("<a v='Pay now, Buy'/>") { $0.words(&$1)?.map(\.text) } == (["Pay now", "Buy"], []))
        #expect(read("v: [a, 'b c']") { $0.words(&$1)?.map(\.text) } == (["a", "b c"], []))
        #expect(read("v: button") { $0.words(&$1)?.map(\.text) } == (nil, ["‹button› `v` must be a list: `[button]`"]))
        #expect(read("v: [[a]]") { $0.words(&$1)?.map(\.text) } == (nil, ["‹[[a]]› `v` must be a list of texts"]))
    }

    @Test func `texts`() {
        #expect(read("v: 5") { $0.string(&$1) } == ("5", []))
        #expect(read("v: ''") { $0.string(&$1) } == ("", []))
        #expect(read("v: null") { $0.string(&$1) } == (nil, []))
        #expect(read("v: {}") { $0.string(&$1) } == (nil, ["‹{}› `v` must be a text"]))
    }
}
