import A11yLint
import A11yModel
import A11yCode
import Foundation
import TestSupport
import Testing
import Yams

/// The sample app with its code, against what an engineer says of each of its findings that hangs on code.
@Suite struct JourneysTests {
    /// An entry of `Fixtures/sources/journeys-truth.yaml`.
    private struct Truth: Decodable {
        let file: String
        let id: String
        let rule: String
        let end: String
        /// Segments have no id of their own.
        let path: String?
    }

    private static let folder = packageRoot.appending(path: "Fixtures/sources/Journeys")

    private static func paths(endingIn endings: [String]) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { path in endings.contains { path.hasSuffix("." + $0) } }.sorted().notEmpty()
    }

    /// The confidence of each finding, by file, rule and object id.
    private static let confidences: [[String]: Confidence] = {
        let sources = paths(endingIn: ["swift", "m", "h"]).map { path in
            CodeSource(path: path) { try? Array(Data(contentsOf: folder.appending(path: path))) }
        }
        var code = CodeAnswers(CodeIndex(sources))
        // Code that may not always run leaves a review.
        code.isStrict = true
        var confidences: [[String]: Confidence] = [:]
        for path in paths(endingIn: ["storyboard", "xib"]) {
            guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else { continue }
            for finding in lint(Source(path: path, text: text), with: .builtIn, code: code).findings {
                guard let id = finding.element?.id else { continue }
                confidences[[path, finding.rule, id]] = finding.confidence
            }
        }
        return confidences
    }()

    private static func truth() throws -> [Truth] {
        let url = packageRoot.appending(path: "Fixtures/sources/journeys-truth.yaml")
        let all = try YAMLDecoder().decode([Truth].self, from: String(contentsOf: url, encoding: .utf8))
        // `fixed-text` reports several texts at one of them.
        return all.filter { $0.path == nil && $0.rule != "fixed-text" }
    }

    /// What is certain holds, and what is gone is supplied. A review is never wrong, but tells less.
    @Test func noVerdictIsWrong() throws {
        for truth in try Self.truth() {
            let confidence = Self.confidences[[truth.file, truth.rule, truth.id]]
            if confidence == .review { continue }
            let end = confidence == nil ? "gone" : "certain"
            #expect(end == truth.end, "\(truth.file) \(truth.id) \(truth.rule)")
        }
    }

    /// Most of what can be told is told.
    @Test func fewFindingsStayReviews() throws {
        let told = try Self.truth().filter { $0.end != "review" }
        let reviews = told.filter { Self.confidences[[$0.file, $0.rule, $0.id]] == .review }
        #expect(reviews.count * 10 < told.count, "\(reviews.map(\.id))")
    }
}
