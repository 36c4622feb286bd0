/// The names by which code, or another file, shows a screen of Interface Builder. If nothing has any of them, the
/// screen is left over.
public struct Entrances: Hashable, Sendable {
    /// The nib that holds it; the identifiers of the scenes and segues that lead to it.
    public var names: Set<String>
    /// The storyboard that holds it; nil of a nib.
    public var storyboard: String?
    /// Whether the initial controller of the storyboard leads to it.
    public var isFirst: Bool
    /// The classes of the app whose objects load a nib: those of its owner and of its first views.
    public var classes: Set<String>

    /// The entrances of a screen.
    public init(
        names: Set<String>, storyboard: String? = nil, isFirst: Bool = false, classes: Set<String> = []
    ) {
        self.names = names
        self.storyboard = storyboard
        self.isFirst = isFirst
        self.classes = classes
    }

    /// The keys by which code names a file: `Main~ipad` is `Main` on an iPad, and generators of code leave `~` out.
    public static func keys(ofFile name: String) -> Set<String> {
        for device in ["~ipad", "~iphone"] where name.hasSuffix(device) { return [key(name.dropLast(device.count))] }
        let plain = key(name.filter { $0 != "~" })
        return plain == key(name.prefix { $0 != "~" }) ? [key(name)] : [key(name), plain]
    }

    /// What is compared of a name: its letters and digits without case and `~`, and nothing of folders and endings of
    /// files.
    public static func key(_ name: String) -> String { key(name[...]) }

    /// The same of a part of a text.
    public static func key(_ name: Substring) -> String {
        let start = name.utf8.lastIndex(of: UInt8(ascii: "/")).map(name.utf8.index(after:)) ?? name.startIndex
        var bytes = Array(name.utf8[start...])
        for ending in endings where bytes.reversed().starts(with: ending) { bytes.removeLast(ending.count) }
        guard bytes.allSatisfy({ $0 < 0x80 }) else {
            return String(decoding: bytes, as: UTF8.self).lowercased().filter {
                $0.isLetter || $0.isNumber || $0 == "~"
            }
        }
        // Nearly all names are ASCII.
        return String(
            decoding: bytes.compactMap { byte -> UInt8? in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "~"):
                    byte
                default: nil
                }
            }, as: UTF8.self)
    }

    /// The endings of files, from behind.
    private static let endings = [".storyboard", ".xib", ".nib"].map { $0.utf8.reversed() }
}
