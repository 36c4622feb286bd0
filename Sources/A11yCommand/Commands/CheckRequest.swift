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
    /// Nil if the input is files.
    var records: RecordRequest?
}

extension CheckRequest {
    /// Parses the arguments that most runs have: paths, and the options for format, output, jobs and configuration. Nil
    /// for any others, and for mistakes: ArgumentParser parses those. It takes 5 ms for the options of `check`, which
    /// is most of the time of a small check.
    init?(plain arguments: some Sequence<String>) {
        self.init()
        var words = arguments.makeIterator()
        while let word = words.next() {
            let (name, joined) = CheckRequest.parts(of: word)
            func value() -> String? { (joined ?? words.next()).flatMap { $0.hasPrefix("-") || $0.isEmpty ? nil : $0 } }
            switch name {
            case "-f", "--format":
                guard let format = value(), output.formats.isEmpty else { return nil }
                output.formats = [format]
            case "-o", "--output":
                guard let path = value(), output.outputs.isEmpty else { return nil }
                output.outputs = [path]
            case "-j", "--jobs":
                guard let jobs = value().flatMap(Jobs.init(argument:)) else { return nil }
                running.jobs = jobs
            case "-q" where joined == nil, "--quiet" where joined == nil: output.quiet = true
            case "--exit-zero" where joined == nil: gate.exitZero = true
            case "--no-config" where joined == nil: project.ignoresFiles = true
            default:
                if word.hasPrefix("-") || word.isEmpty { return nil }
                files.named.append(word)
            }
        }
    }

    /// The name of an option and the value that is joined to it, as in `--format=json`; else the word itself.
    private static func parts(of word: String) -> (name: String, value: String?) {
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<equals]), String(word[equals...].dropFirst()))
    }
}
