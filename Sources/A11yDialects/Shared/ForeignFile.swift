import A11yModel
import A11ySyntax

/// Files that are not text, and source code. Parsing them as YAML would only report syntax errors.
enum ForeignFile {
    /// A noun for the kind of file; nil for a text that may be a screen file.
    static func kind(of source: Source) -> String? {
        if BinaryPropertyList.holdsSnapshot(source.bytes) {
            return BinaryPropertyList.json(source.bytes) == nil ? "a damaged binary property list" : nil
        }
        for (sign, kind) in signs where source.bytes.starts(with: sign) { return kind }
        if isCode(source) { return CapturedLines.mayStand(in: source.bytes) ? nil : code }
        return isBinary(source.bytes.prefix(headLength)) ? "a binary file" : nil
    }

    /// What code is called.
    static let code = "source code"

    /// Whether a file is code. It may hold a description in a string or a comment.
    static func isCode(_ source: Source) -> Bool { codeExtensions.contains(source.extension) }

    /// Whether a file begins like no text: with many control characters, or with one in the first place and a NUL
    /// behind. A single NUL in a text is a syntax error with a place.
    private static func isBinary(_ head: ArraySlice<UInt8>) -> Bool {
        guard let first = head.first, !marks.contains(where: head.starts) else { return false }
        if first < 0x09 || first >= 0x80, head.contains(0) { return true }
        return head.count(where: isControl) * leastShare > head.count
    }

    /// Whether a byte is a control character that texts do not have: none of tab, line feed, form feed and carriage
    /// return, nor escape, since logs have escape sequences for colours.
    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains(byte)
    }

    /// How a text begins whose encoding has NUL bytes, or that says its encoding first.
    private static let marks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0, 0x3C], [0x3C, 0]]

    /// A text has fewer control characters than one in so many bytes; random bytes have one in ten.
    private static let leastShare = 20

    /// The first bytes of formats that occur beside screens in an app's folders.
    private static let signs: [(bytes: [UInt8], kind: String)] = [
        ("bplist0", "a binary property list"), ("NIBArchive", "a compiled nib, made from a xib or a storyboard"),
        ("BOMStore", "a compiled asset catalog"), ("\u{89}PNG", "a picture"), ("\u{FF}\u{D8}\u{FF}", "a picture"),
        ("GIF8", "a picture"), ("%PDF-", "a PDF document"), ("PK\u{3}\u{4}", "an archive"),
        ("\u{1F}\u{8B}", "an archive"), ("SQLite format 3", "a database"),
    ].map { (latin($0), $1) }

    /// The bytes of a sign whose characters stand for one byte each.
    private static func latin(_ sign: String) -> [UInt8] {
        sign.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }

    /// The number of bytes in which a binary file contains a NUL. Git examines 8,000 for the same purpose.
    private static let headLength = 8_000

    private static let codeExtensions: Set = [
        "c", "cc", "cpp", "cs", "css", "dart", "go", "h", "html", "java", "js", "jsx", "kt", "kts", "m", "mm", "php",
        "pl", "py", "rb", "rs", "sh", "swift", "ts", "tsx",
    ]
}

/// What tools print of a screen for agents that operate apps. Such lists save words: they leave out traits, hints, and
/// most of what is not operated, so that nothing could be said of them for certain.
enum AgentList {
    /// The tool whose list a file is; nil for any other file.
    static func tool(of source: Source) -> String? {
        let bytes = Array(source.bytes.prefix(headLength))
        guard signs.contains(where: { bytes.offset(of: $0.sign) != nil }) else { return nil }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.drop { $0.isWhitespace || $0 == "#" || $0 == "\u{FEFF}" }
            if let sign = signs.first(where: { words.hasPrefix($0.sign) }) { return sign.tool }
            // Comments may stand above it, and its own lines may begin with their sign.
            if !words.isEmpty, !line.contains("#") { return nil }
        }
        return nil
    }

    private static let signs = [
        (sign: "Found these elements on screen", tool: "mobile-mcp"), (sign: "@e1 [", tool: "agent-device"),
        (sign: "Snapshot: ", tool: "agent-device"), (sign: "rs/1", tool: "XcodeBuildMCP"),
    ]

    /// Enough for a comment and a sign.
    private static let headLength = 400
}

