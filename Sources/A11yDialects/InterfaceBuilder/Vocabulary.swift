import A11yModel
import A11ySyntax

/// What the tags and attributes of one file mean. A file has some hundred different names and up to a million uses of
/// them, so each name is looked up once, and a use is a step into an array.
struct Vocabulary {
    private let roles: [TagRole]
    private let meanings: [AttributeMeaning?]
    private let words: [AttributeWord?]
    /// The key paths that name things.
    let naming: NamingKeyPaths
    /// The pictures that the table of resources knows as the system's alone.
    private let symbols: Set<String>

    init(of tree: Tree, for platform: Platform, naming: NamingKeyPaths = .common) {
        self.naming = naming
        symbols = Vocabulary.symbols(of: tree)
        let ownRoles =
            switch platform {
            case .watchos: WatchTags.roles
            case .tvos: TVTags.roles
            default: [String: TagRole]()
            }
        let ownMeanings = platform == .watchos ? WatchTags.meanings : [:]
        roles = tree.names.map { ownRoles[$0] ?? TagRole(tag: $0) }
        meanings = tree.names.map { ownMeanings[$0] ?? AttributeMeaning.byName[$0] }
        words = tree.names.map { AttributeWord.byName[$0] }
    }

    /// What an element's tag stands for.
    func role(of element: Node) -> TagRole { element.nameIndex.map { roles[$0] } ?? .ignored }

    /// What an attribute of a view or item says; nil where it is nothing to us.
    func meaning(of attribute: Node) -> AttributeMeaning? { attribute.nameIndex.flatMap { meanings[$0] } }

    /// The name of an attribute; nil for one that is not asked for everywhere.
    func word(of attribute: Node) -> AttributeWord? { attribute.nameIndex.flatMap { words[$0] } }

    /// Whether a picture without a catalogue of its own is an SF Symbol.
    func isSymbol(_ picture: String) -> Bool { symbols.contains(picture) }

    private static func symbols(of tree: Tree) -> Set<String> {
        var symbols: Set<String> = []
        var assets: Set<String> = []
        guard let root = tree.roots.first else { return [] }
        for resources in root.items where resources.tag == "resources" {
            for image in resources.items where image.tag == "image" {
                guard let name = image.attribute("name") else { continue }
                if image.attribute("catalog") == "system" { symbols.insert(name) } else { assets.insert(name) }
            }
        }
        return symbols.subtracting(assets)
    }
}
