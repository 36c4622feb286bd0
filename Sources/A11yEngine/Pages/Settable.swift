import A11ySyntax

/// The parameters of a rule as its page has them: what a project may set.
package struct Settable: Sendable {
    /// The check.
    package let check: any Check.Type
    /// The page's `parameters`.
    package let parameters: Node
    /// The page's `parameters-in-strict`.
    package let strict: Node?

    /// The check with options instead of the page's parameters; nil where one of them is no good.
    package func check(with options: [RuleOption], inStrict: Bool) -> (any Check)? {
        var reader = Parameters(options, [inStrict ? strict : nil, parameters])
        let check = check.init(&reader)
        return reader.problems.isEmpty ? check : nil
    }

    /// What is wrong with options.
    package func problems(of options: [RuleOption]) -> [PageProblem] {
        var reader = Parameters(options, [parameters])
        _ = check.init(&reader)
        return reader.problems
    }

    /// What each parameter takes, in the order of the page, with its value there.
    package var kinds: [(name: String, kind: Parameters.Kind, value: Node)] {
        var reader = Parameters([], [parameters])
        _ = check.init(&reader)
        return parameters.entries.compactMap { entry in
            guard let name = entry.key?.name, let kind = reader.kinds[name] else { return nil }
            return (name, kind, entry)
        }
    }

    /// The names of the parameters.
    package var names: [String] { parameters.entries.compactMap { $0.key?.name } }
}
