import Foundation

/// The files at a path with one of these extensions.
func files(at path: String, _ extensions: Set<String>) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { extensions.contains(($0 as NSString).pathExtension) }.map { path + "/" + $0 }.sorted()
}

func bytes(of path: String) -> [UInt8] { [UInt8](FileManager.default.contents(atPath: path) ?? Data()) }

/// Prints the nodes of our tree, one a line: kind, form, start, end, place, depth, parent, name.
func dump(_ path: String) {
    let bytes = bytes(of: path)
    let tree: CodeTree
    if path.hasSuffix(".swift") {
        tree = SwiftParser.parse(SwiftLexer.lex(bytes), of: bytes).tree
    } else {
        tree = ObjectiveCParser.parse(ObjectiveCLexer.lex(bytes), of: bytes).tree
    }
    var waiting: [(id: CodeTree.ID, depth: Int)] = tree.nodes.isEmpty ? [] : [(0, 0)]
    while let (id, depth) = waiting.popLast() {
        let node = tree[id]
        let name = tree.name(of: id).split { $0 == "\t" || $0.isNewline }.joined(separator: " ")
        print(
            "\(id)", "\(node.parent)", "\(depth)", "\(node.kind)", "\(node.form)", "\(node.flags.rawValue)",
            "\(node.start)", "\(node.end)", "\(node.place)", name, separator: "\t")
        waiting += tree.children(of: id).reversed().map { ($0, depth + 1) }
    }
}

var paths = Array(CommandLine.arguments.dropFirst())
if paths.first == "--dump" {
    for path in paths.dropFirst() { dump(path) }
    exit(0)
}
var limit = 40
if paths.first == "--show", paths.count > 1 {
    limit = Int(paths[1]) ?? limit
    paths.removeFirst(2)
}
var comparison = Comparison(limit: limit)
for path in paths.flatMap({ files(at: $0, ["swift"]) }) {
    let bytes = bytes(of: path)
    let tree = SwiftParser.parse(SwiftLexer.lex(bytes), of: bytes).tree
    comparison.add(OurFacts(tree, of: bytes), TheirFacts.of(bytes), of: path, bytes)
}
for difference in comparison.differences { print(difference) }
print(comparison.report)
exit(comparison.agreement >= 0.999 ? 0 : 1)
