import Foundation

/// A call without arguments, and without a receiver in the code of a type.
struct PlainCall: Hashable {
    var name = Symbol.none
    var type = Symbol.none
    var language = CodeLanguage.swift
}

// Which functions a call may run: those of its name whose labels and parameter types fit, of a type that the receiver
// may have.
extension Resolver {
    /// The functions that a call may run; those without a body left out where one with a body fits.
    func findFunctions(calledBy node: CodeNode) -> [FunctionID] {
        let (tree, file) = (app.tree(node.file), node.file)
        let callee = tree[node.id].firstChild
        guard callee >= 0 else { return [] }
        let name = app.name(callee, in: file)
        guard let all = app.functionsByOwner[name] else {
            return app.files[Int(file)].language == .swift ? imported(by: node, callee) : exported(to: node, callee)
        }
        let found: [FunctionID]
        var type = Symbol.none
        var plain = PlainCall()
        switch tree[callee].kind {
        case .name:
            // A closure in a local variable may have the name of a method.
            if app.binding(of: node.at(callee)) != nil { return [] }
            type = app.type(around: node)
            plain = PlainCall(name: name, type: type, language: app.files[Int(file)].language)
            if tree[callee].next < 0, let known = plainCalls[plain] { return known }
            found = (all[.none] ?? []) + (type == .none ? [] : functions(named: name, of: type))
        case .member:
            let base = tree[callee].firstChild
            guard base >= 0 else {
                // `.card(…)`, made by a static function of the type that is expected.
                found = all.count > Resolver.mostBranches ? [] : all.flatMap { $0.value }.filter { isMaker(app[$0]) }
                break
            }
            type = typeBefore(callee, in: file)
            found = functions(named: name, of: type, ofMemberOf: base, file)
        default: found = []
        }
        let fitting = found.filter { positions(of: node, in: app[$0]) != nil }
        let withBody = fitting.filter { app[$0].body != nil }
        let meant = withoutOverridden(withBody.isEmpty ? fitting : withBody, for: type)
        if plain.name != .none, tree[callee].next < 0 { plainCalls[plain] = meant }
        return meant
    }

    /// The functions of Swift that a message of Objective-C calls by their name and first label: `addWithTitle:` is
    /// `addWith(title:)` or `add(title:)`.
    private func exported(to call: CodeNode, _ callee: CodeTree.ID) -> [FunctionID] {
        let selector = app.tree(call.file).name(of: callee)
        guard app.files[Int(call.file)].language == .objectiveC, app.tree(call.file)[callee].kind == .member,
            selector.contains("With"), let with = selector.range(of: "With", options: .backwards)
        else { return [] }
        let label = selector[with.upperBound...].lowercased()
        let type = typeBefore(callee, in: call.file)
        let found = [with.upperBound, with.lowerBound].lazy.map { end in
            self.functions(named: self.app.symbol(String(selector[..<end])), of: type).filter { id in
                self.app[id].labels.first.map(self.app.text)?.lowercased() == label
                    && self.positions(of: call, in: self.app[id]) != nil
            }
        }
        return found.first { !$0.isEmpty } ?? []
    }

    /// The functions of Objective-C that Swift calls by the beginning of their names: `font(ofSize:)` is `fontOfSize:`.
    private func imported(by call: CodeNode, _ callee: CodeTree.ID) -> [FunctionID] {
        let tree = app.tree(call.file)
        let label = tree.child(of: call.id, .argument).map(tree.name) ?? ""
        guard tree[callee].kind == .member, !label.isEmpty else { return [] }
        let selector = app.symbol(tree.name(of: callee) + label.prefix(1).uppercased() + label.dropFirst())
        let found = selector == .none ? [] : functions(named: selector, of: typeBefore(callee, in: call.file))
        return found.filter { positions(of: call, in: app[$0]) != nil }
    }

    /// Functions without those that a type inherits and overrides.
    private func withoutOverridden(_ found: [FunctionID], for type: Symbol) -> [FunctionID] {
        guard found.count > 1, type != .none else { return found }
        let byOwner = Dictionary(grouping: found) { app[$0].owner }
        var dropped: Set<FunctionID> = []
        var nearer: [CodeFunction] = []
        for owner in app.lineage(of: type) {
            guard let own = byOwner[owner] else { continue }
            for id in own where nearer.contains(where: { $0.overrides(app[id]) }) { dropped.insert(id) }
            nearer += own.map { app[$0] }
        }
        return found.filter { !dropped.contains($0) }
    }

    /// Whether a function is a static one that makes an object of its own type.
    private func isMaker(_ function: CodeFunction) -> Bool {
        let (result, words) = (function.result.name, ["static", "class"].map(app.symbol))
        return function.owner != .none && !function.modifiers.isDisjoint(with: words)
            && (app.resolved(result) == function.owner || app.text(result) == "Self")
    }

