// Blocks, and which of their branches are shown.
extension ViewReader {
    /// The views of statements. Those of a function with `return` are what it returns; in a builder every statement
    /// is one.
    func lowerBlock(_ block: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        let items = children(block)
        let isFunction = items.contains { kind($0) == .exit && name($0) == "return" && firstChild($0) != nil }
        return lowerStatements(items[...], with: alternatives(among: items, scope), inFunction: isFunction, scope)
    }

    private func lowerStatements(
        _ items: ArraySlice<CodeNode>, with alternatives: Alternatives, inFunction isFunction: Bool,
        _ scope: ViewScope
    ) -> [LoweredView] {
        var found: [LoweredView] = []
        for (index, item) in zip(items.indices, items) where !alternatives.hidden.contains(item) {
            switch kind(item) {
            case .variable: bindVariable(item, scope)
            case .guardStatement,
                .ifStatement where isFunction:
                guard let early = earlyResult(of: item, scope) else { continue }
                guard !early.isCertain else { return found + lower(early.block, scope) }
                let rest = items[(index + 1)...]
                return found
                    + (choosing(among: [item, early.block], scope) { branch in
                        branch == early.block
                            ? lower(branch, scope)
                            : lowerStatements(rest, with: alternatives, inFunction: isFunction, scope)
                    } ?? [])
            case .name where isFunction, .call where isFunction, .member where isFunction: continue
            default:
                let views =
                    alternatives.shown[item].map { shown in
                        choosing(shown.first, of: shown.all) { lower(item, scope) }
                    } ?? lowerOnce(item, scope)
                // Most blocks are one statement, whose views need not be copied.
                if found.isEmpty { found = views } else { found += views }
            }
            // What follows a `return` is not shown.
            if kind(item) == .exit { break }
        }
        return found
    }

    private func bindVariable(_ variable: CodeNode, _ scope: ViewScope) {
        let values: Set<NodeKind> = [.ifStatement, .switchStatement]
        let value = children(variable).first { kind($0).isExpression || values.contains(kind($0)) }
        guard let value, !isAppended(variable) else { return scope.bindings[name(variable)] = .unknown }
        bind(name(variable), to: value, scope)
    }

    /// Whether the statements after a variable add to it: `words.append(more)`.
    private func isAppended(_ variable: CodeNode) -> Bool {
        guard app.node(variable).form != .letVariable else { return false }
        let tree = tree(variable)
        return mentions(of: name(variable), in: variable.at(tree[variable.id].parent)).contains {
            let around = tree[$0.id].parent
            return tree[around].kind == .member && ["append", "insert"].contains(tree.name(of: around))
                || tree[around].kind == .assignment && tree[around].firstChild == $0.id
        }
    }

    /// Where code says a name without a dot before it.
    private func mentions(of word: String, in code: CodeNode) -> [CodeNode] {
        var found: [CodeNode] = []
        var pending = [code]
        while let next = pending.popLast() {
            if kind(next) == .name, name(next) == word { found.append(next) }
            pending += children(next)
        }
        return found
    }

    /// Binds a name to a value, in which it may mean what it meant before: `if let label = label?()`.
    private func bind(_ word: String, to value: CodeNode, _ scope: ViewScope) {
        if case .expression(value, _)? = scope.bindings[word] { return }
        var around = scope
        if !mentions(of: word, in: value).isEmpty {
            around = member(scope)
            (around.isOfDefault, around.bindings) = (scope.isOfDefault, scope.bindings)
        }
        scope.bindings[word] = .expression(value, around)
    }

    /// The block of an `if` or `guard` of a function that returns views before its end, and whether it certainly runs;
    /// nil if the function goes on.
    private func earlyResult(of statement: CodeNode, _ scope: ViewScope) -> (block: CodeNode, isCertain: Bool)? {
        let isGuard = kind(statement) == .guardStatement
        let conditions = children(statement).filter { kind($0) == .condition }
        for condition in conditions { bind(condition, scope) }
        let blocks = children(statement).filter { kind($0) == .block }
        guard let block = blocks.first, let end = children(block).last, kind(end) == .exit, firstChild(end) != nil
        else {
            return nil
        }
        let answers = conditions.map { holds($0, scope) }
        if answers.contains(false) { return isGuard ? (block, true) : nil }
        if answers.allSatisfy({ $0 == true }) { return isGuard ? nil : (block, true) }
        return (block, false)
    }

