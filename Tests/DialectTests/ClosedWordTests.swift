import A11yDialects
import A11yModel
import A11ySyntax
import TestSupport
import Testing

/// Every word of every closed set, as the format, UIKit and SwiftUI spell it, in YAML, XML and JSON.
@Suite struct ClosedWordTests {
    /// A closed set of words, and how an element is written that has one of them.
    struct WordList: CustomTestStringConvertible, Sendable {
        let name: String
        let words: [String]
        /// What UIKit's constants begin and end with; nil where UIKit has none.
        var prefix: String?
        var suffix = ""
        /// The line of an element, with `%` in the place of the word.
        let line: String
        /// Whether the app may have words of its own.
        var isOpen = false
        var testDescription: String { name }

        func line(_ word: String) -> String { line.replacing("%", with: word) }

        /// The word as a constant: `UIAccessibilityTraitTabBar`.
        func constant(_ word: String) -> String? {
            guard let prefix, let first = word.first else { return nil }
            return prefix + first.uppercased() + word.dropFirst() + suffix
        }
    }

    private static let prefixes: [Property: String] = [
        .traits: "UIAccessibilityTrait", .addTraits: "AccessibilityTraits.is",
        .containerType: "UIAccessibilityContainerType",
        .navigationStyle: "UIAccessibilityNavigationStyle", .textualContext: "UIAccessibilityTextualContext",
        .contentType: "UITextContentType", .keyboardType: "UIKeyboardType", .presentation: "UIModalPresentation",
        .directTouchOptions: "UIAccessibilityDirectTouchOption", .overrides: "accessibility",
    ]

    /// The sets that properties take.
    private static let ofProperties = Property.allCases.compactMap { property -> WordList? in
        guard property.places.contains(.view) else { return nil }
        let (word, prefix) = (property.word, prefixes[property])
        return switch property.kind {
        case .word(let words): WordList(name: word, words: words, prefix: prefix, line: "\(word): '%'")
        case .words(let words): WordList(name: word, words: words, prefix: prefix, line: "\(word): ['%']")
        case .openWord(let words):
            WordList(name: word, words: words, prefix: prefix, line: "\(word): '%'", isOpen: true)
        case .traits: WordList(name: word, words: Traits.words, prefix: prefix, line: "\(word): ['%']")
        case .behavior: WordList(name: word, words: Vocabulary.childBehaviors, line: "\(word): '%'")
        case .font:
            WordList(
                name: word, words: Vocabulary.textStyles, prefix: "UIFontTextStyle", line: "\(word): { style: '%' }")
        case .event:
            WordList(
                name: word, words: Vocabulary.notifications, prefix: "UIAccessibility", suffix: "Notification",
                line: "\(word): 'post:%'", isOpen: true)
        default: nil
        }
    }

    static let all =
        ofProperties + [
            WordList(
                name: "modifiers", words: Vocabulary.modifiers, prefix: "UIKeyModifier",
                line: "keyCommands: [{ input: k, modifiers: ['%'], title: Find }]"),
            WordList(name: "gestures", words: Gesture.allCases.map(\.rawValue), line: "gestures: { '%': go }"),
        ]

