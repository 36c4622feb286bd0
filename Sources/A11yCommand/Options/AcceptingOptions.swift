import A11yRules
import ArgumentParser

/// What is accepted, and by which means.
struct AcceptingOptions: ParsableArguments {
    @Flag(help: "Heed no comments and Notes that accept findings: shows what is behind them.")
    var noInlineSuppressions = false

    /// The settings of a file with what these options say.
    func applied(to settings: Settings) -> Settings {
        var settings = settings
        settings.heedsDirectives = !noInlineSuppressions
        settings.today = .today
        return settings
    }
}