    /// Of functions of one name those that what stands before the dot, which is of a type, may have.
    private func functions(
        named name: Symbol, of type: Symbol, ofMemberOf base: CodeTree.ID, _ file: Int32
    ) -> [FunctionID] {
        let (tree, all) = (app.tree(file), app.functionsByOwner[name, default: [:]])
        if let meant = typeMeant(by: base, in: file) { return functions(named: name, of: meant) }
        let receiver = resolve(base, in: file)
        // A list has none of the functions of its elements.
        if receiver.type.isList { return Resolver.listTypes.flatMap { all[app.symbol($0)] ?? [] } }
        var found = functions(named: name, of: type)
        // Of which of many types it is, nobody knows.
        guard type != .none else { return found }
        let isSuper = tree.name(of: base) == "super" && tree[base].kind == .name
        if isSuper { found.removeAll { app[$0].owner == type || !app.isKind(type, of: app[$0].owner) } }
        // An object that was made there is of no subclass.
        if receiver.origins == [.made] { found.removeAll { !app.isKind(type, of: app[$0].owner) } }
        // `extension Sheet where Self: UIViewController` calls what the classes inherit that take the protocol on.
        if found.isEmpty, app.types[type]?.kind == .protocolType, all.count <= Resolver.mostBranches {
            let heirs = app.heirs(of: type)
            found = all.flatMap { other in heirs.contains { app.isKind($0, of: other.key) } ? other.value : [] }
        }
        // A class of a library has what extensions of UIKit's give it.
        if !app.isDeclared(type), !app.isApple(type) { found += all.flatMap { app.isApple($0.key) ? $0.value : [] } }
        return found
    }

    private static let listTypes = [
        "Array", "Set", "Dictionary", "Sequence", "Collection", "MutableCollection", "BidirectionalCollection",
        "RandomAccessCollection", "RangeReplaceableCollection", "NSArray", "NSMutableArray", "NSSet", "NSDictionary",
    ]

    /// The position of the parameter that each argument of a call is passed to; nil if labels, number or evident types
    /// of the arguments do not fit.
    func positions(of call: CodeNode, in function: CodeFunction) -> [Int]? {
        let tree = app.tree(call.file)
        let arguments = tree.children(of: call.id, .argument)
        let isSameLanguage = app.files[Int(call.file)].language == app.files[Int(function.node.file)].language
        guard isSameLanguage else {
            return arguments.count == function.parameters.count ? Array(arguments.indices) : nil
        }
        var positions: [Int] = []
        var next = 0
        for argument in arguments {
            let label = app.name(argument, in: call.file)
            let isTrailing = tree[argument].flags.contains(.isTrailing) && label == .none
            while next < function.labels.count {
                let parameter = function.parameters[next]
                let isMeant =
                    isTrailing
                    ? mayBeFunction(parameter.type) && !isLeftOut(next, before: function.parameters)
                    : labelFits(label, function.labels[next])
                if isMeant { break }
                // A parameter with a default may be left out.
                guard parameter.hasDefault || isTrailing else { return nil }
                next += 1
            }
            guard next < function.labels.count, mayBe(argument, function.parameters[next].type, in: call.file) else {
                // `print(a, b, c)`: a variadic parameter takes them all.
                guard let last = positions.last, label == .none, next >= function.labels.count,
                    function.parameters[last].isVariadic
                else { return nil }
                positions.append(last)
                continue
            }
            positions.append(next)
            next += 1
        }
        let isComplete = function.parameters[min(next, function.parameters.count)...].allSatisfy {
            $0.hasDefault || $0.isVariadic
        }
        return isComplete ? positions : nil
    }

    /// Whether a type may be that of a closure: by itself, by its alias, or one that is not among the sources.
    private func mayBeFunction(_ type: CodeType) -> Bool {
        type.name == .none || app.isFunction(type)
            || !app.isDeclared(type.name) && !app.isApple(type.name) && !words.isValue(type.name)
    }

    /// Whether a trailing closure passes over a parameter that only may be a function, for a later one that is one.
    private func isLeftOut(_ position: Int, before parameters: [CodeFunction.Parameter]) -> Bool {
        let parameter = parameters[position]
        return parameter.hasDefault && !app.isFunction(parameter.type)
            && parameters[(position + 1)...].contains { app.isFunction($0.type) }
    }

    private func labelFits(_ label: Symbol, _ expected: Symbol) -> Bool {
        label == expected || expected == .none && app.text(label) == "_" || label == .none && app.text(expected) == "_"
    }

    /// Whether an argument may be of a type: a literal is not of any other.
    private func mayBe(_ argument: CodeTree.ID, _ type: CodeType, in file: Int32) -> Bool {
        let tree = app.tree(file)
        let value = tree[argument].firstChild
        guard value >= 0, type.name != .none, !type.isList else { return true }
        let name = app.text(type.name)
        switch tree[value].kind {
        case .string: return !Resolver.numberTypes.contains(name) && name != "Bool" && name != "BOOL"
        case .number: return !["String", "NSString", "Bool", "UIView", "UIButton", "UILabel"].contains(name)
        case .constant where ["true", "false"].contains(tree.name(of: value)):
            return !Resolver.numberTypes.contains(name) && name != "String"
        case .closure: return type.isFunction || !words.isValue(type.name)
        default: return true
        }
    }

    private static let numberTypes = FlowWords.set("Int Double Float CGFloat TimeInterval UInt Int32 Int64")
}
