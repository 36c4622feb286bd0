import A11yModel
import TestSupport
import Testing

@testable import A11yEngine
@testable import A11yChecks
@testable import A11yPolicy

/// The index of frames against a linear search.
@Suite struct RectIndexTests {
    @Test(arguments: 0..<20)
    func `a lookup finds exactly the frames near a place`(seed: Int) {
        var dice = Dice(seed: UInt64(seed))
        let frames = (0..<400).map { _ in frame(side: 40, &dice) } + [Rect(x: 0, y: 0, width: 9000, height: 9000)]
        let index = RectIndex(frames)
        for _ in 0..<50 {
            let area = frame(side: 300, &dice)
            let meets = frames.indices.filter { touches(frames[$0], area) }
            #expect(index.indices(around: area) == meets)
        }
    }

    @Test func `places beyond all screens end nothing`() {
        let far = Rect(x: 1e300, y: -1e300, width: 1e300, height: 5)
        let others = row(100, step: 52).map { $0.offset(x: 500, y: 0) }
        let index = RectIndex([far, Rect(x: 0, y: 0, width: 10, height: 10)] + others)
        #expect(index.indices(at: Point(x: 5, y: 5)) == [1])
        #expect(index.indices(around: far).contains(0))
    }

    private func frame(side: Int, _ dice: inout Dice) -> Rect {
        Rect(
            x: Double(dice.number(in: 0...2000)), y: Double(dice.number(in: 0...2000)),
            width: Double(dice.number(in: 0...side)),
            height: Double(dice.number(in: 0...side)))
    }

    private func touches(_ one: Rect, _ other: Rect) -> Bool {
        one.x <= other.maxX && other.x <= one.maxX && one.y <= other.maxY && other.y <= one.maxY
    }

    private func row(_ count: Int, step: Double, height: Double = 44) -> [Rect] {
        (0..<count).map { Rect(x: 0, y: Double($0) * step, width: 300, height: height) }
    }
}
