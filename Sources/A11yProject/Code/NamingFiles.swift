import A11yModel
import Foundation

/// What the files of an app besides its code name: property lists and build settings the storyboards that begin,
/// storyboards and nibs each other and the classes of their views.
struct NamingFiles: Sendable {
    /// The extensions of these files but for those of projects, which are folders.
    static let extensions: Set<String> = ["plist", "storyboard", "xcconfig", "xib", "yaml", "yml"]

    /// Whether they tell with what the app begins: a property list or settings for one is among them.
    private(set) var tellBeginning = false
    /// Whether a property list says that the app has no dark appearance.
    private(set) var areAlwaysLight = false
    /// The keys of nibs, storyboards and scenes that they name.
    private var names: Set<String> = []
    /// Those of storyboards of which they name some scene.
    private var storyboards: Set<String> = []
    /// The keys of the classes of which they make objects.
    private var classes: Set<String> = []

    /// Reads files. Those that cannot be read name nothing.
    init(_ files: [Location], upTo limit: Int) {
        for file in files {
            guard let bytes = try? Source(reading: file, shownAs: file.shown, upTo: limit).bytes else { continue }
            let data = Data(bytes)
            if file.hasExtension(of: ["plist"]) || data.range(of: NamingFiles.generated) != nil { tellBeginning = true }
            if file.hasExtension(of: ["pbxproj", "xcconfig", "yaml", "yml"]) {
                names.formUnion(NamingFiles.keys(in: data, behind: NamingFiles.settings))
                continue
            }
            names.formUnion(NamingFiles.keys(in: data, behind: NamingFiles.tags))
            storyboards.formUnion(NamingFiles.keys(in: data, behind: [" storyboardName=\""], ofScenes: true))
            var made = NamingFiles.keys(in: data, behind: [" customClass=\""])
            // An extension begins with an object of the class that its property list names.
            if file.hasExtension(of: ["plist"]) {
                if let style = data.range(of: NamingFiles.style) {
                    let value = data[style.upperBound...].prefix(NamingFiles.longestValue)
                    areAlwaysLight = areAlwaysLight || value.range(of: Data("<string>Light<".utf8)) != nil
                }
                made.formUnion(NamingFiles.keys(in: data, behind: NamingFiles.principals))
            }
            // A nib of a view's own makes one only if it is loaded.
            if file.hasExtension(of: ["xib"]) { made.remove(Entrances.key(file.shown)) }
            classes.formUnion(made)
        }
    }

    /// Whether they name what shows a screen.
    func name(_ entrances: Entrances) -> Bool {
        let isFirst = entrances.isFirst && !names.isDisjoint(with: Entrances.keys(ofFile: entrances.storyboard ?? ""))
        return isFirst || entrances.names.contains { names.contains(Entrances.key($0)) }
            || entrances.classes.contains(where: make)
    }

    /// Whether they name a storyboard.
    func name(_ storyboard: String) -> Bool {
        let keys = Entrances.keys(ofFile: storyboard)
        return !names.isDisjoint(with: keys) || !storyboards.isDisjoint(with: keys)
    }

    /// Whether they make objects of a class.
    func make(_ type: String) -> Bool { classes.contains(Entrances.key(type)) }

    private static let tags = [
        "<string>", " nibName=\"", " referencedIdentifier=\"", " storyboardName=\"", " value=\"",
    ]
    private static let style = Data("<key>UIUserInterfaceStyle</key>".utf8)
    /// More than a value takes with the white space before it.
    private static let longestValue = 64
    private static let principals = [
        "<string>$(PRODUCT_MODULE_NAME).", "<string>${PRODUCT_MODULE_NAME}.", "<string>",
    ]
    private static let settings = ["StoryboardFile", "StoryboardName", "MainStoryboard", "NibFile"]

    /// The keys of the texts behind some marks, each up to the end of its attribute, tag, value or line. Nothing makes
    /// the object of a placeholder. `ofScenes` counts references to a scene as well, which do not lead to the initial
    /// controller of its storyboard.
    private static func keys(in data: Data, behind marks: [String], ofScenes: Bool = false) -> Set<String> {
        var found: Set<String> = []
        for mark in marks.map({ Data($0.utf8) }) {
            var start = data.startIndex
            while let place = data.range(of: mark, in: start..<data.endIndex) {
                start = place.upperBound
                let tag = data[..<place.lowerBound].lastIndex(of: UInt8(ascii: "<")) ?? place.lowerBound
                if placeholders.contains(where: data[tag...].starts) { continue }
                if mark == storyboard, !ofScenes,
                    data[tag...].prefix(while: { $0 != UInt8(ascii: ">") }).range(of: scene) != nil
                {
                    continue
                }
                let rest = data[place.upperBound...].drop { delimiters.contains($0) }
                found.insert(Entrances.key(String(decoding: rest.prefix { !ends.contains($0) }, as: UTF8.self)))
            }
        }
        return found
    }

    /// What settings of a generated property list begin with.
    private static let generated = Data("INFOPLIST_KEY_".utf8)
    private static let storyboard = Data(" storyboardName=\"".utf8)
    private static let scene = Data(" referencedIdentifier=\"".utf8)
    /// In nibs of the Mac the owner and others that are not made have negative numbers.
    private static let placeholders = ["<placeholder ", "<customObject id=\"-"].map { Array($0.utf8) }
    /// What may be between a setting and its value.
    private static let delimiters = Set(" :=\"".utf8)
    private static let ends = Set("\"<;\n\r".utf8)
}
