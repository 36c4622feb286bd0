import A11yModel
import A11ySyntax

/// Which subviews are installed in no size class: those whose “Installed” boxes are all without a tick. Such a view is
/// in the file and never on screen. One that only some size classes leave out is on screen in the others, and counts
/// as there.
struct Installation {
    private var excluded: [(id: String, range: SourceRange)] = []
    private var included: Set<String> = []

    /// Reads which subviews a `<variation>` takes away from the drawn screen, or brings back for other size classes.
    mutating func read(variation: Node) {
        let isDefault = variation.attribute("key") == "default"
        for mask in variation.items where mask.attribute("key") == "subviews" {
            for part in mask.items {
                guard let reference = part.entry("reference") else { continue }
                switch part.tag {
                case "exclude" where isDefault: excluded.append((reference.text, reference.range))
                case "include": included.insert(reference.text)
                default: continue
                }
            }
        }
    }

    /// The subviews that are never installed, as hidden ones, by their object ids.
    var hidden: [(id: String, assignment: Assignment)] {
        excluded.filter { !included.contains($0.id) }.map { part in
            (part.id, Assignment(.hidden, .flag(true), range: part.range, keyRange: part.range))
        }
    }
}
