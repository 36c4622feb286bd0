import A11yProject
import ArgumentParser

/// The code of the app: the same option for every command that judges or simulates screens. Beside `ProjectOptions` and
/// not around it: a debug build of ArgumentParser checks each level of groups four times over.
struct SourceOptions: ParsableArguments {
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

    /// Where the code is; nil without paths, when the configuration says it.
    var named: [String]? { readsNone ? [] : paths.isEmpty ? nil : paths }

    /// Whether no code is read, even if the configuration names some.
    var readsNone: Bool { paths.contains(ProjectRequest.none) }
}
