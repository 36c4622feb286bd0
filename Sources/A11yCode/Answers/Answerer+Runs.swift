import A11yModel

// What always runs, and what may.
extension Answerer {
    /// Beside a font that scales, those of attributed texts are taken to scale as well.
    func takeTextsToScale(_ hits: [Hit]) {
        let scales = hits.contains { hit in
            hit.reached == .surely
                && hit.effects.contains { $0.properties.contains(.font) && $0.value.map { !$0.isFixedFont } == true }
        }
        for hit in hits where scales && hit.entry.write.member == "attributedText" {
            hit.effects = hit.effects.map { $0.value == nil ? ([.text, .textColor], nil) : $0 }
        }
    }

    /// What hits do to the element: they set it whenever it is shown, or in some cases, or may change it to anything.
    func changes(by hits: [Hit], _ runner: Runner, to target: Target) -> [CodeChange] {
        let sure = surelySet(by: hits, runner)
        let known = Memo<FunctionID, Bool>()
        return zip(hits, sure).flatMap { hit, sure -> [CodeChange] in
            let write = hit.entry.write
            // Whoever takes a view off the screen under a condition shows it otherwise.
            if write.member == "removeFromSuperview" {
                guard runner.alwaysRuns([hit]) || empties(hit.entry) else { return [] }
                let isGone = !isHandedOn(target)
                return [
                    CodeChange(
                        at: write.node, place: write.place, isGone ? .sets(.known(.flag(true))) : .opens,
                        isGone ? [.hidden] : .ofCode)
                ]
            }
            return hit.effects.map { properties, value in
                var effect = CodeUse.Effect.opens
                let isSure = hit.reached == .surely
                // Whoever shows a view may do so; rows come to code from their table, and nobody calls a key path.
                let isFree = properties == [.hidden] || hit.part == .textLabel || write.isBound
                if let value, isSure || isFree {
                    let isReached = {
                        write.isOverride
                            || self.canReach(write.node)
                                && hit.entry.function.map { id in known(id) { self.mayRun(id, runner) } } ?? true
                    }
                    let isSet = isSure && !write.isBound && properties.isSubset(of: sure)
                    let may = isSure || properties == [.hidden] ? value : value.inexact
                    effect = isSet ? .sets(value) : isFree || isReached() ? .maySet(may) : .opens
                }
                return CodeChange(at: write.node, place: write.place, effect, properties)
            }
        }
    }

    /// The properties that each hit sets whenever the element is shown, or that one of several does: where each branch
    /// of a condition sets a property, one of them runs.
    private func surelySet(by hits: [Hit], _ runner: Runner) -> [PropertySet] {
        var setters: [Property: [Int]] = [:]
        for (number, hit) in hits.enumerated() where hit.reached == .surely {
            guard hit.entry.write.isOverride || hit.entry.function.map(graph.isLive) ?? false else { continue }
            for (properties, value) in hit.effects where value != nil {
                for property in properties { setters[property, default: []].append(number) }
            }
        }
        var sure = [PropertySet](repeating: [], count: hits.count)
        let asked = Memo<[Int], Bool>()
        func alwaysRuns(_ numbers: [Int]) -> Bool { asked(numbers) { runner.alwaysRuns(numbers.map { hits[$0] }) } }
        for (property, numbers) in setters {
            let single = numbers.filter { alwaysRuns([$0]) }
            for number in !single.isEmpty ? single : alwaysRuns(numbers) ? numbers : [] {
                sure[number].insert(property)
            }
        }
        return sure
    }

    /// Where code takes all views of the element off the screen.
    func removals(of target: Target, _ reach: Reach, _ runner: Runner) -> [CodeChange] {
        emptying.filter { entry, views in
            switch reach.reach(views) {
            case .surely: entry.function.map { mayRun($0, runner) } ?? true
            case .maybe: runner.alwaysRuns(entry, on: views)
            case .no: false
            }
        }.map { entry, _ in
            CodeChange(at: entry.write.node, place: entry.write.place, .sets(.known(.flag(true))), [.children])
        }
    }

