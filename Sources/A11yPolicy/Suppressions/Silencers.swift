import A11yEngine
import A11yModel

/// What silences findings of one file, found quickly by the element of a finding.
struct Silencers {
    /// One selector of a directive, or an entry of the configuration, with what it is about.
    struct Silencer {
        /// The ids of its rules.
        package let rules: Set<String>
        package let extent: Extent
        package let acceptance: Acceptance
        /// The findings that it accepted, and all that are like it.
        package var count = 0
        /// The first that is about the same and as wide, and counts for all of them; nil for itself.
        var leader: Int?
    }

    /// All of them, in the order in which they were added.
    package private(set) var all: [Silencer] = []
    /// Those of single elements, by the bytes of these.
    private var ofElements: [SourceRange: [Int]] = [:]
    /// Those of the elements that a configuration names.
    private var ofPatterns = ElementPatternIndex()
    /// Those of screens, by their anchors.
    private var ofScreens: [SourceRange: [Int]] = [:]
    /// Those of properties, and of whatever begins in a place.
    private var ofPlaces = RangeIndex()
    /// Those of the file, of each choice of rules the first.
    private var ofFile: [Set<String>: Int] = [:]

    /// Adds one. The narrow ones are asked first: their reason says most about a finding.
    package mutating func add(_ silencer: Silencer) {
        let index = all.count
        all.append(silencer)
        if let element = silencer.extent.element { ofElements[element, default: []].append(index) }
        if let pattern = silencer.extent.pattern { ofPatterns.add(pattern, index) }
        if let screen = silencer.extent.screen { ofScreens[screen, default: []].append(index) }
        guard silencer.extent.isFile else { return }
        all[index].leader = ofFile[silencer.rules]
        ofFile[silencer.rules] = all[index].leader ?? index
    }

    /// Makes what is about places easy to find, once all are there.
    package mutating func sort() {
        ofPlaces = RangeIndex(
            all.enumerated().flatMap { index, silencer in
                [silencer.extent.within, silencer.extent.touching].compactMap { $0.map { ($0, index) } }
            })
    }

    /// The findings that one of them accepted.
    package func count(of index: Int) -> Int { all[all[index].leader ?? index].count }

    /// Why a finding of a rule at a place does not count; nil where it does. Everything that accepts it was of use.
    package mutating func acceptance(of rule: String, at site: Extent.Site) -> Acceptance? {
        let own = site.element.flatMap { ofElements[$0] } ?? []
        var others = (site.screen.flatMap { ofScreens[$0] } ?? []) + ofFile.values
        for place in site.places { others += ofPlaces.numbers(at: place) }
        // From the narrowest to the widest.
        let sorted = Set(others).map { (all[$0].extent.width, $0) }.sorted(by: <).map(\.1)
        let candidates = own + (site.reference.map(ofPatterns.numbers) ?? []) + sorted
        let matching = candidates.filter { index in
            all[index].extent.covers(site) && all[index].rules.contains(rule)
        }
        for index in Set(matching) { all[index].count += 1 }
        return matching.first.map { all[$0].acceptance }
    }
}

extension Extent {
    /// How many bytes it is about.
    fileprivate var width: Int {
        if isFile { return .max }
        return [within, touching, screen].compactMap { $0.map { $0.end - $0.start } }.max() ?? 0
    }
}
