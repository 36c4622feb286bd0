import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import Testing

/// Violations in every row of a list are reported once, with every place.
@Suite struct RepetitionTests {
    /// A list with this many rows, each with an image button, and one such button outside.
    private static func list(rows: Int, labelled: Set<Int> = [], named kind: String = "tableViewCell") -> String {
        let cells = (0..<rows).map { row in
            let label = labelled.contains(row) ? ", label: Play" : ""
            return """
                      - type: \(kind)
                        isElement: false
                        children:
                          - { type: label, text: Song \(row) }
                          - { type: button, id: play\(row), image: play.png\(label) }
                """
        }
        return """
            screen: Songs
            elements:
              - { type: button, id: menu, image: menu.png }
              - type: \(kind == "view" ? "view" : "tableView")
                children:
            \(cells.joined(separator: "\n"))
            """
    }

    @Test(arguments: [1, 2, 14])
    func `what all rows lack is one finding with all of its places`(rows: Int) throws {
        let source = Source(path: "screen.yaml", text: RepetitionTests.list(rows: rows))
        let report = lint(source, with: only("missing-label"))
        #expect(report.findings.map { $0.element?.id } == ["menu", "play0"])
        let finding = try #require(report.findings.last)
        #expect(finding.repeats.map { $0.element?.id } == (1..<rows).map { "play\($0)" })
        #expect(Set(finding.repeats.map(\.message)) == (rows > 1 ? [finding.message] : []))
        let words = finding.repeats.map { String(decoding: source.bytes[$0.range.start..<$0.range.end], as: UTF8.self) }
        #expect(words.allSatisfy { $0.contains("button") })
        #expect(Set(finding.repeats.map(\.range)).count == rows - 1)
    }

    @Test func `the rows of a list of a running app are reported once`() {
        let rows = (0..<14).map { row in
            """
            <XCUIElementTypeCell y="\(100 + 50 * row)" x="0" width="390" height="50">
            <XCUIElementTypeButton x="300" y="\(100 + 50 * row)" width="44" height="44" accessible="true"/>
            </XCUIElementTypeCell>
            """
        }
        let text = """
            <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" label="App" x="0" y="0" width="390"
            height="844"><XCUIElementTypeTable x="0" y="100" width="390" height="700">\(rows.joined())
            </XCUIElementTypeTable></XCUIElementTypeApplication></AppiumAUT>
            """
        let findings = findings(in: text, with: only("missing-label"))
        #expect(findings.map { $0.repeats.count } == [13])
    }

    @Test func `only the rows at violation are places of it`() {
        let report = findings(in: RepetitionTests.list(rows: 4, labelled: [0, 2]), with: only("missing-label"))
        #expect(report.map(\.places) == [["menu"], ["play1", "play3"]])
    }

    @Test func `three siblings that are made alike are rows, and two are not`() {
        let three = findings(in: RepetitionTests.list(rows: 3, named: "view"), with: only("missing-label"))
        #expect(three.map(\.places) == [["menu"], ["play0", "play1", "play2"]])
        let two = findings(in: RepetitionTests.list(rows: 2, named: "view"), with: only("missing-label"))
        #expect(two.map(\.places) == [["menu"], ["play0"], ["play1"]])
    }

    @Test func `controls side by side are reported one by one: each needs a name of its own`() {
        let text = """
            screen: Tools
            elements:
              - { type: button, id: cut, image: cut.png }
              - { type: button, id: copy, image: copy.png }
              - { type: button, id: paste, image: paste.png }
            """
        #expect(findings(in: text, with: only("missing-label")).map(\.places) == [["cut"], ["copy"], ["paste"]])
    }

    /// Eight rows of a form with a field each, in hand-written rows or in a custom class.
    private static func form(_ kind: String, _ field: String) -> String {
        let rows = (0..<8).map { row in
            """
                  - type: tableViewCell
                    \(kind)
                    children:
                      - { type: label, text: Line \(row) }
                      - { type: \(field), id: field\(row) }
            """
        }
        return "screen: Form\nelements:\n  - type: tableView\n    children:\n" + rows.joined(separator: "\n")
    }

    @Test(arguments: ["textField", "switch", "slider", "textView"])
    func `each line of a form that was written by hand needs words of its own`(field: String) {
        let found = findings(in: RepetitionTests.form("isElement: false", field), with: only("missing-label"))
        #expect(found.map(\.places) == (0..<8).map { ["field\($0)"] })
    }

    @Test func `the lines of a form that a class makes are one`() {
        let text = RepetitionTests.form("customClass: FieldCell", "textField")
        #expect(findings(in: text, with: only("missing-label")).map(\.places.count) == [8])
    }

