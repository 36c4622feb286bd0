import A11yModel

/// Why the place of a stop in the order is not certain.
public enum Fragility: Hashable, Sendable {
    /// A little more or less in height would order the two the other way round: their tops are `distance` points apart,
    /// and a new row starts at the distance that `FocusOrder.rowGap` gives.
    case nearRowGap(ElementID, distance: Double)
    /// It is in one row with either of two stops that are in different rows; the order of the file decides.
    case chain(ElementID, ElementID)
    /// Its frame is unknown, and the order of the file stands in for it.
    case unknownFrame
}
