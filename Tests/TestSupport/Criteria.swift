import A11yModel

extension Criterion {
    /// The WCAG criterion with this number.
    package static func wcag(_ number: String) -> Criterion { Criterion(standard: .wcag, number: number) }
}
