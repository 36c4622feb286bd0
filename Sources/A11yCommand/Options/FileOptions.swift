import A11yProject
import ArgumentParser

/// Which files to check.
struct FileOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files, folders, or “-” for standard input (default: the current folder).",
            valueName: "paths"),
        completion: .file())
    var named: [String] = []

    @Option(
        help: ArgumentHelp(
            "Exclude what matches this pattern, in addition to what the configuration excludes. Can be "
                + "repeated.", valueName: "pattern"))
    var exclude: [String] = []

    @Flag(help: "Also skip named files if they are excluded or ignored.")
    var forceExclude = false

    @Option(help: ArgumentHelp("The name of standard input in reports.", valueName: "path"))
    var stdinFilename: String?

    @Flag(help: "Succeed if there is nothing to check, and do not report named files that describe no screen.")
    var allowEmpty = false

    @Flag(help: "Take the named captures of a running app, in this order, as the states of one screen.")
    var flow = false

    @Option(
        help: ArgumentHelp(
            "Merge what Apple's accessibility audit found on the screen of the one file, from its JSON. Can "
                + "be repeated.",
            valueName: "path"),
        completion: .file(extensions: ["json"]))
    var withAudit: [String] = []

    @Option(
        help: ArgumentHelp(
            "Check one part of the files, such as 2/5: the same file is always in the same part. “a11ylint merge” "
                + "makes one report of all parts.", valueName: "I/N"))
    var shard: Shard?

    func validate() throws {
        if !withAudit.isEmpty, flow { throw ValidationError("--with-audit belongs to one capture; leave out --flow") }
        if stdinFilename != nil, !named.contains(FileToCheck.standardInput) {
            throw ValidationError(
                "--stdin-filename names standard input, which is read only where “-” is among the paths")
        }
    }

    /// The options as plain values.
    var request: FileRequest {
        var request = FileRequest()
        request.named = named
        request.exclude = exclude
        request.forceExclude = forceExclude
        request.stdinFilename = stdinFilename
        request.allowEmpty = allowEmpty
        request.shard = shard
        request.isFlow = flow
        request.audits = withAudit
        return request
    }
}

extension Shard: ExpressibleByArgument {
    /// Parses `I/N`.
    public init?(argument: String) { self.init(argument) }
}
