import A11yModel

/// The sizes of labels on a map, in units of its canvas.
enum MapLabelSize {
    /// The height of numbers, and the width of numbers of one or two digits.
    static let height = 18.0
    /// The height of tags and letters.
    static let tagHeight = 15.0
    static let numberFont = 11.0
    static let tagFont = 10.5
    /// The margin left and right of the text in a tag.
    static let tagInset = 5.0
    /// The side of the symbol in a tag, and the gap between it and the number.
    static let symbol = 7.0
    static let symbolGap = 3.0
    /// The width of a digit.
    static let digit = 6.4

    /// The number of a stop, or a count of stops.
    static func number(_ text: String, _ unit: Double) -> Size {
        Size(width: max(height, Double(text.count) * digit + 7) * unit, height: height * unit)
    }

    /// The tag of a finding: its symbol and its number, or a count.
    static func tag(_ text: String, _ unit: Double) -> Size {
        let width = 2 * tagInset + symbol + symbolGap + Double(text.count) * digit
        return Size(width: width * unit, height: tagHeight * unit)
    }

    /// The letter of an unreached element.
    static func letter(_ index: Int, _ unit: Double) -> Size {
        let letters = Double(letterName(index).count)
        return Size(width: (letters * digit + 9) * unit, height: tagHeight * unit)
    }

    /// `a` to `z`, then `aa`, as in the columns of a spreadsheet.
    static func letterName(_ index: Int) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        let last = String(letters[index % letters.count])
        return index < letters.count ? last : letterName(index / letters.count - 1) + last
    }
}

extension Rect {
    /// A box of this size around a point.
    static func around(_ x: Double, _ y: Double, _ size: Size) -> Rect {
        Rect(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
    }

    /// Boxes for the number of a stop, best first: beside its first line, where it covers no words, then at the
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

    /// Boxes for the tags of findings, best first: on the edge, at the corners away from the number.
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

    /// Boxes for the letter of an unreached element, best first: in its middle.
    func innerBoxes(for size: Size) -> [Rect] {
        [
            Rect.around(center.x, center.y, size), Rect.around(x, maxY, size), Rect.around(maxX, maxY, size),
            Rect.around(x, y, size), Rect.around(maxX, y, size), Rect.around(x - size.width / 2, center.y, size),
            Rect.around(maxX + size.width / 2, center.y, size),
        ]
    }
}

/// Places labels one after another, each in the candidate box that covers the least. A grid remembers the taken boxes,
/// and each of its fields only so many, so that any number of labels on one spot is placed in linear time.
struct LabelPlacer {
    private let area: Rect
    private let pitch: Double
    private let columns: Int
    private let rows: Int
    private(set) var taken: [[(box: Rect, weight: Double)]]

    /// The most boxes that a field of the grid remembers.
    private static let mostNeighbours = 24
    /// The most fields of the grid in one direction.
    private static let mostFields = 400.0
    /// The cost of each step down in the order of preference, and of leaving the area.
    private static let preference = 0.07
    private static let outside = 4.0

    /// What a label may cover, with the cost of covering all of it.
    enum Obstacle: Double {
        case words = 2
        case label = 6
    }

    /// A placer for an area. `pitch` is the side of a field, about the size of a label.
    init(in area: Rect, pitch: Double) {
        self.area = area
        self.pitch = max(pitch, max(area.width, area.height) / LabelPlacer.mostFields)
        columns = Int(area.width / self.pitch) + 1
        rows = Int(area.height / self.pitch) + 1
        taken = Array(repeating: [], count: columns * rows)
    }

    /// Marks a box as taken.
    mutating func take(_ box: Rect, as obstacle: Obstacle) {
        for field in fields(under: box) where taken[field].count < LabelPlacer.mostNeighbours {
            taken[field].append((box, obstacle.rawValue))
        }
    }

    /// Takes the best of several boxes, which come in the order of preference, and returns it.
    mutating func place(_ boxes: [Rect]) -> Rect? {
        var best: (box: Rect, cost: Double)?
        for (rank, box) in boxes.enumerated() {
            let known = best?.cost ?? .infinity
            let base = Double(rank) * LabelPlacer.preference
            guard base < known else { break }
            let cost = base + cost(of: box)
            if cost < known { best = (box, cost) }
        }
        guard let wanted = best?.box, let box = free(near: wanted) else { return nil }
        take(box, as: .label)
        return box
    }

    /// The box, or one around it if another label is there; nil if that is so all around.
    private func free(near wanted: Rect) -> Rect? {
        let centre = wanted.center
        let size = Size(width: wanted.width, height: wanted.height)
        let rings = LabelPlacer.rings.map { ring in
            Rect.around(centre.x + ring.x * size.width, centre.y + ring.y * size.height, size)
        }
        return ([wanted] + rings).first { box in
            box.share(coveredBy: area) > 1 - LabelPlacer.mostCovered && coveredByLabels(box) <= LabelPlacer.mostCovered
        }
    }

    /// The share of a box that labels cover, counted as often as they do.
    private func coveredByLabels(_ box: Rect) -> Double {
        fields(under: box).reduce(0) { sum, field in
            let part = fieldFrame(field)
            return taken[field].reduce(sum) { sum, other in
                guard other.weight == Obstacle.label.rawValue,
                    let common = box.intersection(other.box)?.intersection(part)
                else { return sum }
                return sum + common.area / box.area
            }
        }
    }

    /// Steps away from a place that is taken, in sizes of the label, the nearest first.
    private static let rings: [(x: Double, y: Double)] = [1.05, 2.1].flatMap { far in
        [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)].map { (x: $0.0 * far, y: $0.1 * far) }
    }
    /// The greatest share of a label that another may cover, or that lies outside: their corners are round.
    private static let mostCovered = 0.05

    private func cost(of box: Rect) -> Double {
        var cost = (1 - box.share(coveredBy: area)) * LabelPlacer.outside
        for field in fields(under: box) {
            let part = fieldFrame(field)
            for (other, weight) in taken[field] {
                // Only the part in this field, so that nothing is counted twice.
                guard let common = box.intersection(other)?.intersection(part) else { continue }
                cost += common.area / box.area * weight
            }
        }
        return cost
    }

    private func fieldFrame(_ field: Int) -> Rect {
        let (row, column) = field.quotientAndRemainder(dividingBy: columns)
        return Rect(
            x: area.x + Double(column) * pitch, y: area.y + Double(row) * pitch, width: pitch, height: pitch)
    }

    private func fields(under box: Rect) -> [Int] {
        guard let inside = box.intersection(area) else { return [] }
        let left = Int((inside.x - area.x) / pitch)
        let right = min(columns - 1, Int((inside.maxX - area.x) / pitch))
        let top = Int((inside.y - area.y) / pitch)
        let bottom = min(rows - 1, Int((inside.maxY - area.y) / pitch))
        guard left <= right, top <= bottom else { return [] }
        return (top...bottom).flatMap { row in (left...right).map { row * columns + $0 } }
    }
}
