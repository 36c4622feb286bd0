import A11yCode
import A11yModel
import Testing

@testable import A11yLint

/// Texts that code looks up in the string tables of an app.
@Suite struct AppStringsTests {
    private static let catalogue = """
        {"sourceLanguage": "de", "version": "1.0", "strings": {
          "close": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Schließen"}},
                                      "en": {"stringUnit": {"state": "translated", "value": "Close"}}}},
          "Weiter": {}, "new": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "?"}}}}}}
        """

    private static let strings = AppStrings([
        Source(
            path: "App/Base.lproj/Localizable.strings",
            text: "\"close\" = \"Close\"; \"base\" = \"Base\"; \"empty\" = \"\";"),
        Source(path: "App/en.lproj/Localizable.strings", text: "\"close\" = \"Shut\"; \"english\" = \"English\";"),
        Source(
            path: "App/de.lproj/Localizable.strings",
            text: "\"close\" = \"Schließen\"; \"nur\" = \"Nur\"; \"zwei\" = \"A\";"),
        Source(path: "App/fr.lproj/Localizable.strings", text: "\"close\" = \"Fermer\"; \"zwei\" = \"B\";"),
        Source(path: "Kit/de.lproj/Localizable.strings", text: "\"close\" = \"Zu\";"),
        Source(path: "Kit/Errors.strings", text: "\"close\" = \"Not closed\";"),
        Source(path: "App/Texts.xcstrings", text: catalogue),
        Source(path: "App/Broken.xcstrings", text: "{"),
    ])

    @Test(
        arguments: [
            // That of the language, of `Base`, English, or the only one.
            ("close", nil, nil, "Close"), ("close", nil, "fr", "Fermer"), ("close", nil, "fr-CA", "Fermer"),
            ("close", nil, "it", "Close"), ("english", nil, nil, "English"), ("nur", nil, nil, "Nur"),
            // Two different texts are none.
            ("close", nil, "de", nil), ("zwei", nil, nil, nil), ("zwei", nil, "fr", "B"),
            ("none", nil, nil, nil), ("empty", nil, nil, nil),
            // Other tables.
            ("close", "Errors", nil, "Not closed"), ("close", "None", nil, nil), ("close", "Broken", nil, nil),
            ("close", "Texts", nil, "Schließen"), ("close", "Texts", "en", "Close"),
            ("close", "Texts", "de", "Schließen"), ("Weiter", "Texts", nil, "Weiter"),
            // In the language of the code a text is shown that nobody has reviewed.
            ("new", "Texts", nil, "?"), ("new", "Texts", "en", "?"),
        ] as [(String, String?, String?, String?)])
    func `a text is that of the language, or of the app's own`(
        key: String, table: String?, language: String?, expected: String?
    ) {
        #expect(Self.strings.text(of: key, in: table, language: language) == expected)
    }

    /// Other languages are read only where a table has none of those that are asked.
    @Test(
        arguments: [(nil, ["base", "en", "zz", "only"]), ("de-CH", ["base", "en", "de", "zz", "only"])]
            as [(String?, [String])])
    func `tables of other languages are not read`(language: String?, expected: [String]) {
        let files = [
            "base": "App/Base.lproj/A.strings", "en": "App/en.lproj/A.strings", "fr": "App/fr.lproj/A.strings",
            "de": "App/de.lproj/A.strings", "zz": "App/Texts.xcstrings", "only": "Kit/fr.lproj/A.strings",
        ]
        let asked = AppStrings.files(among: files.values.sorted(), language: language)
        #expect(asked == Set(expected.compactMap { files[$0] }))
    }

    @Test(arguments: [
        ("copies-3-filled", "copies3Filled"), ("ic_star", "icStar"), ("Info", "info"), ("logo", "logo"),
        ("18px_badge-check-2", "_18PxBadgeCheck2"), ("heroImage", "hero"),
    ])
    func `a picture is known by the constant that Xcode makes of it`(file: String, constant: String) {
        let strings = AppStrings([], assets: [file])
        #expect(strings.text(of: constant, in: CodeIndex.assetTable, language: "de") == file)
    }
}
