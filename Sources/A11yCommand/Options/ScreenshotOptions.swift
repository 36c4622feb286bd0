import A11yProject
import A11yReporters
import ArgumentParser

/// Pictures of the screens for the report.
struct ScreenshotOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "In HTML pages also show the PNGs of this folder that are named as a screen, or as a file with one screen.",
            valueName: "folder"),
        completion: .directory)
    var screenshots: String?
}
