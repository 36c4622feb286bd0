import A11yModel
import A11yEngine
import A11yPolicy
import ArgumentParser
import Foundation

/// Which files to check.
struct FileOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files, folders, or “-” for standard input; the current folder, unless told otherwise.",
            valueName: "paths"),
        completion: .file())
    var named: [String] = []

    @Option(
        help: ArgumentHelp(
            "Look in folders for the files that this pattern describes alone; patterns are written as for .gitignore, "
                + "relative to the current folder. May be given several times.", valueName: "pattern"))
    var include: [String] = []

    @Option(
        help: ArgumentHelp(
            "Leave out what this pattern describes, beside what the configuration excludes. May be given several "
                + "times.", valueName: "pattern"))
    var exclude: [String] = []

    @Flag(help: "Leave out what is excluded or ignored even where it is named.")
    var forceExclude = false

    @Flag(inversion: .prefixedNo, help: "Leave out what git ignores, or look there too.")
    var respectGitignore = true

    @Option(
        name: [.long, .customLong("stdin-filepath")],
        help: ArgumentHelp("The name that standard input has in the report.", valueName: "path"))
    var stdinFilename: String?

    @Flag(help: "Say nothing of files that describe no screen, though they are named or included.")
    var skipUnknown = false

    @Flag(help: "Succeed when there is nothing to check.")
    var allowEmpty = false

    @Option(
        help: ArgumentHelp(
            "The folder that paths in reports for programs are relative to; the repository's, unless told otherwise.",
            valueName: "folder"), completion: .directory)
    var pathRoot: String?

    @Flag(help: "Check the input files of the run script of Xcode that this runs in.")
    var useScriptInputFiles = false

    func validate() throws {
        if useScriptInputFiles, !named.isEmpty {
            throw ValidationError("--use-script-input-files takes its paths from Xcode; name none")
        }
        if stdinFilename != nil, !paths.contains(FileToCheck.standardInput) {
            throw ValidationError(
                "--stdin-filename names standard input, which is read only where “-” is among the paths")
        }
    }

    /// The paths that were named, or else the current folder.
    var paths: [String] { named.isEmpty ? ["."] : named }

    /// What belongs to the run of the files in folders. `--include` stands for what configurations include, and
    /// `--exclude` is added to what they exclude.
    func rules(in project: Project, environment: [String: String]) throws(Failure) -> DiscoveryRules {
        let current = AbsolutePath.currentFolder
        var rules = DiscoveryRules()
        if !include.isEmpty { rules.include = [try patterns(include, of: "--include", in: current)] }
        if !exclude.isEmpty { rules.exclude = [try patterns(exclude, of: "--exclude", in: current)] }
        // What is wrong with a configuration is told when the files are known that it governs.
        rules.configured = { try? project.governing($0)?.configuration }
        rules.forcesExcludes = forceExclude
        rules.inputName = stdinFilename
        rules.respectsGitIgnore = respectGitignore
        rules.environment = environment
        return rules
    }

    private func patterns(
        _ texts: [String], of option: String, in folder: [String]
    ) throws(Failure) -> PlacedPatterns {
        var patterns: [PathPattern] = []
        for text in texts {
            // What a shell completes begins with “./”, which no pattern of git's can match.
            let pattern = PathPattern(text.hasPrefix("./") ? String(text.dropFirst()) : text)
            if text.isEmpty || text == "." { throw Failure("\(option) takes a pattern such as “Generated/”") }
            if pattern.isBroken { throw Failure("\(option): “\(text)” has a bracket or a backslash without its end") }
            if text.hasPrefix("../") {
                throw Failure("\(option): “\(text)” leads out of the current folder; patterns are relative to it")
            }
            patterns.append(pattern)
        }
        return PlacedPatterns(PathPatterns(patterns), in: folder)
    }

    /// The paths to check: those that were named, or those that Xcode gives a run script.
    func paths(in environment: [String: String]) throws(Failure) -> [String] {
        useScriptInputFiles ? try ScriptInput(environment).paths() : paths
    }

    /// Where paths in reports for programs begin.
    func root(_ configuration: Governing?) throws(Failure) -> PathRoot {
        try PathRoot(asked: pathRoot, configured: configuration?.own?.folder)
    }

    /// The one file or folder that was named, relative to the root; empty where that is the root or lies outside, and
    /// where there are several.
    func scope(in root: PathRoot) -> String {
        guard let path = paths.first, paths.count == 1, path != FileToCheck.standardInput else { return "" }
        let scope = root.relative(path)
        return scope.hasPrefix("/") ? "" : scope
    }

    /// The folders that were named: whatever they hold was looked at.
    var walkedFolders: [String] {
        paths.filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }

    /// Whether a report belongs in the output: a walk meets many files that are none of our business.
    func keeps(_ report: Report, on source: Source, _ origin: FileToCheck.Origin) -> Bool {
        report.isOfInterest(on: source, isMeant: origin != .found && !skipUnknown)
    }
}
