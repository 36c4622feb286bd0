import A11yModel
import TestSupport
import Testing

/// What authors write in screen files before they know the format.
@Suite struct NativeSpellingTests {
    private func element(_ line: String) throws -> (element: Element, problems: [Problem]) {
        let document = document("screen: A\nelements:\n- { type: view, id: a, \(line) }\n")
        return (try #require(document.screens.first?.elements.first), document.problems)
    }

    private func sentences(_ text: String) -> [Fact?] { document(text).problems.map { $0.facts["expected"] } }

    @Test(
        arguments: [
            ("traits: [.tabBar]", Traits.tabBar), ("traits: UIAccessibilityTraitTabBar", .tabBar),
            ("traits: [UIAccessibilityTraits.selected]", .selected), ("traits: button|header", [.button, .header]),
            ("traits: [UIAccessibilityTraitButton | UIAccessibilityTraitSelected]", [.button, .selected]),
            ("traits: \"button, link\"", [.button, .link]), ("traits: isHeader", .header),
        ] as [(String, Traits)])
    func `traits in the spellings of UIKit and SwiftUI`(line: String, traits: Traits) throws {
        let read = try element(line)
        #expect(read.problems == [])
        #expect(read.element.traits == traits)
    }

    @Test(
        arguments: [
            ("textfield", ElementType.textField), ("imageview", .image), ("text", .label), ("hstack", .stackView),
            ("list", .scrollView), ("tabbar", .tabBar), ("toggle", .switch), ("uilabel", nil), ("Textfield", nil),
        ] as [(String, ElementType?)])
    func `types in small letters`(word: String, type: ElementType?) throws {
        let xml = "<screen name=\"A\"><\(word) id=\"a\"/></screen>"
        for text in ["screen: A\nelements: [{ type: \(word), id: a }]", xml] {
            let read = document(text)
            #expect(read.problems.isEmpty == (type != nil), "\(read.problems)")
            #expect(read.screens.first?.elements.first?.type == type ?? .view)
        }
    }

    @Test(
        arguments: [
            ("overrides: [accessibilityPerformEscape]", Property.overrides, Value.texts(["performEscape"])),
            ("overrides: ['accessibilityScroll(_:)']", .overrides, .texts(["scroll"])),
            ("overrides: ['accessibilityActivate()']", .overrides, .texts(["activate"])),
            ("overrides: [accessibilityElementDidBecomeFocused]", .overrides, .texts(["didBecomeFocused"])),
            ("container: ['accessibilityElement(at:)']", .container, .texts(["elementAtIndex"])),
            ("container: ['accessibilityElementCount()']", .container, .texts(["elementCount"])),
            ("containerType: UIAccessibilityContainerTypeList", .containerType, .text("list")),
            ("containerType: .semanticGroup", .containerType, .text("semanticGroup")),
            ("navigationStyle: UIAccessibilityNavigationStyleCombined", .navigationStyle, .text("combined")),
            ("contentType: .emailAddress", .contentType, .text("emailAddress")),
            ("contentType: UITextContentTypeURL", .contentType, .text("URL")),
            ("contentType: petName", .contentType, .text("petName")),
            ("keyboardType: UIKeyboardTypeNumberPad", .keyboardType, .text("numberPad")),
            ("textualContext: UIAccessibilityTextualContextSourceCode", .textualContext, .text("sourceCode")),
            ("font: .headline", .font, .font(Font(style: "headline"))),
            ("font: { style: UIFontTextStyleTitle2 }", .font, .font(Font(style: "title2"))),
            ("gestures: { UILongPressGestureRecognizer: go }", .gestures, .gestures([.longPress: "go"])),
            ("gestures: { twoFingerDoubleTap: go }", .gestures, .gestures([.twoFingerDoubleTap: "go"])),
            ("onFocus: 'scrollToItem(at:at:animated:)'", .onFocus, .text("scrollToVisible")),
            ("onFocus: 'scrollToIndexPath:'", .onFocus, .text("scrollToVisible")),
            ("onFocus: playPreview", .onFocus, .text("playPreview")),
            (
                "onChange: 'post: UIAccessibilityLayoutChangedNotification'", .onChange, .text("post:layoutChanged")
            ),
            ("isOn: on", .isOn, .flag(true)), ("hidden: NO", .hidden, .flag(false)),
            ("presentation: UIModalPresentationFormSheet", .presentation, .text("sheet")),
        ] as [(String, Property, Value)])
    func `words in the spellings of UIKit`(line: String, property: Property, value: Value) throws {
        let read = try element(line)
        #expect(read.problems == [])
        #expect(read.element[property] == value)
    }

    @Test(
        arguments: [
            ("traits: [UIAccessibilityTraitTabbar]", "tabBar"), ("containerType: lst", "list"),
            ("contentType: emailadress", "emailAddress"), ("font: headlne", "headline"),
            ("onFocus: scrolltovisible", "scrollToVisible"), ("overrides: [accesibilityActivate]", "activate"),
            ("keyCommands: [{ input: k, modifiers: [comand] }]", "command"), ("keyboardType: numberpd", "numberPad"),
        ])
    func `a misspelt word is a problem with the nearest`(line: String, nearest: String) throws {
        let problems = try element(line).problems
        #expect(problems.map(\.rule) == [.syntax])
        guard case .text(let sentence) = problems.first?.facts["expected"] else { return }
        #expect(sentence.contains(nearest))
    }

    @Test func `notifications and modifiers are known by their constants`() throws {
        let text = "screen: A\nonAppear: { post: UIAccessibilityScreenChangedNotification }\nelements: [{ id: a }]"
        #expect(document(text).problems == [])
        #expect(screen(text).onAppear?.post == "screenChanged")
        let read = try element("keyCommands: [{ input: k, modifiers: [.command, UIKeyModifierShift, alt] }]")
        #expect(read.problems == [])
        #expect(
            read.element[.keyCommands]
                == .keyCommands([KeyCommand(input: "k", modifiers: ["command", "shift", "option"])]))
    }

    @Test func `a key without a value in a flow mapping is a problem with its remedy`() {
        let advice: Fact =
            "`dear friends` has no value; a text with a comma needs quotation marks: `text: \"Hi, dear friends\"`"
        #expect(sentences("screen: A\nelements: [{ type: label, text: Hi, dear friends }]") == [advice])
        #expect(
            sentences("screen: A\nelements: [{ type: label, text: One, two, three }]") == [
                "`two` has no value; a text with a comma needs quotation marks: `text: \"One, two, three\"`"
            ])
        for line in ["{ type: label, text }", "{ type: label, text: }"] {
            #expect(
                sentences("screen: A\nelements: [\(line)]") == [
                    "`text` has no value; write `text: \"\"` for an empty one"
                ])
        }
        #expect(sentences("screen: A\nelements: [{ type: label, text: ~, hint: null }]") == [])
        #expect(
            sentences("screen: A\nelements: [{ type: label, text: Total: 20 }]") == [
                "quotation marks expected: a text with `: ` in it needs them"
            ])
    }

    @Test func `views in an explicit list are reported once, and read as children`() {
        let text =
            "screen: A\nelements:\n- type: view\n  elements: [{ type: label, text: A }, { type: button, title: B }]"
        #expect(
            sentences(text) == ["`elements` lists ids, and elements without a view; did you mean `children`?"])
        #expect(screen(text).elements.map(\.type) == [.view, .label, .button])
        #expect(screen(text).elements.first?.members == nil)
    }
}
