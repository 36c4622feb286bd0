import A11yModel
import A11yCode
import Foundation
import Testing

/// The cases of `Fixtures/sources/cases`: small files of code with a question and what an engineer answers.
@Suite struct CaseTests {
    @Test(arguments: CodeCase.all)
    func aCaseIsAnsweredAsItsHeaderSays(_ example: CodeCase) {
        #expect(example.answers(of: example.files) == example.expected, "\(example.explanation)")
    }

    /// Where the program knows less than the header tells, the header says what it answers: never more than is true.
    @Test(arguments: CodeCase.all)
    func aCaseIsAnsweredWithNothingUntrue(_ example: CodeCase) {
        for (property, truth) in example.truth {
            let answer = example.expected[property] ?? ""
            let isWeaker = answer == "open" || (answer == "supplied something" && truth.hasPrefix("supplied"))
            // A header need not state fonts, traits and the like.
            let isSharper = truth == "supplied something" && answer.hasPrefix("supplied")
            #expect(answer == truth || isWeaker || isSharper, "\(property): \(answer)")
        }
    }

    /// Comments, line breaks and white space between tokens change no answer.
    @Test(arguments: CodeCase.all)
    func formattingChangesNothing(_ example: CodeCase) {
        for variant in Variant.allCases {
            let files = example.files.map { file in
                CodeCase.File(
                    path: file.path, text: variant.applied(to: file.text, ofSwift: file.path.hasSuffix("swift")))
            }
            #expect(example.answers(of: files) == example.expected, "\(variant)")
        }
    }

