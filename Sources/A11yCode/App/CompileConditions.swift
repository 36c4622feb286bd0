import A11yModel

/// The system that code is compiled for, by which `#if` chooses a branch.
enum ViewSystem: String, CaseIterable {
    case iOS, macOS, watchOS, tvOS, visionOS

    /// The platform of the screens.
    var platform: Platform {
        switch self {
        case .iOS, .visionOS: .ios
        case .macOS: .macos
        case .watchOS: .watchos
        case .tvOS: .tvos
        }
    }

    /// Whether targets for these platforms build code for it; nil stands for platforms that are not known.
    func isBuilt(_ platforms: Set<Platform>?) -> Bool {
        platforms?.contains { $0 == platform || $0 == .ipados && self == .iOS } ?? true
    }

    /// Whether a condition of `#if` holds: `os(iOS) && !targetEnvironment(macCatalyst)`; nil if nobody knows.
    func satisfies(_ condition: Substring, depth: Int = 0) -> Bool? {
        let text = condition.trimmed
        guard depth < ViewSystem.deepest, !text.isEmpty else { return nil }
        for (sign, decisive) in [("||", true), ("&&", false)] {
            let parts = ViewSystem.parts(of: text, between: sign)
            guard parts.count > 1 else { continue }
            let answers = parts.map { satisfies($0, depth: depth + 1) }
            if answers.contains(decisive) { return decisive }
            return answers.contains(nil) ? nil : !decisive
        }
        if text.hasPrefix("!") { return satisfies(text.dropFirst(), depth: depth + 1).map { !$0 } }
        if text.hasPrefix("("), text.hasSuffix(")") { return satisfies(text.dropFirst().dropLast(), depth: depth + 1) }
        guard let bracket = text.firstIndex(of: "(") else {
            if let systems = ViewSystem.flags[String(text)] { return systems.contains(self) }
            return text == "DEBUG" || text == "false" ? false : text == "RELEASE" || text == "true" ? true : nil
        }
        let value = text[text.index(after: bracket)...].dropLast().trimmed
        switch text[..<bracket].trimmed {
        case "os": return value == rawValue
        case "canImport": return missing.contains(String(value)) ? false : value == "UIKit" ? true : nil
        case "targetEnvironment": return false
        case "swift", "compiler": return true
        default: return nil
        }
    }

    /// The conditions of Objective-C about systems.
    private static let flags: [String: Set<ViewSystem>] = [
        "TARGET_OS_IOS": [.iOS], "TARGET_OS_OSX": [.macOS], "TARGET_OS_TV": [.tvOS], "TARGET_OS_WATCH": [.watchOS],
        "TARGET_OS_VISION": [.visionOS], "TARGET_OS_IPHONE": [.iOS, .tvOS, .watchOS, .visionOS],
    ]

    /// The modules that a system lacks.
    private var missing: Set<String> {
        switch self {
        case .iOS, .visionOS, .tvOS: ["AppKit", "Cocoa", "WatchKit"]
        case .macOS: ["UIKit", "WatchKit"]
        case .watchOS: ["AppKit", "Cocoa"]
        }
    }

    private static let deepest = 16

    /// The parts of a condition between signs that are in no brackets.
    private static func parts(of text: Substring, between sign: String) -> [Substring] {
        var found: [Substring] = []
        var (start, index, depth) = (text.startIndex, text.startIndex, 0)
        while index < text.endIndex {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0, text[index...].hasPrefix(sign) {
                found.append(text[start..<index])
                index = text.index(index, offsetBy: sign.count)
                start = index
            } else {
                index = text.index(after: index)
            }
        }
        return found + [text[start...]]
    }
}

extension Substring {
    /// The text without blanks around it.
    var trimmed: Substring {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return self[first...last]
    }
}

extension CodeApp {
    /// The branch of an `#if` that is compiled for a system; nil if none is.
    func branch(of compileIf: CodeNode, for system: ViewSystem) -> CodeNode? {
        if let known = compiledBranches[system]?[compileIf] { return known }
        let tree = tree(compileIf.file)
        let found = tree.children(of: compileIf.id).first { branch in
            guard tree[branch].kind == .compileBranch else { return false }
            guard let condition = tree.child(of: branch, .condition) else { return true }
            return system.satisfies(files[Int(compileIf.file)].text(condition)[...]) ?? true
        }.map(compileIf.at)
        compiledBranches[system, default: [:]][compileIf] = .some(found)
        return found
    }

    /// Whether a node is compiled for a system, by the branches around it.
    func isCompiled(_ node: CodeNode, for system: ViewSystem) -> Bool {
        let tree = tree(node.file)
        return tree.path(of: node.id).allSatisfy { id in
            let parent = tree[id].parent
            return tree[id].kind != .compileBranch || parent < 0
                || branch(of: node.at(parent), for: system)?.id == id
        }
    }

    /// The system for which a node is compiled: iOS, if it is for several; nil if it is for none.
    func system(of node: CodeNode) -> ViewSystem? {
        let all = isOfMac ? [ViewSystem.macOS] + ViewSystem.allCases : ViewSystem.allCases
        let built = files[Int(node.file)].platforms ?? []
        return all.first { (built.isEmpty || built.contains($0.platform)) && isCompiled(node, for: $0) }
    }
}
