import A11yModel
import TestSupport
import Testing

@testable import A11ySyntax

@Suite struct NodePathTests {
    /// The path to every mapping and element of a tree.
    private func paths(in tree: Tree) -> [[SourceRange]] {
        func below(_ node: Node, _ way: [SourceRange]) -> [[SourceRange]] {
            guard !node.isAlias else { return [] }
            let way = way + [node.range]
            let own = node.kind == .mapping || node.kind == .element ? [way] : []
            return own + (Array(node.entries) + Array(node.items)).flatMap { below($0, way) }
        }
        return tree.roots.flatMap { below($0, []) }
    }

    @Test(arguments: ["video-home.yaml", "checkout.yaml", "player.xib", "watch.storyboard"])
    func `every mapping and element is found by its range, with its ancestors`(file: String) {
        let tree = Syntax.parse(fixture("screens/\(file)")).value
        let paths = paths(in: tree)
        #expect(paths.count > 5)
        for path in paths {
            #expect(path.last.flatMap { tree.path(to: $0) }?.map(\.range) == path)
        }
    }

    @Test func `a range of no node has no path`() {
        let tree = Syntax.parse(Source(path: "a.yaml", text: "a: &a { b: 1 }\nc: { <<: *a, d: 2 }\n")).value
        #expect(tree.path(to: SourceRange(3, 5)) == nil)
        #expect(tree.path(to: SourceRange(500, 501)) == nil)
        #expect(Syntax.parse(Source(path: "a.yaml", text: "")).value.path(to: SourceRange(0, 0)) == nil)
        #expect(paths(in: tree).count == 3)
    }
}