    /// Of statements `if mode == .list { … }` and `if mode == .grid { … }`, those of which one is shown.
    private struct Alternatives {
        /// Those that are not shown in the branch that is read.
        var hidden: Set<CodeNode> = []
        /// The others, with the first statement of the same condition, and those of all conditions.
        var shown: [CodeNode: (first: CodeNode, all: [CodeNode])] = [:]
    }

    private func alternatives(among items: [CodeNode], _ scope: ViewScope) -> Alternatives {
        var subjects: [String] = []
        var cases: [String: [(value: String, item: CodeNode)]] = [:]
        for item in items where kind(item) == .ifStatement {
            let parts = children(item)
            guard kind(parts.last ?? item) == .block, parts.dropLast().allSatisfy({ kind($0) == .condition }) else {
                continue
            }
            for (subject, value) in distinctions(of: Array(parts.dropLast())) {
                if cases[subject] == nil { subjects.append(subject) }
                cases[subject, default: []].append((value, item))
            }
        }
        var found = Alternatives()
        var known: Set<CodeNode> = []
        for subject in subjects {
            let all = (cases[subject] ?? []).filter { !known.contains($0.item) }
            var values: [String] = []
            for (value, _) in all where !values.contains(value) { values.append(value) }
            guard values.count > 1 else { continue }
            known.formUnion(all.map(\.item))
            let firsts = values.compactMap { value in all.first { $0.value == value }?.item }
            let first = scope.use == nil ? shown(of: firsts).branch : firsts[chosen(of: firsts.count, scope)]
            let value = all.first { $0.item == first }?.value
            found.hidden.formUnion(all.filter { $0.value != value }.map(\.item))
            guard scope.use == nil else { continue }
            for (_, item) in all where !found.hidden.contains(item) { found.shown[item] = (first, firsts) }
        }
        return found
    }

    /// What conditions ask of what: of two with different values for one subject at most one holds.
    private func distinctions(of conditions: [CodeNode]) -> [(subject: String, value: String)] {
        guard let first = conditions.first else { return [] }
        let file = app.files[Int(first.file)]
        var pending = Array(conditions.compactMap(firstChild).reversed())
        var found: [(subject: String, value: String)] = []
        while let test = pending.popLast() {
            switch kind(test) {
            case .name, .member: found.append((file.text(test.id), "true"))
            case .variable:
                let value = children(test).first { kind($0).isExpression }
                found.append(((value.map { file.text($0.id) } ?? name(test)) + "?", "!=nil"))
            case .prefix where name(test) == "!":
                if let denied = firstChild(test) { found.append((file.text(denied.id), "false")) }
            case .binary where name(test) == "&&": pending += children(test).reversed()
            case .binary where name(test) == "==" || name(test) == "!=":
                let sides = children(test).map { file.text($0.id) }
                guard sides.count == 2, name(test) == "==" || sides[1] == "nil" else { continue }
                // What is `.list` is also not nil.
                found.append((sides[1] == "nil" ? sides[0] + "?" : sides[0], name(test) + sides[1]))
            default: break
            }
        }
        return found
    }

    /// Reads the branch of several that this version shows.
    ///
    /// A view has a version for each of its branches, and for each of those in a branch: first one of each branch, then
    /// the second of those that have more. Choices beside each other count together. The branches of the views that it
    /// uses are versions of theirs.
    func choosing<Views>(
        among branches: [CodeNode], _ scope: ViewScope, read: (CodeNode) -> Views
    ) -> Views? {
        guard !branches.isEmpty else { return nil }
        guard scope.use == nil else { return read(branches[chosen(of: branches.count, scope)]) }
        known.formUnion(branches)
        // A branch that was left out in the versions before goes first.
        let usual = shown(of: branches).branch
        let shown = seen.contains(usual) ? branches.first { !seen.contains($0) } ?? usual : usual
        return choosing(shown, of: branches) { read(shown) }
    }

