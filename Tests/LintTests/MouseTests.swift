import A11yCode
import A11yLint
import A11yModel
import TestSupport
import Testing

/// What is found on views of a Mac whose classes answer the mouse by code.
@Suite struct MouseTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let code: String
        var language = "swift"
        var inside = ""
        var tag = "customView"
        let isFound: Bool

        var testDescription: String { name }
    }

    private static func swift(_ methods: String, base: String = "NSView") -> String {
        "class Card: \(base) {\nvar onClick: (() -> Void)?\n\(methods)\n}"
    }

    private static func objectiveC(_ methods: String) -> String {
        "@interface Card : NSView\n@end\n@implementation Card\n- (void)openIt {}\n\(methods)\n@end"
    }

    private static let click = "override func mouseDown(with event: NSEvent) { onClick?() }"

    private static let cases = [
        Case(name: "a closure that a click runs", code: swift(click), isFound: true),
        Case(
            name: "an action that a click sends",
            code: swift(
                "override func mouseUp(with event: NSEvent) { NSApp.sendAction(go, to: nil, from: self) }",
                base: "NSControl"),
            isFound: true),
        Case(
            name: "Objective-C", code: objectiveC("- (void)mouseDown:(NSEvent *)event { [self openIt]; }"),
            language: "m", isFound: true),
        Case(
            name: "a class whose superclass of the app answers the mouse",
            code: swift(click).replacing("Card", with: "Base") + "\nclass Card: Base {}", isFound: true),
        Case(name: "no code for the mouse", code: swift(""), isFound: false),
        Case(
            name: "super alone",
            code: swift("override func mouseDown(with event: NSEvent) { super.mouseDown(with: event) }"),
            isFound: false),
        Case(
            name: "a handle that drags the window",
            code: swift(
                "override func mouseDown(with event: NSEvent) { onClick?(); window?.performDrag(with: event) }"),
            isFound: false),
        Case(
            name: "a view by which the window is dragged",
            code: swift(click + "\noverride var mouseDownCanMoveWindow: Bool { true }"), isFound: false),
        Case(
            name: "what is dragged", code: swift(click + "\noverride func mouseDragged(with event: NSEvent) {}"),
            isFound: false),
        Case(
            name: "a link that lets go of the mouse to send its action",
            code: swift(
                "override func mouseDragged(with event: NSEvent) { isLit = false }\n"
                    + "override func mouseUp(with event: NSEvent) { NSApp.sendAction(go, to: nil, from: self) }",
                base: "NSControl"),
            isFound: true),
        Case(
            name: "the keyboard's focus alone",
            code: swift("override func mouseDown(with event: NSEvent) { window?.makeFirstResponder(self) }"),
            isFound: false),
        Case(
            name: "a role",
            code: swift(click + "\noverride func accessibilityRole() -> NSAccessibility.Role? { .button }"),
            isFound: false),
        Case(
            name: "a role that an extension gives",
            code: swift(click) + "\nextension Card { func setUp() { setAccessibilityRole(.button) } }", isFound: false),
        Case(
            name: "the old protocol of accessibility",
            code: objectiveC(
                "- (void)mouseDown:(NSEvent *)event { [self openIt]; }\n"
                    + "- (id)accessibilityAttributeValue:(NSString *)name { return nil; }"),
            language: "m", isFound: false),
        Case(name: "a field, which is an element", code: swift(click, base: "NSTextField"), isFound: false),
        Case(name: "a button that acts anyway", code: swift(click, base: "NSButton"), isFound: false),
        Case(name: "a class of a library", code: swift(click, base: "FancyView"), isFound: false),
        Case(
            name: "a view with a button in it", code: swift(click),
            inside: #"<button id="b"><rect key="frame" x="5" y="5" width="60" height="24"/>"#
                + #"<buttonCell key="cell" type="push" title="Open" id="c"/></button>"#,
            isFound: false),
    ]

    @Test(arguments: cases) func aViewThatOnlyTheMouseReachesIsFound(_ example: Case) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
              <objects>
                <customView id="r"><rect key="frame" x="0" y="0" width="400" height="200"/><subviews>
                  <customView id="x" customClass="Card"><rect key="frame" x="20" y="20" width="100" height="60"/>
                    <subviews>\(example.inside)</subviews>
                  </customView>
                </subviews></customView>
              </objects>
            </document>
            """
        let file = CodeSource(path: "Card.\(example.language)") {
            Array((example.language == "m" ? "#import <Cocoa/Cocoa.h>\n" : "import Cocoa\n").utf8)
                + Array(example.code.utf8)
        }
        let report = lint(
            Source(path: "Card.xib", text: text), with: .builtIn, code: CodeAnswers(CodeIndex([file])))
        let found = report.findings.filter { $0.rule == "missing-focus" }
        #expect(found.count == (example.isFound ? 1 : 0))
        #expect(found.allSatisfy { $0.confidence == .review && $0.message.contains("which answers clicks") })
    }
}
