import A11yDialects
import A11yLint
import A11yModel
import A11ySyntax
import Foundation
import TestSupport
import Testing

/// Every screen that the documents show is right, and means the same in each of its languages.
@Suite struct DocumentExampleTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let document: String
        let language: String
        let text: String
        var testDescription: String { "\(document): \(text.split(separator: "\n").first ?? "")" }

        /// Whether it is meant as a screen and not as a configuration, be it right or wrong.
        fileprivate var isScreen: Bool { text.contains(/(?m)^ *screen:|<screen|<document/) }
    }

    /// The documents, but for the pages of rules, whose examples are tests of their own.
    private static let documents =
        ["README.md", "Rules/TUTORIAL.md"]
        + ((try? FileManager.default.contentsOfDirectory(atPath: packageRoot.appending(path: "docs").path())) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted().notEmpty().map { "docs/\($0)" }

    static let samples = documents.flatMap { document -> [Sample] in
        let text = (try? String(contentsOf: packageRoot.appending(path: document), encoding: .utf8)) ?? ""
        return text.matches(of: /(?s)```(yaml|xml)\n(.*?)```/).compactMap { block in
            // An element alone stands where it stands in a file: two columns from the edge.
            let start = "screen: Example\ntitle: Example\nelements:\n"
            let sample = Sample(
                document: document, language: String(block.1),
                text: (block.2.hasPrefix("  ") ? start : "") + block.2)
            return sample.isScreen ? sample : nil
        }
    }

    @Test func `the documents have examples`() {
        #expect(DocumentExampleTests.samples.filter { $0.document.hasSuffix("writing-screens.md") }.count == 11)
        let documents = Set(DocumentExampleTests.samples.map(\.document))
        let others = ["README.md", "docs/editors.md", "docs/screen-format.md", "docs/suppressions.md"]
        #expect(documents == Set(others + ["docs/writing-screens.md"]))
        #expect(DocumentExampleTests.samples.count >= 19)
    }

    @Test(arguments: samples)
    func `an example has no finding`(sample: Sample) {
        #expect(report(sample.text, path: "screen.\(sample.language)").statements == [])
    }

    // Comments, which only YAML and XML have, are tested where they are read.
    @Test(arguments: samples.filter { $0.language == "yaml" && !$0.text.contains("a11ylint:") })
    func `an example in XML or JSON has none either`(sample: Sample) throws {
        let tree = Syntax.parse(Source(path: "screen.yaml", text: sample.text)).value
        #expect(report(try #require(screenXML(of: tree)), path: "screen.xml").statements == [])
        #expect(report(try #require(screenJSON(of: tree)).rendered(), path: "screen.json").statements == [])
    }
}
