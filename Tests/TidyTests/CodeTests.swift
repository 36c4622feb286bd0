import Testing

/// The house rules about code. Each failure names the lines to change.
@Suite struct CodeTests {
    @Test func `the code is found`() {
        #expect(Repository.sources.count > 50)
        #expect(Repository.tests.count > 10)
        #expect(Repository.capture.count == 1)
    }

    @Test(arguments: [
        (##"a "b!" // c!"##, ##"a "" "##),
        (##"a "\"b!" + c"##, ##"a "" + c"##),
        (##"a "b!\(c("d!"))e!" + f"##, ##"a "(c(""))" + f"##),
        (##"a #"b!"c!\("# + d"##, ##"a "" + d"##),
        ("a \"\"\"\nb! \"\nc!\"\"\" + d", "a \"\n\n\" + d"),
    ])
    func `strings and comments are told from code`(text: String, code: String) {
        #expect(codeOnly(text) == code)
    }

    @Test(arguments: Repository.sources + Repository.capture)
    func `no input can end the program`(file: SwiftFile) {
        let ending = /\b(fatalError|precondition|preconditionFailure|assert|assertionFailure)\(/
        #expect(file.places(of: ending, with: ["fatalError", "precondition", "assert"]) == [])
        let unsafe = /\btry!|\bas!|\bunowned(\(\w+\))?\s+\w|\bunsafeBitCast\b/
        #expect(file.places(of: unsafe, with: ["try!", "as!", "unowned", "unsafeBitCast"]) == [])
        #expect(file.places(of: /[\w)\]}>]!(?!=)/, with: ["!"]) == [])
    }

    @Test func `the rules of the machine know no files, no clock and no environment`() {
        let pure: Set = [
            "A11yModel", "A11yVoiceOver", "A11yEngine", "A11yChecks", "A11yPolicy", "RuleCatalogue", "A11yLint",
        ]
        let worldly: Set = ["Foundation", "FoundationEssentials", "FoundationXML", "Glibc", "Darwin", "Dispatch"]
        let files = Repository.sources.filter { pure.contains($0.target) && !$0.imports.isDisjoint(with: worldly) }
        // The lock for values that threads share is Dispatch's.
        #expect(files.map(\.path) == ["Sources/A11yModel/Locked.swift"])
    }

    @Test func `only the command and its rooms touch the world`() {
        let world = /\b(FileManager|FileHandle|ProcessInfo|CommandLine|Process|stdout|stderr|getenv|Date)\b|\bprint\(/
        let words = ["File", "Process", "CommandLine", "stdout", "stderr", "getenv", "Date", "print"]
        let programs: Set = ["A11yProject", "A11yServer", "A11yWalk", "A11yCommand", "embed-rules"]
        let places = Repository.sources.filter { !programs.contains($0.target) }.flatMap {
            $0.places(of: world, with: words)
        }
        #expect(places == [])
    }

    @Test(arguments: Repository.sources + Repository.plugins + Repository.capture)
    func `functions are short`(file: SwiftFile) {
        let long = file.functions.filter { $0.lines > 60 }
        #expect(long.map { "\($0.line): \($0.lines) lines" } == [], "functions of more than 60 lines in \(file.path)")
    }

    @Test func `half of the functions have no more than ten lines`() {
        let lengths = Repository.sources.flatMap(\.functions).map(\.lines).sorted()
        #expect(lengths.count > 1000)
        #expect(lengths[lengths.count / 2] <= 10)
    }

    @Test func `lines are short`() {
        let shipped = Repository.sources + Repository.plugins + Repository.capture
        let long = (shipped + Repository.tests).flatMap { file in file.places { $0.count > 120 } }
        #expect(long == [], "lines of more than 120 columns")
    }

    @Test func `nothing is left to be done`() {
        let words = [["TO", "DO"].joined(), ["FIX", "ME"].joined()]
        let files = Repository.sources + Repository.plugins + Repository.capture + Repository.tests
        #expect(files.flatMap { file in file.places { line in words.contains { line.contains($0) } } } == [])
    }

    @Test(arguments: Repository.sources + Repository.plugins + Repository.capture)
    func `a file opens with what it is for`(file: SwiftFile) {
        let first = file.lines.first {
            !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("@preconcurrency import ")
                && !$0.hasPrefix("// swift-tools-version") && !$0.hasPrefix("#if") && !$0.hasPrefix("    import ")
                && !$0.hasPrefix("#e")
        }
        #expect(first?.hasPrefix("//") == true, "\(file.path) opens with \(first ?? "nothing")")
    }

    @Test func `whatever is public is documented`() {
        for file in Repository.sources {
            for (number, line) in file.code.enumerated() where line.declaresForOthers {
                let before = file.lines[..<number].last { !$0.contains(/^\s*@/) } ?? ""
                #expect(before.isDocumentation, "\(file.path):\(number + 1) says nothing about itself")
            }
        }
    }

    @Test func `a check says what it costs`() {
        for file in Repository.sources where file.target == "A11yChecks" {
            guard let place = file.code.firstIndex(where: { $0.contains(/: (Repairing|Fixed)?Check\b.* \{/) }) else {
                continue
            }
            let comment = file.lines[..<place].reversed().prefix { $0.isDocumentation }.joined(separator: "\n")
            #expect(comment.contains(/\b[Cc]ost\b/), "\(file.path) does not say how its cost grows")
        }
    }

    @Test func `numbers are named where they decide what is heard or reported`() {
        let files = Repository.sources.filter { file in
            file.target == "A11yVoiceOver" || file.target == "A11yChecks" && !file.path.contains("/Shared/")
        }
        let literal = /(?:^|[^\w.$])(\d[\d_]*(?:\.\d+)?)/
        for file in files {
            for (number, line) in file.code.enumerated() {
                let numbers = line.matches(of: literal).map { String($0.1) }
                guard numbers.contains(where: { !["0", "1", "2"].contains($0) }) else { continue }
                let isNamed = line.contains(#/\blet \w+(: \w+)? = /#)
                let isExplained = number > 0 && file.lines[number - 1].isDocumentation
                #expect(isNamed && isExplained, "\(file.path):\(number + 1): \(file.lines[number])")
            }
        }
    }
}

extension Substring {
    fileprivate var isDocumentation: Bool { drop { $0 == " " }.hasPrefix("///") }

    /// Whether a line of code declares something that other targets see.
    fileprivate var declaresForOthers: Bool {
        let words = drop { $0 == " " }
        guard ["@", "public ", "package "].contains(where: words.hasPrefix) else { return false }
        return words.contains(/^(@\w+ )*(public|package) (?!import)/)
    }
}
