import A11yDialects
import A11yLint
import A11yModel
import A11ySyntax
import A11yVoiceOver
import Foundation
import TestSupport
import Testing

/// Snapshots of XCUITest as property lists, in XML and in binary. Foundation writes them, and is the judge of what they
/// hold.
struct PropertyListTests {
    private func spoken(_ bytes: [UInt8]) throws -> [String] {
        let document = ScreenDocument(parsing: Source(path: "snapshot.plist", bytes: bytes))
        #expect(document.problems == [])
        return VoiceOver.simulate(try #require(document.screens.first)).stops.map(\.utterance.description)
    }

    private func element(_ type: Int, _ label: String, y: Double = 0, _ children: [Any] = []) -> [String: Any] {
        [
            "elementType": type, "label": label, "identifier": "", "enabled": true, "selected": false, "value": "",
            "frame": ["X": 0.5, "Y": y, "Width": 390.0, "Height": type == 2 ? 844.0 : 44.0], "children": children,
        ]
    }

    private func written(_ list: Any, as format: PropertyListSerialization.PropertyListFormat) throws -> [UInt8] {
        Array(try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
    }

    private static let labels = [
        "Pay", "Zone 4 & <b>\"Harbour\"</b>", "Über 😀 \u{1F469}\u{200D}\u{1F467}", "a\nb\tc", "", "'\\\\u0041'", "]]>",
        String(repeating: "long ", count: 60),
    ]

    @Test(arguments: labels, [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func `what Foundation writes is read`(
        label: String, format: PropertyListSerialization.PropertyListFormat
    ) throws {
        let app = element(2, "Orders", y: 0, [element(48, "First", y: 60), element(9, label, y: 120.25)])
        let bytes = try written(app, as: format)
        let document = ScreenDocument(parsing: Source(path: "snapshot.plist", bytes: bytes))
        #expect(document.problems == [])
        let screen = try #require(document.screens.first)
        #expect(screen.name == "Orders")
        #expect(screen.size == Size(width: 390, height: 844))
        let button = try #require(screen.elements.last)
        #expect((button.label ?? "") == label)
        #expect(button.frame == Rect(x: 0.5, y: 120.25, width: 390, height: 44))
    }

    /// Every value of the fixture, as Foundation reads it and as we do.
    @Test func `the fixture in XML holds what Foundation reads in it`() throws {
        let source = fixture("screens/parking-snapshot.plist")
        let list = try PropertyListSerialization.propertyList(from: Data(source.bytes), options: [], format: nil)
        let root = try #require(Syntax.parse(source).value.roots.first)
        #expect(PropertyListTests.texts(of: list) == PropertyListTests.texts(of: root))
        #expect(
            try spoken(source.bytes) == [
                "Parking. Heading.", "Button.", "Zone 4 & \"Harbour\"", "Remind me. Switch Button. On.",
                "Number plate. Text Field.", "Start. Dimmed. Button.",
            ])
    }

    @Test func `both forms of the fixture are the same screen`() throws {
        let source = fixture("screens/parking-snapshot.plist")
        let list = try PropertyListSerialization.propertyList(from: Data(source.bytes), options: [], format: nil)
        #expect(try spoken(try written(list, as: .binary)) == (try spoken(source.bytes)))
    }

    /// The scalars of a property list with their paths, in an order of their own.
    private static func texts(of list: Any, _ path: String = "") -> [String] {
        switch list {
        case let parts as [String: Any]: parts.flatMap { texts(of: $0.value, path + "/" + $0.key) }.sorted()
        case let parts as [Any]: parts.enumerated().flatMap { texts(of: $0.element, path + "/\($0.offset)") }.sorted()
        case let number as NSNumber: ["\(path): \(number.doubleValue)"]
        default: ["\(path): \(list)"]
        }
    }

    private static func texts(of node: Node, _ path: String = "") -> [String] {
        switch node.kind {
        case .mapping: node.entries.flatMap { texts(of: $0, path + "/" + ($0.key?.name ?? "")) }.sorted()
        case .sequence: node.items.enumerated().flatMap { texts(of: $0.element, path + "/\($0.offset)") }.sorted()
        default:
            if let flag = ["true": 1.0, "false": 0.0][node.text], node.isPlain {
                ["\(path): \(flag)"]
            } else {
                ["\(path): \(node.isPlain ? Double(node.text).map { "\($0)" } ?? node.text : node.text)"]
            }
        }
    }

    @Test func `a place in XML is that of the value`() throws {
        let bytes = try written(element(2, "Orders", y: 0, [element(9, "Pay & go", y: 60)]), as: .xml)
        let document = ScreenDocument(parsing: Source(path: "snapshot.plist", bytes: bytes))
        let label = try #require(document.screens.first?.elements.first?.assignments.first { $0.property == .label })
        #expect(String(decoding: bytes[label.range.start..<label.range.end], as: UTF8.self) == "Pay &amp; go")
        #expect(String(decoding: bytes[label.keyRange.start..<label.keyRange.end], as: UTF8.self) == "label")
    }

    /// A binary file has no lines, so all places are in the first.
    @Test func `a finding in a binary file is in the first line`() throws {
        let bytes = try written(
            element(
                2, "Orders", y: 0,
                [
                    element(21, "Orders", y: 47, [element(48, "Orders", y: 50)]), element(9, "", y: 60),
                    element(9, "", y: 120),
                ]), as: .binary)
        let report = lint(Source(path: "snapshot.plist", bytes: bytes), with: .recommended)
        #expect(report.findings.map(\.rule) == ["missing-label", "missing-label"])
        #expect(report.findings.map { report.lines.place(of: $0.range.start).line } == [1, 1])
        #expect(Set(report.findings.map(\.range)).count == 2)
    }

    @Test func `a property list in a log and in a string has its snapshot`() throws {
        let bytes = try written(element(2, "Orders", y: 0, [element(9, "Pay", y: 60)]), as: .xml)
        let text = String(decoding: bytes, as: UTF8.self)
        let log = "t = 1.2s snapshot\n\(text)\nt = 1.3s done\n"
        let button = try #require(
            ScreenDocument(parsing: Source(path: "a.log", text: log)).screens.first?.elements.first)
        #expect(String(decoding: Array(log.utf8)[button.anchor.start..<button.anchor.end], as: UTF8.self) == "9")
        let quoted = String(decoding: try JSONEncoder().encode(["value": text]), as: UTF8.self)
        #expect(try spoken(Array(quoted.utf8)) == ["Pay. Button."])
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func `other property lists are none of ours`(format: PropertyListSerialization.PropertyListFormat) throws {
        for list in [["CFBundleName": "Shop"], ["elementType": 9], ["elementType": "Button", "label": "Pay"]] as [Any] {
            let document = ScreenDocument(
                parsing: Source(path: "Info.plist", bytes: try written(list, as: format)))
            #expect(document.screens.isEmpty)
            #expect(document.problems.map(\.rule) == [.unknownFile])
        }
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func `every beginning and every changed byte is read without a crash`(
        format: PropertyListSerialization.PropertyListFormat
    ) throws {
        let bytes = try written(element(2, "Orders", y: 0, [element(9, "Pé 😀", y: 60)]), as: format)
        for index in stride(from: 0, to: bytes.count, by: format == .xml ? 11 : 1) {
            let beginning = Array(bytes[..<index])
            let values: [UInt8] = [0x00, 0x5F, 0x7F, 0xD1, 0xFF]
            for text in [beginning] + values.map({ beginning + [$0] + bytes[(index + 1)...] }) {
                let document = ScreenDocument(parsing: Source(path: "snapshot.plist", bytes: text))
                for screen in document.screens { _ = VoiceOver.simulate(screen) }
            }
        }
    }

    @Test func `a file that contains itself is refused in one sentence`() throws {
        // An array whose only item is the array, and a text so that the file counts as a snapshot.
        var bytes = Array("bplist00".utf8) + [0xA2, 0x00, 0x01, 0x5B] + Array("elementType".utf8)
        let table = bytes.count
        bytes += [8, 11] + [UInt8](repeating: 0, count: 6) + [1, 1]
        for number in [2, 0, table] { bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) } }
        #expect(BinaryPropertyList.holdsSnapshot(bytes))
        #expect(BinaryPropertyList.json(bytes) == nil)
        let document = ScreenDocument(parsing: Source(path: "snapshot.plist", bytes: bytes))
        #expect(document.problems.map(\.rule) == [.unknownFile])
    }

    /// Objects that are shared at every level would be written without end.
    @Test func `a file that repeats itself stops at a limit`() {
        let levels = 40
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for level in 0..<levels {
            offsets.append(bytes.count)
            bytes += [0xA2, UInt8(level + 1), UInt8(level + 1)]
        }
        offsets.append(bytes.count)
        bytes += [0x5B] + Array("elementType".utf8)
        let table = bytes.count
        bytes += offsets.map { UInt8(truncatingIfNeeded: $0) } + [UInt8](repeating: 0, count: 6) + [1, 1]
        for number in [offsets.count, 0, table] {
            bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
        }
        var limits = Limits.fixed
        #expect(limits[.values] < 1 << levels)
        limits[.values] = 10_000
        #expect(BinaryPropertyList.json(bytes, within: limits) == nil)
    }
}
