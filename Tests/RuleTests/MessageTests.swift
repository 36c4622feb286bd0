import A11yModel
import A11yEngine
import Testing

/// Messages with facts.
@Suite struct MessageTests {
    @Test(arguments: [
        ("{n} points away", 1.0, "1 point away"), ("{n} points away", 2.0, "2 points away"),
        ("{n} points away", 1.04, "1 point away"), ("{n} points away", 1.5, "1.5 points away"),
        ("{n} points away", 11.0, "11 points away"), ("lies {n} points off", 1.0, "lies 1 point off"),
        ("44 × {n} points", 1.0, "44 × 1 points"), ("{n} pointers", 2.0, "2 pointers"),
    ])
    func `one point is no points`(template: String, number: Double, sentence: String) {
        #expect(Message(template).rendered(["n": .number(number)]) == sentence)
    }

    @Test func `a question needs no semicolon or full stop after it`() {
        let question: Facts = ["advice": "did you mean `button`?", "rest": "the word"]
        #expect(Message("{advice}; {rest} is lost.").rendered(question) == "did you mean `button`? The word is lost.")
        #expect(Message("{advice}.").rendered(question) == "did you mean `button`?")
        #expect(Message("{advice}.").rendered(["advice": "a list"]) == "a list.")
    }
}
