import A11yModel
import A11yReporters
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Checkstyle and JUnit reports, parsed by Foundation.
@Suite struct XMLReporterTests {
    @Test func `checkstyle lists every file and every finding`() throws {
        let document = try parsed(CheckstyleReporter.render(run, style: .sample()))
        let files = document.filter { $0.name == "file" }
        #expect(
            files.map { $0["name"] } == ["screens/about.yaml", "screens/checkout.yaml", "画面/\\u{1B}[31mスクリーン.yaml"])
        let errors = document.filter { $0.name == "error" }
        #expect(errors.count == Samples.checkout.findings.count + Samples.awkward.findings.count)
        #expect(
            errors[0].attributes == [
                "line": "4", "column": "11", "severity": "error", "source": "a11ylint.image-label",
                "message": "Image has no name and is not marked decorative",
            ])
        #expect(Set(errors.compactMap { $0["severity"] }) == ["error", "warning", "info"])
    }

    @Test func `junit has a case for every finding and one for a clean file`() throws {
        let document = try parsed(JUnitReporter.render(run, style: .sample()))
        let suites = document.filter { $0.name == "testsuite" }
        #expect(suites.map { $0["tests"] } == ["1", "5", "4"])
        #expect(suites.map { $0["failures"] } == ["0", "2", "4"])
        #expect(document.filter { $0.name == "testsuites" }.map { $0["tests"] } == ["10"])
        let cases = document.filter { $0.name == "testcase" }
        #expect(
            cases[0].attributes == [
                "classname": "screens/about", "name": "no findings", "file": "screens/about.yaml", "line": "1",
            ])
        #expect(cases[1]["name"] == "image-label image#hero")
        #expect(document.count { $0.name == "failure" } == 6)
        #expect(document.count { $0.name == "system-out" } == 3)
        let failure = try #require(document.first { $0.name == "failure" })
        #expect(failure["type"] == "error")
        #expect(failure.text.contains("screens/checkout.yaml:4:11"))
        #expect(failure.text.contains("Change it."))
    }

    @Test(arguments: [CheckstyleReporter.self, JUnitReporter.self] as [any Reporter.Type])
    func `markup in a message stays text`(reporter: any Reporter.Type) throws {
        let message = "<b> & \"quotes\" 'n' ]]> &amp; 画 <\u{338} &\u{301} \"\u{301}"
        let report = Samples.report("a&b<c>.yaml", "x", [.init("x", rule: "r", message: message, element: "<i>")])
        let document = try parsed(reporter.render(Samples.run([report]), style: .sample()))
        #expect(document.contains { $0["message"] == message })
        #expect(document.contains { $0["name"] == "a&b<c>.yaml" })
    }

    @Test(arguments: [CheckstyleReporter.self, JUnitReporter.self] as [any Reporter.Type])
    func `a run without files is a document, too`(reporter: any Reporter.Type) throws {
        #expect(try parsed(reporter.render(Samples.run([]), style: .sample())).count == 1)
    }

    private let run = Samples.run([Samples.checkout, Samples.awkward, Samples.clean])

    @Test func `junit has the structure that servers accept`() throws {
        // After the schema of Jenkins' xUnit plugin; GitLab reads a part of it.
        try expect(
            [
                "testsuites": Shape(in: "", optional: ["name", "tests", "failures", "errors"]),
                "testsuite": Shape(
                    in: "testsuites", required: ["name", "tests", "failures", "errors"], optional: ["skipped"]),
                "testcase": Shape(in: "testsuite", required: ["name", "classname"], optional: ["file", "line"]),
                "failure": Shape(in: "testcase", required: ["message", "type"]),
                "system-out": Shape(in: "testcase"),
            ], of: JUnitReporter.self)
    }

    @Test func `checkstyle has the structure that servers accept`() throws {
        try expect(
            [
                "checkstyle": Shape(in: "", required: ["version"]),
                "file": Shape(in: "checkstyle", required: ["name"]),
                "error": Shape(in: "file", required: ["line", "severity", "message", "source"], optional: ["column"]),
            ], of: CheckstyleReporter.self)
    }

    /// The parent and the attributes of an element.
    private struct Shape {
        let parent: String
        let required: Set<String>
        let optional: Set<String>

        init(in parent: String, required: Set<String> = [], optional: Set<String> = []) {
            self.parent = parent
            self.required = required
            self.optional = optional
        }
    }

    private func expect(_ shapes: [String: Shape], of reporter: any Reporter.Type) throws {
        for tag in try parsed(reporter.render(Samples.machineRun, style: .sample())) {
            let shape = try #require(shapes[tag.name], "\(tag.name)")
            #expect(tag.parent == shape.parent)
            let names = Set(tag.attributes.keys)
            #expect(shape.required.subtracting(names) == [], "\(tag.name)")
            #expect(names.subtracting(shape.required).subtracting(shape.optional) == [], "\(tag.name)")
            for number in ["line", "column"].compactMap({ tag[$0] }) { #expect((Int(number) ?? 0) > 0) }
        }
    }

    private func parsed(_ text: String) throws -> [Tag] {
        #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
        return try #require(Tag.all(in: text))
    }
}

/// An element of a parsed report.
struct Tag {
    let name: String
    /// The name of its parent; empty for the root.
    let parent: String
    let attributes: [String: String]
    var text = ""

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The elements of a document, in its order; nil if it is not well-formed.
    static func all(in document: String) -> [Tag]? {
        let collector = Collector()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = collector
        return parser.parse() ? collector.tags : nil
    }
}

/// Collects elements in document order; the parser's delegate must be a class.
private final class Collector: NSObject, XMLParserDelegate {
    var tags: [Tag] = []
    private var open: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        tags.append(Tag(name: name, parent: open.last ?? "", attributes: attributes))
        open.append(name)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard let last = tags.indices.last else { return }
        tags[last].text += text
    }
}
