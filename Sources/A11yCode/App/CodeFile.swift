import A11yModel

/// The language of a file of code.
package enum CodeLanguage: Sendable {
    case swift, objectiveC
}

/// A file of code as a tree. Nothing of it changes once it is read.
final class CodeFile: Sendable {
    /// The path, as reports show it.
    let path: String
    let language: CodeLanguage
    /// Its bytes; none of a file of two gigabytes or more.
    let bytes: [UInt8]
    /// Its declarations, statements and expressions.
    let tree: CodeTree
    private let lines: LineTable
    /// Why nothing that rests on this file is certain; nil for a file that was understood.
    let problem: CodeProblem?

    /// The modules that it imports.
    let modules: Set<String>
    /// Whether its bytes could not be read.
    let isUnreadable: Bool
    /// The systems for which targets build it: none if no target does; nil if that is not known.
    let platforms: Set<Platform>?
    /// Whether it is code of a Mac app alone, or of iOS alone; nil of code for both. Where no project says it, or a
    /// target is for both, code for the Mac imports AppKit, lies in a folder for it or uses what only AppKit has, and
    /// code for iOS imports UIKit.
    let isOfMac: Bool?

    /// Reads bytes. Any will do; nil stands for bytes that could not be read. The first `shared` folders of the path
    /// are those of all files, and say nothing of this one.
    init(
        path: String, language: CodeLanguage, bytes found: [UInt8]?, sharing shared: Int = 0,
        builtFor platforms: Set<Platform>? = nil
    ) {
        let isTooLarge = (found?.count ?? 0) >= Int(Int32.max)
        let bytes = isTooLarge ? [] : found ?? []
        self.path = path
        self.language = language
        self.bytes = bytes
        lines = LineTable(bytes)
        isUnreadable = found == nil
        let lexed = language == .swift ? SwiftLexer.lex(bytes) : ObjectiveCLexer.lex(bytes)
        let parsed =
            language == .swift
            ? SwiftParser.parse(lexed, of: bytes)
            : ObjectiveCParser.parse(lexed, of: bytes) { ViewSystem.iOS.satisfies($0) }
        tree = parsed.tree
        modules = Set(
            parsed.tree.nodes.lazy.filter { $0.kind == .importing && $0.name >= 0 }
                .map { parsed.tree.names[Int($0.name)] })
        let unread = found == nil ? "it cannot be read" : isTooLarge ? "it has two gigabytes or more" : nil
        problem = unread.map { CodeProblem($0, at: 0) } ?? parsed.problem
        self.platforms = platforms
        if let platforms, !platforms.isEmpty, platforms == [.macos] || !platforms.contains(.macos) {
            isOfMac = platforms == [.macos]
        } else {
            let folders = path.split(separator: "/").dropLast().dropFirst(shared)
            isOfMac = CodeFile.isOfMac(parsed.tree, importing: modules, language, in: folders)
        }
    }

    /// A file with another tree.
    private init(_ file: CodeFile, with tree: CodeTree) {
        self.tree = tree
        (path, language, bytes, lines) = (file.path, file.language, file.bytes, file.lines)
        problem = file.problem
        (modules, isUnreadable, platforms) = (file.modules, file.isUnreadable, file.platforms)
        isOfMac = file.isOfMac
    }
}

extension CodeFile {
    /// The file without the branches of `#if` that a system does not compile, and without the condition of one that it
    /// does.
    func compiled(for system: ViewSystem) -> CodeFile {
        let left = uncompiled(for: system)
        return left.isEmpty ? self : CodeFile(self, with: tree.excluding(left))
    }

