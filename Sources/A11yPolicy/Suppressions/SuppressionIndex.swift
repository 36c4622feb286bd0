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

    /// Whether a finding at a site is covered.
    func covers(_ site: FindingSite) -> Bool {
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

    /// How many bytes it covers.
    fileprivate var width: Int {
        if isFile { return .max }
        return [within, touching, screen].compactMap { $0.map { $0.end - $0.start } }.max() ?? 0
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

    /// The bytes at which ranges that cover it are looked up.
    fileprivate var places: Set<Int> {
        Set([range.start, last] + [element ?? screen].compactMap { $0?.start })
    }
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
        fileprivate var count = 0
        /// The first entry with the same rules for the whole file, which counts for all of them; nil for itself.
        fileprivate var leader: Int?

        init(rules: Set<String>, scope: SuppressionScope, acceptance: Acceptance) {
            self.rules = rules
            self.scope = scope
            self.acceptance = acceptance
        }
    }

    /// All entries, in the order in which they were added.
    private(set) var entries: [Entry] = []
    private var byElement: [SourceRange: [Int]] = [:]
    private var byPattern = ElementPatternIndex()
    /// By the anchor of the screen.
    private var byScreen: [SourceRange: [Int]] = [:]
    /// Entries with `within` or `touching`.
    private var byRange = RangeIndex()
    /// Of the entries for the whole file, the first for each set of rules.
    private var byFile: [Set<String>: Int] = [:]

    /// Adds an entry, and returns its index. Call `sort` after the last one.
    mutating func add(_ entry: Entry) -> Int {
        let index = entries.count
        entries.append(entry)
        if let element = entry.scope.element { byElement[element, default: []].append(index) }
        if let pattern = entry.scope.pattern { byPattern.add(pattern, index) }
        if let screen = entry.scope.screen { byScreen[screen, default: []].append(index) }
        guard entry.scope.isFile else { return index }
        entries[index].leader = byFile[entry.rules]
        byFile[entry.rules] = entries[index].leader ?? index
        return index
    }

    /// Builds the index of ranges.
    mutating func sort() {
        byRange = RangeIndex(
            entries.enumerated().flatMap { index, entry in
                [entry.scope.within, entry.scope.touching].compactMap { $0.map { ($0, index) } }
            })
    }

    /// How many findings an entry matched.
    func count(of index: Int) -> Int { entries[entries[index].leader ?? index].count }

    /// The acceptance of a rule's finding at a site, taken from the narrowest entry that matches, since its reason is
    /// the most specific; nil if none matches. Every entry that matches is counted.
    mutating func acceptance(of rule: String, at site: FindingSite) -> Acceptance? {
        let own = site.element.flatMap { byElement[$0] } ?? []
        var others = (site.screen.flatMap { byScreen[$0] } ?? []) + byFile.values
        for place in site.places { others += byRange.numbers(at: place) }
        let sorted = Set(others).map { (entries[$0].scope.width, $0) }.sorted(by: <).map(\.1)
        let candidates = own + (site.reference.map(byPattern.numbers) ?? []) + sorted
        let matching = candidates.filter { index in
            entries[index].scope.covers(site) && entries[index].rules.contains(rule)
        }
        for index in Set(matching) { entries[index].count += 1 }
        return matching.first.map { entries[$0].acceptance }
    }
}

extension SourceRange {
    /// Whether it contains a byte.
    fileprivate func holds(_ offset: Int) -> Bool { start <= offset && offset < end }
}
