import A11yModel
import A11ySyntax
import Foundation
import TestSupport

/// A tree as text: a line for each node with its key or tag, its source, and its text if that differs.
func outline(_ tree: Tree) -> String {
    tree.roots.map { outline($0, indent: "") }.joined(separator: "---\n")
}

func source(_ range: SourceRange, in tree: Tree) -> String {
    guard range.end <= tree.bytes.count else { return "‹outside›" }
    return String(decoding: tree.bytes[range.start..<range.end], as: UTF8.self)
}

private func outline(_ node: Node, indent: String) -> String {
    var line = indent
    if let key = node.key { line += key.name + ": " }
    let text = source(node.range, in: node.tree)
    switch node.kind {
    case .scalar: line += "‹\(text)›" + (text == node.text ? "" : " \(node.text.debugDescription)")
    case .mapping, .sequence: line += "‹\(text.prefix(1))…\(text.suffix(1))›"
    case .element: line += "<\(node.tag)>" + (node.text.isEmpty ? "" : " \(node.text.debugDescription)")
    }
    if node.isAlias { line += " alias" }
    line += "\n"
    for child in Array(node.entries) + Array(node.items) { line += outline(child, indent: indent + "  ") }
    return line
}

/// Every node of a tree, parents before children. Aliases are not followed.
func allNodes(_ tree: Tree) -> [Node] {
    var found: [Node] = []
    var open = tree.roots
    while let node = open.popLast() {
        found.append(node)
        if !node.isAlias { open += Array(node.entries) + Array(node.items) }
    }
    return found
}

/// The errors in the ranges of a tree: a range must lie in the file and its parent, and plain keys and tags must spell
/// their names.
func rangeFaults(_ tree: Tree) -> [String] {
    var faults: [String] = []
    for node in allNodes(tree) {
        if node.range.end > tree.bytes.count { faults.append("\(node.range) outside the file") }
        if let key = node.key, !node.isAlias {
            let text = source(key.range, in: tree)
            // With quotation marks, aliases or line breaks, the name of a key differs from its bytes.
            let isPlain = !text.hasPrefix("\"") && !text.hasPrefix("'") && !text.hasPrefix("*") && !text.contains("\n")
            if text != key.name, isPlain { faults.append("key \(key.name) at ‹\(text)›") }
        }
        if node.kind == .element, source(node.tagRange, in: tree) != node.tag { faults.append("tag \(node.tag)") }
        for child in Array(node.entries) + Array(node.items) where !node.isAlias && !node.range.contains(child.range) {
            faults.append("\(child.range) outside its parent \(node.range)")
        }
    }
    return faults
}

func parse(_ text: String) -> Parsed<Tree> {
    Syntax.parse(Source(path: "test", text: text))
}

/// The sentence of each problem with the text at its range.
func described(_ parsed: Parsed<Tree>) -> [String] {
    parsed.problems.map { problem in
        guard case .text(let expected)? = problem.facts["expected"] else { return "no sentence" }
        return "‹\(source(problem.range, in: parsed.value))› \(expected)"
    }
}

/// The sorted files of a folder of this project with one of the endings.
func projectFiles(_ folder: String, endingIn suffixes: [String] = [""]) -> [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let all = FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    let files = (all?.allObjects as? [URL] ?? []).filter { file in
        !file.hasDirectoryPath && suffixes.contains { file.path.hasSuffix($0) }
    }
    return files.sorted { $0.path < $1.path }.notEmpty()
}

func bytes(of file: URL) throws -> [UInt8] { Array(try Data(contentsOf: file)) }

/// Reproducible random numbers from a seed (SplitMix64).
struct Randomness: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &self)] }

    mutating func chance(_ one: Int, of all: Int) -> Bool { Int.random(in: 0..<all, using: &self) < one }
}
