/// The command lines of `check` that most runs have: paths, and the options that say in which format, where to, how
/// wordy and with how many jobs. They are read here, in a few microseconds; every other one is ArgumentParser's, and so
/// is every mistake, for its words.
extension CheckCommand {
    /// The check that these arguments ask for; nil where ArgumentParser has to read them.
    init?(plain arguments: some Sequence<String>) {
        var files = FileOptions.plain
        var gate = GateOptions.plain
        var output = OutputOptions.plain
        var configuring = ConfigurationOptions.plain
        var running = RunOptions.plain
        var words = arguments.makeIterator()
        while let word = words.next() {
            let (name, joined) = CheckCommand.parts(of: word)
            func value() -> String? { (joined ?? words.next()).flatMap { $0.hasPrefix("-") || $0.isEmpty ? nil : $0 } }
            switch name {
            case "-f", "--format":
                guard let format = value() else { return nil }
                output.formats.append(format)
            case "-o", "--output":
                guard let path = value() else { return nil }
                output.outputs.append(path)
            case "-j", "--jobs":
                guard let jobs = value().flatMap(Jobs.init(argument:)) else { return nil }
                running.jobs = jobs
            case "-q" where joined == nil, "--quiet" where joined == nil:
                output.quiet = true
            case "--exit-zero" where joined == nil:
                gate.exitZero = true
            case "--no-config" where joined == nil:
                configuring.noConfig = true
            default:
                if word.hasPrefix("-") || word.isEmpty { return nil }
                files.named.append(word)
            }
        }
        self.init()
        self.files = files
        rules = .plain
        self.gate = gate
        self.output = output
        show = .plain
        git = .plain
        self.configuring = configuring
        accepting = .plain
        fixing = .plain
        self.running = running
        guard (try? output.validate()) != nil else { return nil }
    }

    /// The name of an option and the value that is joined to it, as in `--format=json`; else the word as it is.
    private static func parts(of word: String) -> (name: String, value: String?) {
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<equals]), String(word[equals...].dropFirst()))
    }
}
