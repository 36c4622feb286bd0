import A11yModel
import A11yReporters
import Foundation
import Testing
import TestSupport

/// Whole reports for programs.
@Suite struct MachineGoldenTests {
    @Test func `docs say what each format is for`() throws {
        let text = try String(contentsOf: packageRoot.appending(path: "docs/formats.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
            $0.dropFirst().prefix { $0 != "|" }
        }
        let missing = reporters.map { $0.name }.filter { name in !rows.contains { $0.contains("`\(name)`") } }
        #expect(missing == [], "missing in the table of docs/formats.md")
    }

    @Test(arguments: Samples.machineFormats)
    func `a report matches its golden file`(format: String) throws {
        try expectGolden(Samples.text(format), at: "reports/sample.\(format)")
    }

    @Test(arguments: Samples.machineFormats)
    func `a report does not depend on the paths of the command line`(format: String) {
        var renamed = [Samples.checkout, Samples.clean, Samples.places]
        let named = Samples.run(renamed)
        for (index, path) in ["../z.yaml", "../../y.yaml", "./x.yaml"].enumerated() { renamed[index].path = path }
        #expect(Samples.text(format, of: Samples.run(renamed)) == Samples.text(format, of: named))
    }

    @Test(arguments: Samples.machineFormats)
    func `a run without files is a report, too`(format: String) throws {
        let text = Samples.text(format, of: Samples.run([]))
        switch format {
        case "xcode": #expect(text.isEmpty)
        default: #expect(text.utf8.last == UInt8(ascii: "\n"))
        }
    }

    @Test(arguments: ["csv", "github", "gitlab", "rdjson", "sarif", "xcode"])
    func `text from a file cannot control the program that shows it`(format: String) {
        let text = Samples.text(format)
        let mustBeEscaped: (Unicode.Scalar) -> Bool = { scalar in
            (scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\r") || scalar == "\u{202E}"
        }
        #expect(!text.unicodeScalars.contains(where: mustBeEscaped))
    }
}

@Suite struct MachineSchemaTests {
    @Test(arguments: ["gitlab", "rdjson", "sarif"])
    func `a report is valid against its schema`(format: String) throws {
        let schema = try Schema(at: "Fixtures/reports/\(format).schema.json")
        #expect(try schema.violations(in: Samples.text(format)) == [])
        #expect(try schema.violations(in: Samples.text(format, of: Samples.run([]))) == [])
        let broken = Samples.text(format).replacing("\"check_name\"", with: "\"rule\"")
            .replacing("\"location\"", with: "\"place\"").replacing("\"ruleIndex\"", with: "\"index\"")
        #expect(try schema.violations(in: broken) != [])
    }

    @Test func `JSON lines hold the objects of the JSON report`() throws {
        let report = try #require(try Samples.value("json") as? [String: Any])
        let lines = Samples.text("jsonl").split(separator: "\n").map(String.init)
        let objects = try lines.compactMap { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary }
        #expect(objects.count == lines.count)
        #expect(Array(objects.dropLast()) == report["findings"] as? [NSDictionary])
        let last = try #require(objects.last)
        let keys = Set(last.allKeys as? [String] ?? [])
        #expect(keys == ["schemaVersion", "tool", "run", "summary", "notes", "suppressed", "files"])
        for (key, value) in last { #expect(value as? NSObject == report[key as? String ?? ""] as? NSObject) }
    }
}
