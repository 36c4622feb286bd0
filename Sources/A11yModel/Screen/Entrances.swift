/// The names by which code, or another file, shows a screen of Interface Builder. If nothing has any of them, the
/// screen is left over.
public struct Entrances: Hashable, Sendable {
    /// The nib that holds it; the storyboard, if its initial controller leads to it; the identifiers of the scenes and
    /// segues that lead to it.
    public var names: Set<String>
    /// The classes of the app whose objects load a nib: those of its owner and of its first views.
    public var classes: Set<String>

    /// The entrances of a screen.
    public init(names: Set<String>, classes: Set<String> = []) {
        self.names = names
        self.classes = classes
    }

    /// What is compared of a name: its letters and digits without case, and nothing of folders and endings of files.
    public static func key(_ name: some StringProtocol) -> String {
        var part = name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]
        for ending in [".storyboard", ".xib", ".nib"] where part.hasSuffix(ending) {
            part = part.dropLast(ending.count)
        }
        return String(part.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
