import A11yModel
import A11yReporters
import A11yPolicy

/// The values of `--set KEY=VALUE` and `--sources PATH`: a configuration on top of all others, relative to the current
/// folder.
enum AssignedSettings {
    /// The configuration that a request assigns; nil if it assigns nothing.
    static func configuration(_ request: ProjectRequest, in folder: String) throws(Failure) -> Configuration? {
        var whole: Configuration?
        for word in request.assignments {
            let own = try configuration(word, in: folder)
            whole = whole.map { own.extending([$0]) } ?? own
        }
        guard let sources = request.sources else { return whole }
        let own = Configuration(sources: sources, statedBy: sourcesOption, in: folder)
        return whole.map { own.extending([$0]) } ?? own
    }

    /// The option that names code.
    static let sourcesOption = "--sources"

    private static func configuration(_ word: String, in folder: String) throws(Failure) -> Configuration {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty, !parts[0].hasPrefix("."), !parts[0].hasSuffix(".") else {
            throw Failure("--set takes a key and a value, such as fail-on=warning, and not “\(word)”")
        }
        var text = ""
        for (depth, key) in keys(of: parts[0]).enumerated() {
            text += (depth == 0 ? "" : "\n") + String(repeating: "  ", count: depth) + "\(JSON.text(key).rendered()):"
        }
        let source = Source(path: name(of: word), text: text + " \(parts[1])\n")
        let (configuration, problems) = Configuration.decode(source, in: folder, formats: reporters.map { $0.name })
        if let problem = problems.first { throw Failure(problem, in: name(of: word)) }
        return configuration
    }

    /// The keys of a path. The number of a criterion is no path: `rules.wcag:1.4.3`.
    private static func keys(of path: String) -> [String] {
        var keys: [String] = []
        for part in path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
            let isNumber = !part.isEmpty && part.allSatisfy(\.isNumber)
            if isNumber, let last = keys.last, last.contains(":") {
                keys[keys.count - 1] = last + "." + part
            } else {
                keys.append(part)
            }
        }
        return keys
    }

    /// The name under which a value knows its place.
    static func name(of word: String) -> String { "--set \(word)" }
}

extension Failure {
    /// A mistake in the value of `--set`.
    package init(_ problem: ConfigurationProblem, in words: String) {
        let notes = [problem.hint, problem.help].filter { !$0.isEmpty }.map { "; \($0)" }.joined()
        self.init("\(words): \(problem.message)\(notes)")
    }
}
