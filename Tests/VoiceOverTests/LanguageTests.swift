import A11yModel
import TestSupport
import Testing

@testable import A11yVoiceOver

/// The language of what is spoken.
struct LanguageTests {
    @Test(arguments: [
        ("en", "Button."), ("en-GB", "Button."), ("EN_us", "Button."), ("en-Latn-US-x-zh", "Button."),
        ("zh", "按钮."), ("zh-CN", "按钮."), ("zh_CN", "按钮."), ("zh-SG", "按钮."), ("ZH-HANS", "按钮."),
        ("zh-Hans-TW", "按钮."), ("zh-hans-u-co-pinyin", "按钮."), ("zh-Latn", "按钮."), ("cmn", "按钮."),
        ("zh-u-rg-twzzzz", "按钮."), ("zh-x-hant", "按钮."),
        ("zh-TW", "按鈕."), ("zh_tw", "按鈕."), ("zh-HK", "按鈕."), ("zh-MO", "按鈕."), ("zh-Hant", "按鈕."),
        ("de", "Taste."), ("de-CH", "Taste."), ("ru", "Кнопка."), ("ru_RU", "Кнопка."),
        ("zh-Hant-CN", "按鈕."), ("zh-cmn-Hant", "按鈕."), ("cmn-Hant-TW", "按鈕."), ("zh-TW-u-nu-latn", "按鈕."),
    ])
    func `a tag has the phrases of its script, else of its region`(tag: String, button: String) {
        #expect(Phrases.inLanguage(tag).button == button)
        #expect(!Phrases.isSubstitute(for: tag))
    }

    @Test(arguments: ["fr", "nl-BE", "pt_BR", "yue-HK", "ja-Jpan", "fil", "zha", "eng", "FR"])
    func `English stands in for languages that are not known`(tag: String) {
        #expect(Phrases.inLanguage(tag).button == "Button.")
        #expect(Phrases.isSubstitute(for: tag))
    }

    @Test(arguments: [
        "", "-", "und", "und-Hant", "mul", "zxx", "x-klingon", "i-default", "French", "f", "fr-", "-fr", "zh--TW",
        "zh-TW ", "fr.UTF-8", "中文", "zh-繁體", "fr-abcdefghi", "f1", "١٢",
    ])
    func `what names no language is English without a word`(tag: String) {
        #expect(Phrases.inLanguage(tag).button == "Button.")
        #expect(!Phrases.isSubstitute(for: tag))
    }

    @Test func `an element speaks its own language, and lends it to none`() throws {
        let spoken = try Spoken(
            """
            screen: Test
            language: zh-Hans
            elements:
            - { type: button, title: 付款 }
            - { type: button, title: Pay, speechLanguage: en-US }
            - { type: button, title: 付款, speechLanguage: zh-TW, enabled: false }
            - { type: button, title: Payer, speechLanguage: und }
            - { type: button, title: 付款, speechLanguage: '' }
            - speechLanguage: en
              children: [{ type: switch, label: 静音 }]
            - { type: searchBar, label: Find, text: tea, speechLanguage: en }
            - { type: stepper, speechLanguage: zh-Hant }
            """)
        #expect(
            spoken.descriptions == [
                "付款. 按钮.", "Pay. Button.", "付款. 變暗. 按鈕.", "Payer. 按钮.", "付款. 按钮.", "静音. 切换按钮. 关闭.",
                "Find: tea. Search Field.", "減少. 按鈕.", "增加. 按鈕.",
            ])
        #expect(spoken.hints[5] == "轻点两下来切换设置.")
        #expect(spoken.simulation.fallback.isEmpty)
    }

    @Test(arguments: [
        (
            "de",
            [
                "Auswahl: A. Grau dargestellt. Taste.", "B. Umschalttaste. Ein.", "C: 50 %. Einstellbar.",
                "D. Taste. Reduziert.", "Zurück Taste.",
            ], "Zum Umschalten doppeltippen."
        ),
        (
            "ru",
            [
                "Выбрано: A. Недоступно. Кнопка.", "B. Кнопка-переключатель. Вкл.", "C: 50 %. Элемент регулировки.",
                "D. Кнопка. Свернуто.", "Кнопка назад.",
            ], "Коснитесь дважды, чтобы переключить настройку."
        ),
    ])
    func `German and Russian are spoken in their own words`(language: String, spoken: [String], hint: String) throws {
        let back = Phrases.inLanguage(language).back
        let reading = try Spoken(
            """
            screen: Test
            language: \(language)
            elements:
            - { isElement: true, label: A, traits: [selected, notEnabled, button] }
            - { type: switch, label: B, isOn: true }
            - { type: slider, label: C, current: 0.5 }
            - { type: button, title: D, expanded: false }
            - { isElement: true, label: \(back), traits: [backButton] }
            """)
        #expect(reading.descriptions == spoken)
        #expect(reading.hints[1] == hint)
        #expect(reading.simulation.fallback.isEmpty)
    }

    @Test(arguments: [
        ("", []), ("language: en-US", []), ("language: zh-TW", []), ("language: und", []), ("language: Klingon", []),
        ("language: fr", ["fr"]), ("language: pt_BR", ["pt_BR"]),
    ])
    func `a reading names the languages of stops for which English stands in`(head: String, fallback: [String]) throws {
        let spoken = try Spoken("screen: Test\n\(head)\nelements: [{ type: label, text: A }]")
        #expect(spoken.simulation.fallback == fallback)
    }

    @Test func `the languages are sorted, named once, and only those that are spoken`() throws {
        let spoken = try Spoken(
            """
            screen: Test
            language: nl
            elements:
            - { type: label, text: A, speechLanguage: fr }
            - { type: label, text: B, speechLanguage: da }
            - { type: label, text: C, speechLanguage: fr }
            - { type: label, text: D, speechLanguage: zh-HK }
            - { type: label, text: E, speechLanguage: it, hidden: true }
            """)
        #expect(spoken.simulation.fallback == ["da", "fr"])
    }

    @Test func `a transcript says once that English stands in`() throws {
        let yaml = """
            screen: Test
            language: fr
            elements:
            - { type: button, id: a, title: Payer, frame: [1, 2, 3, 4] }
            - { type: label, id: b, text: Sum, speechLanguage: da, frame: [1, 50, 3, 4] }
            """
        let spoken = try Spoken(yaml)
        let expected = """
            Test
              1. Payer. Button.
              2. Sum

              Note: VoiceOver's own words are English here: those of da, fr are not known.

            """
        let traversal = Traversal.voiceOver(of: spoken.screen, in: spoken.simulation)
        let transcript = Transcript([traversal], lines: LineTable(Array(yaml.utf8)))
        #expect(transcript.text == expected)
        #expect(transcript.json.rendered(.compact).contains("\"notes\":[\"VoiceOver's own words are English here: "))
    }
}
