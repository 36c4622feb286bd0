import A11yDialects
import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import A11ySyntax
import Foundation
import RuleCatalogue
import TestSupport
import Testing

/// The schema of our own format: what the reader takes it takes, and what the reader refuses it refuses.
@Suite struct FormatSchemaTests {
    private let schema: Schema

    init() throws {
        let object = try JSONSerialization.jsonObject(with: Data(NativeSchema.json.rendered().utf8))
        schema = Schema(root: try #require(object as? [String: Any]))
    }

    @Test func `the schema that is published is the one that the reader’s tables make`() throws {
        let url = packageRoot.appending(path: "Schemas/screen.v1.schema.json")
        let text = NativeSchema.json.rendered() + "\n"
        if isUpdatingGoldens { try Data(text.utf8).write(to: url) }
        #expect(try String(contentsOf: url, encoding: .utf8) == text, "`make golden` rewrites it")
    }

    @Test func `every key has a meaning, and every reference a definition`() throws {
        for mapping in FormatMapping.allCases {
            for key in NativeFormat.keys(of: mapping) {
                #expect(key.meaning.hasSuffix(".") || key.meaning.hasSuffix("…"), "\(mapping) \(key.name)")
            }
        }
        let definitions = try #require(schema.root["definitions"] as? [String: Any])
        for reference in NativeSchema.json.rendered().matches(of: /"#\/definitions\/(\w+)"/) {
            #expect(definitions[String(reference.1)] != nil, "\(reference.1)")
        }
    }

    @Test func `every key of the documentation is a key of the schema, and the other way round`() throws {
        let text = try String(contentsOf: packageRoot.appending(path: "docs/screen-format.md"), encoding: .utf8)
        // The tables of types, modifiers, words and tags stand between those of keys.
        let tables =
            [text.prefix(upTo: text.firstRange(of: "## Types")?.lowerBound ?? text.endIndex)]
            + [text.suffix(from: text.firstRange(of: "## Converted files")?.lowerBound ?? text.endIndex)]
        let rows = tables.joined().split(separator: "\n").filter { $0.hasPrefix("| `") }
        let told = rows.flatMap { row in
            row.dropFirst().prefix { $0 != "|" }.matches(of: /`(\w+)`/).map { String($0.1) }
        }
        let keys = [FormatMapping.screen, .state, .element, .layer, .item].flatMap(NativeFormat.keys).map(\.name)
        // These are told in the rows of the keys that they belong to.
        #expect(Set(told).symmetricDifference(keys) == ["$schema", "badge", "element"])
    }

    @Test func `the documentation lists every word of a closed set and every tag`() throws {
        let text = try String(contentsOf: packageRoot.appending(path: "docs/screen-format.md"), encoding: .utf8)
        let words = FormatMapping.allCases.flatMap(NativeFormat.keys).flatMap(\.words)
        #expect(words.count > 150)
        // UIKit's classes without their prefix are told by a rule.
        let shortened = Set(ElementType.otherWords.filter { $0.first?.isLowercase == true && $0 != "cell" })
        let told = Set(text.matches(of: /`([\w:-]+)`/).map { String($0.1) })
        #expect(Set(words.map(\.name)).subtracting(shortened).subtracting(told) == [])
        #expect(Set(NativeFormat.partTags).subtracting(told) == [])
    }

    @Test func `every word of a closed set is offered by the schema at its key`() throws {
        let definitions = try #require(schema.root["definitions"] as? [String: Any])
        for mapping in FormatMapping.allCases {
            let definition = try #require(definitions[mapping.rawValue] as? [String: Any])
            let properties = try #require(definition["properties"] as? [String: Any])
            for key in NativeFormat.keys(of: mapping) {
                let offered = words(in: properties[key.name] as Any)
                #expect(Set(key.words.map(\.name)).subtracting(offered) == [], "\(mapping) \(key.name)")
            }
        }
    }

    /// The words that a part of the schema lists, at any depth.
    private func words(in part: Any) -> Set<String> {
        if let list = part as? [Any] { return list.reduce(into: []) { $0.formUnion(words(in: $1)) } }
        guard let object = part as? [String: Any] else { return [] }
        return Set(object["enum"] as? [String] ?? []).union(words(in: Array(object.values)))
    }

    @Test(arguments: [
        ("by", ["appears", "tap", "twoFingerTap", "adjust", "enter", "escape"]), ("post", ["screenChanged"]),
    ])
    func `the words of ways between states are offered`(key: String, expected: [String]) throws {
        let offered = try #require(NativeFormat.keys(of: .state).first { $0.name == key }?.words)
        #expect(Set(expected).isSubset(of: offered.map(\.name)))
    }

    @Test(arguments: fixtures(in: "screens").filter { $0.hasSuffix(".yaml") && !$0.contains("broken") }.notEmpty())
    func `a fixture is valid`(file: String) {
        for root in Syntax.parse(fixture("screens/\(file)")).value.roots {
            #expect(violations(in: root) == [], "\(file)")
        }
    }

    @Test func `the examples of all pages are valid where the reader has nothing against them`() throws {
        var count = 0
        for specimen in Specimen.all where Syntax.recognise(specimen.source.bytes) == .yaml {
            let document = ScreenDocument(parsing: specimen.source)
            guard document.problems.isEmpty else { continue }
            for root in Syntax.parse(specimen.source).value.roots where !root.isAbsent {
                let dialect = dialects.first { $0.recognises(root, path: "") }
                guard dialect is NativeDialect.Type else { continue }
                count += 1
                #expect(violations(in: root) == [], "\(specimen.testDescription)")
            }
        }
        #expect(count > 500)
    }

    @Test(
        arguments: [
            "elements: []", "screen: A\nplatform: android", "screen: A\nsize: [390]", "screen: A\nsize: 390",
            "screen: A\ndirection: up", "screen: A\na11ylint: 2\nelements: []", "screen: A\nwhole: maybe",
            "screen: A\nonAppear: { post: nothing }", "screen: A\nonAppear: screenChanged", "screen: A\nelemnts: []",
            "screen: A\nelements: {}", "screen: A\nelements: [button]", "screens: {}", "screens: []\nscreen: A",
            "screens: [A]",
        ]
            + [
                "labl: A", "frame: [0, 0, 1]", "frame: [0, 0, -1, 1]", "frame: [0, 0, 1, 1, 1]", "frame: { x: 0 }",
                "frame: [0, 0, 2e9, 1]", "hidden: \"true\"", "hidden: 1", "alpha: half", "lines: -1", "lines: 1.5",
                "rowSpan: 0", "selectedIndex: -2", "traits: 1", "traits: [buton]", "containerType: dictionary",
                "container: [count]", "overrides: [fly]", "navigationStyle: none", "scrolls: up",
                "presentation: poster",
                "slot: middle", "fixedSides: [depth]", "textColor: red", "textColor: \"#12345\"",
                "textColor: { hex: 1 }",
                "font: bodie", "font: { style: body, colour: red }", "font: { size: big }", "font: { bold: 7 }",
                "isOn: maybe",
                "path: circle", "path: [[0]]", "path: { circle: [0, 0, 1, 1] }", "path: { oval: [0] }",
                "activationPoint: [1]", "gestures: { hop: a }", "gestures: [tap]",
                "customActions: [{ image: a }]", "customActions: a", "customRotors: [{ elements: [a] }]",
                "attributedLabel: [{ language: fr }]",
                "accessibilityElement: merge", "accessibilityElement: { child: combine }", "addTraits: [buton]",
                "customContent: [a]",
                "customContent: [{ value: a }]",
                "customContent: [{ label: a, importance: low }]", "keyCommands: [{ title: a }]",
                "keyCommands: [{ input: a, modifiers: [hyper] }]", "layers: [text]", "layers: [{ label: a }]",
                "children: [a]", "children: a", "badge: 1", "element: {}", "inherits: buton", "label: [a]",
                "label: { a: b }",
                "userInputLabels: a", "rowHeaders: a", "elements: a",
                "accessibilityLabel: [a]",
            ].map { "screen: A\nelements: [{ type: view, id: a, \($0) }]" })
    func `what the reader refuses the schema refuses`(text: String) throws {
        let source = Source(path: "a.yaml", text: text)
        let root = try #require(Syntax.parse(source).value.roots.first)
        #expect(!ScreenDocument(parsing: source).problems.isEmpty)
        #expect(!violations(in: root).isEmpty)
    }

    private func violations(in root: Node) -> [String] {
        schema.violations(in: root.jsonObject, by: schema.root, at: "file")
    }
}
