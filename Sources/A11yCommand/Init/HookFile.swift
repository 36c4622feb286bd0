import A11yProject

/// The configuration file of pre-commit, with our hook added.
enum HookFile {
    /// Its name.
    static let path = ".pre-commit-config.yaml"

    /// Our hook, as an entry of the list of repositories. `local`: whoever commits has the program installed.
    private static let entry = [
        "- repo: local",
        "  hooks:",
        "    - id: a11ylint",
        "      name: a11ylint",
        "      entry: a11ylint check --force-exclude --allow-empty",
        "      language: system",
        "      files: \\.(ya?ml|xml|storyboard|swift|xib)$",
        "      require_serial: true",
    ]

    /// The text of a file with our hook; `former` is what was there, nil for no file. What is there stays as it is,
    /// also where it has our hook already.
    static func text(adding former: String?) throws(Failure) -> String {
        guard let former, former.contains(where: { !$0.isWhitespace }) else {
            return (["repos:"] + entry.map { "  " + $0 }).map { $0 + "\n" }.joined()
        }
        let lines = former.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.contains(where: { hasHook($0) }) { return former }
        guard let start = lines.firstIndex(where: { $0.hasPrefix("repos:") }),
            isBare(lines[start].dropFirst("repos:".count))
        else {
            throw Failure("\(path): no “repos:” to add to, with a list below it; add by hand:", entry)
        }
        let end = end(of: start, in: lines)
        let items = lines[(start + 1)..<end]
        let margin = items.first { isItem($0) }.map { String($0.prefix { $0 == " " }) } ?? "  "
        let ending = former.contains("\r\n") ? "\r\n" : "\n"
        var text = lines[..<end].map { $0 + ending }.joined()
        text += entry.map { margin + $0 + ending }.joined()
        let rest = lines[end...]
        // A list that ended the file had its line break before the place of the empty line after it.
        return rest.allSatisfy(\.isEmpty) ? text : text + rest.joined(separator: ending)
    }

    /// Whether a line names our hook.
    private static func hasHook(_ line: Substring) -> Bool {
        line.firstMatch(of: /^\s*(-\s+)?id:\s*["']?a11ylint(-system)?["']?\s*(#.*)?$/) != nil
    }

    /// Whether nothing but a comment stands there.
    private static func isBare(_ text: Substring) -> Bool {
        let words = text.drop { $0 == " " }
        return words.isEmpty || words.hasPrefix("#")
    }

    private static func isItem(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("- ") }

    /// The line after the last one of the list: comments and empty lines before the next key belong to that.
    private static func end(of start: Int, in lines: [Substring]) -> Int {
        let next = lines[(start + 1)...].firstIndex { line in
            guard let first = line.first else { return false }
            return first != " " && first != "#" && first != "-"
        }
        var end = next ?? lines.endIndex
        while end > start + 1, isBare(lines[end - 1]), !lines[end - 1].hasPrefix(" ") { end -= 1 }
        return end
    }
}
