import A11yDialects
import A11yLint
import A11yModel
import A11ySyntax
import Foundation
import TestSupport
import Testing

/// Every screen that the documents of the format show is right, and means the same in each of its languages.
@Suite struct DocumentExampleTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let document: String
        let language: String
        let text: String
        var testDescription: String { "\(document): \(text.split(separator: "\n").first ?? "")" }
    }

    static let samples = ["docs/screen-format.md", "docs/writing-screens.md"].flatMap { document -> [Sample] in
        let text = (try? String(contentsOf: packageRoot.appending(path: document), encoding: .utf8)) ?? ""
        return text.matches(of: /(?s)```(yaml|xml)\n(.*?)```/).map {
            Sample(document: document, language: String($0.1), text: String($0.2))
        }
    }

    @Test func `the documents have examples`() {
        #expect(DocumentExampleTests.samples.filter { $0.document.hasSuffix("writing-screens.md") }.count == 11)
        #expect(DocumentExampleTests.samples.count >= 12)
    }

    @Test(arguments: samples)
    func `an example has no finding`(sample: Sample) {
        #expect(report(sample.text, path: "screen.\(sample.language)").statements == [])
    }

    @Test(arguments: samples.filter { $0.language == "yaml" })
    func `an example in XML or JSON has none either`(sample: Sample) throws {
        let tree = Syntax.parse(Source(path: "screen.yaml", text: sample.text)).value
        #expect(report(try #require(screenXML(of: tree)), path: "screen.xml").statements == [])
        #expect(report(try #require(screenJSON(of: tree)).rendered(), path: "screen.json").statements == [])
    }
}
