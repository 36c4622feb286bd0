/// What was read of a statement that no branch changes, for the versions of the view in which it is read again.
struct ReadStatement {
    let views: [LoweredView]
    let usesArgument: Bool
    /// How many views and steps it took.
    let count: Int
    let steps: Int
    /// When it was read: the version, and what it could depend on.
    fileprivate let pass: Int
    fileprivate let surroundings: Surroundings

    /// What a statement may mean something else by.
    fileprivate struct Surroundings: Equatable {
        let path: [CodeNode]
        /// What local names are bound to; nil for what each use passes.
        let names: [String: CodeNode?]
        let assumed: [String: Bool]
        let isInLabel: Bool
        let isOfDefault: Bool
    }
}

// Versions of a view differ by a few branches: what is beside those is read once.
extension ViewReader {
    /// The views of a statement, as they were in a version before if nothing that differs has a part in them.
    func lowerOnce(_ statement: CodeNode, _ scope: ViewScope) -> [LoweredView] {
        guard scope.site == nil, scope.use == nil, tabItems.isEmpty, let around = surroundings(in: scope) else {
            return lower(statement, scope)
        }
        if let known = statements[statement], known.pass < pass, known.surroundings == around,
            count + known.count < ViewReader.mostViews, steps + known.steps < ViewReader.mostSteps
        {
            count += known.count
            steps += known.steps
            stepsSaved += known.steps
            usesArgument = usesArgument || known.usesArgument
            return known.views
        }
        let outer = (usesArgument: usesArgument, readsBranch: readsBranch)
        let before = (count: count, steps: steps, parts: partsOfVersion, handedOn: handedOn.count)
        (usesArgument, readsBranch) = (false, false)
        let views = lower(statement, scope)
        let isOfAll =
            version == 0 && !readsBranch && partsOfVersion == before.parts && handedOn.count == before.handedOn
            && tabItems.isEmpty
        if isOfAll, surroundings(in: scope) == around {
            statements[statement] = ReadStatement(
                views: views, usesArgument: usesArgument, count: count - before.count, steps: steps - before.steps,
                pass: pass, surroundings: around)
        }
        (usesArgument, readsBranch) = (outer.usesArgument || usesArgument, outer.readsBranch || readsBranch)
        return views
    }

    /// What a statement in a scope may depend on; nil where names are bound to what lies in other scopes.
    private func surroundings(in scope: ViewScope) -> ReadStatement.Surroundings? {
        var names: [String: CodeNode?] = [:]
        for (word, binding) in scope.bindings {
            switch binding {
            case .slot: names[word] = .some(nil)
            case .expression(let node, let around) where around === scope: names[word] = node
            default: return nil
            }
        }
        return ReadStatement.Surroundings(
            path: scope.path, names: names, assumed: assumed, isInLabel: isInLabel, isOfDefault: scope.isOfDefault)
    }
}
