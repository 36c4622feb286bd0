import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

/// Files that are broken, absurd or malicious: nothing crashes, nothing takes long, and what is wrong is said.
@Suite(.timeLimit(.minutes(patience))) struct HostileTests {
    @Test(arguments: fixtures(in: "hostile"))
    func `a hostile file has a finding`(file: String) {
        expectSound(lint(fixture("hostile/\(file)"), with: .builtIn), findings: .some)
    }

    struct Sample: CustomTestStringConvertible, Sendable {
        let name: String
        let bytes: @Sendable () -> [UInt8]
        var testDescription: String { name }

        init(_ name: String, _ text: @autoclosure @escaping @Sendable () -> String) {
            self.name = name
            bytes = { Array(text().utf8) }
        }

        init(_ name: String, bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    static let deep = 100_000
    static let broken = [
        Sample("nothing", ""),
        Sample("a byte order mark", "\u{FEFF}"),
        Sample("NUL", bytes: [0]),
        Sample("NUL in a label", "screen: A\nelements:\n- { type: button, label: \"a\0b\" }\n"),
        Sample("invalid UTF-8", bytes: Array("screen: ".utf8) + [0xFF, 0xFE, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x0A]),
        Sample("half of UTF-16", bytes: [0xFF, 0xFE, 0x3C, 0x00, 0x73]),
        Sample("a lone surrogate in UTF-16", bytes: [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x3C]),
        Sample("deep YAML", "screen: A\nelements: " + String(repeating: "[{children: ", count: deep)),
        Sample("deep JSON", "{\"screen\":\"A\",\"elements\":" + String(repeating: "[{\"children\":", count: deep)),
        Sample("deep XML", "<screen name=\"A\">" + String(repeating: "<view>", count: deep)),
        Sample(
            "deep Interface Builder",
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
                + String(repeating: "<view><subviews>", count: deep)),
        Sample(
            "aliases of elements",
            "a0: &a0 [{ type: button }]\n"
                + (1...9).map { "a\($0): &a\($0) [{ children: *a\($0 - 1) }, { children: *a\($0 - 1) }]\n" }.joined()
                + "screen: A\nelements: *a9\n"),
        Sample(
            "numbers beyond all",
            "screen: A\nelements:\n- { type: button, label: A, frame: [1e400, -1e400, 1e308, 1] }\n"),
        Sample("no number", "screen: A\nelements:\n- { type: button, label: A, frame: [.nan, .inf, -.inf, nan] }\n"),
        Sample("no number in XML", "<screen name=\"A\"><button label=\"A\" frame=\"nan inf -inf 0x1p3\"/></screen>"),
        Sample(
            "counts beyond all",
            "screen: A\nelements:\n- { type: tabBar, items: [a, b], selectedIndex: 99999999999999999999, lines: 1e300,"
                + " row: -9223372036854775808, pages: 9223372036854775807, label: A }\n"),
        Sample(
            "an item beyond the last",
            "screen: A\nelements:\n- { type: tabBar, items: [a, b], selectedIndex: 999999999 }\n"),
        Sample(
            "a list of itself",
            "screen: A\nelements:\n- { id: a, elements: [a, a] }\n"
                + "- { id: b, elements: [c] }\n- { id: c, elements: [b] }\n"
        ),
        Sample(
            "merge conflict",
            "screen: A\nelements:\n<<<<<<< ours\n- { type: label, text: A }\n"
                + "=======\n- { type: label, text: B }\n>>>>>>> theirs\n"
        ),
        Sample(
            "absurd sizes in Interface Builder",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1e400">
              <objects>
                <view id="a"><rect key="frame" x="1e400" y="nan" width="-1e308" height="1e308"/>
                  <subviews><button id="b" opaque="maybe" alpha="inf">
                    <rect key="frame" x="9e99" y="-9e99" width="1" height="1"/>
                    <state key="normal" image="ic_close"/></button></subviews>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="accessibilityTraits">
                      <integer key="value" value="99999999999999999999999"/></userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                </view>
              </objects>
            </document>
            """),
    ]

    @Test(arguments: broken)
    func `what is broken is said`(sample: Sample) {
        expectSound(lint(Source(path: "file", bytes: sample.bytes()), with: .builtIn), findings: .some)
    }

    static let large = [
        Sample("a label of a megabyte", "screen: A\nelements:\n- { type: button, label: \"\(long)\" }\n"),
        Sample("a name of a megabyte", "<screen name=\"A\"><button id=\"\(long)\" image=\"\(long)\"/></screen>"),
        Sample(
            "many traits and actions",
            "screen: A\nelements:\n- type: button\n"
                + "  traits: [\(Array(repeating: "button", count: 5000).joined(separator: ", "))]\n"
                + "  customActions: [\((0..<5000).map { "a\($0)" }.joined(separator: ", "))]\n"),
        Sample(
            "UTF-16, the low byte first", bytes: [0xFF, 0xFE] + utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
        Sample(
            "UTF-16, the high byte first", bytes: [0xFE, 0xFF] + utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
    ]
    static let long = String(repeating: "é字 b", count: 100_000)
    static let utf16 = Array("<screen name=\"画面\"><button id=\"b\" image=\"ic_close\"/></screen>".utf16)

    @Test(arguments: large)
    func `what is large or strange is read`(sample: Sample) {
        let report = lint(Source(path: "file", bytes: sample.bytes()), with: .builtIn)
        expectSound(report, findings: .any)
        #expect(report.tally.elements == 1)
    }

    @Test(arguments: ["checkout.yaml", "video-home-broken.yaml", "video-home-broken.xml", "player.xib"])
    func `a file cut anywhere is read up to there`(file: String) {
        let bytes = fixture("screens/\(file)").bytes
        // A prime step comes to every phase of lines and characters.
        for length in stride(from: 0, to: bytes.count, by: bytes.count < 2000 ? 13 : 211) {
            let report = lint(Source(path: file, bytes: Array(bytes[..<length])), with: .recommended)
            expectSound(report, findings: file.hasSuffix("yaml") ? .any : .some)
        }
    }

    enum Expected {
        case any, some
    }

    private func expectSound(_ report: Report, findings: Expected) {
        if findings == .some { #expect(!report.findings.isEmpty) }
        let end = report.lines.place(of: .max)
        for finding in report.findings {
            let place = report.lines.place(of: finding.range.end)
            #expect((place.line, place.column) <= (end.line, end.column))
            #expect(!finding.message.isEmpty)
        }
    }
}
