import Foundation
import PackagePlugin

/// Checks the storyboards, xibs and screen files of a target whenever one of them changed; a finding that fails the run
/// fails the build.
@main
struct A11yLintBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        guard let module = target as? SourceModuleTarget else { return [] }
        let endings = ["storyboard", "xib", "yaml", "yml"]
        let files = module.sourceFiles.map(\.url).filter { endings.contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
        if files.isEmpty { return [] }
        let names = [".a11ylint.yml", ".a11ylint-baseline.json"]
        let settings = names.map { context.package.directoryURL.appending(path: $0) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        // The build system runs it again when an input is newer than this report.
        let report = context.pluginWorkDirectoryURL.appending(path: "a11ylint.txt")
        return [
            .buildCommand(
                displayName: "Checking the accessibility of \(target.name)",
                executable: try context.program,
                arguments: [
                    "check", "--format", "xcode", "--format", "compact=\(report.path)", "--allow-empty",
                    "--force-exclude",
                ] + files.map(\.path),
                inputFiles: files + settings,
                outputFiles: [report])
        ]
    }
}

extension PluginContext {
    /// The released program, or the target that builds it.
    fileprivate var program: URL {
        get throws { try ((try? tool(named: "a11ylint")) ?? tool(named: "A11yCommand")).url }
    }
}
