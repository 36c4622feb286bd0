import A11yDialects
import A11yModel
import A11yPolicy

// Our own screen format: conversion of screens to it.

/// A language in which screens can be written.
package enum ScreenFormat: String, CaseIterable, Sendable {
    case yaml, xml, json
}

/// The screens of a file, and what was met while reading it; nothing of them is simulated. Views of SwiftUI are read
/// with the code of the app.
package func screens(
    in source: Source, of project: FileSettings? = nil, code: CodeAnswers? = nil
) -> (screens: [Screen], lines: LineTable, problems: [Problem]) {
    let document = ScreenDocument(of: source, assuming: Assumptions(project), code: code)
    return (document.screens, LineTable(document.bytes), document.problems)
}

/// Writes screens as a screen file. Checking it gives the same findings.
package func convert(_ screens: [Screen], to format: ScreenFormat) -> String {
    switch format {
    case .yaml: NativeText.yaml(of: screens)
    case .xml: NativeText.xml(of: screens)
    case .json: NativeText.json(of: screens)
    }
}
