import A11yModel
import A11yProject

/// What a check is asked to do, as plain values. Each value has the default of its option.
struct CheckRequest {
    var files = FileRequest()
    var rules = RuleRequest()
    var gate = Gate()
    var output = OutputRequest()
    var display = DisplayRequest()
    var git = GitRequest()
    var project = ProjectRequest()
    var acceptance = AcceptanceRequest()
    var fixing = FixRequest()
    var running = RunRequest()
    /// The folder with pictures of the screens; nil if none are to be shown.
    var screenshots: String?
    /// Nil if the input is files.
    var records: RecordRequest?
}

extension CheckRequest {
    /// Parses the arguments that most runs have: paths, flags, and options whose values are words. Nil for any others,
    /// and for mistakes: ArgumentParser parses those. It takes 5 ms for the options of `check`, which is most of the
    /// time of a small check.
    init?(plain arguments: some Sequence<String>) {
        self.init()
        var words = arguments.makeIterator()
        while let word = words.next() {
            let (name, joined) = CheckRequest.parts(of: word)
            if joined == nil, set(flag: name) { continue }
            guard word.hasPrefix("-") else {
                if word.isEmpty { return nil }
                files.named.append(word)
                continue
            }
            guard let value = joined ?? words.next(), !value.isEmpty, !value.hasPrefix("-"),
                set(option: name, to: value)
            else { return nil }
        }
        // These exclude each other, which ArgumentParser says.
        if gate.strict, gate.failOn != nil { return nil }
    }

    /// Sets a flag; false if it is none of these.
    private mutating func set(flag name: String) -> Bool {
        switch name {
        case "-q", "--quiet": output.quiet = true
        case "--allow-empty": files.allowEmpty = true
        case "--exit-zero": gate.exitZero = true
        case "--no-baseline": acceptance.noBaseline = true
        case "--no-config": project.ignoresFiles = true
        case "--strict": gate.strict = true
        default: return false
        }
        return true
    }

    /// Sets an option; false if it is none of these, for a value that it does not take, or for a second one if it takes
    /// one.
    private mutating func set(option name: String, to value: String) -> Bool {
        switch name {
        case "--exclude": files.exclude.append(value)
        case "--extend-select": rules.extendSelect.append(value)
        case "--ignore": rules.ignore.append(value)
        case "--include": files.include.append(value)
        case "--report": output.reports.append(value)
        case "--select": rules.select.append(value)
        case "-f", "--format":
            output.formats.append(value)
            return output.formats.count == 1
        case "-o", "--output":
            output.outputs.append(value)
            return output.outputs.count == 1
        case "--path-root":
            defer { files.pathRoot = value }
            return files.pathRoot == nil
        case "--preset":
            defer { rules.preset = value }
            return rules.preset == nil
        case "--fail-on":
            gate.failOn = FailLevel(rawValue: value)
            return gate.failOn != nil
        case "--color":
            output.color = ColorChoice(rawValue: value) ?? .auto
            return output.color.rawValue == value
        case "-j", "--jobs":
            running.jobs = Jobs(argument: value) ?? running.jobs
            return Jobs(argument: value) != nil
        default: return false
        }
        return true
    }

    /// The name of an option and the value that is joined to it, as in `--format=json`; else the word itself.
    private static func parts(of word: String) -> (name: String, value: String?) {
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<equals]), String(word[equals...].dropFirst()))
    }
}
