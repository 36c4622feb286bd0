import A11yProject
import ArgumentParser

/// The configuration and the code of the app: the same options for every command that judges or simulates screens.
struct SourceOptions: ParsableArguments {
    @OptionGroup
    var project: ProjectOptions

    @Option(
        name: .customLong("sources"),
        help: ArgumentHelp(
            "Read the code of the app in this file or folder, to settle what code may change in storyboards and xibs; "
                + "auto takes the project around each of them, none reads no code. Can be repeated.",
            valueName: "path"), completion: .file())
    var paths: [String] = []

    func validate() throws {
        if readsNone, paths.count > 1 { throw ValidationError("--sources none reads no code; give no other path") }
        if paths.contains("") { throw ValidationError("--sources takes a file, a folder, or auto") }
    }

    /// The options as plain values. Without paths the configuration says where the code is.
    var request: ProjectRequest {
        var request = project.request
        request.sources = readsNone ? [] : paths.isEmpty ? nil : paths
        return request
    }

    /// Whether no code is read, even if the configuration names some.
    var readsNone: Bool { paths.contains(ProjectRequest.none) }
}
