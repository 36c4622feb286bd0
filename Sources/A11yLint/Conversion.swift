import A11yDialects
import A11yModel
import A11yPolicy

/// A language in which screens can be written.
package enum ScreenFormat: String, CaseIterable, Sendable {
    case yaml, xml, json
}

/// The screens of a file, and what was met while reading it; nothing of them is simulated.
package func screens(
    in source: Source, of project: Settings? = nil
) -> (screens: [Screen], lines: LineTable, problems: [Problem]) {
    let document = Document(reading: source, assuming: Assumptions(project))
    return (document.screens, LineTable(document.bytes), document.problems)
}

/// Screens of whatever kind of file as a file of our own format, which is found the same violations in.
package func convert(_ screens: [Screen], to format: ScreenFormat) -> String {
    switch format {
    case .yaml: NativeText.yaml(of: screens)
    case .xml: NativeText.xml(of: screens)
    case .json: NativeText.json(of: screens)
    }
}
