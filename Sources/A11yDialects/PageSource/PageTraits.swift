import A11yModel

/// The traits of a page source: UIKit's names with capitals, separated by commas, in any order; of old, one number.
enum PageTraits {
    /// The traits of a list; names and bits that are none are passed over, as a newer system may know more.
    static func traits(_ list: String) -> Traits {
        if let mask = UInt64(list) { return Traits(rawValue: mask).intersection(named) }
        var traits: Traits = []
        for word in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
            let name = word.prefix(1).lowercased() + word.dropFirst()
            if let trait = Traits(named: name) { traits.formUnion(trait) }
        }
        return traits
    }

    /// Classes with traits of their own for which a dump has no word: the list says less than the class.
    static let unnamed: Set<ElementType> = [
        .textField, .secureTextField, .textView, .searchBar, .switch, .segment, .tabBarItem, .pageControl,
    ]

    private static let named = Traits.names.reduce(into: Traits()) { $0.formUnion($1.trait) }
}
