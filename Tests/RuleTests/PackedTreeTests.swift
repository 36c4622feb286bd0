import A11yModel
import A11ySyntax
import RuleCatalogue
import Testing

/// A packed page unpacks to what YAML gives for the file: two independent parsers agree on every page.
@Suite struct PackedTreeTests {
    private static let heads = PackedTree.unpacked(CataloguePage.heads).roots.first.map { Array($0.items) } ?? []

    @Test(arguments: CataloguePage.all.indices)
    func theHeadOfAPageIsItsPageWithoutProse(index: Int) throws {
        let page = CataloguePage.all[index]
        let whole = try #require(root(of: page.text))
        #expect(Self.heads.count == CataloguePage.all.count)
        let head = try #require(Self.heads.dropFirst(index).first)
        let packed = try #require(head.entry("details"))
        let details = try #require(PackedTree.unpacked(inside: packed).roots.first)
        let entries = head.entries.filter { $0.key?.name != "details" } + details.entries
        let kept = whole.entries.filter { !["appkit", "rationale", "examples"].contains($0.key?.name) }
        #expect(Set(entries.map(description)) == Set(kept.map(description)), "\(page.file)")
        #expect(entries.count == kept.count)
    }

    @Test(arguments: CataloguePage.words.indices)
    func theHeadOfAWordListIsAllOfIt(index: Int) throws {
        let list = CataloguePage.words[index]
        let head = try #require(PackedTree.unpacked(list.head).roots.first)
        #expect(try description(head) == description(#require(root(of: list.text))), "\(list.file)")
    }

    @Test(arguments: [
        "", "{", "[", "9", "9:", "\"", "{1:a", "[1:a", "99999999999999999999999:a", "-1:a", "]", "{1:a1:b",
    ])
    func whatIsCutOffIsUnpackedAsFarAsItGoes(text: StaticString) {
        #expect(PackedTree.unpacked(text).roots.count <= 1)
    }

    private func root(of text: StaticString) -> Node? {
        Syntax.parse(Source(path: "page.yaml", text: text.description)).value.roots.first
    }

    /// A node with its descendants, one line each.
    private func description(_ node: Node) -> String {
        let head = "\(node.key?.name ?? "-") \(node.kind) \(node.kind == .scalar && node.isPlain) \(node.text)"
        let parts = node.entries.map(description) + node.items.map(description)
        return ([head] + parts).joined(separator: "\n").replacing("\n", with: "\n  ")
    }
}
