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

    /// Every word of a file is found in it, and few others are.
    @Test func wordsAreFoundWithoutReadingAFileAgain() {
        let words = (0..<5000).map { "word\($0 * 7919)" }
        let filter = FileWords(Array(words.joined(separator: " ").utf8))
        #expect(words.allSatisfy { filter.mayContain(FileWords.hashes(of: $0)) })
        let others = (0..<5000).count { filter.mayContain(FileWords.hashes(of: "other\($0)")) }
        #expect(others < 500)
    }

    @Test(arguments: ["größe", "$value", "a-b", "_x9"])
    func aWordMayHaveAnyCharacters(_ word: String) {
        let filter = FileWords(Array("let \(word)=1".utf8))
        #expect(filter.mayContain(FileWords.hashes(of: word)))
        #expect(!filter.mayContain(FileWords.hashes(of: word + "q")))
    }
}
