import A11ySyntax

/// The names of a file's screens, each given once.
struct ScreenNames {
    private var given: Set<String> = []
    /// The last number put behind a name, so that a file of equal names is not counted through again and again.
    private var numbers: [String: Int] = [:]

    /// What the author calls the object; else the fallback; else its tag and object id.
    mutating func name(of object: Node, fallback: String?) -> String {
        let id = object.attribute("id") ?? ""
        let named = ScreenNames.keys.lazy.compactMap { object.attribute($0) }.first { !$0.isEmpty }
        let name = named ?? fallback ?? "\(object.tag) \(id)"
        if given.insert(name).inserted { return name }
        return unused(id.isEmpty ? name : "\(name) (\(id))")
    }

    private static let keys = ["storyboardIdentifier", "userLabel", "customClass", "title"]

    private mutating func unused(_ name: String) -> String {
        var candidate = name
        while !given.insert(candidate).inserted {
            let number = numbers[name, default: 1] + 1
            numbers[name] = number
            candidate = "\(name) \(number)"
        }
        return candidate
    }

    /// The file's name without folders and extension.
    static func fileName(of path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.prefix { $0 != "." })
    }

    /// The language of a file in `<language>.lproj`; nil for one in `Base.lproj` or elsewhere.
    static func language(of path: String) -> String? {
        for folder in path.split(separator: "/") where folder.hasSuffix(".lproj") && folder != "Base.lproj" {
            return folder.dropLast(".lproj".count).split(separator: "_").joined(separator: "-")
        }
        return nil
    }
}