    /// A function that nobody calls on the element may have any name, also that of one which changes the element.
    @Test(arguments: CodeCase.all)
    func aFunctionOfAnotherObjectChangesNothing(_ example: CodeCase) {
        let names = example.files.filter { $0.path.hasSuffix(".swift") }
            .flatMap { $0.text.matches(of: /func (\w+)\(/).map { String($0.1) } }
        for suffix in ["", "Elsewhere"] where !names.isEmpty {
            let functions = Set(names).sorted().map { "func \($0)\(suffix)(_ first: Int) { print(first) }" }
            let calls = Set(names).sorted().map { "Stranger().\($0)\(suffix)(1)" }
            let text =
                "final class Stranger {\n\((functions + ["func all() {"] + calls).joined(separator: "\n"))\n}\n}\n"
            let added = CodeCase.File(path: "Stranger.swift", text: text)
            #expect(example.answers(of: example.files + [added]) == example.expected)
        }
    }

    /// A use that nobody knows never settles a doubt.
    @Test(arguments: CodeCase.all.filter { !$0.outlets.isEmpty })
    func anUnknownUseSettlesNothing(_ example: CodeCase) {
        for outlet in example.outlets {
            guard let owner = outlet.owner else { continue }
            let isSwift = example.files.contains { $0.path.hasSuffix(".swift") }
            let added =
                isSwift
                ? CodeCase.File(
                    path: "Added.swift",
                    text: "extension \(owner) { func added() { unknown(self.\(outlet.name)) } }\n")
                : CodeCase.File(
                    path: "Added.m",
                    text: "@implementation \(owner) (Added)\n- (void)added { unknown(self.\(outlet.name)); }\n@end\n")
            let answers = example.answers(of: example.files + [added])
            for (property, answer) in answers {
                // A name that the code sets in every case stays one.
                let isNamed =
                    answer == "supplied something" && example.expected[property]?.hasPrefix("supplied") == true
                #expect(answer == "open" || isNamed, "\(property) of \(outlet.name)")
            }
        }
    }
}

/// A way to write the same code differently.
private enum Variant: CaseIterable {
    case comments, spaces

    func applied(to text: String, ofSwift isSwift: Bool) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        switch self {
        case .comments:
            // No comment goes into a string of several lines.
            if text.contains("\"\"\"") { return text }
            return lines.map { $0.isEmpty ? "/* { ( */" : "\($0.hasSuffix("\\") ? String($0) : $0 + " // \" }")" }
                .joined(separator: "\n")
        case .spaces: return lines.map { "\t\t" + $0 }.joined(separator: "\r\n")
        }
    }
}

/// A case: files of code, a question in the header of the first, and the answers.
struct CodeCase: CustomTestStringConvertible, Sendable {
    struct File: Sendable {
        let path: String
        let text: String
    }

    let name: String
    let files: [File]
    private(set) var question = CodeQuestion()
    /// What is true, by the word of each property that the header names.
    private(set) var truth: [String: String] = [:]
    /// What the program answers.
    private(set) var expected: [String: String] = [:]

    var testDescription: String { name }
    var outlets: [CodeQuestion.Outlet] { question.outlets }

    /// All cases, by name.
    static let all: [CodeCase] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/sources/cases").standardizedFileURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let cases = names.sorted().compactMap { CodeCase(named: $0, in: folder) }
        precondition(!cases.isEmpty, "there are no cases in \(folder.path)")
        return cases
    }()

    private init?(named name: String, in folder: URL) {
        let url = folder.appending(path: name)
        let parts = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let paths = parts.isEmpty ? [name] : parts.sorted().map { "\(name)/\($0)" }
        self.name = name
        files = paths.compactMap { path in
            (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)).map { File(path: path, text: $0) }
        }
        guard let main = files.first(where: { $0.text.hasPrefix("// case:") }) else { return nil }
        for line in main.text.split(whereSeparator: \.isNewline) {
            guard line.hasPrefix("// ") else { break }
            read(line.dropFirst(3).split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) })
        }
    }

    private mutating func read(_ parts: [String]) {
        guard let key = parts.first else { return }
        let value = parts.count > 1 ? parts[1] : ""
        let list = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        switch key {
        case "outlet": question.outlets += list.map(CodeCase.outlet)
        case "class": question.ownClass = value
        case "base": question.base = value
        case "holders": question.holders = list
        case "views":
            question.views = list.map { ownClass in
                var view = CodeQuestion.View()
                view.ownClass = ownClass
                return view
            }
        case "holder-outlets": question.outletsOfHolders = list.map(CodeCase.outlet)
        case "tag": question.tag = Int(value) ?? 0
        case "identifier": question.identifier = value
        case "in-template": question.isInTemplate = true
        case "makes-text-label": question.makesTextLabel = true
        case "mac": question.platform = .macos
        case "slots": question.slots = list
        case "nib-owner": question.nibOwner = value
        case "attributes":
            let pairs = list.map { $0.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) } }
            for pair in pairs where pair.count == 2 { question.attributes[pair[0]] = pair[1] }
        case "actions": question.actions = list
        default:
            let words = key.split(separator: " ").map(String.init)
            guard words.count == 2 else { return }
            if words[0] == "expect" { truth[words[1]] = value }
            // The lines with answers follow those with the truth.
            expected[words[1]] = value
        }
    }

    private static func outlet(_ text: String) -> CodeQuestion.Outlet {
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        return CodeQuestion.Outlet(owner: parts.first, name: parts.last ?? "")
    }

    private func code(of files: [File]) -> ElementCode {
        let sources = files.map { file in
            CodeSource(path: file.path, isDependency: file.path.contains("Pods/")) { Array(file.text.utf8) }
        }
        return CodeIndex(sources).answer(to: question)
    }

    /// The answers in the words of the header.
    func answers(of files: [File]) -> [String: String] {
        let code = code(of: files)
        return expected.reduce(into: [:]) { answers, entry in
            guard let property = Property(word: entry.key) else { return }
            answers[entry.key] = CodeCase.words(code.outcome(of: property))
        }
    }

    private static func words(_ outcome: ElementCode.Outcome) -> String {
        switch outcome {
        case .untouched: "untouched"
        case .open: "open"
        case .supplied(let value): words(value).map { "supplied \($0)" } ?? "open"
        case .written(let value): words(value).map { "written \($0)" } ?? "open"
        }
    }

    /// A value in the words of the header; nil for one that may be nothing.
    private static func words(_ value: CodeValue) -> String? {
        switch value {
        case .anything, .nothing: nil
        case .something: "something"
        case .localized(let key, _): "localized \(key)"
        case .known(let value): words(value)
        }
    }

    private static func words(_ value: Value) -> String {
        switch value {
        case .text(let text): "\"\(text)\""
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): "\(number)"
        case .gestures(let gestures): gestures.keys.map(\.rawValue).sorted().joined(separator: ", ")
        case .traits(let traits): "[\(traits.words.joined(separator: ", "))]"
        case .color(let color): "\"\(color.hex)\""
        case .font(let font): font.style ?? font.size.map { "\($0)" } ?? "fixed"
        default: "\(value)"
        }
    }

    /// The uses and gaps that were found, for a failing test.
    var explanation: String {
        let code = code(of: files)
        let uses = code.uses.map { use in
            let words = Property.allCases.filter(use.properties.contains).map(\.word)
            return "\(use.place.line): \(use.excerpt): \(use.effect) \(words.count > 9 ? "everything" : "\(words)")"
        }
        return (uses + code.gaps.map { "gap: \($0.cause.words)" }).joined(separator: "\n")
    }
}
