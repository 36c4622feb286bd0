import Testing

/// A screen, what a device said, and the differences between prediction and record.
struct ComparisonCase: CustomTestStringConvertible, Sendable {
    let name: String
    /// The elements of the screen, one below the other, each the inside of a flow mapping.
    let elements: [String]
    /// The lines of the record.
    let record: String
    /// Each kind of difference with its number, such as `order 1, role 2`; empty without any.
    let differences: String
    var language = "en"

    var testDescription: String { name }

    init(_ name: String, _ elements: [String], says record: String, _ differences: String, language: String = "en") {
        self.name = name
        self.elements = elements
        self.record = record
        self.differences = differences
        self.language = language
    }

    /// The screen as a file.
    var screen: String {
        let lines = elements.enumerated().map { "  - { \($1), frame: [16, \(60 + $0 * 60), 300, 44] }\n" }
        return "screen: Orders\nlanguage: \(language)\nelements:\n" + lines.joined()
    }
}

private let add = "type: button, title: Add"
private let pay = "type: button, title: Pay"
private let help = "type: button, title: Help"
private let title = "type: label, text: Orders, traits: header"
private let wrap = "type: switch, label: Gift wrap, isOn: no"

/// How words are compared.
let wordCases: [ComparisonCase] = [
    ComparisonCase("the same words", [title, add], says: "Orders, heading\nAdd, button", ""),
    ComparisonCase("other case and punctuation", [title, add], says: "ORDERS. Heading\nadd; button.", ""),
    ComparisonCase("VoiceOver's words before the label", [title, add], says: "heading, Orders\nButton, Add", ""),
    ComparisonCase("a label of other words", [title, add], says: "Orders, heading\nAdd order, button", "label 1"),
    ComparisonCase("words of a label turned round", ["type: label, text: Pay now"], says: "now pay", "label 1"),
    ComparisonCase("a trait not said", [title, add], says: "Orders\nAdd, button", "role 1"),
    ComparisonCase(
        "a trait only said", ["type: label, text: Orders", add], says: "Orders, heading\nAdd, button", "role 1"),
    ComparisonCase("another trait", [title, add], says: "Orders, heading\nAdd, link", "role 1"),
    ComparisonCase("another state", [wrap, add], says: "Gift wrap, switch button, on\nAdd, button", "role 1"),
    ComparisonCase(
        "a value not said", ["type: button, title: Volume, value: high", add], says: "Volume, button\nAdd, button",
        "value 1"),
    ComparisonCase(
        "another value", ["type: button, title: Volume, value: high", add],
        says: "Volume, low, button\nAdd, button", "value 1"),
    ComparisonCase(
        "percent as a word", ["type: slider, label: Volume, value: 50%"], says: "Volume, 50 percent, adjustable", ""),
    ComparisonCase(
        "the hint that can always be heard", [add, pay],
        says: "Add, button, double tap to activate\nPay, button, double tap to activate", ""),
    ComparisonCase(
        "hints are off", [wrap, "type: button, title: Add, hint: Adds an order"],
        says: "Gift wrap, switch button, off\nAdd, button", ""),
    ComparisonCase(
        "one hint is said, the other not", [wrap, "type: button, title: Add, hint: Adds an order"],
        says: "Gift wrap, switch button, off, double tap to toggle setting\nAdd, button", "hint 1"),
    ComparisonCase(
        "a hint that nobody predicted", [title, add], says: "Orders, heading\nAdd, button, adds an order", "hint 1"),
    ComparisonCase(
        "actions are not told", ["type: button, title: Add, customActions: [Split]", pay],
        says: "Add, button\nPay, button", ""),
    ComparisonCase(
        "actions are said", ["type: button, title: Add, customActions: [Split]", pay],
        says: "Add, button, actions available\nPay, button", ""),
    ComparisonCase(
        "actions are said of another", ["type: button, title: Add, customActions: [Split]", pay],
        says: "Add, button\nPay, button, actions available", "actions 2"),
    ComparisonCase(
        "a position", ["type: button, title: Add", pay], says: "Add, button, 1 of 2\nPay, button", "position 1"),
    ComparisonCase(
        "words of Chinese", ["type: button, title: 添加订单", "type: button, title: 付款"], says: "添加订单，按钮\n付款 按钮", "",
        language: "zh-Hans"),
    ComparisonCase(
        "other words of Chinese", ["type: button, title: 添加订单"], says: "添加商品，按钮", "label 1", language: "zh-Hans"),
    ComparisonCase("signs are words", ["type: label, text: 5 € ★"], says: "5 € ★", ""),
    ComparisonCase("another sign", ["type: label, text: 5 €"], says: "5 $", "label 1"),
    ComparisonCase("thousands", ["type: label, text: \"1,000 points\""], says: "1000 points", ""),
]

/// How stops are paired.
let stopCases: [ComparisonCase] = [
    ComparisonCase(
        "a stop that the device does not have", [title, add, pay], says: "Orders, heading\nPay, button", "missing 1"),
    ComparisonCase(
        "a stop that only the device has", [title, pay], says: "Orders, heading\nAdd, button\nPay, button", "extra 1"),
    ComparisonCase(
        "two stops in turn", [title, add, pay, help], says: "Orders, heading\nPay, button\nAdd, button\nHelp, button",
        "order 1"),
    ComparisonCase(
        "the last stop first", [title, add, pay, help],
        says: "Help, button\nOrders, heading\nAdd, button\nPay, button", "order 1"),
    ComparisonCase(
        "moved, and with another state", [wrap, title, add, pay],
        says: "Orders, heading\nAdd, button\nPay, button\nGift wrap, switch button, on", "order 1, role 1"),
    ComparisonCase("a record of a part", [title, add, pay, help], says: "Add, button\nPay, button", ""),
    ComparisonCase(
        "the cursor stays at the end", [title, add, pay],
        says: "Orders, heading\nAdd, button\nPay, button\nPay, button\nPay, button", ""),
    ComparisonCase(
        "the cursor begins again", [title, add], says: "Orders, heading\nAdd, button\nOrders, heading", ""),
    ComparisonCase(
        "equal stops", [add, pay, add, pay], says: "Add, button\nPay, button\nAdd, button\nPay, button", ""),
    ComparisonCase(
        "one of equal stops is missing", [title, add, add, help],
        says: "Orders, heading\nAdd, button\nHelp, button", "missing 1"),
    ComparisonCase(
        "one stop of other words between two that are the same", [title, "type: button, title: Settings", pay],
        says: "Orders, heading\ngearshape, image\nPay, button", "label 1, role 1"),
    ComparisonCase(
        "nothing in common", [title, add], says: "Weather\nRain tomorrow\nWind", "missing 2, extra 3"),
]
