import A11yModel
import A11ySyntax

/// The meaning of the tags and attributes of one file.
///
/// A class, since the builder of each element refers to it.
final class InterfaceBuilderNames {
    private let known: KnownNames
    /// The key paths by which the project names things.
    let naming: NamingKeyPaths
    /// The images that the resource table lists only as the system's.
    let symbols: Set<String>

    init(of tree: Tree, for platform: Platform, naming: NamingKeyPaths = .common) {
        self.naming = naming
        symbols = InterfaceBuilderNames.symbols(of: tree)
        known = KnownNames.on(platform)
    }

    /// The role of an element's tag.
    func role(of element: Node) -> TagRole { known.roles[element.tag] ?? TagRole(unknown: element.tag) }

    /// The meaning of a view's or item's attribute; nil if it is ignored.
    func meaning(of attribute: Node) -> AttributeMeaning? { attribute.key.flatMap { known.attributes[$0.name] } }

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

/// What names mean on one platform.
struct KnownNames: Sendable {
    let roles: [String: TagRole]
    let attributes: [String: AttributeMeaning]

    static func on(_ platform: Platform) -> KnownNames {
        switch platform {
        case .watchos: onWatches
        case .tvos: onTelevisions
        default: onPhones
        }
    }

    private static let onPhones = KnownNames()
    private static let onWatches = KnownNames(adding: WatchTags.roles, WatchTags.meanings)
    private static let onTelevisions = KnownNames(adding: TVTags.roles)

    /// The names of all platforms. Some tags and attributes have another meaning on one of them.
    private init(adding roles: [String: TagRole] = [:], _ attributes: [String: AttributeMeaning] = [:]) {
        self.roles = TagRole.byTag.merging(roles) { $1 }
        self.attributes = AttributeMeaning.byName.merging(attributes) { $1 }
    }
}

/// The meaning of an attribute of a view's or item's own tag. One table serves all tags, because no name has two
/// meanings.
enum AttributeMeaning {
    /// `YES` or `NO`.
    case flag(Property)
    case number(Property)
    /// A text that may be empty.
    case text(Property)
    /// A text that counts as absent if it is empty: Interface Builder writes it for fields that were never filled in.
    case filledText(Property)
    /// The object id.
    case id
    /// The app's own class.
    case customClass
    /// The number by which code finds a view.
    case tag
    /// The name of an image; `catalog` says whose image it is.
    case image
    case catalog
    /// A bar or tab item that UIKit names and draws.
    case systemItem
    /// The kind of a button. Some kinds come with a name.
    case buttonType
    /// Whether the drawn frame is used at run time.
    case fixedFrame
    /// `NO` under Auto Layout.
    case translatesAutoresizing
    /// The drawn frame is known to be out of date.
    case staleFrame

    /// By attribute. `opaque` is ignored: it is a drawing hint that is written on most labels and buttons whether or
    /// not they are opaque, and is missing on views without a background.
    static let byName: [String: AttributeMeaning] = [
        "id": .id,
        "userLabel": .filledText(.userLabel),
        "customClass": .customClass,
        "tag": .tag,
        "hidden": .flag(.hidden),
        "alpha": .number(.alpha),
        "clipsSubviews": .flag(.clipsToBounds),
        "enabled": .flag(.enabled),
        "selected": .flag(.selected),
        "userInteractionEnabled": .flag(.userInteractionEnabled),
        "text": .text(.text),
        "title": .filledText(.title),
        "placeholder": .filledText(.placeholder),
        "badgeValue": .filledText(.badge),
        "numberOfLines": .number(.lines),
        "minimumScaleFactor": .number(.minimumScale),
        "adjustsFontForContentSizeCategory": .flag(.adjustsFontForContentSizeCategory),
        "on": .flag(.isOn),
        "value": .number(.current),
        "minValue": .number(.minimum),
        "minimumValue": .number(.minimum),
        "maxValue": .number(.maximum),
        "maximumValue": .number(.maximum),
        "progress": .number(.progress),
        "numberOfPages": .number(.pages),
        "currentPage": .number(.currentPage),
        "selectedSegmentIndex": .number(.selectedIndex),
        "editable": .flag(.editable),
        "image": .image,
        "catalog": .catalog,
        "systemItem": .systemItem,
        "buttonType": .buttonType,
        "fixedFrame": .fixedFrame,
        "translatesAutoresizingMaskIntoConstraints": .translatesAutoresizing,
        "misplaced": .staleFrame,
        "ambiguous": .staleFrame,
    ]
}

extension Node {
    /// Whether it has this key in its parent.
    func hangs(by key: String) -> Bool { attribute("key") == key }
}
