import A11yDialects
import A11yModel
import A11ySyntax
import TestSupport
import Testing

/// The order of recognition in `dialects`.
@Suite struct DialectOrderTests {
    /// The dialects that recognise a file, in the order of recognition.
    private func recognisers(of source: Source) -> [String] {
        guard let root = Syntax.parse(source).value.roots.first else { return [] }
        return dialects.filter { $0.recognises(root, path: source.path) }.map { "\($0)" }
    }

    @Test func `no fixture is recognised by two dialects`() {
        let sources = [
            "screens", "accepting", "fixing", "hostile", "rules", "tutorial/screens", "voiceover", "walks",
        ].flatMap { folder in fixtures(in: folder).map { fixture("\(folder)/\($0)") } }
        let found = sources.map { ($0.path, recognisers(of: $0)) }
        for (path, names) in found { #expect(names.count <= 1, "\(path): \(names)") }
        #expect(
            Set(found.flatMap(\.1)) == [
                "InterfaceBuilderDialect", "IDBDialect", "RecordDialect", "MaestroDialect", "NativeDialect",
                "PageSourceDialect", "ViewHierarchyDialect", "DesignDialect",
            ])
    }

    /// Files that several dialects recognise, with those in order. A change of the order fails here.
    @Test(arguments: [
        (
            #"{"screens": {"elements": [{"AXLabel": "Pay", "type": "Button"}]}}"#, ["IDBDialect", "NativeDialect"]
        ),
        // An entry of another app's table.
        (#"{"screen": {"key": "screen", "type": "number"}}"#, []),
        (
            #"{"screen": "Pay", "elements": [{"type": "Button", "isEnabled": "1"}]}"#,
            ["NativeDialect", "PageSourceDialect"]
        ),
        (
            #"{"screen": "Pay", "value": {"type": "UIAApplication", "name": "Pay"}}"#,
            ["NativeDialect", "OtherSystems"]
        ),
        (
            #"{"screen": [{"element": {"description": "Pay", "traversalIndex": 0}}]}"#,
            ["RecordDialect", "NativeDialect"]
        ),
        (#"{"type": "UIAApplication", "isEnabled": "1"}"#, ["OtherSystems", "PageSourceDialect"]),
        (
            #"{"type": "Button", "AXLabel": "Pay", "isEnabled": "1"}"#,
            ["IDBDialect", "PageSourceDialect"]
        ),
    ])
    func `a file of several dialects is read by the first`(_ text: String, _ expected: [String]) {
        #expect(recognisers(of: Source(path: "dump.json", text: text)) == expected)
    }

    @Test func `the first dialect of a file lowers it`() {
        let answer = #"{"screens": {"elements": [{"AXLabel": "Pay", "type": "Button"}]}}"#
        #expect(ScreenDocument(parsing: Source(path: "dump.json", text: answer)).screens.map(\.input) == [.idb])
        let declined = ScreenDocument(
            parsing: Source(path: "dump.json", text: #"{"type": "UIAApplication", "isEnabled": "1"}"#))
        #expect(declined.problems.map(\.rule) == [.uncheckedDocument])
    }
}