    private func problems(_ line: String) throws -> [[Problem]] {
        let text = "screen: A\nelements:\n- { type: view, id: a, \(line) }\n"
        let tree = Syntax.parse(Source(path: "screen.yaml", text: text)).value
        let (xml, json) = (try #require(screenXML(of: tree)), try #require(screenJSON(of: tree)).rendered())
        return [document(text), document(xml, path: "screen.xml"), document(json, path: "screen.json")].map(\.problems)
    }

    @Test func `the issue’s sets are among them`() {
        let names = Set(ClosedWordTests.all.map(\.name))
        let expected = [
            "traits", "addTraits", "overrides", "containerType", "contentType", "font", "navigationStyle", "modifiers",
            "gestures", "onFocus", "keyboardType", "textualContext", "presentation", "scrolls", "childBehavior",
        ]
        #expect(expected.filter { !names.contains($0) } == [])
    }

    @Test(arguments: all)
    func `every word is known with a dot before it, and as UIKit’s constant`(list: WordList) throws {
        for word in list.words where word != "none" || list.name == "traits" {
            let spellings = [word] + (list.name == "gestures" ? [] : [".\(word)", list.constant(word) ?? word])
            for spelling in spellings {
                #expect(try problems(list.line(spelling)) == [[], [], []], "\(list.line(spelling))")
            }
        }
    }

    @Test(arguments: all)
    func `a misspelt word is a problem with the nearest, in each language`(list: WordList) throws {
        let least = 7
        for word in list.words where word.count >= least {
            // Without its third letter from the end.
            let misspelt = String(word.dropLast(3) + word.suffix(2))
            if list.words.contains(misspelt) { continue }
            for found in try problems(list.line(misspelt)) {
                let sentences = found.flatMap { $0.facts.map { "\($0.value)" } }
                let isExplained = sentences.contains { sentence in list.words.contains { sentence.contains($0) } }
                #expect(found.count == 1 && isExplained, "\(list.line(misspelt)): \(found)")
            }
        }
    }

    static let types =
        ["Label", "Button", "cell", "control", "imageView", "tabBarItem"]
        + [
            "Text", "Toggle", "Image", "NavigationLink", "List", "VStack", "HStack", "ZStack", "ScrollView",
            "TextField",
            "SecureField", "Slider", "Stepper", "Picker", "TabView", "Group", "Form", "Section", "sheet", "alert",
            "NavigationStack", "NavigationView", "Menu", "ShareLink", "ProgressView", "DatePicker", "Spacer", "Divider",
        ]

    @Test(arguments: types)
    func `a type that a reader expects is known in each language`(type: String) throws {
        let text = "screen: A\nelements:\n- { type: \(type), id: a }\n"
        let tree = Syntax.parse(Source(path: "screen.yaml", text: text)).value
        let (xml, json) = (try #require(screenXML(of: tree)), try #require(screenJSON(of: tree)).rendered())
        #expect(document(text).problems == [])
        #expect(document(xml, path: "screen.xml").problems == [])
        #expect(document(json, path: "screen.json").problems == [])
        #expect(
            document(text).screens.first?.elements.first?.type != .view || SwiftUIView.named(type) != nil
                || type == "control")
    }

    @Test(arguments: [
        "accessibilityLabel: A", "accessibilityHidden: true", "accessibilityElement: combine",
        "accessibilityElement: { children: contain }", "accessibilityElement: { children: .ignore }",
        "accessibilityAddTraits: [isHeader]", "accessibilityAddTraits: .isHeader",
        "accessibilityRemoveTraits: [isImage]",
        "accessibilitySortPriority: 2", "accessibilityAction: { named: Delete }", "accessibilityAction: .escape",
        "accessibilityRotor: [Links]", "accessibilityRepresentation: { type: Slider, title: Volume }",
    ])
    func `a modifier of SwiftUI is a key in each language`(line: String) throws {
        #expect(try problems(line) == [[], [], []])
    }

    @Test(arguments: [
        ("screen: A\nelements:\n- { type: view, frame: 0 0 390 844 }", "in a list: `[0, 0, 390, 844]`"),
        (
            "screen: A\nelements:\n- { type: view, frame: { x: 1, y: 2, width: 3, height: 4 } }",
            "in a list: `[1, 2, 3, 4]`"
        ),
        ("screen: A\nelements:\n- type: button\n  customActions: Delete, Share", "`[Delete, Share]`"),
        ("screen: A\nelements:\n- { type: label, text: A, font: bold }", "`font: { bold: true }`"),
        ("screen: A\nelements:\n- type: List\n  items: [A]", "did you mean `children`?"),
        (
            "screen: A\nelements:\n- type: Toggle\n  accessibilityLabel(\"Wi-Fi\")\n  isOn: yes",
            "`accessibilityLabel: …`"
        ),
        ("name: A\nviews: []", "begin with `screen:`"), ("- screen: A\n  elements: []", "under the key `screens`"),
        ("- { type: UILabel, text: A }", "under `elements:`"),
        ("screen: A\nelements: [{ type: Text, content: Hello }]", "text"),
        ("screen: A\nelements: [{ type: switch, on: yes }]", "isOn"),
        ("screen: A\nonAppear: screenChanged\nelements: []", "`{ post: screenChanged, focus: id }`"),
        (
            "screen: A\nelements: [{ type: button, keyCommands: cmd+s }]",
            "`{ input: k, modifiers: command, title: Search }`"
        ),
        ("screen: A\nelements: [{ type: view, gestures: [tap] }]", "`{ tap: open }`"),
        ("screens: { Home: { elements: [] } }", "`- screen:`"),
        ("screen: A\nstates: { open: { by: tap a } }\nelements: []", "`- state:`"),
        ("screen: A\nelements: [{ type: TabView, tabs: [A] }]", "items"),
        ("screen: A\nelements: [{ type: img }]", "image"),
    ])
    func `what a first file gets wrong is told with its remedy`(text: String, remedy: String) {
        let told = document(text).problems.flatMap { $0.facts.map { "\($0.value)" } }
        #expect(told.contains { $0.contains(remedy) }, "\(told)")
    }
}
