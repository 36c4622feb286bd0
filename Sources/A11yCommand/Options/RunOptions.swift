import ArgumentParser

/// How a run goes about its work.
struct RunOptions: ParsableArguments {
    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("Files checked at once: a number, or auto.", valueName: "number"))
    var jobs = Jobs.auto

    @Flag(help: "Check again whenever a file changes, until Ctrl-C.")
    var watch = false
    @Option(
        help: ArgumentHelp(
            "Keep what was found in each file in this folder, and look there before a file is checked again.",
            valueName: "folder"), completion: .directory)
    var cacheDir: String?

    @Flag(help: "Keep nothing, and look nowhere, whatever the configuration says.")
    var noCache = false

    /// Where reports are kept; nil for nowhere. A configuration may ask for it, and then name a folder or not.
    func cache(_ governing: Governing?, _ environment: [String: String]) -> Cache? {
        let isConfigured = governing?.configuration.cacheEnabled?.value == true
        guard !noCache, isConfigured || cacheDir != nil else { return nil }
        return (cacheDir ?? governing?.cacheFolder ?? Cache.usualFolder(environment)).flatMap { folder in
            folder.isEmpty ? nil : Cache(in: folder)
        }
    }
}
