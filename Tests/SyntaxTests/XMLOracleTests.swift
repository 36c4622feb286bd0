import A11yModel
import A11ySyntax
import Foundation
import Testing

@Suite(.serialized) struct XMLOracleTests {
    @Test func `files are parsed as by Foundation`() throws {
        var compared = 0
        for file in projectFiles("Fixtures", endingIn: [".xml", ".xib", ".storyboard"]) {
            let bytes = try bytes(of: file)
            let parsed = Syntax.parse(Source(path: file.path, bytes: bytes))
            // Foundation traps on some broken files, such as names that end inside a character.
            guard parsed.problems.isEmpty, parsed.value.syntax == .xml else { continue }
            #expect(oracleOutline(parsed.value) == foundationOutline(bytes), "\(file.path)")
            compared += 1
        }
        #expect(compared > 30)
    }

    @Test(arguments: XMLTests.cases.filter { !$0.xml.contains("DOCTYPE") })
    func `cases are parsed as by Foundation`(_ sample: XMLTests.Case) throws {
        let expected = try #require(foundationOutline(Array(sample.xml.utf8)))
        #expect(oracleOutline(parse(sample.xml).value) == expected)
    }

    @Test(arguments: XMLTests.broken.filter { !$0.xml.contains("DOCTYPE") })
    func `what we report as an error, Foundation does, too`(_ sample: XMLTests.Broken) {
        #expect(foundationOutline(Array(sample.xml.utf8)) == nil)
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func `random documents are parsed as by Foundation`(seed: UInt64) throws {
        var randomness = Randomness(seed: seed)
        let xml = randomDocument(&randomness)
        let expected = try #require(foundationOutline(Array(xml.utf8)), "seed \(seed): \(xml)")
        let parsed = parse(xml)
        #expect(oracleOutline(parsed.value) == expected, "seed \(seed)")
        #expect(described(parsed) == [], "seed \(seed)")
        #expect(rangeFaults(parsed.value) == [], "seed \(seed)")
    }

    /// Only in this direction: we are less strict with XML declarations.
    @Test func `random documents with one changed byte and no problem are parsed as by Foundation`() {
        var compared = 0
        for seed in 1...400 as ClosedRange<UInt64> {
            var randomness = Randomness(seed: seed)
            var bytes = Array(randomElement(&randomness, depth: 0).utf8)
            let index = Int.random(in: 1..<bytes.count, using: &randomness)
            let replacement = randomness.pick(Array("<>&\"'=/ ax1;\n".utf8))
            if randomness.chance(1, of: 2) { bytes.remove(at: index) } else { bytes[index] = replacement }
            let xml = String(decoding: bytes, as: UTF8.self)
            let parsed = parse(xml)
            #expect(rangeFaults(parsed.value) == [], "seed \(seed)")
            // We are not strict about two things: `]]>` in text, and the content of processing instructions.
            guard parsed.problems.isEmpty, !xml.contains("<?"), !xml.contains("]]>") else { continue }
            #expect(oracleOutline(parsed.value) == foundationOutline(Array(xml.utf8)), "seed \(seed): \(xml)")
            compared += 1
        }
        #expect(compared > 50)
    }
}

func randomDocument(_ randomness: inout Randomness) -> String {
    let declaration = randomness.pick([
        "", "<?xml version=\"1.0\"?>\n", "\u{FEFF}<?xml version='1.0' encoding='UTF-8'?>",
    ])
    return declaration + randomElement(&randomness, depth: 0) + randomness.pick(["", "\n", "<!-- end -->", "\r\n"])
}

private func randomElement(_ randomness: inout Randomness, depth: Int) -> String {
    let name = randomness.pick(["a", "view", "画面", "x-y.z_1", "ünï"])
    var names = ["id", "label", "b2", "名前", "c.d"].shuffled(using: &randomness)
    var text = "<" + name
    while randomness.chance(1, of: 2), let attribute = names.popLast() {
        let quote = randomness.pick(["\"", "'"])
        let value = (0..<3).map { _ in
            randomness.pick([
                "Pay", " ", "é", "😀", "&amp;", "&lt;", "&#x41;", "&#10;", "\t", "\n", "\r\n", ">", "", "/",
            ])
        }
        text +=
            randomness.pick([" ", "\n  ", "\t"]) + attribute + randomness.pick(["=", " = "])
            + quote + value.joined() + quote
    }
    if randomness.chance(1, of: 4) { return text + randomness.pick(["/>", " />"]) }
    text += randomness.pick([">", " >", "\n>"])
    while depth < 6, randomness.chance(2, of: 3) {
        switch Int.random(in: 0..<6, using: &randomness) {
        case 0: text += randomness.pick(["text", "\n    ", "a &lt; b", "é\r\nü", "\r", "&#65;", "]] >", "x > y"])
        case 1: text += randomness.pick(["<!-- <no> &none; -->", "<!---->", "<?php <a> ?>"])
        case 2: text += randomness.pick(["<![CDATA[<a> & ]] \r\n é]]>", "<![CDATA[]]>"])
        default: text += randomElement(&randomness, depth: depth + 1)
        }
    }
    return text + "</" + name + randomness.pick([">", " >", "\n>"])
}
