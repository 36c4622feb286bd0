import A11yModel
import A11ySyntax

/// Storyboards and xibs: the XML that Interface Builder has written since Xcode 5.
package enum InterfaceBuilderDialect: Dialect {
    /// Whether the root is Interface Builder's. The extension decides only where a `document` does not say what it is.
    package static func recognises(_ root: Node, path: String) -> Bool {
        guard root.tag == "document" || root.tag == "archive" else { return false }
        if let type = root.attribute("type") { return type.hasPrefix("com.apple.InterfaceBuilder") }
        return root.entry("targetRuntime") != nil || path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
    }

    /// A screen for each scene that shows something, and for each view that stands by itself.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        screens(in: tree, path: path, naming: .common)
    }

    /// The same, for a project that names things through key paths of its own.
    package static func screens(in tree: Tree, path: String, naming: NamingKeyPaths) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        switch DocumentKind(of: root) {
        case .oldFormat:
            return Parsed([], problems: [Problem(.oldFormat, at: root.tagRange)])
        case .unchecked(let kind):
            // Where the root tag breaks off, nobody knows.
            guard tree.unfinished.isEmpty else { return Parsed([]) }
            let problem = Problem(.uncheckedDocument, at: root.tagRange, facts: ["kind": .text(kind)])
            return Parsed([], problems: [problem])
        case .checked(.macos):
            var walk = MacWalk(path: path, naming: naming)
            walk.visit(document: root)
            var screens = walk.screens
            let places = Places(of: screens)
            walk.connections.connect(&screens, by: places)
            return Parsed(screens, problems: places.problems)
        case .checked(let platform):
            var walk = SceneWalk(tree, platform: platform, path: path, naming: naming)
            walk.visit(document: root)
            walk.markEmbedded()
            let places = Places(of: walk.screens)
            walk.wiring.connect(&walk.screens, by: places)
            // Where the file breaks off, views may follow.
            if walk.screens.isEmpty, walk.hasControllers, tree.unfinished.isEmpty {
                let kind = Fact.text("A document whose controllers show what other files or code hold")
                let problem = Problem(.uncheckedDocument, at: root.tagRange, facts: ["kind": kind])
                return Parsed([], problems: [problem])
            }
            return Parsed(walk.screens, problems: places.problems)
        }
    }
}