    /// Reads one branch of several, in the version of it that this version shows.
    private func choosing<Views>(_ shown: CodeNode, of branches: [CodeNode], read: () -> Views) -> Views {
        if branches.count > 1 { readsBranch = true }
        let outer = (version: version, count: versionCount)
        let usual = self.shown(of: branches)
        (version, versionCount) = (usual.branch == shown ? usual.version : 0, 1)
        seen.insert(shown)
        let result = read()
        versionsOfBranches[shown] = max(versionsOfBranches[shown] ?? 1, versionCount)
        version = outer.version
        versionCount = max(outer.count, branches.reduce(0) { $0 + (versionsOfBranches[$1] ?? 1) })
        return result
    }

    /// The branch of several that this version shows, and which version of that.
    private func shown(of branches: [CodeNode]) -> (branch: CodeNode, version: Int) {
        // After the last one it begins again, so that each branch is seen with those of other choices.
        var left = version % max(1, branches.reduce(0) { $0 + (versionsOfBranches[$1] ?? 1) })
        var turn = 0
        var open = branches
        while left >= open.count, !open.isEmpty {
            left -= open.count
            turn += 1
            open = branches.filter { turn < versionsOfBranches[$0] ?? 1 }
        }
        return open.isEmpty ? (branches[0], 0) : (open[left], turn)
    }

    /// The number of the branch that is read of so many that have no branches in them.
    func chosen(of branches: Int, _ scope: ViewScope) -> Int {
        if let use = scope.use {
            use.branchCount = max(use.branchCount, branches)
        } else {
            versionCount = max(versionCount, branches)
        }
        if branches > 1 { readsBranch = true }
        return min(version, branches - 1)
    }

    func lowerBranches(_ node: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        var branches = branches(of: node, scope).filter { !isEmpty($0) }
        if scope.use == nil, !assumed.isEmpty {
            // Those that other versions show.
            let outer = assumed
            assumed = [:]
            known.formUnion(self.branches(of: node, scope).filter { !isEmpty($0) })
            assumed = outer
        }
        let isOptional = kind(node) == .ifStatement && children(node).count { kind($0) != .condition } == 1
        // Where another `if` shows something else instead, this one is left out.
        if isOptional, branches.count == 1, isDecidedElsewhere(node, scope) { branches.append(node) }
        var found =
            choosing(among: branches, scope) { branch -> [LoweredView] in
                let outer = assumed
                assume(branch, of: node, scope)
                defer { if branches.count == 1 { assumed = outer } }
                guard branch != node else { return [] }
                let views = lower(branch, scope)
                // What is shown in place of what is missing.
                return asksForNothing(conditions(of: branch))
                    ? views.map(headingNothing) : isForDevelopers(branch) ? views.map(\.doubtful) : views
            } ?? []
        if isOptional { for index in found.indices { found[index].condition = node } }
        return found
    }

    /// Notes what holds where a branch of a statement is shown, for the rest of this version. The statement itself, as
    /// a branch, shows nothing.
    private func assume(_ branch: CodeNode, of node: CodeNode, _ scope: ViewScope) {
        guard scope.use == nil, kind(node) == .ifStatement else { return }
        for asked in distinctions(of: conditions(of: branch)) { assume(asked, is: true, scope) }
        // The conditions of those before it do not hold.
        var next: CodeNode? = node
        while let statement = next, statement == branch || child(statement, .block) != branch {
            let failed = children(statement).filter { kind($0) == .condition }
            let asked = distinctions(of: failed)
            if failed.count == 1, asked.count == 1 { assume(asked[0], is: false, scope) }
            next = child(statement, .ifStatement)
        }
    }

