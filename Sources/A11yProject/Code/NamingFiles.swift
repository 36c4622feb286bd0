import A11yCode
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
    /// What they name, and the scenes and nibs among them.
    private(set) var files = ScreenFiles()

    /// Reads files. Those that cannot be read name nothing.
    init(_ files: [Location], upTo limit: Int) {
        for file in files {
            guard let bytes = try? Source(reading: file, shownAs: file.shown, upTo: limit).bytes else { continue }
            if file.hasExtension(of: ["storyboard", "xib"]) {
                let parts = InterfaceParts(of: bytes, at: file.shown)
                self.files.screens += parts.screens
                self.files.actions.formUnion(parts.actions)
                continue
            }
            let data = Data(bytes)
            let isList = file.hasExtension(of: ["plist"])
            if isList || data.range(of: NamingFiles.generated) != nil { tellBeginning = true }
            self.files.beginning.names.formUnion(
                NamingFiles.keys(in: data, behind: isList ? ["<string>"] : NamingFiles.settings))
            guard isList else { continue }
            if let style = data.range(of: NamingFiles.style) {
                let value = data[style.upperBound...].prefix(NamingFiles.longestValue)
                areAlwaysLight = areAlwaysLight || value.range(of: Data("<string>Light<".utf8)) != nil
            }
            // An extension begins with an object of the class that its property list names.
            self.files.beginning.classes.formUnion(NamingFiles.keys(in: data, behind: NamingFiles.principals))
        }
    }

    private static let style = Data("<key>UIUserInterfaceStyle</key>".utf8)
    /// More than a value takes with the white space before it.
    private static let longestValue = 64
    private static let principals = [
        "<string>$(PRODUCT_MODULE_NAME).", "<string>${PRODUCT_MODULE_NAME}.", "<string>",
    ]
    private static let settings = ["StoryboardFile", "StoryboardName", "MainStoryboard", "NibFile"]

    /// The keys of the texts behind some marks, each up to the end of its tag, value or line.
    private static func keys(in data: Data, behind marks: [String]) -> Set<String> {
        var found: Set<String> = []
        for mark in marks.map({ Data($0.utf8) }) {
            var start = data.startIndex
            while let place = data.range(of: mark, in: start..<data.endIndex) {
                start = place.upperBound
                let rest = data[place.upperBound...].drop { delimiters.contains($0) }
                found.insert(Entrances.key(String(decoding: rest.prefix { !ends.contains($0) }, as: UTF8.self)))
            }
        }
        return found
    }

    /// What settings of a generated property list begin with.
    private static let generated = Data("INFOPLIST_KEY_".utf8)
    /// What may be between a setting and its value.
    private static let delimiters = Set(" :=\"".utf8)
    private static let ends = Set("\"<;\n\r".utf8)
}
