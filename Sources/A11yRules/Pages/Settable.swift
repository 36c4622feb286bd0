import A11ySyntax

/// The parameters of a rule as its page has them: what a project may set.
struct Settable: Sendable {
    /// The check's name.
    let check: String
    /// The page's `parameters`.
    let parameters: Node
    /// The page's `parameters-in-strict`.
    let strict: Node?

    /// The check with options instead of the page's parameters; nil where one of them is no good.
    func check(with options: [RuleSetting.Option], inStrict: Bool) -> (any Check)? {
        var reader = Parameters(options, [inStrict ? strict : nil, parameters])
        let check = A11yRules.check(named: check, with: &reader)
        return reader.problems.isEmpty ? check : nil
    }

    /// What is wrong with options.
    func problems(of options: [RuleSetting.Option]) -> [PageProblem] {
        var reader = Parameters(options, [parameters])
        _ = A11yRules.check(named: check, with: &reader)
        return reader.problems
    }

    /// What each parameter takes, in the order of the page, with its value there.
    var kinds: [(name: String, kind: Parameters.Kind, value: Node)] {
        var reader = Parameters([], [parameters])
        _ = A11yRules.check(named: check, with: &reader)
        return parameters.entries.compactMap { entry in
            guard let name = entry.key?.name, let kind = reader.kinds[name] else { return nil }
            return (name, kind, entry)
        }
    }

    /// The names of the parameters.
    var names: [String] { parameters.entries.compactMap { $0.key?.name } }
}
