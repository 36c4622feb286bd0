import Testing

/// Rule pages of a team's own, run beside the built-in ones.
@Suite struct HouseRuleTests {
    static let page = """
        id: polite-label
        title: Label without please
        severity: warning
        category: house
        rationale: We say please.
        remedy: Say please.
        applies-to: { label: present }
        require: { label: { contains: please } }
        message: '{element} is rude.'
        examples:
          - bad: Rude
            screen: "screen: A\\nelements: [{ type: button, id: a, label: Go }]"
            findings: { a: a is rude. }
        """

    private static let screen = "screen: A\ntitle: A\nelements: [{ type: button, id: pay, title: Pay, label: Pay }]\n"

    /// What a check of the screen ends with and says, with these pages in the folder `rules`.
    private func run(_ pages: [String: String], _ options: String = "") throws -> ProgramRun {
        let files = Dictionary(uniqueKeysWithValues: pages.map { ("rules/\($0.key)", $0.value) })
        let folder = try Folder(files.merging(["a.yaml": HouseRuleTests.screen]) { $1 })
        let words = ["a.yaml", "--rules", "rules", "-f", "compact"] + options.split(separator: " ").map(String.init)
        return try a11ylint(words, in: folder.url)
    }

    @Test(arguments: ["select", "ignore"])
    func `options know the rules that the configuration adds`(option: String) throws {
        let folder = try Folder([
            "a.yaml": Screens.right, "rules/polite-label.yaml": HouseRuleTests.page,
            ".a11ylint.yml": "custom-rules: [rules]",
        ])
        #expect(try a11ylint(["a.yaml", "--\(option)", "polite-label"], in: folder.url).errors == "")
        let unknown = try a11ylint(["a.yaml", "--\(option)", "polite-labl"], in: folder.url)
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("did you mean “polite-label”?"))
    }

    @Test(arguments: [
        ("", ""), ("", "--select polite-label"), ("", "--select category:house"),
        ("", "--select recommended,polite-label"),
        ("", "--select missing-label --select all"), ("presets: [strict]", "--select strict"),
        ("presets: [strict]", "--select recommended,category:house"), ("aliases: [kind-label]", "--select kind-label"),
        ("criteria: [wcag-2.4.6]", "--select wcag:2.4.6"),
    ])
    func `a page of one's own speaks where it is chosen`(line: String, options: String) throws {
        let result = try run(["polite.yaml": HouseRuleTests.page + "\n" + line + "\n"], options)
        #expect(result.output.contains("warning: pay is rude. "), "\(result)")
        #expect(result.output.contains("[polite-label]"))
        #expect(result.status == 0)
    }

    @Test func `a former name still chooses a rule, and its present name is told`() throws {
        let page = HouseRuleTests.page + "\naliases: [kind-label]\n"
        let result = try run(["polite.yaml": page], "--select kind-label")
        #expect(result.errors == "Warning: “kind-label” is called “polite-label” now\n")
        #expect(try run(["polite.yaml": page], "--select polite-label").errors.isEmpty)
    }

    @Test(arguments: [
        ("", "--select missing-label"), ("", "--ignore polite-label"), ("", "--ignore category:house"),
        ("presets: [strict]", ""), ("inputs: [interface-builder]", ""),
    ])
    func `a page of one's own is silent where it is not chosen`(line: String, options: String) throws {
        let result = try run(["polite.yaml": HouseRuleTests.page + "\n" + line + "\n"], options)
        #expect(!result.output.contains("rude"))
        #expect(result.status == 0 && result.errors.isEmpty)
    }

    @Test(arguments: [
        ("id: polite-label", "id: missing-label", "“missing-label” is a built-in rule"),
        ("require:", "requires:", "did you mean `require`?"),
        ("id: polite-label", "outranks: [misisng-label]\nid: polite-label", "did you mean `missing-label`?"),
        ("id: polite-label", "presets: [recomended]\nid: polite-label", "did you mean `recommended`?"),
        ("id: polite-label", "criteria: [wcag-4.1.22]\nid: polite-label", "did you mean `4.1.2`?"),
        ("{element} is", "{elment} is", "did you mean `element`?"),
        ("id: polite-label", "aliases: [missing-label]\nid: polite-label", "“missing-label” is a built-in rule"),
    ])
    func `a page with a mistake stops the run, and the mistake is told`(old: String, new: String, why: String) throws {
        let result = try run(["polite.yaml": HouseRuleTests.page.replacing(old, with: new)])
        #expect(result.status == 2)
        #expect(result.errors.contains(why), "\(result.errors)")
        #expect(result.output.isEmpty)
    }

    @Test func `two pages of one name, no page and no folder are told`() throws {
        let twice = try run(["a.yaml": HouseRuleTests.page, "b.yaml": HouseRuleTests.page])
        #expect(twice.status == 2)
        #expect(twice.errors.contains("rules/b.yaml: “polite-label” is the rule of rules/a.yaml already"))
        let none = try run(["readme.txt": "no page"])
        #expect(none.status == 2)
        #expect(none.errors.contains("no rule page in rules"))
        #expect(try run([:]).status == 2)
    }

    @Test func `pages of one's own are listed, explained and told to programs`() throws {
        let folder = try Folder(["rules/polite.yaml": HouseRuleTests.page + "\naliases: [kind-label]\n"])
        func output(_ words: String) throws -> String {
            let result = try a11ylint(words.split(separator: " ").map(String.init), in: folder.url)
            #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
            return result.output
        }
        let all = try output("rules --rules rules -f compact")
        #expect(all.contains("polite-label: warning: Label without please [house]\n"))
        #expect(all.contains("missing-label: error:"))
        #expect(try output("rules category:house --rules rules").contains("1 rule, 1 recommended"))
        #expect(try output("rules polite-label --rules rules -f json").contains("\"id\": \"polite-label\""))
        #expect(try output("rules polite-label --rules rules -f markdown").contains("| `polite-label` |"))
        _ = try output("rules category:house --rules rules -f markdown -o index.md --pages .")
        #expect(try folder.text("index.md").contains("[polite-label](polite-label.md)"))
        #expect(try folder.text("polite-label.md").contains("[all rules](index.md)"))
        for name in ["polite-label", "kind-label"] {
            let page = try output("explain \(name) --rules rules")
            #expect(page.contains("We say please.") && page.contains("→ a: a is rude."), "\(page)")
            #expect(!page.contains("Documentation"), "only built-in rules have an address")
        }
        #expect(try output("explain category:house --rules rules").contains("polite-label"))
        #expect(try a11ylint(["explain", "polite-label"], in: folder.url).status == 2)
    }

    @Test(arguments: ["rules", "explain polite-label"])
    func `a page with a mistake is neither listed nor explained`(words: String) throws {
        let page = HouseRuleTests.page.replacing("require:", with: "requires:")
        let folder = try Folder(["rules/polite.yaml": page])
        let arguments = words.split(separator: " ").map(String.init) + ["--rules", "rules"]
        let result = try a11ylint(arguments, in: folder.url)
        #expect(result.status == 2 && result.errors.contains("did you mean `require`?"), "\(result)")
        #expect(result.output.isEmpty)
    }

    @Test func `a rule on trial runs where it is chosen, by its name or as a preview`() throws {
        let page = HouseRuleTests.page + "\npresets: [preview]\n"
        for (options, speaks) in [
            ("", false), ("--select strict", false), ("--select preview", true),
            ("--select recommended,polite-label", true),
        ] {
            #expect(try run(["polite.yaml": page], options).output.contains("rude") == speaks, "\(options)")
        }
    }

    @Test func `a pattern that was made to hang does not`() throws {
        let page = HouseRuleTests.page.replacing("contains: please", with: "matches: '(a*)*(a*)*(a*)*b'")
        let long = "screen: A\nelements: [{ type: button, id: pay, label: \(String(repeating: "a", count: 5000)) }]"
        let folder = try Folder(["rules/polite.yaml": page, "a.yaml": long])
        let result = try a11ylint(["a.yaml", "--rules", "rules", "-f", "compact"], in: folder.url)
        #expect(result.output.contains("pay is rude."))
    }

    @Test func `in strict, reviews count as warnings`() throws {
        let page = HouseRuleTests.page + "\nconfidence: review\n"
        for (options, status) in [
            ("", 0), ("--fail-on warning", 0), ("--select strict", 0), ("--select strict --fail-on warning", 1),
        ] {
            #expect(try run(["polite.yaml": page], options).status == Int32(status), "\(options)")
        }
        #expect(try run(["polite.yaml": page], "--select strict --max-warnings 0").status == 1)
    }
}
