import A11yModel
import ArgumentParser

/// Which files to check.
struct FileOptions: ParsableArguments {
    @Argument(help: "Files, folders, or “-” for standard input.", completion: .file())
    var paths: [String] = ["."]

    @Option(
        name: [.long, .customLong("stdin-filepath")],
        help: ArgumentHelp("The name that standard input has in the report.", valueName: "path"))
    var stdinFilename: String?

    @Flag(help: "Say nothing of named files that describe no screen.")
    var skipUnknown = false

    @Flag(help: "Succeed when there is nothing to check.")
    var allowEmpty = false

    @Option(
        help: ArgumentHelp(
            "The folder that paths in reports for programs are relative to; the repository's, unless told otherwise.",
            valueName: "folder"), completion: .directory)
    var pathRoot: String?

    func validate() throws {
        if stdinFilename != nil, !paths.contains(FileToCheck.standardInput) {
            throw ValidationError(
                "--stdin-filename names standard input, which is read only where “-” is among the paths")
        }
    }

    /// Where paths in reports for programs begin.
    func root() throws(Failure) -> PathRoot { try PathRoot(asked: pathRoot) }

    /// The one file or folder that was named, relative to the root; empty where that is the root or lies outside, and
    /// where there are several.
    func scope(in root: PathRoot) -> String {
        guard let path = paths.first, paths.count == 1, path != FileToCheck.standardInput else { return "" }
        let scope = root.relative(path)
        return scope.hasPrefix("/") ? "" : scope
    }

    /// Whether a report belongs in the output: a walk meets many files that are none of our business.
    func keeps(_ report: Report, on source: Source, _ origin: FileToCheck.Origin) -> Bool {
        guard report.tally.screens == 0 else { return true }
        let rules = Set(report.findings.map(\.rule))
        let isMeant = origin == .named && !skipUnknown
        if rules.contains(FileRule.unknownFile.rawValue) { return isMeant }
        // A file that breaks off before it shows what it is may be a template of another tool, or a broken screen.
        let isUnrecognised = rules.isSubset(of: [FileRule.syntax.rawValue, FileRule.emptyScreen.rawValue])
        let isOfXcode = ["storyboard", "xib"].contains(source.extension)
        return isMeant || !isUnrecognised || isOfXcode || source.mentionsScreen
    }
}