    /// The branches of `#if` that a system does not compile, and the condition of one that it does. Those of
    /// Objective-C stay: a tree does not tell `#ifdef` from `#ifndef`. A debug build may run in front of users, too,
    /// unless `isRelease`.
    private func uncompiled(for system: ViewSystem, isRelease: Bool = false) -> [CodeTree.ID] {
        guard language == .swift else { return [] }
        var left: [CodeTree.ID] = []
        for (index, node) in tree.nodes.enumerated() where node.kind == .compileIf {
            var isDecided = false
            for branch in tree.children(of: CodeTree.ID(index)) where tree[branch].kind == .compileBranch {
                let condition = tree.child(of: branch, .condition)
                let words = condition.map { text($0)[...] }
                let isOpen = !isRelease && ["DEBUG", "RELEASE"].contains { words?.contains($0) == true }
                let holds = isOpen ? nil : words.map { system.satisfies($0) } ?? true
                if isDecided || holds == false {
                    left.append(branch)
                } else if holds == true {
                    isDecided = true
                    left += [condition].compactMap(\.self)
                }
            }
        }
        return left
    }

    /// The nodes that no release of the app has: those under `#if DEBUG`.
    func debugging(on system: ViewSystem) -> Set<CodeTree.ID> {
        var pending = uncompiled(for: system, isRelease: true)
        var found: Set<CodeTree.ID> = []
        while let id = pending.popLast() {
            if found.insert(id).inserted { pending += tree.children(of: id) }
        }
        return found
    }

    /// The code of a node.
    func text(_ id: CodeTree.ID) -> String { String(decoding: bytes(of: id), as: UTF8.self) }

    /// Whether the code of a node holds a text.
    func holds(_ text: String, in id: CodeTree.ID) -> Bool { bytes(of: id).hold(text) }

    /// The bytes of a node.
    func bytes(of id: CodeTree.ID) -> ArraySlice<UInt8> { bytes(from: id, to: id) }
}

extension ArraySlice<UInt8> {
    /// Whether a text is among them. The search of the library makes tables for each text first.
    func hold(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return true }
        var rest = self
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: text.utf8) { return true }
            rest = rest[(start + 1)...]
        }
        return false
    }
}

extension CodeFile {
    private static func isOfMac(
        _ tree: CodeTree, importing modules: Set<String>, _ language: CodeLanguage, in folders: ArraySlice<Substring>
    ) -> Bool? {
        // `#if os(macOS) import AppKit #endif` is code for both.
        let modules = modules.filter { !isImportedAtTimes($0, tree) }
        let isOfMac = !modules.isDisjoint(with: CodeFile.ofMac)
        if isOfMac == modules.isDisjoint(with: CodeFile.ofPhone) { return isOfMac }
        return !isOfMac && language == .swift && (folders.contains(where: isForMac) || usesAppKit(tree)) ? true : nil
    }

    /// Whether a module is imported only where a condition holds that nothing else depends on.
    private static func isImportedAtTimes(_ module: String, _ tree: CodeTree) -> Bool {
        guard ofMac.contains(module) || ofPhone.contains(module) else { return false }
        return tree.nodes.allSatisfy { node in
            guard node.kind == .importing, node.name >= 0, tree.names[Int(node.name)] == module else { return true }
            let around = node.parent
            return around > 0 && tree[around].kind == .compileBranch
                && tree.children(of: around).allSatisfy { [.condition, .importing].contains(tree[$0].kind) }
        }
    }

    /// Whether a folder says that what is in it is for the Mac: `Platform-macOS`.
    private static func isForMac(_ folder: Substring) -> Bool {
        folder.split { !$0.isLetter }.contains { ["macos", "mac", "osx"].contains($0.lowercased()) }
    }

    /// Whether it names a class of AppKit outside `#if`.
    private static func usesAppKit(_ tree: CodeTree) -> Bool {
        let words = Set(
            tree.names.indices.filter {
                tree.names[$0].utf8.first.map { $0 | 0x20 } == UInt8(ascii: "n")
                    && CodeFile.appKit.contains(tree.names[$0])
            })
        if words.isEmpty { return false }
        return tree.nodes.contains { node in
            guard node.name >= 0, words.contains(Int(node.name)) else { return false }
            var next = node.parent
            while next > 0, tree[next].kind != .compileBranch { next = tree[next].parent }
            return next <= 0
        }
    }

    private static let appKit = FlowWords.set(
        "NSApp NSApplication NSColor NSHostingController NSHostingView NSImage NSOpenPanel NSPasteboard NSSavePanel "
            + "NSView NSViewController NSViewControllerRepresentable NSViewRepresentable NSWindow NSWorkspace nsImage")

