// What no code of the app can call.
extension CodeApp {
    /// Whether a node is, or is in, a function that only such functions name, and that nothing but the code of the app
    /// can call: one of a type, as `static func`, a private one, or one that all views have; in a whole app also those
    /// of views and controllers that only Swift knows, and actions that no control sends.
    func isUncalled(_ place: CodeNode, inWholeApp isWhole: Bool = false) -> Bool {
        guard let id = function(at: place) ?? function(around: place), self[id].kind == .function else { return false }
        // Of a longer chain of functions that only each other call, nothing is said.
        guard uncalledDepth < CodeApp.longestChain else { return false }
        uncalledDepth += 1
        defer { uncalledDepth -= 1 }
        return (isWhole ? uncalledInApp : uncalled)(id, meanwhile: false) {
            let function = self[id]
            func has(_ words: [String]) -> Bool { words.contains { function.modifiers.contains(symbol($0)) } }
            let isAction = has(["@IBAction"])
            let isOwn =
                has(["static", "class", "private", "fileprivate"]) || function.owner == symbol("View")
                || isWhole && isOfSwift(function)
            let isOfRuntime =
                has(["override", "@IBSegueAction"]) || CodeApp.ofRuntime.contains(text(function.name))
                || isAction && (!isWhole || names(of: function).contains(where: actions.contains))
            return isOwn && !isOfRuntime && !isInitializerOfSwift(function)
                && names(of: function).map(symbol).allSatisfy { name in
                    mentions(of: name).allSatisfy {
                        $0.file == function.node.file && tree($0.file).contains(function.node.id, $0.id)
                            || isUncalled($0, inWholeApp: isWhole)
                    }
                }
        }
    }

    /// Whether Swift may call a factory of Objective-C as an initializer: `+ sheetWithTitle:` as `Sheet(title:)`.
    private func isInitializerOfSwift(_ function: CodeFunction) -> Bool {
        guard file(of: function.node).language == .objectiveC, function.modifiers.contains(symbol("static")),
            text(function.name).contains("With"),
            ["instancetype", text(function.owner)].contains(text(function.result.name))
        else { return false }
        return mentions(of: function.owner).contains {
            file(of: $0).language == .swift && tree($0.file).node(.call, on: $0.id) != nil
        }
    }

    /// Whether a function of a view or controller is known to the Swift of the app alone: no Objective-C, and no
    /// protocol, asks for it. Delegates of systems pass themselves first.
    private func isOfSwift(_ function: CodeFunction) -> Bool {
        let line = lineage(of: function.owner)
        func has(_ word: String, _ node: CodeNode) -> Bool {
            tree(node.file).children(of: node.id, .modifier).contains { tree(node.file).name(of: $0) == word }
        }
        let isObjectiveC =
            file(of: function.node).language != .swift
            || ["@objc", "dynamic", "open", "public"].contains { function.modifiers.contains(symbol($0)) }
            || line.contains { types[$0]?.declarations.contains { has("@objcMembers", $0) } ?? false }
        guard isView(function.owner), !isObjectiveC else { return false }
        let label = function.labels.first.map(text) ?? ""
        let isLabelled = function.parameters.isEmpty || !label.isEmpty && !CodeApp.prepositions.contains(label)
        return line.allSatisfy { type in
            if types[type]?.kind != nil {
                return types[type]?.kind != .protocolType || types[type]?.functions[function.name] == nil
            }
            return isApple(type) || isLabelled && CodeApp.frameworks.contains(String(text(type).prefix(2)))
        }
    }

    /// The words that call a function, in Objective-C as well: `page` and `pageWithTitle` of `page(title:)`.
    private func names(of function: CodeFunction) -> [String] {
        let name = text(function.name)
        let label = function.labels.first.map(text) ?? ""
        let capital = label.prefix(1).uppercased() + label.dropFirst()
        return [name] + (label.isEmpty ? [] : [name + "With" + capital, name + capital])
    }

    /// What starts an app or a class.
    private static let ofRuntime: Set<String> = ["initialize", "load", "main"]

    private static let prepositions: Set<String> = ["at", "by", "for", "from", "in", "of", "on", "to", "with"]
    /// What the names of protocols of systems begin with.
    private static let frameworks: Set<String> = [
        "AS", "AV", "CA", "CL", "CN", "EK", "MF", "MK", "NS", "PH", "PK", "QL", "SF", "SK", "UI", "UN", "WK",
    ]
}
