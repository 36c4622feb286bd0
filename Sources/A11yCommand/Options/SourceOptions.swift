import A11yProject
import ArgumentParser

/// The code of the app: the same options for every command that judges or simulates screens.
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

    /// What the options say; nil if they leave it to the configuration.
    var request: [String]? { readsNone ? [] : paths.isEmpty ? nil : paths }

    /// Whether no code is read, even if the configuration names some.
    var readsNone: Bool { paths.contains(ProjectRequest.none) }
}

extension ProjectOptions {
    /// The options as plain values, with those about code.
    func request(reading sources: SourceOptions) -> ProjectRequest {
        var request = request
        request.sources = sources.request
        return request
    }
}
