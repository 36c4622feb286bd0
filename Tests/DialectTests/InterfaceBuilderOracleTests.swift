import A11yDialects
import A11yModel
import Testing
import TestSupport

/// Compares the dialect with an independent parser of the same files: no view is lost or repeated, and each has the
/// name and the frame of the file.
@Suite struct InterfaceBuilderOracleTests {
    static let files = fixtures(in: "screens").filter { file in
        guard file.hasSuffix(".xib") || file.hasSuffix(".storyboard") else { return false }
        let screens = ScreenDocument(parsing: fixture("screens/\(file)")).screens
        // A Mac measures from below, and Macs and watches write names elsewhere: ControlNameTests covers those.
        return !screens.isEmpty && screens.allSatisfy { $0.platform != .macos && $0.platform != .watchos }
    }.notEmpty()

    @Test(arguments: files)
    func `an independent parser finds the same views`(file: String) throws {
        let source = fixture("screens/\(file)")
        let seen = try seenViews(source.bytes)
        #expect(!seen.isEmpty)
        #expect(differences(of: ScreenDocument(parsing: source), from: seen) == [])
    }

    func differences(of document: ScreenDocument, from seen: [SeenView]) -> [String] {
        let elements = document.screens.flatMap(\.elements).filter { $0.fileID != nil }
        let byID = Dictionary(grouping: elements) { $0.fileID ?? "" }
        return seen.compactMap { view in
            let found = byID[view.id] ?? []
            guard found.count == 1, let element = found.first else { return "\(found.count) times: \(view)" }
            let isNamed = view.label == element.label && (view.words == nil || view.words == words(of: element))
            let frame = element.frame.map { [$0.x, $0.y, $0.width, $0.height] }
            return isNamed && (view.frame == nil || view.frame == frame) ? nil : "\(view) is \(element.assignments)"
        }
    }

    private func words(of element: Element) -> String? {
        switch element.type {
        case .label, .textField, .secureTextField, .textView: element.text
        default: element.title
        }
    }
}
