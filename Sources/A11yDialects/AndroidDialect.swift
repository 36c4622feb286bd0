import A11yModel
import A11ySyntax

/// Android's dumps and layouts, which are recognised and declined: what is checked here is UIKit's.
public enum AndroidDialect: Dialect {
    /// Whether the root is a dump of uiautomator or Appium, or a layout.
    public static func recognises(_ root: Node, path: String) -> Bool {
        guard root.kind == .element else { return false }
        if root.entry("xmlns:android") != nil { return isLayout(root) }
        guard root.tag == "hierarchy" else { return false }
        return root.items.contains { $0.tag == "node" || $0.tag.hasPrefix("android.") }
            || root.attribute("class") == "hierarchy"
    }

    /// Whether the resource is a layout: pictures, menus and manifests are no screens.
    private static func isLayout(_ root: Node) -> Bool {
        ["layout", "merge"].contains(root.tag) || root.entry("android:layout_width") != nil
            || ["Layout", "View", "Group"].contains(where: root.tag.hasSuffix)
    }

    /// No screen, and why.
    public static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        let problem = Problem(.uncheckedDocument, at: root.tagRange, facts: ["kind": .text("An Android screen")])
        return Parsed([], problems: [problem])
    }
}
