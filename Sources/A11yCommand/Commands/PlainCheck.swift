/// The command lines of `check` that most runs have: paths, and of the options those that say in which format, where
/// to, how wordy and with how many jobs. They are read here, in a few microseconds; every other one is ArgumentParser's,
/// and so is every mistake, for its words.
extension CheckCommand {
    /// The check that these arguments ask for; nil where ArgumentParser has to read them.
    init?(plain arguments: some Sequence<String>) {
        var files = FileOptions.plain
        var output = OutputOptions.plain
        var running = RunOptions.plain
        var words = arguments.makeIterator()
        func value() -> String? { words.next().flatMap { $0.hasPrefix("-") || $0.isEmpty ? nil : $0 } }
        while let word = words.next() {
            switch word {
            case "-f", "--format":
                guard let format = value() else { return nil }
                output.formats.append(format)
            case "-o", "--output":
                guard let path = value() else { return nil }
                output.outputs.append(path)
            case "-j", "--jobs":
                guard let jobs = value().flatMap(Jobs.init(argument:)) else { return nil }
                running.jobs = jobs
            case "-q", "--quiet":
                output.quiet = true
            default:
                if word.hasPrefix("-") || word.isEmpty { return nil }
                files.named.append(word)
            }
        }
        self.init()
        self.files = files
        rules = .plain
        gate = .plain
        self.output = output
        show = .plain
        git = .plain
        configuring = .plain
        accepting = .plain
        fixing = .plain
        self.running = running
        guard (try? output.validate()) != nil else { return nil }
    }
}
