import A11yModel
import Testing
import TestSupport

/// A notation of a property with the expected value; nil if a problem is expected.
struct WrittenValue: Sendable, CustomTestStringConvertible {
    let yaml: String
    let property: Property
    let value: Value?

    init(_ yaml: String, _ property: Property, _ value: Value?) {
        self.yaml = yaml
        self.property = property
        self.value = value
    }

    var testDescription: String { yaml }
}

private let flags = [
    WrittenValue("hidden: true", .hidden, .flag(true)),
    WrittenValue("isHidden: false", .hidden, .flag(false)),
    WrittenValue("hidden: \"true\"", .hidden, nil),
    WrittenValue("hidden: yes please", .hidden, nil),
    WrittenValue("hidden: [true]", .hidden, nil),
    WrittenValue("isOn: mixed", .isOn, .mixed),
    WrittenValue("isOn: false", .isOn, .flag(false)),
    WrittenValue("isOn: half", .isOn, nil),
]

private let numbers = [
    WrittenValue("alpha: 0.5", .alpha, .number(0.5)),
    WrittenValue("alpha: -1e2", .alpha, .number(-100)),
    WrittenValue("alpha: .inf", .alpha, nil),
    WrittenValue("alpha: nan", .alpha, nil),
    WrittenValue("alpha: 1e300", .alpha, nil),
    WrittenValue("alpha: '1'", .alpha, nil),
    WrittenValue("lines: 0", .lines, .number(0)),
    WrittenValue("lines: 1.5", .lines, nil),
    WrittenValue("lines: -1", .lines, nil),
    WrittenValue("selectedIndex: -1", .selectedIndex, .number(-1)),
    WrittenValue("rowSpan: 0", .rowSpan, nil),
]

private let texts = [
    WrittenValue("label: Pay", .label, .text("Pay")),
    WrittenValue("label: \"\"", .label, .text("")),
    WrittenValue("label: 42", .label, .text("42")),
    WrittenValue("label: 支付", .label, .text("支付")),
    WrittenValue("label: [Pay]", .label, nil),
    WrittenValue("userInputLabels: [Pay, 1]", .userInputLabels, .texts(["Pay", "1"])),
    WrittenValue("userInputLabels: Pay", .userInputLabels, nil),
    WrittenValue("presentation: sheet", .presentation, .text("sheet")),
    WrittenValue("presentation: sheets", .presentation, nil),
    WrittenValue("overrides: [activate]", .overrides, .texts(["activate"])),
    WrittenValue("contentType: emailAddress", .contentType, .text("emailAddress")),
]

private let shapes = [
    WrittenValue("frame: [1, 2, 3, 4]", .frame, .rect(Rect(x: 1, y: 2, width: 3, height: 4))),
    WrittenValue("frame: [0, 0, 0, 0]", .frame, .rect(Rect(x: 0, y: 0, width: 0, height: 0))),
    WrittenValue("frame: [1, 2, 3]", .frame, nil),
    WrittenValue("frame: [1, 2, -3, 4]", .frame, nil),
    WrittenValue("frame: 1 2 3 4", .frame, nil),
    WrittenValue("frame: [[1], 2, 3, 4]", .frame, nil),
    WrittenValue("activationPoint: [1, 2]", .activationPoint, .point(Point(x: 1, y: 2))),
    WrittenValue("path: oval", .path, .points([])),
    WrittenValue("path: [[1, 2], [3, 4]]", .path, .points([Point(x: 1, y: 2), Point(x: 3, y: 4)])),
    WrittenValue("path: [[1, 2], [3]]", .path, nil),
    WrittenValue("textColor: '#FF000080'", .textColor, Color(hex: "#FF000080").map(Value.color)),
    WrittenValue("textColor: red", .textColor, nil),
]