/// What a server answered instead of a page source: an error of WebDriver, or a page for people. A UI test that asks
/// for the source of a session that has ended writes such a file.
struct ServerAnswer {
    /// The message of the rule page.
    let variant: String
    /// The facts of the message.
    let facts: Facts

    /// Recognises an answer; nil for any other file.
    init?(_ source: Source, _ root: Node?) {
        if let error = root?.entry("value")?.entry("error"), error.kind == .scalar, !error.text.isEmpty {
            (variant, facts) = ("server", ["error": .text(error.text)])
            return
        }
        let start = String(decoding: source.bytes.drop { $0 <= 0x20 }.prefix(14), as: UTF8.self).lowercased()
        guard start == "<!doctype html" || root?.tag.lowercased() == "html" else { return nil }
        (variant, facts) = ("foreign", ["kind": .text("an HTML page")])
    }
}

/// Dumps of other systems and of XCUITest's predecessor. They are recognised and declined, because only UIKit is
/// checked.
package enum OtherSystems: Dialect {
    /// Whether the root is a dump of uiautomator or Appium, or an Android layout.
    package static func recognises(_ root: Node, path: String) -> Bool { kind(of: root) != nil }

    /// A noun for the content; nil for a file that may be ours.
    private static func kind(of root: Node) -> String? {
        if isOfUIAutomation(root) { return "A screen of UI Automation, which XCUITest replaced" }
        guard root.kind == .element else { return nil }
        if root.entry("xmlns:android") != nil { return isLayout(root) ? android : nil }
        return isOfAndroid(root) ? android : nil
    }

    private static let android = "An Android screen"

    /// Whether it is a dump of Android: classes are tags or attributes, beside a rotation.
    private static func isOfAndroid(_ root: Node) -> Bool {
        if ["android.", "androidx."].contains(where: root.tag.hasPrefix) { return true }
        switch root.tag {
        case "node": return root.entry("bounds") != nil && root.entry("class") != nil
        case "hierarchy" where root.items.contains { $0.tag.hasPrefix("XCUI") }: return false
        case "hierarchy":
            return root.entry("rotation") != nil || root.attribute("class") == "hierarchy"
                || root.items.contains { $0.tag == "node" || $0.tag.hasPrefix("android.") }
        case "displays": return root.items.contains { $0.tag == "display" }
        default: return false
        }
    }

    /// Whether it is a dump of UI Automation, which Appium used up to version 1.5, in XML or JSON.
    private static func isOfUIAutomation(_ root: Node) -> Bool {
        let prefix = "UIA"
        switch root.kind {
        case .element:
            let top = root.tag == "AppiumAUT" ? root.items.first { _ in true } : root
            return top?.tag.hasPrefix(prefix) == true && top?.entry("path") != nil
        case .mapping:
            return root.wrapped.contains { $0.entry("type")?.text.hasPrefix(prefix + "A") == true }
        case .scalar, .sequence: return false
        }
    }

    /// Whether an Android resource is a layout. Drawables, menus and manifests are not screens.
    private static func isLayout(_ root: Node) -> Bool {
        ["layout", "merge"].contains(root.tag) || root.entry("android:layout_width") != nil
            || ["Layout", "View", "Group"].contains(where: root.tag.hasSuffix)
    }

    /// No screens, and the reason as a problem.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first, let kind = kind(of: root) else { return Parsed([]) }
        return Parsed([], problems: [Problem(.uncheckedDocument, at: root.tagRange, facts: ["kind": .text(kind)])])
    }
}