    /// Whether code passes an outlet of the element on, so that what is off the screen may come back.
    private func isHandedOn(_ target: Target) -> Bool {
        target.outlets.contains { outlet in
            escapes.mentions(of: outlet.name, of: outlet.owner).contains {
                [.argument, .array].contains(app.node($0.at(app.node($0).parent)).kind)
            }
        }
    }

    /// The views whose subviews a write takes off the screen one after the other: code fills them anew, and nothing of
    /// the file comes back.
    func emptied(by entry: WriteIndex.Entry) -> [Origin] {
        guard entry.write.member == "removeFromSuperview" else { return [] }
        let tree = app.tree(entry.write.node.file)
        var next = tree[entry.write.node.id].parent
        while next >= 0, tree[next].kind == .block || tree[next].kind == .call { next = tree[next].parent }
        guard next >= 0, [.loop, .closure].contains(tree[next].kind), tree.child(of: next, .condition) == nil else {
            return []
        }
        return entry.origins.compactMap { origin in
            guard case .subviews(let view, isDeep: false) = origin else { return nil }
            // Whoever empties a whole screen makes it anew.
            if case .rootView = view { return nil }
            return view
        }
    }

    private func empties(_ entry: WriteIndex.Entry) -> Bool { !emptied(by: entry).isEmpty }

    /// Whether something runs a function for an object that may be the one that has the element: UIKit or the user, or
    /// a function that something runs.
    func mayRun(_ id: FunctionID, _ runner: Runner) -> Bool {
        var seen: Set<FunctionID> = [id]
        return mayRun(id, runner, &seen, depth: 0)
    }

    private func mayRun(_ id: FunctionID, _ runner: Runner, _ seen: inout Set<FunctionID>, depth: Int) -> Bool {
        let callers = flow.sites.callers(of: id)
        let isReplaced = runner.isReplaced(id)
        if !isReplaced, callers.isReferred || isEntry(id) || runner.isRunByFile(id) { return true }
        // A longer chain has an end that runs.
        guard depth < Answerer.deepest else { return !callers.calls.isEmpty }
        for call in callers.calls where !isReplaced || call.isSuper {
            guard let caller = call.caller else { return true }
            if seen.insert(caller).inserted, mayRun(caller, runner, &seen, depth: depth + 1) { return true }
        }
        return false
    }

    /// Whether UIKit or the user runs a function. A nib makes its objects by `init(coder:)`.
    private func isEntry(_ id: FunctionID) -> Bool {
        entryPoints(id) { app[id].kind == .initializer ? flow.roots.isRoot(app[id]) : flow.roots.isEntry(app[id]) }
    }

    private static let deepest = 6

    /// Whether a statement can be reached: it is not behind one that always leaves, nor under a condition that is
    /// false.
    private func canReach(_ node: CodeNode) -> Bool { reachability(node) { isReachable(node) } }

    private func isReachable(_ node: CodeNode) -> Bool {
        let tree = app.tree(node.file)
        var (id, parent) = (node.id, tree[node.id].parent)
        while parent >= 0, tree[id].kind != .function {
            switch tree[parent].kind {
            case .block:
                for statement in tree.children(of: parent) {
                    if statement == id { break }
                    if tree[statement].kind == .exit { return false }
                }
            case .ifStatement where tree[id].kind == .block:
                let isThen = tree.child(of: parent, .block) == id
                let condition = tree.child(of: parent, .condition).map { tree[$0].firstChild } ?? -1
                let word = condition >= 0 ? tree.name(of: condition) : ""
                if isThen, ["false", "NO"].contains(word) { return false }
            default: break
            }
            (id, parent) = (parent, tree[parent].parent)
        }
        return true
    }
}
