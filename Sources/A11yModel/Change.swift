/// A change of a screen in words of the model: what a rule wants changed, whatever format the screen is written in.
package enum Change: Hashable, Sendable {
    /// The property has this value afterwards, whether it had one before or not.
    case set(Property, Value, on: ElementID)
    /// The author sets the property no longer.
    case remove(Property, on: ElementID)
    /// What was written for one property is written for the other, which has no value before.
    case rename(Property, to: Property, on: ElementID)
    /// Of a property that is a list, these entries are left, by their places before, in this order.
    case keep([Int], of: Property, on: ElementID)
    /// What the screen posts when it appears.
    case post(String)
}

extension Change {
    /// The element that is changed; nil for the screen itself.
    package var element: ElementID? {
        switch self {
        case .set(_, _, let id), .remove(_, let id), .rename(_, _, let id), .keep(_, _, let id): id
        case .post: nil
        }
    }
}
