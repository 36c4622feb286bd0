import A11yModel
import Foundation
import Testing

@testable import A11ySources

/// What an index of code answers.
@Suite struct CodeIndexTests {
    @Test func anEmptyIndexKnowsNoClass() {
        var question = CodeQuestion()
        question.ownClass = "Card"
        #expect(CodeIndex([]).code(of: question).uses.isEmpty)
    }

    /// An index that counts how often each file is read.
    private final class Counted: Sendable {
        let reads = Locked<[String: Int]>([:])

        func index(_ files: [String: String]) -> CodeIndex {
            CodeIndex(
                files.map { path, text in
                    CodeSource(path: path) {
                        self.reads.withLock { $0[path, default: 0] += 1 }
                        return Array(text.utf8)
                    }
                })
        }
    }

    @Test func onlyWhatMentionsAWordIsReadAsCode() {
        let counted = Counted()
        let index = counted.index([
            "b.swift": "button.title = \"close\"", "a.m": "[self valueForKey:@\"button\"];", "c.swift": "buttons",
            "d.swift": "_button", "e.swift": "// the button", "f.swift": "\"x\\(button)\"",
        ])
        #expect(counted.reads.withLock { $0 }.isEmpty)
        #expect(index.files(mentioning: "button").map(\.path) == ["a.m", "b.swift", "e.swift", "f.swift"])
        #expect(index.files(mentioning: "button").count == 4)
        #expect(index.files(mentioning: "close").map(\.path) == ["b.swift"])
        #expect(index.files(mentioning: "absent").isEmpty)
        #expect(counted.reads.withLock { $0 }.values.sorted() == [1, 1, 2, 2, 2, 2])
        #expect(index.statistics.files == 6)
        #expect(index.statistics.filesLexed == 4)
        #expect(index.statistics.bytesSearched > index.statistics.bytesLexed)
        #expect(index.statistics.unreadable.isEmpty)
    }

    @Test func severalThreadsMaySearchAtOnce() {
        let files = (0..<200).map { number in
            CodeSource(path: "\(number).swift") {
                Array("class C\(number): C\(number / 2) { var a\(number): Int }".utf8)
            }
        }
        let index = CodeIndex(files)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for number in 0..<index.count { index.search(number) }
            #expect(index.files(mentioning: "a77").contains { $0.path == "77.swift" })
            #expect(index.family(of: "C7").subclasses.contains("C119"))
        }
        #expect(index.statistics.bytesSearched > 200 * 30)
        index.search(-1)
        index.search(1000)
    }

    @Test func aFileThatCannotBeReadMayMentionEverything() {
        let index = CodeIndex([CodeSource(path: "gone.swift") { nil }, CodeSource(path: "a.swift") { Array("a".utf8) }])
        #expect(index.files(mentioning: "b").map(\.problem) == ["it cannot be read"])
        #expect(index.statistics.unreadable == ["gone.swift"])
    }

    /// Every word of a file is found in it, and no other.
    @Test func wordsAreFoundWithoutReadingAFileAgain() {
        let words = (0..<5000).map { "word\($0 * 7919)" }
        let found = AppWords([
            FileWords(Array(words.joined(separator: " ").utf8)), nil, FileWords(Array("word0".utf8)),
        ])
        #expect(words.dropFirst().allSatisfy { found.numbers(mentioning: $0) == [0, 1] })
        #expect(found.numbers(mentioning: "word0") == [0, 1, 2])
        #expect((0..<5000).allSatisfy { found.numbers(mentioning: "other\($0)") == [1] })
        #expect(found.numbers(mentioning: "") == [0, 1, 2])
    }

    @Test(arguments: ["größe", "$value", "a-b", "_x9"])
    func aWordMayHaveAnyCharacters(_ word: String) {
        let found = AppWords([FileWords(Array("let \(word)=1".utf8))])
        #expect(found.numbers(mentioning: word) == [0])
        #expect(found.numbers(mentioning: word + "q").isEmpty)
    }

    /// Files are read as code by what they declare and inherit, wherever comments stand.
    @Test(
        arguments: [
            ("class Card: Base, Shown {", ["Card"], ["Base", "Shown"]),
            ("final class Card<Row>: Kit.Base where Row: Shown {", ["Card"], ["Base"]),
            ("@interface Card : Base <Shown>", ["Card"], ["Base", "Shown"]),
            ("class Card // the card: a view\n: Base {", ["Card", "Base"], []),
            ("extension Outer.Card { }", ["Card"], []),
            ("typealias Card = Base", ["Card", "Base"], []),
        ] as [(String, [String], [String])])
    func declarationsAreKnownByTheirWords(_ code: String, _ declared: [String], _ inherited: [String]) {
        let found = AppWords([FileWords(Array(code.utf8))])
        #expect(declared.allSatisfy { found.numbers(declaring: $0) == [0] })
        #expect(inherited.allSatisfy { found.numbers(inheriting: $0) == [0] })
        #expect(found.numbers(declaring: "Shown").isEmpty && found.numbers(inheriting: "Card").isEmpty)
    }
}
