import A11yModel

/// What silences findings of one file, found quickly by the element of a finding.
struct Silencers {
    /// One selector of a directive, or an entry of the configuration, with what it is about.
    struct Silencer {
        /// The ids of its rules.
        let rules: Set<String>
        let extent: Extent
        let acceptance: Acceptance
        /// The findings that it accepted.
        var count = 0
    }

    /// All of them, in the order in which they were added.
    private(set) var all: [Silencer] = []
    /// Those of single elements, by the bytes of these.
    private var ofElements: [SourceRange: [Int]] = [:]
    /// Those of the elements that a configuration names.
    private var ofPatterns = ElementPatternIndex()
    /// All others: those of properties, of screens, of whatever begins in a place, of the file.
    private var others: [Int] = []

    /// Adds one. The narrow ones are asked first: their reason says most about a finding.
    mutating func add(_ silencer: Silencer) {
        let index = all.count
        all.append(silencer)
        if let element = silencer.extent.element { ofElements[element, default: []].append(index) }
        if let pattern = silencer.extent.pattern { ofPatterns.add(pattern, index) }
        if silencer.extent.isMoreThanElements { others.append(index) }
    }

    /// Sorts what is not about single elements from the narrowest to the widest.
    mutating func sort() {
        others = others.map { (all[$0].extent.width, $0) }.sorted(by: <).map(\.1)
    }

    /// Why a finding of a rule at a place does not count; nil where it does. Everything that accepts it was of use.
    mutating func acceptance(of rule: String, at site: Extent.Site) -> Acceptance? {
        let own = site.element.flatMap { ofElements[$0] } ?? []
        let candidates = own + (site.reference.map(ofPatterns.numbers) ?? []) + others
        let matching = candidates.filter { index in
            all[index].extent.covers(site) && all[index].rules.contains(rule)
        }
        for index in Set(matching) { all[index].count += 1 }
        return matching.first.map { all[$0].acceptance }
    }
}

extension Extent {
    /// Whether it is about something beside single elements.
    fileprivate var isMoreThanElements: Bool { isFile || [screen, within, touching].contains { $0 != nil } }

    /// How many bytes it is about.
    fileprivate var width: Int {
        if isFile { return .max }
        return [within, touching, screen].compactMap { $0.map { $0.end - $0.start } }.max() ?? 0
    }
}
