import Foundation
import PackagePlugin

/// Turns the rule pages into Swift before `RuleCatalogue` is compiled.
@main
struct EmbedRules: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        let pages = context.package.directoryURL.appending(path: "Rules/Pages")
        let files = try FileManager.default.contentsOfDirectory(at: pages, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "yaml" }
            .sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "Pages.swift")
        // The folder is an input too: its time changes when a page is added, so that the next build sees the page.
        return [
            .buildCommand(
                displayName: "Embedding rule pages",
                executable: try context.tool(named: "embed-rules").url,
                arguments: [pages.path, output.path],
                inputFiles: [pages] + files,
                outputFiles: [output])
        ]
    }
}
