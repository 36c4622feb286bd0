import A11yModel

/// The traits of a page source: UIKit's names with capitals, separated by commas, in any order.
enum PageTraits {
    /// The traits of a list; names that are none are passed over, as a newer WebDriverAgent may know more.
    static func traits(_ list: String) -> Traits {
        var traits: Traits = []
        for word in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
            let name = word.prefix(1).lowercased() + word.dropFirst()
            if let trait = Traits(named: name) { traits.formUnion(trait) }
        }
        return traits
    }
}
