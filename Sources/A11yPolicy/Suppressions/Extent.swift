import A11yEngine
import A11yModel

/// What a directive is about.
package struct Extent {
    /// An element itself, without what is in it.
    package var element: SourceRange?
    /// A screen as a whole, by its anchor.
    package var screen: SourceRange?
    /// Everything that begins in these bytes.
    package var within: SourceRange?
    /// What is told at these bytes: those of a property, or of a line.
    var touching: SourceRange?
    /// The elements that a configuration names.
    package var pattern: ElementPattern?
    /// Everything in the file.
    package var isFile = false

    /// Where a finding belongs: what a directive has to be about.
    package struct Site {
        /// The bytes to change.
        package let range: SourceRange
        /// The element; of a finding about the file, the innermost element around it.
        package let element: SourceRange?
        /// The anchor of the screen, for findings about no element.
        package let screen: SourceRange?
        /// The element, as a configuration names it; nil for findings about no element.
        package var reference: ElementReference?

        /// The last of the bytes to change.
        fileprivate var last: Int { max(range.start, range.end - 1) }

        /// The bytes at which something that covers it is to be looked for.
        package var places: Set<Int> {
            Set([range.start, last] + [element ?? screen].compactMap { $0?.start })
        }
    }

    /// Whether a finding is one of those.
    package func covers(_ site: Site) -> Bool {
        if isFile { return true }
        if let element, element == site.element { return true }
        if let screen, site.element == nil, screen == site.screen { return true }
        if let pattern, let reference = site.reference, pattern.matches(reference) { return true }
        if let touching {
            if touching.holds(site.range.start) || touching.holds(site.last) { return true }
        }
        guard let within else { return false }
        if within.holds(site.range.start) { return true }
        return (site.element ?? site.screen).map { within.holds($0.start) } ?? false
    }
}

extension SourceRange {
    /// Whether a byte is one of these.
    fileprivate func holds(_ offset: Int) -> Bool { start <= offset && offset < end }
}
