import ArgumentParser

/// What is accepted, and by which means.
struct AcceptingOptions: ParsableArguments {
    @Flag(help: "Heed no comments and Notes that accept findings: shows what is behind them.")
    var noInlineSuppressions = false
}
