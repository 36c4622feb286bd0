import A11yModel
import A11yEngine
import A11yPolicy
import Testing

@Suite struct ElementPatternTests {
    /// A button of a class of the app, two steps below the root.
    static let pay = ElementReference(
        type: "PayButton", id: "kx2-Qf", path: "view#root > list > PayButton#kx2-Qf", name: "Pay",
        range: SourceRange(0, 0), anchor: SourceRange(0, 0), kind: "button", identifier: "cart/pay",
        called: ["payNow", "Pay / now"])

    @Test(arguments: [
        "#kx2-Qf", "#kx2-*", "#cart/pay", "#*pay", "#kx2-Q?",
        "type:PayButton", "type:button", "type:*Button",
        "PayButton", "PayButton#kx2-Qf", "button#kx2-Qf", "button",
        "**/*#kx2-*", "**/#kx2-Qf", "view/list/button", "view#root/list/*", "view#root > list > PayButton#kx2-Qf",
        "**/list/**/button", "**/list/**", "**", "view/**",
        "payNow", "pay*", "Pay / now", "kx2-Qf", "cart/pay",
    ])
    func `a pattern matches an element`(pattern: String) throws {
        #expect(try #require(ElementPattern(pattern)).matches(Self.pay))
    }

    @Test(arguments: [
        "#kx2", "#KX2-Qf", "#root", "type:Button", "type:list", "list", "list#kx2-Qf", "view/button", "view/*/*/button",
        "list/button", "**/view/button", "**/list", "*#debug-*",
        "paynow", "pay", "#payNow", "type:payNow",
    ])
    func `a pattern does not match another element`(pattern: String) throws {
        #expect(try !#require(ElementPattern(pattern)).matches(Self.pay))
    }

    @Test(arguments: ["", "#", "type:", "view//button", "/view", "view/"])
    func `an empty id, type or step is no pattern`(pattern: String) {
        #expect(ElementPattern(pattern) == nil)
    }

    @Test func `the word of a type names no outlet`() throws {
        let label = ElementReference(
            type: "textField", id: nil, path: "textField", name: "", range: SourceRange(0, 0),
            anchor: SourceRange(0, 0), called: ["label", "title"])
        #expect(try !#require(ElementPattern("label")).matches(label))
        #expect(try #require(ElementPattern("title")).matches(label))
    }
}
