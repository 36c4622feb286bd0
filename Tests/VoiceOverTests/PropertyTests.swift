import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// Properties of the simulation that hold on every screen, checked on seeded random ones.
struct PropertyTests {
    /// SplitMix64: small, and with the same numbers on every platform.
    struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
        mutating func chance(_ share: Int) -> Bool { Int.random(in: 0..<100, using: &self) < share }
    }

    private static let types = [
        "view", "label", "button", "image", "switch", "tableViewCell", "stackView", "textField",
    ]

    /// A tree of elements e0, e1, … with lists that contain any of them, including themselves.
    private func element(_ dice: inout Dice, depth: Int, listShare: Int, count: inout Int) -> String {
        let type = PropertyTests.types.randomElement(using: &dice) ?? "view"
        var properties = ["type: \(type)", "id: e\(count)", "text: t\(count)"]
        count += 1
        if dice.chance(70) {
            let numbers = (0..<4).map { _ in Int.random(in: 0...60, using: &dice) }
            properties.append("frame: \(numbers)")
        }
        for (flag, share) in [("hidden", 5), ("elementsHidden", 5), ("viewIsModal", 5), ("groupChildren", 20)]
        where dice.chance(share) { properties.append("\(flag): true") }
        if dice.chance(10) { properties.append("isElement: \(dice.chance(50))") }
        if dice.chance(listShare) { properties.append("elements: [e\(Int.random(in: 0...count, using: &dice)), e0]") }
        if depth > 0 {
            let children = (0..<Int.random(in: 0...4, using: &dice)).map { _ in
                element(&dice, depth: depth - 1, listShare: listShare, count: &count)
            }
            properties.append("children: [\(children.joined(separator: ", "))]")
        }
        return "{ \(properties.joined(separator: ", ")) }"
    }

    private func screen(seed: UInt64, listShare: Int = 10) throws -> (screen: Screen, reading: Simulation) {
        var dice = Dice(state: seed)
        var count = 0
        let roots = (0..<4).map { _ in "- " + element(&dice, depth: 4, listShare: listShare, count: &count) }
        let text = "screen: Test\nelements:\n" + roots.joined(separator: "\n") + "\n- { id: e\(count) }"
        let spoken = try Spoken(unchecked: text)
        return (spoken.screen, spoken.simulation)
    }

    @Test(arguments: 1...60)
    func `each element is a stop once, or there is a cause`(seed: UInt64) throws {
        let (screen, reading) = try screen(seed: seed)
        let stops = reading.stops.map(\.element)
        #expect(Set(stops).count == stops.count)
        for element in screen.elements {
            let isStop = reading.position(of: element.id) != nil
            let cause = reading.cause(for: element.id, in: screen)
            if isStop { #expect(cause == nil) }
            let mayBeSilent = element.type == .tableViewCell && element.isElement == nil
            if screen.isAccessibilityElement(element.id), !mayBeSilent {
                #expect(isStop || cause != nil, "\(element.id)")
            }
            if !screen.isAccessibilityElement(element.id) { #expect(!isStop, "\(element.id)") }
        }
    }

    @Test(arguments: 1...60)
    func `what a traversal lists as never met is no stop, has something to tell, and stands there once`(
        seed: UInt64
    ) throws {
        let (screen, reading) = try screen(seed: seed)
        let traversal = Traversal.voiceOver(of: screen, in: reading)
        #expect(traversal.stops.map(\.stop) == reading.stops)
        let elements = traversal.unreached.map(\.element)
        #expect(Set(elements).count == elements.count)
        for lost in traversal.unreached {
            #expect(reading.position(of: lost.element) == nil)
            #expect(!lost.reason.isEmpty && !lost.reason.hasSuffix("."))
            #expect(screen.elements.indices.contains(lost.culprit.index))
        }
    }

    /// Without explicit lists, which move elements out of their groups.
    @Test(arguments: 1...60)
    func `a group is never interrupted`(seed: UInt64) throws {
        let (screen, reading) = try screen(seed: seed, listShare: 0)
        for element in screen.elements where element.isTrue(.groupChildren) {
            let inside = reading.stops.indices.filter { screen.isDescendant(reading.stops[$0].element, of: element.id) }
            guard let first = inside.first, let last = inside.last else { continue }
            #expect(last - first + 1 == inside.count, "\(element.id)")
        }
    }

    @Test(arguments: 1...10)
    func `reading twice is the same`(seed: UInt64) throws {
        let (screen, reading) = try screen(seed: seed)
        #expect(VoiceOver.simulate(screen).stops == reading.stops)
    }

    @Test(.timeLimit(.minutes(patience)))
    func `very many siblings end soon`() throws {
        var screen = Screen(name: "Test", input: .native, range: .fileStart, anchor: .fileStart)
        for index in 0..<20_000 {
            let id = screen.add(.label, parent: nil, range: .fileStart, anchor: .fileStart)
            let frame = Rect(x: Double(index % 7), y: Double(20_000 - index), width: 1, height: 1)
            screen[id].assignments = [
                Assignment(.text, .text("\(index)"), range: .fileStart, keyRange: .fileStart),
                Assignment(.frame, .rect(frame), range: .fileStart, keyRange: .fileStart),
            ]
            screen.roots.append(id)
        }
        #expect(VoiceOver.simulate(screen).stops.count == 20_000)
    }

    @Test func `a chain of lists is cut, not followed to the end of the stack`() throws {
        var screen = Screen(name: "Test", input: .native, range: .fileStart, anchor: .fileStart)
        for index in 0..<50_000 {
            let id = screen.add(.view, parent: nil, range: .fileStart, anchor: .fileStart)
            screen[id].members = [Member(name: nil, target: ElementID(index + 1), range: .fileStart)]
        }
        let last = screen.add(.view, parent: nil, range: .fileStart, anchor: .fileStart)
        screen[last].members = [Member(name: nil, target: ElementID(0), range: .fileStart)]
        screen.roots = [ElementID(0)]
        #expect(VoiceOver.simulate(screen).stops.isEmpty)
    }
}
