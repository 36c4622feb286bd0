import A11yModel

/// Values made of numbers.
extension Value {
    static func count(_ number: Double, least: Int) -> Value? {
        number >= Double(least) && number == number.rounded() ? .number(number) : nil
    }

    static func rect(numbers: [Double]?) -> Value? {
        guard let numbers, numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
        return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    static func point(numbers: [Double]?) -> Value? {
        guard let numbers, numbers.count == 2 else { return nil }
        return .point(Point(x: numbers[0], y: numbers[1]))
    }

    /// The corners of a path: pairs in YAML, `x,y x,y` in an attribute; none for the shapes that have a name.
    static func path(_ field: Field) -> Value? {
        if let shape = field.scalar?.text, shape == "oval" || shape == "rect" { return .points([]) }
        let corners: [[Double]?]
        switch field.contents {
        case .attribute:
            corners = (field.scalar?.words ?? []).map { $0.split { $0 == UInt8(ascii: ",") }.numbers }
        case .value, .elements:
            guard let entries = field.entries else { return nil }
            corners = entries.map { entry in
                guard case .node(let node) = entry, node.kind == .sequence else { return nil }
                return node.items.map { Scalar($0) }.numbers
            }
        }
        let points = corners.compactMap { point(numbers: $0) }.compactMap(\.point)
        return points.count == corners.count ? .points(points) : nil
    }
}

extension Field {
    /// The numbers of a list; nil where something else is among them.
    var numbers: [Double]? {
        if case .attribute = contents, let scalar {
            return scalar.split { $0 == UInt8(ascii: ",") }.flatMap(\.words).numbers
        }
        return entries?.map { entry in
            if case .scalar(let scalar) = entry { scalar } else { nil }
        }.numbers
    }
}

extension Sequence<Scalar?> {
    fileprivate var numbers: [Double]? {
        var numbers: [Double] = []
        for scalar in self {
            guard let number = scalar?.number else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}

extension Sequence<Scalar> {
    fileprivate var numbers: [Double]? { map(Optional.some).numbers }
}
