/// Options as they are where the command line gives none of them. ArgumentParser finds the same by reflection, which
/// takes longer than the check of a small file; that both agree is held by a test.
protocol PlainOptions {
    /// Every option with its usual value.
    static var plain: Self { get }
}

extension FileOptions: PlainOptions {
    static var plain: FileOptions {
        var options = FileOptions()
        options.named = []
        options.include = []
        options.exclude = []
        options.forceExclude = false
        options.respectGitignore = true
        options.stdinFilename = nil
        options.skipUnknown = false
        options.allowEmpty = false
        options.pathRoot = nil
        options.useScriptInputFiles = false
        return options
    }
}

extension PageOptions: PlainOptions {
    static var plain: PageOptions {
        var options = PageOptions()
        options.paths = []
        return options
    }
}

extension RuleOptions: PlainOptions {
    static var plain: RuleOptions {
        var options = RuleOptions()
        options.select = []
        options.extendSelect = []
        options.ignore = []
        options.preset = nil
        options.pages = .plain
        options.minSeverity = .info
        options.minConfidence = .review
        return options
    }
}

extension GateOptions: PlainOptions {
    static var plain: GateOptions {
        var options = GateOptions()
        options.failOn = nil
        options.strict = false
        options.maxWarnings = nil
        options.exitZero = false
        return options
    }
}

extension OutputOptions: PlainOptions {
    static var plain: OutputOptions {
        var options = OutputOptions()
        options.formats = []
        options.outputs = []
        options.reports = []
        options.quiet = false
        options.verbose = false
        options.color = .auto
        options.plain = false
        options.ascii = false
        options.width = nil
        return options
    }
}

extension ShowOptions: PlainOptions {
    static var plain: ShowOptions {
        var options = ShowOptions()
        options.limit = nil
        options.showSuppressed = false
        options.statistics = false
        options.timing = false
        options.hyperlinks = .auto
        options.progressChoice = .auto
        return options
    }
}

extension GitOptions: PlainOptions {
    static var plain: GitOptions {
        var options = GitOptions()
        options.staged = false
        options.changed = false
        options.since = nil
        options.changedLines = false
        options.newOnly = false
        return options
    }
}

extension ConfigurationOptions: PlainOptions {
    static var plain: ConfigurationOptions {
        var options = ConfigurationOptions()
        options.config = nil
        options.noConfig = false
        options.assignments = []
        return options
    }
}

extension AcceptingOptions: PlainOptions {
    static var plain: AcceptingOptions {
        var options = AcceptingOptions()
        options.noInlineSuppressions = false
        options.baseline = nil
        options.noBaseline = false
        options.writeBaseline = nil
        options.strictBaseline = false
        return options
    }
}

extension FixOptions: PlainOptions {
    static var plain: FixOptions {
        var options = FixOptions()
        options.fix = false
        options.unsafeFixes = false
        options.fixOnly = false
        options.diff = false
        options.addSuppressions = false
        options.reason = nil
        return options
    }
}

extension RunOptions: PlainOptions {
    static var plain: RunOptions {
        var options = RunOptions()
        options.jobs = .auto
        options.watch = false
        options.cacheDir = nil
        options.noCache = false
        return options
    }
}
