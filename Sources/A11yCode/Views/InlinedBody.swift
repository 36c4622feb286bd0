import A11yModel

/// The use of a view of the app's own, whose body is read in its place.
final class ViewUse {
    /// What is passed to its initializer.
    let arguments: [ViewArgument]
    /// The scope in which that is read.
    let caller: ViewScope
    /// Whether the body took something that is passed.
    var isAsked = false
    /// The properties that the body asked for and for which nothing is passed.
    var leftOut: Set<String> = []
    /// The most branches that an `if` or `switch` of the body has.
    var branchCount = 1

    init(_ arguments: [ViewArgument], in caller: ViewScope) {
        self.arguments = arguments
        self.caller = caller
    }
}

/// What decides whether views that were read hold for other uses of the same view.
struct ViewTrace {
    /// The outermost declaration that would have been entered within itself, by its index in the path.
    var outermostCircle = Int.max
    /// The most declarations and the most code in each other.
    var deepestPath = 0
    var deepestCode = 0
    /// Whether they depend on the branch that is read.
    var readsBranch = false
    /// Whether they hold for this use alone.
    var isBound = false

    mutating func formUnion(_ inner: ViewTrace) {
        outermostCircle = min(outermostCircle, inner.outermostCircle)
        deepestPath = max(deepestPath, inner.deepestPath)
        deepestCode = max(deepestCode, inner.deepestCode)
        readsBranch = readsBranch || inner.readsBranch
        isBound = isBound || inner.isBound
    }
}

/// The body of a view that reads the same for every use, because it takes nothing that a use passes.
struct InlinedBody {
    /// Its code, of which the versions of a type for several systems have several.
    let body: CodeNode
    let views: [LoweredView]
    /// What could not be read.
    let noted: Set<UnreadView.Reason>
    /// The properties that it asks for: a use that passes one is read anew.
    let leftOut: Set<String>
    /// Whether the checked view itself uses it, which decides whose doing that is.
    let isUsedHere: Bool
    /// The declarations that it enters: where one of them is around the use, it reads differently.
    let entered: Set<CodeNode>
    let title: ViewText?
    /// Whether it was read in the label of a control.
    let isInLabel: Bool
    /// Whether a value came from a use of a view in it.
    let usesArgument: Bool
    /// The views that were made and the expressions that were looked at.
    let count: Int
    let steps: Int
    /// The most branches of its own, and of views in it whose use passes closures.
    let ownBranchCount: Int
    let versionCount: Int
    /// The version that was read; nil if it has no branches.
    let version: Int?
    /// How much deeper than the use it goes, in declarations and in code.
    let pathDepth: Int
    let codeDepth: Int
}

// Most views show much that no use decides. It is read once for all uses: seven of ten expressions of the views of
// public apps are in views which other views use.
extension ViewReader {
    /// The views of a body in the place of a use.
    func lowerUnit(_ body: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        guard let use = scope.use, let site = scope.site, tabItems.isEmpty else { return lower(body, scope) }
        let hasClosure = use.arguments.contains { kind($0.value) == .closure }
        if let known = known(body, scope) {
            unread.formUnion(known.noted.map { UnreadView(reason: $0, range: site) })
            noted += known.noted
            entered += known.entered
            count += known.count
            steps += known.steps
            if title == nil, let words = known.title { title = (words, site) }
            usesArgument = usesArgument || known.usesArgument
            versionCount = max(versionCount, known.versionCount, hasClosure ? known.ownBranchCount : 1)
            trace.deepestPath = max(trace.deepestPath, scope.path.count + known.pathDepth)
            trace.deepestCode = max(trace.deepestCode, depth + known.codeDepth)
            if known.version != nil { trace.readsBranch = true }
            return known.views.map { $0.moved(to: site) }
        }
        let outer = (trace: trace, title: title, versionCount: versionCount, usesArgument: usesArgument)
        let start = (noted: noted.count, entered: entered.count, count: count, steps: steps)
        (trace, title, versionCount, usesArgument) = (ViewTrace(), nil, 1, false)
        let views = lower(body, scope)
        let noted = Set(noted[start.noted...])
        if !use.isAsked, !trace.isBound, !noted.contains(.limit), trace.outermostCircle >= scope.path.count - 1 {
            memory.bodies[system, default: [:]][scope.owner, default: []].append(
                InlinedBody(
                    body: body, views: views, noted: noted, leftOut: use.leftOut, isUsedHere: scope.isUsedHere,
                    entered: Set(entered[start.entered...]), title: title?.text,
                    isInLabel: isInLabel, usesArgument: usesArgument, count: count - start.count,
                    steps: steps - start.steps,
                    ownBranchCount: use.branchCount, versionCount: versionCount,
                    version: trace.readsBranch ? version : nil, pathDepth: trace.deepestPath - scope.path.count,
                    codeDepth: trace.deepestCode - depth))
        }
        versionCount = max(outer.versionCount, versionCount, hasClosure ? use.branchCount : 1)
        usesArgument = outer.usesArgument || usesArgument
        title = outer.title ?? title
        trace.formUnion(outer.trace)
        return views
    }

    /// What was read of a body for another use, if it reads the same in this one.
    private func known(_ body: CodeNode, _ scope: ViewScope) -> InlinedBody? {
        memory.bodies[system]?[scope.owner]?.first { known in
            known.body == body && known.isInLabel == isInLabel && (known.version ?? version) == version
                && count + known.count < ViewReader.mostViews
                && steps + known.steps < ViewReader.mostSteps
                && scope.path.count + known.pathDepth < ViewReader.deepest
                && depth + known.codeDepth < ViewReader.deepestCode
                && !scope.path.dropLast().contains(where: known.entered.contains)
                && (known.isUsedHere == scope.isUsedHere || known.leftOut.isEmpty && !known.usesArgument)
                && known.leftOut.allSatisfy { if case nil = passed($0, in: scope) { true } else { false } }
        }
    }

    /// Whether a declaration is around a scope, so that entering it would not end.
    func mayEnter(_ declaration: CodeNode, from scope: ViewScope) -> Bool {
        guard let index = scope.path.firstIndex(of: declaration) else {
            entered.append(declaration)
            return true
        }
        trace.outermostCircle = min(trace.outermostCircle, index)
        return false
    }
}

extension LoweredView {
    /// The same in the place of another use.
    fileprivate func moved(to site: SourceRange) -> LoweredView {
        var view = self
        (view.range, view.anchor) = (site, site)
        view.settings = settings.map { Setting(property: $0.property, value: $0.value, range: site) }
        view.children = children.map { $0.moved(to: site) }
        view.naming = naming.map { $0.moved(to: site) }
        return view
    }
}
