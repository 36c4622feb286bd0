import A11yModel
import A11ySyntax

/// Dumps of other systems, and of what came before XCUITest, which are recognised and declined: what is checked here
/// is UIKit's.
package enum OtherSystems: Dialect {
    /// Whether the root is a dump of uiautomator or Appium, or an Android layout.
    package static func recognises(_ root: Node, path: String) -> Bool { kind(of: root) != nil }

    /// A noun for what the file shows; nil for what may be ours.
    private static func kind(of root: Node) -> String? {
        if isOfUIAutomation(root) { return "A screen of UI Automation, which XCUITest replaced" }
        guard root.kind == .element else { return nil }
        if root.entry("xmlns:android") != nil { return isLayout(root) ? android : nil }
        return isOfAndroid(root) ? android : nil
    }

    private static let android = "An Android screen"

    /// Whether it is Android's: classes stand in tags or in an attribute, and a rotation beside them.
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

    /// Whether it is of the instrument that Appium used up to version 1.5, in XML or JSON.
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

    /// Whether the resource is a layout: pictures, menus and manifests are no screens.
    private static func isLayout(_ root: Node) -> Bool {
        ["layout", "merge"].contains(root.tag) || root.entry("android:layout_width") != nil
            || ["Layout", "View", "Group"].contains(where: root.tag.hasSuffix)
    }

    /// No screen, and why.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first, let kind = kind(of: root) else { return Parsed([]) }
        return Parsed([], problems: [Problem(.uncheckedDocument, at: root.tagRange, facts: ["kind": .text(kind)])])
    }
}
