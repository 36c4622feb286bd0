import A11yModel

/// How large labels on a map are, in units of its canvas, and where they may stand.
enum MapLabelSize {
    /// The height of numbers, and the width of those of one or two digits.
    static let height = 18.0
    /// The height of tags and letters.
    static let tagHeight = 15.0
    static let numberFont = 11.0
    static let tagFont = 10.5
    /// Room left and right of the text in a tag.
    static let tagInset = 5.0
    /// The side of the shape in a tag, and the room between it and the number.
    static let symbol = 7.0
    static let symbolGap = 3.0
    /// The width of a digit.
    static let digit = 6.4

    /// The number of a stop.
    static func number(_ number: Int, _ unit: Double) -> Size {
        let digits = Double(String(number).count)
        return Size(width: max(height, digits * digit + 7) * unit, height: height * unit)
    }

    /// The shape and number of a finding.
    static func tag(_ number: Int, _ unit: Double) -> Size {
        let digits = Double(String(number).count)
        return Size(width: (2 * tagInset + symbol + symbolGap + digits * digit) * unit, height: tagHeight * unit)
    }

    /// The letter of something that is never reached.
    static func letter(_ index: Int, _ unit: Double) -> Size {
        let letters = Double(letterName(index).count)
        return Size(width: (letters * digit + 9) * unit, height: tagHeight * unit)
    }

    /// `a` to `z`, then `aa`, as columns of spreadsheets are called.
    static func letterName(_ index: Int) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        let last = String(letters[index % letters.count])
        return index < letters.count ? last : letterName(index / letters.count - 1) + last
    }
}

extension Rect {
    /// A box of a size round a point.
    static func around(_ x: Double, _ y: Double, _ size: Size) -> Rect {
        Rect(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
    }

    /// Places for the number of a stop, best first: beside its first line, so that no words are covered, then at its
    /// corners, then inside.
    func sideBoxes(for size: Size, startsRight: Bool) -> [Rect] {
        let line = height < 3 * size.height ? center.y : y + size.height * 0.7
        let gap = size.height * 0.1
        let left = x - size.width / 2 - gap
        let right = maxX + size.width / 2 + gap
        let (near, far) = startsRight ? (right, left) : (left, right)
        let (nearEdge, farEdge) = startsRight ? (maxX, x) : (x, maxX)
        let inward = (size.width / 2 + 2 * gap) * (startsRight ? -1 : 1)
        return [
            Rect.around(near, line, size), Rect.around(nearEdge, y, size), Rect.around(nearEdge + inward, line, size),
            Rect.around(far, line, size), Rect.around(farEdge, y, size), Rect.around(farEdge - inward, line, size),
            Rect.around(nearEdge, maxY, size), Rect.around(farEdge, maxY, size), Rect.around(center.x, y, size),
            Rect.around(center.x, maxY, size), Rect.around(center.x, center.y, size),
        ]
    }

    /// Places for the tags of findings, best first: on the edge, at the corners away from where the number stands.
    func cornerBoxes(for size: Size) -> [Rect] {
        let right = maxX - size.width / 2 + size.height / 3
        let left = x + size.width / 2 - size.height / 3
        return [
            Rect.around(right, y, size), Rect.around(right, maxY, size), Rect.around(left, maxY, size),
            Rect.around(left, y, size), Rect.around(right, y - size.height / 2, size),
            Rect.around(maxX + size.width / 2, center.y, size), Rect.around(right, maxY + size.height / 2, size),
            Rect.around(x - size.width / 2, center.y, size), Rect.around(center.x, center.y, size),
            Rect.around(left, maxY + size.height, size), Rect.around(right, maxY + size.height * 1.5, size),
        ]
    }

    /// Places for the letter of something unreached, best first: in its middle.
    func innerBoxes(for size: Size) -> [Rect] {
        [
            Rect.around(center.x, center.y, size), Rect.around(x, maxY, size), Rect.around(maxX, maxY, size),
            Rect.around(x, y, size), Rect.around(maxX, y, size), Rect.around(x - size.width / 2, center.y, size),
            Rect.around(maxX + size.width / 2, center.y, size),
        ]
    }
}
