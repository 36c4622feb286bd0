import Testing

@testable import A11yAgreement

/// Names that are replaced.
@Suite struct AnonymiserTests {
    private func anonymised(_ texts: [String], language: String = "en") -> [String] {
        var anonymiser = Anonymiser(keeping: VoiceOverWords(language: language, platform: .ios))
        return texts.map { anonymiser.text($0) }
    }

    @Test(arguments: [
        "Müller’s Order No. 4711, button", "Заказы, 3 штуки", "订单，按钮", "שלום", "مرحبا", "Καλημέρα", "カート", "주문",
    ])
    func `a replacement has the shape of the text`(text: String) {
        let made = anonymised([text])[0]
        #expect(made != text)
        #expect(made.count == text.count)
        for (one, other) in zip(text, made) {
            #expect(one.isLetter == other.isLetter && one.isWholeNumber == other.isWholeNumber)
            if !one.isLetter, !one.isNumber { #expect(one == other) }
        }
    }

    @Test func `VoiceOver's own words stay`() {
        let made = anonymised([
            "Anna. Heading.", "Anna, dimmed, button, 2 of 5", "Swipe up or down with one finger to adjust the value.",
        ])
        #expect(made[0].hasSuffix(". Heading."))
        #expect(made[1].hasSuffix(", dimmed, button, 2 of 5"))
        #expect(made[2] == "Swipe up or down with one finger to adjust the value.")
    }

    @Test func `equal words have equal replacements, with their own capitals`() {
        let made = anonymised(["Berlin", "BERLIN", "berlin", "Potsdam"])
        #expect(made[1] == made[0].uppercased() && made[2] == made[0].lowercased())
        #expect(made[3].lowercased() != made[0].lowercased())
    }

    @Test(arguments: wordCases + stopCases)
    func `a comparison without names shows the same differences`(_ sample: ComparisonCase) throws {
        let compared = try compare(sample.screen, with: sample.record)
        let named = ComparisonSheet(compared.comparison, of: compared.screen, anonymised: false)
        let nameless = ComparisonSheet(compared.comparison, of: compared.screen, anonymised: true)
        #expect(named.differences.map(\.kind) == nameless.differences.map(\.kind))
        for word in ["Orders", "Gift", "Settings", "tomorrow"] {
            #expect(!nameless.rows.contains { $0.predicted?.speech.contains(word) == true })
        }
    }
}
