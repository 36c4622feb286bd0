import A11yModel

/// Finds places for labels where they cover little: of several candidates the one that hides least, one label after
/// another. What is taken is kept in a grid, and each look counts so many neighbours at most, so that any number of
/// labels on one spot is placed in linear time.
struct LabelPlacer {
    private let area: Rect
    private let pitch: Double
    private let columns: Int
    private let rows: Int
    private var taken: [[(box: Rect, weight: Double)]]

    /// Boxes that one field of the grid remembers.
    private static let mostNeighbours = 24
    /// Fields of the grid in one direction.
    private static let mostFields = 400.0
    /// What a label hides weighs so much more than where it stands.
    private static let preference = 0.07
    private static let outside = 4.0

    /// Of what hiding it costs.
    enum Cover: Double {
        case words = 2
        case label = 6
    }

    /// A placer for an area, with fields as large as labels usually are.
    init(in area: Rect, pitch: Double) {
        self.area = area
        self.pitch = max(pitch, max(area.width, area.height) / LabelPlacer.mostFields)
        columns = Int(area.width / self.pitch) + 1
        rows = Int(area.height / self.pitch) + 1
        taken = Array(repeating: [], count: columns * rows)
    }

    /// Marks a box as taken.
    mutating func take(_ box: Rect, as cover: Cover) {
        for field in fields(under: box) where taken[field].count < LabelPlacer.mostNeighbours {
            taken[field].append((box, cover.rawValue))
        }
    }

    /// The best of several boxes, which come in the order of preference, and takes it.
    mutating func place(_ boxes: [Rect]) -> Rect? {
        var best: (box: Rect, cost: Double)?
        for (rank, box) in boxes.enumerated() {
            let known = best?.cost ?? .infinity
            let base = Double(rank) * LabelPlacer.preference
            guard base < known else { break }
            let cost = base + cost(of: box)
            if cost < known { best = (box, cost) }
        }
        if let box = best?.box { take(box, as: .label) }
        return best?.box
    }

    private func cost(of box: Rect) -> Double {
        var cost = (1 - box.share(coveredBy: area)) * LabelPlacer.outside
        for field in fields(under: box) {
            let part = fieldFrame(field)
            for (other, weight) in taken[field] {
                // Each field counts only what lies in it: nothing is counted twice.
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
