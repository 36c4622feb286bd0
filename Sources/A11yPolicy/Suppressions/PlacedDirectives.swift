import A11yEngine
import A11yModel

/// The directives of a file, each with what it is about.
package struct PlacedDirectives {
    /// A directive that was understood.
    package struct Placed {
        package let directive: Directive
        /// What each of its selectors is about; empty for an `on`.
        let extents: [Extent]
        /// Where each of its selectors is named once more: at the `on` that ends it.
        package let ends: [(on: Directive, choice: Int)]
    }

    /// In the order of the file.
    package private(set) var placed: [Placed] = []
    /// What could not be understood.
    private(set) var slips: [(comment: Comment, slip: Slip)] = []

    /// Reads the comments of a file.
    init(in surroundings: Surroundings, with settings: FileSettings) {
        var directives: [Directive] = []
        // Asked for once, whatever is unknown: they are some hundreds.
        lazy var names = RuleSelector.words(among: settings.known)
        for comment in surroundings.comments {
            do throws(Slip) {
                let directive = try Directive(comment, known: settings.known, policy: settings.policy, names: names)
                if let directive { directives.append(directive) }
            } catch {
                slips.append((comment, error))
            }
        }
        let ranges = OpenRanges(directives, isWhole: surroundings.isWhole)
        for (index, directive) in directives.enumerated() {
            do throws(Slip) {
                if let slip = ranges.slips[index] { throw slip }
                if directive.comment.place == .above, [.off, .on].contains(directive.verb) {
                    guard let extents = ranges.extents[index] else { continue }
                    let ends = (ranges.ends[index] ?? []).map { (directives[$0.on], $0.choice) }
                    placed.append(Placed(directive: directive, extents: extents.map { Extent(within: $0) }, ends: ends))
                } else {
                    let extent = try surroundings.extent(of: directive)
                    let extents = directive.choices.map { _ in extent }
                    placed.append(Placed(directive: directive, extents: extents, ends: []))
                }
            } catch {
                slips.append((directive.comment, error))
            }
        }
        slips.sort { $0.comment.range < $1.comment.range }
    }
}
