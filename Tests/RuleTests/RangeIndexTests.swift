import A11yModel
import TestSupport
import Testing

@testable import A11yPolicy

@Suite struct RangeIndexTests {
    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `the ranges around a byte are found, nested or overlapping`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let ranges = (0..<Int.random(in: 0...30, using: &dice)).map { number in
            let start = Int.random(in: 0...40, using: &dice)
            return (range: SourceRange(start, start + Int.random(in: 0...12, using: &dice)), number: number)
        }
        let index = RangeIndex(ranges)
        for offset in 0...55 {
            let around = ranges.filter { $0.range.start <= offset && offset < $0.range.end }.map(\.number)
            #expect(index.numbers(at: offset).sorted() == around, "at \(offset) of \(ranges)")
        }
    }
}
