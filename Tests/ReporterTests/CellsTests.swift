import Testing

@testable import A11yReporters

// Texts on a terminal: their width, their wrapping, and their escapes.

@Suite struct CellsTests {
    // The widths are those of Python's wcwidth 0.9.4.
    @Test(arguments: [
        ("", 0), ("a", 1), ("~", 1), ("\u{A0}", 1), ("é", 1), ("e\u{301}", 1), ("a\u{308}\u{323}", 1), ("\u{AD}", 1),
        ("\u{200B}", 0), ("\u{600}", 1), ("\u{3164}", 0), ("a\u{200D}", 1), ("·", 1), ("×", 1), ("✖", 1), ("▲", 1),
        ("●", 1), ("│", 1), ("╌", 1),
        ("画", 2), ("画面", 4), ("、", 2), ("Ａ", 2), ("ｶ", 1), ("ｶﾞ", 2), ("が", 2), ("가", 2), ("각", 2), ("각", 2),
        ("क्ष", 2), ("नि", 1), ("ก็", 1), ("𠀀", 2), ("“", 1), ("…", 1),
        ("🎉", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("🇨🇭", 2), ("🇨🇭🇫🇷", 4),
        ("1️⃣", 2), ("❤", 1), ("❤️", 2), ("©", 1), ("©️", 2), ("©︎", 1),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("☎️", 2), ("🏽", 2), ("⌚", 2), ("🧑‍🚀 x", 4),
    ])
    func `a text takes the cells that a terminal gives it`(text: String, width: Int) {
        #expect(cells(text) == width, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
}

@Suite struct WrappingTests {
    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]),
        ("one two", 3, ["one", "two"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("ab cdefgh i", 4, ["ab", "cdef", "gh i"]),
        ("画面画面", 5, ["画面", "画面"]),
        ("画", 1, ["画"]),
        ("👩‍👩‍👧👩‍👩‍👧", 3, ["👩‍👩‍👧", "👩‍👩‍👧"]),
        ("a  b", 10, ["a  b"]),
        ("image#removeOrder", 15, ["image", "#removeOrder"]),
        ("a cardNumberField", 12, ["a", "cardNumber", "Field"]),
        ("ic_arrow_right_wide", 12, ["ic_arrow_", "right_wide"]),
        ("", 5, [""]),
    ])
    func `a text breaks at spaces, and a long word at its parts`(text: String, width: Int, lines: [String]) {
        #expect(wrapped(text, to: width) == lines)
    }

    @Test(arguments: 2...40)
    func `wrapping loses nothing but spaces`(width: Int) {
        let text = "按钮 pay 没有名称 👩‍👩‍👧 and-a-long-word-without-any-space e\u{301}e\u{301} 🇨🇭🇫🇷 end"
        let lines = wrapped(text, to: width)
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
        #expect(lines.allSatisfy { cells($0) <= width })
    }
}

@Suite struct VisibleTests {
    @Test(arguments: [
        ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{0}", "\\u{0}"), ("a\nb\r\nc\td", "a\\nb\\r\\nc\\td"), ("\u{7F}", "\\u{7F}"),
        ("\u{85}\u{9B}31m", "\\u{85}\\u{9B}31m"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
        ("\u{202A}\u{202E}\u{2066}\u{2069}", "\\u{202A}\\u{202E}\\u{2066}\\u{2069}"), ("\u{FFFE}", "\\u{FFFE}"),
        ("plain × “text” 画", "plain × “text” 画"), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ])
    func `characters that control a terminal become escapes`(text: String, shown: String) {
        #expect(visible(text) == shown)
    }

    @Test func `typographic characters of messages are spelled out in ASCII`() {
        #expect(visible("32 × 28 – “pay” … 画", .ascii) == "32 x 28 - \"pay\" ... 画")
    }
}
