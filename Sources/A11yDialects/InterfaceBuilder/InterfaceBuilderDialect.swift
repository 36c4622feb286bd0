import A11yModel
import A11ySyntax

/// Storyboards and xibs: the XML that Interface Builder has written since Xcode 5.
package enum InterfaceBuilderDialect: Dialect {
    /// Whether the root is Interface Builder's. The extension decides only for a `document` without type and runtime.
    package static func recognises(_ root: Node, path: String) -> Bool {
        guard root.tag == "document" || root.tag == "archive" else { return false }
        if let type = root.attribute("type") { return type.hasPrefix("com.apple.InterfaceBuilder") }
        return root.entry("targetRuntime") != nil || path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
    }

    /// A screen for each scene that shows something, and for each view without a scene.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        screens(in: tree, path: path, naming: .common)
    }

    /// The same with the key paths by which the project names things.
    package static func screens(in tree: Tree, path: String, naming: NamingKeyPaths) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        switch DocumentKind(of: root) {
        case .oldFormat:
            return Parsed([], problems: [Problem(.oldFormat, at: root.tagRange)])
        case .unchecked(let kind):
            // If the root tag itself is cut off, its attributes may be missing.
            guard tree.unfinished.isEmpty else { return Parsed([]) }
            let problem = Problem(.uncheckedDocument, at: root.tagRange, facts: ["kind": .text(kind)])
            return Parsed([], problems: [problem])
        case .checked(.macos):
            var parser = MacDocumentParser(path: path, naming: naming)
            parser.visit(document: root)
            var screens = parser.screens
            let objects = ObjectIndex(of: screens)
            parser.connections.apply(to: &screens, by: objects)
            if screens.isEmpty, parser.hasControllers, tree.unfinished.isEmpty {
                return Parsed([], problems: [holdingControllersOnly(root)])
            }
            return Parsed(screens, problems: objects.problems)
        case .checked(let platform):
            var parser = DocumentParser(tree, platform: platform, path: path, naming: naming)
            parser.visit(document: root)
            parser.markEmbedded()
            parser.markScenes()
            let objects = ObjectIndex(of: parser.screens)
            parser.connections.apply(to: &parser.screens, by: objects)
            // If the file breaks off, views may be missing.
            if parser.screens.isEmpty, parser.hasControllers, tree.unfinished.isEmpty {
                return Parsed([], problems: [holdingControllersOnly(root)])
            }
            return Parsed(parser.screens, problems: objects.problems)
        }
    }

    /// The problem of a document whose content is elsewhere: in another storyboard, a hosting controller, a container.
    private static func holdingControllersOnly(_ root: Node) -> Problem {
        let kind = Fact.text("A document whose controllers show what other files or code hold")
        return Problem(.uncheckedDocument, at: root.tagRange, facts: ["kind": kind])
    }
}

/// The kind of a document, from the attributes of its root tag. Neither the extension nor the other tags tell: `button`
/// and `textField` are other objects on the Mac, and a xib may be for any system.
enum DocumentKind: Equatable {
    /// A document whose screens are read.
    case checked(Platform)
    /// A document of Interface Builder that is not checked, with a noun for it.
    case unchecked(kind: String)
    /// The object archive that Xcode 3 and 4 wrote.
    case oldFormat

    init(of root: Node) {
        guard root.tag == "document" else {
            self = .oldFormat
            return
        }
        let type = root.attribute("type") ?? ""
        let runtime = root.attribute("targetRuntime") ?? ""
        let words = Array("\(type).\(runtime)".utf8).split(separator: UInt8(ascii: "."))
        func says(_ word: String) -> Bool { words.contains { $0.elementsEqual(word.utf8) } }
        // A launch screen is a picture that disappears before VoiceOver speaks.
        if root.attribute("launchScreen") == "YES" {
            self = .unchecked(kind: "A launch screen")
        } else if says("CocoaTouch") {
            self = .checked(says("iPad") ? .ipados : .ios)
        } else if says("AppleTV") {
            self = .checked(.tvos)
        } else if says("WatchKit") || says("watchKit") {
            self = .checked(.watchos)
        } else if says("Cocoa") {
            self = .checked(.macos)
        } else {
            self = .unchecked(kind: "An Interface Builder document for an unknown system")
        }
    }
}

/// What the Identity inspector calls Notes: a text that Xcode keeps with any object, which comments are not.
///
/// ```
/// <attributedString key="userComments">
///     <fragment content="a11ylint:ignore[missing-label] a watermark"/>
/// </attributedString>
/// ```
///
/// They are also read by translators, so each line of them is taken for itself.
extension InterfaceBuilderDialect {
    /// The lines of all Notes of a document; empty unless the file contains a directive.
    package static func notes(in tree: Tree) -> [Comment] {
        guard tree.mayHoldDirectives else { return [] }
        var found: [Comment] = []
        var waiting = tree.roots
        while let node = waiting.popLast() {
            for child in node.items {
                if child.tag == "attributedString", child.attribute("key") == "userComments" {
                    found += lines(of: child, about: node)
                } else {
                    waiting.append(child)
                }
            }
        }
        return found.sorted { $0.range < $1.range }
    }

    /// The lines of one note. A line may consist of several fragments, one for each style.
    static func lines(of notes: Node, about owner: Node) -> [Comment] {
        var lines: [(text: String, first: SourceRange, last: SourceRange)] = []
        for fragment in notes.items where fragment.tag == "fragment" {
            guard let content = LocatedText(fragment: fragment) else { continue }
            let parts = content.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (index, part) in parts.enumerated() {
                if index > 0 || lines.isEmpty {
                    lines.append((String(part), content.range, content.range))
                } else {
                    lines[lines.count - 1].text += part
                    lines[lines.count - 1].last = content.range
                }
            }
        }
        return lines.map { line in
            let words = line.text.drop(while: \.isWhitespace)
            let range = SourceRange(line.first.start, line.last.end)
            return Comment(
                text: words.trimmingEnd, textRange: range, range: range, place: .notes(of: owner.range))
        }
    }
}

extension Substring {
    /// Without trailing white space.
    fileprivate var trimmingEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
