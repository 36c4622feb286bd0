import ArgumentParser

/// How a run goes about its work.
struct RunOptions: ParsableArguments {
    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: ArgumentHelp("Files checked at once: a number, or auto.", valueName: "number"))
    var jobs = Jobs.auto

    @Flag(help: "Check again whenever a file changes, until Ctrl-C.")
    var watch = false
}
