import A11yDialects
import A11yLint
import A11yModel
import Foundation
import FoundationXML
import TestSupport
import Testing
import Yams

/// Converted screens, read back by other readers of YAML, JSON and XML.
@Suite struct WrittenScreenTests {
    static let files = fixtures(in: "screens").filter {
        !ScreenDocument(parsing: fixture("screens/\($0)")).screens.isEmpty
    }.notEmpty()

    @Test(arguments: files)
    func `YAML and JSON say the same to other readers`(file: String) throws {
        let screens = ScreenDocument(parsing: fixture("screens/\(file)")).screens
        let yaml = try #require(try Yams.compose(yaml: convert(screens, to: .yaml)))
        let json = try JSONSerialization.jsonObject(with: Data(convert(screens, to: .json).utf8))
        #expect(yaml.says(json))
    }

    @Test(arguments: files)
    func `XML says the same words to another reader`(file: String) throws {
        let screens = ScreenDocument(parsing: fixture("screens/\(file)")).screens
        let yaml = try #require(try Yams.compose(yaml: convert(screens, to: .yaml)))
        let words = try #require(XMLWords(of: convert(screens, to: .xml)))
        #expect(!words.found.isEmpty && words.found.sorted() == yaml.words.sorted())
    }

    @Test(arguments: [
        "", " ", "yes", "null", "12", "1.5", "- a", "a: b", "a #b", "#b", "a ", " a", "[a]", "{a}", "a, b", "&a", "*a",
        "!a", "|", "%a", "@a", "'a'", "\"a\"", "a\nb", "a\r\nb", "a\tb", "a\\b", "<a>&amp;", "---", "🙂", "e\u{301}",
        "a\u{2028}b", "שלום", "搜索：热搜词", "]]>", "-->", "a,b", ",", "true",
    ])
    func `a text is the same wherever it stands`(text: String) throws {
        let quoted = JSON.text(text).rendered(.compact)
        let source = """
            { "screen": \(quoted), "elements": [
              { "type": "view", "label": \(quoted), "userInputLabels": [\(quoted), "b"], "dropPoints": [\(quoted)],
                "customActions": [{ "name": \(quoted), "action": \(quoted) }], "gestures": { "tap": \(quoted) } },
              { "type": "tabBar", "items": [\(quoted), { "title": \(quoted), "label": \(quoted) }] }] }
            """
        let screens = document(source).screens
        let elements = try #require(screens.first?.elements)
        for format in ScreenFormat.allCases {
            let back = document(convert(screens, to: format))
            #expect(back.problems.isEmpty, "\(back.problems)")
            #expect(back.screens.first?.elements.map(\.said) == elements.map(\.said), "\(convert(screens, to: format))")
        }
        let yaml = try Yams.compose(yaml: convert(screens, to: .yaml))
        #expect(yaml?["elements"]?[0]?["label"]?.string?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
        #expect(XMLWords(of: convert(screens, to: .xml))?.found.contains(text) == true)
    }

    @Test func `what XML cannot hold is told apart`() throws {
        let screens = document("screen: A\nelements:\n  - { type: label, text: \"a\\u0001b\" }\n").screens
        #expect(XMLWords(of: convert(screens, to: .xml))?.found == ["a\u{FFFD}b"])
    }

    @Test func `small things stand in a line, and large ones in blocks`() {
        let text = """
            <screen name="Home">
              <onAppear post="screenChanged" focus="add"/>
              <view id="card" groupChildren="true" frame="16 100 358 120">
                <label text="Two notebooks" frame="0 0 200.5 20" textColor="#12345678"/>
                <button id="add" title="Add, now" frame="258 0 100 44">
                  <customAction name="Like"/>
                  <customAction name="Share" image="arrow"/>
                </button>
              </view>
            </screen>
            """
        let expected = """
            screen: Home
            onAppear: { post: screenChanged, focus: add }
            elements:
              - type: view
                id: card
                frame: [16, 100, 358, 120]
                groupChildren: true
                children:
                  - { type: label, frame: [0, 0, 200.5, 20], text: Two notebooks, textColor: "#12345678" }
                  - type: button
                    id: add
                    frame: [258, 0, 100, 44]
                    title: Add, now
                    customActions:
                      - Like
                      - { name: Share, image: arrow }

            """
        #expect(convert(document(text).screens, to: .yaml) == expected)
    }
}

extension Element {
    /// What it is and what is written about it.
    fileprivate var said: [String] {
        let set = assignments.filter { $0.property != .type }
        return ["\(type) \(self.fileID ?? "-")"] + set.map { "\($0.property) \($0.value)" }.sorted()
    }
}

extension Yams.Node {
    private static let spoken: Set = ["id", "label", "text", "hint", "placeholder", "identifier"]

    /// Whether the node says what a value of JSON says.
    fileprivate func says(_ json: Any) -> Bool {
        switch json {
        case let object as [String: Any]:
            guard let mapping, mapping.count == object.count else { return false }
            return mapping.allSatisfy { key, node in object[key.string ?? ""].map { node.says($0) } ?? false }
        case let list as [Any]:
            return sequence.map { $0.count == list.count && zip($0, list).allSatisfy { $0.says($1) } } ?? false
        case let text as String: return tag == Tag(.str) && string == text
        case let number as NSNumber: return (bool as NSNumber?) == number || (float as NSNumber?) == number
        default: return false
        }
    }

    /// The words that are said and the names of elements.
    fileprivate var words: [String] {
        if let sequence { return sequence.flatMap(\.words) }
        guard let mapping else { return [] }
        return mapping.flatMap { key, node -> [String] in
            if let word = node.string, node.scalar != nil {
                return Yams.Node.spoken.contains(key.string ?? "") ? [word] : []
            }
            // In XML the id of what changes is an attribute.
            let changed = key.string == "changes" ? node.mapping?.keys.compactMap(\.string) ?? [] : []
            return changed + node.words
        }
    }
}

/// The words that are said and the names of elements, as Foundation reads them; nil where it finds an error.
private final class XMLWords: NSObject, XMLParserDelegate {
    private(set) var found: [String] = []

    init?(of text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        for key in ["id", "label", "text", "hint", "placeholder", "identifier"] {
            if let word = attributes[key] { found.append(word) }
        }
    }
}