    private func assume(_ asked: (subject: String, value: String), is isMet: Bool, _ scope: ViewScope) {
        guard isOfView(asked.subject, scope) else { return }
        switch asked.value {
        case "true", "!=nil": assumed[asked.subject] = isMet
        case "false", "==nil": assumed[asked.subject] = !isMet
        default: break
        }
    }

    /// What was chosen before for a condition of the checked view; nil if nothing was.
    private func assumed(_ code: @autoclosure () -> String, _ scope: ViewScope) -> Bool? {
        guard !assumed.isEmpty else { return nil }
        let condition = code()
        return isOfView(condition, scope) ? assumed[condition] : nil
    }

    /// Whether code names something of the checked view, and no parameter.
    private func isOfView(_ code: String, _ scope: ViewScope) -> Bool {
        scope.use == nil && scope.bindings[String(code.prefix { $0.isLetter || $0.isNumber || $0 == "_" })] == nil
    }

    /// Whether an `if` with `else` in the same view asks what one without asks.
    private func isDecidedElsewhere(_ statement: CodeNode, _ scope: ViewScope) -> Bool {
        guard !isInLabel else { return false }
        let asked = distinctions(of: children(statement).filter { kind($0) == .condition }).map(\.subject)
        guard !asked.isEmpty, asked.allSatisfy({ assumed[$0] == nil && isOfView($0, scope) }) else { return false }
        let tree = tree(statement)
        guard let type = tree.path(of: statement.id).first(where: { tree[$0].kind == .type }) else { return false }
        let decided = memory.decided[statement.file] ?? decisions(in: statement.file)
        memory.decided[statement.file] = decided
        return asked.contains { decided[type]?.contains($0) == true }
    }

    /// What statements with `else` ask for, by the types of a file that they are in.
    private func decisions(in file: Int32) -> [CodeTree.ID: Set<String>] {
        let tree = app.tree(file)
        var found: [CodeTree.ID: Set<String>] = [:]
        for index in tree.nodes.indices where tree.nodes[index].kind == .ifStatement {
            let statement = CodeNode(file: file, id: CodeTree.ID(index))
            let conditions = children(statement).filter { kind($0) == .condition }
            guard children(statement).count > conditions.count + 1,
                let type = tree.path(of: statement.id).first(where: { tree[$0].kind == .type })
            else { continue }
            found[type, default: []].formUnion(distinctions(of: conditions).map(\.subject))
        }
        return found
    }

    /// The blocks of an `if` or `switch` of which one may run; last those for what is missing, such as an empty text,
    /// or for a state that is not there at first.
    func branches(of node: CodeNode, _ scope: ViewScope) -> [CodeNode] {
        var branches: [CodeNode] = []
        var exceptions: [CodeNode] = []
        var next: CodeNode? = node
        while let current = next, branches.count < 64 {
            next = nil
            if kind(current) == .switchStatement {
                branches += clauses(of: current, scope).compactMap { child($0, .block) }
                break
            }
            let conditions = children(current).filter { kind($0) == .condition }
            for condition in conditions { bind(condition, scope) }
            let isShown = conditions.allSatisfy { holds($0, scope) != false }
            let isAlwaysShown = !conditions.isEmpty && conditions.allSatisfy { holds($0, scope) == true }
            let parts = children(current).filter { kind($0) == .block || kind($0) == .ifStatement }
            if isShown, let block = parts.first {
                let isLater = conditions.compactMap(firstChild).contains { beginsFalse($0, scope) }
                if isLater, isInLabel {
                    // What comes and goes is no part of the name.
                } else if isLater || asksForNothing(conditions) {
                    exceptions.append(block)
                } else {
                    branches.append(block)
                }
            }
            if isAlwaysShown { break }
            guard parts.count > 1 else { break }
            if kind(parts[1]) == .ifStatement { next = parts[1] } else { branches.append(parts[1]) }
        }
        return branches + exceptions
    }

