import A11yModel

// What members change that the table of members does not have.
extension Member.Part {
    /// What may change where a part is given to code that is not read.
    var properties: PropertySet {
        switch self {
        case .element, .elements: .ofCode
        case .titleLabel: [.title, .font, .textColor, .lines, .adjustsFontForContentSizeCategory]
        case .textLabel: [.title]
        case .imageView: [.image]
        case .configuration: [.title, .image, .systemImage, .font, .textColor, .backgroundColor]
        case .navigationItem: [.title]
        case .layer: [.hidden, .alpha, .backgroundColor]
        case .value(let property): [property]
        }
    }

    /// What a property may change that neither UIKit's table nor the app has. On a class of UIKit's, or of the app's
    /// that descends from one, it is a newer one, or one that a library adds: its name tells what it is about.
    func unknown(_ name: String, of type: Symbol, in app: CodeApp) -> PropertySet {
        guard self == .element, app.lineage(of: type).contains(where: app.isApple) else { return properties }
        let word = name.lowercased()
        // Its last word tells what it is: `contentTintColor` is a colour.
        let stem = word.hasSuffix("s") ? String(word.dropLast()) : word
        let last = Member.Part.topics.dropFirst(2).filter { $0.words.contains(where: stem.hasSuffix) }
        let found = !last.isEmpty ? last : Member.Part.topics.filter { $0.words.contains(where: word.contains) }
        return found.reduce(into: PropertySet()) { $0.formUnion($1.properties) }
    }

    /// What a word in the name of a property is about.
    private static let topics: [(words: Set<String>, properties: PropertySet)] = [
        (FlowWords.set("accessib voice a11y content model data item state"), .ofCode),
        (
            FlowWords.set("label text title string local key caption placeholder"),
            [.label, .text, .title, .placeholder, .value, .hint]
        ),
        (FlowWords.set("attributed html markdown markup rich"), [.font, .textColor]),
        (FlowWords.set("theme style appearance font"), [.font, .adjustsFontForContentSizeCategory]),
        (FlowWords.set("color colour tint theme style appearance background"), [.textColor, .backgroundColor]),
        (FlowWords.set("image icon symbol"), [.image, .systemImage]),
        (FlowWords.set("hidden visible"), [.hidden]), (FlowWords.set("enabled"), [.enabled]),
        (
            FlowWords.set("action tap press touch gesture menu handler closure block"),
            [.action, .handlesTouch, .gestures]
        ),
    ]
}
