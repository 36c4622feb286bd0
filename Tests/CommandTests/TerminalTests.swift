import A11yReporters
import Testing

@testable import A11yCommand

/// How the environment, the flags and the terminal decide what a report looks like.
@Suite struct TerminalTests {
    /// A line of the truth table: flag, environment, whether it is a terminal, and whether to colour.
    typealias Row = (choice: ColorChoice, environment: [String: String], isTerminal: Bool, colors: Bool)

    static let table: [Row] = [
        (.auto, [:], true, true),
        (.auto, [:], false, false),
        (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
        (.never, ["CLICOLOR_FORCE": "1", "FORCE_COLOR": "1"], true, false),
        (.auto, ["NO_COLOR": "1"], true, false),
        (.auto, ["NO_COLOR": "0"], true, false),
        (.auto, ["NO_COLOR": ""], true, true),
        (.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
        (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
        (.auto, ["CLICOLOR_FORCE": "1"], false, true),
        (.auto, ["CLICOLOR_FORCE": "0"], false, false),
        (.auto, ["CLICOLOR_FORCE": ""], false, false),
        (.auto, ["FORCE_COLOR": "1"], false, true),
        (.auto, ["FORCE_COLOR": "3"], false, true),
        (.auto, ["FORCE_COLOR": "0"], true, true),
        (.auto, ["FORCE_COLOR": "1", "CLICOLOR": "0"], false, true),
        (.auto, ["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
        (.auto, ["CLICOLOR": "0"], true, false),
        (.auto, ["CLICOLOR": "1"], true, true),
        (.auto, ["CLICOLOR": "1"], false, false),
        (.auto, ["TERM": "dumb"], true, false),
        (.auto, ["TERM": "xterm-256color"], true, true),
    ]

    @Test(arguments: table.indices)
    func `colour follows the flag, then the conventions, then the terminal`(row: Int) {
        let (choice, environment, isTerminal, colors) = Self.table[row]
        let terminal = Terminal(isTerminal: isTerminal, environment: environment)
        #expect(terminal.usesColor(choice) == colors, "\(choice) \(environment) \(isTerminal)")
    }

    @Test func `the width is that of the environment, the terminal, or 100`() {
        #expect(Terminal(isTerminal: false, environment: [:]).width == 100)
        #expect(Terminal(isTerminal: true, columns: 72, environment: [:]).width == 72)
        #expect(Terminal(isTerminal: true, columns: 72, environment: ["COLUMNS": "60"]).width == 60)
        for nonsense in ["", "0", "-5", "wide"] {
            let terminal = Terminal(isTerminal: true, columns: 72, environment: ["COLUMNS": nonsense])
            #expect(terminal.width == 72)
        }
    }

    @Test(arguments: [
        ([:], true), (["LANG": "C.UTF-8"], true), (["LANG": "de_DE.utf8"], true), (["LANG": "C"], false),
        (["LANG": "de_DE.ISO-8859-1"], false), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
        (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8", "LANG": "C"], true),
    ])
    func `a locale without UTF-8 gets ASCII`(environment: [String: String], showsUnicode: Bool) {
        #expect(Terminal(isTerminal: true, environment: environment).showsUnicode == showsUnicode)
    }

    @Test(arguments: [
        ([], Rendering(color: .on, glyphs: .unicode, layout: .framed, detail: .summary, width: 90)),
        (["--plain"], Rendering(color: .off, glyphs: .ascii, layout: .plain, detail: .summary, width: 90)),
        (["-q"], Rendering(color: .on, glyphs: .unicode, layout: .framed, detail: .findings, width: 90)),
        (["-v"], Rendering(color: .on, glyphs: .unicode, layout: .framed, detail: .everything, width: 90)),
        (["-o", "a"], Rendering(color: .off, glyphs: .unicode, layout: .framed, detail: .summary, width: 100)),
        (
            ["-o", "a", "--color", "always"],
            Rendering(color: .on, glyphs: .unicode, layout: .framed, detail: .summary, width: 100)
        ),
    ])
    func `flags decide how a report is drawn`(flags: [String], expected: Rendering) throws {
        let terminal = Terminal(isTerminal: true, columns: 90, environment: ["TERM": "xterm"])
        let options = try OutputOptions.parse(flags)
        let target = try #require(try options.requests().first).target
        let rendering = options.rendering(on: terminal, for: target)
        #expect("\(rendering)" == "\(expected)")
    }

    @Test func `a dumb terminal gets plain lines`() throws {
        let terminal = Terminal(isTerminal: true, columns: 90, environment: ["TERM": "dumb"])
        #expect(try OutputOptions.parse([]).rendering(on: terminal, for: .standardOutput).layout == .plain)
    }
}
