import A11yModel

/// What a suppression covers. A finding is covered if it matches at least one of the conditions.
struct SuppressionScope {
    /// An element, without its children.
    var element: SourceRange?
    /// A screen as a whole, by its anchor.
    var screen: SourceRange?
    /// Everything that starts within these bytes.
    var within: SourceRange?
    /// Findings at these bytes, which are a property or a line.
    var touching: SourceRange?
    /// The elements that match a pattern of the configuration.
    var pattern: ElementPattern?
    /// Everything in the file.
    var isFile = false

    /// How wide the cover of a finding at a site is, in bytes: of two, the narrower has the more specific reason. The
    /// element itself and a pattern of it come first. Nil if it does not cover the finding.
    func width(at site: FindingSite) -> Int? {
        if let element, element == site.element { return -2 }
        if let pattern, let reference = site.reference, pattern.matches(reference) { return -1 }
        if isFile { return .max }
        let isCovered =
            screen != nil && site.element == nil && screen == site.screen
            || touching.map { $0.holds(site.range.start) || $0.holds(site.last) } == true
            || within.map { $0.holds(site.range.start) || site.owner.map($0.holds) == true } == true
        guard isCovered else { return nil }
        return [within, touching, screen].compactMap { $0.map { $0.end - $0.start } }.max()
    }
}

/// Where a finding is, as far as suppressions depend on it.
struct FindingSite {
    /// The bytes of the finding.
    let range: SourceRange
    /// The element; of a finding about the file, the innermost element around it.
    let element: SourceRange?
    /// The anchor of the screen, for a finding about no element.
    let screen: SourceRange?
    /// The element, for patterns of the configuration; nil for a finding about no element.
    var reference: ElementReference?

    /// The last byte of the finding.
    fileprivate var last: Int { max(range.start, range.end - 1) }

    /// The first byte of the element or screen.
    fileprivate var owner: Int? { (element ?? screen)?.start }
}

/// The suppressions of one file, looked up by the site of a finding.
struct SuppressionIndex {
    /// One selector of a directive, or one entry of the configuration.
    struct Entry {
        /// The ids of its rules.
        let rules: Set<String>
        let scope: SuppressionScope
        let acceptance: Acceptance
        /// How many findings it matched.
        fileprivate(set) var count = 0
    }

    /// All entries, in the order in which they were added.
    private(set) var entries: [Entry] = []

    /// Adds an entry, and returns its index.
    mutating func add(_ entry: Entry) -> Int {
        entries.append(entry)
        return entries.count - 1
    }

    /// The acceptance of a rule's finding at a site, taken from the narrowest entry that matches, since its reason is
    /// the most specific; nil if none matches. Every entry that matches is counted.
    mutating func acceptance(of rule: String, at site: FindingSite) -> Acceptance? {
        var narrowest: (width: Int, acceptance: Acceptance)?
        for index in entries.indices where entries[index].rules.contains(rule) {
            guard let width = entries[index].scope.width(at: site) else { continue }
            entries[index].count += 1
            if narrowest.map({ width < $0.width }) ?? true { narrowest = (width, entries[index].acceptance) }
        }
        return narrowest?.acceptance
    }
}

extension SourceRange {
    /// Whether it contains a byte.
    func holds(_ offset: Int) -> Bool { start <= offset && offset < end }
}
