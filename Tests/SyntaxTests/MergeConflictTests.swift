import A11yModel
import A11ySyntax
import Testing

/// A file with a merge conflict is read up to the first marker, in every syntax, and that is what is said.
@Suite struct MergeConflictTests {
    private static let conflict = "<<<<<<< ours\n%1\n=======\n%2\n>>>>>>> theirs\n"

    private static func text(_ head: String, _ ours: String, _ theirs: String, _ tail: String) -> String {
        head + conflict.replacing("%1", with: ours).replacing("%2", with: theirs) + tail
    }

    private static let samples = [
        text("a:\n  - one\n", "  - two", "  - three", "  - four\n"),
        text("a: [ one,\n", "two,", "three,", "four ]\n"),
        text("{ \"a\": [ \"one\",\n", "\"two\",", "\"three\",", "\"four\" ] }\n"),
        text("<a><one/>\n", "<two/>", "<three/>", "<four/></a>\n"),
        text("<a><one>\n", "", "", "<four/></one></a>\n"),
        text(
            "Application, 0x1, pid: 1, label: 'one'\n", "  Window, 0x2, label: 'two'", "  Window, 0x2, label: 'three'",
            "  Window, 0x3, label: 'four'\n"),
        text("", "a: two", "a: three", "b: four\n"), text("\u{FEFF}", "<two/>", "<three/>", ""),
        text("a: one\r\n", "b: two\r", "b: three\r", "").replacing("one\r\n<", with: "one\r<"),
    ]

    @Test(arguments: samples)
    func `what stands behind the marker is not read`(text: String) throws {
        let parsed = Syntax.parse(Source(path: "a", text: text))
        let problem = try #require(parsed.problems.last)
        #expect(parsed.problems.count == 1)
        #expect(problem.facts["expected"] == .text("one version expected: a merge conflict was left here"))
        let tree = outline(parsed.value)
        #expect(tree.contains("one") == text.contains("one"))
        #expect(!tree.contains("two") && !tree.contains("three") && !tree.contains("four"), "\(tree)")
        #expect(Array(text.utf8)[problem.range.start..<problem.range.end] == Array("<<<<<<<".utf8)[...])
        #expect(parsed.value.bytes == Array(text.utf8))
    }

    @Test func `what ends at the marker may go on behind it`() {
        let yaml = Syntax.parse(
            Source(path: "a", text: Self.text("a:\n- b: 1\n- c: 1\n", "  d: 1", "  d: 2", "- e: 1\n")))
        let text = String(decoding: yaml.value.bytes, as: UTF8.self).utf8
        let open = yaml.value.unfinished.map { String(decoding: Array(text)[$0.start..<$0.end], as: UTF8.self) }
        #expect(open.contains { $0.hasPrefix("c: 1") } && !open.contains { $0 == "b: 1" })
    }

    @Test func `an alias at the marker ends the way to what is open`() {
        let parsed = Syntax.parse(Source(path: "a", text: Self.text("a: &a\n- &b [*b]\n- *a\n", "- 1", "- 2", "")))
        #expect(parsed.problems.last?.facts["unchecked"] == .text("the rest of the file"))
    }

    @Test(arguments: [
        "a: |\n  <<<<<<< ours\n  =======\n  >>>>>>> theirs\n", "a: 1 # <<<<<<< ours\n", "<a>&lt;&lt;\n=======\n</a>",
    ])
    func `signs that begin no line are text`(text: String) {
        #expect(Syntax.parse(Source(path: "a", text: text)).problems.isEmpty)
    }
}
