/// The names by which code, or another file, shows a screen of Interface Builder. If nothing has any of them, the
/// screen is left over.
public struct Entrances: Hashable, Sendable {
    /// The nib that holds it; the identifiers of the scenes and segues that lead to it.
    public var names: Set<String>
    /// The storyboard, if its initial controller leads to it; else nil.
    public var storyboard: String?
    /// The classes of the app whose objects load a nib: those of its owner and of its first views.
    public var classes: Set<String>

    /// The entrances of a screen.
    public init(names: Set<String>, storyboard: String? = nil, classes: Set<String> = []) {
        self.names = names
        self.storyboard = storyboard
        self.classes = classes
    }

    /// What is compared of a name: its letters and digits without case, and nothing of folders and endings of files.
    public static func key(_ name: String) -> String { key(name[...]) }

    /// The same of a part of a text.
    public static func key(_ name: Substring) -> String {
        let start = name.utf8.lastIndex(of: UInt8(ascii: "/")).map(name.utf8.index(after:)) ?? name.startIndex
        var bytes = Array(name.utf8[start...])
        for ending in endings where bytes.reversed().starts(with: ending) { bytes.removeLast(ending.count) }
        guard bytes.allSatisfy({ $0 < 0x80 }) else {
            return String(decoding: bytes, as: UTF8.self).lowercased().filter { $0.isLetter || $0.isNumber }
        }
        // Nearly all names are ASCII.
        return String(
            decoding: bytes.compactMap { byte -> UInt8? in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
                default: nil
                }
            }, as: UTF8.self)
    }

    /// The endings of files, from behind.
    private static let endings = [".storyboard", ".xib", ".nib"].map { $0.utf8.reversed() }
}