    private func asksForNothing(_ conditions: [CodeNode]) -> Bool {
        var pending = conditions.compactMap(firstChild)
        while let test = pending.popLast() {
            // `isEmpty`, and a property such as `isListEmpty`.
            if [.member, .name].contains(kind(test)), name(test).hasPrefix("is"), name(test).hasSuffix("Empty") {
                return true
            }
            guard kind(test) == .binary, let value = children(test).last else { continue }
            if name(test) == "&&" { pending += children(test) }
            let isNothing = name(value) == "nil" || app.files[Int(value.file)].text(value.id) == "0"
            if name(test) == "==", isNothing { return true }
        }
        return false
    }

    /// The conditions of the `if` that shows a block where they hold; none of any other.
    private func conditions(of block: CodeNode) -> [CodeNode] {
        let statement = block.at(tree(block)[block.id].parent)
        guard kind(statement) == .ifStatement, child(statement, .block) == block else { return [] }
        return children(statement).filter { kind($0) == .condition }
    }

    /// Whether a branch is shown only to those who make the app: `if isInDebugMode`.
    private func isForDevelopers(_ block: CodeNode) -> Bool {
        conditions(of: block).contains { condition in
            firstChild(condition).map { kind($0) != .prefix } == true && isForDevelopers(app.text(of: condition))
        }
    }

    /// “No beans” heads nothing, however large it is.
    private func headingNothing(_ view: LoweredView) -> LoweredView {
        view.with {
            if view.name == "Text", !view.has(.gestures) { $0.open.insert(.traits) }
            $0.children = view.children.map(headingNothing)
        }
    }

    /// The clauses of a `switch` that may run: one, where its value was passed.
    private func clauses(of statement: CodeNode, _ scope: ViewScope) -> [CodeNode] {
        let all = children(statement).filter { kind($0) == .clause }
        guard let subject = firstChild(statement), kind(subject) == .name || kind(subject) == .member,
            let word = leavingToDeclaration({
                settled(subject, scope).flatMap { $0.node == subject ? nil : caseName($0.node, $0.scope) }
            })
        else { return all }
        let named = all.filter { clause in
            children(clause).contains { kind($0) != .block && kind($0) != .condition && names(word, $0) }
        }
        let others = all.filter { children($0).allSatisfy { kind($0) == .block } }
        return named.count == 1 ? named : named.isEmpty && others.count == 1 ? others : all
    }

    /// Whether a pattern is that of a case.
    private func names(_ word: String, _ pattern: CodeNode) -> Bool {
        var pending = [pattern]
        while let next = pending.popLast() {
            if kind(next) == .member, name(next) == word { return true }
            pending += children(next)
        }
        return false
    }

    /// Whether a branch shows nothing.
    func isEmpty(_ block: CodeNode) -> Bool {
        let items = children(block)
        return items.allSatisfy { kind($0) == .call && name(firstChild($0) ?? $0) == "EmptyView" }
    }

    /// Whether a condition holds by what was passed where the view is used; nil if nobody knows.
    private func holds(_ condition: CodeNode, _ scope: ViewScope) -> Bool? {
        // The views of a branch are found where they are declared, whatever chooses it.
        leavingToDeclaration { isMet(condition, scope) }
    }

    private func isMet(_ condition: CodeNode, _ scope: ViewScope) -> Bool? {
        guard let variable = child(condition, .variable) else {
            return firstChild(condition).flatMap { truth(of: $0, scope) }
        }
        let value = children(variable).first { kind($0).isExpression }
        if let known = assumed((value.map { app.text(of: $0) } ?? name(variable)) + "?", scope) { return known }
        if let value, kind(value) == .member { return isThere(value, scope) }
        let word = value.map { kind($0) == .name ? name($0) : "" } ?? name(variable)
        guard !word.isEmpty, let bound = scope.bindings[word] ?? self.value(of: word, in: scope, at: condition)
        else {
            return nil
        }
        if case .absent = bound { return false }
        guard case .expression(let expression, let inner) = bound else { return nil }
        return isThere(expression, inner)
    }

