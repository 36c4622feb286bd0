import A11yModel
import A11ySyntax
import Testing

@Suite struct XMLTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var xml: String
        var outline: String
        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "elements and attributes",
            xml: """
                <?xml version="1.0" encoding="UTF-8"?>
                <!-- a comment with <tags a="1"> -->
                <screen name="Home" title='It "is"'>
                  <button id="pay" label = "Pay"/>
                  <view><label/></view >
                </screen>

                """,
            outline: """
                <screen>
                  name: ‹Home›
                  title: ‹It "is"›
                  <button>
                    id: ‹pay›
                    label: ‹Pay›
                  <view>
                    <label>

                """),
        Case(
            name: "characters of several bytes, CR LF, a byte order mark",
            xml: "\u{FEFF}<画面 名前=\"é😀\"\r\n  b=\"2\">\r\n<ü/></画面>\r\n",
            outline: "<画面>\n  名前: ‹é😀›\n  b: ‹2›\n  <ü>\n"),
        Case(
            name: "references and white space in values",
            xml: "<a b=\"&lt;&amp;&gt;&quot;&apos;\" c=\"&#228;&#x1F600;\" d=\"x\ty\r\nz\n\" e=\"&#10;\"/>",
            outline: """
                <a>
                  b: ‹&lt;&amp;&gt;&quot;&apos;› "<&>\\"\\'"
                  c: ‹&#228;&#x1F600;› "ä😀"
                  d: ‹x\ty\r
                z
                › "x y z "
                  e: ‹&#10;› "\\n"

                """),
        Case(
            name: "text, CDATA and comments in it",
            xml: "<a> one &amp; <!-- no -->two<![CDATA[ <three> & \r\n]]><b/>\r\n four<?php ?></a>",
            outline: "<a> \" one & two <three> & \\n\\n four\"\n  <b>\n"),
        Case(
            name: "blank text counts only where there is nothing else",
            xml: "<a>\n  <b> </b>\n  <c></c>\n</a>", outline: "<a>\n  <b> \" \"\n  <c>\n"),
        Case(
            name: "a DOCTYPE is passed over",
            xml: "<!DOCTYPE a [ <!ENTITY e \"]>\"> <!-- ]> --> ]>\n<a tools:text=\"1\"/>",
            outline: "<a>\n  tools:text: ‹1›\n"),
    ]

    @Test(arguments: cases)
    func `nodes have their ranges`(_ sample: Case) {
        let parsed = parse(sample.xml)
        #expect(outline(parsed.value) == sample.outline)
        #expect(rangeFaults(parsed.value) == [])
        #expect(described(parsed) == [])
    }

    struct Broken: CustomTestStringConvertible, Sendable {
        var xml: String
        var problems: [String]
        var outline: String
        var testDescription: String { xml }
    }

    static let broken = [
        Broken(
            xml: "<a>\n<view>\n<b/></a>", problems: ["‹</a>› `</view>` expected: `<view>` was opened on line 2"],
            outline: "<a>\n  <view>\n    <b>\n"),
        Broken(
            xml: "<a><b></c></b></a>", problems: ["‹</c>› `</b>` expected: `<b>` was opened on line 1"],
            outline: "<a>\n  <b>\n"),
        Broken(
            xml: "<a>\n<b>\n", problems: ["‹› `</b>` expected: `<b>` was opened on line 2"],
            outline: "<a>\n  <b> \"\\n\"\n"),
        Broken(
            xml: "<a b=\"1\" c=\"2\" b=\"3\"/>", problems: ["‹b› `b` stands here twice: only the first counts"],
            outline: "<a>\n  b: ‹1›\n  c: ‹2›\n  b: ‹3›\n"),
        Broken(
            xml: "<a b=\"x < y\"/>", problems: ["‹<› `&lt;` expected: that is how `<` is written in a value"],
            outline: "<a>\n  b: ‹x < y›\n"),
        Broken(
            xml: "<a>\n<b c=\"x/>\n<d e=\"1\"/>\n</a>",
            problems: ["‹\"› a closing quotation mark expected: it is opened here"],
            outline: "<a>\n  <b>\n    c: ‹x›\n  <d>\n    e: ‹1›\n"),
        Broken(
            xml: "<a b=1 c='2'd=\"3\"/>",
            problems: ["‹1› quotation marks expected around a value", "‹d› a space expected between attributes"],
            outline: "<a>\n  b: ‹1›\n  c: ‹2›\n  d: ‹3›\n"),
        Broken(
            xml: "<a hidden b=\"1\"/>", problems: ["‹hidden› `hidden=\"…\"` expected: a value is missing"],
            outline: "<a>\n  b: ‹1›\n"),
        Broken(
            xml: "<a b=\"1\"\n<c/></a>", problems: ["‹<› `>` expected: the tag `<a` is not closed"],
            outline: "<a>\n  b: ‹1›\n  <c>\n"),
        Broken(
            xml: "<a ,b=\"1\"/>", problems: ["‹,b=\"1\"› an attribute or `>` expected"], outline: "<a>\n"),
        Broken(
            xml: "<a b=\"Q&A\">R & D&nbsp;</a>",
            problems: [
                "‹&› `&amp;` expected: that is how `&` is written", "‹&› `&amp;` expected: that is how `&` is written",
                "‹&nbsp;› `&amp;`, `&lt;`, `&#8230;` or the like expected: `&nbsp;` is not expanded",
            ],
            outline: "<a> \"R & D&nbsp;\"\n  b: ‹Q&A›\n"),
        Broken(
            xml: "<a/>\n<b/>", problems: ["‹b› the end of the file expected: it can have one outermost element"],
            outline: "<a>\n"),
        Broken(
            xml: "<a/> text", problems: ["‹text› a tag expected: no text can stand outside of the outermost element"],
            outline: "<a>\n"),
        Broken(
            xml: "<a>\n<<<<<<< ours\n<b/>\n=======\n<c/>\n>>>>>>> theirs\n</a>",
            problems: [
                "‹<<<<<<<› one version expected: a merge conflict was left here"
            ],
            outline: "<a> \"\\n<<<<<<<\"\n"),
        Broken(
            xml: "<a><!-- x", problems: ["‹<!--› `-->` expected: this is opened here and closed nowhere"],
            outline: "<a>\n"),
        Broken(
            xml: "<a><!-- x -- y --><b/></a>", problems: ["‹--› a comment without `--` in it expected"],
            outline: "<a>\n  <b>\n"),
        Broken(
            xml: "<a b=\"x\u{0}\u{0}\"/>",
            problems: ["‹\u{0}› text without control characters expected: this is U+0000"],
            outline: "<a>\n  b: ‹x\u{0}\u{0}›\n"),
        Broken(
            xml: "<!DOCTYPE a [<!ENTITY e \"x\">]><a>&e;</a>",
            problems: ["‹&e;› `&amp;`, `&lt;`, `&#8230;` or the like expected: `&e;` is not expanded"],
            outline: "<a> \"&e;\"\n"),
    ]

    @Test(arguments: broken)
    func `errors say what was expected, and the rest is parsed`(_ sample: Broken) {
        let parsed = parse(sample.xml)
        #expect(described(parsed) == sample.problems)
        #expect(outline(parsed.value) == sample.outline)
        #expect(rangeFaults(parsed.value) == [])
    }

    @Test func `the related place of a problem has a message`() {
        let unclosed = parse("<a>\n<b>\n</a>").problems.first
        #expect(unclosed?.related == RelatedPlace(message: "opened here", range: SourceRange(5, 6)))
        let twice = parse("<a b=\"\" b=\"\"/>").problems.first
        #expect(twice?.related == RelatedPlace(message: "the first", range: SourceRange(3, 4)))
    }
}