private let records = [
    WrittenValue("font: { style: body, bold: true }", .font, .font(Font(style: "body", bold: true))),
    WrittenValue("font: body", .font, .font(Font(style: "body"))), WrittenValue("font: large", .font, nil),
    WrittenValue("traits: [button, selected]", .traits, .traits([.button, .selected])),
    WrittenValue("traits: none", .traits, .traits([])), WrittenValue("traits: buton", .traits, nil),
    WrittenValue("traits: [none]", .traits, .traits([])),
    WrittenValue("gestures: { swipeLeft: delete }", .gestures, .gestures([.swipeLeft: "delete"])),
    WrittenValue("gestures: [tap]", .gestures, nil),
    WrittenValue(
        "customActions: [Like, { name: More, action: more }]", .customActions,
        .actions([CustomAction(name: "Like"), CustomAction(name: "More", action: "more")])),
    WrittenValue(
        "customContent: [{ label: Size, value: L, importance: high }]", .customContent,
        .content([CustomContent(label: "Size", value: "L", isImportant: true)])),
    WrittenValue(
        "keyCommands: [{ input: s, modifiers: [command], title: Save }]", .keyCommands,
        .keyCommands([KeyCommand(input: "s", modifiers: ["command"], title: "Save")])),
    WrittenValue("keyCommands: save", .keyCommands, nil),
]

@Suite struct NativeValueTests {
    @Test(arguments: flags + numbers + texts + shapes + records)
    func `a value of its property's kind is parsed, any other is a problem`(written: WrittenValue) throws {
        let document = document("screen: Example\nelements:\n- type: view\n  \(written.yaml)\n")
        let element = try #require(document.screens.first?.elements.first)
        #expect(element[written.property] == written.value)
        if written.value == nil {
            #expect(document.problems.map(\.rule) == [.syntax])
            let value = written.yaml.drop { $0 != ":" }.dropFirst(2)
            let spelled = document.problems.map { document.spelling($0.range) }
            #expect(spelled.allSatisfy { value.contains($0) })
        } else {
            #expect(document.problems == [])
        }
    }

    @Test(arguments: ["label:", "label: ~", "label: null"])
    func `null counts as absent`(line: String) throws {
        let document = document("screen: Example\nelements:\n- type: view\n  \(line)\n")
        #expect(document.problems == [])
        #expect(try #require(document.screens.first?.elements.first).assignments.map(\.property) == [.type])
    }

    @Test func `an unknown word in a list is reported, and the others are kept`() throws {
        let document = document("screen: A\nelements: [{ type: view, traits: [button, selektd] }]")
        #expect(document.screens.first?.elements.first?.traits == .button)
        #expect(document.problems.map { document.spelling($0.range) } == ["selektd"])
        #expect(
            document.problems.first?.facts["expected"]
                == "`selektd` is no word for `traits`; did you mean `selected`?")
    }

    @Test(arguments: [
        ("screen: A\nelements: [{ type: buton }]", "buton"), ("<screen screen=\"A\"><buton/></screen>", "buton"),
        ("screen: A\nelements: [{ type: textfeild }]", "textfeild"),
    ])
    func `a misspelt type is reported`(text: String, word: String) {
        let document = document(text)
        #expect(document.problems.map { document.spelling($0.range) } == [word])
        let type = word == "buton" ? "button" : "textField"
        #expect(document.problems.map(\.rule) == [.unknownType])
        #expect(document.problems.first?.facts["nearest"] == .text(type))
    }

    @Test(arguments: ["{ type: buton, inherits: button }", "{ type: button, customClass: Buton }"])
    func `a class of the app with what it is made from is known`(element: String) {
        #expect(document("screen: A\nelements: [\(element)]").problems == [])
    }

    @Test func `a class of the app without it is reported, but not in a converted file`() {
        #expect(document("screen: A\nelements: [{ type: Constellation }]").problems.map(\.rule) == [.unknownType])
        let converted = "screen: A\ninput: interface-builder\nelements: [{ type: Constellation }]"
        #expect(document(converted).problems == [])
    }

    @Test(arguments: Property.allCases)
    func `every property with a value rejects a list of lists`(property: Property) {
        let document = document("screen: A\nelements: [{ \(property.word): [[]] }]")
        #expect(document.problems.allSatisfy { $0.rule == .syntax })
        #expect(!document.problems.isEmpty)
    }
}