    @Test func `in Interface Builder each place is reported, since each must be changed`() {
        let cells = (0..<3).map { row in
            """
            <tableViewCell id="row-0\(row)-cel">
            <tableViewCellContentView key="contentView" id="con-0\(row)-vew"><subviews>
            <button id="but-0\(row)-btn"><state key="normal" image="dots"/></button>
            </subviews></tableViewCellContentView></tableViewCell>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s-1"><objects><tableViewController id="list-0-ctl">
            <tableView key="view" dataMode="static" id="list-0-tab"><sections><tableViewSection id="sec-00-tab"><cells>
            \(cells.joined(separator: "\n"))
            </cells></tableViewSection></sections></tableView>
            </tableViewController></objects></scene></scenes></document>
            """
        let found = findings(in: text, with: only("missing-label"))
        #expect(found.map(\.places) == (0..<3).map { ["but-0\($0)-btn"] })
    }

    @Test func `a part of all rows is known by one fingerprint, whichever rows lack something`() {
        func fingerprints(rows: Int, labelled: Set<Int>) -> [String] {
            let source = Source(path: "screen.yaml", text: RepetitionTests.list(rows: rows, labelled: labelled))
            return lint(source, with: only("missing-label")).fingerprints
        }
        let all = fingerprints(rows: 4, labelled: [])
        #expect(Set(all).count == 2)
        for labelled in [[0], [1, 2], [0, 1, 2]] as [Set<Int>] {
            #expect(fingerprints(rows: 4, labelled: labelled) == all)
        }
        #expect(fingerprints(rows: 9, labelled: []) == all)
        #expect(fingerprints(rows: 4, labelled: [0, 1, 2, 3]) == Array(all.prefix(1)))
    }

    @Test func `two lists, two places in a row, different doubts and different messages are reported separately`() {
        let row = { (id: Int) in
            """
                  - type: collectionViewCell
                    children:
                      - { type: button, id: a\(id), image: a.png }
                      - { type: button, id: b\(id), image: b.png\(id == 2 ? ", outlet: true" : "") }
            """
        }
        let text = """
            screen: Songs
            elements:
              - type: collectionView
                children:
            \((0..<3).map(row).joined(separator: "\n"))
              - type: collectionView
                children:
            \((3..<5).map(row).joined(separator: "\n"))
            """
        let places = findings(in: text, with: only("missing-label")).map(\.places)
        #expect(places == [["a0", "a1", "a2"], ["b0", "b1"], ["b2"], ["a3", "a4"], ["b3", "b4"]])
    }

    @Test func `the three worst places out of order are reported, and the others listed`() throws {
        // Each pair is out of order, by a little more than the one before, and has its own structure.
        let pairs = (0..<5).map { pair in
            let top = 200 * pair
            return """
                  - type: view
                    id: pair\(pair)
                    frame: [0, \(top), 390, 190]
                    elements: [low\(pair), high\(pair)]
                    children:
                      - { type: button, id: high\(pair), label: High, frame: [16, 0, 358, 44] }
                      - { type: label, id: low\(pair), text: Low, frame: [16, \(60 + 10 * pair), 358, 44] }
                \(String(repeating: "      - { type: image }\n", count: pair))
                """
        }
        let text = "screen: Pairs\nelements:\n" + pairs.map { $0.trimmingEnd }.joined(separator: "\n")
        let findings = findings(in: text, with: only("misordered-focus"))
        #expect(findings.map { $0.element?.id } == ["pair2", "pair3", "pair4"])
        #expect(findings.map(\.places).flatMap { $0 }.sorted() == (0..<5).map { "pair\($0)" })
        #expect(findings.first?.places == ["pair2", "pair0", "pair1"])
    }

    @Test func `two runs list the same places`() {
        let text = RepetitionTests.list(rows: 30)
        let runs = (0..<3).map { _ in findings(in: text, with: .builtIn).map { "\($0.rule) \($0.places)" } }
        #expect(runs[0] == runs[1] && runs[1] == runs[2])
    }

    private func only(_ id: String) -> Ruleset { Ruleset(Ruleset.builtIn.rules.filter { $0.id == id }) }

    private func findings(in text: String, with rules: Ruleset) -> [Finding] {
        lint(Source(path: "screen.yaml", text: text), with: rules).findings
    }
}

extension Finding {
    /// The ids of all its elements.
    fileprivate var places: [String] { ([element?.id] + repeats.map { $0.element?.id }).map { $0 ?? "-" } }
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
