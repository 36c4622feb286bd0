import A11yModel

/// Screens of any dialect as a file of ours. Reading the file gives the same screens, but for places and for what the
/// format has no room for: values beyond any screen, such as a side below 0.
package enum NativeText {
    /// The screens as YAML, one file for all of them. Comments of the file that they come from are not in them.
    package static func yaml(of screens: [Screen]) -> String { object(of: screens).compactYAML }

    /// The screens as JSON.
    package static func json(of screens: [Screen]) -> String { object(of: screens).rendered() + "\n" }

    /// The screens as XML. A character that XML cannot hold is U+FFFD there.
    package static func xml(of screens: [Screen]) -> String {
        var writer = ScreenXML()
        writer.write(screens.map { ScreenObject(screen: $0).entries })
        return writer.text
    }

    private static func object(of screens: [Screen]) -> JSON {
        let objects = screens.map { JSON.object(ScreenObject(screen: $0).entries) }
        return objects.count == 1 ? objects[0] : .object([("screens", .array(objects))])
    }
}
