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
            "In folders, check only files that match this pattern, written as for .gitignore and relative to the "
                + "current folder. Can be repeated.", valueName: "pattern"))
    var include: [String] = []

    @Option(
        help: ArgumentHelp(
            "Exclude what matches this pattern, in addition to what the configuration excludes. Can be "
                + "repeated.", valueName: "pattern"))
    var exclude: [String] = []

    @Flag(help: "Also skip named files if they are excluded or ignored.")
    var forceExclude = false

    @Flag(inversion: .prefixedNo, help: "Skip what git ignores, or check it too.")
    var respectGitignore = FileRequest().respectGitignore

    @Option(
        name: [.long, .customLong("stdin-filepath")],
        help: ArgumentHelp("The name of standard input in reports.", valueName: "path"))
    var stdinFilename: String?

    @Flag(help: "Do not report named or included files that describe no screen.")
    var skipUnknown = false

    @Flag(help: "Succeed if there is nothing to check, or no screen in a named file.")
    var allowEmpty = false

    @Option(
        help: ArgumentHelp(
            "The folder to which paths in machine-readable reports are relative (default: the repository).",
            valueName: "folder"), completion: .directory)
    var pathRoot: String?

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

    @Flag(help: "Check the input files of the Xcode run script that runs this command.")
    var useScriptInputFiles = false

    func validate() throws {
        if useScriptInputFiles, !named.isEmpty {
            throw ValidationError("--use-script-input-files takes its paths from Xcode; name none")
        }
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
        request.include = include
        request.exclude = exclude
        request.forceExclude = forceExclude
        request.respectGitignore = respectGitignore
        request.stdinFilename = stdinFilename
        request.skipUnknown = skipUnknown
        request.allowEmpty = allowEmpty
        request.pathRoot = pathRoot
        request.shard = shard
        request.isFlow = flow
        request.audits = withAudit
        request.useScriptInputFiles = useScriptInputFiles
        return request
    }
}

extension Shard: ExpressibleByArgument {
    /// Parses `I/N`.
    public init?(argument: String) { self.init(argument) }
}
