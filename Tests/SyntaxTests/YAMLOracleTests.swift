import A11yModel
import A11ySyntax
import Foundation
import Testing
import Yams

@Suite struct YAMLOracleTests {
    static let files =
        projectFiles("Fixtures", endingIn: [".yaml", ".yml", ".json"]) + projectFiles("Rules", endingIn: [".yaml"])

    @Test func `files are parsed as by Yams`() throws {
        var compared = 0
        for file in YAMLOracleTests.files {
            let bytes = try bytes(of: file)
            guard let text = String(validating: bytes, as: UTF8.self), !text.contains("<<: *") else { continue }
            // Yams rejects some files that we parse in part, and would expand the alias bombs for hours.
            let parsed = Syntax.parse(Source(path: file.path, bytes: bytes))
            guard parsed.problems.isEmpty else { continue }
            #expect(parsed.value.roots.map(shape) == (try composed(text)), "\(file.path)")
            compared += 1
        }
        #expect(compared > 200)
    }

    @Test(arguments: YAMLTests.cases.filter { !$0.yaml.contains("<<") })
    func `cases are parsed as by Yams`(_ sample: YAMLTests.Case) throws {
        #expect(parse(sample.yaml).value.roots.map(shape) == (try composed(sample.yaml)))
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func `random files are parsed as by Yams`(seed: UInt64) throws {
        var randomness = Randomness(seed: seed)
        let yaml = randomMapping(&randomness, indent: "")
        let parsed = parse(yaml)
        #expect(described(parsed) == [], "seed \(seed): \(yaml)")
        #expect(rangeFaults(parsed.value) == [], "seed \(seed): \(yaml)")
        #expect(parsed.value.roots.map(shape) == (try composed(yaml)), "seed \(seed): \(yaml)")
    }

    private func composed(_ text: String) throws -> [String] {
        let documents = try Array(Yams.compose_all(yaml: text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text))
        return documents.map(shape).filter { $0 != "\"\"" }
    }
}

private func shape(_ node: A11ySyntax.Node) -> String {
    switch node.kind {
    case .scalar, .element: node.text.debugDescription
    case .sequence: "[" + node.items.map(shape).joined(separator: ",") + "]"
    case .mapping:
        "{" + node.entries.map { ($0.key?.name.debugDescription ?? "") + ":" + shape($0) }.joined(separator: ",") + "}"
    }
}

private func shape(_ node: Yams.Node) -> String {
    switch node {
    case .scalar(let scalar): scalar.string.debugDescription
    case .alias: "alias"
    case .sequence(let sequence): "[" + sequence.map(shape).joined(separator: ",") + "]"
    case .mapping(let mapping):
        "{" + mapping.map { ($0.key.string ?? "").debugDescription + ":" + shape($0.value) }.joined(separator: ",")
            + "}"
    }
}

private func randomMapping(_ randomness: inout Randomness, indent: String) -> String {
    let keys = ["label", "名前", "\"a: b\"", "'x'", "é", "frame"].shuffled(using: &randomness)
    let lineBreak = randomness.pick(["\n", "\r\n"])
    return keys.prefix(Int.random(in: 1...4, using: &randomness)).map { key in
        indent + key + ":" + randomValue(&randomness, indent: indent, lineBreak: lineBreak)
    }.joined()
}

private func randomValue(_ randomness: inout Randomness, indent: String, lineBreak: String) -> String {
    let deeper = indent + "  "
    switch Int.random(in: 0..<8, using: &randomness) {
    case 0 where indent.count < 8: return lineBreak + randomMapping(&randomness, indent: deeper)
    case 1 where indent.count < 8:
        return lineBreak + indent + "- x" + lineBreak + indent + "- " + randomness.pick(["é", "\"y\"", "[1, {a: b}]"])
            + lineBreak
    case 2:
        return " |" + randomness.pick(["", "-", "+"]) + lineBreak + deeper + "é 1" + lineBreak + lineBreak + deeper
            + " x" + lineBreak
    case 3: return " >" + lineBreak + deeper + "é 1" + lineBreak + deeper + "x  " + lineBreak + lineBreak
    case 4:
        return randomness.pick([" {a: [é, 'b'], \"c\": d}", " [ 😀 , \"x\\u00e9\", [] ]", " {}"]) + " # é" + lineBreak
    case 5: return " é" + lineBreak + deeper + "second line" + lineBreak
    case 6: return randomness.pick(["", " ~", " # only a comment"]) + lineBreak
    default: return randomness.pick([" 'it''s'", " \"a\\tb\"", " 画面 # x", " 12", " a#b", " \"é\""]) + lineBreak
    }
}
