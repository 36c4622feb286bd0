import A11yCode
import A11yModel

/// The scenes of a storyboard, or the nib of a xib: what leads to each, and what it names. Reads tags alone, since no
/// finding is about the file.
struct InterfaceParts {
    /// A scene, or all of a nib.
    private struct Part {
        var contents = FileNames()
        /// The ids of its objects, and the classes of those and of its owner.
        var ids: Set<String> = []
        var classes: Set<String> = []
        /// The identifiers of its controller.
        var identifiers: Set<String> = []
        var ways: [(destination: String, identifier: String?)] = []
    }

    private let path: String
    private let isNib: Bool
    private var parts: [Part] = []
    /// What its controls send: the words of selectors before the first colon.
    private(set) var actions: Set<String> = []
    private var entry: String?
    /// Whether the system shows what it holds.
    private var isOfSystem = false

    init(of bytes: [UInt8], at path: String) {
        self.path = path
        isNib = Location(path).hasExtension(of: ["xib"])
        if isNib { parts = [Part()] }
        var open: [String] = []
        for piece in bytes.split(separator: UInt8(ascii: "<")) {
            if piece.first == UInt8(ascii: "/") { _ = open.popLast() }
            guard piece.first.map({ $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }) == true else {
                continue
            }
            // Interface Builder writes `&gt;` in attributes.
            let tag = piece.prefix { $0 != UInt8(ascii: ">") }
            let name = String(
                decoding: tag.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }, as: UTF8.self)
            if !InterfaceParts.silent.contains(name) {
                let pieces = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
                    .map { String(decoding: $0, as: UTF8.self) }
                var attributes: [String: String] = [:]
                for index in stride(from: 0, to: pieces.count - 1, by: 2) {
                    attributes[String(pieces[index].split(separator: " ").last?.dropLast() ?? "")] = pieces[index + 1]
                }
                note(name, attributes, in: open)
            }
            if tag.last != UInt8(ascii: "/") { open.append(name) }
        }
    }

    private mutating func note(_ tag: String, _ attributes: [String: String], in open: [String]) {
        if tag == "scene" { parts.append(Part()) }
        if tag == "document" {
            entry = attributes["initialViewController"]
            isOfSystem = attributes["targetRuntime"] == "watchKit"
        }
        if let selector = attributes["selector"] { actions.insert(String(selector.prefix { $0 != ":" })) }
        guard !parts.isEmpty else { return }
        let last = parts.count - 1
        let contents = ["nibName", "referencedIdentifier", "value"].compactMap { attributes[$0] }
        parts[last].contents.names.formUnion(contents.map(Entrances.key))
        if let storyboard = attributes["storyboardName"].map(Entrances.key) {
            parts[last].contents.storyboards.insert(storyboard)
            // A reference to a scene does not lead to the initial controller of its storyboard.
            if attributes["referencedIdentifier"] == nil { parts[last].contents.names.insert(storyboard) }
        }
        let id = attributes["id"] ?? ""
        let type = attributes["customClass"]
        // Nothing makes the object of a placeholder. In nibs of the Mac the owner and others have negative numbers.
        if let type, tag != "placeholder", !id.hasPrefix("-") {
            parts[last].contents.classes.insert(Entrances.key(type))
        }
        if open.last == "objects" {
            parts[last].ids.insert(id)
            if let type { parts[last].classes.insert(type) }
            if isNib, type == "NSApplication" { isOfSystem = true }
            guard let identifier = attributes["storyboardIdentifier"], !identifier.isEmpty else { return }
            parts[last].identifiers.insert(identifier)
            if let type, type.hasPrefix(identifier) || identifier.hasPrefix(type) {
                parts[last].identifiers.insert(type)
            }
        } else if tag == "segue", let destination = attributes["destination"] {
            // Only segues of controllers are performed by code.
            let owner = open.suffix(3)
            let isPerformed =
                owner.first == "objects" && owner.dropFirst().first?.hasSuffix("Controller") == true
                && !["relationship", "embed"].contains(attributes["kind"])
            parts[last].ways.append((destination, isPerformed ? attributes["identifier"] : nil))
        }
    }

    /// The parts, with what shows them.
    var screens: [ScreenFiles.Screen] {
        let file = path.split(separator: "/").last ?? ""
        let name = String(file.prefix { $0 != "." })
        let found = isNib ? [entrances(toNib: name)] : entrances(to: name)
        return parts.indices.map { index in
            var screen = ScreenFiles.Screen()
            screen.contents = parts[index].contents
            if !isOfSystem, found.indices.contains(index) { screen.entrances = found[index] }
            return screen
        }
    }

    private func entrances(toNib name: String) -> Entrances {
        // A system looks for a nib of its own first: `Card~ipad.xib`.
        Entrances(names: [String(name.prefix { $0 != "~" })], classes: parts[0].classes.filter { !$0.hasPrefix("NS") })
    }

    /// What leads to the scenes of a storyboard; nothing if no scene is an entry, or they are too many.
    private func entrances(to storyboard: String) -> [Entrances] {
        let places = Dictionary(
            parts.enumerated().flatMap { place, part in part.ids.map { ($0, place) } },
            uniquingKeysWith: { first, _ in first })
        let first = entry.flatMap { places[$0] }
        var entries: [Int: Set<String>] = [:]
        for place in parts.indices where place == first || !parts[place].identifiers.isEmpty {
            entries[place] = parts[place].identifiers
        }
        if entries.isEmpty { return [] }
        for way in parts.flatMap(\.ways) {
            guard let identifier = way.identifier, let place = places[way.destination] else { continue }
            entries[place, default: []].insert(identifier)
        }
        guard entries.count * parts.count <= InterfaceParts.mostSteps else { return [] }
        var found = [Entrances](repeating: Entrances(names: [], storyboard: storyboard), count: parts.count)
        for (entry, names) in entries {
            var (pending, seen) = ([entry], Set([entry]))
            while let place = pending.popLast() {
                found[place].names.formUnion(names)
                if entry == first { found[place].isFirst = true }
                for way in parts[place].ways where way.identifier == nil {
                    if let next = places[way.destination], seen.insert(next).inserted { pending.append(next) }
                }
            }
        }
        return found
    }

    private static let mostSteps = 100_000
    /// Most tags of a file, which lead nowhere and name nothing.
    private static let silent: Set<String> = [
        "autoresizingMask", "color", "constraint", "constraints", "fontDescription", "rect", "subviews",
    ]
}
