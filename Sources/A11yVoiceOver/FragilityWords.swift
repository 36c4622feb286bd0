// How an account tells that the place of a stop is not certain.

import A11yModel

extension Account {
    /// Why the place of a stop is not certain, as a phrase without a full stop; nil where it is.
    func doubt(about stop: Stop) -> String? {
        switch stop.fragility {
        case nil: nil
        case .nearRowGap(let other, let distance):
            "its top is \(points(distance)) from that of \(title(of: other)), and a new row starts at "
                + points(FocusOrder.rowGap(of: screen.platform))
        case .chain(let first, let second):
            "alone it would come before \(title(of: first)), but \(title(of: second)) is in one row with both"
        case .unknownFrame: "its frame is not known, and the order of the file stands in for its place"
        }
    }

    private func title(of element: ElementID) -> String {
        screen.title(of: element, called: screen[element].label ?? screen[element].text ?? screen[element].title ?? "")
    }

    /// A length for people: to a tenth of a point.
    private func points(_ length: Double) -> String {
        let tenths = (length * tenthsOfPoint).rounded()
        let whole = Int(exactly: tenths / tenthsOfPoint)
        let digits = whole.map(String.init) ?? String(tenths / tenthsOfPoint)
        return "\(digits) \(whole == 1 ? "point" : "points")"
    }
}

/// Tenths in a point.
private let tenthsOfPoint = 10.0
