import A11yLint
import A11yModel
import Testing

/// What findings say to people, in every example of every page.
@Suite struct MessageTests {
    @Test(arguments: MetamorphicTests.examples)
    func `sentences are whole`(specimen: MetamorphicTests.Specimen) {
        for finding in specimen.report(specimen.bytes).findings {
            for text in [finding.message, finding.remedy] {
                #expect(MessageTests.mistakes(in: text, quoting: specimen.example.screen) == [], "\(text)")
            }
        }
    }

    @Test func `a modal view lies in front of what it silences, or the message does not say so`() throws {
        for (front, isInFront) in [("last", true), ("first", false)] {
            let modal =
                "{ type: view, id: panel, viewIsModal: true, frame: [0, 400, 390, 444], children: "
                + "[{ type: button, id: stay, title: Stay, frame: [16, 16, 300, 44] }] }"
            let sheet =
                "{ type: view, id: sheet, viewIsModal: true, frame: [0, 300, 390, 544], children: "
                + "[{ type: button, id: pay, title: Pay, frame: [16, 16, 300, 44] }] }"
            let views = front == "last" ? [sheet, modal] : [modal, sheet]
            let screen = "screen: Pay\nelements:\n" + views.map { "  - \($0)\n" }.joined()
            let report = lint(Source(path: "pay.yaml", text: screen), with: .builtIn)
            let said = report.findings.map(\.message).filter { $0.contains("panel is modal and in front") }
            #expect(said.isEmpty || isInFront, "\(said)")
        }
    }

    /// What is wrong with a sentence, beside what it quotes from the screen.
    private static func mistakes(in text: String, quoting screen: String) -> [String] {
        let signs = ["Optional(", "nil", "%1$@", "{name}", "{element}", "..", "  ", " ,", " .", "( )", "()"]
        let words = Set(text.split { !$0.isLetter }.map(String.init))
        return signs.filter { sign in
            let isThere = sign == "nil" ? words.contains("nil") : text.contains(sign)
            return isThere && !screen.contains(sign)
        } + (text.contains("%@") && !screen.contains("%@") ? ["%@"] : [])
    }
}
