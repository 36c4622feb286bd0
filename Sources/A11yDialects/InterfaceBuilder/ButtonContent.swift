import A11ySyntax

/// What the states and the configuration of a button say it shows.
///
/// Where there is a configuration, it is the truth: Xcode leaves `<state key="normal" title="Button"/>` behind when a
/// button is switched to a configuration with a picture alone, and that title is not seen. Any other title of the state
/// was written by somebody, and stands in where the configuration has none.
struct ButtonContent {
    /// A title and a picture, each as far as it is written.
    struct Face {
        var title: Written?
        var subtitle: Written?
        var picture: Picture?
    }

    private var normal = Face()
    private var other = Face()
    private var configuration: Face?

    /// Whether a configuration decides how the button looks, so that the font and colours of its states are leftovers.
    var isConfigured: Bool { configuration != nil }

    /// What is seen. A state without a title shows that of the normal state; where only another state has one, it is
    /// still the author's name for the button.
    var face: Face {
        if var face = configuration {
            face.title = face.title ?? (normal.title?.text == ButtonContent.leftover ? nil : normal.title)
            face.picture = face.picture ?? normal.picture
            return face
        }
        return Face(title: normal.title ?? other.title, picture: normal.picture ?? other.picture)
    }

    /// The title that a button has when it is dragged from Xcode's library.
    private static let leftover = "Button"

    mutating func read(state node: Node, _ vocabulary: Vocabulary) {
        let face = ButtonContent.face(of: node, vocabulary)
        if vocabulary.hangs(node, by: "normal") {
            normal = face
        } else {
            other.title = other.title ?? face.title
            other.picture = other.picture ?? face.picture
        }
    }

    mutating func read(configuration node: Node, _ vocabulary: Vocabulary) {
        configuration = ButtonContent.face(of: node, vocabulary)
    }

    private static func face(of node: Node, _ vocabulary: Vocabulary) -> Face {
        var face = Face()
        var image: Node?
        var isSystem = false
        for attribute in node.entries {
            switch vocabulary.word(of: attribute) {
            case .title: face.title = Written(attribute: attribute).unlessEmpty
            case .subtitle: face.subtitle = Written(attribute: attribute).unlessEmpty
            case .image: image = attribute
            case .catalog: isSystem = attribute.says("system")
            default: break
            }
        }
        if let image { face.picture = Picture(name: Written(attribute: image), isSymbol: isSystem) }
        for child in node.items {
            switch (child.tag, child.attribute("key")) {
            case ("string", "title"): face.title = Written(string: child).unlessEmpty
            case ("string", "subtitle"): face.subtitle = Written(string: child).unlessEmpty
            case ("attributedString", "attributedTitle"):
                face.title = Written(attributed: child).unlessEmpty ?? face.title
            case ("attributedString", "attributedSubtitle"):
                face.subtitle = Written(attributed: child).unlessEmpty ?? face.subtitle
            case ("imageReference", "image"): face.picture = Picture(reference: child) ?? face.picture
            default: break
            }
        }
        return face
    }
}

/// The name of a picture, and whose picture it is.
struct Picture {
    let name: Written
    /// An SF Symbol rather than an asset of the app.
    let isSymbol: Bool

    init(name: Written, isSymbol: Bool) {
        self.name = name
        self.isSymbol = isSymbol
    }

    /// The picture of an `imageReference`.
    init?(reference node: Node) {
        guard let image = node.entry("image") else { return nil }
        self.init(name: Written(attribute: image), isSymbol: node.attribute("catalog") == "system")
    }
}
