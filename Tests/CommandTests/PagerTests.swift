import Testing

/// Texts that a terminal has no room for.
@Suite struct PagerTests {
    /// What a terminal shows, without escape sequences.
    private func shown(_ arguments: [String], rows: UInt16, pager: String) throws -> String {
        let path = "/usr/local/bin:/usr/bin:/bin"
        let terminal = try PseudoTerminal(arguments, rows: rows, environment: ["PAGER": pager, "PATH": path])
        #expect(terminal.status() == 0)
        return terminal.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }

    @Test func `a long text goes through the pager, with its arguments and without a shell`() throws {
        let text = try shown(["explain", "missing-label"], rows: 10, pager: "head -n 1")
        #expect(text == "Control without a name\r\n")
    }

    @Test(arguments: ["", "cat", "no-such-pager"])
    func `without a pager the text is written`(pager: String) throws {
        let text = try shown(["explain", "missing-label"], rows: 10, pager: pager)
        #expect(text.contains("a11ylint explain missing-label --all"))
    }

    @Test func `a text that fits is written`() throws {
        let text = try shown(["explain", "missing-label"], rows: 100, pager: "head -n 1")
        #expect(text.contains("a11ylint explain missing-label --all"))
    }

    @Test func `a transcript is in colour and broken between words`() throws {
        let terminal = try PseudoTerminal(["speak", "Fixtures/screens/checkout.yaml"], columns: 40)
        #expect(terminal.status() == 0)
        let lines = terminal.output.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(whereSeparator: \.isNewline)
        #expect(lines.prefix(2) == ["Checkout", "  1. Two notebooks, 18 dollars"])
        #expect(
            lines.suffix(3) == [
                "  - image#removeOrder “ic_trash”: an", "    image view is not an accessibility",
                "    element by itself (line 12)",
            ])
        #expect(terminal.output.contains("\u{1B}[4mCheckout"))
    }
}
