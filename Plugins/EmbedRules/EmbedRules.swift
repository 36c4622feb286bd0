import Foundation
import PackagePlugin

/// Turns the rule pages, the word lists, the schemas and the templates into Swift before `RuleCatalogue` is compiled.
@main
struct EmbedRules: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        let folders = ["Rules/Pages", "Rules/Words", "Schemas", "Templates"].map {
            context.package.directoryURL.appending(path: $0)
        }
        let files = try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { ["css", "js", "json", "yaml", "yml"].contains($0.pathExtension) }
                .sorted { $0.path < $1.path }
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "Pages.swift")
        // The folders are inputs too: their time changes when a page is added, so that the next build sees the page.
        return [
            .buildCommand(
                displayName: "Embedding rule pages",
                executable: try context.tool(named: "embed-rules").url,
                arguments: folders.map(\.path) + [output.path],
                inputFiles: folders + files,
                outputFiles: [output])
        ]
    }
}