    private static let ofMac: Set<String> = ["AppKit", "Cocoa", "AppKit/AppKit.h", "Cocoa/Cocoa.h"]
    private static let ofPhone: Set<String> = ["UIKit", "UIKit/UIKit.h"]

    /// Its path without its ending, by which a header and its implementation belong together.
    var stem: String { String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)]) }

    func place(_ offset: Int32) -> CodePlace {
        let place = lines.place(of: max(0, Int(offset)))
        return CodePlace(path: path, line: place.line, column: place.column)
    }

    /// The line of code at an offset, without indentation, shortened to what fits a message.
    func excerpt(_ offset: Int32) -> String {
        let offset = min(max(0, Int(offset)), bytes.count)
        let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C }
        // A long line is cut around the place, between two words.
        let from = max(0, offset - CodeFile.longestExcerpt)
        let before = bytes[from..<offset]
        let start =
            (before.lastIndex(where: isBreak) ?? (from == 0 ? nil : before.firstIndex(where: isBlank))).map { $0 + 1 }
            ?? from
        let rest = bytes[offset..<min(bytes.count, start + 3 * CodeFile.longestExcerpt)]
        let end = rest.firstIndex(where: isBreak) ?? rest.endIndex
        return line(of: bytes[start..<end])
    }

    /// Code as a line without comments, its statements apart, and a long one cut behind a word.
    func line(of code: ArraySlice<UInt8>) -> String {
        let code = Array(code.drop { $0 == UInt8(ascii: " ") })
        if CodeFile.isLine(code) { return String(decoding: code, as: UTF8.self) }
        let lexed = language == .swift ? SwiftLexer.lex(code) : ObjectiveCLexer.lex(code)
        var (line, end, isInBraces) = ("", 0, [true])
        var before: CodeToken.Kind?
        // What is in the interpolations of a string follows it.
        for token in lexed.tokens where token.start >= end {
            var words = code[token.start..<token.end]
            if words.contains(where: { $0 <= 0x20 }) {
                words = ArraySlice(words.split { $0 <= 0x20 }.joined(separator: [0x20]))
            }
            let text = String(decoding: words, as: UTF8.self)
            let mayBegin = token.startsLine && token.kind == .word && text != "else" && text != "catch"
            let isBehindOne = before != nil && before != .symbol && before != .opening
            let isStatement = mayBegin && isBehindOne && isInBraces.last == true
            let longer = line + (isStatement ? "; " : token.start > end && end > 0 ? " " : "") + text
            guard longer.utf8.count <= CodeFile.longestExcerpt || longer.count <= CodeFile.longestExcerpt else {
                let cut = longer.prefix(CodeFile.longestExcerpt - 1)
                let gap = token.kind == .string ? cut.dropFirst(line.count + 1).lastIndex(of: " ") : nil
                return (gap.map { cut[..<$0] } ?? (line.isEmpty ? cut : line[...])) + "…"
            }
            (line, end, before) = (longer, token.end, token.kind)
            if token.kind == .opening { isInBraces.append(code[token.start] == UInt8(ascii: "{")) }
            if token.kind == .closing, isInBraces.count > 1 { isInBraces.removeLast() }
        }
        return line
    }

    /// Whether code is a short line already, as most is: of ASCII, without comments and double spaces.
    private static func isLine(_ code: [UInt8]) -> Bool {
        guard code.count <= longestExcerpt, code.last != UInt8(ascii: " ") else { return false }
        var before = UInt8(ascii: " ")
        for byte in code {
            switch byte {
            case UInt8(ascii: " ") where before == byte: return false
            case UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "\\"):
                return false
            case 0x20..<0x7F: before = byte
            default: return false
            }
        }
        return true
    }

    /// The bytes from the beginning of one node to the end of another.
    func bytes(from first: CodeTree.ID, to last: CodeTree.ID) -> ArraySlice<UInt8> {
        let (start, end) = (max(0, Int(tree[first].start)), min(bytes.count, Int(tree[last].end)))
        return start < end ? bytes[start..<end] : []
    }

    private static let longestExcerpt = 80
}
