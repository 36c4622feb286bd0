/// What earlier versions took, with the way that remains.
enum RemovedOptions {
    private static let ways: [String: String] = [
        "--ascii": "set LC_ALL=C, or give --plain", "--changed": "--since auto",
        "--changed-lines": "--new-only reports what is new", "--exit-zero": "--fail-on never",
        "--extend-select": "--select recommended,RULE, or --set rules.RULE=warning",
        "--fix-only": "--fix --fail-on never --quiet",
        "--github": "copy Integrations/github.yml of a11ylint's repository",
        "--gitlab": "copy Integrations/gitlab.yml of a11ylint's repository",
        "--hyperlinks": "set FORCE_HYPERLINK to 1 or 0",
        "--include": "name the files and folders, or the key include", "--min-severity": "--fail-on, or --select",
        "--no-baseline": "--baseline none", "--no-config": "--config none",
        "--no-inline-suppressions": "--all shows what they accept", "--no-sources": "--sources none",
        "--path-root": "paths are relative to the repository, or to the configuration",
        "--pre-commit": "add the hook that docs/ci.md shows", "--preset": "--select PRESET",
        "--progress": "it is shown on terminals alone", "--raw-positions": "places are those in the source",
        "--reason": "--add-suppressions REASON", "--report": "--format NAME=PATH", "--respect-gitignore": "the default",
        "--no-respect-gitignore": "name the ignored files", "--show-suppressed": "--all",
        "--skip-unknown": "--allow-empty",
        "--strict": "--fail-on warning", "--strict-baseline": "--set rules.stale-baseline-entry=error",
        "--summary": "count the answers", "--timing": "--verbose says how much code was read",
        "--unordered": "answers are in order",
        "--use-script-input-files": "name the files, as \"$SCRIPT_INPUT_FILE_0\"", "--width": "set COLUMNS",
        "--watch": "watchexec -- a11ylint check, or an editor with the server",
        "--write-baseline": "a11ylint baseline",
    ]

    /// The same for commands.
    private static let commands: [String: String] = [
        "baseline check": "check --set rules.stale-baseline-entry=error", "baseline create": "baseline",
        "baseline prune": "baseline", "baseline show": "check says what is gone, check --all what is accepted",
        "baseline update": "baseline", "config explain": "config FILE", "config path": "config FILE, in its first line",
        "config show": "config", "config validate": "config, or config --config PATH",
        "suppressions": "check --all, whose format json has the reasons of what is suppressed",
        "version": "--version",
    ]

    /// The answer to the words of such a command; nil for any other.
    static func answer(toCommand words: [String]) -> String? {
        let names = [words.prefix(1).joined(), words.prefix(2).joined(separator: " ")]
        return names.lazy.compactMap { name in
            commands[name].map { "“a11ylint \(name)” was removed; instead: a11ylint \($0)" }
        }.first
    }

    /// The answer to what ArgumentParser says of such an option; nil for any other message.
    static func answer(to message: String) -> String? {
        guard let name = message.firstMatch(of: /Unknown option '(--[a-z-]+)/)?.1, let way = ways[String(name)] else {
            return nil
        }
        return "\(name) was removed; instead: \(way)"
    }

    /// The options that are still there, of those that a variable could give.
    private static let kept = Set(
        """
        --add-suppressions --all --allow-empty --baseline --color --compare --config --diff --exclude --fail-on --fix \
        --flow --force-exclude --format --ignore --jobs --limit --max-warnings --min-confidence --new-only --output \
        --plain --quiet --records --rules --screenshots --select --set --shard --since --sources --staged --statistics \
        --stdin-filename --unsafe-fixes --verbose --with-audit
        """.split(separator: " ").map(String.init))

    /// The environment variables that gave options of `check`.
    static func variables(in environment: [String: String]) -> [String] {
        environment.keys.filter { $0.hasPrefix("A11YLINT_") }.sorted().filter { name in
            let option = "--" + name.dropFirst("A11YLINT_".count).lowercased().replacing("_", with: "-")
            return ways[option] != nil || kept.contains(option)
        }
    }
}
