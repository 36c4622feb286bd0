import A11yModel

/// What kind of object an element is, from its `type` (in XML its tag), `customClass` and `inherits`.
struct ElementClass {
    /// The UIKit type whose defaults it has.
    let type: ElementType
    /// The app's own class.
    let customClass: String?
    /// Whether the author says which defaults a class of the app's own has.
    let isVouched: Bool
    /// Whether neither the name of the class nor the author tells which defaults it has.
    let isUnmodelled: Bool

    /// The class that a word says, which may be that of a known type.
    init(word: String?, named: ElementType?, customClass: String?, inherits: ElementType?) {
        type = inherits ?? named ?? .view
        self.customClass = customClass ?? (named == nil ? word : nil)
        isUnmodelled = named == nil && inherits == nil && self.customClass != nil
        isVouched = self.customClass == nil || inherits != nil
    }
}