    /// Whether an expression is not nil; nil if nobody knows.
    private func isThere(_ expression: CodeNode, _ scope: ViewScope) -> Bool? {
        if isAbsent(expression, scope) { return false }
        // The use hands on what it must be given itself.
        if kind(expression) == .name,
            case .slot? = scope.bindings[name(expression)]
                ?? value(of: name(expression), in: scope, at: expression),
            let property = app.properties(named: app.symbol(name(expression)), of: scope.owner).first
        {
            return property.type.isOptional ? nil : true
        }
        guard let (node, inner) = settled(expression, scope) else { return nil }
        switch kind(node) {
        case .constant: return name(node) != "nil"
        // `tip.action`, of which some cases have none.
        case .member:
            guard let computed = property(ofCase: node, inner) else { return nil }
            let words = text(computed.body, computed.scope, isKey: false)
            return words.certainty == .exact ? !words.words.isEmpty : nil
        case .closure, .string, .number, .array: return true
        default: return nil
        }
    }

    /// Whether an expression is true by what was passed, on the newest system; nil if nobody knows.
    func truth(of node: CodeNode, _ scope: ViewScope) -> Bool? { deciding { truth(of: node, scope, depth: 0) } }

    private func truth(of node: CodeNode, _ scope: ViewScope, depth: Int) -> Bool? {
        guard depth < ViewReader.deepestCondition else { return nil }
        let parts = children(node)
        if let known = assumed(app.text(of: node), scope) { return known }
        switch (kind(node), name(node)) {
        case (.macro, "#available"): return true
        case (.macro, "#unavailable"): return false
        case (.prefix, "!"): return parts.first.flatMap { truth(of: $0, scope, depth: depth + 1) }.map { !$0 }
        case (.binary, "&&"), (.binary, "||"):
            let decisive = name(node) == "||"
            let answers = parts.map { truth(of: $0, scope, depth: depth + 1) }
            return answers.contains(decisive) ? decisive : answers.contains(nil) ? nil : !decisive
        case (.binary, "!="), (.binary, "=="):
            guard parts.count == 2 else { return nil }
            if kind(parts[1]) == .constant, name(parts[1]) == "nil" {
                if let known = assumed(app.text(of: parts[0]) + "?", scope) { return known == (name(node) == "!=") }
                return isThere(parts[0], scope).map { $0 == (name(node) == "!=") }
            }
            guard let one = caseName(parts[0], scope), let other = caseName(parts[1], scope) else { return nil }
            return (one == other) == (name(node) == "==")
        // `ProcessInfo.processInfo.isMacCatalystApp`
        case (.member, "isMacCatalystApp"), (.member, "isiOSAppOnMac"): return system == .macOS ? nil : false
        case (.name, _), (.member, _):
            guard let (value, inner) = settled(node, scope), value != node else { return nil }
            return truth(of: value, inner, depth: depth + 1)
        default: return flag(node, scope)
        }
    }

    /// The case of an enumeration that an expression is: `.large`; nil if nobody knows.
    func caseName(_ expression: CodeNode, _ scope: ViewScope) -> String? {
        guard let (node, _) = settled(expression, scope), kind(node) == .member else { return nil }
        let base = firstChild(node)
        return base == nil || base.map { kind($0) == .name && isTypeName($0) } == true ? name(node) : nil
    }

    /// More than the parts of a condition that people write.
    private static let deepestCondition = 16

    /// `if let user = user`: the name means something that nobody knows the text of.
    private func bind(_ condition: CodeNode, _ scope: ViewScope) {
        for part in children(condition) where kind(part) == .variable {
            let value = children(part).first { kind($0).isExpression }
            if let value, !(kind(value) == .name && name(value) == name(part)) {
                bind(name(part), to: value, scope)
            }
        }
    }

    /// `#if os(iOS)`: the branch for the system.
    func lowerCompileIf(_ node: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        let items = app.branch(of: node, for: system).map { children($0).filter { kind($0) != .condition } } ?? []
        guard let first = children(node).first(where: { kind($0) != .compileBranch }) else {
            return items.flatMap { lower($0, scope) }
        }
        // The chain goes on in the branch: its first member has no base.
        let base = lower(first, scope)
        return items.first.map { applyChain($0, to: base, scope) } ?? base
    }
}
