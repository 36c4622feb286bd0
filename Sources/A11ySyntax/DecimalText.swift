/// Numbers as people and programs write them in screens: a few digits, perhaps with a sign and a point.
enum DecimalText {
    /// The number that bytes spell, exactly as `Double` reads it; nil for every other way to write one, which is left
    /// to `Double`.
    ///
    /// With at most 15 digits the digits themselves and the power of ten are exact as `Double`s, so that one division
    /// rounds as the standard wants it.
    static func number(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Double? {
        let bytes = bytes.span
        var index = start
        let isNegative = index < end && bytes[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        let first = index
        var point: Int?
        var digits = 0
        while index < end {
            let digit = bytes[index] &- UInt8(ascii: "0")
            if digit < 10 {
                digits = digits &* 10 &+ Int(digit)
            } else if bytes[index] == UInt8(ascii: "."), point == nil, index > first {
                point = index
            } else {
                return nil
            }
            index += 1
        }
        let decimals = point.map { end - $0 - 1 } ?? 0
        guard index > first, end - first <= mostDigits, point == nil || decimals > 0 else { return nil }
        let number = Double(digits) / powers[decimals]
        return isNegative ? -number : number
    }

    /// Digits, with the point among them, that make a whole number below 2 to the power of 53.
    private static let mostDigits = 15

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
